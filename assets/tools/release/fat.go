package main

import (
	"debug/macho"
	"encoding/binary"
	"errors"
)

// slice is the program for one kind of processor in a universal one.
type slice struct {
	machine machine
	data    []byte
}

// machine is a kind of processor as Mach-O names it.
type machine struct {
	cpu macho.Cpu
	sub uint32
}

var machines = map[string]machine{"amd64": {macho.CpuAmd64, 3}, "arm64": {macho.CpuArm64, 0}}

// sliceAlign is the logarithm of what places of slices are multiples of: the pages of the machines with the largest ones.
const sliceAlign = 14

// universal joins programs for macOS into one. Their signatures stay valid, because each slice stays as it is.
func universal(slices []slice) ([]byte, error) {
	const header, entry = 8, 20
	out := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	out = binary.BigEndian.AppendUint32(out, uint32(len(slices)))
	at := header + entry*len(slices)
	for _, s := range slices {
		at = aligned(at)
		if len(s.data) == 0 || uint64(at)+uint64(len(s.data)) > 1<<32-1 {
			return nil, errors.New("a slice is empty or too large")
		}
		for _, v := range []uint32{uint32(s.machine.cpu), s.machine.sub, uint32(at), uint32(len(s.data)), sliceAlign} {
			out = binary.BigEndian.AppendUint32(out, v)
		}
		at += len(s.data)
	}
	for _, s := range slices {
		out = append(out, make([]byte, aligned(len(out))-len(out))...)
		out = append(out, s.data...)
	}
	return out, nil
}

// aligned returns the first place at or after one where a slice may begin.
func aligned(at int) int { return (at + 1<<sliceAlign - 1) >> sliceAlign << sliceAlign }
