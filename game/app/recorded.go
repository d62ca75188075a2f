package app

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"wildfifteen/game"
	"wildfifteen/render"
)

// checkInterval is how many inputs of a recording there are to a check.
const checkInterval = 30

// shadow is a store that knows what its files hold, beside the store that keeps them.
type shadow struct {
	files map[string][]byte
	store game.Store // nil: nothing is kept
}

func newShadow(files map[string][]byte, store game.Store) *shadow {
	s := &shadow{files: make(map[string][]byte), store: store}
	for name, data := range files {
		s.files[name] = slices.Clone(data)
	}
	return s
}

func (s *shadow) Append(name string, line []byte) {
	s.files[name] = append(append(s.files[name], line...), '\n')
	if s.store != nil {
		s.store.Append(name, line)
	}
}

func (s *shadow) Replace(name string, data []byte) {
	s.files[name] = slices.Clone(data)
	if s.store != nil {
		s.store.Replace(name, data)
	}
}

func (s *shadow) Flush() {
	if s.store != nil {
		s.store.Flush()
	}
}

// checked is an App whose pictures and files are hashed.
type checked struct {
	*App
	shadow *shadow
	list   render.List
	dump   []byte // buffer
}

func newChecked(b game.Boot, start *game.Recorded, store game.Store) checked {
	s := newShadow(start.Files, store)
	b.Store, b.Deals, b.Watch = s, start.Source(), nil // the searches must do the same in each tick of a replay
	return checked{App: New(b), shadow: s}
}

func (c *checked) check() game.Check {
	c.Draw(&c.list)
	c.dump = c.list.Dump(c.dump[:0], c.boot.Fonts)
	return game.NewCheck(c.dump, c.shadow.files)
}

// Recording is a game whose inputs are recorded.
type Recording struct {
	checked
	to     *game.Recorder
	inputs int
}

// Record returns the game as [New] does, dealing from a source with the given seed. All that it is told is written to w.
func Record(b game.Boot, seed [2]uint64, w io.Writer) *Recording {
	start := game.Recorded{Version: b.Version, Platform: b.Platform, Game: b.Game, Locale: b.Locale, Mute: b.Mute, Seed: seed,
		Shared: b.Files.Shared, Files: b.Files.Data}
	return &Recording{checked: newChecked(b, &start, b.Store), to: game.NewRecorder(w, start)}
}

// Update records the input and moves the game on by one tick. The input is written before that, so that a crash has it.
func (r *Recording) Update(in *game.Input) *game.Output {
	r.to.Input(in)
	r.to.Flush() // Close returns the error
	out := r.App.Update(in)
	if r.inputs++; r.inputs%checkInterval == 0 {
		r.to.Check(r.check())
	}
	return out
}

// Shutdown ends the recording.
func (r *Recording) Shutdown() {
	r.App.Shutdown()
	r.Close()
}

// Close writes what is still to be written of the recording and returns the first error of all writes.
func (r *Recording) Close() error { return r.to.Flush() }

// Replay is a game that is told what a recording holds. It keeps nothing.
type Replay struct {
	checked
	from   *game.RecordingReader
	inputs int
	err    error
}

// errOther is the error of a replay that shows or stores something else than the recorded run did.
var errOther = errors.New("the replay differs from the recorded run")

// NewReplay returns the game that a recording started from. Of b only Fonts and Lang are used.
func NewReplay(b game.Boot, from *game.RecordingReader) *Replay {
	start := &from.Start
	b.Platform, b.Game, b.Locale, b.Mute, b.Version = start.Platform, start.Game, start.Locale, start.Mute, start.Version
	b.Files = game.Files{Data: start.Files, Shared: start.Shared}
	return &Replay{checked: newChecked(b, start, nil), from: from}
}

// Update moves the game on by one recorded input, whatever it is told. The Output after the last one asks to quit.
func (r *Replay) Update(*game.Input) *game.Output {
	for {
		in, check, err := r.from.Next()
		switch {
		case err != nil:
			if !errors.Is(err, io.EOF) {
				r.fail(err)
			}
			r.stage.Out.Quit = true
			return r.stage.Out
		case check != nil:
			if got := r.check(); got != *check {
				r.fail(fmt.Errorf("%w after %d inputs: %v instead of %v", errOther, r.inputs, got, *check))
			}
		default:
			r.inputs++
			return r.App.Update(in)
		}
	}
}

func (r *Replay) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// Err returns what was wrong with the recording or where the replay first differed from it; nil if nothing was.
func (r *Replay) Err() error { return r.err }

// Shutdown does nothing: a replay keeps nothing.
func (r *Replay) Shutdown() {}
