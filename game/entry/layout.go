package entry

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// verdictLine is the line below the field that shows the verdict. A verdict that says what is wrong is scrolled into
// sight when it changes, and when the column gets another height.
type verdictLine struct {
	rect   render.Rect
	margin float32 // to keep free around the line when it is scrolled into sight
	height float32 // of the visible part of the column
	ticks  int     // number of ticks that still have to scroll the line into sight
}

// reveal makes the next ticks scroll the line into sight.
func (v *verdictLine) reveal() { v.ticks = 2 } // its place is known after the next layout

// fitInto sets the height of the visible part of the column, and calls reveal if the height has changed.
func (v *verdictLine) fitInto(height float32) {
	if height != v.height {
		v.height = height
		v.reveal()
	}
}

// wideWidth is the maximum width of the page, in dip, when the keyboard stands beside the column.
const wideWidth = 1000

// Layout adds the title, the column with the field and, where one is drawn, the keyboard: below the column or, on a wide
// screen, beside it.
func (e *Scene) Layout(f *ui.Frame) {
	if e.Stage.Idle() { // nothing moves under a finger
		e.keyboard.drawn = e.lacksKeyboard()
	}
	beside := e.keyboard.drawn && f.Wide()
	width := float32(stage.PageWidth)
	if beside {
		width = wideWidth
	}
	area, column := e.Head(f, e.options.Title, width)
	var board render.Rect
	switch {
	case beside:
		area, column, board = boardBeside(f, area, column)
	case e.keyboard.drawn:
		area, board = boardBelow(f, area)
	}
	col := e.Scroll.Begin(f, area, column)
	e.layoutColumn(col)
	e.Scroll.End(f)
	e.line.fitInto(area.H)
	if e.keyboard.drawn {
		e.keyboard.layout(f, board, e.Stage.Lang, !e.verdict.Bad)
	}
}

// boardBeside cuts the place of the keyboard off the end of a page.
func boardBeside(f *ui.Frame, area, column render.Rect) (newArea, newColumn, board render.Rect) {
	w := render.Floor((column.W - f.Dip(16)) * 0.5)
	h := min(area.H-f.Dip(8), f.Dip(5*56))
	board = render.Rect{X: column.X + column.W - w, Y: area.Y, W: w, H: h}
	column.W -= w + f.Dip(16)
	area = render.Rect{X: column.X - f.Dip(8), Y: area.Y, W: column.W + f.Dip(16), H: area.H}
	return area, column, board
}

// boardBelow cuts the place of the keyboard off the bottom of a page.
func boardBelow(f *ui.Frame, area render.Rect) (newArea, board render.Rect) {
	h := min(f.Dip(5*54), area.H*0.62)
	edge := f.Dip(4)
	w := min(f.Safe.W-2*edge, f.Dip(560))
	board = render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: area.Y + area.H - h - edge, W: w, H: h}
	area.H = board.Y - area.Y - f.Dip(4)
	return area, board
}

// layoutColumn adds the field, the verdict and the buttons.
func (e *Scene) layoutColumn(col *ui.Column) {
	f, t := col.F, e.Stage.Lang.T
	col.Space(4)
	e.field.layout(col, &e.edit, t("text.title"), t("text.clear"))
	col.Space(8)
	look := ui.Small
	if e.wrong() {
		look = ui.Wrong
	}
	e.line.rect = col.Line(e.verdict.Text, look, render.Regular, 16).Rect
	e.line.margin = f.Dip(4)
	col.Space(12)
	row := col.Take(f.ControlHeight())
	f.Add(ui.Control{ID: pasteID, Role: ui.Button, Label: t("text.paste"), Icon: render.Paste, Rect: f.Split(row, 2, 0, 8)})
	f.Add(ui.Control{ID: openID, Role: ui.Button, Look: ui.Primary, Label: t("text.open"), Icon: render.Play, Disabled: e.verdict.Bad,
		Rect: f.Split(row, 2, 1, 8)})
	col.Space(8)
}

// Paint draws the field.
func (e *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == fieldID {
		e.field.paint(l, f, c, &e.edit, e.Focus == fieldID)
	}
}
