package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayIsAChain leads the blank over tiles on boards of different cells and themes: links join them up to the last of the tiles that
// are meant, in its colour, clear of all numbers, and one arrow points out of the first tile.
func TestWayIsAChain(t *testing.T) {
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
		meant := v.Board.At(v.Way[3])
		v.Dimmed = make([]bool, n*n+1)
		for i := range v.Dimmed {
			v.Dimmed[i] = i != meant
		}
		fonts, l := render.NewFonts(), &render.List{}
		l.Reset(test.side, test.side, v.Theme.Paper)
		l.Board(fonts, &v)
		from := len(l.Ops)
		l.Way(&v)

		links, arrows := []render.Rect{}, 0
		for i := range l.Ops[from:] {
			op := &l.Ops[from+i]
			switch {
			case op.Kind == render.BoxOp && op.Style.Fill == v.LeadColor(meant):
				links = append(links, op.Rect)
			case op.Kind == render.LineOp && op.Color == v.LeadColor(meant) && op.Hi-op.Lo == 3:
				arrows++
				if pts := l.Points[op.Lo:op.Hi]; pts[1].X <= pts[0].X || pts[1].X <= pts[2].X {
					t.Errorf("%s: the arrow does not point to the blank", test.config)
				}
			}
		}
		if len(links) != 2 || arrows != 1 {
			t.Fatalf("%s: links at %v and %d arrows", test.config, links, arrows)
		}
		for i, r := range links {
			a, _ := v.Face(v.Way[2-i]) // the last one comes first
			b, _ := v.Face(v.Way[3-i])
			if r.Intersect(a).Empty() || r.Intersect(b).Empty() {
				t.Errorf("%s: a link at %v does not join the faces %v and %v", test.config, r, a, b)
			}
			for _, op := range l.Ops[:from] {
				if op.Kind == render.GlyphsOp {
					for _, g := range l.Glyphs[op.Lo:op.Hi] {
						x, wide := float32(g.X), 0.9*fonts.Width(g.Face, "4") // without what is free beside it
						if ink := (render.Rect{X: x, Y: float32(g.Y) - fonts.Metrics(g.Face).Cap, W: wide, H: fonts.Metrics(g.Face).Cap}); !ink.Intersect(r).Empty() {
							t.Errorf("%s: a link at %v touches a digit at %v", test.config, r, ink)
						}
					}
				}
			}
		}
	}
}

// TestWayIsSeen checks the contrast of ways to their tiles: to the tray, and to faint faces of all colours.
func TestWayIsSeen(t *testing.T) {
	goal := puzzle.MustParseGoal("4x4.classic")
	for name, th := range map[string]*render.Theme{"light": render.LightTheme(), "dark": render.DarkTheme(), "contrast": render.ContrastTheme(),
		"slate": render.SlateTheme(), "clay": render.ClayTheme(), "ink": render.InkTheme(), "felt": render.FeltTheme()} {
		v := render.BoardView{Theme: th, Colors: render.TileColors(nil, th, render.PathScheme, goal), Dimmed: make([]bool, 17)}
		least := 21.0
		for label := 1; label < 16; label++ {
			c := v.LeadColor(label)
			least = min(least, render.Contrast(c, th.Tray))
			for _, other := range v.Colors[1:16] {
				if th.Contrast || th.Inked { // in inked themes a hem is around it
					least = min(least, render.Contrast(c, th.Paper))
					continue
				}
				faint, _ := th.Faint(other, false)
				way, _ := th.Faint(other, true)
				least = min(least, render.Contrast(c, faint), render.Contrast(c, way))
			}
		}
		if least < 3 {
			t.Errorf("%s: the contrast of a way is %.2f", name, least)
		}
		t.Logf("%s: %.2f", name, least)
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
	from := len(l.Ops)
	l.Way(&v)
	if len(l.Ops) > from {
		t.Error("a way shows on a covered board")
	}
}
