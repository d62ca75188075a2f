package gametest

import (
	"io"

	"wildfifteen/game"
	"wildfifteen/game/app"
)

// start creates the game and records it to w, unless w is nil.
func (r *Run) start(b game.Boot, w io.Writer) {
	if w == nil {
		r.App = app.New(b)
		r.update = r.App.Update
		return
	}
	r.recording = app.Record(b, [2]uint64{1, 2}, w)
	r.App, r.update = r.recording.App, r.recording.Update
}

// Close ends the recording of a run and returns its first error.
func (r *Run) Close() error { return r.recording.Close() }
