package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestMenuCards checks that the menu shows the three rooms with ribbons as cards, and that on a phone of usual size all of
// the menu shows without scrolling.
func TestMenuCards(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 412, H: 800}, {W: 1100, H: 760}, {W: 1920, H: 1080}} {
		o.Game = "4x4.classic#x"
		r := gametest.New(t, o)
		r.Press(menuID)
		r.Tick(30)
		for _, name := range []string{"newgame", "daily", "studies"} {
			if c := r.Find(gametest.Named(name)); c == nil || c.Look != ui.Card {
				t.Errorf("%vx%v: %s is no card", o.W, o.H, name)
			}
		}
		for _, name := range []string{"newgame", "again", "others", "quit"} {
			if c := r.Find(gametest.Named(name)); c.Clip.Intersect(c.Rect) != c.Rect {
				t.Errorf("%vx%v: %s at %v is cut by %v", o.W, o.H, name, c.Rect, c.Clip)
			}
		}
	}
}

// TestMenuTellsTheDay checks that the card of today's board tells whether that is solved, and how many days in a row are.
func TestMenuTellsTheDay(t *testing.T) {
	t.Parallel()
	for scene, want := range map[string]string{"menu": "not solved yet, 11 days in a row", "play-wild": "not solved yet"} {
		r := gametest.SceneNamed(t, scene).Run(t, gametest.Options{W: 360, H: 640})
		if scene != "menu" {
			r.Press(menuID)
			r.Tick(30)
		}
		if c := r.Control(gametest.Named("daily")); c.Value != want {
			t.Errorf("%s: the card of today says %q, want %q", scene, c.Value, want)
		}
	}
}

// TestMenuCardsHaveWords checks that each card of the menu shows its word, in each window and whatever opened the menu: at the keyboard it
// has rows that tell the keys.
func TestMenuCardsHaveWords(t *testing.T) {
	t.Parallel()
	open := map[string]func(r *gametest.Run){
		"keys":  func(r *gametest.Run) { r.Key("M") },
		"mouse": func(r *gametest.Run) { r.Tap(game.Mouse, menuID) },
		"touch": func(r *gametest.Run) { r.Tap(game.Touch, menuID) },
	}
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 640, H: 360}, {W: 1100, H: 760}, {W: 1920, H: 1080}, {W: 360, H: 640, TextScale: 2}} {
		o.Game = "4x4.classic#x"
		for by, begin := range open {
			r := gametest.New(t, o)
			r.Tick(30)
			begin(r)
			r.Tick(30)
			r.App.Draw(&r.List)
			for _, name := range []string{"newgame", "daily", "studies"} {
				if c := r.Control(gametest.Named(name)); lettersIn(r, c.Rect) < len(c.Label)-strings.Count(c.Label, " ") {
					t.Errorf("%v x %v, by %s: %q is not to be read on its card", o.W, o.H, by, c.Label)
				}
			}
		}
	}
}

// lettersIn returns the number of letters, of a size that can be read, that the last picture has in a rectangle.
func lettersIn(r *gametest.Run, in render.Rect) (n int) {
	for i := range r.List.Ops {
		op := &r.List.Ops[i]
		if op.Kind != render.GlyphsOp || op.Clip.Empty() {
			continue
		}
		for _, g := range r.List.Glyphs[op.Lo:op.Hi] {
			if g.Face.Px() >= 12 && in.Contains(render.Point{X: g.X, Y: g.Y}) {
				n++
			}
		}
	}
	return n
}
