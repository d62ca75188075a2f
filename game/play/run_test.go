package play

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// memory is a store whose contents no test reads.
type memory struct{}

func (memory) Append(string, []byte)  {}
func (memory) Replace(string, []byte) {}
func (memory) Confirm(string, string) {}
func (memory) Flush() bool            { return true }

// pacer is a fake clock for searches: a frame's time is over after a fixed number of readings. Each tick is a frame.
type pacer struct {
	looks int
	now   time.Duration
}

func (p *pacer) look() time.Duration {
	p.now += 4 * time.Millisecond / time.Duration(p.looks)
	return p.now
}

// options say how a run begins. The zero options are a phone-shaped window, without a pacer.
type options struct {
	w, h     float32 // in dip
	scale    float32
	text     float32
	contrast bool
	platform game.Platform
	invented bool   // the system's language is a made-up one, until it changes
	game     string // an ID; "": a new player's first game
	pacer    *pacer
	course   Course // of all games
}

// run drives the scene on a stage, with access to its fields. It is also the scene's desk and the stage's rest.
type run struct {
	*stage.Stage
	t      testing.TB
	play   *Scene
	saves  *saves.Saves
	keys   *keys.Map
	budget *work.Budget
	pacer  *pacer
	course Course // of all games
	waits  bool   // the day's board
	todays int    // how often it was asked for
	first  puzzle.Game
	in     game.Input
	list   render.List

	watched, reviewed []session.Recording // calls of the desk
	raced             int
	canRace           bool
}

func (r *run) Open()                   { r.Start(r.first, session.Options{First: r.first.Seed == firstSeed}) }
func (r *run) Pressed(e game.KeyEvent) { r.keys.Learn(e) }
func (r *run) Key(game.KeyEvent)       {}
func (r *run) Reply(game.Reply)        {}
func (r *run) Away()                   {}
func (r *run) AfterTick()              {}

func (r *run) Menu()           { r.Push(&menu{stage.Page{Stage: r.Stage, Over: true, Hides: true}}) }
func (r *run) NewGame()        {}
func (r *run) Help()           {}
func (r *run) ShareResult(int) {}
func (r *run) Trouble() string { return "" }

func (r *run) Watch(rec session.Recording)  { r.watched = append(r.watched, rec) }
func (r *run) Review(rec session.Recording) { r.reviewed = append(r.reviewed, rec) }
func (r *run) RaceBest()                    { r.raced++ }
func (r *run) CanRace() bool                { return r.canRace }
func (r *run) Course(puzzle.Game) Course    { return r.course }
func (r *run) Waits() bool                  { return r.waits }
func (r *run) DayGoal() puzzle.Goal         { return puzzle.MustParseGoal("4x4.snake") }
func (r *run) Today()                       { r.todays++ }

func (r *run) NextFirst()      { r.Deal(r.play.Session().Game().Config, 0) }
func (r *run) LastFirst() bool { return r.play.Session().First() }

func (r *run) Deal(c puzzle.Config, _ int) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rand.NewPCG(1, 2)})
	if err != nil {
		r.t.Fatal(err)
	}
	r.Start(g, session.Options{})
}

func (r *run) Start(g puzzle.Game, o session.Options) {
	r.saves.Start(g, o, r.Now(), r.In.Date)
	r.play.Begin()
}

// menu is a scene over the board.
type menu struct{ stage.Page }

func (*menu) Layout(f *ui.Frame) { f.Add(ui.Control{Role: ui.Panel, Rect: f.Safe.Inset(f.Dip(40))}) }

// firstSeed deals the first game of a new player.
const firstSeed = "first"

func newRun(t testing.TB, o options) *run {
	t.Helper()
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	o.scale = max(1, o.scale)
	if o.game == "" {
		o.game = "4x4.classic#" + firstSeed
	}
	g, err := puzzle.ParseGame(o.game)
	if err != nil {
		t.Fatal(err)
	}
	boot := game.Boot{Platform: o.platform, Deals: rand.NewPCG(1, 2)}
	r := &run{t: t, first: g, pacer: o.pacer, course: o.course}
	if o.pacer != nil {
		boot.Watch = o.pacer.look
	}
	r.in = game.Input{Width: o.w * o.scale, Height: o.h * o.scale, Scale: o.scale, TextScale: max(1, o.text), Contrast: o.contrast,
		Focused: true, Locale: "en", Date: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)}
	r.saves, _ = saves.Open(game.Files{}, memory{})
	r.keys, r.budget = keys.New(&r.saves.Settings), work.New(boot)
	r.Stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &r.saves.Settings, Platform: o.platform, Locale: "en"}, r)
	if o.invented {
		r.Lang = assets.Invented()
	}
	r.play = New(r.Stage, r.saves, r.keys, r.budget, r)
	r.Push(r.play)
	r.tick(1)
	return r
}

// tick runs n ticks. The first one gets the keys that were pressed.
func (r *run) tick(n int) {
	for range n {
		if r.pacer != nil {
			r.pacer.now += 12 * time.Millisecond
		}
		r.in.Now += time.Second / 60
		r.Update(&r.in)
		r.in.Keys = nil
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

// key presses and releases a key.
func (r *run) key(k game.Key) {
	e := game.KeyEvent{Key: k, Down: true}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	up := e
	up.Down = false
	r.in.Keys = []game.KeyEvent{e, up}
	r.tick(1)
}

// tap taps the middle of a control with a finger.
func (r *run) tap(id ui.ID) {
	r.t.Helper()
	c := r.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v", id)
	}
	at := c.Rect.Centre()
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: at, Down: true}}
	r.tick(1)
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: at}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

// session returns the running game.
func (r *run) session() *session.Session { return r.saves.Log.Current() }

// labels returns the labels of all controls.
func (r *run) labels() string {
	var all []string
	for _, c := range r.Controls() {
		all = append(all, c.Label)
	}
	return strings.Join(all, "|")
}

func (r *run) says(text string) bool { return strings.Contains(r.labels(), text) }

// arrow is the key that moves a tile in a direction.
var arrow = [4]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}

// quickMoves returns the first solution that a solver finds.
func quickMoves(t testing.TB, s *session.Session) []puzzle.Move {
	t.Helper()
	solver, err := solve.New(s.Board(), s.Goal().Board(), solve.Options{Mode: solve.Quick})
	if err != nil {
		t.Fatal(err)
	}
	for !solver.Solution().Found {
		solver.Step(1000)
	}
	return solver.Solution().Moves
}
