package cli

import (
	"bufio"
	"errors"
	"io"
	"time"
)

// errClosed says that nobody reads the results any more: the command ends, without a word.
var errClosed = errors.New("cli: the reader of the results has gone")

// flushEvery bounds how long a result waits in the buffer while more are being made.
const flushEvery = 100 * time.Millisecond

// output is standard output, buffered: to a terminal every line goes at once, elsewhere when the buffer is
// full, when flush is called, and at least ten times a second.
type output struct {
	w    *bufio.Writer
	live bool
	last time.Time
	line []byte // for callers to build a line in
}

func newOutput(w io.Writer, live bool) *output {
	return &output{w: bufio.NewWriterSize(w, 1<<16), live: live, last: time.Now()}
}

// write writes one line, the newline added. The error is errClosed where the reader has gone.
func (o *output) write(line []byte) error {
	if o.w.Available() <= len(line) {
		o.w.Flush() // so that only whole lines ever go out; an error stays, as that of Write does
	}
	o.w.Write(line) // an error stays in the writer and comes back from WriteByte
	if err := o.w.WriteByte('\n'); err != nil {
		return quiet(err)
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

// flush brings everything written so far to its reader.
func (o *output) flush() error { return quiet(o.w.Flush()) }

// quiet turns the error of a closed pipe into errClosed. (On Unix the signal of the closed pipe commonly
// ends the program before.)
func quiet(err error) error {
	if err != nil && closedPipe(err) {
		return errClosed
	}
	return err
}
