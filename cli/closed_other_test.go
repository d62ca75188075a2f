//go:build !windows

package cli

import "syscall"

func closedError() error { return &wrapped{syscall.EPIPE} }

// wrapped returns an error wrapped as package os does.
type wrapped struct{ err error }

func (w *wrapped) Error() string { return "write: " + w.err.Error() }
func (w *wrapped) Unwrap() error { return w.err }
