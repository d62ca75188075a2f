package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayPointsFromTileToTile leads the blank over tiles on boards of different cells, in themes and on pictures: an arrow points out
// of the first tile, and on the edge between two tiles a mark points the way that the tile goes, clear of the numbers. Each lies on
// a hem.
func TestWayPointsFromTileToTile(t *testing.T) {
	const number = 0.3 // of a cell, from its middle to the end of a number of two digits
	for _, test := range []struct {
		config string
		side   float32
		theme  *render.Theme
	}{{"3x3.classic", 240, render.LightTheme()}, {"4x4.classic", 330, render.ContrastTheme()}, {"10x10.classic", 340, render.DarkTheme()},
		{"10x10.classic", 900, render.LightTheme()}, {"16x16.classic", 900, render.LightTheme()}} {
		goal := puzzle.MustParseGoal(test.config)
		n := goal.Size().W
		last := n*n - 1 // the blank's cell, in the corner
		v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: test.theme, Numbers: true}
		v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, goal)
		v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: test.side, H: test.side}, goal.Size(), 1, 0)
		v.Way = []int{last, last - 1, last - 2, last - 2 - n, last - 1 - n, last - n}
		l := &render.List{}
		l.Reset(test.side, test.side, v.Theme.Paper)
		l.Way(&v)

		var angles [][]render.Point
		hems := 0
		for i := range l.Ops {
			op := &l.Ops[i]
			if op.Kind != render.LineOp || op.Hi-op.Lo != 3 {
				continue
			}
			if op.Color == v.Theme.Paper {
				hems++
			}
			if op.Color == v.Theme.Accent {
				angles = append(angles, l.Points[op.Lo:op.Hi])
			}
		}
		if want := len(v.Way) - 1; len(angles) != want || hems != want {
			t.Fatalf("%s: %d angles and %d hems, want %d", test.config, len(angles), hems, want)
		}
		for i, pts := range angles {
			from, to := v.Way[i+1], v.Way[i]
			d := render.Point{X: float32(to%n - from%n), Y: float32(to/n - from/n)}
			back := render.Point{X: (pts[0].X + pts[2].X) / 2, Y: (pts[0].Y + pts[2].Y) / 2}
			if points := (pts[1].X-back.X)*d.X + (pts[1].Y-back.Y)*d.Y; points <= 0 {
				t.Errorf("%s: angle %d does not point from cell %d to %d", test.config, i, from, to)
			}
			for _, cell := range []int{from, to} {
				mid := render.CellRect(v.Origin, v.Cell, goal.Size(), cell).Centre()
				for _, p := range pts {
					if off := max(p.X-mid.X, mid.X-p.X, p.Y-mid.Y, mid.Y-p.Y); cell != last && off < number*v.Cell {
						t.Errorf("%s: angle %d lies on the number in cell %d", test.config, i, cell)
					}
				}
			}
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
