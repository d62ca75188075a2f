// Package cli is the command line: it checks, shuffles, solves and draws boards, counts whole state spaces and compares
// ways to scramble. Without a command the program starts the game: main hands [Main] a function that does so, which
// keeps this package free of the game and its engine.
//
// Only results go to standard output, commonly one line for each line read, as soon as they are known; messages go to
// standard error. Colours and progress bars are for terminals only. Every sentence comes from the language files;
// this package puts errors of package puzzle into words.
package cli

import (
	"bytes"
	"context"
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/cli/console"
)

// PlayOptions are the flags of the game.
type PlayOptions struct {
	Game       string  // a game ID or link to open first; "" for the saved game
	Data       string  // the folder of games and settings; "" for the platform's usual one
	Window     Window  // in device-independent pixels; the zero Window for the remembered size
	Scale      float64 // device pixels in a device-independent one, 0.5..8; 0 for the monitor's scale
	Mute       bool
	Fullscreen bool
	NewWindow  bool   // also if another window of the game is open with the same folder
	Redraw     bool   // draw every frame, even one equal to the last: for measurements
	Record     string // a file to which all input of the game is written; "" for none
	Replay     string // a recording whose input the game gets instead of the real one; "" for none
}

// Window is the size of a window in device-independent pixels.
type Window struct{ W, H int }

// The exit codes, the same for all commands; the help of each command lists them.
const (
	exitGood        = 0
	exitFailed      = 1 // the game could not be started
	exitUnsolvable  = 1 // an answer is no: a board is unsolvable, or the moves do not solve it
	exitInvalid     = 2 // an input or the command line is invalid, or a file cannot be read or written
	exitInterrupted = 3 // the command was stopped before its end
)

// Main runs the program and returns its exit code. args are the arguments without the program's name; --version prints
// version. Without a command Main calls play, which must return when the player quits. Interrupts (Ctrl+C, SIGTERM)
// stop a command with exit code 3.
func Main(args []string, version string, play func(PlayOptions) error) int {
	cobra.MousetrapHelpText = "" // on Windows, cobra answers a double click with this text instead of starting the game
	heard := console.Open()
	e := newEnv(os.Stdin, os.Stdout, os.Stderr, locale())
	e.version, e.play = version, play
	var said bytes.Buffer
	if !heard {
		e.out, e.err = newOutput(&said, false), &said
	}
	code := e.run(context.Background(), args)
	if said.Len() > 0 {
		console.Tell(e.lang.T("common.title"), boxed(said.String()))
	}
	return code
}

// maxTold is the longest text for a box, in bytes.
const maxTold = 4000

// boxed returns the beginning of a text, in whole lines, if it is too long for a box.
func boxed(text string) string {
	text = strings.TrimSpace(text)
	if len(text) <= maxTold {
		return text
	}
	text = text[:maxTold]
	return text[:max(0, strings.LastIndexByte(text, '\n'))] + "\n…"
}

// locale returns the user's locale from the environment, "" if it is not set.
func locale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return v
		}
	}
	return ""
}

// run runs one command line.
func (e *env) run(ctx context.Context, args []string) int {
	root := newRoot(e)
	root.SetArgs(args)
	if cmd, _, err := root.Find(args); err == nil && cmd != root {
		var stop context.CancelFunc
		ctx, stop = interruptible(ctx)
		defer stop()
	}
	err := root.ExecuteContext(ctx)
	if flushed := e.out.flush(); err == nil {
		err = e.stoppable(flushed)
	}
	var u *usageError
	switch {
	case err == nil, errors.Is(err, errClosed):
		return e.code
	case errors.As(err, &u):
		e.say(u.text)
		if u.command != "" {
			e.say(e.lang.T("cli.try_help", "command", u.command))
		}
		return exitInvalid
	}
	e.say(e.word(err))
	return max(e.code, exitFailed)
}

// usageError is an error in the command line itself.
type usageError struct {
	text    string
	command string // the command whose help to recommend
}

func (u *usageError) Error() string { return u.text }

// usage returns a usageError of cmd.
func usage(cmd *cobra.Command, text string) error { return &usageError{text, cmd.CommandPath()} }
