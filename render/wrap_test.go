package render

import (
	"slices"
	"testing"
)

// TestNumbersStayWithTheirWords breaks sentences where a number would be parted from its word: in all widths that have room for both
// they stay together, and in narrower ones no word is broken for it.
func TestNumbersStayWithTheirWords(t *testing.T) {
	f := NewFonts()
	face := f.Face(Regular, 20)
	for _, c := range []struct {
		text, fits string // fits: what a line must have room for
		want       []string
	}{
		{"Solved in 2 moves", "Solved in 2", []string{"Solved in", "2 moves"}},
		{"Friday, 18 December 2025", "18 December 2025", []string{"Friday,", "18 December 2025"}},
		{"5 × 5 Snake without 13", "5 × 5 Snake without", []string{"5 × 5 Snake", "without 13"}},
		{"Bring 13 surroundings", "surroundings", []string{"Bring 13", "surroundings"}},
		{"4 × 4 Wild", "4 × 4", []string{"4 × 4", "Wild"}},
	} {
		if got := f.Wrap(nil, face, c.text, f.Width(face, c.fits)+1); !slices.Equal(got, c.want) {
			t.Errorf("%q is broken into %q, want %q", c.text, got, c.want)
		}
	}
}
