package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayIsABandWithOneArrow leads the blank over tiles on boards of different cells and themes: one band runs from the blank to the
// last of the tiles that are meant, below them and below all numbers, and one arrow points out of the first tile.
func TestWayIsABandWithOneArrow(t *testing.T) {
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
		meant := v.Way[3]
		v.Dimmed = make([]bool, n*n+1)
		for i := range v.Dimmed {
			v.Dimmed[i] = i != v.Board.At(meant)
		}
		l := &render.List{}
		l.Reset(test.side, test.side, v.Theme.Paper)
		l.Board(render.NewFonts(), &v)
		l.Way(&v)

		bands, arrows, over := 0, 0, false
		for i := range l.Ops {
			op := &l.Ops[i]
			switch {
			case op.Kind == render.LineOp && op.Color == v.Theme.WayBand():
				bands++
				for k, cell := range map[int32]int{op.Lo: last, op.Hi - 1: meant} {
					if at, p := render.CellRect(v.Origin, v.Cell, goal.Size(), cell), l.Points[k]; !at.Contains(p) {
						t.Errorf("%s: the band has an end at %v, not in cell %d", test.config, p, cell)
					}
				}
			case op.Kind == render.LineOp && op.Color == v.Theme.Accent && op.Hi-op.Lo == 3:
				arrows++
				if pts := l.Points[op.Lo:op.Hi]; pts[1].X <= pts[0].X || pts[1].X <= pts[2].X {
					t.Errorf("%s: the arrow does not point to the blank", test.config)
				}
			case op.Kind == render.GlyphsOp && bands == 0:
				t.Errorf("%s: numbers below the band", test.config)
			case op.Kind == render.BoxOp && bands > 0 && op.Rect.Contains(render.CellRect(v.Origin, v.Cell, goal.Size(), meant).Centre()):
				over = true
			}
		}
		if bands != 1 || arrows != 1 || !over {
			t.Errorf("%s: %d bands and %d arrows; the tile that is meant lies on the band: %v", test.config, bands, arrows, over)
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
	v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, goal)
	l.Board(render.NewFonts(), &v)
	l.Way(&v)
	for i := range l.Ops {
		if c := l.Ops[i].Color; l.Ops[i].Kind == render.LineOp && (c == v.Theme.WayBand() || c == v.Theme.Accent) {
			t.Error("a way shows on a covered board")
		}
	}
}
