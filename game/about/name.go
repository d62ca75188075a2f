package about

import (
	"unicode/utf8"

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
		for k, letter := range line {
			at := r
			at.X += f.Fonts.Width(c.Face, line[:k])
			end := k + utf8.RuneLen(letter)
			l.TextIn(f.Fonts, c.Face, line[k:end], at, render.Start, render.Middle, letterColor(f, float64(n+k)/float64(total-1)))
		}
		n += len(line) + 1
	}
}

// letterColor returns the colour of a letter at a place of the ramp, 0..1.
func letterColor(f *ui.Frame, at float64) render.Color {
	if f.Theme.Contrast {
		return f.Theme.Ink
	}
	return f.Theme.RibbonColor(f.Theme.OnPaper(min(1, at)))
}
