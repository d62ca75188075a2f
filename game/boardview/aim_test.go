package boardview

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestDimContrast checks that numbers and marks can be read on dimmed tiles of all colours.
func TestDimContrast(t *testing.T) {
	goal := puzzle.MustParseGoal("4x4.classic")
	for i, theme := range []*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme(), render.SlateTheme(),
		render.ClayTheme(), render.InkTheme(), render.FeltTheme()} {
		least := 21.0
		for scheme := range render.Scheme(render.Schemes) {
			var v View
			way := []int{15, 14, 13}
			v.Board = goal.Board()
			v.Theme, v.Colors = theme, render.TileColors(nil, theme, scheme, goal)
			v.Dim(make([]bool, len(v.Colors)), way)
			for label := 1; label < len(v.Colors); label++ {
				number, tile := theme.Number, v.Colors[label]
				if v.Inks != nil {
					number = v.Inks[label]
				}
				switch {
				case theme.Contrast && v.Dimmed != nil:
					t.Errorf("theme %d: tiles of high contrast are dimmed", i)
				case theme.Contrast:
				case !v.Dimmed[label]:
					t.Errorf("theme %d, scheme %d: tile %d is not dimmed", i, scheme, label)
				case theme.Inked:
					number, tile = tile, theme.OneTile
				}
				least = min(least, render.Contrast(number, tile))
			}
		}
		if least < 4.5 {
			t.Errorf("theme %d: the least contrast of a number on a dimmed tile is %.2f", i, least)
		}
		t.Logf("theme %d: %.2f", i, least)
	}
}

// TestPictureInContrast changes the theme of a picture with pale tiles to one of high contrast: all of them are in full colour.
func TestPictureInContrast(t *testing.T) {
	p := MustBoardPicture("1 2 3/4 5 6/7 0 8", puzzle.Rule{Kind: puzzle.Classic})
	p.Lit = []bool{false, true, false, false, false, false, false, false, false}
	p.Update(render.LightTheme(), session.PathScheme)
	if p.View.Dimmed == nil {
		t.Fatal("no tile is pale")
	}
	p.Update(render.ContrastTheme(), session.PathScheme)
	if p.View.Dimmed != nil || p.View.Inks != nil {
		t.Errorf("in high contrast pale tiles are %v, the colours of numbers %v", p.View.Dimmed, p.View.Inks)
	}
}

// TestAstir checks that the tiles of a large board that are not home are pale, so that a line shines among many, and that those of smaller
// ones keep their colours, as all tiles do in themes without colours.
func TestAstir(t *testing.T) {
	for _, c := range []struct {
		goal  string
		theme *render.Theme
		pale  bool
	}{{"12x12.spiral", render.LightTheme(), true}, {"10x10.spiral", render.DarkTheme(), true}, {"8x8.spiral", render.LightTheme(), false},
		{"12x12.spiral", render.ContrastTheme(), false}, {"12x12.spiral", render.FeltTheme(), false}} {
		goal := puzzle.MustParseGoal(c.goal)
		var v View
		v.Goal, v.Theme, v.Board = goal, c.theme, goal.Board()
		astray := 0
		for m := range goal.Board().Moves() {
			astray = goal.Board().At(Mover(goal.Board(), m.Dir))
			v.Board, _ = goal.Board().Play(puzzle.Move{Dir: m.Dir, N: 1})
		}
		v.Palette = render.TileColors(nil, c.theme, render.PathScheme, goal)
		v.Colors = v.Palette
		v.dimAstir()
		for label := 1; label < len(v.Palette); label++ {
			if pale := v.Dimmed != nil && v.Dimmed[label]; pale != (c.pale && label == astray) || pale == (v.Colors[label] == v.Palette[label]) {
				t.Errorf("%s: tile %d, of which only %d is not home, is pale: %v", c.goal, label, astray, pale)
			}
		}
	}
}

// TestDimTwice dims a view that has no palette, as it was not laid out, in two frames.
func TestDimTwice(t *testing.T) {
	goal, theme := puzzle.MustParseGoal("4x4.classic"), render.LightTheme()
	var v View
	v.Board, v.Theme = goal.Board(), theme
	for range 2 {
		v.Colors = render.TileColors(nil, theme, render.PathScheme, goal)
		v.Dim(make([]bool, len(v.Colors)), nil)
		if len(v.Colors) != 17 || !v.Dimmed[15] {
			t.Fatalf("%d colours, pale %v", len(v.Colors), v.Dimmed)
		}
	}
}
