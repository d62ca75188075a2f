package ui

import "wildfifteen/render"

// The measures of the face of a control in dip: the height of the lip below it, and how much it shrinks on each side when it is pressed
// where there are no lips.
const (
	faceLip     = 3
	facePressed = 1
)

// Face draws what a control is pressed at as the board draws a tile: a face on a lip, onto which it goes down when pressed. It
// returns the rectangle of the face. The lip stands below r, so that what the face holds has the same air above and below it. What
// cannot be pressed has no lip, and nothing has one in high contrast, where a face shrinks when pressed.
func Face(l *render.List, f *Frame, c *Control, r render.Rect, radius float32, style render.BoxStyle) render.Rect {
	switch {
	case c.Disabled:
	case f.Theme.Contrast:
		if c.Pressed {
			r = r.Inset(f.Dip(facePressed))
		}
	default:
		lip := max(1, render.Floor(f.Dip(faceLip)))
		foot := r.Move(0, lip)
		if c.Pressed {
			r = foot
		} else {
			color := f.Theme.RaisedLip
			if style.Fill == f.Theme.Accent {
				color = f.Theme.AccentLip
			}
			l.Fill(foot, radius, color)
		}
	}
	l.Box(r, radius, style)
	Shade(l, f, c, r, radius)
	return r
}

// FaceStyle returns how the face of a control looks that can be pressed, but is not the main one of its scene.
func (f *Frame) FaceStyle(c *Control) render.BoxStyle {
	switch {
	case f.Theme.Contrast:
		return render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: painter{f}.hair()}
	case c.Disabled:
		return render.BoxStyle{Edge: f.Theme.TrayEdge, EdgeWidth: painter{f}.hair()}
	}
	s := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Tray, EdgeWidth: painter{f}.hair()}
	if c.Look == Card && c.At > 0 {
		s.Fill = f.Theme.Tinted(float64(c.At))
	}
	return s
}
