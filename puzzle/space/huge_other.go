//go:build !linux

package space

// hugePages: other systems choose the size of their pages themselves.
func hugePages([]uint64) {}
