package app_test

import (
	"testing"

	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestWaysInSight opens the menu and New game on a small phone: all that can be played is in sight without scrolling.
func TestWaysInSight(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.wild#x", W: 360, H: 640})
	r.Press(menuID)
	r.Tick(12)
	want := []ui.ID{gametest.Named("again"), gametest.Named("thisgoal"), gametest.Named("quit")}
	for _, room := range app.Rooms() {
		want = append(want, app.Way(room)[0])
	}
	inSight(t, r, want)
	r.Press(gametest.Named("newgame"))
	r.Tick(12)
	want = []ui.ID{gametest.Named("today"), gametest.Named("drawown"), gametest.Named("gallery"), gametest.Named("missing"), gametest.Named("start")}
	for kind := range 5 {
		want = append(want, ui.ID{Name: "kind", N: kind})
	}
	inSight(t, r, want)
}

// inSight fails if a control is not whole in sight.
func inSight(t *testing.T, r *gametest.Run, ids []ui.ID) {
	t.Helper()
	for _, id := range ids {
		if c := r.Find(id); c == nil || gametest.Seen(c) != c.Rect {
			t.Errorf("%v is not whole in sight: %v", id, c)
		}
	}
}
