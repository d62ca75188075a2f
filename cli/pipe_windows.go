package cli

import (
	"errors"
	"os"
	"syscall"
)

// Error codes of the Windows API for writing to a pipe whose reader has gone.
const (
	errorBrokenPipe = syscall.Errno(109)
	errorNoData     = syscall.Errno(232)
)

// closedPipe reports whether err means that the reader of a pipe has gone.
func closedPipe(err error) bool {
	return errors.Is(err, errorBrokenPipe) || errors.Is(err, errorNoData) || errors.Is(err, os.ErrClosed)
}
