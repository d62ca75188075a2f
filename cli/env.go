package cli

import (
	"fmt"
	"io"
	"os"
	"runtime"

	"golang.org/x/term"

	"wildfifteen/assets"
)

// env is what a command works with.
type env struct {
	lang    *assets.Lang
	in      io.Reader
	out     *output   // results
	err     io.Writer // messages
	typed   bool      // input comes from a terminal
	colour  bool      // results may be coloured
	bar     bool      // messages go to a terminal: a progress line can be drawn
	width   int       // of that terminal, columns
	code    int       // the exit code so far
	version string
	play    func(PlayOptions) error
}

// newEnv returns the env of a program with these files.
func newEnv(in, out, err *os.File, locale string) *env {
	e := &env{
		lang:  assets.Load(locale),
		in:    in,
		out:   newOutput(out, isTerminal(out)),
		err:   err,
		typed: isTerminal(in),
	}
	e.colour = isTerminal(out) && colourful()
	if e.bar = isTerminal(err) && os.Getenv("TERM") != "dumb"; e.bar {
		e.width, _, _ = term.GetSize(int(err.Fd()))
	}
	return e
}

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

// colourful reports whether a terminal understands colours and the user wants them (https://no-color.org).
func colourful() bool {
	if os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	// The old Windows console shows the codes themselves.
	return runtime.GOOS != "windows" || os.Getenv("WT_SESSION") != ""
}

// say writes a message on standard error.
func (e *env) say(text string) { fmt.Fprintln(e.err, text) }

// worse makes the exit code at least code.
func (e *env) worse(code int) { e.code = max(e.code, code) }

// Colours of verdicts, as SGR codes.
const (
	green  = "32"
	red    = "31"
	yellow = "33"
)

// paint returns text in a colour where colours are shown.
func (e *env) paint(text, colour string) string {
	if !e.colour {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}
