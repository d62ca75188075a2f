package ui

import "wildfifteen/render"

// A row up to so high, in dip, is not cut in half at the edge of a scrolled column: it fades in as it comes into sight, from
// the part of its height on that is cutFrom.
const (
	cutMost = 64
	cutFrom = 0.6
)

// Seen returns how much of a control is drawn that scrolling cuts: 1 for one in full sight, and for a high one, which
// looks right when it is cut; 0 for a row of which less than cutFrom is in sight, and which cannot be pressed then. Of
// words in several lines the painter leaves out lines. Where the focus shows its control is never faint, nor are those beside it in its row. A tray
// of several rows is one high thing.
func (f *Frame) Seen(c *Control) float32 {
	seen := c.Rect.Intersect(c.Clip).H
	if seen >= c.Rect.H || len(c.Lines) > 1 || c.Rect.H > f.Grown(cutMost) || c.Role == Cell || c.Focused && f.ShowRing || c.Joint&(Above|Below) != 0 {
		return 1
	}
	for i := range f.Controls {
		if o := &f.Controls[i]; o.Focused && f.ShowRing && o.Rect.Y == c.Rect.Y && o.Rect.H == c.Rect.H && o.Clip == c.Clip {
			return 1
		}
	}
	return max(0, min(1, (seen/c.Rect.H-cutFrom)/(1-cutFrom)))
}

// Hit is the hit test: it returns the index of the topmost touchable control at p that is drawn, -1 if there is none.
func (f *Frame) Hit(p render.Point) int {
	for i := len(f.Controls) - 1; i >= 0; i-- {
		if c := &f.Controls[i]; c.Touchable() && c.Rect.Contains(p) && c.Clip.Contains(p) && f.Seen(c) > 0 {
			return i
		}
	}
	return -1
}
