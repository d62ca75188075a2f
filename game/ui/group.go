package ui

import "wildfifteen/render"

// The measures of a group in dip: how far its ground goes beyond the column, how far what is in it keeps off the column's edges, the
// space inside above and below that, and the space after it.
const (
	groupOut  = 8
	groupSide = 4
	groupIn   = 4
	groupNext = 12
	chapterIn = 8 // how far what is in a chapter keeps off the column's edges
)

// BeginGroup begins a part of the column that stands on a ground of its own, which EndGroup ends.
func (c *Column) BeginGroup() (at int) {
	at, out := len(c.F.Controls), c.F.Dip(groupOut)
	c.F.Add(Control{Look: Ground, Rect: render.Rect{X: c.Area.X - out, Y: c.Y, W: c.Area.W + 2*out}})
	c.Space(groupIn)
	c.Area.X, c.Area.W = c.Area.X+c.F.Dip(groupSide), c.Area.W-2*c.F.Dip(groupSide)
	return at
}

// EndGroup ends the part of the column that BeginGroup has begun.
func (c *Column) EndGroup(at int) {
	c.Space(groupIn)
	c.Area.X, c.Area.W = c.Area.X-c.F.Dip(groupSide), c.Area.W+2*c.F.Dip(groupSide)
	r := &c.F.Controls[at].Rect
	r.H = c.Y - r.Y
	c.Space(groupNext)
}

// Chapter adds a heading and what add puts below it as a group. What is in it keeps further off the edges of the ground, unless large
// letters need the width.
func (c *Column) Chapter(heading string, add func()) {
	whole := c.Area
	at := c.BeginGroup()
	if in := c.F.Dip(chapterIn); c.F.TextSize < LargeText {
		c.Area.X, c.Area.W = whole.X+in, whole.W-2*in
	}
	c.Heading(heading)
	add()
	c.EndGroup(at)
	c.Area = whole
}

// ground draws what a group stands on.
func (f painter) ground(l *render.List, c *Control) {
	s := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))}
	l.Box(c.Rect, f.Dip(16), s)
}
