package render_test

import (
	"slices"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestRaisedRibbon checks that what makes a ribbon stand out lies below it, so that the ribbon is the same, and keeps to its board; in
// high contrast, and with small cells, nothing does.
func TestRaisedRibbon(t *testing.T) {
	f := render.NewFonts()
	for _, id := range []string{"4x4.snake#x", "4x4.classic#x", "5x3.wild#x"} {
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		const around = 100 // pixels about the board
		draw := func(theme *render.Theme, cell float32, raised bool) *render.List {
			size, l := g.Goal.Size(), &render.List{}
			r := render.Rect{X: around, Y: around, W: cell * float32(size.W), H: cell * float32(size.H)}
			l.Reset(r.W+2*around, r.H+2*around, theme.Paper)
			l.GoalThumb(f, &render.GoalView{Rect: r, Scale: 1, Goal: g.Goal, Theme: theme, Bare: true, Raised: raised, Shines: raised,
				Colors: render.TileColors(nil, theme, render.PathScheme, g.Goal)})
			return l
		}
		flat, raised := draw(render.LightTheme(), 80, false), draw(render.LightTheme(), 80, true)
		below := len(raised.Ops) - len(flat.Ops)
		same := func(a, b render.Op) bool {
			return a.Kind == b.Kind && a.Rect == b.Rect && a.Style == b.Style && a.Color == b.Color
		}
		if below <= 0 || !slices.EqualFunc(flat.Ops, raised.Ops[below:], same) {
			t.Errorf("%s: the raised ribbon has %d parts more, or another face", id, below)
		}
		board := render.Rect{W: raised.Size.X, H: raised.Size.Y}.Inset(around)
		for _, op := range raised.Ops[:max(below, 0)] {
			if op.Kind == render.BoxOp && op.Rect.Intersect(op.Clip).Union(board) != board {
				t.Errorf("%s: %v is not on the board", id, op.Rect.Intersect(op.Clip))
			}
		}
		for name, l := range map[string][2]*render.List{
			"high contrast": {draw(render.ContrastTheme(), 80, false), draw(render.ContrastTheme(), 80, true)},
			"small cells":   {draw(render.LightTheme(), 20, false), draw(render.LightTheme(), 20, true)},
		} {
			if !l[0].Equal(l[1]) {
				t.Errorf("%s, %s: the ribbon is raised", id, name)
			}
		}
	}
}

// TestRibbonOverTiles draws the beginning of a ribbon over tiles that are still in sight: nothing around it has the colour of the tray, which
// would cut pieces out of them.
func TestRibbonOverTiles(t *testing.T) {
	f := render.NewFonts()
	g, err := puzzle.ParseGame("4x4.snake#x")
	if err != nil {
		t.Fatal(err)
	}
	for _, theme := range []*render.Theme{render.LightTheme(), render.DarkTheme()} {
		for _, shines := range []bool{false, true} {
			l := &render.List{}
			l.Reset(320, 320, theme.Tray)
			l.GoalThumb(f, &render.GoalView{Rect: render.Rect{W: 320, H: 320}, Scale: 1, Goal: g.Goal, Theme: theme, Bare: true, Undrawn: 0.95, Raised: true,
				Shines: shines, Colors: render.TileColors(nil, theme, render.PathScheme, g.Goal)})
			if len(l.Ops) == 0 {
				t.Fatal("nothing is drawn")
			}
			for _, op := range l.Ops {
				c, tray := op.Style.Fill, theme.Tray
				far := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
				if op.Kind == render.BoxOp && far(c.R, tray.R)+far(c.G, tray.G)+far(c.B, tray.B) < 60 {
					t.Errorf("dark %v, shines %v: %v is painted in %v, nearly the tray's %v", theme.Dark, shines, op.Rect, c, tray)
				}
			}
		}
	}
}
