package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// table lays out the rows of tries or of legs.
func (g *figures) table(col *ui.Column) {
	f := col.F
	tall := g.heights(f, col.Area.W)
	for i, row := range g.rows {
		if at := col.Take(tall[i]); f.Reaches(at) { // a marathon has a thousand
			if row.total != "" {
				at.H -= f.Dip(8)
				g.tableRow(f, at, row, i == 0)
				continue
			}
			g.row(f, at, row)
		}
	}
}

// rowHeights are the heights of the rows in a width and a face.
type rowHeights struct {
	width float32
	face  render.FaceID
	all   []float32
}

// heights returns the heights of the rows.
func (g *figures) heights(f *ui.Frame, width float32) []float32 {
	h, face := &g.tall, f.Face(render.Regular, g.letters())
	if len(h.all) != len(g.rows) || h.width != width || h.face != face {
		h.width, h.face, h.all = width, face, h.all[:0]
		for _, row := range g.rows {
			h.all = append(h.all, g.rowHeight(f, row, width))
		}
	}
	return h.all
}

// rowHeight returns the height of a row: its name may need several lines.
func (g *figures) rowHeight(f *ui.Frame, row figureRow, width float32) float32 {
	if row.total != "" {
		return f.Fonts.Metrics(f.Face(render.Regular, g.letters())).Line + f.Dip(8)
	}
	face := f.Face(render.Regular, 16)
	w, below := g.nameWidth(f, row, width)
	lines := len(f.Wrap(row.name, face, w))
	if below {
		lines++
	}
	return f.Fonts.Metrics(face).Line*float32(lines) + f.Dip(8)
}

// nameWidth returns the width of a name in a row of a width. The figure stands below it if a word is too long to stand
// beside it.
func (g *figures) nameWidth(f *ui.Frame, row figureRow, width float32) (w float32, below bool) {
	w = width - f.Fonts.Width(f.Face(render.Bold, 16), row.value) - f.Dip(16)
	if f.LongestWord(row.name, f.Face(render.Regular, 16)) > w {
		return width, true
	}
	return w, false
}

// row lays out a name and its figure at the ends of a row.
func (g *figures) row(f *ui.Frame, r render.Rect, row figureRow) {
	w, below := g.nameWidth(f, row, r.W)
	face := f.Face(render.Regular, 16)
	line, lines := f.Fonts.Metrics(face).Line, f.Wrap(row.name, face, w)
	f.Add(ui.Control{Role: ui.Text, Label: row.name, Rect: render.Rect{X: r.X, Y: r.Y, W: w, H: line * float32(len(lines))}, Face: face, Lines: lines})
	value := render.Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: line}
	if below {
		value = render.Rect{X: r.X, Y: r.Y + line*float32(len(lines)), W: r.W, H: line}
	}
	f.Add(ui.Control{Role: ui.Text, Label: row.value, Face: f.Face(render.Bold, 16), Align: render.End, Rect: value})
}
