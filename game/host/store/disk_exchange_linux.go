//go:build !android

package store

import "golang.org/x/sys/unix"

// exchange gives each of two files the name of the other, at once.
func exchange(a, b string) error {
	return unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
}
