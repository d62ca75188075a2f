package play

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/render"
)

// TestBarsOfInk checks that a theme whose ribbon has one colour has no other colours in the bar of the tiles at home.
func TestBarsOfInk(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake:1,2,3,4,8,7,0,5,9,10,6,12,15,14,11,13"})
	r.saves.Settings.Theme = session.InkTheme
	r.tick(60)
	theme, home := render.InkTheme(), r.Find(homeID)
	if home == nil {
		t.Fatal("no bar")
	}
	r.Draw(&r.list)
	pieces := 0
	for _, op := range r.list.Ops {
		if op.Kind != render.BoxOp || op.Rect.Y != home.Rect.Y || op.Rect.X != home.Rect.X || op.Style.Fill == theme.Tray {
			continue
		}
		if pieces++; op.Style.Fill != theme.Ribbon {
			t.Errorf("a piece of the bar is %v, want %v", op.Style.Fill, theme.Ribbon)
		}
	}
	if pieces == 0 {
		t.Error("the bar is empty")
	}
}
