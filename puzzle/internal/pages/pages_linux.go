package pages

import (
	"syscall"
	"unsafe"
)

// Large asks the kernel to use large pages for a large slice. The request is only advice: nothing depends on it.
func Large[T byte | uint64](list []T) {
	const (
		page   = 2 << 20
		advice = 14 // MADV_HUGEPAGE
	)
	start := unsafe.SliceData(list)
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(start)), uintptr(len(list))*unsafe.Sizeof(*new(T)))
	skip := int(-uintptr(unsafe.Pointer(start)) % page)
	if len(bytes) <= skip+page {
		return
	}
	whole := bytes[skip : len(bytes)-(len(bytes)-skip)%page]
	_ = syscall.Madvise(whole, advice) // if refused, the pages stay small
}
