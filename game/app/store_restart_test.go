package app_test

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// exactClock returns a store in which the clock shows thousandths of a second.
func exactClock() *gametest.Memory {
	return gametest.WithSettings(func(s *session.Settings) { s.Clock = session.ThousandthsClock })
}

// clockShown returns the time that the clock on the screen shows.
func clockShown(r *gametest.Run) time.Duration {
	r.T.Helper()
	text := r.Control(gametest.Named("clock")).Value
	d, err := time.ParseDuration(strings.Replace(text, ":", "m", 1) + "s")
	if err != nil {
		r.T.Fatalf("the clock shows %q", text)
	}
	return d
}

// movesShown returns the count of moves on the screen.
func movesShown(r *gametest.Run) string {
	r.T.Helper()
	return r.Control(gametest.Named("moves")).Value
}

// TestKilledAnywhere kills the program after each move of a game and starts it again with the stored files.
func TestKilledAnywhere(t *testing.T) {
	t.Parallel()
	id, solution := gametest.Deal(t, "4x3.spiral-5", 30, 3)
	r := gametest.New(t, gametest.Options{Game: id, Store: exactClock()})
	steps, undos := 0, 0
	for i, m := range solution[:len(solution)-1] {
		r.Key(gametest.Arrow[m.Dir])
		steps++
		if i%7 == 3 {
			r.Key("Z")
			r.Tick(3)
			r.Key("Y")
			undos++
		}
		r.Tick(i * 3 % 11)
		clock := clockShown(r)
		again := gametest.New(t, gametest.Options{Store: r.Store.Clone()})
		if name := again.SceneName(); name != "pause" {
			t.Fatalf("after a restart: scene %s, want pause", name)
		}
		if want := movesShown(r) + " move"; !again.Says(want) {
			t.Fatalf("after move %d: nothing says %s: %q", i, want, again.Labels())
		}
		s := again.StoredGame()
		if s.Board() != r.Board() || !s.Paused() || s.STM() != steps || s.Undos() != undos {
			t.Fatalf("after move %d: board %v paused %v STM %d undos %d, want %v, %d, %d", i, s.Board(), s.Paused(), s.STM(), s.Undos(), r.Board(), steps, undos)
		}
		if d := clock - clockShown(again); d < 0 || d > time.Second+50*time.Millisecond {
			t.Fatalf("after move %d: clock %v, was %v", i, clockShown(again), clock)
		}
		if n := undoAll(again, r.Board()); n != steps {
			t.Fatalf("after move %d: %d steps can be undone, want %d", i, n, steps)
		}
	}
}

// undoAll resumes a paused game with the given board, undoes its moves and returns their number.
func undoAll(r *gametest.Run, want puzzle.Board) (n int) {
	r.T.Helper()
	r.Key("P")
	if got := r.Board(); got != want {
		r.T.Fatalf("the game goes on with %v, want %v", got, want)
	}
	for !r.Control(gametest.Named("undo")).Disabled {
		r.Key("Z")
		n++
	}
	return n
}

// TestKilledAfterSolving loses the record of a solved game but not the game: the record comes back.
func TestKilledAfterSolving(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.Key("ArrowLeft")
	want := strings.TrimSpace(string(r.Store.Files[game.SolvesFile]))
	if want == "" {
		t.Fatal("no record")
	}
	delete(r.Store.Files, game.SolvesFile)
	r = gametest.New(t, gametest.Options{Store: r.Store})
	if list := r.StoredSolves().List; len(list) != 1 || list[0].Moves != "L" {
		t.Fatalf("records %q, want %q again", r.Store.Files[game.SolvesFile], want)
	}
	r = gametest.New(t, gametest.Options{Store: r.Store})
	if n := len(r.StoredSolves().List); n != 1 {
		t.Errorf("%d records after one more start, want 1", n)
	}
}

func TestFocusLossPauses(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday", Store: exactClock()})
	b := r.Board()
	r.TapCell(game.Touch, boardview.Mover(b, puzzle.Up))
	if r.Board() == b {
		t.Fatal("no move")
	}
	r.Tick(60)
	r.In.Focused = false
	r.Tick(1)
	clock := clockShown(r)
	r.Tick(600)
	if got := clockShown(r); got != clock {
		t.Errorf("clock went on from %v to %v", clock, got)
	}
	for _, c := range r.App.Controls() {
		if c.Role == ui.Cell && c.Label != "covered" {
			t.Fatalf("cell %d says %q while paused", c.ID.N, c.Label)
		}
	}
	r.In.Focused = true
	r.Tick(1)
	r.Tap(game.Touch, gametest.Named("resume"))
	r.Tick(60)
	if got := clockShown(r); got <= clock {
		t.Errorf("clock stands at %v after going on", got)
	}
}
