package gametest

import (
	"io"

	"wildfifteen/game"
	"wildfifteen/game/app"
)

// start makes the game, which is recorded if there is a writer.
func (r *Run) start(b game.Boot, w io.Writer) {
	if w == nil {
		r.App = app.New(b)
		r.update = r.App.Update
		return
	}
	r.recording = app.Record(b, [2]uint64{1, 2}, w)
	r.App, r.update = r.recording.App, r.recording.Update
}

// Close ends the recording of a run and returns what went wrong with it.
func (r *Run) Close() error { return r.recording.Close() }
