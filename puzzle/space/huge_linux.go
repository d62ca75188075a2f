package space

import (
	"syscall"
	"unsafe"
)

// hugePages asks the kernel to use large pages for a large slice. Bitmaps are read at strides that are slow
// with small pages. The request is only advice: nothing depends on it.
func hugePages(words []uint64) {
	const (
		page   = 2 << 20
		advice = 14 // MADV_HUGEPAGE
	)
	start := uintptr(unsafe.Pointer(unsafe.SliceData(words)))
	skip := -start % page / 8
	if uintptr(len(words)) <= skip+page/8 {
		return
	}
	whole := words[skip : uintptr(len(words))-(uintptr(len(words))-skip)%(page/8)]
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(whole))), len(whole)*8)
	_ = syscall.Madvise(bytes, advice) // if refused, the pages stay small
}
