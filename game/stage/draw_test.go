package stage

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestHalved checks that of what a card covers by halves words, buttons and boards are left out, and nothing else.
func TestHalved(t *testing.T) {
	card := render.Rect{X: 10, Y: 10, W: 100, H: 100}
	across, apart := render.Rect{X: 90, Y: 90, W: 60, H: 40}, render.Rect{X: 120, Y: 0, W: 60, H: 40}
	row := ui.Control{Role: ui.Button, Look: ui.Row, Rect: across}
	if !halved(&row, card) {
		t.Error("a row that is narrower than the card is drawn")
	}
	if row.Rect.W = 400; halved(&row, card) {
		t.Error("a row that is wider than the card is left out")
	}
	for _, c := range []struct {
		role ui.Role
		at   render.Rect
		card render.Rect
		want bool
	}{
		{ui.Text, across, card, true}, {ui.Button, across, card, true}, {ui.Status, apart, card, false},
		{ui.Grid, across, card, true}, {ui.Image, across, card, false}, {ui.Text, across, render.Rect{}, false},
	} {
		if got := halved(&ui.Control{Role: c.role, Rect: c.at}, c.card); got != c.want {
			t.Errorf("role %v at %v below %v: %v", c.role, c.at, c.card, got)
		}
	}
}
