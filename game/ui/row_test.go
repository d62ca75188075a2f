package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestRowsHoldTheirWords checks that a row with an icon is high enough for the lines of its label, and of its value in large letters.
func TestRowsHoldTheirWords(t *testing.T) {
	const label = "Solve it for me and show me how"
	var l render.List
	fonts := render.NewFonts()
	for _, size := range []float32{1, 1.5, 2} {
		for w := float32(160); w < 700; w += 3 {
			f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: size, Screen: render.Rect{W: 800, H: 800}}}
			f.Reset()
			col := f.Column(render.Rect{X: 20, Y: 20, W: w})
			value := ""
			if size >= LargeText && int(w)%2 == 0 {
				value = "All but Classic"
			}
			c := col.Open(ID{Name: "x"}, label, value)
			c.Icon = render.Help
			l.Reset(800, 800, render.Color{})
			Paint(&l, f, c)
			lines := map[float32]bool{}
			for _, op := range l.Ops {
				if op.Kind == render.GlyphsOp {
					for _, g := range l.Glyphs[op.Lo:op.Hi] {
						lines[g.Y] = true
					}
				}
			}
			tall := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line * float32(len(lines))
			if len(lines) == 0 || tall+16 > c.Rect.H {
				t.Fatalf("%v wide, text %v: %d lines, %v high, in a row of %v", w, size, len(lines), tall, c.Rect.H)
			}
		}
	}
}
