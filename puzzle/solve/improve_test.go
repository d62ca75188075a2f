package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestSideBySide checks that what the rounds of an improver find does not depend on the number of threads.
func TestSideBySide(t *testing.T) {
	t.Parallel()
	if !testing.Short() {
		sideBySideLikeOne(t, newRand(t), 7, 6)
	}
	sideBySideLikeOne(t, newRand(t), 3, 13)
	// Here two of the solutions found in turn are equally short only without their loops.
	sideBySideLikeOne(t, rand.New(rand.NewPCG(16546041614615366350, 0)), 3, 13)
}

// sideBySideLikeOne checks that three threads find the same solution of a random board as one.
func sideBySideLikeOne(t *testing.T, r *rand.Rand, w, h int) {
	t.Helper()
	start, goal := randomPair(t, r, w, h)
	fresh := func() *Solver {
		s, err := New(start, goal, Options{Mode: Quick})
		if err != nil {
			t.Fatal(err)
		}
		build(t, s)
		return s
	}
	const rounds = 9
	one := fresh()
	for one.improver.rounds < rounds && !one.Done() {
		one.Step(1)
	}
	many := fresh()
	tick := make(chan time.Time)
	for many.improver.rounds < rounds && !many.Done() {
		if many.improver.sided() {
			many.improveParallel(context.Background(), 3, tick, nil)
		} else {
			many.Step(1)
		}
	}
	if !slices.Equal(one.best, many.best) {
		t.Errorf("%v: %d moves on one thread, %d on three", start, len(one.best), len(many.best))
	}
	played(t, many, goal)
}

// TestTableBeamsSideBySide checks that threads that share the levels of tableBeams find the same.
func TestTableBeamsSideBySide(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 6, 4)
	tables := NewTables()
	var best [2][]uint8
	for i, threads := range []int{1, 3} {
		s, err := New(start, goal, Options{Mode: Quick, Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		build(t, s)
		for m := s.improver; m.sided() || len(m.widths) > len(smallWidths)-2; s.Step(1) {
			m.threads = threads
		}
		played(t, s, goal)
		best[i] = s.best
	}
	if !slices.Equal(best[0], best[1]) {
		t.Errorf("%v to %v: %d moves on one thread, %d on three", start, goal, len(best[0]), len(best[1]))
	}
}

// TestLaterTurns checks the tableBeams of each turn: at first the whole schedule, then the widest with the large databases, then
// wider ones; those after the first turn in a few parts.
func TestLaterTurns(t *testing.T) {
	t.Parallel()
	last := tableWidths[len(tableWidths)-1]
	for _, c := range []struct {
		large  bool
		wide   int // of the tableBeams before
		widths []int
		again  bool
	}{
		{false, 0, tableWidths, false},
		{false, last, []int{last}, true},
		{true, last, []int{tableGrowth * last}, true},
		{true, 1 << 30, nil, true},
	} {
		k := newTask(classicLabels(36), classicLabels(36), 6, 6)
		m := newImprover(k, make([]uint8, 300), NewTables(), 1<<30)
		m.large, m.wide, m.widths = c.large, c.wide, nil
		m.windows = newWindows(k, nil, firstSpan, lateWidth, m.memory)
		m.pause()
		if !slices.Equal(m.widths, c.widths) || (m.windows == nil) != (c.widths != nil) {
			t.Errorf("after width %d, large %v: %v, want %v", c.wide, c.large, m.widths, c.widths)
			continue
		}
		if m.wide = last; c.widths != nil && (m.hop() > len(m.best)/tableParts) != c.again {
			t.Errorf("after width %d, large %v: a hop of %d", c.wide, c.large, m.hop())
		}
	}
}

// TestMiddleTableBeams checks that boards whose databases are of one size have wide tableBeams before windows, a few of each width,
// unless the tables have a limit; boards with large databases that are still to be computed have windows first.
func TestMiddleTableBeams(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		side    int
		limited bool
		widths  []int
	}{{8, false, middleWidths}, {8, true, nil}, {7, false, nil}} {
		n := c.side * c.side
		k := newTask(classicLabels(n), classicLabels(n), c.side, c.side)
		tables := NewTables()
		if c.limited {
			tables.Limit(1 << 20)
		}
		m := newImprover(k, make([]uint8, 600), tables, 1<<30)
		if !slices.Equal(m.widths, c.widths) {
			t.Errorf("%dx%d, limited %v: beams of widths %v, want %v", c.side, c.side, c.limited, m.widths, c.widths)
		}
		if c.widths != nil && m.hop() <= len(m.best)/tableParts {
			t.Errorf("%dx%d: a hop of %d", c.side, c.side, m.hop())
		}
	}
}

// TestWindowsEnd checks that windows end at their limit of memory, also at one that an int of 32 bits just holds.
func TestWindowsEnd(t *testing.T) {
	t.Parallel()
	k := newTask(classicLabels(49), classicLabels(49), 7, 7)
	for _, memory := range []int{10_000_000, math.MaxInt32} {
		w := newWindows(k, make([]uint8, 300), firstSpan, 1, memory)
		board := beamBytes + beamCellBytes*49 + beamLevelBytes*firstSpan
		for _, c := range []struct {
			width int
			ended bool
		}{{memory / board, false}, {memory/board + 1, true}, {memory / board * 3 / 2, true}} {
			if w.width = c.width; w.exhausted() != c.ended {
				t.Errorf("%d boards of %d bytes in %d: ended is %v", c.width, board, memory, w.exhausted())
			}
		}
	}
}

// TestQuickGoesOn checks that the Quick mode ends at its limit of memory, and with more memory later and hardly ever worse: other beams
// may find a solution that is a few moves longer.
func TestQuickGoesOn(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 7, 6)
	nodes, best := uint64(0), 1<<30
	for _, memory := range []int{300_000, 600_000} {
		s, err := New(start, goal, Options{Mode: Quick, Memory: memory})
		if err != nil {
			t.Fatal(err)
		}
		sol := finish(t, s, goal, 1<<20)
		if sol.Nodes <= nodes || len(sol.Moves) > best+best/20 {
			t.Errorf("%v: with %d bytes %d moves after %d nodes; with half of that %d after %d", start, memory, len(sol.Moves), sol.Nodes, best, nodes)
		}
		nodes, best = sol.Nodes, len(sol.Moves)
	}
}

// TestMoreThreads checks that a search takes the threads that it is offered, and solves the same.
func TestMoreThreads(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 7, 7)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	offered := 0
	var once sync.Once
	sol, _ := SolveParallel(ctx, start, goal, Options{Mode: Quick, More: func(nodes uint64) int {
		if nodes < 100_000 {
			return 0
		}
		offered++
		more := 0
		once.Do(func() { more = 2 })
		return more
	}}, 1, func(now Solution) {
		if now.Nodes > 3_000_000 {
			cancel()
		}
	})
	if end, err := Verify(start, sol.Moves); err != nil || end != goal || offered == 0 {
		t.Errorf("%v: leads to %v, %v; offered %d times", start, end, err, offered)
	}
}

// TestOneStepIsNoGain cuts a solution into a window and a single step: for that no other way is a gain, so that windows and
// beams grow in time.
func TestOneStepIsNoGain(t *testing.T) {
	t.Parallel()
	start := mustBoard(t, 7, 6, classicLabels(42))
	var moves []puzzle.Move
	for b := start; len(moves) < firstSpan+1; b = b.Step(moves[len(moves)-1].Dir) {
		moves = append(moves, puzzle.Move{Dir: []puzzle.Dir{puzzle.Down, puzzle.Right, puzzle.Up, puzzle.Right}[len(moves)%4], N: 1})
		if b.Step(moves[len(moves)-1].Dir) == b {
			t.Fatal("a move is not possible")
		}
	}
	w := NewShortening(start, moves).windows
	if len(w.pieces) != 2 || len(w.pieces[1]) != 1 {
		t.Fatalf("%d windows", len(w.pieces))
	}
	for w.rounds == 0 {
		if _, better := w.step(1 << 20); better != nil && better.way >= better.was {
			t.Fatalf("%d steps are a gain over %d", better.way, better.was)
		}
	}
}

// TestWindowsFromBothEnds checks that windows that last are searched from both ends, lead where they led, and grow slowly.
func TestWindowsFromBothEnds(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	k := newTask(classicLabels(81), classicLabels(81), 9, 9)
	end, walk := k.clone(), []uint8(nil)
	for len(walk) < 400 {
		if d := uint8(r.IntN(4)); end.play([]uint8{d}) {
			walk = append(walk, d)
		}
	}
	w := newWindows(k, walk, firstSpan, firstWidth, defaultMemory)
	w.lasting, w.rounds = true, 2
	for gains := 0; w.width == firstWidth; {
		_, better := w.step(5000)
		if s := w.window; s != nil && s.back != (w.rounds%4 >= 2) {
			t.Fatalf("round %d: from the end is %v", w.rounds, s.back)
		}
		if better == nil {
			continue
		}
		gains++
		last := k.clone()
		if !last.play(w.steps()) || !slices.Equal(last.board, end.board) {
			t.Fatalf("after %d gains the steps lead to %v, want %v", gains, last.board, end.board)
		}
	}
	if want := firstSpan + firstSpan*lastingGrowth/100; w.span != want {
		t.Errorf("windows of %d steps, want %d", w.span, want)
	}
	for _, c := range []struct {
		side    int
		lasting bool
	}{{8, false}, {9, true}} {
		n := c.side * c.side
		m := newImprover(newTask(classicLabels(n), classicLabels(n), c.side, c.side), make([]uint8, 300), nil, defaultMemory)
		m.attempts = nil
		if m.step(1); m.windows.lasting != c.lasting {
			t.Errorf("%dx%d: windows that last: %v", c.side, c.side, m.windows.lasting)
		}
	}
}
