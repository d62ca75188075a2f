package space

import (
	"syscall"
	"unsafe"
)

// available asks GlobalMemoryStatusEx for the free physical memory.
func available() (uint64, bool) {
	var status struct {
		length, load           uint32
		total, free            uint64
		totalPage, freePage    uint64
		totalVirtual, freeVirt uint64
		extended               uint64
	}
	status.length = uint32(unsafe.Sizeof(status))
	call := syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if call.Find() != nil {
		return 0, false
	}
	ok, _, _ := call.Call(uintptr(unsafe.Pointer(&status)))
	return status.free, ok != 0
}
