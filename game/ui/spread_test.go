package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestSpread gives three rows of controls more height: rows keep together, and the distances grow alike.
func TestSpread(t *testing.T) {
	f := &Frame{}
	f.Scale = 1
	for _, r := range []render.Rect{{Y: 5, H: 10}, {Y: 20, H: 30}, {Y: 30, H: 10}, {Y: 60, H: 10}} {
		f.Add(Control{Rect: r})
	}
	f.Spread(1, 40)
	for i, want := range []float32{5, 30, 40, 90} {
		if got := f.Controls[i].Rect.Y; got != want {
			t.Errorf("control %d is at %v, want %v", i, got, want)
		}
	}
}
