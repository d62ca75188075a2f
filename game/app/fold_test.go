package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestFoldCutsNoRow opens pages of rows and cards: some are in sight, and the fold leaves each of them whole or hides it.
func TestFoldCutsNoRow(t *testing.T) {
	views := map[string]gametest.Options{
		"phone": {W: 360, H: 640, Scale: 2, Phone: true}, "sideways": {W: 640, H: 360, Scale: 2, Phone: true},
		"large": {W: 360, H: 640, Scale: 2, TextScale: 2, Phone: true}, "desktop": {W: 1100, H: 760},
	}
	for scene, rows := range map[string]map[string]bool{"run-page": {"leg": true, "fact": true}, "studies-book": {"study": true}, "daily": {"day": true}, "daily-new": {"day": true}, "goals-some": {"goal": true}, "others-practice": {"way": true}} {
		for name, o := range views {
			r := gametest.SceneNamed(t, scene).Run(t, o)
			whole := 0
			for _, c := range r.App.Controls() {
				if !rows[c.ID.Name] {
					continue
				}
				switch seen := c.Rect.Intersect(c.Clip).H; {
				case seen == c.Rect.H:
					whole++
				case seen > 0 && r.Frame().Seen(&c) > 0:
					t.Errorf("%s, %s: of %q, %v high, the fold leaves %v", scene, name, c.Label, c.Rect.H, seen)
				}
			}
			if whole < 2 {
				t.Errorf("%s, %s: %d rows are in sight", scene, name, whole)
			}
		}
	}
}

// TestLargeSplitsAreWhole opens a solve with the largest letters on a phone: two splits are whole above the button, none is faint.
func TestLargeSplitsAreWhole(t *testing.T) {
	r := gametest.SceneNamed(t, "records-solve").Run(t, gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2, Phone: true})
	whole := 0
	for _, c := range r.App.Controls() {
		if c.ID.Name != "split" {
			continue
		}
		switch part := r.Frame().Seen(&c); {
		case c.Rect.Intersect(c.Clip) == c.Rect:
			whole++
		case part > 0 && c.Rect.Intersect(c.Clip).H > 0:
			t.Errorf("of %q, %v is seen", c.Label, part)
		}
	}
	if whole < 2 {
		t.Errorf("%d splits are in sight", whole)
	}
}

// TestRunPageSideways opens the page of a run on a phone on its side: the first leg is in sight below their heading.
func TestRunPageSideways(t *testing.T) {
	r := gametest.SceneNamed(t, "run-page").Run(t, gametest.Options{W: 640, H: 360, Scale: 2, Phone: true})
	if c := r.Find(ui.ID{Name: "leg"}); c == nil || c.Rect.Intersect(c.Clip) != c.Rect {
		t.Errorf("the first leg is %+v", c)
	}
}
