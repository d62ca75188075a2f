package solve

import "testing"

// TestKorf100 solves Korf's boards with the whole solver.
func TestKorf100(t *testing.T) {
	t.Parallel()
	tables := NewTables()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	list := readKorf(t, "korf100.txt")
	if testing.Short() {
		list = list[:25]
	}
	var nodes uint64
	for i, k := range list {
		s, err := New(mustBoard(t, 4, 4, k.board), goal, Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		sol := finish(t, s, goal, 1_000_000)
		if len(sol.Moves) != k.optimal || !sol.Optimal {
			t.Errorf("board %d: %d moves, optimal %v; the optimum is %d", i+1, len(sol.Moves), sol.Optimal, k.optimal)
		}
		nodes += sol.Nodes
	}
	t.Logf("%d nodes a board, %d bytes of tables", nodes/uint64(len(list)), tables.Bytes())
	if tables.Bytes() > 12_000_000 {
		t.Errorf("tables of %d bytes", tables.Bytes())
	}
}

// TestEssayBoard solves the essay's board, whose optimum is 57.
func TestEssayBoard(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	start := mustBoard(t, 4, 4, []int{12, 13, 11, 2, 4, 5, 3, 14, 1, 9, 15, 6, 8, 7, 0, 10})
	s, err := New(start, goal, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if sol := finish(t, s, goal, 1_000_000); len(sol.Moves) != 57 || !sol.Optimal {
		t.Errorf("%d moves, optimal %v", len(sol.Moves), sol.Optimal)
	}
}
