package game

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// optimum is the fewest moves of the present board, by a solver of the test's own.
func (r *run) optimum() int {
	r.t.Helper()
	s, err := solve.New(r.board(), r.app.log.Current().Goal().Board(), solve.Options{})
	if err != nil {
		r.t.Fatal(err)
	}
	for !s.Step(1_000_000) {
	}
	n, _ := s.Best()
	return n
}

// autoSolve has the program play, by the menu.
func (r *run) autoSolve() {
	r.t.Helper()
	r.tapOn(Touch, menuID)
	r.tapOn(Touch, autoID)
}

func TestHintsSolve(t *testing.T) {
	id, _ := deal(t, "3x3.spiral-4", 25, 5)
	r := newRun(t, options{game: id})
	want := r.optimum()
	r.key("H")
	r.tick(60)
	if !r.app.play.hint.on || !r.says("Best possible: ") {
		t.Fatalf("no hint on the board: %+v", r.app.play.hint.advice)
	}
	if before := r.board(); before != r.app.log.Current().Game().Scramble {
		t.Fatal("the first press already moved")
	}
	for range want {
		r.key("H")
		r.tick(60)
	}
	s := r.app.log.Current()
	if !s.Solved() || s.STM() != want {
		t.Fatalf("after %d hints: solved %v in %d moves, want %d", want, s.Solved(), s.STM(), want)
	}
	rec := session.LoadSolves(r.store.files[SolvesFile]).List[0]
	if rec.Hints != want || rec.Counts() {
		t.Errorf("record: %d hints, counts %v; want %d, false", rec.Hints, rec.Counts(), want)
	}
	r.tick(60)
	if !r.says(strconv.Itoa(want)+" hints") || !r.says("no records") {
		t.Errorf("the result does not mark the hints: %q", r.labels())
	}
	if !r.says("fewer is impossible") {
		t.Errorf("the result does not say that it is optimal: %q", r.labels())
	}
}

func (r *run) labels() string {
	var all []string
	for _, c := range r.app.Controls() {
		all = append(all, c.Label)
	}
	return strings.Join(all, "|")
}

func TestHintFollowsThePlayer(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#follow"})
	r.key("H")
	r.tick(90)
	if !r.app.play.hint.on {
		t.Fatal("no hint within 1.5 s")
	}
	m := r.app.play.hint.move
	r.key(arrow[m.Dir])
	if r.app.play.hint.on || r.app.play.hint.board != r.board() {
		t.Error("the hint did not follow the move")
	}
	r.key("Z")
	if r.app.play.hint.solver != nil && r.app.play.hint.board != r.board() {
		t.Error("the solver stands elsewhere after undo")
	}
	r.key("N")
	r.key("H")
	r.tick(90)
	if !r.app.play.hint.on || r.app.play.hint.board != r.board() {
		t.Error("no hint in the new game")
	}
}

// TestAutoSolve lets the program play from the start: it waits for the proof that its solution is shortest.
func TestAutoSolve(t *testing.T) {
	for _, c := range []struct {
		config   string
		n        int
		seed     uint64
		thinking int // ticks at most
	}{
		{"3x3.classic", 20, 5, 20},
		{"4x4.classic", 40, 8, 2000},
	} {
		id, _ := deal(t, c.config, c.n, c.seed)
		r := newRun(t, options{game: id})
		want := r.optimum()
		r.autoSolve()
		s := r.app.log.Current()
		r.tickUntil(c.thinking, "a first move", func() bool { return s.Autos() > 0 })
		r.tick(want * 11)
		if !s.Solved() || s.STM() != want || s.Autos() != want {
			t.Fatalf("%s: solved %v in %d moves, %d by the program; want %d", c.config, s.Solved(), s.STM(), s.Autos(), want)
		}
		if data := r.store.files[SolvesFile]; len(data) > 0 {
			t.Errorf("%s: a game the program played is on record: %s", c.config, data)
		}
		if r.tick(60); !r.says("by the program") || !r.says("not recorded") {
			t.Errorf("%s: the result does not say who played: %q", c.config, r.labels())
		}
	}
}

func TestAutoSolveStops(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#stop"})
	r.autoSolve()
	r.tick(120)
	if r.app.log.Current().Autos() == 0 {
		t.Fatal("the program made no move in 2 s")
	}
	r.key("Z")
	n := r.app.log.Current().Autos()
	r.tick(120)
	if r.app.log.Current().Autos() != n || r.app.play.hint.auto {
		t.Error("the program plays on after undo")
	}
}

func TestFirstDealIsNear(t *testing.T) {
	r := newRun(t, options{})
	if n := r.optimum(); n < firstLeast || n > firstMost {
		t.Errorf("the first deal is %d moves from its goal", n)
	}
}

func TestHintsOnEveryGoal(t *testing.T) {
	for _, config := range []string{"2x2.classic", "4x4.spiral-3", "5x5.snake", "6x4.wild", "10x10.random", "3x2.path(a1:DRURD)"} {
		c, err := puzzle.ParseConfig(config)
		if err != nil {
			t.Errorf("%s: %v", config, err)
			continue
		}
		r := newRun(t, options{game: c.String() + "#h"})
		r.key("H")
		r.tick(120)
		if !r.app.play.hint.on {
			t.Errorf("%s: no hint within 2 s", config)
			continue
		}
		if _, err := r.board().Play(r.app.play.hint.move); err != nil {
			t.Errorf("%s: the hint is no move: %v", config, err)
		}
	}
}

// TestGoalHidesHint looks whether what marks the tile to move goes while the goal lies over the board.
func TestGoalHidesHint(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:8,6,7,2,5,4,3,0,1"})
	r.key("H")
	r.tick(60)
	p := r.app.play
	if !p.view.Hint.On || len(p.view.Shift) == 0 {
		t.Fatalf("the hint does not show: cell %d, %d tiles lifted", p.view.Hint.At, len(p.view.Shift))
	}
	r.tapOn(Touch, goalID)
	r.tick(1)
	if !p.peek || p.view.Hint.On || len(p.view.Shift) != 0 {
		t.Errorf("under the goal (%v) the hint shows: cell %d, %d tiles lifted", p.peek, p.view.Hint.At, len(p.view.Shift))
	}
	r.tapOn(Touch, goalID)
	r.tick(1)
	if !p.view.Hint.On {
		t.Error("the hint does not come back when the goal goes")
	}
}

// TestHintHeld holds the hint's key, button and pad button: the first hint shows for a while, then the moves are
// played one by one, and letting go leaves the game as it is.
func TestHintHeld(t *testing.T) {
	id, _ := deal(t, "3x3.spiral-4", 25, 5)
	down := map[string]func(r *run, on bool){
		"key": func(r *run, on bool) {
			r.in.Keys = []KeyEvent{{Key: "H", Printed: "H", Down: on}, {Key: "H", Printed: "H", Down: on, Repeat: on}}
		},
		"finger": func(r *run, on bool) {
			at := ui.Find(r.app.Controls(), hintID).Rect.Centre()
			r.in.Pointers = []Pointer{{Kind: Touch, ID: 1, At: at, Down: on}}
		},
		"pad": func(r *run, on bool) {
			r.in.Pads = []Pad{{}}
			if on {
				r.in.Pads[0].Buttons = PadY
			}
		},
	}
	for name, press := range down {
		r := newRun(t, options{game: id})
		r.tick(60)
		press(r, true)
		r.tick(int(hintHold/(time.Second/60)) - 3)
		s := r.app.log.Current()
		if s.STM() > 0 {
			t.Fatalf("%s: at once %d moves are made", name, s.STM())
		}
		if r.tick(10); s.Hints() == 0 {
			t.Fatalf("%s: after a moment no hint shows", name)
		}
		r.tick(120)
		moves := s.STM()
		if moves < 2 || moves > 5 {
			t.Errorf("%s: %d moves in two more seconds", name, moves)
		}
		press(r, false)
		r.tick(1)
		r.in.Pointers = nil
		if r.tick(120); s.STM() > moves+1 {
			t.Errorf("%s: let go after %d moves, now %d", name, moves, s.STM())
		}
		moves = s.STM()
		if r.tick(60); s.STM() != moves || s.Hints() < moves {
			t.Errorf("%s: let go after %d moves, now %d; %d hints", name, moves, s.STM(), s.Hints())
		}
	}
}

// TestAutoSolveStopsByAnyInput looks that Escape, a tap, the button and a new game each end the program's play.
func TestAutoSolveStopsByAnyInput(t *testing.T) {
	stops := map[string]func(r *run){
		"escape": func(r *run) { r.key("Escape") },
		"tap":    func(r *run) { r.tapCell(Touch, (r.board().Blank()+5)%16) },
		"button": func(r *run) { r.tapOn(Touch, hintID) },
		"new":    func(r *run) { r.key("N") },
	}
	for name, stop := range stops {
		r := newRun(t, options{game: "4x4.classic#stop"})
		r.autoSolve()
		if r.tick(120); !r.says("Stop") {
			t.Errorf("%s: no button stops the program", name)
		}
		stop(r)
		s := r.app.log.Current()
		n := s.Autos()
		if r.tick(120); s != r.app.log.Current() || s.Autos() != n || r.app.play.hint.auto || r.app.top() != scene(r.app.play) {
			t.Errorf("%s: the program plays on, from %d to %d moves, in %s", name, n, s.Autos(), typeName(r.app.top()))
		}
	}
}
