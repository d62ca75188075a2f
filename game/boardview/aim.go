package boardview

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// inkedPart is how much of its colour the number of a tile loses that nothing is said about, where numbers are what has colour.
const inkedPart = 0.72

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

// Dim makes all tiles pale but those that lit holds, by label, after Layout. It leaves a high-contrast theme as it is.
func (v *View) Dim(lit []bool) {
	if v.Theme.Contrast {
		return
	}
	if v.Palette != nil { // what is lit is not pale
		v.Colors = v.Palette
	}
	v.pale.dim(&v.BoardView, lit)
}

// dim makes all tiles of a board pale but those that lit holds.
func (p *pale) dim(v *render.BoardView, lit []bool) {
	p.update(v.Theme, v.Colors)
	p.colors, p.dims = append(p.colors[:0], v.Colors...), append(p.dims[:0], false)
	for label := 1; label < min(len(p.colors), len(lit)); label++ {
		p.dims = append(p.dims, !lit[label])
		switch {
		case lit[label]:
		case v.Theme.Inked:
			p.colors[label] = render.Mix(v.Colors[label], v.Theme.Tray, inkedPart)
		default:
			p.colors[label] = p.faces[label]
		}
	}
	v.Colors, v.Dimmed, v.Inks = p.colors, p.dims, p.inks
}

// PaintAim marks the cells where tiles are to stand, each with a ring of its tile's colour, unless they stand there.
func (v *View) PaintAim(l *render.List, f *ui.Frame, tiles, cells []int) {
	l.PushClip(v.Inner)
	for i, cell := range cells {
		if v.Board.At(cell) != tiles[i] {
			r, radius := v.CellFrame(cell, f.Dip(2))
			hem, wide := f.Dip(1.5), f.Dip(3) // the hem keeps the ring off a tile of its colour
			l.Box(r.Inset(-hem), radius+hem, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: wide + 2*hem})
			l.Box(r, radius, render.BoxStyle{Edge: v.aimColor(f.Theme, tiles[i]), EdgeWidth: wide})
		}
	}
	l.PopClip()
}

// aimColor returns the colour of the ring where a tile is to stand.
func (v *View) aimColor(t *render.Theme, label int) render.Color {
	if t.Contrast || t.Inked || v.Pictured() {
		return t.Accent
	}
	return v.Colors[label]
}

// PaintTrain draws the next of the moves that are to come, over the marks of what they lead to.
func (v *View) PaintTrain(l *render.List) {
	l.PushClip(v.Inner)
	l.Way(&v.BoardView)
	l.PopClip()
}
