package coach_test

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// TestPace lets three players start on random boards: one follows the coach, one goes back and forth on the coach's way, one
// completes the first side by the shortest way there is. Only the last one is ever better, and then always told so.
func TestPace(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	better := 0
	for _, goal := range goals(t, puzzle.Size{W: 3, H: 3}, src) {
		c := coach.New(goal)
		for range 40 {
			b, _, err := puzzle.Shuffle(goal, src)
			if err != nil {
				t.Fatal(err)
			}
			for c.Done(b) != 1 { // the pair of the first side is next
				a, ok := c.Next(b)
				if !ok || c.Done(b) > 1 {
					break
				}
				b = play(b, a.Moves)
			}
			if c.Done(b) != 1 {
				continue
			}
			follows(t, c, b)
			if shorter(t, c, b) {
				better++
			}
		}
	}
	if better == 0 {
		t.Error("no way was ever shorter than the coach's")
	}
	t.Logf("%d ways were shorter than the coach's", better)
}

func play(b puzzle.Board, moves []puzzle.Move) puzzle.Board {
	for _, m := range moves {
		b = b.Step(m.Dir)
	}
	return b
}

// follows follows the coach until the side is complete, and steps back and forth after each move: neither is better.
func follows(t *testing.T, c *coach.Coach, b puzzle.Board) {
	t.Helper()
	p := c.Pace(b)
	for until := c.Done(b); c.Done(b) <= until; {
		a, ok := c.Next(b)
		if !ok {
			break
		}
		for _, m := range a.Moves {
			before := b
			b = b.Step(m.Dir)
			p.Followed(b, 1)
			detour := p
			if detour.Left(before, 1) || detour.Left(b, 1) {
				t.Fatalf("on %v to %v a detour is better", b, c.Goal())
			}
			if back := p; back.Left(before, -1) {
				t.Fatalf("on %v to %v an undone move is better", b, c.Goal())
			}
		}
		if !p.Keeps(b) {
			t.Fatalf("on %v to %v the coach spoils what is done", b, c.Goal())
		}
	}
}

// shorter completes the first side by the shortest way of all, and reports whether that is shorter than the coach's.
func shorter(t *testing.T, c *coach.Coach, b puzzle.Board) bool {
	t.Helper()
	p, coachs := c.Pace(b), 0
	for at := b; c.Done(at) < 3; {
		a, _ := c.Next(at)
		at, coachs = play(at, a.Moves), coachs+len(a.Moves)
	}
	moves, ok := coach.Together(b, c.Goal(), c.Sides()[0])
	if !ok || len(moves) >= coachs {
		return false
	}
	told := false
	for _, m := range moves {
		b = b.Step(m.Dir)
		told = p.Left(b, 1) || told
	}
	if !told {
		t.Errorf("a way of %d moves instead of %d to %v is not told to be better", len(moves), coachs, b)
	}
	return true
}

// TestPath checks that the path of the blank begins where it is, goes from neighbour to neighbour along the moves of the aim
// and passes no cell twice, and that only the whole way, or one that would cross itself, ends it.
func TestPath(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	for _, goal := range goals(t, puzzle.Size{W: 5, H: 4}, src) {
		c := coach.New(goal)
		b, _, err := puzzle.Shuffle(goal, src)
		if err != nil {
			t.Fatal(err)
		}
		for a, ok := c.Next(b); ok; a, ok = c.Next(b) {
			path, seen := a.Path(b), map[int]bool{}
			at := b
			for i, cell := range path {
				if cell != at.Blank() || seen[cell] {
					t.Fatalf("the path of %+v on %v is %v", a, b, path)
				}
				seen[cell] = true
				if i < len(a.Moves) {
					at = at.Step(a.Moves[i].Dir)
				}
			}
			if whole := len(path) == len(a.Moves)+1; !whole && !seen[at.Blank()] {
				t.Fatalf("the path of %+v on %v ends too early: %v", a, b, path)
			}
			b = play(b, a.Moves)
		}
	}
}
