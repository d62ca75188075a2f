package play_test

import (
	"strconv"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
)

// TestHintsSolve solves a game by hints alone.
func TestHintsSolve(t *testing.T) {
	id, _ := gametest.Deal(t, "3x3.spiral-4", 25, 5)
	r := gametest.New(t, gametest.Options{Game: id})
	want := r.Fewest()
	r.Key("H")
	r.Tick(60)
	if r.StoredGame().Hints() != 1 || !r.Says(" from home, at best") {
		t.Fatalf("no hint on the board: %q", r.Labels())
	}
	if r.Board() != r.StoredGame().Game().Scramble {
		t.Fatal("the first press already moved")
	}
	for range want {
		r.Key("H")
		r.Tick(60)
	}
	s := r.StoredGame()
	if !s.Solved() || s.STM() != want {
		t.Fatalf("after %d hints: solved %v in %d moves, want %d", want, s.Solved(), s.STM(), want)
	}
	if rec := r.StoredSolves().List[0]; rec.Hints != want || rec.Counts() {
		t.Errorf("record: %d hints, counts %v; want %d, false", rec.Hints, rec.Counts(), want)
	}
	r.Tick(60)
	if !r.Says(strconv.Itoa(want)+" hints") || !r.Says("doesn't count") {
		t.Errorf("the result does not mark the hints: %q", r.Labels())
	}
	if !r.Says("fewest possible") {
		t.Errorf("the result does not say that it is optimal: %q", r.Labels())
	}
}

// TestHintsOnEveryGoal asks for a hint on boards of many sizes and goals, and takes it.
func TestHintsOnEveryGoal(t *testing.T) {
	for _, config := range []string{"2x2.classic", "4x4.spiral-3", "5x5.snake", "6x4.wild", "10x10.random", "3x2.path(a1:DRURD)"} {
		t.Run(config, func(t *testing.T) {
			t.Parallel()
			c, err := puzzle.ParseConfig(config)
			if err != nil {
				t.Fatal(err)
			}
			r := gametest.New(t, gametest.Options{Game: c.String() + "#h"})
			r.Key("H")
			r.TickUntil(120, "a hint", func() bool { return r.StoredGame().Hints() > 0 })
			if !r.Says("A good move: about ") && !r.Says(" from home, at best") {
				t.Errorf("nothing says how many moves are left: %q", r.Labels())
			}
			r.Key("H")
			if s := r.StoredGame(); s.STM() != 1 || r.Board() == s.Game().Scramble {
				t.Error("the hint is no move")
			}
		})
	}
}

// holds are the ways to hold the hint's key or button, and to let it go.
var holds = map[string]func(r *gametest.Run, on bool){
	"key": func(r *gametest.Run, on bool) {
		r.In.Keys = []game.KeyEvent{{Key: "H", Printed: "H", Down: on}, {Key: "H", Printed: "H", Down: on, Repeat: on}}
	},
	"finger": func(r *gametest.Run, on bool) {
		r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: r.Control(hintID).Rect.Centre(), Down: on}}
	},
	"pad": func(r *gametest.Run, on bool) {
		r.In.Pads = []game.Pad{{}}
		if on {
			r.In.Pads[0].Buttons = game.PadY
		}
	},
}

// TestHintHeld holds the hint's key, button and pad button: the first hint shows for a while, then the moves are
// played one by one, and letting go leaves the game as it is.
func TestHintHeld(t *testing.T) {
	const repeat = 450 * time.Millisecond // until a held key or button acts again
	id, _ := gametest.Deal(t, "3x3.spiral-4", 25, 5)
	for name, hold := range holds {
		r := gametest.New(t, gametest.Options{Game: id})
		r.Tick(60)
		hold(r, true)
		r.Tick(int(repeat/(time.Second/60)) - 3)
		if n := r.StoredGame().STM(); n > 0 {
			t.Fatalf("%s: at once %d moves are made", name, n)
		}
		if r.Tick(10); r.StoredGame().Hints() == 0 {
			t.Fatalf("%s: after a moment no hint shows", name)
		}
		r.Tick(120)
		moves := r.StoredGame().STM()
		if moves < 2 || moves > 5 {
			t.Errorf("%s: %d moves in two more seconds", name, moves)
		}
		hold(r, false)
		r.Tick(1)
		r.In.Pointers = nil
		if r.Tick(120); r.StoredGame().STM() > moves+1 {
			t.Errorf("%s: released after %d moves, now %d", name, moves, r.StoredGame().STM())
		}
		moves = r.StoredGame().STM()
		if r.Tick(60); r.StoredGame().STM() != moves || r.StoredGame().Hints() < moves {
			t.Errorf("%s: released after %d moves, now %d; %d hints", name, moves, r.StoredGame().STM(), r.StoredGame().Hints())
		}
	}
}
