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
	theme *render.Theme  // of the last call
	of    []render.Color // the palette of the last call
	faint []tone         // of all tiles
	way   []tone         // of those that are to move
	astir []tone         // of those on a large board that are not home

	colors, inks []render.Color // the scratch memory of dim: of a board's tiles
	dims         []bool         // and which are pale
}

// tone is the colours of a tile that stands back.
type tone struct{ face, ink render.Color }

// update makes the colours for those of a goal, unless it is called with the same again.
func (p *pale) update(t *render.Theme, palette []render.Color) {
	if p.theme == t && slices.Equal(p.of, palette) {
		return
	}
	p.theme, p.of, p.faint, p.way, p.astir = t, append(p.of[:0], palette...), p.faint[:0], p.way[:0], p.astir[:0]
	for _, c := range palette {
		var faint, way, astir tone
		faint.face, faint.ink = t.Faint(c, false)
		way.face, way.ink = t.Faint(c, true)
		astir.face, astir.ink = t.Pale(c)
		p.faint, p.way, p.astir = append(p.faint, faint), append(p.way, way), append(p.astir, astir)
	}
}

// Dim makes all tiles stand back, after Layout, but those that lit holds, by label; those on the way of the blank less than all others.
// It leaves a high-contrast theme as it is.
func (v *View) Dim(lit []bool, way []int) {
	v.Way = way
	if v.Theme.Contrast {
		return
	}
	if len(v.Palette) > 0 { // some may be pale, those of a large board
		v.Colors = v.Palette
	}
	v.pale.dim(&v.BoardView, lit)
}

// largeBoard is the number of cells from which tiles that are not home are pale: without that nobody sees the line among so many.
const largeBoard = 10 * 10

// dimAstir makes those tiles of a large board pale that are not home, so that the line grows out of them.
func (v *View) dimAstir() {
	size := v.Board.Size()
	if size.Cells() < largeBoard || v.Theme.Contrast || v.Theme.Inked || v.Image != nil || !render.Ordered(v.Goal) {
		return
	}
	p, goal := &v.pale, v.Goal.Board()
	p.update(v.Theme, v.Palette)
	p.colors, p.inks, p.dims = append(p.colors[:0], v.Palette...), append(p.inks[:0], v.Palette...), append(p.dims[:0], make([]bool, len(v.Palette))...)
	for cell := range size.Cells() {
		if label := v.Board.At(cell); label > 0 && label < len(p.dims) && goal.At(cell) != label {
			p.colors[label], p.inks[label], p.dims[label] = p.astir[label].face, p.astir[label].ink, true
		}
	}
	v.Colors, v.Inks, v.Dimmed = p.colors, p.inks, p.dims
}

// dim makes all tiles of a board pale but those that lit holds.
func (p *pale) dim(v *render.BoardView, lit []bool) {
	p.update(v.Theme, v.Colors)
	p.colors, p.inks, p.dims = append(p.colors[:0], v.Colors...), append(p.inks[:0], v.Colors...), append(p.dims[:0], false)
	for label := 1; label < min(len(p.colors), len(lit)); label++ {
		p.dims = append(p.dims, !lit[label])
		switch {
		case lit[label]:
		case v.Theme.Inked:
			p.colors[label] = render.Mix(v.Colors[label], v.Theme.Tray, inkedPart)
		default:
			p.colors[label], p.inks[label] = p.faint[label].face, p.faint[label].ink
		}
	}
	v.Dimmed = p.dims
	for _, cell := range v.Led() {
		if label := v.Board.At(cell); label > 0 && label < len(p.dims) && p.dims[label] && !v.Theme.Inked {
			p.colors[label], p.inks[label] = p.way[label].face, p.way[label].ink
		}
	}
	v.Colors, v.Inks = p.colors, p.inks
}

// PaintAim marks the cells where tiles are to stand, each with a ring of its tile's colour, unless they or others of them stand there.
func (v *View) PaintAim(l *render.List, f *ui.Frame, tiles, cells []int) {
	l.PushClip(v.Inner)
	for i, cell := range cells {
		if slices.Contains(tiles, v.Board.At(cell)) {
			continue
		}
		r, radius := v.CellFrame(cell, f.Dip(2))
		wide, hem := f.Dip(3), f.Dip(1.5)
		if v.lit(v.Board.At(cell)) { // the hem keeps the ring off a tile of its colour
			l.Box(r.Inset(-hem), radius+hem, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: wide + 2*hem})
		}
		l.Box(r, radius, render.BoxStyle{Edge: v.LeadColor(tiles[i]), EdgeWidth: wide})
	}
	l.PopClip()
}

// lit reports whether a tile does not stand back.
func (v *View) lit(label int) bool {
	return label > 0 && (label >= len(v.Dimmed) || !v.Dimmed[label] || v.Pictured())
}

// PaintTrain draws the next of the moves that are to come, over the marks of what they lead to.
func (v *View) PaintTrain(l *render.List) {
	l.PushClip(v.Inner)
	l.Way(&v.BoardView)
	l.PopClip()
}
