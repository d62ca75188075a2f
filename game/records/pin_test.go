package records

import (
	"testing"

	"wildfifteen/game/ui"
)

// TestMainButtonsStay scrolls the pages of a puzzle and of a solve, and the choice of solves, on a phone: the main button of each is
// on the screen and does not move.
func TestMainButtonsStay(t *testing.T) {
	r := newRun(t, newDesk(t, 30))
	r.in.Width, r.in.Height = 360, 640
	r.tick(3)
	stays := func(id ui.ID) {
		t.Helper()
		was := r.control(id).Rect
		if was.Y+was.H > float32(r.in.Height) {
			t.Errorf("%v is at %v on a screen %v high", id, was, r.in.Height)
		}
		r.in.Wheel.Y = -4
		r.tick(30)
		if now := r.control(id).Rect; now != was {
			t.Errorf("%v moves from %v to %v", id, was, now)
		}
	}
	ways["touch"](r, idOf(cardGroup, 0))
	stays(againID)
	ways["touch"](r, listID)
	ways["touch"](r, filterID)
	stays(showID)
	ways["touch"](r, showID)
	ways["touch"](r, idOf(solveGroup, 0))
	stays(watchID)
}
