package lab

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Key moves the cursor while the board has the focus; at the board's edge the arrows move the focus to the controls.
func (l *Scene) Key(e game.KeyEvent) bool {
	if l.TabKey(&l.tabs, e) {
		l.tabTurned()
		return true
	}
	onBoard := l.Focus == boardview.GridID
	if !e.Down || !onBoard && keys.IsEnter(e) {
		return false
	}
	a := l.keys.Action(e)
	if d, ok := a.Dir(); ok && onBoard && e.Mods == 0 {
		return l.walk(d)
	}
	switch {
	case a == keys.Undo:
		l.bench.undo()
	case a == keys.Redo:
		l.bench.redo()
	case e.Repeat:
		return false
	case onBoard && keys.Presses(e):
		l.tapCursor()
	case a == keys.Paste:
		l.Stage.Paste()
	case a == keys.Copy:
		l.Stage.Copy(l.bench.lab().String())
	default:
		return false
	}
	return true
}

// walk moves the cursor by a cell; it returns false at the edge of the board.
func (l *Scene) walk(d puzzle.Dir) bool {
	cursor, size := &l.bench.board.Cursor, l.bench.start.Size()
	dx, dy := d.Delta()
	x, y := cursor.Cell%size.W+dx, cursor.Cell/size.W+dy
	if x < 0 || y < 0 || x >= size.W || y >= size.H {
		return false
	}
	cursor.Cell, cursor.Shown = y*size.W+x, true
	if l.meaning() == tapLooks {
		l.why.look(&l.bench, render.MarkAt(cursor.Cell))
		if l.why.tile.On {
			l.Stage.Say(l.why.words(&l.bench))
			return true
		}
	}
	l.Stage.Say(l.bench.cellName(cursor.Cell))
	return true
}

func (l *Scene) tapCursor() {
	l.bench.board.Cursor.Shown = true
	hand{l}.tap(l.bench.board.Cursor.Cell)
}

// Pad handles a press on a game pad: it moves the cursor and lifts and drops tiles; the shoulder buttons step through
// the solution or turn to another tab.
func (l *Scene) Pad(p stage.PadPress) bool {
	onBoard := l.Focus == boardview.GridID
	if d, ok := padDir(p.Button); ok {
		return onBoard && l.walk(d)
	}
	steps := l.tabs.At == solveTab && l.solution.found && len(l.solution.moves) > 0
	switch {
	case p.Button == game.PadA && onBoard:
		l.tapCursor()
	case p.Button == game.PadX:
		l.bench.undo()
	case p.Button == game.PadY:
		l.turnTab(false)
	case p.Button == game.PadL1 && steps:
		l.solution.step(&l.bench, -1)
	case p.Button == game.PadR1 && steps:
		l.solution.step(&l.bench, 1)
	case p.Button == game.PadL1:
		l.turnTab(true)
	case p.Button == game.PadR1:
		l.turnTab(false)
	default:
		return false
	}
	return true
}

func padDir(b game.PadButton) (d puzzle.Dir, ok bool) {
	switch b {
	case game.PadUp:
		return puzzle.Up, true
	case game.PadDown:
		return puzzle.Down, true
	case game.PadLeft:
		return puzzle.Left, true
	case game.PadRight:
		return puzzle.Right, true
	}
	return 0, false
}

// hover shows, on the tab Why, the inversions of the tile under a mouse that passes over the board.
func (l *Scene) hover() {
	if l.tabs.At != whyTab {
		return
	}
	for i := range l.Stage.In.Pointers {
		m := &l.Stage.In.Pointers[i]
		if m.Kind != game.Mouse || m.Down || m.At == l.hovered {
			continue
		}
		l.hovered = m.At
		if c, ok := l.bench.board.CellAt(m.At); ok {
			l.why.look(&l.bench, render.MarkAt(c))
		} else if l.bench.board.Rect.W > 0 {
			l.why.look(&l.bench, render.Mark{})
		}
	}
}
