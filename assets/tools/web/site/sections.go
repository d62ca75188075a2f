package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
)

// programSection is a section of a WebAssembly file.
type programSection struct {
	kind byte
	data []byte
}

// headSize is the number of bytes of a WebAssembly file before its sections.
const headSize = 8

var errProgram = errors.New("not a program as the linker of Go writes it")

// sections returns the sections of a WebAssembly file.
func sections(file []byte) (list []programSection, err error) {
	defer func() { // number panics at the end of a truncated file
		if recover() != nil {
			list, err = nil, errProgram
		}
	}()
	if len(file) < headSize || !bytes.HasPrefix(file, []byte("\x00asm")) {
		return nil, errProgram
	}
	for b := bytes.NewBuffer(file[headSize:]); b.Len() > 0; {
		kind, _ := b.ReadByte()
		n := number(b)
		if b.Len() < n {
			return nil, errProgram
		}
		list = append(list, programSection{kind, b.Next(n)})
	}
	return list, nil
}

// number reads an unsigned LEB128 number. It panics at the end of the input.
func number(r io.ByteReader) int {
	n, err := binary.ReadUvarint(r)
	if err != nil {
		panic(err)
	}
	return int(n)
}
