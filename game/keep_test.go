package game

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// TestKilledAnywhere starts again from what was on the disk after every move of a game.
func TestKilledAnywhere(t *testing.T) {
	id, solution := deal(t, "4x3.spiral-5", 30, 3)
	r := newRun(t, options{game: id})
	for i, m := range solution[:len(solution)-1] {
		r.key(arrow[m.Dir])
		if i%7 == 3 {
			r.key("Z")
			r.tick(3)
			r.key("Y")
		}
		r.tick(i * 3 % 11)
		clock := r.app.log.Current().Clock(r.in.Now)
		copied := newMemory()
		for name, data := range r.store.files {
			copied.files[name] = bytes.Clone(data)
		}
		again := newRun(t, options{store: copied})
		s := again.app.log.Current()
		if s.Board() != r.board() || !s.Paused() || s.STM() != r.app.log.Current().STM() || s.Undos() != r.app.log.Current().Undos() {
			t.Fatalf("after move %d: board %v paused %v STM %d, want %v", i, s.Board(), s.Paused(), s.STM(), r.board())
		}
		if d := clock - s.Clock(again.in.Now); d < 0 || d > time.Second+50*time.Millisecond {
			t.Fatalf("after move %d: clock %v, was %v", i, s.Clock(again.in.Now), clock)
		}
		if _, ok := again.app.top().(*pause); !ok {
			t.Fatalf("after a restart: scene %T, want pause", again.app.top())
		}
		if n := undoAll(again); n != r.app.log.Current().Steps() {
			t.Fatalf("after move %d: %d steps can be undone, want %d", i, n, r.app.log.Current().Steps())
		}
	}
}

// undoAll goes on with a paused game and undoes its moves; it counts them.
func undoAll(r *run) (n int) {
	r.key("P")
	for r.app.log.Current().CanUndo() {
		r.key("Z")
		n++
	}
	return n
}

// TestKilledAfterSolving loses the record of a solved game but not the game: the record comes back.
func TestKilledAfterSolving(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.key("ArrowLeft")
	if len(r.store.files[SolvesFile]) == 0 {
		t.Fatal("no record")
	}
	want := strings.TrimSpace(string(r.store.files[SolvesFile]))
	delete(r.store.files, SolvesFile)
	r = newRun(t, options{store: r.store})
	list := session.LoadSolves(r.store.files[SolvesFile]).List
	if len(list) != 1 || list[0].Moves != "L" {
		t.Fatalf("records %q, want %q again", r.store.files[SolvesFile], want)
	}
	r = newRun(t, options{store: r.store})
	if n := len(session.LoadSolves(r.store.files[SolvesFile]).List); n != 1 {
		t.Errorf("%d records after one more start, want 1", n)
	}
}

func TestFocusLossPauses(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	r.tick(60)
	r.in.Focused = false
	r.tick(1)
	clock := r.app.log.Current().Clock(r.in.Now)
	r.tick(600)
	if got := r.app.log.Current().Clock(r.in.Now); got != clock {
		t.Errorf("clock went on from %v to %v", clock, got)
	}
	if !r.app.play.view.Covered {
		t.Error("the paused board is not covered")
	}
	for _, c := range r.app.Controls() {
		if c.Role == ui.Cell && c.Label != "covered" {
			t.Fatalf("cell %d says %q while paused", c.ID.N, c.Label)
		}
	}
	r.in.Focused = true
	r.tick(1)
	r.tapOn(Touch, resumeID)
	r.tick(60)
	if got := r.app.log.Current().Clock(r.in.Now); got <= clock {
		t.Errorf("clock stands at %v after going on", got)
	}
}
