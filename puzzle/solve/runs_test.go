//go:build !js

package solve

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"wildfifteen/puzzle"
)

// runTables returns tables with the databases for a goal. They take long to compute, so the tests share them.
func runTables(t testing.TB, goal puzzle.Board) *Tables {
	t.Helper()
	runsMade.Lock()
	defer runsMade.Unlock()
	if !runsMade.HasRuns(goal) {
		if ok, err := runsMade.WidenRuns(context.Background(), goal, 2, nil); !ok || err != nil {
			t.Fatal(ok, err)
		}
	}
	return runsMade.Tables
}

var runsMade = struct {
	sync.Mutex
	*Tables
}{Tables: NewTables()}

// fewestRuns solves a board and checks the solution.
func fewestRuns(t testing.TB, tables *Tables, start, goal puzzle.Board, threads int) Solution {
	t.Helper()
	s, err := SolveRuns(context.Background(), start, goal, Options{Tables: tables}, threads, nil)
	if err != nil || !s.Found || !s.Optimal || s.Lower != len(s.Moves) {
		t.Fatalf("%v: %+v, %v", start, s, err)
	}
	if end, err := Verify(start, s.Moves); err != nil || end != goal || puzzle.MTM(s.Moves) != len(s.Moves) {
		t.Fatalf("%v: %v leads to %v, %v", start, s.Moves, end, err)
	}
	return s
}

// runLevels returns the boards that take 0, 1, ... n moves of any run of tiles to the goal.
func runLevels(goal puzzle.Board, n int) (levels [][]puzzle.Board) {
	seen := map[puzzle.Board]bool{goal: true}
	levels = [][]puzzle.Board{{goal}}
	for range n {
		var next []puzzle.Board
		for _, b := range levels[len(levels)-1] {
			for d := range puzzle.Dir(4) {
				for k := 1; k <= 3; k++ {
					if to, err := b.Play(puzzle.Move{Dir: d, N: k}); err == nil && !seen[to] {
						seen[to] = true
						next = append(next, to)
					}
				}
			}
		}
		levels = append(levels, next)
	}
	return levels
}

// TestSolveRuns compares solutions with the levels of a breadth-first search: all boards near the goal, and farther ones that
// two such searches meet between.
func TestSolveRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	r := newRand(t)
	goal := mustBoard(t, 4, 4, classicLabels(16))
	tables := runTables(t, goal)
	levels := runLevels(goal, 8)
	depth := map[puzzle.Board]int{}
	for n, boards := range levels {
		for _, b := range boards {
			depth[b] = n
		}
	}
	for n, boards := range levels {
		for range min(len(boards), 40) {
			b := boards[r.IntN(len(boards))]
			if s := fewestRuns(t, tables, b, goal, 1); len(s.Moves) != n {
				t.Errorf("%v: %d moves, want %d", b, len(s.Moves), n)
			}
		}
	}
	for range 8 {
		b := goal
		for range 10 + r.IntN(14) {
			b = anyRun(r, b)
		}
		want := 99
		for n, boards := range runLevels(b, 8) {
			for _, b := range boards {
				if d, ok := depth[b]; ok {
					want = min(want, n+d)
				}
			}
			if want < 99 {
				break
			}
		}
		s := fewestRuns(t, tables, b, goal, 2)
		if want < 99 && len(s.Moves) != want || want == 99 && len(s.Moves) <= 16 {
			t.Errorf("%v: %d moves, want %d", b, len(s.Moves), want)
		}
	}
}

// anyRun plays a random move.
func anyRun(r *rand.Rand, b puzzle.Board) puzzle.Board {
	for {
		if to, err := b.Play(puzzle.Move{Dir: puzzle.Dir(r.IntN(4)), N: 1 + r.IntN(3)}); err == nil {
			return to
		}
	}
}

// TestRunEntries checks the databases of a class with a mirror image and of one without: on random walks from the goal no
// bound is above the number of moves, and after a move a bound is not lower by more than one.
func TestRunEntries(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	r := newRand(t)
	for _, blank := range []int{15, 14} {
		goal := mustBoard(t, 4, 4, goalWithBlank(4, 4, blank))
		c := runTables(t, goal).runsOf(goal)
		for range 2000 {
			s := c.state(c.goal, uint32(r.IntN(2)))
			for n := range 40 {
				next := s.moves()[r.IntN(3)]
				// Backward, the move leads from next to s, along the axis of s.
				back := c.state(next.board, s.axis)
				if bound := c.bound(&back); bound > n+1 {
					t.Fatalf("blank %d: bound %d of a board %d moves away", blank, bound, n+1)
				}
				s = c.state(next.board, 1-s.axis)
			}
		}
		s := c.state(c.goal, alongRows)
		for range 2000 {
			next := s.moves()[r.IntN(3)]
			if one, two := c.bound(&s), c.bound(&next); two < one-1 && one > rimDepth+1 {
				t.Fatalf("blank %d: bound %d, and %d a move later", blank, one, two)
			}
			if same := c.state(next.board, next.axis); same != next {
				t.Fatalf("blank %d: %+v after a move, want %+v", blank, next, same)
			}
			s = next
		}
	}
}

// TestSolveRunsGoals solves boards for a goal of another class that is turned and has other numbers.
func TestSolveRunsGoals(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	r := newRand(t)
	goal := mustBoard(t, 4, 4, goalWithBlank(4, 4, 4))
	tables := runTables(t, goal)
	if _, err := SolveRuns(context.Background(), goal, goal, Options{Tables: NewTables()}, 1, nil); err != ErrTables {
		t.Errorf("without tables: %v", err)
	}
	for n, boards := range runLevels(goal, 6) {
		b := boards[r.IntN(len(boards))]
		if s := fewestRuns(t, tables, b, goal, 1); len(s.Moves) != n {
			t.Errorf("%v: %d moves, want %d", b, len(s.Moves), n)
		}
	}
	start := goal
	for range 200 {
		start = anyRun(r, start)
	}
	one, two := fewestRuns(t, tables, start, goal, 1), fewestRuns(t, tables, start, goal, 3)
	if puzzle.FormatMoves(one.Moves) != puzzle.FormatMoves(two.Moves) {
		t.Errorf("%v: %v on one thread, %v on three", start, one.Moves, two.Moves)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if s, err := SolveRuns(ctx, start, goal, Options{Tables: tables}, 1, nil); err != context.Canceled || s.Found || s.Lower > len(one.Moves) {
		t.Errorf("stopped: %+v, %v", s, err)
	}
}

// TestRunFile writes databases and reads them again, whole and damaged.
func TestRunFile(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	goal, other := mustBoard(t, 4, 4, classicLabels(16)), mustBoard(t, 4, 4, goalWithBlank(4, 4, 5))
	tables := NewTables()
	tables.keepSet(classKey{w: 4, h: 4, blank: 15, runs: true}, runTables(t, goal).runsOf(goal))
	var file bytes.Buffer
	if err := tables.WriteRuns(&file, goal); err != nil {
		t.Fatal(err)
	}
	name, size, ok := RunsName(goal)
	if turned, _, _ := RunsName(mustBoard(t, 4, 4, goalWithBlank(4, 4, 3))); !ok || turned != name || size != int64(file.Len()) {
		t.Errorf("%q, %q; %d bytes, told %d", name, turned, file.Len(), size)
	}
	if _, _, ok := RunsName(mustBoard(t, 5, 3, classicLabels(15))); ok {
		t.Error("5x3 has tables")
	}
	read := NewTables()
	if err := read.ReadRuns(bytes.NewReader(file.Bytes()), goal); err != nil || !read.HasRuns(goal) || read.Bytes() != tables.Bytes() {
		t.Fatal(err)
	}
	wrote, again := tables.runsOf(goal).tables, read.runsOf(goal).tables
	for axis := range 2 {
		if !slices.Equal(wrote[axis][0], again[axis][0]) || !slices.Equal(wrote[axis][1], again[axis][1]) {
			t.Error("other entries are read than were written")
		}
	}
	if err := NewTables().ReadRuns(bytes.NewReader(file.Bytes()), other); err != ErrTables {
		t.Errorf("another goal: %v", err)
	}
	if err := NewTables().ReadRuns(bytes.NewReader(file.Bytes()[:file.Len()-1]), goal); err != ErrTables {
		t.Errorf("cut off: %v", err)
	}
	file.Bytes()[file.Len()/2] ^= 4
	if err := NewTables().ReadRuns(&file, goal); err != ErrTables {
		t.Errorf("damaged: %v", err)
	}
}

// TestRunOrders numbers all orders of the tiles' kinds: each number from 0 is that of one order.
func TestRunOrders(t *testing.T) {
	r := newRunRank(runKinds)
	n := uint32(0)
	for first, number := range r.first {
		if number == noRun {
			continue
		}
		for _, last := range r.rest(uint32(first)) {
			if got := r.of(uint32(first) | uint32(last)<<16); got != n {
				t.Fatalf("order %x, %x: number %d, want %d", first, last, got, n)
			}
			n++
		}
	}
	if n != runOrders {
		t.Errorf("%d orders, want %d", n, runOrders)
	}
}

// TestRunsName checks the name of the file, which older versions have written.
func TestRunsName(t *testing.T) {
	for blank, want := range map[int]string{15: "4x4-15-runs.tables", 0: "4x4-15-runs.tables", 5: "4x4-10-runs.tables"} {
		if name, _, ok := RunsName(mustBoard(t, 4, 4, goalWithBlank(4, 4, blank))); !ok || name != want {
			t.Errorf("the blank in cell %d: %q, want %q", blank, name, want)
		}
	}
}

// TestRunsNameIsCheap checks that asking for the name lays nothing out: a batch asks for each of its boards.
func TestRunsNameIsCheap(t *testing.T) {
	goal := mustBoard(t, 4, 4, classicLabels(16))
	if n := testing.AllocsPerRun(10, func() { RunsName(goal) }); n > 100 {
		t.Errorf("%v allocations", n)
	}
}

// TestWidenRunsStops checks that an abandoned computation changes nothing.
func TestWidenRunsStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	tables := NewTables()
	if _, err := tables.WidenRuns(ctx, mustBoard(t, 4, 4, classicLabels(16)), 1, nil); err != context.Canceled || tables.Bytes() != 0 {
		t.Errorf("%v, %d bytes", err, tables.Bytes())
	}
	if ok, err := tables.WidenRuns(context.Background(), mustBoard(t, 5, 3, classicLabels(15)), 1, nil); ok || err != nil {
		t.Errorf("5x3: %v, %v", ok, err)
	}
}
