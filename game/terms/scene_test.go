package terms_test

import (
	"slices"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/stage"
)

// TestTerms opens the page, reads it to its end by keys and goes back to the board.
func TestTerms(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Open("terms")
	shows := func(key string) bool {
		text := assets.Load("en").T(key)
		for _, c := range r.App.Controls() {
			if c.Label == text && !c.Rect.Intersect(c.Clip).Empty() {
				return true
			}
		}
		return false
	}
	if !shows("terms.blank") || shows("terms.ao100") {
		t.Errorf("the page begins with %v", r.IDs())
	}
	r.Key("End")
	r.Tick(1)
	if !shows("terms.ao100") {
		t.Error("its last term cannot be reached by keys")
	}
	r.Key("Escape")
	r.Key("Escape") // behind the page is the help
	if !slices.Contains(r.IDs(), gametest.Named("undo")) {
		t.Errorf("Escape leads to %v", r.IDs())
	}
	r.Open("terms")
	r.Tap(game.Touch, stage.BackID)
	r.Tap(game.Touch, stage.BackID)
	if !slices.Contains(r.IDs(), gametest.Named("undo")) {
		t.Errorf("Back leads to %v", r.IDs())
	}
}
