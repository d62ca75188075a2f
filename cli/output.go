package cli

import (
	"bufio"
	"errors"
	"io"
	"time"
)

// errClosed is the error of writing to a pipe whose reader has gone. It ends the command without a message.
var errClosed = errors.New("cli: the reader of the results has gone")

// flushEvery is the longest time between two flushes while results are written.
const flushEvery = 100 * time.Millisecond

// output is the buffered standard output. On a terminal it is flushed after every line; elsewhere when the buffer is
// full, by flush, and at least every flushEvery while lines are written.
type output struct {
	w    *bufio.Writer
	live bool // a terminal
	last time.Time
	line []byte // scratch memory in which callers build a line
}

func newOutput(w io.Writer, live bool) *output {
	return &output{w: bufio.NewWriterSize(w, 1<<16), live: live, last: time.Now()}
}

// write writes one line and a newline. The error is errClosed if the reader has gone.
func (o *output) write(line []byte) error {
	if o.w.Available() <= len(line) {
		o.w.Flush() // only whole lines go out; the writer keeps the error, as it does for Write
	}
	o.w.Write(line) // the writer keeps the error and returns it from WriteByte
	if err := o.w.WriteByte('\n'); err != nil {
		return pipeError(err)
	}
	if o.live {
		return o.flush()
	}
	if now := time.Now(); now.Sub(o.last) >= flushEvery {
		o.last = now
		return o.flush()
	}
	return nil
}

func (o *output) print(line string) error { return o.write(append(o.line[:0], line...)) }

// flush writes out the buffer.
func (o *output) flush() error { return pipeError(o.w.Flush()) }

// pipeError turns the error of a closed pipe into errClosed. (On Unix, SIGPIPE commonly ends the program before.)
func pipeError(err error) error {
	if err != nil && closedPipe(err) {
		return errClosed
	}
	return err
}
