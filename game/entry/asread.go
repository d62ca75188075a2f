package entry

import (
	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placeRead places a board that was read only in part.
func (p *preview) placeRead(f *ui.Frame, r render.Rect) {
	p.board.Rect, p.board.Cell, p.board.Origin = render.TrayFor(r, p.read.Size, f.Scale, previewWide)
}

// paintRead draws the cells of a board that was read only in part: what is wrong in red, the others in grey.
func paintRead(l *render.List, f *ui.Frame, b *render.BoardView, read *links.AsRead) {
	l.Box(b.Rect, f.Radius(), render.BoxStyle{Fill: f.Theme.Tray})
	face := f.Face(render.Title, max(6, b.Cell*0.4/f.Scale/max(1, f.TextSize)))
	for i, label := range read.Labels {
		if label == "0" && !read.Bad[i] {
			continue
		}
		r := render.CellRect(b.Origin, b.Cell, read.Size, i).Inset(b.Cell * 0.03)
		fill, ink := f.Theme.Raised, f.Theme.Ink
		if read.Bad[i] {
			fill, ink = f.Theme.Error, f.Theme.Paper
		}
		l.Fill(r, b.Cell*0.12, fill)
		l.TextIn(f.Fonts, face, label, r, render.Middle, render.Middle, ink)
	}
}
