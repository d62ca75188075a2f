package boardview

import (
	"slices"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestAstray sets off the tiles that do not stand in their goal cells, and no others.
func TestAstray(t *testing.T) {
	g, err := puzzle.ParseGame("4x4.snake:1,2,3,4,8,7,6,5,9,0,11,12,15,10,14,13")
	if err != nil {
		t.Fatal(err)
	}
	v := View{}
	v.Theme, v.Board, v.Goal = render.LightTheme(), g.Scramble, g.Goal
	v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, g.Goal)
	v.MarkAstray()
	var bright []int
	for label := 1; label < 16; label++ {
		if !v.Dimmed[label] {
			bright = append(bright, label)
		}
	}
	if !slices.Equal(bright, []int{10, 15}) {
		t.Errorf("set off are %v", bright)
	}
	f, l := &ui.Frame{Measures: ui.Measures{Scale: 1, TextSize: 1, Theme: v.Theme}}, render.List{}
	v.Rect = render.Rect{W: 400, H: 400}
	v.Inner, v.Cell, v.Scale = v.Rect, 100, 1
	l.Reset(v.Rect.W, v.Rect.H, v.Theme.Paper)
	v.PaintAstray(&l, f)
	if len(l.Points) != 6 {
		t.Fatalf("the points %v, want three for each of two arrows", l.Points)
	}
	up, right := l.Points[3:], l.Points[:3] // of 10 and of 15
	if right[1].X <= right[0].X || right[1].X >= 100 || up[1].Y >= up[0].Y || up[1].Y <= 300 {
		t.Errorf("the arrows are %v and %v", right, up)
	}
}
