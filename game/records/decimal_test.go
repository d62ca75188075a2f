package records

import (
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
)

// TestDecimalSign shows times with the language's decimal sign, and copies them with a point, as speed-solvers post them.
func TestDecimalSign(t *testing.T) {
	r := newRun(t, newDesk(t, 5))
	r.stage.Lang = assets.Load("de") // pages that are opened from here on are German
	for _, id := range []ui.ID{idOf(cardGroup, 0), idOf(bestGroup, int(history.BestAo5))} {
		r.tap(game.Touch, id)
	}
	if said := r.words(); !strings.Contains(said, "0:09,98") || strings.Contains(said, "0:09.") {
		t.Errorf("the average in German: %s", said)
	}
	r.tap(game.Touch, copyID)
	if len(r.copied) != 1 || !strings.Contains(r.copied[0], ": 0:09.98\n") || !strings.Contains(r.copied[0], "1. (0:10.00)\n2. 0:09.99\n") {
		t.Errorf("copied %q", r.copied)
	}
}
