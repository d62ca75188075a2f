package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestRunPageFold opens the page of a run: below the heading of its legs is at least one of them, and the fold cuts no row.
func TestRunPageFold(t *testing.T) {
	for name, o := range map[string]gametest.Options{
		"phone": {W: 360, H: 640, Scale: 2, Phone: true}, "sideways": {W: 640, H: 360, Scale: 2, Phone: true},
		"large": {W: 360, H: 640, Scale: 2, TextScale: 2, Phone: true}, "desktop": {W: 1100, H: 760},
	} {
		r := gametest.SceneNamed(t, "run-page").Run(t, o)
		whole := 0
		for _, c := range r.App.Controls() {
			if c.ID.Name != "leg" && c.ID.Name != "fact" {
				continue
			}
			switch seen := c.Rect.Intersect(c.Clip).H; {
			case seen == c.Rect.H:
				whole++
			case r.Frame().Seen(&c) > 0:
				t.Errorf("%s: of %q, %v high, the fold leaves %v", name, c.Label, c.Rect.H, seen)
			}
		}
		if whole < 2 {
			t.Errorf("%s: %d rows are in sight", name, whole)
		}
		if c := r.Find(ui.ID{Name: "leg"}); c == nil || c.Rect.Intersect(c.Clip) != c.Rect {
			t.Errorf("%s: the first leg is %+v", name, c)
		}
	}
}
