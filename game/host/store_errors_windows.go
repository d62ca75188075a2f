package host

import "syscall"

// What the system calls a disk without room, and a file that may not be written.
var (
	fullErrors   = [...]error{syscall.Errno(112), syscall.Errno(39)}          // ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL
	deniedErrors = [...]error{syscall.ERROR_ACCESS_DENIED, syscall.Errno(19)} // ERROR_WRITE_PROTECT
)
