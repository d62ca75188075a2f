package watch

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
)

// Key steps with the arrows to the sides, and plays and stops the better way with the space bar.
func (v *Review) Key(e game.KeyEvent) bool {
	if !e.Down || e.Mods != 0 {
		return false
	}
	switch e.Key {
	case "ArrowLeft", "ArrowRight":
		by := 1
		if (e.Key == "ArrowLeft") != v.Stage.Lang.RTL() {
			by = -1
		}
		v.step(by)
		return true
	case "Home":
		v.show(0)
		return true
	case "End":
		v.show(v.length())
		return true
	}
	if e.Repeat || !keys.Presses(e) || v.Focus != curveID && v.Focus != boardview.GridID {
		return false
	}
	v.toggle()
	return true
}

// Back ends the better way, or leaves.
func (v *Review) Back() {
	if v.better.moves != nil {
		v.show(v.at)
		return
	}
	v.Stage.Pop()
}

// Pad steps with the shoulders, and plays and stops the better way with X.
func (v *Review) Pad(p stage.PadPress) bool {
	switch p.Button {
	case game.PadL1:
		v.step(-1)
	case game.PadR1:
		v.step(1)
	case game.PadX:
		v.toggle()
	default:
		return false
	}
	return true
}
