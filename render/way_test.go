package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayKeepsOffNumbers leads the blank over tiles of one, two and three digits on boards of different cells: no part of the
// line is where digits are, and its only head points out of the first tile, the way that the tile goes.
func TestWayKeepsOffNumbers(t *testing.T) {
	fonts := render.NewFonts()
	for _, test := range []struct {
		config string
		side   float32
	}{{"3x3.classic", 240}, {"4x4.classic", 330}, {"10x10.classic", 340}, {"10x10.classic", 900}, {"16x16.classic", 900}} {
		goal := puzzle.MustParseGoal(test.config)
		n := goal.Size().W
		last := n*n - 1 // the blank's cell, in the corner
		v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: render.LightTheme(), Numbers: true}
		v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, goal)
		v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: test.side, H: test.side}, goal.Size(), 1, 0)
		v.Way = []int{last, last - 1, last - 2, last - 2 - n, last - 1 - n, last - n}
		l := &render.List{}
		l.Reset(test.side, test.side, v.Theme.Paper)
		l.Board(fonts, &v)

		pitch, heads := v.Cell, 0
		for i := range l.Ops {
			op := &l.Ops[i]
			if op.Kind != render.LineOp || op.Color != v.Theme.Accent {
				continue
			}
			pts := l.Points[op.Lo:op.Hi]
			if len(pts) == 3 {
				heads++
				if tip := pts[1]; tip.X <= pts[0].X || tip.X <= pts[2].X || pts[0].X < v.Origin.X+pitch*float32(n-1) {
					t.Errorf("%s: the head %v does not point right in the blank", test.config, pts)
				}
				continue
			}
			for _, p := range pts {
				cell, _ := render.CellAt(p, v.Origin, v.Cell, goal.Size())
				c := render.CellRect(v.Origin, v.Cell, goal.Size(), cell).Centre()
				dx, dy := abs(p.X-c.X)/v.Cell, abs(p.Y-c.Y)/v.Cell
				if label := v.Board.At(cell); label != 0 && dx < 0.16 && dy < 0.2 {
					t.Errorf("%s: the line reaches %v, %v of a cell from the centre of tile %d", test.config, dx, dy, label)
				} else if label >= 10 && dy < 0.2 && dx < 0.3 {
					t.Errorf("%s: the line reaches %v of a cell from the centre of tile %d, across", test.config, dx, label)
				}
			}
		}
		if heads != 1 {
			t.Errorf("%s: %d heads, want 1", test.config, heads)
		}
	}
}
