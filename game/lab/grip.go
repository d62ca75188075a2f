package lab

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// tapMeaning is what a tap on a cell means.
type tapMeaning uint8

const (
	tapSwaps  tapMeaning = iota // lifts a tile; the next tap swaps it with the contents of another cell
	tapLooks                    // shows which tiles are out of order with this one
	tapSlides                   // slides the tiles between the cell and the blank
)

// meaning returns what a tap means on the tab shown.
func (l *Scene) meaning() tapMeaning {
	switch {
	case l.tabs.At == whyTab:
		return tapLooks
	case l.tabs.At == solveTab, l.tabs.At == parityTab && !l.parity.lifts:
		return tapSlides
	}
	return tapSwaps
}

// grip is the state of the finger on the board and of the lifted tile. The zero grip has neither.
type grip struct {
	lifted render.Mark   // the cell of the tile that a tap lifted
	finger *stage.Finger // nil: none
	slides bool          // the finger slides tiles, as in play
	lifts  bool          // the finger can carry the tile in cell
	cell   int           // where the finger went down
}

// carries reports whether the finger carries a tile.
func (g *grip) carries() bool { return g.finger != nil && g.lifts && g.finger.Far }

// held returns the cell of the tile that is carried or lifted.
func (g *grip) held() (cell int, ok bool) {
	if g.carries() {
		return g.cell, true
	}
	return g.lifted.At, g.lifted.On
}

// release puts a lifted or carried tile down when another board is shown. A finger that slides tiles keeps sliding.
func (g *grip) release() {
	g.lifted = render.Mark{}
	if !g.slides {
		*g = grip{}
	}
}

// paint marks the cell from which a tile was lifted, and the one that a carried tile would drop into.
func (g *grip) paint(dl *render.List, f *ui.Frame, b *board) {
	if g.lifted.On {
		paintDrop(dl, f, b, g.lifted.At)
	}
	if g.carries() {
		if c, ok := b.CellAt(g.finger.At); ok {
			paintDrop(dl, f, b, c)
		}
	}
}

func paintDrop(dl *render.List, f *ui.Frame, b *board, cell int) {
	out := f.Dip(1)
	dl.Box(b.CellRect(cell).Inset(-out), b.CellRadius()+out, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
}

// Touch follows the first finger that goes down on a cell. Other fingers do nothing until that finger comes up.
func (l *Scene) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Pressed {
		c, ok := l.bench.board.CellAt(g.At)
		if !ok || l.grip.finger != nil {
			l.Stage.Cancel(g)
			return
		}
		hand{l}.press(g, c)
	}
	if l.grip.finger != g {
		return
	}
	was := l.grip
	if ph == stage.Released || ph == stage.Cancelled {
		l.grip = grip{lifted: was.lifted}
	}
	switch {
	case was.slides:
		l.bench.board.touch.Follow(l.Stage, &l.bench.board.View, hand{l}, g, ph)
	case ph == stage.Moved:
		if c, ok := l.bench.board.CellAt(g.At); ok && l.meaning() == tapLooks {
			l.why.look(&l.bench, render.MarkAt(c))
		}
	case ph == stage.Released:
		hand{l}.drop(&was)
	}
}

// hand does what presses and taps mean on the tab shown. Where tiles slide, it is the [boardview.Hand] of the fingers.
type hand struct{ l *Scene }

func (h hand) press(g *stage.Finger, cell int) {
	cursor := &h.l.bench.board.Cursor
	cursor.Shown, cursor.Cell = false, cell
	m := h.l.meaning()
	h.l.grip.finger, h.l.grip.cell = g, cell
	h.l.grip.slides = m == tapSlides
	h.l.grip.lifts = m == tapSwaps && !h.l.grip.lifted.On && h.l.bench.start.At(cell) != 0
	if m == tapLooks {
		h.l.why.look(&h.l.bench, render.MarkAt(cell))
	}
}

// drop handles the release of a finger that does not slide tiles: it taps a cell, or drops the tile that it carried.
func (h hand) drop(g *grip) {
	m := h.l.meaning()
	switch {
	case !g.finger.Far:
		if m != tapLooks {
			h.tap(g.cell)
		}
	case m == tapSwaps && g.lifts:
		if c, ok := h.l.bench.board.CellAt(g.finger.At); ok && c != g.cell {
			h.l.bench.exchange(g.cell, c)
			h.l.bench.board.Motion.StopSlide() // the finger has carried the tile there already
		}
	}
}

// tap does what a tap on a cell means. It ignores a cell of a larger board that has just been replaced.
func (h hand) tap(cell int) {
	if cell >= h.l.bench.start.Size().Cells() {
		return
	}
	switch h.l.meaning() {
	case tapLooks:
		h.l.why.tap(&h.l.bench, cell)
	case tapSlides:
		if m, ok := h.l.bench.start.RunTo(cell); ok {
			h.slide(m)
		} else if cell != h.l.bench.start.Blank() {
			h.l.bench.refuse(cell)
		}
	default:
		h.lift(cell)
	}
}

// lift lifts the contents of a cell, or swaps them with what was lifted before.
func (h hand) lift(cell int) {
	was := h.l.grip.lifted
	h.l.grip.lifted = render.Mark{}
	switch {
	case !was.On:
		h.l.grip.lifted = render.MarkAt(cell)
		h.l.Stage.Sound(game.TapSound, 0)
		h.l.Stage.Say(h.l.Stage.Lang.T("lab.said_lift", "what", h.l.bench.cellName(cell)))
	case was.At != cell:
		h.l.bench.exchange(was.At, cell)
	}
}

// slide makes a move by the rules of the puzzle. The next move of the solution counts as a step of the solution. It
// returns false for an illegal move.
func (h hand) slide(m puzzle.Move) bool {
	if next, ok := h.l.nextMove(); ok && m.N == 1 && m.Dir == next.Dir {
		h.l.solution.step(&h.l.bench, 1)
		return true
	}
	return h.l.bench.slide(m)
}

func (h hand) Board() puzzle.Board { return h.l.bench.start }

func (h hand) Grab(cell int) (m puzzle.Move, ok bool) {
	if h.l.meaning() != tapSlides {
		return m, false
	}
	return h.l.bench.start.RunTo(cell)
}

func (h hand) Slide(m puzzle.Move, _ session.Input) bool {
	return h.l.meaning() == tapSlides && h.slide(m)
}

func (h hand) Tap(cell int, _ session.Input) {
	if h.l.meaning() != tapLooks {
		h.tap(cell)
	}
}
