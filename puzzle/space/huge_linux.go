package space

import (
	"syscall"
	"unsafe"
)

// hugePages asks the kernel for large pages under a large slice: bitmaps are
// read at strides that small pages make slow. It is advice; nothing depends on it.
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
	_ = syscall.Madvise(bytes, advice) // refused: small pages
}
