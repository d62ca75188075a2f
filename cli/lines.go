package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"strings"

	"wildfifteen/puzzle"
)

// maxLine is longer than any board or ID, in bytes; of a longer line only its beginning is kept.
const maxLine = 1 << 16

// lines gives a command its inputs: the arguments, or the lines of standard input if there are none.
type lines struct {
	args  []string
	r     *bufio.Reader // nil: arguments
	idle  func() error  // called before waiting for more input
	n     int           // of inputs given so far
	ended bool
	buf   []byte
}

// inputs returns the inputs of a command line. Results written so far go out before the command waits, and the wait
// ends with ctx.
func (e *env) inputs(ctx context.Context, args []string) *lines {
	if len(args) > 0 {
		return &lines{args: args}
	}
	if e.typed {
		e.say(e.lang.T("cli.type_lines"))
	}
	return &lines{r: bufio.NewReaderSize(newInput(ctx, e.in), 1<<16), idle: e.out.flush}
}

// next returns the next input, numbered l.n from 1, without its line end. The error is io.EOF after the
// last, a *puzzle.Error with FaultLength for a line that is too long (the next call goes on after it), or
// the reader's.
func (l *lines) next() (string, error) {
	if l.r == nil {
		if l.n == len(l.args) {
			return "", io.EOF
		}
		l.n++
		return l.args[l.n-1], nil
	}
	if l.ended {
		return "", io.EOF
	}
	line, err := l.read()
	if l.ended && len(l.buf) == 0 {
		return "", io.EOF
	}
	l.n++
	return line, err
}

// read reads one line of any length, keeping at most maxLine bytes.
func (l *lines) read() (string, error) {
	l.buf = l.buf[:0]
	for long := false; ; {
		if err := l.settle(); err != nil {
			return "", err
		}
		part, err := l.r.ReadSlice('\n')
		long = long || len(l.buf)+len(part) > maxLine
		l.buf = append(l.buf, part[:min(len(part), maxLine-len(l.buf))]...)
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if l.ended = err == io.EOF; err != nil && !l.ended {
			return "", err
		}
		text := strings.TrimSuffix(strings.TrimSuffix(string(l.buf), "\n"), "\r")
		if long {
			return text, &puzzle.Error{Kind: puzzle.FaultLength, Input: text, Offset: -1}
		}
		return text, nil
	}
}

// settle lets results out if reading a line may have to wait.
func (l *lines) settle() error {
	ready, _ := l.r.Peek(l.r.Buffered())
	if bytes.IndexByte(ready, '\n') < 0 {
		return l.idle()
	}
	return nil
}
