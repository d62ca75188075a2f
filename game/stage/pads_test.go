package stage

import (
	"fmt"
	"testing"

	"wildfifteen/game"
	"wildfifteen/render"
)

// stick holds the left stick for n ticks.
func (r *run) stick(x, y float32, n int) {
	r.in.Pads = []game.Pad{{Stick: render.Point{X: x, Y: y}}}
	r.tick(n)
}

// TestStick pushes the stick: a direction begins at a larger deflection than it ends at.
func TestStick(t *testing.T) {
	r := newRun(t)
	n := r.push(&testScene{name: "page"})
	right := fmt.Sprintf("pad %d false", game.PadRight)
	r.stick(0.55, 0, 3)
	r.want("not far enough", n)
	r.stick(0.7, 0.3, 1)
	r.want("far enough", n, right)
	r.stick(0.45, 0, 2)
	r.want("held", n)
	r.stick(0.3, 0, 1)
	r.stick(0.7, 0, 1)
	r.want("let go and pushed again", n, right)
	if r.Device() != Pad || r.PadHeld() != game.PadRight {
		t.Errorf("the device is %v, held is %v", r.Device(), r.PadHeld())
	}
	r.stick(0.1, -0.9, 1)
	r.want("another way", n, fmt.Sprintf("pad %d false", game.PadUp))
}

// TestPadRepeats holds a direction for a second: it repeats after 300 ms, and then every 110 ms. Other buttons do not.
func TestPadRepeats(t *testing.T) {
	r := newRun(t)
	n := r.push(&testScene{name: "page"})
	r.in.Pads = []game.Pad{{Buttons: game.PadDown}, {ID: 1, Buttons: game.PadX}}
	r.tick(17)
	first := []string{fmt.Sprintf("pad %d false", game.PadX), fmt.Sprintf("pad %d false", game.PadDown)}
	r.want("the first 280 ms", n, first...)
	r.tick(43)
	if len(n.notes) < 6 || len(n.notes) > 7 {
		t.Errorf("in the rest of a second: %q", n.notes)
	}
	for _, note := range n.notes {
		if note != fmt.Sprintf("pad %d true", game.PadDown) {
			t.Errorf("repeated: %q", note)
		}
	}
}
