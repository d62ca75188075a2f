package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// labTap is what a tap on a cell means.
type labTap uint8

const (
	tapSwaps  labTap = iota // lifts a tile, and drops it where the next tap is
	tapLooks                // shows the tile's inversions
	tapSlides               // slides the tiles between the cell and the blank
)

// means says what a tap means on the tab shown.
func (l *lab) means() labTap {
	switch {
	case l.tab == whyTab:
		return tapLooks
	case l.tab == solveTab, l.tab == parityTab && l.slides:
		return tapSlides
	}
	return tapSwaps
}

// labGrip is the finger on the board.
type labGrip struct {
	finger *finger
	cell   int  // where it went down
	lifts  bool // it may carry what lies there
}

// carries reports whether the finger carries a tile.
func (g *labGrip) carries() bool { return g.finger != nil && g.lifts && g.finger.far }

func (l *lab) touch(g *finger, ph phase) {
	if ph == pressed {
		if c, ok := l.cellAt(g.at); ok && l.grip.finger == nil {
			l.press(g, c)
		}
		return
	}
	if l.grip.finger != g {
		return
	}
	switch ph {
	case moved:
		if c, ok := l.cellAt(g.at); ok && l.means() == tapLooks {
			l.look(c)
		}
	case released:
		grip := l.grip
		l.grip = labGrip{}
		l.release(g, grip)
	case cancelled:
		l.grip = labGrip{}
	}
}

func (l *lab) press(g *finger, c int) {
	l.cursed, l.cursor = false, c
	l.grip = labGrip{finger: g, cell: c, lifts: l.means() == tapSwaps && l.lifted == noCell && l.it.Start.At(c) != 0}
	if l.means() == tapLooks {
		l.look(c)
	}
}

// release ends a touch: a tap, a tile carried to another cell, or a stroke that slides a tile.
func (l *lab) release(g *finger, grip labGrip) {
	switch {
	case !g.far:
		if l.means() != tapLooks {
			l.tap(grip.cell)
		}
	case l.means() == tapSwaps:
		if c, ok := l.cellAt(g.at); ok && grip.lifts && c != grip.cell {
			l.exchange(grip.cell, c)
			l.glide = glide{from: l.glide.from} // the finger has brought it
		}
	case l.means() == tapSlides:
		d := strokeWay(g.at.X-g.start.X, g.at.Y-g.start.Y)
		if l.it.Start.MaxRun(d) > 0 {
			l.slide(puzzle.Move{Dir: d, N: 1})
		}
	}
}

// strokeWay is the direction in which a stroke mainly goes.
func strokeWay(dx, dy float32) puzzle.Dir {
	switch {
	case abs(dx) >= abs(dy) && dx < 0:
		return puzzle.Left
	case abs(dx) >= abs(dy):
		return puzzle.Right
	case dy < 0:
		return puzzle.Up
	}
	return puzzle.Down
}

// tap does what a tap on a cell means.
func (l *lab) tap(c int) {
	switch l.means() {
	case tapLooks:
		if c == l.probe {
			c = noCell
		}
		l.look(c)
		l.app.say(l.probeWords())
	case tapSlides:
		if m, ok := l.it.Start.RunTo(c); ok {
			l.slide(m)
		} else if c != l.it.Start.Blank() {
			l.refuse(c)
		}
	default:
		l.lift(c)
	}
}

// refuse shakes a tile that cannot do what was asked.
func (l *lab) refuse(c int) {
	l.app.sound(BlockedSound, 0)
	l.shake = shake{timer{l.app.anim, l.app.length(shakeTime)}, c}
}

// lift lifts what lies in a cell, or swaps it with what was lifted before.
func (l *lab) lift(c int) {
	was := l.lifted
	l.lifted = noCell
	switch {
	case was == noCell:
		l.lifted = c
		l.app.sound(TapSound, 0)
		l.app.say(l.app.lang.T("lab.said_lift", "what", l.cells.texts[c]))
	case was != c:
		l.exchange(was, c)
	}
}

// slide makes a real move. Along the solution it is a step of it.
func (l *lab) slide(m puzzle.Move) {
	if next, ok := l.nextMove(); ok && m.N == 1 && m.Dir == next.Dir && l.tab == solveTab {
		l.step(1)
		return
	}
	b, err := l.it.Start.Play(m)
	if err != nil {
		return
	}
	label := b.At(l.it.Start.Blank())
	l.board(b)
	l.lamps.did = l.app.lang.N("lab.did_slide", m.N)
	l.app.sound(SlideSound, float32(label)/float32(b.Size().Cells()))
	l.app.out.Haptic = max(l.app.out.Haptic, 8)
	l.app.say(l.app.lang.T("play.said_short", "n", label, "way", l.app.lang.T(wayKeys[m.Dir])))
}

// hover shows the inversions of the tile under a mouse that passes over the board.
func (l *lab) hover() {
	if l.tab != whyTab {
		return
	}
	for i := range l.app.in.Pointers {
		m := &l.app.in.Pointers[i]
		if m.Kind != Mouse || m.Down || m.At == l.hovered {
			continue
		}
		l.hovered = m.At
		if c, ok := l.cellAt(m.At); ok {
			l.look(c)
		} else if l.place.tray.W > 0 {
			l.look(noCell)
		}
	}
}

// key walks over the board while it has the focus; at its edge the arrows lead to the buttons.
func (l *lab) key(e KeyEvent) bool {
	onBoard := l.focus == boardID
	if !e.Down || !onBoard && isEnter(e) {
		return false
	}
	act := l.app.actionOf(e)
	if d, ok := directionOf(act); ok && onBoard && e.Mods == 0 {
		return l.walk(d)
	}
	switch {
	case act == actUndo:
		l.undo()
		return true
	case act == actRedo:
		l.redo()
		return true
	case e.Repeat:
		return false
	case onBoard && pressKey(e):
		l.tapCursor()
	case act == actPaste:
		l.app.out.Paste = true
	case act == actCopy:
		l.app.out.Copy = l.it.String()
		l.app.toast.show(l.app, l.app.lang.T("message.copied"))
	default:
		return false
	}
	return true
}

// walk takes the cursor one cell on; false at the edge of the board.
func (l *lab) walk(d puzzle.Dir) bool {
	size := l.it.Start.Size()
	x, y := l.cursor%size.W, l.cursor/size.W
	dx, dy := way(d)
	x, y = x+int(dx), y+int(dy)
	if x < 0 || y < 0 || x >= size.W || y >= size.H {
		return false
	}
	l.cursor, l.cursed = y*size.W+x, true
	if l.means() == tapLooks {
		l.look(l.cursor)
		if l.probe != noCell {
			l.app.say(l.probeWords())
			return true
		}
	}
	if l.cursor < len(l.cells.texts) { // a board set in this very tick has no names yet
		l.app.say(l.cells.texts[l.cursor])
	}
	return true
}

func (l *lab) tapCursor() {
	l.cursed = true
	l.tap(l.cursor)
}

// pad is what a game pad does: A lifts and drops, the shoulders scrub the solution or change the tab.
func (l *lab) pad(p padPress) bool {
	onBoard := l.focus == boardID
	if d, ok := padDirection(p.button); ok {
		return onBoard && l.walk(d)
	}
	_, scrubs := l.nextMove()
	scrubs = l.tab == solveTab && (scrubs || l.sol.pos > 0)
	switch {
	case p.button == PadA && onBoard:
		l.tapCursor()
	case p.button == PadX:
		l.undo()
	case p.button == PadY:
		l.show((l.tab + 1) % labTabs)
	case p.button == PadL1 && scrubs:
		l.step(-1)
	case p.button == PadR1 && scrubs:
		l.step(1)
	case p.button == PadL1:
		l.show((l.tab + labTabs - 1) % labTabs)
	case p.button == PadR1:
		l.show((l.tab + 1) % labTabs)
	default:
		return false
	}
	return true
}

func padDirection(b PadButton) (puzzle.Dir, bool) {
	switch b {
	case PadUp:
		return puzzle.Up, true
	case PadDown:
		return puzzle.Down, true
	case PadLeft:
		return puzzle.Left, true
	case PadRight:
		return puzzle.Right, true
	}
	return 0, false
}

func (l *lab) paint(dl *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case boardID:
		l.paintBoard(dl, f, c)
	case labGoalID:
		l.paintGoal(dl, f, c)
	case lampsID:
		l.paintLamps(dl, f, c.Rect)
	case verdictID:
		l.paintVerdict(dl, f, c)
	}
}
