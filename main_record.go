//go:build !js

package main

import (
	"errors"
	"os"

	"wildfifteen/cli"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host"
	"wildfifteen/puzzle"
)

// record runs the game and writes all input that the game gets to a file.
func record(o cli.PlayOptions) error {
	f, err := os.Create(o.Record)
	if err != nil {
		return err
	}
	var rec *app.Recording
	err = run(o, func(b game.Boot) host.Game {
		src := puzzle.SecureSource()
		rec = app.Record(b, [2]uint64{src.Uint64(), src.Uint64()}, f)
		return rec
	})
	if rec != nil {
		err = errors.Join(err, rec.Close())
	}
	return errors.Join(err, f.Close())
}

// replay runs the game with the input of a recording. It returns an error that says where the game shows or stores
// something other than in the recorded run. The player's own files are not touched.
func replay(o cli.PlayOptions) error {
	f, err := os.Open(o.Replay)
	if err != nil {
		return err
	}
	defer f.Close()
	from, err := game.ReadRecording(f)
	if err != nil {
		return err
	}
	if o.Data, err = os.MkdirTemp("", "wildfifteen-replay-"); err != nil {
		return err
	}
	defer os.RemoveAll(o.Data)
	var rep *app.Replay
	err = run(o, func(b game.Boot) host.Game {
		rep = app.NewReplay(b, from)
		return rep
	})
	if rep != nil {
		err = errors.Join(err, rep.Err())
	}
	return err
}
