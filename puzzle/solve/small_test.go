package solve

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"wildfifteen/puzzle"
)

// goalWithBlank returns the labels of a classic goal in reading order with the blank in the given cell. The number that
// belongs in that cell is missing.
func goalWithBlank(w, h, blank int) []int {
	l := make([]int, w*h)
	for c := range l {
		if c != blank {
			l[c] = c + 1
		}
	}
	return l
}

func mustBoard(t testing.TB, w, h int, labels []int) puzzle.Board {
	t.Helper()
	b, err := puzzle.NewBoard(puzzle.Size{W: w, H: h}, labels)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// searched caches the results of allDepths by goal: many tests need them.
var searched sync.Map

// allDepths returns every board that can reach the goal, in order of its depth, and the depths. The caller must not change
// them.
func allDepths(goal puzzle.Board) ([]puzzle.Board, map[puzzle.Board]int) {
	search, _ := searched.LoadOrStore(goal, sync.OnceValues(func() ([]puzzle.Board, map[puzzle.Board]int) {
		return searchAll(goal)
	}))
	return search.(func() ([]puzzle.Board, map[puzzle.Board]int))()
}

// searchAll is the breadth-first search of allDepths.
func searchAll(goal puzzle.Board) (boards []puzzle.Board, depth map[puzzle.Board]int) {
	depth = map[puzzle.Board]int{goal: 0}
	boards = []puzzle.Board{goal}
	for i := 0; i < len(boards); i++ {
		b := boards[i]
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if b.MaxRun(d) == 0 {
				continue
			}
			n := b.Step(d)
			if _, ok := depth[n]; !ok {
				depth[n] = depth[b] + 1
				boards = append(boards, n)
			}
		}
	}
	return boards, depth
}

// finish calls Step until the solver is done and checks the solution by playing it.
func finish(t testing.TB, s *Solver, goal puzzle.Board, budget int) Solution {
	t.Helper()
	for !s.Step(budget) {
	}
	return played(t, s, goal)
}

// played checks that the best solution solves the solver's start, and returns it.
func played(t testing.TB, s *Solver, goal puzzle.Board) Solution {
	t.Helper()
	sol := s.Solution()
	if !sol.Found {
		t.Fatalf("%v: no solution", s.Start())
	}
	if end, err := Verify(s.Start(), sol.Moves); err != nil || end != goal {
		t.Fatalf("%v: %v leads to %v, %v", s.Start(), puzzle.FormatMoves(sol.Moves), end, err)
	}
	if n, _ := s.Best(); n != len(sol.Moves) || sol.Lower > n {
		t.Fatalf("%v: Best %d, Lower %d, %d moves", s.Start(), n, sol.Lower, len(sol.Moves))
	}
	return sol
}

func TestEverySmallBoard(t *testing.T) {
	for _, c := range []struct{ w, h, blank int }{
		{2, 2, 3}, {2, 2, 0}, {3, 2, 5}, {3, 2, 1}, {2, 3, 5}, {2, 3, 2}, {4, 2, 7}, {4, 2, 5}, {2, 4, 7}, {2, 4, 2},
		{3, 3, 8}, {3, 3, 4}, {3, 3, 1},
	} {
		t.Run(fmt.Sprintf("%dx%d blank in %d", c.w, c.h, c.blank), func(t *testing.T) {
			t.Parallel()
			goal := mustBoard(t, c.w, c.h, goalWithBlank(c.w, c.h, c.blank))
			boards, depth := allDepths(goal)
			tables := NewTables()
			stride := 1
			if testing.Short() {
				stride = 101
			}
			for i := 0; i < len(boards); i += stride {
				b := boards[i]
				s, err := New(b, goal, Options{Tables: tables})
				if err != nil {
					t.Fatal(err)
				}
				sol := finish(t, s, goal, 1_000_000)
				if len(sol.Moves) != depth[b] || !sol.Optimal || sol.Lower != depth[b] {
					t.Fatalf("%v to %v: %d moves, optimal %v, lower %d; the depth is %d", b, goal, len(sol.Moves), sol.Optimal, sol.Lower, depth[b])
				}
			}
			t.Logf("%d boards", len(boards))
		})
	}
}

// TestDepths compares allDepths with the published numbers of states.
func TestDepths(t *testing.T) {
	t.Parallel()
	f, err := os.Open("testdata/depths.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		part := strings.Split(s.Text(), " | ")
		if len(part) != 3 || len(part[0]) != 3 {
			continue
		}
		w, h := int(part[0][0]-'0'), int(part[0][2]-'0')
		if w*h > 9 {
			continue
		}
		blank := w*h - 1
		if part[1] == "centre" {
			blank = w * h / 2
		}
		_, depth := allDepths(mustBoard(t, w, h, goalWithBlank(w, h, blank)))
		var count []int
		for _, d := range depth {
			for len(count) <= d {
				count = append(count, 0)
			}
			count[d]++
		}
		for d, x := range strings.Fields(part[2]) {
			if n, _ := strconv.Atoi(x); d >= len(count) || n != count[d] {
				t.Errorf("%s %s: depth %d should have %s boards", part[0], part[1], d, x)
			}
		}
	}
}

// class returns the complete tables of the solver's task. It computes them now if necessary.
func (s *Solver) class() *class {
	if s.ida != nil {
		return s.ida.class
	}
	for build := s.tables.classOf(s.task, s.own); ; {
		if _, c := build.step(1 << 20); c != nil {
			return c
		}
	}
}
