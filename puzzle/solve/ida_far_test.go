package solve

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestBoundOfACutSearch checks that a search which leaves out deep boards proves nothing about them.
func TestBoundOfACutSearch(t *testing.T) {
	start, goal := puzzle.MustParseBoard("1 2 3/4 5 6/8 7 0").Swap(0, 1), puzzle.MustParseBoard("1 2 3/4 5 6/7 8 0")
	if !puzzle.Solvable(start, goal) {
		t.Fatal("the board is unsolvable")
	}
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 3, 3)
	whole, cut := newIDAAnySize(k, 0), newIDAAnySize(k, 0)
	cut.deepest = 3
	for range 20 {
		if cut.run(1<<30) != exhausted {
			t.Fatal("solved in three moves")
		}
	}
	for whole.run(1<<30) == exhausted {
	}
	if len(whole.path()) != whole.limit || cut.limit >= whole.limit {
		t.Errorf("a cut search claims that %d moves are needed, of %d", cut.limit, len(whole.path()))
	}
}

// TestBudgetOfAll checks that a step of an enumeration does no more work than one of a solver: also tables count.
func TestBudgetOfAll(t *testing.T) {
	g, err := puzzle.ParseGame("4x4#budget")
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(g.Scramble, g.Goal.Board(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	a, err := NewAll(g.Scramble, g.Goal.Board(), 10, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want, got := 0, 0
	for ; s.Phase() < Searching; want++ {
		s.Step(1000)
	}
	for ; a.solver.Phase() < Searching; got++ {
		a.Step(1000)
	}
	if got < want {
		t.Errorf("the tables are there after %d steps, those of a solver after %d", got, want)
	}
}
