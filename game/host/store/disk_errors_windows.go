package store

import "syscall"

// The system's errors for a full disk, and for a file that the user may not write.
var (
	fullErrors   = [...]error{syscall.Errno(112), syscall.Errno(39)}          // ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL
	deniedErrors = [...]error{syscall.ERROR_ACCESS_DENIED, syscall.Errno(19)} // ERROR_WRITE_PROTECT
)
