package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestDesktopPagesFill checks that pages with little on them use a desktop's window: what they show is so large that it
// reaches a part of its height.
func TestDesktopPagesFill(t *testing.T) {
	for name, least := range map[string]float32{"others": 0.7, "others-practice": 0.65, "lessons": 0.8} {
		r := gametest.SceneNamed(t, name).Run(t, gametest.Options{W: 1100, H: 760})
		foot := float32(0)
		for _, c := range r.App.Controls() {
			foot = max(foot, c.Rect.Y+c.Rect.H)
		}
		if h := r.Frame().Screen.H; foot < least*h || foot > h {
			t.Errorf("%s ends at %v of %v, want at least %v of it", name, foot, h, least)
		}
	}
}

// TestDesktopPictures checks that what a page is about is large on a desktop.
func TestDesktopPictures(t *testing.T) {
	for name, want := range map[string]struct {
		picture string
		side    float32
	}{"runs": {"legs", 300}, "records-share": {"card", 330}} {
		r := gametest.SceneNamed(t, name).Run(t, gametest.Options{W: 1100, H: 760})
		if c := r.Find(ui.ID{Name: want.picture}); c == nil || c.Rect.H < want.side || c.Rect.W < want.side {
			t.Errorf("the picture of %s is %+v, want a side of at least %v", name, c, want.side)
		}
	}
}

// TestShapeMovesNoButton changes the shape of the card on a desktop: the buttons stay where they are.
func TestShapeMovesNoButton(t *testing.T) {
	r := gametest.SceneNamed(t, "records-share").Run(t, gametest.Options{W: 1100, H: 760})
	wide := r.Control(ui.ID{Name: "card"}).Rect
	was := r.Control(ui.ID{Name: "save"}).Rect
	r.Press(ui.ID{Name: "shape", N: 1})
	r.Tick(30)
	if square := r.Control(ui.ID{Name: "card"}).Rect; square.H < wide.H || square.W >= wide.W {
		t.Errorf("the card is %v, and %v as a square", wide, square)
	}
	if now := r.Control(ui.ID{Name: "save"}).Rect; now != was {
		t.Errorf("the button goes from %v to %v", was, now)
	}
}
