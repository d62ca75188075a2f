package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placement is how the screen is divided in this tick.
type placement struct {
	twoRows bool        // the head's words stand in two rows
	noTip   bool        // there is no room for a tip
	beside  bool        // the board and the rest stand side by side
	cramped bool        // the column beside the board is not high enough for its usual layout
	area    render.Rect // what the board may fill
	rest    render.Rect // the column beside the board, or what is below it
	top     render.Rect // the bar above the board, unless beside is set
	side    float32     // length of a side of the goal's picture in the head
}

// boardMinPart is the minimum share of an upright window's height that the board gets. If there is less, the tip is left
// out, and then the bar's second row.
const boardMinPart = 0.45

// largeText is the text size above which fewer things stand side by side.
const largeText = 1.2

// split divides the screen: bar, board and buttons one above the other, or board and column side by side. foot is the
// height of what stands below the board.
func (v *sight) split(f *ui.Frame, foot float32) {
	safe := f.Safe
	pl := &v.place
	pl.beside = f.Wide()
	edge := f.Dip(12)
	if pl.beside {
		side := v.columnWidth(f)
		pl.rest = render.Rect{X: safe.X + safe.W - side, Y: safe.Y, W: side, H: safe.H}
		pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + edge, W: safe.W - side - 2*edge, H: safe.H - 2*edge}
		v.gather(f)
		return
	}
	bar := f.ControlHeight() + f.Dip(16)
	pl.twoRows = v.needsTwoRows(f) && safe.H-bar-f.ControlHeight()-foot >= safe.H*boardMinPart
	if pl.twoRows {
		bar += f.ControlHeight()
	}
	pl.rest = render.Rect{X: safe.X, Y: safe.Y + safe.H - foot, W: safe.W, H: foot}
	pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + bar, W: safe.W - 2*edge, H: safe.H - bar - foot}
	tray, _ := v.tray(f, pl.area)
	pl.side = v.goalPicture(f, bar+pl.area.H-tray.H)
	if more := max(pl.side, 2*f.ControlHeight()) + f.Dip(16) - bar; more > 0 && pl.side > f.Dip(goalUsual) {
		pl.area.Y += more
		pl.area.H -= more
		bar += more
	}
	pl.top = render.Rect{X: safe.X + edge, Y: safe.Y, W: safe.W - 2*edge, H: bar}
}

// Sizes in dip of the picture of a goal.
const (
	goalUsual = 48
	goalCell  = 20  // of a cell whose number can be read
	goalMax   = 140 // above the board
	goalLarge = 200 // beside the board, unless its numbers need more
)

// goalReadable returns the minimum side length of the goal's picture at which its numbers are easy to read; 0 for a goal
// that is drawn as a line and needs no numbers.
func (v *sight) goalReadable(f *ui.Frame) float32 {
	goal := v.scene.Session().Goal()
	if render.Ordered(goal) {
		return 0
	}
	return f.Dip(goalCell*float32(max(goal.Size().W, goal.Size().H)) + 4)
}

// goalPicture returns the side length of the goal's picture in the bar above the board; height is the maximum height of
// the bar that does not make the board smaller. A goal that only numbers can show gets the size that they need, as long
// as two rows of words have room beside it.
func (v *sight) goalPicture(f *ui.Frame, height float32) float32 {
	usual, goal := f.Dip(goalUsual), v.scene.Session().Goal()
	want := v.goalReadable(f)
	if want == 0 || height < 2*f.ControlHeight()+f.Dip(16) {
		return usual
	}
	want = min(want, f.Dip(goalMax), v.place.area.W*0.4, height-f.Dip(16))
	want = render.Floor(want)
	if want <= usual || !render.GoalNumbered(f.Fonts, goal, want, f.Scale) {
		return usual
	}
	return want
}

// columnWidth returns the width of the column beside the board. In a window that is too low for the usual column, the
// column also takes the width that a low board leaves free, up to a limit: one row may then hold all buttons.
func (v *sight) columnWidth(f *ui.Frame) float32 {
	safe, pl := f.Safe, &v.place
	limit := f.Dip(320) * max(1, f.TextSize*0.75)
	side := min(clamp(safe.W*0.34, f.Dip(232), limit), safe.W*0.5)
	pl.cramped = false
	pl.cramped = v.columnHeight(f, v.buttonRows(f, side-f.Dip(16))) > safe.H
	if pl.cramped {
		edge := f.Dip(12)
		tray, _ := v.tray(f, safe.Inset(edge))
		side = max(side, min(limit, safe.W-tray.W-2*edge))
	}
	return side
}

// maxGap is the greatest distance between the board and the column beside it, in dip.
const maxGap = 96

// gather brings the board and the column beside it together around the middle of a wide screen: half of the spare room
// stays between them, up to maxGap.
func (v *sight) gather(f *ui.Frame) {
	pl := &v.place
	tray, _ := v.tray(f, pl.area)
	spare := (pl.area.W - tray.W) / 2
	if spare <= 0 {
		return
	}
	pull := max(spare, 2*(spare-f.Dip(maxGap)))
	pl.area.X += pull * 0.5
	pl.area.W -= pull
	pl.rest.X -= pull * 0.5
}

// tray returns where the tray stands in the middle of an area, at the size that the player wants, and the side of its
// cells.
func (v *sight) tray(f *ui.Frame, area render.Rect) (tray render.Rect, cell float32) {
	return boardview.Tray(f, area, v.scene.Session().Board().Size(), v.boardMax())
}

// boardMax returns the maximum side length of the board, in dip.
func (v *sight) boardMax() float32 {
	if e, ok := v.scene.Set.Enlarged[v.words.size]; ok {
		return boardview.MaxWidth * float32(e)
	}
	return boardview.MaxWidth
}

// footHeight is the height of what stands below the board in an upright window: the buttons and, where the board keeps
// enough room, the tip.
func (v *sight) footHeight(f *ui.Frame) float32 {
	buttons, tip := f.StackedHeight()+f.Dip(8), v.tipHeight(f)
	bar := f.ControlHeight() + f.Dip(16)
	if v.needsTwoRows(f) {
		bar += f.ControlHeight()
	}
	v.place.noTip = !f.Wide() && f.Safe.H-bar-buttons-tip < f.Safe.H*boardMinPart
	if v.place.noTip {
		return buttons
	}
	return buttons + tip
}

func (v *sight) layout(f *ui.Frame) {
	v.split(f, v.footHeight(f))
	pl := &v.place
	if pl.beside {
		v.column(f, pl.rest)
	} else {
		v.bar(f, pl.top)
	}
	v.layoutBoard(f, pl.area, render.End)
	if !pl.beside {
		row := pl.rest
		if !pl.noTip {
			v.layoutTip(f, render.Rect{X: row.X + f.Dip(12), Y: row.Y, W: row.W - f.Dip(24), H: v.tipHeight(f)})
			row.Y += v.tipHeight(f)
			row.H -= v.tipHeight(f)
		}
		row.H -= f.Dip(8)
		v.buttons(f, row, buttonRows{1, false})
	}
}
