package game

import (
	"time"

	"wildfifteen/game/ui"
)

// padPress is one push of a game pad's button, or its repetition while held.
type padPress struct {
	button PadButton
	repeat bool
	held   PadButton // all buttons down, so that a trigger can change what another means
}

// pads follows the game pads' buttons. The stick counts as the four direction buttons.
type pads struct {
	held  PadButton
	since time.Duration // when the direction held now was pushed, or last repeated
	wait  time.Duration // until it repeats
}

const (
	padFirst   = 300 * time.Millisecond // held so long, a direction repeats
	padNext    = 110 * time.Millisecond
	directions = PadUp | PadDown | PadLeft | PadRight
)

// readPads turns the pads' state into presses. All pads act as one.
func (a *App) readPads() {
	var now PadButton
	for i := range a.in.Pads {
		p := &a.in.Pads[i]
		now |= p.Buttons | stickAsButtons(p, a.pads.held)
	}
	was := a.pads.held
	a.pads.held = now
	for b := PadA; b <= PadRight; b <<= 1 {
		if now&b != 0 && was&b == 0 {
			a.device(byPad)
			if b&directions != 0 {
				a.pads.since, a.pads.wait = a.in.Now, padFirst
			}
			a.padPress(padPress{button: b, held: now})
		}
	}
	if d := now & was & directions; d != 0 && a.in.Now-a.pads.since >= a.pads.wait {
		a.pads.since, a.pads.wait = a.in.Now, padNext
		for b := PadUp; b <= PadRight; b <<= 1 {
			if d&b != 0 {
				a.padPress(padPress{button: b, repeat: true, held: now})
				break
			}
		}
	}
}

// stickAsButtons reads the left stick as direction buttons, with some reluctance to let one go again.
func stickAsButtons(p *Pad, held PadButton) PadButton {
	var b PadButton
	push := func(v float32, button PadButton) {
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
		push(x, PadRight)
		push(-x, PadLeft)
	} else {
		push(y, PadDown)
		push(-y, PadUp)
	}
	return b
}

func (a *App) padPress(p padPress) {
	if a.top().pad(p) {
		return
	}
	switch p.button {
	case PadUp:
		a.arrow(ui.Up)
	case PadDown:
		a.arrow(ui.Down)
	case PadLeft:
		a.arrow(ui.Left)
	case PadRight:
		a.arrow(ui.Right)
	case PadA:
		a.pressFocus()
	case PadB, PadStart:
		a.top().back()
	case PadL1:
		a.top().base().scroll.By(-a.top().base().scroll.Area().H * 0.8)
	case PadR1:
		a.top().base().scroll.By(a.top().base().scroll.Area().H * 0.8)
	}
}
