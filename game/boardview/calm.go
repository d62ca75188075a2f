package boardview

import (
	"slices"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

const (
	calmCells = 144 // boards of fewer cells have few enough colours
	calmRows  = 1   // rows of tiles, beside those that are home, that keep their colours
)

// calm makes most tiles of a large board pale: only those that are home and those that come next on the goal's line keep their
// colours, so that the eye finds them, and the board fills with colour as it is solved.
type calm struct {
	of     []render.Color // the colours at the last call, of the palette
	theme  *render.Theme  // at the last call
	pale   []render.Color // the same, of pale tiles
	inks   []render.Color // of the numbers on pale tiles
	colors []render.Color // of the tiles
	dimmed []bool         // which are pale
	board  puzzle.Board   // that they are for
}

// large reports whether a goal has so many tiles in an order that most of them are made pale.
func (k *calm) large(g puzzle.Goal) bool { return g.Size().Cells() >= calmCells && render.Ordered(g) }

// tiles chooses the colours of the tiles of a large board, given those of its goal.
func (k *calm) tiles(b puzzle.Board, g puzzle.Goal, t *render.Theme, palette []render.Color) {
	fresh := k.theme != t || !slices.Equal(k.of, palette)
	if !fresh && k.board == b {
		return
	}
	if fresh {
		k.theme, k.of, k.pale, k.inks = t, append(k.of[:0], palette...), k.pale[:0], k.inks[:0]
		for _, c := range palette {
			face, number := t.Pale(c)
			k.pale, k.inks = append(k.pale, face), append(k.inks, number)
		}
	}
	k.board, k.colors, k.dimmed = b, append(k.colors[:0], palette...), append(k.dimmed[:0], false)
	next := calmRows * b.Size().W
	for label := 1; label < len(palette); label++ {
		back := label != g.Missing() && !home(g, b, label)
		if back && next > 0 {
			back, next = false, next-1
		}
		if k.dimmed = append(k.dimmed, back); back {
			k.colors[label] = k.pale[label]
		}
	}
}
