//go:build !js

// Command wildfifteen is Wild Fifteen: sliding-tile puzzles whose goals go wild. Without a command it opens the
// game's window; its commands deal, check, solve, draw and count boards in a terminal.
package main

import (
	"errors"
	"os"
	"runtime/debug"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/cli"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host"
	"wildfifteen/game/host/user"
)

// version is set by the linker.
var version = "dev"

func main() {
	if info, ok := debug.ReadBuildInfo(); ok && version == "dev" && info.Main.Sum != "" { // by go install
		version = strings.TrimPrefix(info.Main.Version, "v")
	}
	os.Exit(cli.Main(os.Args[1:], version, play))
}

// play opens the window and plays until the player leaves it.
func play(o cli.PlayOptions) error {
	switch {
	case o.Replay != "":
		return replay(o)
	case o.Record != "":
		return record(o)
	}
	return run(o, func(b game.Boot) host.Game { return app.New(b) })
}

// run opens the window and runs the game that newGame returns.
func run(o cli.PlayOptions, newGame func(game.Boot) host.Game) error {
	err := host.Run(host.Options{
		New: func(b game.Boot) host.Game {
			b.Game, b.Mute, b.Version = o.Game, o.Mute, version
			return newGame(b)
		},
		Data: o.Data, Width: o.Window.W, Height: o.Window.H, Scale: o.Scale,
		Fullscreen: o.Fullscreen, NewWindow: o.NewWindow || o.Record != "" || o.Replay != "", Open: o.Game, Redraw: o.Redraw, Version: version,
	})
	if err == nil {
		return nil
	}
	lang := assets.Load(user.Locale())
	if errors.Is(err, host.ErrNoDisplay) {
		return errors.New(lang.T("host.no_display"))
	}
	return errors.New(lang.T("host.no_window", "why", err))
}
