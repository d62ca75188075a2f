package lab

import (
	"strconv"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// board is the board on the screen.
type board struct {
	boardview.View
	touch   boardview.Touch
	shifts  shifts
	lit     []bool   // by label: the tiles that keep their colours while others are dimmed
	numbers []string // 0 to the number of cells, as texts
}

// resize resets what depends on the size of the board. Until the next layout no point of the screen lies on a cell.
func (b *board) resize(start puzzle.Board) {
	b.numbers = b.numbers[:0]
	for i := range start.Size().Cells() + 1 {
		b.numbers = append(b.numbers, strconv.Itoa(i))
	}
	b.Cursor = boardview.Cursor{Cell: start.Blank()}
	b.Cell = 0
	b.Motion.Stop()
	b.touch.Reset()
}

// middle returns the middle of a cell on the screen.
func (b *board) middle(cell int) render.Point { return b.CellRect(cell).Centre() }

// layoutBoard lays out the board and its cells in the middle of an area.
func (l *Scene) layoutBoard(f *ui.Frame, area render.Rect) {
	n, b := &l.bench, &l.bench.board
	b.Zoom = boardview.Zoom{} // the whole board always shows
	b.Layout(l.Stage, f, n.start, n.goal, boardview.Place{Area: area, Max: boardview.MostSide(f), Label: l.Stage.Lang.T("lab.board"), Value: n.facts.verdict})
	b.Framed = b.Framed && l.tabs.At != whyTab
	b.Checkered = l.tabs.At == parityTab
	b.Engraved = b.Engraved && l.tabs.At != parityTab // squares stand there
	b.LineOnly, b.Smaller = l.tabs.At == whyTab, 0
	if b.LineOnly && onPhone(f) { // which tiles are home says nothing there, and small ones are read more easily in full colour
		b.Colors, b.Dimmed, b.Inks = b.Palette, nil, nil
	}
	if b.LineOnly && countsFit(f, b) {
		b.Smaller = besideCounts
	}
	if b.LineOnly { // the tiles are read along the line
		b.Engraved = (n.facts.Applied == puzzle.AlongLine || n.goal.Kind() == puzzle.Classic) && !f.Theme.Contrast // which has arrows instead
	}
	if m, ok := l.nextMove(); ok {
		b.Hint = render.MarkAt(boardview.Mover(n.start, m.Dir))
	}
	if l.tabs.At == whyTab && l.why.tile.On {
		b.lit = l.why.lit(b.lit[:0], n)
		b.Dim(b.lit, nil)
	}
	l.arrange()
	b.Shift = b.shifts.list
	l.Exclude = b.Rect // a tile carried from the screen's edge must not count as the system's gesture for Back
}

func (l *Scene) paintBoard(dl *render.List, f *ui.Frame, c *ui.Control) {
	b := &l.bench.board
	b.Paint(dl, f)
	switch l.tabs.At {
	case setupTab:
		l.bench.paintMend(dl, f)
	case whyTab:
		l.why.paint(dl, f, &l.bench)
	case parityTab:
		l.bench.paintHome(dl, f)
	case solveTab:
		l.bench.paintMend(dl, f)
		if m, ok := l.nextMove(); ok && !b.Motion.Slides(l.Stage) && !b.touch.Dragging() {
			b.PaintWay(dl, f, m.Dir)
		}
	}
	l.grip.paint(dl, f, b)
	l.paintLoupe(dl, f)
	b.PaintFocus(dl, f, c)
}

// paintMend frames the two tiles whose swap the button below offers.
func (b *bench) paintMend(dl *render.List, f *ui.Frame) {
	v := &b.board
	if !b.facts.CanMend || v.Motion.Slides(b.Stage) || v.touch.Dragging() {
		return
	}
	dl.PushClip(v.Rect)
	for _, cell := range b.facts.Cells {
		if !v.Focus.Is(cell) {
			r, radius := v.Face(cell)
			dl.HintRing(r, radius, f.Scale, f.Theme, f.Theme.Number)
		}
	}
	dl.PopClip()
}

// loupeCell is the size of a cell, in dip, below which a finger hides the cell that it points at.
const loupeCell = 40

// paintLoupe draws an enlarged copy of the tile that a finger points at or carries, above the finger.
func (l *Scene) paintLoupe(dl *render.List, f *ui.Frame) {
	b := &l.bench.board
	g := l.grip.finger
	if g == nil || g.Kind != game.Touch || b.Cell >= f.Dip(loupeCell) {
		return
	}
	cell, ok := b.CellAt(g.At)
	if l.grip.carries() {
		cell, ok = l.grip.cell, true
	}
	if !ok || b.Board.At(cell) == 0 {
		return
	}
	side := f.Dip(64)
	r := render.Rect{X: max(f.Safe.X, min(f.Safe.X+f.Safe.W-side, g.At.X-side/2)), Y: g.At.Y - side - f.Dip(40), W: side, H: side}
	if r.Y < f.Safe.Y {
		r.Y = g.At.Y + f.Dip(40)
	}
	edge := f.Theme.Paper
	if f.Theme.Contrast { // an edge as on tiles, with paper between it and their edges
		edge = f.Theme.TileEdge
		dl.Fill(r.Inset(-f.Dip(2)), f.Dip(14), f.Theme.Paper)
	}
	label := b.Board.At(cell)
	dl.Box(r, f.Dip(12), render.BoxStyle{Fill: b.Colors[label], Edge: edge, EdgeWidth: f.Dip(2), Shadow: render.Color{A: 90}, ShadowY: f.Dip(3), ShadowBlur: f.Dip(10)})
	dl.TextIn(f.Fonts, f.Fonts.Face(render.Title, int(f.Dip(28))), b.numbers[label], r, render.Middle, render.Middle, b.OnTile(label))
}

func abs(x float32) float32 { return max(x, -x) }
