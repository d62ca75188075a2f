//go:build !linux && !windows

package space

// available knows nothing: the standard library cannot ask this system.
func available() (uint64, bool) { return 0, false }
