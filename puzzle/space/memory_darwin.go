package space

import (
	"encoding/binary"
	"syscall"
)

// available returns three quarters of the memory that the machine has: what is free of it now the standard library cannot
// ask.
func available() (uint64, bool) {
	text, err := syscall.Sysctl("hw.memsize")
	if err != nil {
		return 0, false
	}
	return usable(text)
}

// usable reads a number as Sysctl returns it, without a zero byte at its end.
func usable(text string) (uint64, bool) {
	var bytes [8]byte
	if n := copy(bytes[:], text); n < 7 || len(text) > 8 {
		return 0, false
	}
	return binary.LittleEndian.Uint64(bytes[:]) / 4 * 3, true
}
