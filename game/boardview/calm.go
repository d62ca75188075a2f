package boardview

import (
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

const (
	calmCells = 144 // boards of fewer cells have few enough colours
	calmRows  = 1   // rows of tiles, beside those that are home, that keep their colours
)

// calm gives most tiles of a large board muted colours: only those that are home and those that come next on the goal's line
// keep theirs, so that the eye finds them.
type calm struct {
	of     []render.Color // the colours at the last call, of the palette
	muted  []render.Color // the same, muted
	colors []render.Color // of the tiles
	board  puzzle.Board   // that they are for
}

// tiles returns the colours of the tiles of a board, given those of its goal.
func (k *calm) tiles(b puzzle.Board, g puzzle.Goal, palette []render.Color) []render.Color {
	if b.Size().Cells() < calmCells || !render.Ordered(g) {
		return palette
	}
	fresh := len(k.of) != len(palette)
	for i := 0; i < len(palette) && !fresh; i++ {
		fresh = k.of[i] != palette[i]
	}
	if !fresh && k.board == b {
		return k.colors
	}
	if fresh {
		k.of, k.muted = append(k.of[:0], palette...), k.muted[:0]
		for _, c := range palette {
			k.muted = append(k.muted, render.Muted(c))
		}
	}
	k.board, k.colors = b, append(k.colors[:0], k.muted...)
	next := calmRows * b.Size().W
	for label := 1; label < len(palette) && label <= b.Size().Cells(); label++ {
		if home(g, b, label) {
			k.colors[label] = palette[label]
		} else if next > 0 && label != g.Missing() {
			k.colors[label] = palette[label]
			next--
		}
	}
	return k.colors
}
