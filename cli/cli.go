// Package cli is the laboratory's command line: check and shuffle boards, solve them, count whole state
// spaces, draw pictures. Without a command the program plays: main hands [Main] a function for that, so that
// this package needs neither the game nor its engine.
//
// Results go to standard output alone, one line for each line read, and flow while input comes in; messages
// go to standard error. There is no colour and no progress bar where no terminal is. Every sentence comes
// from the language files; errors of package puzzle are worded here.
package cli

import (
	"context"
	"errors"
	"os"

	"github.com/spf13/cobra"
)

// PlayOptions are the flags of a program that plays.
type PlayOptions struct {
	Game       string  // a game ID or link to open first; "" for the saved game
	Data       string  // the folder for games and settings; "" for the platform's own
	Window     Window  // in device-independent pixels; the zero Window for the remembered one
	Scale      float64 // device pixels in a device-independent one, 0.5..8; 0 for the monitor's own
	Mute       bool
	Fullscreen bool
	Redraw     bool // draw every frame, moved or not: for measuring
}

// Window is the size of a window.
type Window struct{ W, H int }

// The program's exit codes, the same for all commands: the help of each lists them.
const (
	exitGood        = 0
	exitFailed      = 1 // playing was not possible
	exitUnsolvable  = 1 // some answer is no: a board is not solvable, or not solved by the moves
	exitInvalid     = 2 // some input is invalid, the command line included, or a file cannot be read or written
	exitInterrupted = 3 // the command was stopped before its end
)

// Main runs the program with its arguments (without its name) and returns its exit code. version is shown
// by --version. play plays until the player quits; it is called where no command is given.
func Main(args []string, version string, play func(PlayOptions) error) int {
	cobra.MousetrapHelpText = "" // on Windows a double click starts the game, not a lecture
	e := newEnv(os.Stdin, os.Stdout, os.Stderr, locale())
	e.version, e.play = version, play
	return e.run(context.Background(), args)
}

// locale returns the user's locale as the environment tells it, "" if it does not.
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
		err = flushed
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

// usageError says what is wrong with the command line itself.
type usageError struct {
	text    string
	command string // whose help tells more
}

func (u *usageError) Error() string { return u.text }

// usage returns an error about the command line of cmd.
func usage(cmd *cobra.Command, text string) error { return &usageError{text, cmd.CommandPath()} }
