package ui

import "wildfifteen/render"

// A row up to so high, in dip, is not cut in half at the edge of a scrolled column: it fades in as it comes into sight, from the part of
// its height on that is cutFrom; at the fold of a page from foldFrom on, where its words are whole. In large letters rows of cutRow dip
// are as high as they grow.
const (
	cutMost  = 96
	cutRow   = 64
	cutFrom  = 0.6
	foldFrom = 0.95
)

// Seen returns how much of a control is drawn that scrolling cuts: 1 for one in full sight, and for a high one, which
// looks right when it is cut; 0 for a row of which too little is in sight, and which cannot be pressed then. Of
// words in several lines the painter leaves out lines. Where the focus shows its control is never faint, nor are those beside it in its row. A tray
// of several rows is one high thing.
func (f *Frame) Seen(c *Control) float32 {
	r := c.Rect
	r.H = max(r.H, c.Unit)
	seen := r.Intersect(c.Clip).H
	if seen >= r.H || len(c.Lines) > 1 && c.Look != Keys || c.Rect.H > max(f.Dip(cutMost), f.Grown(cutRow)) || c.Role == Cell || c.Focused && f.ShowRing || c.Joint&(Above|Below) != 0 {
		return 1
	}
	for i := range f.Controls {
		if o := &f.Controls[i]; o.Focused && f.ShowRing && o.Rect.Y == c.Rect.Y && o.Rect.H == c.Rect.H && o.Clip == c.Clip {
			return 1
		}
	}
	from := float32(cutFrom)
	if c.Clip.Y+c.Clip.H == f.fold && r.Y+r.H > f.fold {
		from = foldFrom
	}
	return max(0, min(1, (seen/r.H-from)/(1-from)))
}

// lineLeast is the part of the height of a line of words that must be in sight for it to be drawn, and foldAir how far above the fold of
// a page, where that fades, the line ends, in dip.
const (
	lineLeast = 0.8
	foldAir   = 8
)

// cutsLine reports whether scrolling would cut a line of the words of a control, or let it fade away in the fold.
func (f *Frame) cutsLine(c *Control, line render.Rect) bool {
	folded := c.Clip.Y+c.Clip.H == f.fold && max(line.Y+line.H, c.Rect.Y+c.Unit) > f.fold-f.Dip(foldAir)
	return folded || line.Intersect(c.Clip).H < line.H*lineLeast
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
