package gametest

import "wildfifteen/game"

// Button pushes buttons of a game pad and lets them go.
func (r *Run) Button(b game.PadButton) {
	r.In.Pads = []game.Pad{{Buttons: b}}
	r.Tick(2)
	r.In.Pads = []game.Pad{{}}
	r.Tick(1)
}
