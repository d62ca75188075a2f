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
