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

// layout lays out the column below the tabs.
func (p *parity) layout(f *ui.Frame, col *ui.Column, b *bench) {
	t := b.Stage.Lang.T
	on := 0
	if p.lifts {
		on = 1
	}
	col.Choice(tapGroup, "", p.taps, on)
	col.Picture(boardview.LampsID, b.lamps.Words, max(f.Dip(80), 2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
	col.Space(8)
	if b.cause != "" {
		col.Line(b.cause, ui.Plain, render.Bold, 16)
		col.Space(8)
	}
	col.Para(b.lamps.Words)
	col.Small(b.lamps.Tiles.Words)
	col.Small(b.lamps.Blank.Words)
	col.Heading(t("lab.classical"))
	col.Para(b.facts.rule)
	col.Small(t("lab.same"))
}

// paintHome marks the blank's cell in the goal.
func (b *bench) paintHome(dl *render.List, f *ui.Frame) {
	v := &b.board
	dl.PushClip(v.Rect)
	in := max(1, v.Cell*0.02)
	dl.Box(v.CellRect(b.goal.Board().Blank()).Inset(in), v.CellRadius()-in, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: max(f.Dip(2), v.Cell*0.04)})
	dl.PopClip()
}
