package play

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// TestBestOnLargeBoards plays a long solution of a 5x5 board: the result gives bounds of the fewest moves, both while
// the search goes on and when it has ended; then the solver's memory is freed.
func TestBestOnLargeBoards(t *testing.T) {
	t.Parallel()
	r := newRun(t, options{game: "5x5.classic#bound", pacer: &pacer{looks: 1}})
	s, b := r.session(), &r.play.best
	scramble := s.Board()
	r.tick(5)
	if b.solver != nil && b.solver.Nodes() > 0 {
		t.Errorf("%d nodes as soon as the game is dealt", b.solver.Nodes())
	}
	r.tickUntil(3000, "a first solution", func() bool { return b.solver != nil && b.solver.Phase() != solve.Building })
	nodes := b.solver.Nodes()
	if r.tick(20); nodes == 0 || b.solver.Nodes() != nodes {
		t.Errorf("from %d to %d nodes before the game has begun", nodes, b.solver.Nodes())
	}
	moves := quickMoves(t, s)
	for _, m := range moves {
		r.key(arrow[m.Dir])
	}
	r.tick(60)
	if !s.Solved() || s.STM() != len(moves) || b.over || b.solver == nil {
		t.Fatalf("solved %v in %d moves of %d; the search is over: %v", s.Solved(), s.STM(), len(moves), b.over)
	}
	if !r.says("still looking") {
		t.Errorf("the result does not say that the search goes on: %s", r.labels())
	}
	lower := b.lower
	r.pacer.looks = 400
	r.tickUntil(2000, "the end of the search", func() bool { return b.over })
	r.tick(2)
	if b.solver != nil || b.lower < lower || b.lower < puzzle.MD(scramble, s.Goal().Board()) || b.upper >= len(moves) || b.upper < b.lower {
		t.Fatalf("the solver kept: %v, at least %d (%d before), %d are enough of %d", b.solver != nil, b.lower, lower, b.upper, len(moves))
	}
	want := r.Lang.T("result.between_ended", "n", b.lower, "enough", b.upper, "you", len(moves))
	if !r.says(want) || r.says("still looking") {
		t.Errorf("the result says %s, want %q", r.labels(), want)
	}
	r.tap(moreID)
	if r.says("over the best") {
		t.Errorf("the figures say %s", r.labels())
	}
	r.key("Escape")
	r.key("N")
	r.tick(40)
	if b.over || r.session() == s || b.game != r.session().Game() {
		t.Error("the results for the last game are kept for the next one")
	}
}

// TestBestOfNearLargeBoard plays the shortest solution of a 5x5 board near its goal: the search proves it shortest.
func TestBestOfNearLargeBoard(t *testing.T) {
	c, err := puzzle.ParseConfig("5x5.spiral")
	if err != nil {
		t.Fatal(err)
	}
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		t.Fatal(err)
	}
	scramble, n := goal.Board(), 0
	for _, d := range []puzzle.Dir{puzzle.Up, puzzle.Left, puzzle.Down, puzzle.Right, puzzle.Up, puzzle.Right, puzzle.Down, puzzle.Left} {
		if n < 6 && scramble.MaxRun(d) > 0 {
			scramble = scramble.Step(d)
			n++
		}
	}
	r := newRun(t, options{game: puzzle.Game{Config: c, Goal: goal, Scramble: scramble}.ID()})
	s, err := solve.New(scramble, goal.Board(), solve.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Step(1_000_000) {
	}
	if best, _ := s.Best(); n != 6 || best != n {
		t.Fatalf("the deal of %d steps takes %d moves", n, best)
	}
	for _, m := range s.Solution().Moves {
		r.key(arrow[m.Dir])
	}
	r.tick(60)
	if !r.says("Perfect: 6 is the fewest possible.") {
		t.Errorf("the result says %s", r.labels())
	}
	if n, ok := r.play.best.excess(r.session()); !ok || n != 0 {
		t.Errorf("excess %d, known %v", n, ok)
	}
}

// TestBestWords checks the words on a game solved in one move, in each state of the search.
func TestBestWords(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15"})
	r.key("ArrowLeft")
	s := r.session()
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
		{best{game: g, over: true, lower: 1, upper: 1}, "Perfect: one move is the fewest possible."},
		{best{game: g, over: true, lower: 1, upper: 9}, "Perfect: one move is the fewest possible."}, // the player found it
		{best{game: g, over: true, lower: 0, upper: 9}, "Best possible: at least 0. You took 1."},
		{best{game: g, solver: &solve.Solver{}, lower: 0, upper: 9}, "Best possible: at least 0 (still looking). You took 1."},
		{best{game: g, solver: &solve.Solver{}, lower: 0}, "Best possible: at least 0 (still looking). You took 1."},
	} {
		if got := c.b.words(r.Lang, s); got != c.want {
			t.Errorf("%+v: %q, want %q", c.b, got, c.want)
		}
	}
}

// TestTablesBeforeTheGame checks that the solver's tables are ready for a first hint, and that the search does nothing
// more before the game begins.
func TestTablesBeforeTheGame(t *testing.T) {
	t.Parallel()
	r := newRun(t, options{game: "4x4.classic#before"})
	b := &r.play.best
	r.tickUntil(200, "tables", func() bool { return b.solver != nil && b.solver.Phase() == solve.Searching })
	nodes := b.solver.Nodes()
	r.tick(20)
	if got := b.solver.Nodes(); got != nodes {
		t.Errorf("the search went on from %d to %d nodes", nodes, got)
	}
	r.key("H")
	if got := r.play.help.solver.Phase(); got != solve.Searching && got != solve.Finished {
		t.Errorf("a tick after the hint was asked for, the solver is %v", got)
	}
}

// TestBestWaitsElsewhere checks that the search leaves a tick's time to the searches of other scenes.
func TestBestWaitsElsewhere(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#elsewhere", pacer: &pacer{looks: 1}})
	r.key(arrow[quickMoves(t, r.session())[0].Dir])
	r.tick(5)
	b := &r.play.best
	if b.solver == nil {
		t.Fatal("no search")
	}
	nodes := b.solver.Nodes()
	r.tap(menuID)
	at := b.solver.Nodes()
	r.tick(20)
	if got := b.solver.Nodes(); got != at || at < nodes {
		t.Errorf("in the menu the search went on from %d to %d nodes", at, got)
	}
}

// TestBestWaitsForThinking checks that the search waits while the program plays and still looks for better moves, and
// goes on once the program knows the best moves.
func TestBestWaitsForThinking(t *testing.T) {
	for _, c := range []struct {
		game string
		on   bool
	}{{"5x5.classic#waits", false}, {"4x4.classic#waits", true}} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			r := newRun(t, options{game: c.game, pacer: &pacer{looks: 400}})
			r.play.StartAuto(false)
			b, s := &r.play.best, r.session()
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
				t.Errorf("from %d to %d nodes while the program plays", before, got)
			}
		})
	}
}
