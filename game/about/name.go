package about

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// nameID is the name of the program.
var nameID = ui.ID{Name: "name"}

// layoutName adds the name of the program, whose letters have the colours of a ribbon.
func (s *Scene) layoutName(col *ui.Column, size float32) {
	name := col.Line(s.Stage.Lang.T("common.title"), ui.Custom, render.Title, size)
	name.ID = nameID
}

// paintName draws the name: its letters run along the ramp, as the numbers of a goal do.
func paintName(l *render.List, f *ui.Frame, c *ui.Control) {
	total, n := len(c.Label), 0
	for i, line := range c.Lines {
		r := render.Rect{X: c.Rect.X, Y: c.Rect.Y + f.Leading(c.Face)*float32(i), W: c.Rect.W, H: f.Fonts.Metrics(c.Face).Line}
		if f.RTL { // the letters still run from the left
			r.X += c.Rect.W - f.Fonts.Width(c.Face, line)
		}
		l.RampText(f.Fonts, f.Theme, c.Face, line, r, n, total)
		n += len(line) + 1
	}
}
