package stage

import (
	"testing"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestSteps taps the button of a number, then holds it down: the number goes on to its limit, and not on when the finger
// is lifted.
func TestSteps(t *testing.T) {
	r := newRun(t)
	row := ui.ID{Name: "width"}
	at := ui.Range{Lo: 2, Hi: 32, At: 4, Step: 2}
	n := &stepped{testScene{name: "page"}, &at}
	n.layout = func(f *ui.Frame) { f.Column(render.Rect{X: 10, Y: 10, W: 300}).Stepper(row, "Width", "", at) }
	r.Push(n)
	r.tick(1)
	press := func(by int) {
		c := r.Find(ui.ID{Name: row.Name, N: by}).Rect.Centre()
		r.hold(c.X, c.Y)
	}
	press(1)
	r.lift()
	if at.At != 6 {
		t.Errorf("after a tap it is %v, want 6", at.At)
	}
	press(1)
	r.tick(int(repeatFirst*60/time.Second) + 20)
	held := at.At
	if r.lift(); held < 10 || held > 16 || at.At != held {
		t.Errorf("held down, it went to %v, and lifted to %v", held, at.At)
	}
	press(-1)
	r.tick(600)
	if r.lift(); at.At != 2 {
		t.Errorf("held down, it went to %v, not to its limit", at.At)
	}
	r.want("the buttons of a number", &n.testScene)
}

// stepped is a page with a number.
type stepped struct {
	testScene
	at *ui.Range
}

func (n *stepped) Adjust(_ ui.ID, at float32) { n.at.At = at }
