package ui

import (
	"image"
	"testing"

	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestRampBar checks that a bar of any length has the outline of a plain box, in the dark as well as the light part of its way, and that it
// runs from the first to the last colour of its way, from the right if the page is mirrored.
func TestRampBar(t *testing.T) {
	fonts := render.NewFonts()
	paper, first, last := render.Hex("#FFFFFF"), render.Hex("#000000"), render.Hex("#000080")
	draw := func(bar func(l *render.List)) *image.RGBA {
		var l render.List
		l.Reset(220, 30, paper)
		bar(&l)
		return soft.New(fonts).Picture(&l)
	}
	track := render.Rect{X: 10, Y: 10, W: 200, H: 12}
	for _, mirrored := range []bool{false, true} {
		f := &Frame{Measures: Measures{Scale: 1, TextSize: 1, RTL: mirrored}}
		for _, end := range []float32{12, 13, 20, 40, 77, 150, 199, 200} {
			whole := f.Within(track, render.Rect{X: track.X, Y: track.Y, W: end, H: track.H})
			box := draw(func(l *render.List) { l.Fill(whole, track.H/2, first) })
			bar := draw(func(l *render.List) {
				RampBar(l, f, track, end, func(at float32) render.Color { return render.Mix(first, last, at) })
			})
			for i := 0; i < len(box.Pix); i += 4 { // red and green are those of a black box
				if d := int(box.Pix[i]) - int(bar.Pix[i]); max(d, -d) > 1 {
					t.Fatalf("mirrored %v, end %v: the outline differs at %d, %d", mirrored, end, i/4%220, i/4/220)
				}
			}
			for _, at := range []float32{3, end / 2, end - 3} {
				x := int(track.X + at)
				if mirrored {
					x = int(track.X + track.W - at)
				}
				got, want := float32(bar.RGBAAt(x, 16).B), 128*at/track.W
				if d := got - want; max(d, -d) > 2 {
					t.Errorf("mirrored %v, end %v: the colour %v from the start is %v, want %v", mirrored, end, at, got, want)
				}
			}
		}
	}
}
