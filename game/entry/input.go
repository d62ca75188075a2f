package entry

import (
	"cmp"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/stage"
)

// Typed inserts text that was typed.
func (e *Scene) Typed(text string) {
	if e.Focus != fieldID && strings.TrimSpace(text) == "" {
		return // the space bar pressed a button
	}
	e.Focus = fieldID
	if head, ended := strings.CutSuffix(text, "\n"); ended && e.keyboard.other { // the Enter key of the system's keyboard
		if head != "" {
			e.insert(head)
		}
		e.open()
		return
	}
	e.insert(text)
}

// Reply inserts the clipboard's text, or brings back the keyboard that the scene draws.
func (e *Scene) Reply(r game.Reply) bool {
	if r.Kind == game.Dismissed {
		e.keyboard.other = false
		return true
	}
	if r.Kind != game.Pasted {
		return false
	}
	e.Focus = fieldID
	e.insert(strings.TrimSpace(r.Text))
	return true
}

// Key edits the text. It handles every key except those that move the focus, scroll, leave the page or open the help.
func (e *Scene) Key(k game.KeyEvent) bool {
	if !k.Down {
		return true
	}
	if k.Mods&(game.Ctrl|game.Meta) != 0 && k.Mods&game.Alt == 0 && e.shortcut(k) { // Ctrl with Alt is AltGr, which types
		return true
	}
	onField, extend := e.Focus == fieldID, k.Mods&game.Shift != 0
	switch k.Key {
	case "Escape", "F11", "PageUp", "PageDown":
		return false
	case "Backspace":
		e.erase()
	case "Delete":
		if e.edit.eraseAfter() {
			e.textChanged()
		}
	case "Home":
		e.edit.moveTo(0, extend)
	case "End":
		e.edit.moveTo(len(e.edit.text), extend)
	case "ArrowLeft", "ArrowRight":
		if !onField {
			return false
		}
		e.edit.step(k.Key == "ArrowRight", extend)
	case "ArrowUp", "ArrowDown":
		return onField && e.stepLine(k.Key == "ArrowDown", extend)
	case "Enter", "NumpadEnter":
		if !onField {
			return false
		}
		if !k.Repeat {
			e.open()
		}
	case "Space":
		return onField
	default:
		return !e.keys.Helps(k)
	}
	return true
}

// stepLine moves the caret one line down or up. It returns false if there is none.
func (e *Scene) stepLine(down, extend bool) bool {
	index, ok := e.field.indexBeside(e.edit.caretIndex(), down)
	if ok {
		e.edit.moveTo(e.edit.offset(index), extend)
	}
	return ok
}

// shortcut does what a letter with Ctrl means in every program: select all, copy, cut or paste. It returns false if the
// key means none of these. Copying without a selection copies the whole text.
func (e *Scene) shortcut(k game.KeyEvent) bool {
	switch k.Sign() {
	case "A":
		e.edit.selectAll()
	case "C":
		e.copy(cmp.Or(e.edit.selected(), e.edit.text))
	case "X":
		e.copy(e.edit.selected())
		if e.edit.eraseSelection() {
			e.textChanged()
		}
	case "V":
		e.Stage.Paste()
	default:
		return false
	}
	return true
}

func (e *Scene) copy(text string) {
	if text != "" {
		e.Stage.Copy(text)
	}
}

// Pad handles the game pad's shortcuts for slow work on the drawn keyboard: X erases, Y pastes, the shoulder buttons
// move the caret, Start opens the text.
func (e *Scene) Pad(p stage.PadPress) bool {
	switch p.Button {
	case game.PadX:
		e.erase()
	case game.PadY:
		e.Stage.Paste()
	case game.PadL1, game.PadR1:
		e.edit.step(p.Button == game.PadR1, false)
	case game.PadStart:
		e.open()
	default:
		return false
	}
	return true
}
