package gametest

import "wildfifteen/game"

// Button presses buttons of a game pad and releases them.
func (r *Run) Button(b game.PadButton) {
	r.In.Pads = []game.Pad{{Buttons: b}}
	r.Tick(2)
	r.In.Pads = []game.Pad{{}}
	r.Tick(1)
}
