package entry

import (
	"slices"
	"strconv"

	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// colourRead makes the colours of the tiles of a board that was read only in part: those of the goal in rows.
func (p *preview) colourRead(f *ui.Frame) {
	if p.theme == f.Theme {
		return
	}
	goal, err := puzzle.NewGoal(p.read.Size, puzzle.Rule{Kind: puzzle.Classic})
	if err != nil {
		return // every size has one
	}
	p.theme = f.Theme
	p.board.Colors = render.TileColors(p.board.Colors[:0], f.Theme, render.PathScheme, goal)
}

// placeRead places a board that was read only in part.
func (p *preview) placeRead(f *ui.Frame, r render.Rect) {
	p.board.Rect, p.board.Cell, p.board.Origin = render.TrayFor(r, p.read.Size, f.Scale, previewWide)
}

// The measures of a tile that was read, in cells.
const (
	readInset  = 0.03
	readRadius = 0.14
	readLip    = 0.045
)

// paintRead draws the cells of a board that was read only in part: tiles as on the board, red with a frame where they are wrong or no tile
// has their number. The others are pale then, so that nothing else is red.
func paintRead(l *render.List, f *ui.Frame, b *render.BoardView, read *links.AsRead) {
	l.Box(b.Rect, b.Cell*(readRadius+readInset)+b.Origin.X-b.Rect.X, render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))})
	face := f.Fonts.Face(render.Title, max(1, int(max(f.Dip(6), b.Cell*0.44))))
	pale := slices.Contains(read.Bad, true) && !f.Theme.Contrast
	for i, label := range read.Labels {
		if label == "0" && !read.Bad[i] {
			continue
		}
		r := render.CellRect(b.Origin, b.Cell, read.Size, i).Inset(b.Cell * readInset)
		fill, ink := f.Theme.Error, f.Theme.Paper
		if n, err := strconv.Atoi(label); err == nil && n > 0 && n < len(b.Colors) && !read.Bad[i] {
			fill, ink = b.Colors[n], f.Theme.Number
			if pale {
				fill, ink = f.Theme.Pale(fill)
			}
		}
		radius := b.Cell * readRadius
		if !f.Theme.Contrast {
			l.Fill(r, radius, render.Lip(fill))
			r.H -= render.Floor(b.Cell * readLip)
		}
		l.Box(r, radius, render.BoxStyle{Fill: fill, Edge: f.Theme.TileEdge, EdgeWidth: max(1, f.Dip(1))})
		if read.Bad[i] {
			in := max(f.Dip(2), b.Cell*0.04)
			l.Box(r.Inset(in), radius-in, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: max(1, in*0.75)})
		}
		l.TextIn(f.Fonts, face, label, r, render.Middle, render.Middle, ink)
	}
}
