package play

import (
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestHintFollowsThePlayer makes a move with a hint on the board, takes the move back and deals anew: the solver always
// has the present board.
func TestHintFollowsThePlayer(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#follow"})
	h := &r.play.help
	r.key("H")
	r.tick(90)
	if !h.shown {
		t.Fatal("no hint within 1.5 s")
	}
	r.key(arrow[h.move.Dir])
	if h.shown || h.board != r.session().Board() {
		t.Error("the hint did not follow the move")
	}
	r.key("Z")
	if h.solver != nil && h.board != r.session().Board() {
		t.Error("the solver has another board after undo")
	}
	r.key("N")
	r.key("H")
	r.tick(90)
	if !h.shown || h.board != r.session().Board() {
		t.Error("no hint in the new game")
	}
}

// TestGoalHidesHint checks that the marks of a hint disappear while the goal is shown over the board.
func TestGoalHidesHint(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:8,6,7,2,5,4,3,0,1"})
	r.key("H")
	r.tick(60)
	p := r.play
	v := &p.sight.board
	if !v.Hint.On || len(v.Shift) == 0 {
		t.Fatalf("the hint does not show: cell %d, %d tiles lifted", v.Hint.At, len(v.Shift))
	}
	if _, ok := p.help.shownMove(); !ok {
		t.Error("no arrow shows the way")
	}
	r.tap(goalID)
	r.tick(1)
	if _, ok := p.help.shownMove(); !p.peek.on || v.Hint.On || len(v.Shift) != 0 || ok {
		t.Errorf("under the goal (%v) the hint shows: cell %d, %d tiles lifted, an arrow %v", p.peek.on, v.Hint.At, len(v.Shift), ok)
	}
	r.tap(goalID)
	r.tick(1)
	if !v.Hint.On {
		t.Error("the hint does not come back when the goal goes")
	}
}

// TestAutoSolveThinks gives the program too little time in a tick for a proof: until its patience ends it says that it
// thinks, then it plays the best solution found.
func TestAutoSolveThinks(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#think", pacer: &pacer{looks: 1}})
	r.play.StartAuto(false)
	r.tick(1)
	from, s := r.in.Now, r.session()
	for r.in.Now-from < autoPatience-200*time.Millisecond {
		r.tick(1)
		if s.Autos() > 0 {
			t.Fatalf("a move after %v", r.in.Now-from)
		}
	}
	if r.play.help.solver.Proven() {
		t.Fatal("proven: the test shows nothing")
	}
	if !r.says("Thinking. Move any tile") {
		t.Errorf("it does not say that it thinks: %s", r.labels())
	}
	r.tick(60)
	if n := s.Autos(); n < 2 || n > 7 || r.says("Thinking. Move any tile") {
		t.Errorf("%d moves in about 0.8 s", n)
	}
}

// TestAutoSolveWorksBetweenMoves counts the ticks in which the solver goes on while a move is not due yet.
func TestAutoSolveWorksBetweenMoves(t *testing.T) {
	r := newRun(t, options{game: "10x10.classic#between", pacer: &pacer{looks: 1}})
	r.play.StartAuto(false)
	h, s := &r.play.help, r.session()
	r.tickUntil(1000, "a first move", func() bool { return s.Autos() > 0 })
	moves, before, worked := s.Autos(), h.solver.Nodes(), 0
	for range 4 {
		r.tick(1)
		if n := h.solver.Nodes(); n > before {
			before = n
			worked++
		}
	}
	if s.Autos() != moves || moves != 1 || worked != 4 {
		t.Errorf("%d moves, then %d; the solver went on in %d of 4 ticks", moves, s.Autos(), worked)
	}
}

// TestPatience checks how long the program thinks on boards of several sizes.
func TestPatience(t *testing.T) {
	for _, c := range []struct {
		size puzzle.Size
		want time.Duration
	}{{puzzle.Size{W: 3, H: 3}, autoPatience}, {puzzle.Size{W: 4, H: 4}, autoPatience}, {puzzle.Size{W: 10, H: 10}, hintPatience}} {
		if got := patience(c.size); got != c.want {
			t.Errorf("%v: %v, want %v", c.size, got, c.want)
		}
	}
}
