package play

import (
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
)

// Key is what keys do while the board, or a control around it, has the focus.
func (p *Scene) Key(e game.KeyEvent) bool {
	if !e.Down {
		p.keyUp(e.Key)
		return false
	}
	if p.Focus == boardview.GridID {
		return p.boardKey(e, p.keys.Action(e))
	}
	act := p.keys.Beside(e)
	switch {
	case keys.IsEnter(e):
		return false // it presses the control, whatever it is bound to
	case p.heldKey(e, act):
		return true
	case e.Repeat && act != keys.Undo && act != keys.Redo:
		return act != ""
	case act == keys.Menu && e.Key == "Escape" && !p.help.auto:
		p.Focus = boardview.GridID
		return true
	}
	return p.do(act)
}

// boardKey is what keys do while the board has the focus. Arrows and the keys that press are used up.
func (p *Scene) boardKey(e game.KeyEvent, act keys.Action) bool {
	if p.heldKey(e, act) || p.moveCursor(e) {
		return true
	}
	if d, ok := act.Dir(); ok {
		p.hand.steer(d, e.Mods&game.Shift != 0, session.Keyboard)
		return true
	}
	if e.Repeat && act != keys.Undo && act != keys.Redo {
		return act != ""
	}
	return p.do(act) || keys.Presses(e) || strings.HasPrefix(string(e.Key), "Arrow")
}

// heldKey notes a key that does something as long as it is held down; true if that is all it does.
func (p *Scene) heldKey(e game.KeyEvent, act keys.Action) bool {
	if act == keys.Hint && !e.Repeat {
		p.held.key = e.Key
	}
	if act != keys.Goal || p.Set.Latch {
		return false
	}
	if !e.Repeat {
		p.peek.key = e.Key
	}
	return true
}

// do carries out an action and reports whether there is one.
func (p *Scene) do(act keys.Action) bool {
	switch act {
	case keys.Undo:
		p.undo()
	case keys.Redo:
		p.redo()
	case keys.Hint:
		p.help.ask(p, session.Keyboard)
	case keys.Goal:
		p.peek.toggle(p)
	case keys.NewGame:
		p.NewDeal()
	case keys.Restart:
		p.Again()
	case keys.Pause:
		p.Pause()
	case keys.Menu:
		p.menu()
	case keys.Help:
		p.desk.Help()
	case keys.Fullscreen:
		p.ToggleFullscreen()
	case keys.Larger:
		p.enlarge(1.1)
	case keys.Smaller:
		p.enlarge(1 / 1.1)
	case keys.Paste:
		p.Paste()
	case keys.Copy:
		p.Copy(p.Address())
	default:
		return p.tell(act)
	}
	return true
}

// tell carries out an action that tells something.
func (p *Scene) tell(act keys.Action) bool {
	switch act {
	case keys.Where:
		p.tellWhere()
	case keys.Blank:
		p.tellBlank()
	case keys.Status:
		p.tellStatus()
	default:
		return false
	}
	return true
}

// menu shows the menu; while the program plays, it stops that.
func (p *Scene) menu() {
	if p.help.auto {
		p.help.stopAuto(p)
		return
	}
	p.desk.Menu()
}

// moveCursor walks over the cells with Ctrl and the arrows; Enter or Space plays the cell reached.
func (p *Scene) moveCursor(e game.KeyEvent) bool {
	cursor, size := &p.sight.board.Cursor, p.Session().Board().Size()
	next, w, n := cursor.Cell, size.W, size.Cells()
	switch {
	case keys.Presses(e) && e.Mods == 0 && cursor.Shown:
		if !e.Repeat {
			p.hand.Tap(next, session.Keyboard)
		}
		return true
	case e.Mods != game.Ctrl || !strings.HasPrefix(string(e.Key), "Arrow"):
		return false
	case e.Key == "ArrowLeft" && next%w > 0:
		next--
	case e.Key == "ArrowRight" && next%w < w-1:
		next++
	case e.Key == "ArrowUp" && next >= w:
		next -= w
	case e.Key == "ArrowDown" && next < n-w:
		next += w
	}
	cursor.Cell, cursor.Shown = next, true
	if name := p.sight.board.CellName(next); name != "" {
		p.Say(name)
	}
	return true
}

// Pad is what a game pad does on the board.
func (p *Scene) Pad(b stage.PadPress) bool {
	if d, ok := b.Dir(); ok {
		p.hand.steer(d, b.Held&game.PadR2 != 0, session.Gamepad)
		p.Focus = boardview.GridID
		return true
	}
	switch b.Button {
	case game.PadY:
		p.help.ask(p, session.Gamepad)
	case game.PadX, game.PadL1:
		p.undo()
	case game.PadR1:
		p.redo()
	case game.PadL2:
		if p.Set.Latch {
			p.peek.toggle(p)
		}
	case game.PadStart:
		p.desk.Menu()
	case game.PadBack:
		p.NewDeal()
	case game.PadA, game.PadB, game.PadR2:
	default:
		return false
	}
	p.Focus = boardview.GridID
	return true
}

// enlarge changes how large a board is on a wide screen, which is remembered for its size; a board of small cells is
// zoomed instead.
func (p *Scene) enlarge(by float32) {
	v := &p.sight.board
	if v.CanZoom() {
		v.ZoomBy(by*by*by, v.Inner.Centre())
		return
	}
	set, size := &p.saves.Settings, p.sight.words.size
	e, ok := set.Enlarged[size]
	if !ok {
		e = 1
	}
	if set.Enlarged == nil {
		set.Enlarged = make(map[string]float64)
	}
	set.Enlarged[size] = min(max(e*float64(by), 0.4), 3)
	p.saves.Change()
}
