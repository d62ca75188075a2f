package watch

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
)

// Key plays and stops with the space bar and steps with the arrows to the sides; Home and End go to the start and to the
// end, plus and minus change the speed.
func (w *Scene) Key(e game.KeyEvent) bool {
	if !e.Down || e.Mods != 0 {
		return false
	}
	switch e.Key {
	case "ArrowLeft", "ArrowRight":
		if w.Focus == scrubID || w.Focus == speedID {
			return false // the slider moves
		}
		w.step((e.Key == "ArrowRight") != w.Stage.Lang.RTL())
		return true
	case "Home":
		w.show(0)
		return true
	case "End":
		w.show(w.reel.film.Last())
		return true
	}
	if e.Repeat {
		return false
	}
	switch {
	case e.Key == "Space" && (w.Focus == scrubID || w.Focus == speedID), keys.Presses(e) && w.Focus == boardview.GridID:
		w.toggle()
	case e.Sign() == "-", e.Key == "NumpadSubtract":
		w.reel.setSpeed(w.reel.speed - 1)
	case e.Sign() == "+", e.Sign() == "=", e.Key == "NumpadAdd":
		w.reel.setSpeed(w.reel.speed + 1)
	default:
		return false
	}
	return true
}

// step shows the next frame or the one before.
func (w *Scene) step(forth bool) {
	by := -1
	if forth {
		by = 1
	}
	w.show(w.reel.at + by)
}

// Pad steps with the shoulders, changes the speed with the triggers, and plays and stops with X.
func (w *Scene) Pad(p stage.PadPress) bool {
	switch p.Button {
	case game.PadL1:
		w.step(false)
	case game.PadR1:
		w.step(true)
	case game.PadL2:
		w.reel.setSpeed(w.reel.speed - 1)
	case game.PadR2:
		w.reel.setSpeed(w.reel.speed + 1)
	case game.PadX:
		w.toggle()
	case game.PadY:
		w.setWhole(!w.reel.whole)
	default:
		return false
	}
	return true
}
