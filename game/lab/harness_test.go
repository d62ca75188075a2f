package lab

import (
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// ground is the scene below the laboratory, and the one that stands for the choice of a goal and the text entry.
type ground struct{ stage.Page }

// desk records the laboratory's calls.
type desk struct {
	stage   *stage.Stage
	playing *session.Session
	played  puzzle.Game
	goal    GoalChoice
	title   string
	judge   func(string) links.Verdict
	open    func(string)
}

func (d *desk) Playing() *session.Session { return d.playing }
func (d *desk) Play(g puzzle.Game)        { d.played = g }

func (d *desk) ChooseGoal(o GoalChoice) {
	d.goal = o
	d.stage.Push(&ground{stage.NewPage(d.stage)})
}

func (d *desk) Enter(title string, judge func(string) links.Verdict, open func(string)) {
	d.title, d.judge, d.open = title, judge, open
	d.stage.Push(&ground{stage.NewPage(d.stage)})
}

// run drives a laboratory the way a host does: by inputs alone, looking at outputs, controls and pictures.
type run struct {
	t     testing.TB
	stage *stage.Stage
	scene *Scene
	desk  *desk
	keys  *keys.Map
	work  *work.Budget
	fonts *render.Fonts
	in    game.Input
	out   *game.Output
	list  render.List
}

// options say how a run begins; the zero value is a phone-shaped window.
type options struct {
	w, h     float32
	scale    float32
	text     float32 // the system's text size
	sharp    bool    // high contrast
	rtl      bool
	platform game.Platform
}

// newRun returns a run with nothing but the ground.
func newRun(t testing.TB, o options) *run {
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	if o.scale == 0 {
		o.scale = 1
	}
	set, _ := session.LoadSettings(nil)
	r := &run{t: t, fonts: render.NewFonts(), keys: keys.New(&set)}
	so := stage.Options{Fonts: r.fonts, Settings: &set, Platform: o.platform, Locale: "en"}
	if o.rtl {
		so.Lang = assets.Invented()
	}
	r.stage = stage.New(so, stagetest.Rest{})
	r.work = work.New(game.Boot{Deals: rand.NewPCG(1, 2), Platform: o.platform})
	g, err := puzzle.ParseGame("4x4.snake#x")
	if err != nil {
		t.Fatal(err)
	}
	r.desk = &desk{stage: r.stage, playing: session.New(g, session.Options{}, time.Time{})}
	r.stage.Push(&ground{stage.NewPage(r.stage)})
	r.in = game.Input{Width: o.w * o.scale, Height: o.h * o.scale, Scale: o.scale, Focused: true, Contrast: o.sharp, Locale: "en", TextScale: max(1, o.text)}
	r.tick(1)
	return r
}

// show shows a question in a laboratory of its own.
func (r *run) show(it puzzle.Lab) {
	r.stage.Home()
	r.scene = New(r.stage, r.keys, r.work, r.desk, it)
	r.stage.Push(r.scene)
	r.tick(1)
}

// onLab returns a run in which the laboratory shows a question.
func onLab(t testing.TB, o options, text string) *run {
	r := newRun(t, o)
	r.show(mustLab(text))
	r.tick(60)
	return r
}

func mustLab(text string) puzzle.Lab {
	it, err := puzzle.ParseLab(text)
	if err != nil {
		panic(err)
	}
	return it
}

// labShown is the snake board that many tests show.
const labShown = "lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake"

func sixteen() string {
	g, err := puzzle.ParseGame("16x16.spiral#x")
	if err != nil {
		panic(err)
	}
	return g.Scramble.String()
}

// tick runs n ticks with no new input.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		r.in.Keys, r.in.Text, r.in.Replies, r.in.Wheel = nil, "", nil, render.Point{}
	}
}

// tickUntil runs ticks until a condition holds, and fails if it does not hold within n ticks.
func (r *run) tickUntil(n int, what string, is func() bool) {
	r.t.Helper()
	for range n {
		if is() {
			return
		}
		r.tick(1)
	}
	if !is() {
		r.t.Fatalf("not within %d ticks: %s", n, what)
	}
}

// reply runs one tick with a reply of the host.
func (r *run) reply(p game.Reply) {
	r.in.Replies = []game.Reply{p}
	r.tick(1)
}

// key presses and releases a key with modifiers.
func (r *run) key(k game.Key, mods ...game.Mods) {
	var m game.Mods
	for _, x := range mods {
		m |= x
	}
	printed := ""
	if len(k) == 1 {
		printed = string(k)
	}
	r.in.Keys = append(r.in.Keys, game.KeyEvent{Key: k, Printed: printed, Mods: m, Down: true}, game.KeyEvent{Key: k, Printed: printed, Mods: m})
	r.tick(1)
}

var arrow = [4]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}

// button presses and releases a button of a game pad.
func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

func (r *run) push(d puzzle.Dir) {
	r.button([4]game.PadButton{puzzle.Up: game.PadUp, puzzle.Down: game.PadDown, puzzle.Left: game.PadLeft, puzzle.Right: game.PadRight}[d])
}

// point moves a pointer through places, one per tick, and releases it at the last one.
func (r *run) point(kind game.PointerKind, at ...render.Point) {
	for _, p := range at {
		r.in.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: p, Down: true}}
		r.tick(1)
	}
	r.in.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at[len(at)-1]}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

// tapOn taps the middle of a control.
func (r *run) tapOn(kind game.PointerKind, id ui.ID) {
	r.t.Helper()
	c := r.stage.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v on screen", id)
	}
	r.point(kind, c.Rect.Centre())
}

func (r *run) tapCell(kind game.PointerKind, cell int) {
	r.t.Helper()
	r.tapOn(kind, boardview.CellID(cell))
}

// touchTo drags the column until a control is in sight, and taps it.
func (r *run) touchTo(id ui.ID) {
	r.t.Helper()
	p := &r.scene.Page
	for _, dy := range []float32{-40, 40} {
		for range 60 {
			if c := r.stage.Find(id); c != nil && seen(c) == c.Rect {
				r.tapOn(game.Touch, id)
				return
			}
			at := p.Scroll.Area().Centre()
			at.X = p.Scroll.Area().X + 2*r.in.Scale
			r.point(game.Touch, at, render.Point{X: at.X, Y: at.Y + dy/2*r.in.Scale}, render.Point{X: at.X, Y: at.Y + dy*r.in.Scale})
			p.Scroll.Flick(0)
		}
	}
	r.t.Fatalf("%v cannot be scrolled into sight", id)
}

// wheelTo turns the mouse wheel until a control is in sight.
func (r *run) wheelTo(id ui.ID) {
	for _, y := range []float32{-1, 1} {
		for range 60 {
			if c := r.stage.Find(id); c != nil && seen(c) == c.Rect {
				return
			}
			r.in.Wheel = render.Point{Y: y}
			r.tick(1)
		}
	}
}

// seen is the part of a control that is not scrolled away.
func seen(c *ui.Control) render.Rect { return c.Rect.Intersect(c.Clip) }

// says reports whether a text is on the screen.
func (r *run) says(text string) bool {
	for _, c := range r.stage.Controls() {
		if strings.Contains(c.Label, text) || strings.Contains(c.Value, text) {
			return true
		}
	}
	return false
}

// showTab turns to a tab.
func (r *run) showTab(tab int) {
	r.scene.showTab(tab)
	r.tick(1)
}

// picture returns the screen, drawn by the software renderer.
func (r *run) picture() *image.RGBA {
	r.stage.Draw(&r.list)
	return soft.New(r.fonts).Picture(&r.list)
}

func idOf(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }
