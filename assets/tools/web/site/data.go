package site

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"
)

// The linker of Go leaves out zeros by beginning a new segment of data after some eight of them. The addresses of a hundred
// thousand segments compress badly, zeros well, so the page's program has its segments joined.

// mostZeros is how many zeros at most are written between two segments to join them.
const mostZeros = 64

// dataSection is the number of the section of a WebAssembly file that holds what is in memory at the start.
const dataSection = 11

// joinData returns a WebAssembly program with few segments of data that fill the memory as those of the program do.
func joinData(program []byte) (joined []byte, err error) {
	defer func() { // number panics at the end of a truncated file
		if recover() != nil {
			joined, err = nil, errProgram
		}
	}()
	parts, err := sections(program)
	if err != nil {
		return nil, err
	}
	joined = slices.Clone(program[:headSize])
	for _, p := range parts {
		if p.kind == dataSection {
			list, err := segments(p.data)
			if err != nil {
				return nil, err
			}
			p.data = section(join(list))
		}
		joined = binary.AppendUvarint(append(joined, p.kind), uint64(len(p.data)))
		joined = append(joined, p.data...)
	}
	return joined, nil
}

// segment is what a part of the memory holds at the start.
type segment struct {
	at   int
	data []byte
}

// end returns the address after the segment.
func (s segment) end() int { return s.at + len(s.data) }

// A segment begins with the kind of segment that says its address, here as the code "i32.const address, end".
const (
	addressed = 0
	i32Const  = 0x41
	endCode   = 0x0b
)

// segments reads a section of data and returns the segments by address.
func segments(part []byte) ([]segment, error) {
	b := bytes.NewBuffer(part)
	list := make([]segment, number(b))
	for i := range list {
		kind, code := b.Next(1), b.Next(1)
		at := signed(b)
		if kind[0] != addressed || code[0] != i32Const || b.Next(1)[0] != endCode {
			return nil, errProgram
		}
		n := number(b)
		if b.Len() < n {
			return nil, errProgram
		}
		list[i] = segment{at, b.Next(n)}
	}
	slices.SortFunc(list, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	for i := 1; i < len(list); i++ {
		if list[i].at < list[i-1].end() {
			return nil, errProgram
		}
	}
	return list, nil
}

// join joins segments that have only a few zeros between them.
func join(list []segment) (joined []segment) {
	for _, s := range list {
		if n := len(joined); n > 0 && s.at-joined[n-1].end() <= mostZeros {
			before := &joined[n-1]
			before.data = append(before.data, make([]byte, s.at-before.end())...)
			before.data = append(before.data, s.data...)
			continue
		}
		joined = append(joined, segment{s.at, slices.Clone(s.data)})
	}
	return joined
}

// section writes a section of data.
func section(list []segment) []byte {
	part := binary.AppendUvarint(nil, uint64(len(list)))
	for _, s := range list {
		part = appendSigned(append(part, addressed, i32Const), s.at)
		part = binary.AppendUvarint(append(part, endCode), uint64(len(s.data)))
		part = append(part, s.data...)
	}
	return part
}

// signed reads a signed LEB128 number. It panics at the end of the input.
func signed(b *bytes.Buffer) (n int) {
	for shift := 0; ; shift += 7 {
		c := b.Next(1)[0]
		n |= int(c&0x7f) << shift
		if c&0x80 != 0 {
			continue
		}
		if c&0x40 != 0 {
			n -= 1 << (shift + 7)
		}
		return n
	}
}

// appendSigned appends a signed LEB128 number.
func appendSigned(b []byte, n int) []byte {
	for ; n < -64 || n >= 64; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n&0x7f))
}
