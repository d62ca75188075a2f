//go:build !js

package host

import (
	"runtime"
	"slices"
	"strings"
	"syscall"
)

// Words for players and what the system calls it. The texts are compared: not every writer wraps its errors.
var (
	fullErrors   = []error{syscall.ENOSPC, syscall.EDQUOT}
	deniedErrors = []error{syscall.EACCES, syscall.EPERM, syscall.EROFS}
)

func init() {
	if runtime.GOOS == "windows" {
		fullErrors = append(fullErrors, syscall.Errno(112), syscall.Errno(39)) // ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL
		deniedErrors = append(deniedErrors, syscall.Errno(5))                  // ERROR_ACCESS_DENIED
	}
}

// reason tells in a few words why a file in dir could not be written: known reasons plainly, others in the
// system's words, without the paths of files that are none of the player's.
func reason(dir string, err error) string {
	text, _, _ := strings.Cut(err.Error(), "\n") // of joined errors the first is the cause
	if i := strings.LastIndex(text, ": "); i >= 0 {
		text = text[i+2:]
	}
	is := func(e error) bool { return text == e.Error() }
	switch {
	case slices.ContainsFunc(fullErrors, is):
		text = "the disk is full"
	case slices.ContainsFunc(deniedErrors, is):
		text = "no permission"
	}
	return text + " (" + dir + ")"
}
