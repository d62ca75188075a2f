package lab

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// parity is the tab with the two lamps.
type parity struct {
	lifts bool     // a tap lifts a tile, and the next tap swaps it; otherwise a tap slides tiles
	taps  []string // the two ways to tap: to slide, to swap
	proof bool     // the player has asked what each lamp counts
}

// lampLines is the least height of the lamps in lines, lampsHigh and lampsWide those in dip on a narrow screen and on a wide one, and
// causeSize the size of what the last change did.
const (
	lampLines = 2.5
	lampsHigh = 72
	lampsWide = 88
	causeSize = 18
)

// layout lays out the column below the tabs.
func (p *parity) layout(f *ui.Frame, col *ui.Column, b *bench) {
	high := f.Dip(lampsHigh)
	if f.Wide() && !f.Low() {
		high = f.Dip(lampsWide)
	}
	col.Picture(boardview.LampsID, b.lamps.Words, max(high, lampLines*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
	col.Space(8)
	p.layoutTaps(col)
	if b.cause != "" {
		col.Line(b.cause, ui.Plain, render.Title, f.UpTo(render.Title, causeSize, wordsGrown))
		col.Space(8)
	}
	paragraph(col, b.lamps.Words)
	if !p.proof {
		layoutAsk(col, b)
		return
	}
	paragraph(col, b.lamps.Tiles.Words)
	paragraph(col, b.lamps.Blank.Words)
}

// layoutTaps lays out what a tap does.
func (p *parity) layoutTaps(col *ui.Column) {
	on := 0
	if p.lifts {
		on = 1
	}
	col.Choice(tapGroup, "", p.taps, on)
}

// paintHome marks the blank's cell in the goal with the four corners of a frame: a whole one marks a tile that is held.
func (b *bench) paintHome(dl *render.List, f *ui.Frame) {
	v := &b.board
	dl.PushClip(v.Rect)
	width := max(f.Dip(2), v.Cell*0.04)
	r := v.CellRect(b.goal.Board().Blank()).Inset(width / 2)
	length := r.W * 0.24
	for _, c := range [...]struct{ x, y, dx, dy float32 }{
		{r.X, r.Y, length, length}, {r.X + r.W, r.Y, -length, length}, {r.X, r.Y + r.H, length, -length}, {r.X + r.W, r.Y + r.H, -length, -length}} {
		dl.Line([]render.Point{{X: c.x + c.dx, Y: c.y}, {X: c.x, Y: c.y}, {X: c.x, Y: c.y + c.dy}}, width, f.Theme.Accent)
	}
	dl.PopClip()
}
