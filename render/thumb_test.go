package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestGoalThumbNumbers checks that a ribbon shows its numbers from 18 dip a cell up, and that a goal without a line shows
// them as soon as they are legible: without them only colours would show which goal it is, and in high contrast nothing.
func TestGoalThumbNumbers(t *testing.T) {
	f := render.NewFonts()
	for _, tc := range []struct {
		game        string
		side, scale float32
		want        bool
	}{
		{"3x3.random#x", 48, 1, true},
		{"4x4.random#x", 96, 2, true},
		{"4x4.board(15,1,2,3/4,5,6,7/8,9,10,11/12,13,14,0)#x", 200, 1, true},
		{"9x9.random#x", 200, 1, true},
		{"16x16.random#x", 48, 1, false},
		{"10x10.random#x", 96, 2, false},
		{"4x4.classic#x", 200, 1, true},
		{"4x4.wild#x", 72, 1, true},
		{"4x4.wild#x", 71, 1, false},
		{"4x4.wild#x", 142, 2, false},
		{"16x16.spiral#x", 288, 1, false},
	} {
		g, err := puzzle.ParseGame(tc.game)
		if err != nil {
			t.Fatal(err)
		}
		if got := render.GoalNumbered(f, g.Goal, tc.side, tc.scale); got != tc.want {
			t.Errorf("%s: numbered %v at %v pixels", tc.game, got, tc.side)
		}
		for _, theme := range []*render.Theme{render.LightTheme(), render.ContrastTheme()} {
			l := &render.List{}
			l.Reset(tc.side, tc.side, theme.Paper)
			l.GoalThumb(f, &render.GoalView{Rect: l.Clip(), Scale: tc.scale, Goal: g.Goal, Theme: theme,
				Colors: render.TileColors(nil, theme, render.PathScheme, g.Goal)})
			digits := 0
			for n := 1; n < g.Goal.Size().Cells(); n++ {
				for k := n; k > 0; k /= 10 {
					digits++
				}
			}
			if !tc.want {
				digits = 0
			}
			if len(l.Glyphs) != digits {
				t.Errorf("%s: %d digits drawn, want %d", tc.game, len(l.Glyphs), digits)
			}
		}
	}
}
