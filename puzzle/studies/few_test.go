package studies_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/studies"
)

// near is a board near a goal.
type near struct {
	moves int // the fewest to the goal
	ways  int // the number of ways that short
}

// around returns the boards at most so many moves from a goal.
func around(goal puzzle.Board, most int) map[puzzle.Board]near {
	all := map[puzzle.Board]near{goal: {0, 1}}
	last := []puzzle.Board{goal}
	for moves := 1; moves <= most; moves++ {
		var next []puzzle.Board
		for _, b := range last {
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if b.MaxRun(d) == 0 {
					continue
				}
				to := b.Step(d)
				switch n, ok := all[to]; {
				case !ok:
					all[to] = near{moves, all[b].ways}
					next = append(next, to)
				case n.moves == moves:
					all[to] = near{moves, n.ways + all[b].ways}
				}
			}
		}
		last = next
	}
	return all
}

// deceiving returns the number of boards so many moves from a goal that have one shortest solution and deceive.
func deceiving(t *testing.T, c puzzle.Config, moves int) (n int) {
	t.Helper()
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		t.Fatal(err)
	}
	all := around(goal.Board(), moves)
	for b, it := range all {
		if it.moves != moves || it.ways != 1 {
			continue
		}
		s := studies.Study{Game: puzzle.Game{Config: c, Goal: goal, Scramble: b}}
		for at := b; len(s.Solution) < moves; {
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if at.MaxRun(d) == 0 {
					continue
				}
				if it, ok := all[at.Step(d)]; ok && it.moves == moves-len(s.Solution)-1 {
					s.Solution = append(s.Solution, puzzle.Move{Dir: d, N: 1})
					at = at.Step(d)
					break
				}
			}
		}
		if s.Hard() {
			n++
		}
	}
	return n
}

// TestFewest proves that six moves make no study, whatever the goal, and seven do: it tries all boards so near to a goal. Other names of the
// tiles change neither the number of moves nor what deceives, so the place of the blank alone tells goals apart: the classic
// goals without each of the numbers stand for all goals.
func TestFewest(t *testing.T) {
	for _, side := range []int{3, 4} {
		size := puzzle.Size{W: side, H: side}
		for missing := 1; missing <= size.Cells(); missing++ {
			c := puzzle.Config{Size: size, Rule: puzzle.Rule{Missing: missing}.Canonical(size)}
			for moves := 1; moves <= 6; moves++ {
				if n := deceiving(t, c, moves); n > 0 {
					t.Errorf("%v: %d boards make a study of %d moves", c, n, moves)
				}
			}
		}
		if c := (puzzle.Config{Size: size}); deceiving(t, c, 7) == 0 {
			t.Errorf("%v: no board makes a study of 7 moves", c)
		}
	}
}
