package stage

import (
	"fmt"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// testScene is a scene that records the events that it gets.
type testScene struct {
	Page
	name   string
	layout func(f *ui.Frame)
	paint  func(l *render.List, f *ui.Frame, c *ui.Control) // nil: paints nothing
	first  ui.ID
	uses   func(e game.KeyEvent) bool // keys that it uses; nil: none
	notes  []string
	ticks  int
}

func (n *testScene) note(format string, args ...any) {
	n.notes = append(n.notes, fmt.Sprintf(format, args...))
}

func (n *testScene) Layout(f *ui.Frame) {
	if n.layout != nil {
		n.layout(f)
	}
}

func (n *testScene) Tick()                       { n.ticks++ }
func (n *testScene) First() ui.ID                { return n.first }
func (n *testScene) Act(id ui.ID)                { n.note("act %s %d", id.Name, id.N) }
func (n *testScene) Adjust(id ui.ID, at float32) { n.note("adjust %s %v", id.Name, at) }
func (n *testScene) Hear(w News)                 { n.note("%s", [...]string{"covered", "away", "reworded"}[w]) }
func (n *testScene) Typed(text string)           { n.note("typed %s", text) }
func (n *testScene) Touch(g *Finger, ph Phase) {
	n.note("%s", [...]string{"pressed", "moved", "released", "cancelled"}[ph])
}
func (n *testScene) Pad(p PadPress) bool             { n.note("pad %d %v", p.Button, p.Repeat); return false }
func (n *testScene) Key(e game.KeyEvent) (used bool) { return n.uses != nil && n.uses(e) }

func (n *testScene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if n.paint != nil {
		n.paint(l, f, c)
	}
}

// run is a stage that is driven by inputs, and its Rest.
type run struct {
	*Stage
	t     *testing.T
	set   session.Settings
	in    game.Input
	out   *game.Output
	notes []string // what the Rest was told
}

func (r *run) Open()                 { r.notes = append(r.notes, "open") }
func (r *run) Pressed(game.KeyEvent) {}
func (r *run) Key(e game.KeyEvent)   { r.notes = append(r.notes, "key "+string(e.Key)) }
func (r *run) Reply(p game.Reply)    { r.notes = append(r.notes, "reply "+p.Text) }
func (r *run) Away()                 { r.notes = append(r.notes, "away") }
func (r *run) AfterTick()            {}

// newRun returns a run with one empty scene, named "first".
func newRun(t *testing.T) *run {
	t.Helper()
	r := &run{t: t, set: session.Defaults(), in: game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en"}}
	r.Stage = New(Options{Fonts: render.NewFonts(), Settings: &r.set, Locale: "en"}, r)
	r.push(&testScene{name: "first"})
	r.tick(1)
	r.notes = nil
	return r
}

// push pushes a scene and returns it.
func (r *run) push(n *testScene) *testScene {
	r.Push(n)
	return n
}

// tick lets n ticks pass. Keys, text and replies are told in the first of them.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.Update(&r.in)
		r.in.Keys, r.in.Replies, r.in.Text, r.in.Wheel = nil, nil, "", render.Point{}
	}
}

// press presses a key.
func (r *run) press(k game.Key, mods game.Mods) {
	r.in.Keys = []game.KeyEvent{{Key: k, Mods: mods, Down: true}, {Key: k, Mods: mods}}
	r.tick(1)
}

// hold holds a finger down at a place for a tick.
func (r *run) hold(x, y float32) {
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: render.Point{X: x, Y: y}, Down: true}}
	r.tick(1)
}

// lift lets go of the finger where it is.
func (r *run) lift() {
	r.in.Pointers[0].Down = false
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

// top returns the name of the scene on top.
func (r *run) topName() string {
	if n, ok := r.Top().(*testScene); ok {
		return n.name
	}
	return fmt.Sprintf("%T", r.Top())
}

// want fails unless the notes of a scene are just these, and forgets them.
func (r *run) want(what string, n *testScene, notes ...string) {
	r.t.Helper()
	if fmt.Sprint(n.notes) != fmt.Sprint(notes) {
		r.t.Errorf("%s: %s hears %q, want %q", what, n.name, n.notes, notes)
	}
	n.notes = nil
}

// button adds a button to a frame.
func button(f *ui.Frame, name string, r render.Rect) {
	f.Add(ui.Control{ID: ui.ID{Name: name}, Role: ui.Button, Label: name, Rect: r})
}

// invented sets the system's language to a made-up one.
func (r *run) invented() { r.Lang = assets.Invented() }
