package play_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestResultMore opens and closes the terms behind "more" in windows of many shapes: all their words are in sight, and
// so is the button to the next game.
func TestResultMore(t *testing.T) {
	for _, o := range []gametest.Options{
		{W: 320, H: 568}, {W: 360, H: 640}, {W: 768, H: 1024, Scale: 1.5}, {W: 568, H: 320}, {W: 1100, H: 760},
		{W: 390, H: 844, TextScale: 1.5}, {W: 360, H: 640, RightToLeft: true},
	} {
		o.Game = oneMove
		r := gametest.New(t, o)
		r.Tick(60)
		r.Key("ArrowLeft")
		r.Tick(100)
		if r.SceneName() != "result" {
			t.Fatalf("%v x %v: no result but the %s", o.W, o.H, r.SceneName())
		}
		closed := places(r)
		for range 2 {
			r.Press(moreID)
			r.Tick(6)
			checkTerms(t, r, o)
			r.Press(moreID)
			r.Tick(6)
			if got := places(r); !slices.Equal(got, closed) {
				gone := slices.DeleteFunc(slices.Clone(closed), func(p place) bool { return slices.Contains(got, p) })
				come := slices.DeleteFunc(got, func(p place) bool { return slices.Contains(closed, p) })
				t.Errorf("%v x %v: opened and closed, %v have become %v", o.W, o.H, gone, come)
			}
		}
	}
}

// checkTerms fails unless both texts behind "more" and the button to the next game are wholly in sight.
func checkTerms(t *testing.T, r *gametest.Run, o gametest.Options) {
	t.Helper()
	why, shown := assets.Load("en").T("result.terms_why"), 0
	for _, c := range r.App.Controls() {
		if strings.HasPrefix(c.Label, "STM 1 ") || strings.HasPrefix(c.Label, why) {
			shown++
			if gametest.Seen(&c) != c.Rect {
				t.Errorf("%v x %v, text %v: of %q in %v only %v is in sight", o.W, o.H, o.TextScale, c.Label, c.Rect, gametest.Seen(&c))
			}
		}
	}
	if shown != 2 {
		t.Fatalf("%v x %v: %d of two texts behind more are there: %q", o.W, o.H, shown, r.Labels())
	}
	if next := r.Find(nextID); next == nil || gametest.Seen(next) != next.Rect {
		t.Errorf("%v x %v, text %v: the button to the next game is not in sight", o.W, o.H, o.TextScale)
	}
}

// place is a control and its rectangle.
type place struct {
	id    ui.ID
	label string
	rect  render.Rect
}

// places returns the places of the board, its cells and the buttons. Places in the part that scrolls are relative to the
// button More.
func places(r *gametest.Run) (all []place) {
	screen, more := render.Rect{W: r.In.Width, H: r.In.Height}, r.Control(moreID).Rect
	for _, c := range r.App.Controls() {
		if c.ID == (ui.ID{}) {
			continue
		}
		if c.Role != ui.Cell && c.Clip != screen {
			c.Rect.Y -= more.Y
		}
		all = append(all, place{c.ID, c.Label, c.Rect})
	}
	return all
}
