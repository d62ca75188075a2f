package play

import (
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
)

// keyboard carries out the actions that the keys are bound to.
type keyboard struct{ scene *Scene }

// Key handles a key while the board, or a control around it, has the focus.
func (p *Scene) Key(e game.KeyEvent) bool { return p.keyboard.key(e) }

func (k *keyboard) key(e game.KeyEvent) bool {
	if !e.Down {
		k.up(e.Key)
		return false
	}
	if k.scene.Focus == boardview.GridID {
		return k.boardKey(e, k.scene.keys.Action(e))
	}
	act := k.scene.keys.Beside(e)
	switch {
	case keys.IsEnter(e):
		return false // Enter presses the control, whatever it is bound to
	case k.heldKey(e, act):
		return true
	case e.Repeat && act != keys.Undo && act != keys.Redo:
		return act != ""
	case act == keys.Menu && e.Key == "Escape" && !k.scene.help.auto:
		k.scene.Focus = boardview.GridID
		return true
	}
	return k.do(act)
}

// boardKey handles a key while the board has the focus. It always handles the arrows and the keys that press a control.
func (k *keyboard) boardKey(e game.KeyEvent, act keys.Action) bool {
	if k.heldKey(e, act) || k.moveCursor(e) {
		return true
	}
	if d, ok := act.Dir(); ok {
		k.scene.hand.steer(d, e.Mods&game.Shift != 0, session.Keyboard)
		return true
	}
	if e.Repeat && act != keys.Undo && act != keys.Redo {
		return act != ""
	}
	done := k.do(act)
	if !done && keys.Presses(e) {
		k.scene.recall()
		return true
	}
	return done || strings.HasPrefix(string(e.Key), "Arrow")
}

// heldKey notes a key that acts while it is held down, and reports whether the key has no other effect.
func (k *keyboard) heldKey(e game.KeyEvent, act keys.Action) bool {
	if act == keys.Hint && !e.Repeat {
		k.scene.held.key = e.Key
	}
	if act != keys.Goal || k.scene.Stage.Set.Latch {
		return false
	}
	if !e.Repeat {
		k.scene.peek.key = e.Key
	}
	return true
}

// do carries out an action and reports whether there is one.
func (k *keyboard) do(act keys.Action) bool {
	switch act {
	case keys.Undo:
		k.scene.undo()
	case keys.Redo:
		k.scene.redo()
	case keys.Hint:
		k.scene.help.ask(k.scene, session.Keyboard)
	case keys.Explain:
		k.scene.help.explain(k.scene, session.Keyboard)
	case keys.Try:
		if !k.scene.fewest() {
			return false
		}
		k.scene.try()
	case keys.Goal:
		k.scene.peek.toggle(k.scene)
	case keys.NewGame:
		k.scene.NewDeal()
	case keys.Restart:
		k.scene.Again()
	case keys.Pause:
		k.scene.Pause()
	case keys.Menu:
		k.menu()
	case keys.Help:
		k.scene.desk.Help()
	case keys.Fullscreen:
		k.scene.Stage.ToggleFullscreen()
	case keys.Larger:
		k.scene.sight.enlarge(1.1)
	case keys.Smaller:
		k.scene.sight.enlarge(1 / 1.1)
	case keys.Paste:
		k.scene.Stage.Paste()
	case keys.Copy:
		k.scene.Stage.Copy(k.scene.Address())
	default:
		return k.tell(act)
	}
	return true
}

// tell carries out an action that tells the player something, and reports whether there is one.
func (k *keyboard) tell(act keys.Action) bool {
	switch act {
	case keys.Where:
		k.scene.teller.where()
	case keys.Blank:
		k.scene.teller.blank()
	case keys.Status:
		k.scene.teller.status()
	default:
		return false
	}
	return true
}

// menu shows the menu or, while the program plays, only stops it.
func (k *keyboard) menu() {
	if k.scene.help.auto {
		k.scene.help.stopAuto(k.scene)
		return
	}
	k.scene.desk.Menu()
}

// moveCursor moves the cursor with Ctrl and the arrows; Enter or Space then plays the cell at the cursor.
func (k *keyboard) moveCursor(e game.KeyEvent) bool {
	cursor, size := &k.scene.sight.board.Cursor, k.scene.Session().Board().Size()
	next, w, n := cursor.Cell, size.W, size.Cells()
	switch {
	case keys.Presses(e) && e.Mods == 0 && cursor.Shown:
		if !e.Repeat {
			k.scene.hand.Tap(next, session.Keyboard)
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
	if name := k.scene.sight.board.CellName(next); name != "" {
		k.scene.Stage.Say(name)
	}
	return true
}

// Pad handles a press on a game pad.
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
		if p.Stage.Set.Latch {
			p.peek.toggle(p)
		}
	case game.PadStart:
		p.desk.Menu()
	case game.PadBack:
		if p.fewest() && !p.Session().Over() { // the button stands in the place of New
			p.try()
		} else {
			p.NewDeal()
		}
	case game.PadA:
		p.recall()
	case game.PadB, game.PadR2:
	default:
		return false
	}
	p.Focus = boardview.GridID
	return true
}

// enlarge scales the maximum size of the board by a factor, and remembers it for all boards of the same size. It zooms a
// board of small cells instead: the blank keeps its place, and comes into view.
func (s *sight) enlarge(by float32) {
	v, p := &s.board, s.scene
	if v.CanZoom() {
		v.ZoomBy(by*by*by, v.CellRect(v.Board.Blank()).Centre())
		v.Zoom.Follow()
		return
	}
	set, size := &p.saves.Settings, s.words.size
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
