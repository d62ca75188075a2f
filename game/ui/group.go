package ui

import "wildfifteen/render"

// The measures of a group in dip: how far what is in it keeps off the sides of its ground, the space inside above and below that, and
// the space after it.
const (
	groupSide = 12
	groupIn   = 4
	groupNext = 16
)

// BeginGroup begins a part of the column that stands on a ground of its own, as wide as the column, which EndGroup ends.
func (c *Column) BeginGroup() (at int) {
	at, in := len(c.F.Controls), c.F.Dip(groupSide)
	c.F.Add(Control{Look: Ground, Rect: render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W}})
	c.Space(groupIn)
	c.Area.X, c.Area.W = c.Area.X+in, c.Area.W-2*in
	return at
}

// EndGroup ends the part of the column that BeginGroup has begun.
func (c *Column) EndGroup(at int) {
	c.Space(groupIn)
	r := &c.F.Controls[at].Rect
	c.Area.X, c.Area.W = r.X, r.W
	r.H = c.Y - r.Y
	c.grounds = at + 1
	c.Space(groupNext)
}

// Level lets the last groups of two columns side by side end alike.
func Level(left, right *Column) {
	foot := max(left.Y, right.Y)
	for _, c := range [...]*Column{left, right} {
		if c.grounds > 0 {
			c.F.Controls[c.grounds-1].Rect.H += foot - c.Y
		}
		c.Y = foot
	}
}

// Grounds returns two equal columns for groups side by side in the place of c, as far apart as groups below each other are; ok is false if
// c is too narrow for two. On a low screen, where one column hides most of what is in it, half of the usual width is enough.
func (c *Column) Grounds() (left, right Column, ok bool) {
	if c.Area.W < c.F.Grown(partMinWidth) && (!c.F.Low() || c.F.TextSize >= LargeText) {
		return *c, *c, false
	}
	left, right = c.Equal(groupNext)
	return left, right, true
}

// Chapter adds a heading and what add puts below it as a group.
func (c *Column) Chapter(heading string, add func()) {
	at := c.BeginGroup()
	c.Space(groupSide - groupIn)
	c.heading(heading)
	add()
	c.EndGroup(at)
}

// ground draws what a group stands on.
func (f painter) ground(l *render.List, c *Control) {
	if c.Ground {
		l.Box(c.Rect, f.Radius(), f.FaintGround())
		return
	}
	s := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))}
	l.Box(c.Rect, f.Dip(16), s)
}

// faintGround is the alpha of the tray's colour in a faint ground.
const faintGround = 128

// FaintGround returns how the ground of what is less than the cards beside it looks.
func (f *Frame) FaintGround() render.BoxStyle {
	if f.Theme.Contrast {
		return render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: painter{f}.hair()}
	}
	return render.BoxStyle{Fill: f.Theme.Tray.Fade(faintGround)}
}
