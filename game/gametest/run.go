// Package gametest runs the whole game in tests as a host does, by inputs alone. Its checks see only outputs, controls,
// pictures and stored files.
package gametest

import (
	"cmp"
	"image"
	"io"
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Start is the date of the first input of a run.
var Start = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// Run is a game without a real window.
type Run struct {
	T      testing.TB
	App    *app.App
	In     game.Input // of the next tick
	Out    *game.Output
	Sounds []game.Sound // of all ticks
	Store  *Memory
	Fonts  *render.Fonts
	List   render.List // the last picture

	Saved  []*game.FileOut // files that the player was given
	Copied []string        // texts that went to the clipboard

	phone     bool
	pacer     *Pacer
	recording *app.Recording // nil: the run is not recorded
	update    func(*game.Input) *game.Output
	frame     ui.Frame     // buffer of Frame
	answers   []game.Reply // for the next tick
}

// Options say how a run begins. The zero Options are a phone-shaped window of a new player.
type Options struct {
	W, H        float32 // of the window, in dip; 0: 360 by 640
	Scale       float32 // device pixels in a dip; 0: 1
	Dark        bool
	Contrast    bool
	TextScale   float32 // the system's text size; 0: 1
	Locale      string  // the system's language; "": English
	RightToLeft bool    // in a made-up language that is long and written from right to left
	Game        string  // the game ID or link that the program is started with
	Store       *Memory // nil: an empty one
	Phone       bool    // on a phone: a touch screen, no mouse and nothing to quit
	Boot        func(*game.Boot)
	Pacer       *Pacer    // the game's watch; nil: none
	Record      io.Writer // gets a recording of the run; nil: no recording
}

// New begins a run and lets the first tick pass.
func New(t testing.TB, o Options) *Run {
	t.Helper()
	if o.W == 0 {
		o.W, o.H = 360, 640
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Store == nil {
		o.Store = NewMemory()
	}
	if o.Locale == "" {
		o.Locale = "en"
	}
	r := &Run{T: t, Store: o.Store, Fonts: render.NewFonts(), pacer: o.Pacer, phone: o.Phone}
	b := game.Boot{Store: o.Store, Fonts: r.Fonts, Game: o.Game, Deals: rand.NewPCG(1, 2), Locale: o.Locale, Version: "1.0.0",
		Files: game.Files{Data: o.Store.Files}}
	if o.RightToLeft {
		b.Lang = assets.Invented()
	}
	if o.Phone {
		b.Platform = game.Phone
	}
	if o.Pacer != nil {
		b.Watch = o.Pacer.look
	}
	if o.Boot != nil {
		o.Boot(&b)
	}
	r.start(b, o.Record)
	r.In = game.Input{Date: Start, Focused: true}
	r.window(o)
	r.Tick(1)
	return r
}

// Resize gives the window the sizes, the language and the preferences of the options and lets the layout settle.
func (r *Run) Resize(o Options) {
	r.window(o)
	r.Tick(3)
}

func (r *Run) window(o Options) {
	scale := max(1, o.Scale)
	r.In.Locale = cmp.Or(o.Locale, "en")
	r.In.Width, r.In.Height, r.In.Scale = o.W*scale, o.H*scale, scale
	r.In.Dark, r.In.Contrast, r.In.TextScale = o.Dark, o.Contrast, max(1, o.TextScale)
}

// Tick lets n ticks pass. The keys, text, replies and wheel of r.In are part of the first one only.
func (r *Run) Tick(n int) {
	for range n {
		r.In.Replies = append(r.In.Replies, r.answers...)
		r.answers = nil
		if r.pacer != nil {
			r.pacer.now += frame
		}
		r.In.Now += time.Second / 60
		r.In.Date = r.In.Date.Add(time.Second / 60)
		r.In.Replies, r.Store.replies = append(r.In.Replies, r.Store.replies...), nil
		r.Out = r.update(&r.In)
		r.Sounds = append(r.Sounds, r.Out.Sounds...)
		if r.Out.Save != nil {
			r.Saved = append(r.Saved, r.Out.Save)
		}
		if r.Out.Copy != "" {
			r.Copied = append(r.Copied, r.Out.Copy)
		}
		r.decode()
		r.In.Keys, r.In.Text, r.In.Replies, r.In.Wheel = nil, "", nil, render.Point{}
	}
}

// TickUntil lets ticks pass until is returns true, and fails if that takes more than n ticks. what describes the
// condition.
func (r *Run) TickUntil(n int, what string, is func() bool) {
	r.T.Helper()
	for range n {
		if is() {
			return
		}
		r.Tick(1)
	}
	if !is() {
		r.T.Fatalf("not within %d ticks: %s", n, what)
	}
}

// Reply passes a reply to the game and lets it settle.
func (r *Run) Reply(p game.Reply) {
	r.In.Replies = []game.Reply{p}
	r.Tick(2)
}

// Press presses a control as a screen reader does.
func (r *Run) Press(id ui.ID) {
	r.T.Helper()
	r.Control(id)
	r.Reply(game.Reply{Kind: game.Pressed, ID: id})
}

// Key presses and releases a key.
func (r *Run) Key(k game.Key, mods ...game.Mods) {
	e := game.KeyEvent{Key: k, Down: true}
	for _, m := range mods {
		e.Mods |= m
	}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	up := e
	up.Down = false
	r.In.Keys = append(r.In.Keys, e, up)
	r.Tick(1)
}

// Type types a text, as a host passes it on while there is a text field.
func (r *Run) Type(text string) {
	r.In.Text = text
	r.Tick(1)
}

// Point presses a pointer at the first point, moves it by one point in each tick and releases it at the last.
func (r *Run) Point(kind game.PointerKind, at ...render.Point) {
	for _, p := range at {
		r.In.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: p, Down: true}}
		r.Tick(1)
	}
	r.In.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at[len(at)-1]}}
	r.Tick(1)
	r.In.Pointers = nil
	r.Tick(1)
}

// Hand returns what a player of the platform points with: a finger on a phone, else a mouse.
func (r *Run) Hand() game.PointerKind {
	if r.phone {
		return game.Touch
	}
	return game.Mouse
}

// Tap taps the middle of a control.
func (r *Run) Tap(kind game.PointerKind, id ui.ID) {
	r.T.Helper()
	r.Point(kind, r.Control(id).Rect.Centre())
}

// TapCell taps a cell of the board.
func (r *Run) TapCell(kind game.PointerKind, cell int) {
	r.T.Helper()
	r.Tap(kind, boardview.CellID(cell))
}

// Find returns a control of the scene on top, nil if there is none.
func (r *Run) Find(id ui.ID) *ui.Control { return ui.Find(r.App.Controls(), id) }

// Named returns the ID of a control that is not part of a group.
func Named(name string) ui.ID { return ui.ID{Name: name} }

// Control returns a control of the scene on top and fails if there is none.
func (r *Run) Control(id ui.ID) *ui.Control {
	r.T.Helper()
	c := r.Find(id)
	if c == nil {
		r.T.Fatalf("no control %v on the screen: %v", id, r.IDs())
	}
	return c
}

// Focus returns the ID of the control that has the focus.
func (r *Run) Focus() ui.ID {
	for _, c := range r.App.Controls() {
		if c.Focused {
			return c.ID
		}
	}
	return ui.ID{}
}

// IDs returns the IDs of all controls but the cells.
func (r *Run) IDs() (ids []ui.ID) {
	for _, c := range r.App.Controls() {
		if c.ID != (ui.ID{}) && c.Role != ui.Cell {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// Open opens one of the rooms that the menu leads to.
func (r *Run) Open(room string) {
	r.T.Helper()
	r.Press(Named("menu"))
	for _, id := range app.Way(room) {
		r.Press(id)
	}
}

// Board returns the board on the screen. It reads the numbers from the labels of the cells, as a screen reader does.
func (r *Run) Board() puzzle.Board {
	r.T.Helper()
	var labels []int
	var size puzzle.Size
	for _, c := range r.App.Controls() {
		if c.Role != ui.Cell || c.ID.Name != boardview.CellGroup {
			continue
		}
		n := 0
		for _, d := range c.Label {
			if d < '0' || d > '9' {
				break
			}
			n = n*10 + int(d-'0')
		}
		labels = append(labels, n)
		size = puzzle.Size{W: max(size.W, c.Col+1), H: max(size.H, c.Row+1)}
	}
	b, err := puzzle.NewBoard(size, labels)
	if err != nil {
		r.T.Fatalf("no board on the screen: %v", err)
	}
	return b
}

// Picture returns what the screen shows, painted in software.
func (r *Run) Picture() *image.RGBA {
	r.App.Draw(&r.List)
	return soft.New(r.Fonts).Picture(&r.List)
}
