package runs_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestRunsByEveryDevice chooses a run and starts it by taps, by keys and by a pad.
func TestRunsByEveryDevice(t *testing.T) {
	for name, start := range map[string]func(r *gametest.Run){
		"touch": func(r *gametest.Run) {
			r.Tap(game.Touch, ui.ID{Name: "way", N: 3})
			r.Tick(2)
			r.Tap(game.Touch, ui.ID{Name: "width", N: -1})
			r.Tick(2)
			r.Tap(game.Touch, gametest.Named("start"))
		},
		"mouse": func(r *gametest.Run) {
			r.Tap(game.Mouse, ui.ID{Name: "way", N: 3})
			r.Tick(2)
			r.Tap(game.Mouse, ui.ID{Name: "width", N: -1})
			r.Tick(2)
			r.Tap(game.Mouse, gametest.Named("start"))
		},
		"keys": func(r *gametest.Run) {
			r.FocusOn(ui.ID{Name: "way", N: 3})
			r.Key("Enter")
			r.FocusOn(gametest.Named("width"))
			r.Key("ArrowLeft")
			r.FocusOn(gametest.Named("start"))
			r.Key("Enter")
		},
		"pad": func(r *gametest.Run) {
			r.Press(ui.ID{Name: "way", N: 3})
			r.Press(ui.ID{Name: "width", N: -1})
			r.FocusOn(gametest.Named("start"))
			r.Button(game.PadA)
		},
	} {
		r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 360, H: 900})
		r.Tick(30)
		r.Open("runs")
		r.Tick(10)
		start(r)
		r.Tick(30)
		if leg := r.StoredGame().Leg(); leg.N != 1 || !strings.HasPrefix(leg.Run, "everything(2x2..3x4).classic#") {
			t.Errorf("%s: begun is %+v", name, leg)
		}
		r.Open("runs") // the run being played is chosen
		r.Tick(10)
		if c := r.Find(ui.ID{Name: "way", N: 3}); c == nil || !c.On {
			t.Errorf("%s: the run being played is not chosen", name)
		}
	}
}

// TestRunsSpoken reads out what is chosen.
func TestRunsSpoken(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Tick(30)
	r.Open("runs")
	r.Tick(10)
	r.Press(ui.ID{Name: "way", N: 4})
	r.Tick(1)
	if !r.Says("Marathon of 10, 4 × 4 Classic") || !r.Says("Start · 10 boards") {
		t.Errorf("the page says %s", r.Labels())
	}
}

// TestWaysAreCards checks that the kinds of run are five cards in one row on a phone and on a desktop, and in more on a narrower screen, of
// which one is chosen, and that their pictures differ.
func TestWaysAreCards(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		rows int
	}{{320, 480, 2}, {360, 640, 1}, {1100, 760, 1}} {
		r := gametest.New(t, gametest.Options{W: c.w, H: c.h, Game: "4x4.classic#x"})
		r.Tick(30)
		r.Open("runs")
		r.Tick(10)
		r.Press(ui.ID{Name: "way", N: 3})
		r.Tick(1)
		rows := map[float32]bool{}
		for i := range 5 {
			card := r.Control(ui.ID{Name: "way", N: i})
			rows[card.Rect.Y] = true
			if card.Look != ui.Card || card.Role != ui.Radio || card.On != (i == 3) {
				t.Errorf("%vx%v: way %d is %+v", c.w, c.h, i, card)
			}
		}
		if len(rows) != c.rows {
			t.Errorf("%vx%v: %d rows", c.w, c.h, len(rows))
		}
	}
}
