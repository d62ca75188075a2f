package ui

import "wildfifteen/render"

// Track returns the area of a slider's track: the knob's centre moves along its horizontal centre line.
func (f *Frame) Track(c *Control) render.Rect {
	h := f.Dip(48)
	pad := f.Dip(12) + c.Ends
	return render.Rect{X: c.Rect.X + pad, Y: c.Rect.Y + c.Rect.H - h, W: c.Rect.W - 2*pad, H: h}
}

func (f painter) slider(l *render.List, c *Control) {
	words := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: c.Rect.W, H: c.Rect.H - f.Dip(48)}
	if c.Look == Quiet {
		for _, line := range c.Lines {
			l.TextIn(f.Fonts, c.Face, line, words, f.Near(), render.Middle, f.Theme.Ink2)
		}
	} else {
		value := f.Theme.Ink2
		if c.Disabled {
			value = f.Theme.Disabled
		}
		l.TextIn(f.Fonts, c.Face, c.Label, words, f.Near(), render.Middle, f.ink(c))
		l.TextIn(f.Fonts, c.Face, c.Value, words, f.Far(), render.Middle, value)
	}
	f.track(l, c)
}

// track draws the line of a slider and its knob. The line of one that cannot act is faint, and its knob hollow.
func (f painter) track(l *render.List, c *Control) {
	t := f.Track(c)
	part := float32(0)
	if c.Hi > c.Lo {
		part = (c.At - c.Lo) / (c.Hi - c.Lo)
	}
	if f.RTL {
		part = 1 - part
	}
	y, thick, r := t.Y+t.H/2, f.Dip(4), f.Dip(12)
	x := t.X + t.W*part
	line, box := f.Theme.Edge, render.BoxStyle{Fill: f.Theme.Accent, Edge: f.Theme.Paper, EdgeWidth: f.Dip(2)}
	if c.Disabled {
		line, box = f.Theme.TrayEdge, render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.Disabled, EdgeWidth: f.Dip(2)}
	}
	if c.Ends == 0 && c.Look != Quiet { // the line begins and ends where the words do, as the knob at either end does
		t.X, t.W = t.X-r, t.W+2*r
	}
	l.Fill(render.Rect{X: t.X, Y: y - thick/2, W: t.W, H: thick}, thick/2, line)
	switch {
	case c.Disabled:
	case f.RTL:
		l.Fill(render.Rect{X: x, Y: y - thick/2, W: t.X + t.W - x, H: thick}, thick/2, f.Theme.Accent)
	default:
		l.Fill(render.Rect{X: t.X, Y: y - thick/2, W: x - t.X, H: thick}, thick/2, f.Theme.Accent)
	}
	left := max(c.Rect.X, min(x-r, c.Rect.X+c.Rect.W-2*r)) // a knob at the end of a track as wide as the control stays in it
	knob := render.Rect{X: left, Y: y - r, W: 2 * r, H: 2 * r}
	l.Box(knob, r, box)
	if c.Focused && f.ShowRing {
		Ring(l, f.Frame, knob, r)
	}
}
