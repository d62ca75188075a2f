package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestCardsAreWideEnough checks that cards in a row are as wide as a finger needs, however short their texts are.
func TestCardsAreWideEnough(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: 800, H: 800}}}
	words := []string{"1", "2", "3", "4", "5"}
	for width := float32(160); width < 500; width++ {
		n, _ := f.CardRow(width, words, len(words))
		if w := (width - float32(n-1)*CardGap) / float32(n); w < 48 {
			t.Errorf("%d cards in %v are %v wide", n, width, w)
		}
	}
}
