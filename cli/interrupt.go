package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// interruptible returns a context that ends when the user interrupts the program: every command then answers with
// what it knows, in whole lines. Once more ends the program at once.
func interruptible(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// stoppable sets the exit code of a command that err ends, or a cancelled context stops.
func (e *env) stoppable(err error) error {
	var bad *usageError
	switch {
	case err == nil, errors.Is(err, errClosed), errors.As(err, &bad):
		return err
	case errors.Is(err, context.Canceled):
		e.code = exitInterrupted
		return errors.New(e.lang.T("cli.stopped"))
	}
	e.worse(exitInvalid)
	return err
}

// input is a command's input that ends with a context: so does a wait for more.
type input struct {
	ctx context.Context
	r   io.Reader
	buf []byte
	got chan chunk
}

// chunk is what a read of the input gave.
type chunk struct {
	n   int
	err error
}

// newInput returns what r gives until the context ends.
func newInput(ctx context.Context, r io.Reader) io.Reader {
	return &input{ctx, r, make([]byte, 1<<16), make(chan chunk, 1)}
}

// lateFile is a file that is opened by the first read: to open a pipe is to wait for somebody who writes to it. It
// stays open until the program ends.
type lateFile struct {
	name string
	file *os.File
}

func (l *lateFile) Read(p []byte) (n int, err error) {
	if l.file == nil {
		if l.file, err = os.Open(l.name); err != nil {
			return 0, err
		}
	}
	return l.file.Read(p)
}

// Read reads as the input does; the error is the context's once that has ended.
func (i *input) Read(p []byte) (int, error) {
	if err := i.ctx.Err(); err != nil {
		return 0, err // a read that was given up may still be filling the buffer
	}
	go func() {
		n, err := i.r.Read(i.buf[:min(len(p), len(i.buf))])
		i.got <- chunk{n, err}
	}()
	select {
	case c := <-i.got:
		return copy(p, i.buf[:c.n]), c.err
	case <-i.ctx.Done():
		return 0, i.ctx.Err()
	}
}
