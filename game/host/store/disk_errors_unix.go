//go:build !js && !windows

package store

import "syscall"

// The system's errors for a full disk, and for a file that the user may not write.
var (
	fullErrors   = [...]error{syscall.ENOSPC, syscall.EDQUOT}
	deniedErrors = [...]error{syscall.EACCES, syscall.EPERM, syscall.EROFS}
)
