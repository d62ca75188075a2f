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

// TestLettersGrow checks that what grows less than other words with the text size never becomes smaller as that grows.
func TestLettersGrow(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 2}}
	sizes := map[string]func() int{
		"a long text":      func() int { return f.Face(render.Regular, f.LongSize()).Px() },
		"a name":           func() int { return f.CardName("Name", 1000).Px() },
		"a sentence":       func() int { return f.CardLine("Name", "A few words", 1000).Second.Px() },
		"a title":          func() int { return f.Face(render.Title, 20).Px() },
		"one that is kept": func() int { return f.Face(render.Title, f.UpTo(render.Title, 20, 1)).Px() },
	}
	for what, px := range sizes {
		before := 0
		for _, f.TextSize = range []float32{1, 1.25, 1.3, 1.35, 1.5, 1.6, 1.8, 2} {
			if now := px(); now < before {
				t.Errorf("text %v: %s is %d pixels high, before %d", f.TextSize, what, now, before)
			} else {
				before = now
			}
		}
	}
}
