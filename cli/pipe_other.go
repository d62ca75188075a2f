//go:build !windows

package cli

import (
	"errors"
	"os"
	"syscall"
)

// closedPipe reports whether err means that the reader of a pipe has gone.
func closedPipe(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, os.ErrClosed)
}
