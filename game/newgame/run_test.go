package newgame

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// run drives scenes on a stage as a host does.
type run struct {
	t     testing.TB
	stage *stage.Stage
	set   session.Settings
	keys  *keys.Map
	first firstScene // at the bottom, like the board
	desk  desk
	in    game.Input
	out   *game.Output
	rest  func(game.Reply) // handles the replies that the stage's rest gets
}

// options say how a run begins. The zero options are a phone-shaped window of a desktop.
type options struct {
	w, h  float32 // in dip
	scale float32
	text  float32 // the system's text size
	game  string  // what is chosen at first
	depth int
	goal  bool // Options.GoalOnly
}

// firstScene has four buttons and counts what reaches it.
type firstScene struct {
	stage.Page
	events, layouts, away int
}

func (s *firstScene) Layout(f *ui.Frame) {
	s.layouts++
	for i := range 4 {
		f.Add(ui.Control{ID: ui.ID{Name: "first", N: i}, Role: ui.Button, Rect: render.Rect{X: 80 * float32(i), W: 72, H: 640}})
	}
}
func (s *firstScene) Key(game.KeyEvent) bool           { s.events++; return true }
func (s *firstScene) Act(ui.ID)                        { s.events++ }
func (s *firstScene) Touch(*stage.Finger, stage.Phase) { s.events++ }
func (s *firstScene) Hear(n stage.News) {
	if n == stage.Away {
		s.away++
	}
}

// desk records each call and the number of scenes at that time.
type desk struct {
	daySolved bool
	goals     saves.Goals
	run       *run
	asked     []string
	config    puzzle.Config
	depth     int
	text      string
	scenes    int
	bests     map[string]time.Duration // by configuration and depth
}

func (d *desk) note(what string) { d.asked, d.scenes = append(d.asked, what), d.run.stage.Depth() }

func (d *desk) Chosen(c puzzle.Config, depth int) { d.note("chosen"); d.config, d.depth = c, depth }
func (d *desk) Best(c puzzle.Config, depth int) (time.Duration, bool) {
	best, ok := d.bests[fmt.Sprintf("%v=%d", c, depth)]
	return best, ok
}
func (d *desk) Day() (g puzzle.Game, solved bool) {
	g, _ = puzzle.DealSeeded(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Wild}}, "day")
	return g, d.daySolved
}
func (d *desk) Goals() *saves.Goals { return &d.goals }
func (d *desk) Today()              { d.note("today") }
func (d *desk) DrawGoal()           { d.note("draw") }
func (d *desk) ShowGallery()        { d.note("gallery") }
func (d *desk) Enter()              { d.note("enter") }
func (d *desk) Paste(text string)   { d.note("paste"); d.text = text }

// rest is a stage.Rest that passes replies on.
type rest struct {
	stagetest.Rest
	run *run
}

func (r rest) Reply(p game.Reply) {
	if r.run.rest != nil {
		r.run.rest(p)
	}
}

// newRun begins a run with the first scene alone.
func newRun(t testing.TB, o options) *run {
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	scale := max(1, o.scale)
	r := &run{t: t, set: session.Defaults()}
	r.desk.run = r
	r.keys = keys.New(&r.set)
	r.stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &r.set, Locale: "en"}, rest{run: r})
	r.stage.Push(&r.first)
	r.in = game.Input{Width: o.w * scale, Height: o.h * scale, Scale: scale, Focused: true, Locale: "en", TextScale: max(1, o.text)}
	return r
}

// open begins a run with the scene of a new game.
func open(t testing.TB, o options) (*run, *Scene) {
	t.Helper()
	r := newRun(t, o)
	return r, r.open(o)
}

func (r *run) open(o options) *Scene {
	r.t.Helper()
	so := Options{Game: mustGame(r.t, o.game), Depth: o.depth, GoalOnly: o.goal}
	if o.goal {
		so.Title, so.Start, so.Enter = "Title", "Start", "Enter"
	}
	s := New(r.stage, r.keys, &r.desk, so)
	r.stage.Push(s)
	r.tick(1)
	return s
}

func mustGame(t testing.TB, text string) puzzle.Game {
	t.Helper()
	g, err := puzzle.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// chosen fails unless the desk was given a configuration and a depth, and nothing else.
func (r *run) chosen(config string, depth int) {
	r.t.Helper()
	if !slices.Equal(r.desk.asked, []string{"chosen"}) || r.desk.config.String() != config || r.desk.depth != depth {
		r.t.Errorf("the desk is asked for %q: %v, depth %d; want %s, depth %d", r.desk.asked, r.desk.config, r.desk.depth, config, depth)
	}
	if r.desk.scenes != 1 {
		r.t.Errorf("the desk is asked with %d scenes, want the first alone", r.desk.scenes)
	}
}

// tick runs n ticks with no new input.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		r.in.Keys, r.in.Replies = nil, nil
	}
}

// tickUntil runs ticks until a condition holds, and fails if it does not hold within n ticks.
func (r *run) tickUntil(n int, what string, is func() bool) {
	r.t.Helper()
	for ; !is(); n-- {
		if n == 0 {
			r.t.Fatalf("not in time: %s", what)
		}
		r.tick(1)
	}
}

func (r *run) reply(p game.Reply) {
	r.in.Replies = []game.Reply{p}
	r.tick(2)
}

// key presses and releases a key with modifiers.
func (r *run) key(k game.Key, mods ...game.Mods) {
	e := game.KeyEvent{Key: k}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	for _, m := range mods {
		e.Mods |= m
	}
	down := e
	down.Down = true
	r.in.Keys = []game.KeyEvent{down, e}
	r.tick(1)
}

// button presses and releases a button of a game pad.
func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

// touch moves a finger through places, one per tick, and lifts it at the last one.
func (r *run) touch(places ...render.Point) {
	for _, p := range places {
		r.in.Pointers = []game.Pointer{{Kind: game.Touch, At: p, Down: true}}
		r.tick(1)
	}
	r.in.Pointers[0].Down = false
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

func (r *run) find(id ui.ID) *ui.Control {
	r.t.Helper()
	c := r.stage.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v: %q", id, r.labels())
	}
	return c
}

func (r *run) tapOn(id ui.ID) {
	r.t.Helper()
	r.touch(r.find(id).Rect.Centre())
}

// adjust sets a number, as a screen reader does.
func (r *run) adjust(id ui.ID, at float32) { r.reply(game.Reply{Kind: game.Adjusted, ID: id, At: at}) }

// inSheet opens a sheet, does something in it, and closes it.
func (r *run) inSheet(at ui.ID, do func()) {
	r.t.Helper()
	r.tapOn(at)
	do()
	r.tapOn(doneID)
}

func (r *run) labels() string {
	var all []string
	for _, c := range r.stage.Controls() {
		all = append(all, c.Label)
	}
	return strings.Join(all, "|")
}

func (r *run) says(text string) bool { return strings.Contains(r.labels(), text) }

func idOf(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }

// TestRooms opens the pages with other goals.
func TestRooms(t *testing.T) {
	r, _ := open(t, options{game: "4x4.classic#x"})
	for _, id := range []ui.ID{drawID, galleryID} {
		r.reply(game.Reply{Kind: game.Pressed, ID: id})
	}
	if !slices.Equal(r.desk.asked, []string{"draw", "gallery"}) {
		t.Errorf("the desk is asked for %q", r.desk.asked)
	}
}
