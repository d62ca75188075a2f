package site

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestJoinData joins segments of random data and checks that they fill the memory as before.
func TestJoinData(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	var list []segment
	for at := 1 << 12; len(list) < 1000; {
		data := make([]byte, 1+r.IntN(50))
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		list = append(list, segment{at, data})
		if at += len(data) + r.IntN(mostZeros); r.IntN(20) == 0 {
			at += 1000
		}
	}
	memory := func(list []segment) []byte {
		m := make([]byte, 0, 1<<20)
		for _, s := range list {
			m = m[:max(len(m), s.end())]
			copy(m[s.at:], s.data)
		}
		return m
	}
	program := append(slices.Clone([]byte("\x00asm\x01\x00\x00\x00\x0a\x03abc")), dataSection)
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	part := section(list)
	program = append(append(program, byte(len(part)&0x7f|0x80), byte(len(part)>>7&0x7f|0x80), byte(len(part)>>14)), part...)
	program = append(program, "\x00\x02xy"...)
	joined, err := joinData(program)
	if err != nil {
		t.Fatal(err)
	}
	head, tail := bytes.Index(joined, []byte("abc"))+3, len(joined)-4
	if !bytes.Equal(joined[:head], program[:head]) || string(joined[tail:]) != "\x00\x02xy" {
		t.Errorf("the other sections changed")
	}
	b := bytes.NewBuffer(joined[head+1 : tail])
	number(b)
	after, err := segments(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(memory(after), memory(list)) {
		t.Error("the memory is another one")
	}
	if len(after) > 100 {
		t.Errorf("%d segments are left", len(after))
	}
	for i := 1; i < len(after); i++ {
		if gap := after[i].at - after[i-1].end(); gap <= mostZeros {
			t.Errorf("two segments stand %d bytes apart", gap)
		}
	}
	for n := range len(program) - 4 {
		if got, err := joinData(program[:n]); err == nil && n != 8 && n != 13 {
			t.Fatalf("the first %d bytes become %d", n, len(got))
		}
	}
}

// TestNoData checks what is not a program of the linker.
func TestNoData(t *testing.T) {
	for _, bad := range []string{
		"", "program", "\x00asm\x01\x00\x00\x00\x0b",
		"\x00asm\x01\x00\x00\x00\x0b\x05\x01\x01\x41\x00\x0b",                            // a segment without an address
		"\x00asm\x01\x00\x00\x00\x0b\x06\x01\x00\x42\x00\x0b\x00",                        // an address of 64 bits
		"\x00asm\x01\x00\x00\x00\x0b\x0e\x02\x00\x41\x08\x0b\x01a\x00\x41\x07\x0b\x02ab", // one upon the other
	} {
		if got, err := joinData([]byte(bad)); err == nil {
			t.Errorf("%q becomes %q", bad, got)
		}
	}
}

// TestSigned writes and reads numbers.
func TestSigned(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, 64, -64, -65, 8191, 8192, 1<<31 - 1, -1 << 31} {
		if got := signed(bytes.NewBuffer(appendSigned(nil, n))); got != n {
			t.Errorf("%d is read as %d", n, got)
		}
	}
}
