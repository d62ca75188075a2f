//go:build !linux

package pages

// Large does nothing: other systems choose the size of pages themselves.
func Large[T byte | uint64]([]T) {}
