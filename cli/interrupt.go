package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// interruptible returns a context that is cancelled by the first interrupt (Ctrl+C, SIGTERM). Commands then print what
// they have found so far, in whole lines, and end. A second interrupt kills the program.
func interruptible(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// stoppable sets the exit code for the error of a command and returns the error to report. It replaces the error of a
// cancelled context by a message for the user.
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

// input is a reader whose Read returns when its context ends, even while it waits for data.
type input struct {
	ctx context.Context
	r   io.Reader
	buf []byte
	got chan chunk
}

// chunk is the result of a read into input.buf.
type chunk struct {
	n   int
	err error
}

// newInput returns a reader of r's data that fails with ctx's error once ctx has ended.
func newInput(ctx context.Context, r io.Reader) io.Reader {
	return &input{ctx, r, make([]byte, 1<<16), make(chan chunk, 1)}
}

// lateFile is a file that the first Read opens, because opening a named pipe may wait for a writer, and that wait must
// be interruptible. The file stays open until the program ends.
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

// Read implements io.Reader.
func (i *input) Read(p []byte) (int, error) {
	if err := i.ctx.Err(); err != nil {
		return 0, err // an abandoned read may still be writing to the buffer
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
