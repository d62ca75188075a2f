package ui_test

import (
	"testing"

	"wildfifteen/game/ui"
)

// TestFoldMore checks that the rows above a fold end with it.
func TestFoldMore(t *testing.T) {
	heights := []float32{50, 40, 40, 40}
	for _, c := range []struct{ room, most, want float32 }{
		{100, 8, 5}, // 50+40, and 10 for two rows
		{90, 8, 0},  // they end with the fold
		{129, 8, 0}, // too much for two rows
		{129, 20, 19},
		{40, 8, 0},  // no row fits
		{170, 8, 0}, // all fit
		{300, 90, 0},
	} {
		if got := ui.FoldMore(len(heights), func(i int) float32 { return heights[i] }, c.room, c.most); got != c.want {
			t.Errorf("in a room of %v rows are %v higher, want %v", c.room, got, c.want)
		}
	}
}
