package atlas

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// desk is a Desk that records the games started.
type desk struct {
	playing *session.Session
	started int
}

func (d *desk) Playing() *session.Session { return d.playing }

func (d *desk) Start(g puzzle.Game, o session.Options) {
	d.playing = session.New(g, o, time.Time{})
	d.started++
}

// home is the scene below the atlas.
type home struct{ stage.Page }

// options say how a run begins; the zero value is a window in the shape of a phone.
type options struct {
	w, h     float32 // in dip
	scale    float32
	text     float32 // the system's text size
	contrast bool
	rtl      bool
	game     string
}

// run drives the atlas by inputs alone.
type run struct {
	t         testing.TB
	stage     *stage.Stage
	budget    *work.Budget
	desk      desk
	home      *home
	in        game.Input
	out       *game.Output
	announced []string
	list      render.List
}

func newRun(t testing.TB, o options) *run {
	t.Helper()
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	if o.scale == 0 {
		o.scale = 1
	}
	g, err := puzzle.ParseGame(o.game)
	if err != nil {
		t.Fatal(err)
	}
	lang := assets.Load("en")
	if o.rtl {
		lang = assets.Invented()
	}
	set := session.Defaults()
	r := &run{t: t, budget: work.New(game.Boot{Deals: rand.NewPCG(1, 2)}), desk: desk{playing: session.New(g, session.Options{}, time.Time{})}}
	r.stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Lang: lang}, stagetest.Rest{})
	r.home = &home{stage.NewPage(r.stage)}
	r.stage.Push(r.home)
	r.in = game.Input{Width: o.w * o.scale, Height: o.h * o.scale, Scale: o.scale, Focused: true, Contrast: o.contrast, Locale: "en", TextScale: max(1, o.text)}
	r.tick(1)
	return r
}

// inAtlas runs until the atlas is open and has counted.
func inAtlas(t testing.TB, o options) (*run, *Scene) {
	t.Helper()
	r := newRun(t, o)
	return r, r.openAtlas()
}

func (r *run) openAtlas() *Scene {
	r.t.Helper()
	s := New(r.stage, r.budget, &r.desk)
	r.stage.Push(s)
	r.counted(s)
	return s
}

// counted runs ticks until the atlas has counted and knows how far the game is from its goal.
func (r *run) counted(s *Scene) {
	r.t.Helper()
	for range 3000 {
		r.tick(1)
		if s.board.survey.done() && !s.board.standing.missing() {
			r.tick(1)
			return
		}
	}
	r.t.Fatalf("%v is not counted: %v", s.board.charted, s.board.survey.err)
}

// tick runs n ticks with no new input.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		if r.out.Say != "" {
			r.announced = append(r.announced, r.out.Say)
		}
		r.in.Keys = nil
	}
}

func (r *run) key(k game.Key) {
	r.in.Keys = append(r.in.Keys, game.KeyEvent{Key: k, Down: true}, game.KeyEvent{Key: k})
	r.tick(1)
}

func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

// point moves a pointer through places, one in each tick, and lifts it at the last one.
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

// control returns a control on the screen.
func (r *run) control(id ui.ID) *ui.Control {
	r.t.Helper()
	c := r.stage.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v on the screen", id)
	}
	return c
}

func (r *run) tapOn(id ui.ID) {
	r.t.Helper()
	r.point(game.Touch, r.control(id).Rect.Centre())
}

// slide drags the depth's knob to a part of its track.
func (r *run) slide(part float32) {
	r.t.Helper()
	f := ui.Frame{Measures: ui.Measures{Scale: r.in.Scale}}
	t := f.Track(r.control(depthID))
	at := t.Centre()
	r.point(game.Touch, at, render.Point{X: t.X + t.W*part, Y: at.Y})
}

// goTo moves the focus to a control with the game pad's direction buttons.
func (r *run) goTo(id ui.ID) {
	r.t.Helper()
	p := r.page()
	buttons := [...]struct { // up and down first: left and right adjust some controls instead of leaving them
		way    ui.Direction
		button game.PadButton
	}{{ui.Down, game.PadDown}, {ui.Up, game.PadUp}, {ui.Right, game.PadRight}, {ui.Left, game.PadLeft}}
	way := map[ui.ID][]game.PadButton{p.Focus: nil}
	for todo := []ui.ID{p.Focus}; len(todo) > 0; todo = todo[1:] {
		for _, b := range buttons {
			next, ok := ui.Toward(r.stage.Controls(), todo[0], b.way)
			if _, known := way[next]; ok && !known {
				way[next] = append(way[todo[0]][:len(way[todo[0]]):len(way[todo[0]])], b.button)
				todo = append(todo, next)
			}
		}
	}
	for _, b := range way[id] {
		r.button(b)
	}
	if p.Focus != id {
		r.t.Fatalf("the focus is on %v, not on %v", p.Focus, id)
	}
}

// page returns the page of the scene on top.
func (r *run) page() *stage.Page {
	switch s := r.stage.Top().(type) {
	case *Scene:
		return &s.Page
	case *picker:
		return &s.Page
	}
	return &r.home.Page
}

// says reports whether a control's label contains a text.
func (r *run) says(text string) bool {
	for _, c := range r.stage.Controls() {
		if strings.Contains(c.Label, text) {
			return true
		}
	}
	return false
}

// atHome reports whether the atlas was left.
func (r *run) atHome() bool { return r.stage.Shows(r.home) }

// distance returns the fewest moves that the game being played needs now.
func (r *run) distance() int {
	r.t.Helper()
	g := r.desk.playing
	s, err := solve.New(g.Board(), g.Goal().Board(), solve.Options{})
	if err != nil {
		r.t.Fatal(err)
	}
	for !s.Step(100_000) {
	}
	n, ok := s.Best()
	if !ok || !s.Proven() {
		r.t.Fatalf("%v is not solved", g.Board())
	}
	return n
}

// playing fails the test unless the atlas was left for one new game of the given configuration, exactly n moves from its
// goal.
func (r *run) playing(config string, depth int) {
	r.t.Helper()
	r.tick(2)
	if !r.atHome() || r.desk.started != 1 {
		r.t.Fatalf("home %v, %d games started", r.atHome(), r.desk.started)
	}
	g := r.desk.playing
	if got, n := g.Game().Config.String(), r.distance(); got != config || n != depth || g.Depth() != depth {
		r.t.Errorf("playing %s, %d moves from the goal, dealt as one of %d; want %s and %d", got, n, g.Depth(), config, depth)
	}
}

func idOf(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }
