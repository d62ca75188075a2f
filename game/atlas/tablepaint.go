package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// paint draws a line of the table.
func (t *sizeTable) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Look != ui.Custom {
		return
	}
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	t.paintCells(l, f, c)
	l.Fill(render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - 1, W: c.Rect.W, H: 1}, 0, f.Theme.ChartGrid)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// paintCells draws the cells of a line: the size at the start of its column, numbers at the end of theirs.
func (t *sizeTable) paintCells(l *render.List, f *ui.Frame, c *ui.Control) {
	cells, ink := &t.heads, f.Theme.Ink2
	if c.ID.N != headLine {
		cells, ink = &t.lines[c.ID.N].cells, f.Theme.Ink
	}
	in := render.Rect{X: c.Rect.X + f.Dip(4), Y: c.Rect.Y, W: c.Rect.W - f.Dip(8), H: c.Rect.H}
	gap := t.gap(in.W)
	x := in.X
	for i, text := range cells {
		r := render.Rect{X: x, Y: in.Y, W: t.widths[i] + 1, H: in.H}
		if f.RTL {
			r = f.Within(c.Rect, r)
		}
		align, color := f.Far(), ink
		if i == sizeColumn {
			align = f.Near()
			if c.Role == ui.Button {
				color = f.Theme.Accent
			}
		}
		l.TextIn(f.Fonts, c.Face, text, r, align, render.Middle, color)
		x += t.widths[i] + gap
	}
}

// gap returns the gap between two columns in lines of a width.
func (t *sizeTable) gap(width float32) float32 {
	for _, w := range t.widths {
		width -= w
	}
	return width / (columnCount - 1)
}
