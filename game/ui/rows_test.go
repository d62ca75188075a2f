package ui

import (
	"slices"
	"testing"

	"wildfifteen/render"
)

// TestChipsBalance checks that chips that need several rows leave none alone in the last, and need no more rows than they
// must.
func TestChipsBalance(t *testing.T) {
	fonts := render.NewFonts()
	options := []string{"System", "Light", "Dark", "Contrast", "Slate", "Clay", "Ink", "Felt"}
	for width := float32(100); width < 800; width++ {
		f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: width, H: 1000}}}
		f.Reset()
		f.Column(render.Rect{W: width, H: 1000}).Choice("c", "", options, 0)
		widths := make([]float32, len(options))
		rows := map[float32]float32{}
		for i, c := range f.Controls {
			widths[i] = c.Rect.W
			rows[c.Rect.Y] = max(rows[c.Rect.Y], c.Rect.X+c.Rect.W)
		}
		if want := rowsOf(widths, 0, width); len(rows) != want {
			t.Fatalf("%v wide: %d rows, want %d", width, len(rows), want)
		}
		var longest float32
		for _, end := range rows {
			longest = max(longest, end)
		}
		if longest > width+0.5 {
			t.Errorf("%v wide: a row is %v long", width, longest)
		}
		if longest > min(width, barMost)+1 && rowsOf(widths, 0, longest-2) <= len(rows) {
			t.Errorf("%v wide: rows of %v are longer than needed", width, longest)
		}
	}
}

// TestChipsOfOneTrayTouch checks that each chip of several rows touches others exactly where its joint says so.
func TestChipsOfOneTrayTouch(t *testing.T) {
	fonts := render.NewFonts()
	for width := float32(100); width < 800; width += 7 {
		f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: width, H: 1000}}}
		f.Reset()
		f.Column(render.Rect{W: width, H: 1000}).Choice("c", "", []string{"System", "Light", "Dark", "Contrast", "Slate", "Clay"}, 0)
		for i := range f.Controls {
			c := &f.Controls[i]
			sides := map[Joint]render.Point{
				Before: {X: c.Rect.X - 1, Y: c.Rect.Y + 1}, After: {X: c.Rect.X + c.Rect.W + 1, Y: c.Rect.Y + 1},
				Above: {X: c.Rect.X + 1, Y: c.Rect.Y - 1}, Below: {X: c.Rect.X + 1, Y: c.Rect.Y + c.Rect.H + 1},
			}
			for side, p := range sides {
				touches := slices.ContainsFunc(f.Controls, func(o Control) bool { return o.Rect.Contains(p) })
				if touches != (c.Joint&side != 0) {
					t.Errorf("%v wide: chip %d of joint %b touches another on side %b: %v", width, i, c.Joint, side, touches)
				}
			}
		}
	}
}
