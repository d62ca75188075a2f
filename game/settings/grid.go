package settings

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// grid adds the values of a choice side by side, n in a row, gap dip apart. Each is as high as cell, and has its look and its face.
func (c *choice) grid(col *ui.Column, now *session.Choices, n int, gap float32, cell ui.Control) {
	on, high := c.index(now), cell.Rect.H
	cell.Role, cell.Asked = ui.Radio, c.label
	var row render.Rect
	for i, name := range c.options {
		if i%n == 0 {
			row = col.Take(high)
			col.Space(gap)
		}
		cell.ID, cell.Label, cell.On, cell.Rect = ui.ID{Name: c.group, N: i}, name, i == on, col.F.Split(row, n, i%n, gap)
		col.F.Add(cell)
	}
}

// inRow returns how many cells stand in a row of a width, gap dip apart: as many as are no narrower than least, but not more than most.
func inRow(f *ui.Frame, width, least float32, most int, gap float32) int {
	n := most
	for n > 1 && f.Split(render.Rect{W: width}, n, 0, gap).W < least {
		n--
	}
	return n
}

// widest returns the width of the widest of some texts.
func widest(f *ui.Frame, face render.FaceID, texts []string) (w float32) {
	for _, text := range texts {
		w = max(w, f.Fonts.Width(face, text))
	}
	return w
}
