package boardview

import (
	"slices"
	"testing"

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
}
