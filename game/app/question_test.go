package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestQuestionsInSight asks for questions with a picture on a phone on its side and in large letters: the picture and all words
// are in sight, and there is a way back.
func TestQuestionsInSight(t *testing.T) {
	for _, o := range []gametest.Options{{W: 640, H: 360}, {W: 360, H: 640, TextScale: 2}, {W: 800, H: 480, TextScale: 2}} {
		for _, name := range []string{"message", "greeting"} {
			r := gametest.SceneNamed(t, name).Run(t, o)
			for _, c := range r.App.Controls() {
				if shown := c.Rect.Intersect(c.Clip); shown != c.Rect {
					t.Errorf("%s in %v by %v, letters %v: of %q only %v of %v shows", name, o.W, o.H, o.TextScale, c.Label, shown, c.Rect)
				}
			}
			for _, id := range []ui.ID{gametest.Named("goal"), gametest.Named("back")} {
				r.Control(id)
			}
		}
	}
}
