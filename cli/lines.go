package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"wildfifteen/puzzle"
)

// maxLine is the largest length of a line in bytes, longer than any board or ID; longer lines are cut.
const maxLine = 1 << 16

// lines iterates over the inputs of a command: the arguments, or the lines of standard input if there are none, or where an
// argument is "-".
type lines struct {
	args  []string
	arg   int           // number of arguments taken
	stdin *bufio.Reader // nil if no input comes from there
	r     *bufio.Reader // stdin while its lines are read; nil otherwise
	idle  func() error  // called before waiting for more input
	n     int           // number of the last input: of the argument, or of the line
	ended bool
	buf   []byte

	rows  bool        // the rows of a board may stand on lines of their own
	size  puzzle.Size // of boards written without /, or the zero Size
	held  []heldLine  // read ahead
	apart bool        // the last input looks like a row of a board, but is not read as one
}

// place is where an input stands.
type place struct {
	n    int  // number of the line or of the argument, from 1
	line bool // whether it is a line of standard input
}

// place returns where the last input stands.
func (l *lines) place() place { return place{l.n, l.r != nil} }

// standard is the argument that stands for standard input.
const standard = "-"

// inputs returns the inputs of a command line. Before the command waits for input, the results written so far are
// flushed. The wait ends with ctx.
func (e *env) inputs(ctx context.Context, args []string) *lines {
	l := &lines{args: args, idle: e.out.flush}
	if len(args) == 0 || slices.Contains(args, standard) {
		if e.typed {
			e.say(e.lang.T("cli.type_lines"))
		}
		l.stdin = bufio.NewReaderSize(e.decoded(newInput(ctx, e.in)), 1<<16)
	}
	if len(args) == 0 {
		l.r = l.stdin
	}
	return l
}

// decoded returns a text as UTF-8 without the mark with which some programs begin it. That mark tells UTF-16, too, which PowerShell writes
// into files.
func (e *env) decoded(r io.Reader) io.Reader {
	if e.typed { // the decoder waits for three letters
		return r
	}
	return transform.NewReader(r, unicode.BOMOverride(transform.Nop))
}

// next returns the next input without its line end; l.n is then its number, from 1. Lines of standard input that are empty or
// begin with # are passed over. The error is io.EOF after the last input, a *puzzle.Error with FaultLength for a line that is
// too long (the next call continues after it), or the reader's.
func (l *lines) next() (string, error) {
	for {
		if l.r == nil {
			if l.arg == len(l.args) {
				return "", io.EOF
			}
			l.arg++
			l.n = l.arg
			text := l.args[l.arg-1]
			if text != standard {
				return text, nil
			}
			l.r, l.n = l.stdin, 0
		}
		text, err := l.line()
		var fault *puzzle.Error
		switch {
		case err == io.EOF:
			if l.arg == len(l.args) {
				return "", io.EOF
			}
			l.r = nil
		case err != nil && !errors.As(err, &fault):
			return "", err
		case passedOver(text):
		case err != nil:
			return text, err
		default:
			return l.whole(text), nil
		}
	}
}

// passedOver reports whether a line of standard input is no input: an empty line or a comment.
func passedOver(line string) bool {
	line = strings.TrimSpace(line)
	return line == "" || line[0] == '#'
}

// line returns the next line of standard input.
func (l *lines) line() (string, error) {
	l.apart = false
	if len(l.held) > 0 {
		next := l.held[0]
		l.held = l.held[1:]
		l.n, l.apart = next.n, next.apart
		return next.text, next.err
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
