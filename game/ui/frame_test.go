package ui

import (
	"strings"
	"testing"

	"wildfifteen/render"
)

// TestBalance checks that balanced lines are no more in number than greedy ones, and that no word is broken.
func TestBalance(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts()}
	face := f.Fonts.Face(render.Regular, 32)
	for _, text := range []string{
		"0:00.000\u00a0· 1\u00a0move", "a incomprehensibilities", "Put the numbers in order. Click one by the gap.",
	} {
		for width := f.Fonts.Width(face, text) / 3; width < f.Fonts.Width(face, text)+10; width++ {
			greedy, lines := f.Wrap(text, face, width), f.Balance(text, face, width)
			if len(lines) != len(greedy) {
				t.Fatalf("%q at %g: %q, greedy %q", text, width, lines, greedy)
			}
			if strings.Join(greedy, " ") == text && strings.Join(lines, " ") != text {
				t.Fatalf("%q at %g: a word is broken in %q", text, width, lines)
			}
		}
	}
}
