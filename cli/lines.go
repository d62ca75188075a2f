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

// maxLine is the largest length of a line in bytes, longer than any board or ID; longer lines are cut.
const maxLine = 1 << 16

// lines iterates over the inputs of a command: the arguments, or the lines of standard input if there are none.
type lines struct {
	args  []string
	r     *bufio.Reader // nil if the inputs are args
	idle  func() error  // called before waiting for more input
	n     int           // number of inputs returned so far
	ended bool
	buf   []byte
}

// inputs returns the inputs of a command line. Before the command waits for input, the results written so far are
// flushed. The wait ends with ctx.
func (e *env) inputs(ctx context.Context, args []string) *lines {
	if len(args) > 0 {
		return &lines{args: args}
	}
	if e.typed {
		e.say(e.lang.T("cli.type_lines"))
	}
	return &lines{r: bufio.NewReaderSize(newInput(ctx, e.in), 1<<16), idle: e.out.flush}
}

// next returns the next input without its line end; l.n is then its number, from 1. The error is io.EOF after the last
// input, a *puzzle.Error with FaultLength for a line that is too long (the next call continues after it), or the
// reader's.
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
		if err := l.flushIfIdle(); err != nil {
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

// flushIfIdle calls idle if reading a line may have to wait.
func (l *lines) flushIfIdle() error {
	ready, _ := l.r.Peek(l.r.Buffered())
	if bytes.IndexByte(ready, '\n') < 0 {
		return l.idle()
	}
	return nil
}
