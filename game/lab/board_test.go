package lab

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestMarksClearOfNumbers compares the picture of the tab Why with that of the same board without marks: no mark covers
// a number.
func TestMarksClearOfNumbers(t *testing.T) {
	for _, text := range []string{
		"lab:15,14,13,12/11,10,9,8/7,6,5,4/3,2,1,0>classic",
		"lab:1,2,3,4,5,6,7/8,9,10,11,12,13,14/15,16,17,18,19,20,21/22,23,24,25,26,27,28/29,30,31,32,33,34,35/36,37,38,39,40,41,42/43,44,45,46,48,47,0>spiral",
		"lab:" + sixteen() + ">spiral",
	} {
		for _, o := range []options{{w: 360, h: 640, scale: 2}, {w: 1100, h: 760}, {w: 1920, h: 1080}} {
			r := onLab(t, o, text)
			r.showTab(whyTab)
			r.tick(60)
			with := r.picture()
			v := r.scene.bench.board.BoardView
			r.list.Reset(r.in.Width, r.in.Height, v.Theme.Paper)
			r.list.Board(r.fonts, &v)
			without := soft.New(r.fonts).Picture(&r.list)
			m := r.fonts.Metrics(r.fonts.Face(render.Bold, render.NumberPx(r.fonts, v.Board, v.Cell)))
			marks := 0
			for y := range without.Rect.Max.Y {
				for x := range without.Rect.Max.X {
					at := render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}
					c, ok := render.CellAt(at, v.Origin, v.Cell, v.Board.Size())
					if !ok || with.RGBAAt(x, y) == without.RGBAAt(x, y) {
						continue
					}
					marks++
					mid := render.CellRect(v.Origin, v.Cell, v.Board.Size(), c).Centre()
					if abs(at.Y-mid.Y) < smallZoom*m.Cap/2 && abs(at.X-mid.X) < smallZoom*0.45*v.Cell {
						t.Fatalf("%s at %v x %v: a mark at %v, %v beside the middle of cell %d of %v", text, o.w, o.h, at.X-mid.X, at.Y-mid.Y, c, v.Cell)
					}
				}
			}
			if v.Cell >= orderMin*r.in.Scale && marks == 0 {
				t.Errorf("%s at %v x %v: no marks", text, o.w, o.h)
			}
		}
	}
}

// TestCountsClearOfNumbers checks that no count in a corner comes near to the number of its tile.
func TestCountsClearOfNumbers(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640, scale: 2}, {w: 360, h: 640, scale: 2, text: 2}, {w: 1100, h: 760}} {
		r := onLab(t, o, "lab:15,14,13,12/11,10,9,8/7,6,5,4/3,2,1,0>classic")
		r.showTab(whyTab)
		r.tick(60)
		r.picture()
		v := &r.scene.bench.board
		cell := render.CellRect(v.Origin, v.Cell, v.Board.Size(), 0)
		low, high := float32(0), cell.Y+cell.H // where the counts end, and where the number begins
		for _, op := range r.list.Ops {
			if op.Kind != render.GlyphsOp {
				continue
			}
			for _, g := range r.list.Glyphs[op.Lo:op.Hi] {
				if at := (render.Point{X: float32(g.X), Y: float32(g.Y)}); cell.Contains(at) && at.Y < cell.Centre().Y {
					low = max(low, at.Y)
				} else if cell.Contains(at) {
					mid, cap := cell.Centre().Y, r.fonts.Metrics(g.Face).Cap*smallZoom
					high = min(high, mid+(at.Y-mid)*smallZoom-cap)
				}
			}
		}
		if low == 0 || high-low < 3*r.in.Scale {
			t.Errorf("%+v: the count ends at %v, the number begins at %v", o, low, high)
		}
	}
}

// TestDrag carries a tile to another cell, in mirrored windows too.
func TestDrag(t *testing.T) {
	for _, o := range []options{{}, {rtl: true, w: 900, h: 600}, {w: 640, h: 360, scale: 2}} {
		r := onLab(t, o, labShown)
		n := &r.scene.bench
		a, b := n.board.middle(0), n.board.middle(6)
		want := n.start.Swap(0, 6)
		r.point(game.Touch, a, render.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, b, b)
		if n.start != want {
			t.Errorf("%v x %v: board %v, want %v", o.w, o.h, n.start, want)
		}
		r.tapCell(game.Touch, 3)
		if r.scene.grip.lifted != render.MarkAt(3) {
			t.Errorf("%v x %v: a tap on cell 3 lifts %v", o.w, o.h, r.scene.grip.lifted)
		}
	}
}

// TestHover passes the mouse over the board without a button.
func TestHover(t *testing.T) {
	r := onLab(t, options{w: 1100, h: 760}, labShown)
	l := r.scene
	r.showTab(whyTab)
	r.in.Pointers = []game.Pointer{{At: l.bench.board.middle(10)}}
	r.tick(1)
	if l.why.tile != render.MarkAt(10) || !r.says("15 is out of order with 12, 11, 14, 13: 4 inversions.") {
		t.Errorf("the mouse over 15 shows %v: %q", l.why.tile, l.why.words(&l.bench))
	}
	r.in.Pointers = []game.Pointer{{At: render.Point{X: 1, Y: 1}}}
	r.tick(1)
	if l.why.tile.On {
		t.Errorf("beside the board cell %d still shows", l.why.tile.At)
	}
}

// TestEverySize checks that boards of every size lie wholly on the screen, at whole pixels.
func TestEverySize(t *testing.T) {
	for _, o := range []options{{}, {w: 640, h: 360, scale: 2}, {w: 1100, h: 760}, {w: 320, h: 320}, {text: 2}, {w: 900, h: 600, rtl: true}} {
		r := newRun(t, o)
		safe := render.Rect{W: r.in.Width, H: r.in.Height}
		for w := 2; w <= 16; w++ {
			for _, h := range []int{2, w, 16} {
				g, err := puzzle.NewGoal(puzzle.Size{W: w, H: h}, puzzle.Rule{})
				if err != nil {
					t.Fatal(err)
				}
				r.show(puzzle.Lab{Start: g.Board(), Goal: g})
				v := &r.scene.bench.board
				if in := v.Rect.Intersect(safe); in != v.Rect || v.Cell != float32(int(v.Cell)) || v.Cell < 8 || v.Origin.X != float32(int(v.Origin.X)) {
					t.Errorf("%dx%d in %v: tray %v, cells of %v at %v", w, h, safe, v.Rect, v.Cell, v.Origin)
				}
				for _, c := range r.stage.Controls() {
					if c.Role != 0 && c.ID.Name == boardview.CellGroup && !v.Rect.Contains(c.Rect.Centre()) {
						t.Fatalf("%dx%d in %v: %v lies at %v beside the tray %v", w, h, safe, c.ID, c.Rect, v.Rect)
					}
				}
			}
		}
	}
}

// pages are the states of the tabs that must neither move nor allocate while nothing happens.
var pages = []struct {
	name, text string
	tab        int
	then       func(l *Scene)
}{
	{"setup", labShown, setupTab, nil},
	{"not solvable", unsolvable, setupTab, nil},
	{"why", unsolvable, whyTab, nil},
	{"pairs", "lab:5,4,3,2,1/6,7,8,9,0>classic", whyTab, func(l *Scene) { l.why.look(&l.bench, render.MarkAt(2)) }},
	{"parity", labShown, parityTab, nil},
	{"nothing to solve", unsolvable, solveTab, nil},
	{"solved already", "lab:1,2/3,0>classic", solveTab, nil},
	{"solution", "lab:8,6,7/2,5,4/3,0,1>classic", solveTab, func(l *Scene) {
		l.solution.begin(&l.bench, l.budget)
		for l.solution.searching {
			l.solution.search(&l.bench, l.budget)
		}
		l.solution.scrub(&l.bench, 3)
		l.bench.board.Motion.Stop()
		l.bench.lamps.Rest()
	}},
	{"large", "lab:" + sixteen() + ">spiral", whyTab, nil},
}

const unsolvable = "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic"

func onPage(t testing.TB, o options, i int) *run {
	r := newRun(t, o)
	r.show(mustLab(pages[i].text))
	r.scene.showTab(pages[i].tab)
	r.scene.Focus = idOf(tabGroup, pages[i].tab)
	if then := pages[i].then; then != nil {
		then(r.scene)
	}
	r.tick(5)
	return r
}

func TestSteadyPagesAllocateNothing(t *testing.T) {
	for i := range pages {
		for _, d := range []stage.Device{stage.Mouse, stage.Touch} {
			r := onPage(t, options{w: 1100, h: 760}, i)
			r.stage.Used(d)
			r.tick(5)
			r.stage.Draw(&r.list)
			if n := testing.AllocsPerRun(50, func() {
				r.tick(1)
				r.stage.Draw(&r.list)
			}); n != 0 {
				t.Errorf("%s: %v allocations a frame, want 0", pages[i].name, n)
			}
		}
	}
}

func TestPagesStandStill(t *testing.T) {
	for i := range pages {
		r := onPage(t, options{}, i)
		var a, b render.List
		r.stage.Draw(&a)
		r.tick(100)
		r.stage.Draw(&b)
		if !a.Equal(&b) || r.out.Animating {
			t.Errorf("%s changes by itself", pages[i].name)
		}
	}
}
