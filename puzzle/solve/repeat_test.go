package solve

import (
	"context"
	"slices"
	"testing"
)

// TestRepeatable checks that with Options.Repeatable a solution depends neither on what was solved before with the same
// tables nor on the number of threads.
func TestRepeatable(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	var starts [][]int
	for _, k := range readKorf(t, "korf100.txt") {
		if len(starts) < 12 || k.optimal >= 62 {
			starts = append(starts, k.board)
		}
	}
	starts = append(starts, []int{12, 9, 13, 14, 15, 11, 10, 5, 3, 7, 2, 1, 4, 0, 8, 6}) // 72 moves: other threads come, after all sprints
	solve := func(tables *Tables, board []int, threads int) Solution {
		o := Options{Tables: tables, Repeatable: true, More: func(nodes uint64) int {
			if nodes > 1_000_000 && threads > 1 {
				threads--
				return 1
			}
			return 0
		}}
		sol, err := SolveParallel(context.Background(), mustBoard(t, 4, 4, board), goal, o, 1, nil)
		if err != nil || !sol.Optimal {
			t.Fatal(board, sol.Optimal, err)
		}
		return sol
	}
	shared := NewTables()
	shared.largeAfter = 5_000_000
	var first []Solution
	for _, board := range starts {
		first = append(first, solve(shared, board, 1))
	}
	most := uint64(0)
	for i, board := range slices.Backward(starts) {
		fresh := shared
		if i%4 == 0 {
			fresh = NewTables()
			fresh.largeAfter = shared.largeAfter
		}
		again := solve(fresh, board, 1+(len(starts)-i)%3)
		if most = max(most, again.Nodes); !slices.Equal(first[i].Moves, again.Moves) {
			t.Errorf("%v: %v, then %v", board, first[i].Moves, again.Moves)
		}
	}
	if most < 10_000_000 {
		t.Errorf("at most %d nodes: no search took other threads and large patterns", most)
	}
}
