package atlas

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestPairsHaveRoom checks that the figures of the charts have room on a small phone in all languages and in large letters.
func TestPairsHaveRoom(t *testing.T) {
	d, fonts := readWalks(), render.NewFonts()
	for _, code := range assets.Languages() {
		for i, p := range walkPairs(assets.Load(code), &d) {
			for _, size := range [...]float32{1, 1.5, 2} {
				f := &ui.Frame{Fonts: fonts, Measures: ui.Measures{Scale: 1, TextSize: size, Safe: render.Rect{W: 320, H: 480}}}
				if o := p.place(f, 288); o.at[2] > 288 {
					t.Errorf("%v, text size %v: the figures of chart %d have a width of %v at %v", code, size, i, o.at[2], o.part)
				}
			}
		}
	}
}
