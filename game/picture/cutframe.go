package picture

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The tiles in the frame, relative to the side of a cell, and the frame around them, in dip.
const (
	cutGap    = 0.06 // between two tiles
	cutRound  = 0.14 // the radius of their corners
	cutEdge   = 1.5  // the width of the frame
	cutGrip   = 4    // the width of its corners, by which it is pulled
	cutCorner = 14   // their length beside the round part
	cutReach  = 30   // how far from them a finger may be
)

// paintTiles draws the board's part of a picture on the tiles of the board.
func (c *Cutter) paintTiles(l *render.List, all render.Rect, scale float32) {
	cell := c.frame.W / float32(c.Size.W)
	gap := max(2, render.Floor(cutGap*cell))
	for y := range c.Size.H {
		for x := range c.Size.W {
			tile := render.Rect{X: c.frame.X + cell*float32(x), Y: c.frame.Y + cell*float32(y), W: cell - gap, H: cell - gap}
			tile.X, tile.Y = tile.X+render.Floor(gap/2), tile.Y+render.Floor(gap/2)
			l.Image(tile, cutRound*cell, c.Own.Image, source(tile, all, scale), render.BoxStyle{})
		}
	}
}

// paintFrame draws the frame with its corners around what the board shows: it reaches as far as the picture does.
func (c *Cutter) paintFrame(l *render.List, f *ui.Frame) {
	radius := (cutRound + cutGap/2) * c.frame.W / float32(c.Size.W)
	l.Box(c.frame, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: max(1, f.Dip(cutEdge))})
	grip := c.frame
	long := min(radius+f.Dip(cutCorner), grip.W/2, grip.H/2)
	for i := range 4 {
		at := render.Rect{X: grip.X, Y: grip.Y, W: long, H: long}
		if i%2 == 1 {
			at.X = grip.X + grip.W - long
		}
		if i >= 2 {
			at.Y = grip.Y + grip.H - long
		}
		l.PushClip(at)
		l.Box(grip, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(cutGrip)})
		l.PopClip()
	}
}

// gripped reports whether a point of the screen is at a corner of the frame.
func (c *Cutter) gripped(at render.Point, reach float32) bool {
	dx := min(abs(at.X-c.frame.X), abs(at.X-c.frame.X-c.frame.W))
	dy := min(abs(at.Y-c.frame.Y), abs(at.Y-c.frame.Y-c.frame.H))
	return max(dx, dy) <= reach
}

func abs(x float32) float32 { return max(x, -x) }
