package cli

import (
	"fmt"
	"io"
	"os"
	"runtime"

	"golang.org/x/term"

	"wildfifteen/assets"
)

// env is the environment of a run: language, standard streams, terminal.
type env struct {
	lang    *assets.Lang
	in      io.Reader
	out     *output   // results
	err     io.Writer // messages
	typed   bool      // in is a terminal
	colour  bool      // results may be coloured
	bar     bool      // err is a terminal that can show a progress line
	width   int       // of that terminal, in columns
	columns int       // of the terminal of the results; 0 if out is none
	code    int       // the exit code so far
	version string
	play    func(PlayOptions) error
}

// newEnv returns the env of a run with the given standard streams.
func newEnv(in, out, err *os.File, locale string) *env {
	e := &env{
		lang:  assets.Load(locale),
		in:    in,
		out:   newOutput(out, isTerminal(out)),
		err:   err,
		typed: isTerminal(in),
	}
	if e.out.live {
		e.columns, _, _ = term.GetSize(int(out.Fd()))
	}
	e.colour = isTerminal(out) && colourful()
	if e.bar = isTerminal(err) && os.Getenv("TERM") != "dumb"; e.bar {
		e.width, _, _ = term.GetSize(int(err.Fd()))
	}
	return e
}

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

// colourful reports whether terminals show colours here and the user wants them (https://no-color.org).
func colourful() bool {
	if os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	// The old Windows console prints escape sequences; Windows Terminal, which sets WT_SESSION, understands them.
	return runtime.GOOS != "windows" || os.Getenv("WT_SESSION") != ""
}

// say writes a message to standard error.
func (e *env) say(text string) { fmt.Fprintln(e.err, text) }

// worse raises the exit code to at least code.
func (e *env) worse(code int) { e.code = max(e.code, code) }

// Colours of verdicts, as SGR codes.
const (
	green  = "32"
	red    = "31"
	yellow = "33"
)

// paint returns text with the escape sequences of a colour, or text itself if results are not coloured.
func (e *env) paint(text, colour string) string {
	if !e.colour {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}
