//go:build !js && !windows

package host

import "syscall"

// What the system calls a disk without room, and a file that may not be written.
var (
	fullErrors   = [...]error{syscall.ENOSPC, syscall.EDQUOT}
	deniedErrors = [...]error{syscall.EACCES, syscall.EPERM, syscall.EROFS}
)
