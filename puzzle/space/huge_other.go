//go:build !linux

package space

// hugePages does nothing: other systems choose the size of pages themselves.
func hugePages([]uint64) {}
