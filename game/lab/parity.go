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
}

// lampLines is the least height of the lamps in lines.
const lampLines = 2.5

// layout lays out the column below the tabs.
func (p *parity) layout(f *ui.Frame, col *ui.Column, b *bench) {
	col.Picture(boardview.LampsID, b.lamps.Words, max(f.Dip(72), lampLines*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
	col.Space(8)
	p.layoutTaps(col)
	if b.cause != "" {
		col.Line(b.cause, ui.Plain, render.Bold, wordsSize(f))
		col.Space(8)
	}
	paragraph(col, b.lamps.Words)
	col.Intro(b.lamps.Tiles.Words)
	col.Intro(b.lamps.Blank.Words)
}

// layoutTaps lays out what a tap does: smaller than the tabs, if the words have room.
func (p *parity) layoutTaps(col *ui.Column) {
	on, small := 0, *col
	if p.lifts {
		on = 1
	}
	small.Area.W = render.Floor(col.Area.W * 0.6)
	small.Area.X += render.Floor((col.Area.W - small.Area.W) / 2)
	if !small.ChoiceFits(p.taps) {
		small.Area = col.Area
	}
	small.Choice(tapGroup, "", p.taps, on)
	col.Y = small.Y
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
