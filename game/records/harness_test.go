package records

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// start is the date of the first tick.
var start = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// desk is a Desk that records what it is asked to do.
type desk struct {
	history *history.History
	solves  map[history.ID]session.Solve
	runs    map[history.ID]session.RunSolve
	late    int // how often Look has to be asked before it answers
	done    []string
	found   string // what the player types when asked
}

func (d *desk) History() *history.History { return d.history }
func (d *desk) Loading() bool             { return false }

func (d *desk) Look(id history.ID) (session.Solve, bool, error) {
	if d.late > 0 {
		d.late--
		return session.Solve{}, false, nil
	}
	r, ok := d.solves[id]
	if !ok {
		return r, false, fmt.Errorf("no record %d", id)
	}
	return r, true, nil
}

func (d *desk) LookRun(id history.ID) (session.RunSolve, bool, error) {
	r, ok := d.runs[id]
	if !ok {
		return r, false, fmt.Errorf("no run %d", id)
	}
	return r, true, nil
}

func (d *desk) LegTimes(string) (legs [][]time.Duration) {
	for _, r := range d.runs {
		for i, leg := range r.Legs {
			if i == len(legs) {
				legs = append(legs, nil)
			}
			legs[i] = append(legs[i], time.Duration(leg.MS)*time.Millisecond)
		}
	}
	return legs
}

func (d *desk) did(format string, args ...any) { d.done = append(d.done, fmt.Sprintf(format, args...)) }

func (d *desk) Remove(id history.ID)            { d.history.Remove(id); d.did("remove %d", id) }
func (d *desk) Unremove(id history.ID)          { d.history.Restore(id); d.did("restore %d", id) }
func (d *desk) SetOptimal(id history.ID, n int) { d.history.SetOptimal(id, n); d.did("optimal %d", n) }

func (d *desk) PlayConfig(c puzzle.Config, o session.Options) {
	d.did("play %s %d%s", c, o.Depth, o.Mode)
}
func (d *desk) PlayRun(r puzzle.Run, known bool)        { d.did("run %s %v", r.ID(), known) }
func (d *desk) PlaySame(g puzzle.Game)                  { d.did("same %s", g.ID()) }
func (d *desk) Leave()                                  { d.did("leave") }
func (d *desk) Watch(r session.Recording)               { d.did("watch %s", r.Game.ID()) }
func (d *desk) Review(r session.Recording)              { d.did("review %s", r.Game.ID()) }
func (d *desk) Race(r session.Recording)                { d.did("race %s", r.Game.ID()) }
func (d *desk) ShareRun(r session.RunSolve)             { d.did("share %s", r.ID()) }
func (d *desk) ShareSolve(r session.Solve, optimal int) { d.did("share %s %d", r.ID, optimal) }
func (d *desk) Export(l *history.List, csv bool, name string) {
	d.did("export %d %t %s", l.Len(), csv, name)
}
func (d *desk) Find(known func(text string) []Known, found func(text string)) {
	d.did("find among %d", len(known("")))
	found(d.found)
}

// home is the scene below the records.
type home struct{ stage.Page }

// run drives the records by inputs alone.
type run struct {
	t      testing.TB
	stage  *stage.Stage
	desk   *desk
	in     game.Input
	out    *game.Output
	said   []string
	copied []string
}

// newRun opens the records with the solves that a test adds to the desk.
func newRun(t testing.TB, d *desk) *run {
	t.Helper()
	set := session.Defaults()
	r := &run{t: t, desk: d}
	r.stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Locale: "en"}, stagetest.Rest{})
	r.stage.Push(&home{stage.NewPage(r.stage)})
	r.in = game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en", TextScale: 1, Date: start}
	r.tick(1)
	r.stage.Push(New(r.stage, work.New(game.Boot{Deals: rand.NewPCG(1, 2)}), d))
	r.tick(3)
	return r
}

// newDesk returns a desk with n games that take two moves, the i-th of them 10 s less 10 ms for each game before.
func newDesk(t testing.TB, n int) *desk {
	t.Helper()
	d := &desk{history: history.New(), solves: map[history.ID]session.Solve{}}
	for i := range n {
		d.add(t, "3x3.classic:1,2,3,4,5,6,0,7,8", time.Duration(10_000-10*i)*time.Millisecond, start.Add(-time.Duration(n-1-i)*time.Hour))
	}
	return d
}

// add adds a game that is solved by two moves to the left, with the keyboard.
func (d *desk) add(t testing.TB, id string, took time.Duration, date time.Time) history.ID {
	t.Helper()
	return d.addBy(t, id, took, date, session.Keyboard, session.Keyboard)
}

// addBy is add with an input for each of the moves.
func (d *desk) addBy(t testing.TB, id string, took time.Duration, date time.Time, by ...session.Input) history.ID {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(g, session.Options{}, date)
	left := puzzle.Move{Dir: puzzle.Left, N: 1}
	for i, now := range []time.Duration{0, took} {
		if err := s.Move(left, now, by[i]); err != nil {
			t.Fatal(err)
		}
	}
	r, ok := s.Solve(date)
	if !ok {
		t.Fatalf("%s is not solved", id)
	}
	row, _ := d.history.Add(history.RowOf(r), r.Group())
	d.solves[row] = r
	return row
}

// tick runs n ticks with no new input.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		if r.out.Say != "" {
			r.said = append(r.said, r.out.Say)
		}
		if r.out.Copy != "" {
			r.copied = append(r.copied, r.out.Copy)
		}
		r.in.Keys, r.in.Wheel = nil, render.Point{}
	}
}

func (r *run) key(k game.Key) {
	r.in.Keys = append(r.in.Keys, game.KeyEvent{Key: k, Down: true}, game.KeyEvent{Key: k})
	r.tick(2)
}

func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

// tap taps a control, after scrolling to it with the wheel.
func (r *run) tap(kind game.PointerKind, id ui.ID) {
	r.t.Helper()
	for range 200 {
		c := r.control(id)
		if c.Rect.Intersect(c.Clip).H >= c.Rect.H {
			break
		}
		r.in.Wheel = render.Point{Y: -0.5}
		if c.Rect.Y < c.Clip.Y {
			r.in.Wheel.Y = 0.5
		}
		r.tick(1)
	}
	at := r.control(id).Rect.Centre()
	r.in.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at, Down: true}}
	r.tick(1)
	r.in.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(2)
}

// focus returns the control that has the focus.
func (r *run) focus() ui.ID {
	for _, c := range r.stage.Controls() {
		if c.Focused {
			return c.ID
		}
	}
	return ui.ID{}
}

// walk moves the focus to a control by steps in directions, then presses. Scrolling on the way may change what lies between.
func (r *run) walk(id ui.ID, step func(d ui.Direction), press func()) {
	r.t.Helper()
	for k := 0; k < 3 && r.focus() != id; k++ {
		r.walkOnce(id, step)
	}
	if r.focus() != id {
		r.t.Fatalf("the focus is on %v, not on %v", r.focus(), id)
	}
	press()
}

// walkOnce steps along the way to a control that is seen now.
func (r *run) walkOnce(id ui.ID, step func(d ui.Direction)) {
	focus := r.focus
	from := focus()
	way := map[ui.ID][]ui.Direction{from: nil}
	for todo := []ui.ID{from}; len(todo) > 0; todo = todo[1:] {
		for _, d := range []ui.Direction{ui.Down, ui.Up, ui.Right, ui.Left} {
			c := r.stage.Find(todo[0])
			if c == nil || c.Role == ui.Slider && d >= ui.Left {
				continue
			}
			next, ok := ui.Toward(r.stage.Controls(), todo[0], d)
			if _, known := way[next]; ok && !known {
				way[next] = append(way[todo[0]][:len(way[todo[0]]):len(way[todo[0]])], d)
				todo = append(todo, next)
			}
		}
	}
	for _, d := range way[id] {
		if focus() == id { // scrolling has brought it nearer
			break
		}
		for k := 0; k < 30; k++ { // a step may scroll before it goes on
			was := focus()
			step(d)
			if focus() != was {
				break
			}
		}
	}
}

func (r *run) control(id ui.ID) *ui.Control {
	r.t.Helper()
	c := r.stage.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v in %q", id, r.words())
	}
	return c
}

// words returns the labels and values of all controls.
func (r *run) words() string {
	var all []string
	for _, c := range r.stage.Controls() {
		all = append(all, strings.TrimSpace(c.Label+" "+c.Value))
	}
	return strings.Join(all, "|")
}

// ways are the ways to press a control.
var ways = map[string]func(r *run, id ui.ID){
	"mouse": func(r *run, id ui.ID) { r.tap(game.Mouse, id) },
	"touch": func(r *run, id ui.ID) { r.tap(game.Touch, id) },
	"keyboard": func(r *run, id ui.ID) {
		r.walk(id, func(d ui.Direction) {
			r.key([...]game.Key{ui.Up: "ArrowUp", ui.Down: "ArrowDown", ui.Left: "ArrowLeft", ui.Right: "ArrowRight"}[d])
		}, func() { r.key("Enter") })
	},
	"pad": func(r *run, id ui.ID) {
		r.walk(id, func(d ui.Direction) {
			r.button([...]game.PadButton{ui.Up: game.PadUp, ui.Down: game.PadDown, ui.Left: game.PadLeft, ui.Right: game.PadRight}[d])
		}, func() { r.button(game.PadA) })
	},
}

// newLongList opens the list of many solves, which is not whole yet.
func newLongList(t testing.TB, solves int) (*run, *listPage) {
	t.Helper()
	d := &desk{history: history.New()}
	for i := range solves {
		d.history.Add(history.Row{Hash: uint64(i) * 0x9E3779B97F4A7C15, Second: int64(i), MS: int64(1000 + i%5000), STM: 80}, "4x4.classic")
	}
	r := newRun(t, d)
	r.key("Enter")
	r.stage.Top().(*groupPage).Act(listID)
	return r, r.stage.Top().(*listPage)
}
