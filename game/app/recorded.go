package app

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// checkInterval is the number of inputs between two checks of a recording.
const checkInterval = 30

// shadow is a store that keeps a copy of the files in memory and passes all calls on to another store.
type shadow struct {
	files map[string][]byte
	store game.Store // nil: there is no other store
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

func (s *shadow) Confirm(name, receipt string) {
	if s.store != nil {
		s.store.Confirm(name, receipt)
	}
}

func (s *shadow) Flush() bool { return s.store == nil || s.store.Flush() }

// checked is an App whose display list and files can be hashed for a check.
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

// Record returns a game as [New] does, whose random source for deals has the given seed. It writes all inputs to w.
func Record(b game.Boot, seed [2]uint64, w io.Writer) *Recording {
	start := game.Recorded{Version: b.Version, Platform: b.Platform, Game: b.Game, Locale: b.Locale, Mute: b.Mute, Seed: seed,
		Shared: b.Files.Shared, Files: b.Files.Data, Unread: b.Files.Unread, Sizes: b.Files.Sizes}
	return &Recording{checked: newChecked(b, &start, b.Store), to: game.NewRecorder(w, start)}
}

// Update records the input and advances the game by one tick. It writes the input first, so that the recording of a
// crash contains the input that caused it.
func (r *Recording) Update(in *game.Input) *game.Output {
	r.to.Input(in)
	r.to.Flush() // Close will return the error
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

// Close writes the rest of the recording and returns the first error of all writes.
func (r *Recording) Close() error { return r.to.Flush() }

// Replay is a game that gets the inputs of a recording. It stores nothing.
type Replay struct {
	checked
	from   *game.RecordingReader
	inputs int
	err    error
}

// errDiffers is the error of a replay that shows or stores something else than the recorded run did.
var errDiffers = errors.New("the replay differs from the recorded run")

// NewReplay returns a game in the state in which a recording began. Of b it uses only Fonts and Lang.
func NewReplay(b game.Boot, from *game.RecordingReader) *Replay {
	start := &from.Start
	b.Platform, b.Game, b.As, b.Locale, b.Mute, b.Version = start.Platform, start.Game, start.As, start.Locale, start.Mute, start.Version
	b.Files = game.Files{Data: start.Files, Shared: start.Shared, Unread: start.Unread, Sizes: start.Sizes}
	if start.Sizes != nil {
		b.Files.Long = recordedRanges{}
	}
	return &Replay{checked: newChecked(b, start, nil), from: from}
}

// Update advances the game by the next recorded input; it ignores its argument. After the last input the Output asks to
// quit.
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
				r.fail(fmt.Errorf("%w after %d inputs: %v instead of %v", errDiffers, r.inputs, got, *check))
			}
		default:
			if r.inputs++; r.inputs == 1 && r.from.Start.Resume {
				r.resume(*in)
			}
			return r.App.Update(in)
		}
	}
}

// resume lets the stored game go on, in two ticks like the first one but for what happens in it.
func (r *Replay) resume(in game.Input) {
	in.Keys, in.Text, in.Wheel, in.Replies = nil, "", render.Point{}, nil
	r.App.Update(&in)
	if s := r.saves.Log.Current(); s != nil && s.Paused() {
		in.Replies = []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: "resume"}}}
		r.App.Update(&in)
	}
}

// recordedRanges reads nothing: the recording has the replies.
type recordedRanges struct{}

func (recordedRanges) Read(game.Range)             {}
func (recordedRanges) Write(string, int64, []byte) {}

func (r *Replay) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// Err returns the first error in the recording or the first difference of the replay from it, nil if there is none.
func (r *Replay) Err() error { return r.err }

// Shutdown does nothing, because a replay stores nothing.
func (r *Replay) Shutdown() {}
