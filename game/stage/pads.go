package stage

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// PadPress is one press of a game pad's button, or its repetition while the button is held.
type PadPress struct {
	Button game.PadButton
	Repeat bool
	Held   game.PadButton // all buttons that are down, so that a trigger can change the effect of another button
}

// pads turns the state of the game pads into presses. The left stick counts as the four direction buttons.
type pads struct {
	held  game.PadButton
	since time.Duration // when the current direction was pressed, or last repeated
	wait  time.Duration // from since to the next repetition
}

// The time until a held direction repeats for the first time, and the time between further repetitions.
const (
	padFirst = 300 * time.Millisecond
	padNext  = 110 * time.Millisecond
)

const padDirections = game.PadUp | game.PadDown | game.PadLeft | game.PadRight

// PadHeld returns the buttons that are down on any game pad.
func (u *Devices) PadHeld() game.PadButton { return u.stage.pads.held }

// read turns the pads' state into presses. All pads act as one.
func (p *pads) read(s *Stage) {
	var now game.PadButton
	for i := range s.In.Pads {
		now |= s.In.Pads[i].Buttons | stickAsButtons(&s.In.Pads[i], p.held)
	}
	was := p.held
	p.held = now
	for b := game.PadA; b <= game.PadRight; b <<= 1 {
		if now&b != 0 && was&b == 0 {
			s.Used(Pad)
			if b&padDirections != 0 {
				p.since, p.wait = s.In.Now, padFirst
			}
			s.padPress(PadPress{Button: b, Held: now})
		}
	}
	if d := now & was & padDirections; d != 0 && s.In.Now-p.since >= p.wait {
		p.since, p.wait = s.In.Now, padNext
		for b := game.PadUp; b <= game.PadRight; b <<= 1 {
			if d&b != 0 {
				s.padPress(PadPress{Button: b, Repeat: true, Held: now})
				break
			}
		}
	}
}

// stickAsButtons returns the left stick as direction buttons. A direction begins at a larger deflection than it ends at,
// so that it does not flicker.
func stickAsButtons(p *game.Pad, held game.PadButton) game.PadButton {
	var b game.PadButton
	push := func(v float32, button game.PadButton) {
		limit := float32(0.6)
		if held&button != 0 {
			limit = 0.4
		}
		if v > limit {
			b |= button
		}
	}
	x, y := p.Stick.X, p.Stick.Y
	if abs(x) >= abs(y) {
		push(x, game.PadRight)
		push(-x, game.PadLeft)
	} else {
		push(y, game.PadDown)
		push(-y, game.PadUp)
	}
	return b
}

// padPress passes a press to the scene on top. If the scene does not use it, padPress does what the button does in every
// scene.
func (s *Stage) padPress(p PadPress) {
	if s.top().Pad(p) {
		return
	}
	scroll := &s.top().page().Scroll
	switch p.Button {
	case game.PadUp:
		s.arrow(ui.Up)
	case game.PadDown:
		s.arrow(ui.Down)
	case game.PadLeft:
		s.arrow(ui.Left)
	case game.PadRight:
		s.arrow(ui.Right)
	case game.PadA:
		s.pressFocus()
	case game.PadB, game.PadStart:
		s.top().Back()
	case game.PadL1:
		scroll.By(-scroll.Area().H * 0.8)
	case game.PadR1:
		scroll.By(scroll.Area().H * 0.8)
	}
}

// Dir returns the direction of a press of the pad or stick; ok is false for other buttons.
func (p PadPress) Dir() (d puzzle.Dir, ok bool) {
	switch p.Button {
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
