//go:build !linux && !windows && !darwin

package space

// available returns false: the standard library cannot ask this system.
func available() (uint64, bool) { return 0, false }
