package game

import (
	"testing"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// pacer is a watch: a frame's time for searches is over after so many looks at it. Each tick is a frame.
type pacer struct {
	looks int
	now   time.Duration
}

func (p *pacer) look() time.Duration {
	p.now += workTime / time.Duration(p.looks)
	return p.now
}

// quickMoves is the first solution that a solver finds.
func quickMoves(t *testing.T, b, goal puzzle.Board) []puzzle.Move {
	t.Helper()
	s, err := solve.New(b, goal, solve.Options{Mode: solve.Quick})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Solution().Found {
		s.Step(1000)
	}
	return s.Solution().Moves
}

// TestBestOnLargeBoards plays a long solution of a 5x5 board: the result says what the fewest moves lie between,
// while the search goes on and when it has ended; then the solver's memory is let go.
func TestBestOnLargeBoards(t *testing.T) {
	p := &pacer{looks: 1}
	r := newRun(t, options{game: "5x5.classic#bound", watch: p})
	s, b := r.app.log.Current(), &r.app.play.best
	scramble, goal := r.board(), s.Goal().Board()
	r.tick(5)
	if b.solver != nil && b.solver.Nodes() > 0 {
		t.Errorf("%d nodes as soon as the game is dealt", b.solver.Nodes())
	}
	r.tickUntil(3000, "a first solution", func() bool { return b.solver != nil && b.solver.Phase() != solve.Building })
	nodes := b.solver.Nodes()
	if r.tick(20); nodes == 0 || b.solver.Nodes() != nodes {
		t.Errorf("from %d to %d nodes before the game has begun", nodes, b.solver.Nodes())
	}
	moves := quickMoves(t, scramble, goal)
	for _, m := range moves {
		r.key(arrow[m.Dir])
	}
	r.tick(60)
	if !s.Solved() || s.STM() != len(moves) || b.over || b.solver == nil {
		t.Fatalf("solved %v in %d moves of %d; the search is over: %v", s.Solved(), s.STM(), len(moves), b.over)
	}
	if !r.says("still counting") {
		t.Errorf("the result does not say that the search goes on: %s", r.labels())
	}
	lower := b.lower
	p.looks = 400
	r.tickUntil(2000, "the end of the search", func() bool { return b.over })
	r.tick(2)
	if b.solver != nil || b.lower < lower || b.lower < puzzle.MD(scramble, goal) || b.upper >= len(moves) || b.upper < b.lower {
		t.Fatalf("the solver kept: %v, at least %d (%d before), %d are enough of %d", b.solver != nil, b.lower, lower, b.upper, len(moves))
	}
	want := r.app.lang.T("result.between_ended", "n", b.lower, "enough", b.upper, "you", len(moves))
	if !r.says(want) || r.says("still counting") {
		t.Errorf("the result says %s, want %q", r.labels(), want)
	}
	r.tapOn(Touch, moreID)
	r.tick(1)
	if r.says("excess") {
		t.Error("an excess over a number that is not known")
	}
	r.key("N")
	r.tick(40)
	if b.over || b.game != r.app.log.Current().Game() {
		t.Error("what was found of the last game stays with the next")
	}
}

// TestBestOfNearLargeBoard plays the shortest solution of a 5x5 board near its goal: it is proven.
func TestBestOfNearLargeBoard(t *testing.T) {
	id, moves := deal(t, "5x5.spiral", 6, 3)
	r := newRun(t, options{game: id})
	if want := r.optimum(); want != len(moves) {
		t.Fatalf("the deal takes %d moves, not %d", want, len(moves))
	}
	for _, m := range moves {
		r.key(arrow[m.Dir])
	}
	r.tick(60)
	if !r.says("6 moves: fewer is impossible") {
		t.Errorf("the result says %s", r.labels())
	}
	if n, ok := r.app.play.best.excess(r.app.log.Current()); !ok || n != 0 {
		t.Errorf("excess %d, known %v", n, ok)
	}
}

// TestBestWords looks at what is said of a game solved in one move, in each state of the search.
func TestBestWords(t *testing.T) {
	id, moves := deal(t, "4x4.classic", 1, 1)
	r := newRun(t, options{game: id})
	r.key(arrow[moves[0].Dir])
	s := r.app.log.Current()
	if !s.Solved() {
		t.Fatal("not solved")
	}
	g := s.Game()
	for _, c := range []struct {
		b    best
		want string
	}{
		{best{}, ""},
		{best{game: g}, ""},
		{best{game: g, over: true, lower: 1, upper: 1}, "One move: fewer is impossible"},
		{best{game: g, over: true, lower: 1, upper: 9}, "One move: fewer is impossible"}, // the player found it
		{best{game: g, over: true, lower: 0, upper: 9}, "best possible: at least 0, too far to count; you 1"},
		{best{game: g, solver: &solve.Solver{}, lower: 0, upper: 9}, "best possible: at least 0, still counting; you 1"},
		{best{game: g, solver: &solve.Solver{}, lower: 0}, "best possible: at least 0, still counting; you 1"},
	} {
		if got := c.b.words(r.app, s); got != c.want {
			t.Errorf("%+v: %q, want %q", c.b, got, c.want)
		}
	}
}

// TestTablesBeforeTheGame looks whether a first hint finds the solver's tables made, and that nothing more is
// done before the game begins.
func TestTablesBeforeTheGame(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#before"})
	b := &r.app.play.best
	r.tickUntil(200, "tables", func() bool { return b.solver != nil && b.solver.Phase() == solve.Searching })
	nodes := b.solver.Nodes()
	r.tick(20)
	if got := b.solver.Nodes(); got != nodes {
		t.Errorf("the search went on from %d to %d nodes", nodes, got)
	}
	r.key("H")
	if got := r.app.play.hint.solver.Phase(); got != solve.Searching && got != solve.Finished {
		t.Errorf("a tick after the hint was asked for, the solver is %v", got)
	}
}

// TestBestWaitsElsewhere looks whether the search leaves a tick's time to those of the other scenes.
func TestBestWaitsElsewhere(t *testing.T) {
	p := &pacer{looks: 1}
	r := newRun(t, options{game: "4x4.classic#elsewhere", watch: p})
	m := quickMoves(t, r.board(), r.app.log.Current().Goal().Board())[0]
	r.key(arrow[m.Dir])
	r.tick(5)
	b := &r.app.play.best
	if b.solver == nil {
		t.Fatal("no search")
	}
	nodes := b.solver.Nodes()
	r.tapOn(Touch, menuID)
	at := b.solver.Nodes()
	r.tick(20)
	if got := b.solver.Nodes(); got != at || at < nodes {
		t.Errorf("in the menu the search went on from %d to %d nodes", at, got)
	}
}

// TestAutoSolveThinks gives the program so little time in a tick that no proof can be had: it says that it
// thinks, for as long as it is patient, and then plays what it has.
func TestAutoSolveThinks(t *testing.T) {
	p := &pacer{looks: 1}
	r := newRun(t, options{game: "4x4.classic#think", watch: p})
	r.autoSolve()
	from := r.in.Now
	s := r.app.log.Current()
	for r.in.Now-from < autoPatience-200*time.Millisecond {
		r.tick(1)
		if s.Autos() > 0 {
			t.Fatalf("a move after %v", r.in.Now-from)
		}
	}
	if r.app.play.hint.solver.Proven() {
		t.Fatal("proven: the test shows nothing")
	}
	if !r.says("The program thinks") {
		t.Errorf("it does not say that it thinks: %s", r.labels())
	}
	r.tick(60)
	if n := s.Autos(); n < 2 || n > 7 || r.says("The program thinks") {
		t.Errorf("%d moves in about 0.8 s", n)
	}
}

// TestAutoSolveWorksBetweenMoves counts the ticks in which the solver goes on while a move is not due yet.
func TestAutoSolveWorksBetweenMoves(t *testing.T) {
	p := &pacer{looks: 1}
	r := newRun(t, options{game: "10x10.classic#between", watch: p})
	r.autoSolve()
	h := &r.app.play.hint
	s := r.app.log.Current()
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

// TestBestWaitsForThinking looks whether the search leaves a frame's time to a program that plays while that still
// looks for better moves, and takes it when that knows the best.
func TestBestWaitsForThinking(t *testing.T) {
	for _, c := range []struct {
		game string
		on   bool
	}{{"5x5.classic#waits", false}, {"4x4.classic#waits", true}} {
		r := newRun(t, options{game: c.game, watch: &pacer{looks: 400}})
		r.autoSolve()
		b, s := &r.app.play.best, r.app.log.Current()
		r.tickUntil(1000, "moves", func() bool { return s.Autos() > 3 })
		nodes := func() uint64 {
			if b.solver == nil {
				return 0
			}
			return b.solver.Nodes()
		}
		before := nodes()
		r.tick(10)
		if got := nodes(); (got != before || b.over) != c.on {
			t.Errorf("%s: from %d to %d nodes while the program plays", c.game, before, got)
		}
	}
}
