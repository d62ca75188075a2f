package solve

import (
	"context"
	"errors"
	"testing"

	"wildfifteen/puzzle"
)

func TestSolve(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3.spiral").Board()
	start := puzzle.MustParseBoard("2 7 6/8 4 0/1 3 5")
	if !puzzle.Solvable(start, goal) {
		start = start.Swap(0, 1)
	}
	s, err := Solve(context.Background(), start, goal)
	if end, played := Verify(start, s.Moves); err != nil || !s.Optimal || played != nil || end != goal || len(s.Moves) != s.Lower {
		t.Errorf("%+v, %v; leads to %v, %v", s, err, end, played)
	}
	var e *Error
	if _, err := Solve(context.Background(), start.Swap(start.Find(1), start.Find(2)), goal); !errors.As(err, &e) || e.Kind != Unsolvable {
		t.Error(err)
	}
}

func TestSolveEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	start := puzzle.MustParseBoard("12 13 11 2/4 5 3 14/1 9 15 6/8 7 0 10")
	s, err := Solve(ctx, start, puzzle.MustParseGoal("4x4").Board())
	if !errors.Is(err, context.Canceled) || s.Optimal || s.Lower <= 0 {
		t.Errorf("%+v, %v", s, err)
	}
}

// Solutions yields what All lists, each once.
func TestSolutions(t *testing.T) {
	goal := puzzle.MustParseGoal("4x4").Board()
	start := puzzle.MustParseBoard("15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2") // Rosetta Code's: 52 moves, two solutions
	tables := NewTables()
	seen := map[string]bool{}
	for moves, err := range Solutions(context.Background(), start, goal, Options{Tables: tables}) {
		if end, played := Verify(start, moves); err != nil || played != nil || end != goal || len(moves) != 52 {
			t.Fatalf("%v, %v: leads to %v, %v", moves, err, end, played)
		}
		seen[puzzle.FormatMoves(moves)] = true
	}
	if len(seen) != 2 {
		t.Errorf("%d solutions", len(seen))
	}
	for range Solutions(context.Background(), start, goal, Options{Tables: tables}) {
		break // and nothing panics
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for moves, err := range Solutions(ctx, start, goal, Options{Tables: tables}) {
		if moves != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("%v, %v", moves, err)
		}
	}
	for moves, err := range Solutions(context.Background(), goal, puzzle.MustParseGoal("3x3").Board(), Options{}) {
		var e *Error
		if moves != nil || !errors.As(err, &e) || e.Kind != SizesDiffer {
			t.Errorf("%v, %v", moves, err)
		}
	}
}

func TestSolutionsOfASolvedBoard(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	n := 0
	for moves, err := range Solutions(context.Background(), goal, goal, Options{}) {
		if n++; err != nil || len(moves) != 0 {
			t.Errorf("%v, %v", moves, err)
		}
	}
	if n != 1 {
		t.Errorf("%d solutions", n)
	}
}
