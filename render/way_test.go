package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestWayRunsBehindNumbers leads the blank over tiles of one, two and three digits on boards of different cells: a band runs from
// the first tile to the last without a break, an arrow points out of the first tile, the way that the tile goes, and the numbers
// are drawn after the band.
func TestWayRunsBehindNumbers(t *testing.T) {
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

		heads, shafts, bands, after := 0, 0, 0, 0
		for i := range l.Ops {
			op := &l.Ops[i]
			if op.Kind == render.GlyphsOp && bands > 0 {
				after++
			}
			if op.Kind != render.LineOp {
				continue
			}
			pts := l.Points[op.Lo:op.Hi]
			switch wide := op.Width > v.Cell/2; {
			case wide && bands == 0: // between the tiles; those on the tiles follow
				bands++
				if len(pts) != len(v.Way) {
					t.Errorf("%s: the band has %d points for %d cells", test.config, len(pts), len(v.Way))
				}
				for i, p := range pts {
					if cell, ok := render.CellAt(p, v.Origin, v.Cell, goal.Size()); !ok || cell != v.Way[max(i, 1)] {
						t.Errorf("%s: point %d of the band is in cell %d, want %d", test.config, i, cell, v.Way[max(i, 1)])
					}
				}
			case wide:
				bands++
			case op.Color != v.Theme.Accent:
			case len(pts) == 3:
				heads++
				if tip := pts[1]; tip.X <= pts[0].X || tip.X <= pts[2].X || pts[0].X < v.Origin.X+v.Cell*float32(n-1) {
					t.Errorf("%s: the head %v does not point right in the blank", test.config, pts)
				}
			default:
				shafts++
			}
		}
		if heads != 1 || shafts != 1 || bands != len(v.Way) {
			t.Errorf("%s: %d heads, %d shafts and %d bands, want 1, 1 and %d", test.config, heads, shafts, bands, len(v.Way))
		}
		if want := len(v.Way) - 1; render.NumberPx(fonts, v.Board, v.Cell) > 0 && after < want {
			t.Errorf("%s: %d runs of numbers over the band, want %d", test.config, after, want)
		}
	}
}

// TestWayNumbersRead checks in all themes with a band that the numbers on it can be read, on pale tiles and on those that keep their
// colour.
func TestWayNumbersRead(t *testing.T) {
	const least = 3 // of large letters
	fonts, goal := render.NewFonts(), puzzle.MustParseGoal("4x4.classic")
	for name, theme := range map[string]*render.Theme{"light": render.LightTheme(), "dark": render.DarkTheme(), "slate": render.SlateTheme(),
		"clay": render.ClayTheme()} {
		for _, pale := range []bool{false, true} {
			v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: theme, Numbers: true}
			v.Colors = render.TileColors(nil, theme, render.PathScheme, goal)
			for label, c := range v.Colors {
				face, ink := c, c
				if pale {
					face, ink = theme.Pale(c)
				}
				v.Colors[label], v.Inks, v.Dimmed = face, append(v.Inks, ink), append(v.Dimmed, pale)
			}
			v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: 330, H: 330}, goal.Size(), 1, 0)
			v.Way = []int{15, 14, 13, 12, 8, 9, 10, 11, 7, 6, 5, 4, 0, 1, 2, 3}
			l := &render.List{}
			l.Reset(330, 330, theme.Paper)
			l.Board(fonts, &v)
			var band render.Color
			read := 0
			for i := range l.Ops {
				switch op := &l.Ops[i]; {
				case op.Kind == render.LineOp && op.Width > v.Cell/2:
					band = op.Color
				case op.Kind == render.GlyphsOp && band != (render.Color{}):
					read++
					if c := render.Contrast(band, op.Color); c < least {
						t.Errorf("%s, pale %v: number %d on the way has a contrast of %.2f", name, pale, read, c)
					}
				}
			}
			if read != len(v.Way)-1 {
				t.Errorf("%s: %d numbers on the way, want %d", name, read, len(v.Way)-1)
			}
		}
	}
}
