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

// pale are the colours of tiles that stand back, and of what is on them, by label. They are made anew only for another palette.
type pale struct {
	theme       *render.Theme  // of the last call
	of          []render.Color // the palette of the last call
	faces, inks []render.Color

	colors []render.Color // the scratch memory of dim: of a board's tiles
	dims   []bool         // and which are pale
}

// update makes the colours for those of a goal. It reports whether they are others than those of the last call.
func (p *pale) update(t *render.Theme, palette []render.Color) (fresh bool) {
	if p.theme == t && slices.Equal(p.of, palette) {
		return false
	}
	p.theme, p.of, p.faces, p.inks = t, append(p.of[:0], palette...), p.faces[:0], p.inks[:0]
	for _, c := range palette {
		face, ink := t.Pale(c)
		p.faces, p.inks = append(p.faces, face), append(p.inks, ink)
	}
	return true
}

// calm makes most tiles of a large board pale: only those that are home and those that come next on the goal's line keep their
// colours, so that the eye finds them, and the board fills with colour as it is solved.
type calm struct {
	colors []render.Color // of the tiles
	dimmed []bool         // which are pale
	board  puzzle.Board   // that they are for
}

// large reports whether a goal has so many tiles in an order that most of them are made pale.
func (k *calm) large(g puzzle.Goal) bool { return g.Size().Cells() >= calmCells && render.Ordered(g) }

// tiles chooses the colours of the tiles of a large board, given those of its goal and those of pale tiles.
func (k *calm) tiles(b puzzle.Board, g puzzle.Goal, t *render.Theme, palette []render.Color, p *pale) {
	if fresh := p.update(t, palette); !fresh && k.board == b {
		return
	}
	k.board, k.colors, k.dimmed = b, append(k.colors[:0], palette...), append(k.dimmed[:0], false)
	next := calmRows * b.Size().W
	for label := 1; label < len(palette); label++ {
		back := label != g.Missing() && !home(g, b, label)
		if back && next > 0 {
			back, next = false, next-1
		}
		if k.dimmed = append(k.dimmed, back); back {
			k.colors[label] = p.faces[label]
		}
	}
}
