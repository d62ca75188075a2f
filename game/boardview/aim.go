package boardview

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// inkedPart is how much of its colour the number of a tile loses that nothing is said about, where numbers are what has colour.
const inkedPart = 0.72

// Dim makes all tiles pale but those that lit holds, by label, after Layout. It leaves a high-contrast theme as it is.
func (v *View) Dim(lit []bool) {
	if v.Theme.Contrast {
		return
	}
	if v.Palette != nil { // what is lit is not pale
		v.Colors = v.Palette
	}
	v.pale.update(v.Theme, v.Colors)
	v.dimmed, v.dims = append(v.dimmed[:0], v.Colors...), append(v.dims[:0], false)
	for label := 1; label < min(len(v.dimmed), len(lit)); label++ {
		v.dims = append(v.dims, !lit[label])
		switch {
		case lit[label]:
		case v.Theme.Inked:
			v.dimmed[label] = render.Mix(v.Colors[label], v.Theme.Tray, inkedPart)
		default:
			v.dimmed[label] = v.pale.faces[label]
		}
	}
	v.Colors, v.Dimmed, v.Inks = v.dimmed, v.dims, v.pale.inks
}

// PaintAim marks the cells where tiles are to stand, unless they stand there.
func (v *View) PaintAim(l *render.List, f *ui.Frame, tiles, cells []int) {
	l.PushClip(v.Inner)
	for i, cell := range cells {
		if v.Board.At(cell) != tiles[i] {
			r, radius := v.CellFrame(cell, f.Dip(2))
			hem, wide := f.Dip(1.5), f.Dip(3) // the hem keeps the way of the blank off the ring
			l.Box(r.Inset(-hem), radius+hem, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: wide + 2*hem})
			l.Box(r, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: wide})
			v.paintAimed(l, f, r, tiles[i])
		}
	}
	l.PopClip()
}

// The badge of a tile in the corner of its place: its side as part of the cell's, the least of that in dip, and how far it lies in the
// corner, as part of its side.
const (
	badgePart  = 0.32
	badgeLeast = 16
	badgeIn    = 0.06
)

// paintAimed says in the corner of a cell r, as large as there is room, which tile is to stand there.
func (v *View) paintAimed(l *render.List, f *ui.Frame, r render.Rect, label int) {
	side := render.Floor(r.W * badgePart)
	if side < f.Dip(badgeLeast) || !v.Numbers {
		return
	}
	at := render.Rect{X: r.X + render.Floor(side*badgeIn), Y: r.Y + render.Floor(side*badgeIn), W: side, H: side}
	hem := f.Dip(1.5)
	l.Fill(at.Inset(-hem), at.W/2+hem, f.Theme.Paper)
	l.Fill(at, side/2, f.Theme.Accent)
	number := strconv.Itoa(label)
	face := f.Fonts.Face(render.Figure, max(1, int(side*0.7)))
	for size := side * 0.7; size > 4 && f.Fonts.Width(face, number) > side*0.8; size-- {
		face = f.Fonts.Face(render.Figure, int(size))
	}
	l.TextIn(f.Fonts, face, number, at, render.Middle, render.Middle, f.Theme.OnAccent)
}
