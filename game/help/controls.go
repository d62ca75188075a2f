package help

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// phoneWidth is the length in dip of a screen's shorter side below which it is taken for that of a phone.
const phoneWidth = 480

// layoutControls lays out the controls of all devices, first those of the device that the player uses. On a phone's screen touch comes first
// even after keys.
func (h *Scene) layoutControls(left, right *ui.Column) {
	touch := h.Stage.Device() == stage.Touch || min(left.F.Safe.W, left.F.Safe.H) < left.F.Dip(phoneWidth)
	switch {
	case h.Stage.Device() == stage.Pad:
		h.layoutPad(left)
		below(left, right)
		h.layoutKeyboard(right)
		above(left, right)
		h.layoutPointer(left)
	case !touch && (h.Stage.Device() == stage.Keys || h.Stage.Platform == game.Desktop):
		h.layoutKeyboard(left)
		below(left, right)
		h.layoutPointer(right)
		h.layoutPad(right)
		above(left, right)
	default:
		h.layoutPointer(left)
		below(left, right)
		h.layoutKeyboard(right)
		above(left, right)
		h.layoutPad(left)
	}
}

// The measures of a gesture in dip.
const (
	gestureSide  = 88 // of its picture
	gestureLow   = 72 // on a low screen
	gestureAfter = 12
)

// The gestures side by side where there is room, and the side of their pictures in dip.
const (
	gesturesPerRow = 4
	gestureWide    = 128
)

// layoutPointer adds what fingers and mice do, each with its picture: on a low screen in two columns, where there is room in rows.
func (h *Scene) layoutPointer(col *ui.Column) {
	col.Chapter(h.Stage.Lang.T("help.pointer"), func() {
		if spacious(col) {
			all := newTableau(col, gesturesPerRow)
			for i := range gestureCount {
				h.updateGesture(col.F, i)
				cell := all.next(col)
				exhibit(&cell, ui.ID{Name: gestureGroup, N: i}, gestureWide, h.Stage.Lang.T(h.gestures[i].name), h.gestureText(i))
				all.put(&cell)
			}
			col.Y = all.foot
			return
		}
		left, right := *col, *col
		half, side := gestureCount, float32(gestureSide)
		if col.F.Low() && col.Area.W >= col.F.Grown(capsLeast) {
			left, right = col.Equal(32)
			half, side = (gestureCount+1)/2, gestureLow
		}
		for i := range half {
			h.gesture(&left, i, side)
		}
		for i := half; i < gestureCount; i++ {
			h.gesture(&right, i, side)
		}
		col.Y = max(left.Y, right.Y)
	})
}

// updateGesture sets the theme and the colours of the n-th gesture.
func (h *Scene) updateGesture(f *ui.Frame, n int) {
	g := &h.gestures[n]
	g.update(f.Theme, h.Stage.Set.Scheme)
	if n == showing {
		g.goal.Set(puzzle.Config{Size: g.board.View.Board.Size(), Rule: puzzle.Rule{Kind: puzzle.Spiral}}, f.Theme, h.Stage.Set.Scheme)
	}
}

// gesture adds the n-th gesture, its picture of a side in dip.
func (h *Scene) gesture(col *ui.Column, n int, side float32) {
	h.updateGesture(col.F, n)
	col.Entry(ui.ID{Name: gestureGroup, N: n}, side, h.Stage.Lang.T(h.gestures[n].name), h.gestureText(n))
	col.Space(gestureAfter)
}

// gestureText says what a gesture does. One text tells of two: of the picture of the goal, and of a tile on which a finger stays.
func (h *Scene) gestureText(n int) string {
	t := h.Stage.Lang.T
	if text := h.gestures[n].text; text != "" {
		return t(text)
	}
	goal, hold := stage.FirstSentence(t(h.clicked("help.pointer_goal", "help.pointer_goal_mouse")))
	if n == showing {
		return goal
	}
	return hold
}

// layoutKeyboard adds the keys: those that move tiles as they lie on the keyboard, if they are as usual, and the others in rows.
func (h *Scene) layoutKeyboard(col *ui.Column) {
	t := h.Stage.Lang.T
	col.Chapter(t("help.keyboard"), func() {
		rows := h.keyRows
		if h.crosses.fit(col) {
			h.crosses.add(col, t("help.pad_move"))
			rows = rows[directions:]
		}
		layoutRows(col, rows)
		col.Space(8)
		col.Small(t("help.keyboard_change"))
	})
}

// layoutPad adds a picture of a gamepad and what its buttons do.
func (h *Scene) layoutPad(col *ui.Column) {
	col.Chapter(h.Stage.Lang.T("help.pad"), func() {
		if spacious(col) {
			h.layoutPadBand(col)
			return
		}
		h.padPicture(col)
		layoutRows(col, h.padRows)
	})
}

// padPicture adds the picture of a gamepad.
func (h *Scene) padPicture(col *ui.Column) {
	col.Picture(padID, h.Stage.Lang.T("help.pad"), min(col.F.Dip(padHigh), render.Floor(col.Area.W*0.6)))
	col.Space(8)
}

// padWords is the part of a band that says what the buttons of a gamepad do.
const padWords = 0.62

// layoutPadBand adds what the buttons do, and the gamepad beside that in the middle of its height.
func (h *Scene) layoutPadBand(col *ui.Column) {
	words, picture := aside(col, padWords)
	top := col.Y
	layoutRows(&words, h.padRows)
	high := picture.Measure(func(c *ui.Column) { h.padPicture(c) })
	picture.Y += max(0, render.Floor((words.Y-top-high)/2))
	h.padPicture(&picture)
	col.Y = max(words.Y, picture.Y)
}
