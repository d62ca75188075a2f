package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayIsArrows leads the blank over tiles of one, two and three digits on boards of different cells: an arrow crosses each border
// on the way, towards the blank, the first one ends in the blank, and none reaches the middle of a tile, where its number is.
func TestWayIsArrows(t *testing.T) {
	for _, test := range []struct {
		config string
		side   float32
	}{{"3x3.classic", 240}, {"4x4.classic", 330}, {"10x10.classic", 340}, {"10x10.classic", 900}, {"16x16.classic", 900}} {
		goal := puzzle.MustParseGoal(test.config)
		n := goal.Size().W
		last := n*n - 1 // the blank's cell, in the corner
		v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: render.LightTheme(), Numbers: true}
		v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: test.side, H: test.side}, goal.Size(), 1, 0)
		v.Way = []int{last, last - 1, last - 2, last - 2 - n, last - 1 - n, last - n}
		l := &render.List{}
		l.Reset(test.side, test.side, v.Theme.Paper)
		l.Way(&v)

		heads := 0
		for i := range l.Ops {
			op := &l.Ops[i]
			pts := l.Points[op.Lo:op.Hi]
			for _, p := range pts {
				cell, ok := render.CellAt(p, v.Origin, v.Cell, goal.Size())
				c := render.CellRect(v.Origin, v.Cell, goal.Size(), cell).Centre()
				if in := max(p.X-c.X, c.X-p.X, p.Y-c.Y, c.Y-p.Y); !ok || cell != last && in < 0.25*v.Cell {
					t.Errorf("%s: a point of an arrow is %.2f of a cell from the middle of cell %d", test.config, in/v.Cell, cell)
				}
			}
			if op.Color != v.Theme.Accent || len(pts) != 3 {
				continue
			}
			if tip, ok := render.CellAt(pts[1], v.Origin, v.Cell, goal.Size()); !ok || tip != v.Way[heads] {
				t.Errorf("%s: arrow %d points into cell %d, want %d", test.config, heads, tip, v.Way[heads])
			}
			heads++
		}
		if want := len(v.Way) - 1; heads != want {
			t.Errorf("%s: %d arrows, want %d", test.config, heads, want)
		}
	}
}

// TestWayIsCovered checks that a covered board gives no move away.
func TestWayIsCovered(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3.classic")
	v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: render.LightTheme(), Covered: true, Way: []int{8, 7}}
	v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: 240, H: 240}, goal.Size(), 1, 0)
	l := &render.List{}
	l.Reset(240, 240, v.Theme.Paper)
	if l.Way(&v); len(l.Ops) > 0 {
		t.Errorf("%d shapes of a way on a covered board", len(l.Ops))
	}
}
