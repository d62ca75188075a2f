package puzzle

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// walkOf returns a random board and moves that are possible on it, some of them runs.
func walkOf(r *rand.Rand, size Size, n int) (start Board, moves []Move, end Board) {
	g, err := NewGoal(size, Rule{})
	if err != nil {
		panic(err)
	}
	start, _ = RandomSteps(g.Board(), 30, r)
	end = start
	for len(moves) < n {
		d := Dir(r.IntN(4))
		if most := end.MaxRun(d); most > 0 {
			m := Move{d, 1 + r.IntN(most)}
			end, _ = end.Play(m)
			moves = append(moves, m)
		}
	}
	return start, moves, end
}

// play plays moves that must be possible.
func play(t *testing.T, b Board, moves []Move) Board {
	t.Helper()
	for _, m := range moves {
		var err error
		if b, err = b.Play(m); err != nil {
			t.Fatalf("%v: %v", FormatMoves(moves), err)
		}
	}
	return b
}

// TestRewrites checks each rewriting of moves by playing it on random boards.
func TestRewrites(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		start, moves, end := walkOf(r, Size{2 + r.IntN(4), 2 + r.IntN(4)}, r.IntN(20))
		if play(t, end, Invert(moves)) != start {
			t.Fatalf("the way back from %v by %v", end, moves)
		}
		steps, runs := Steps(moves), Runs(moves)
		if play(t, start, steps) != end || len(steps) != STM(moves) || slices.ContainsFunc(steps, func(m Move) bool { return m.N != 1 }) {
			t.Fatalf("steps of %v: %v", moves, steps)
		}
		if play(t, start, runs) != end || len(runs) != MTM(moves) || STM(runs) != STM(moves) || MTM(runs) != MTM(moves) {
			t.Fatalf("runs of %v: %v", moves, runs)
		}
		short := Simplify(moves)
		if play(t, start, short) != end || len(short) > STM(moves) {
			t.Fatalf("%v simplified: %v", moves, short)
		}
		for i := 1; i < len(short); i++ {
			if short[i].Dir == short[i-1].Dir.Opposite() {
				t.Fatalf("%v simplified goes back: %v", moves, short)
			}
		}
		direct, err := WithoutLoops(start, moves)
		if err != nil || play(t, start, direct) != end || len(direct) > len(short) {
			t.Fatalf("%v without loops: %v, %v", moves, direct, err)
		}
		seen := map[Board]bool{start: true}
		for b, i := start, 0; i < len(direct); i++ {
			if b = b.Step(direct[i].Dir); seen[b] {
				t.Fatalf("%v without loops comes back: %v", moves, direct)
			}
			seen[b] = true
		}
		if !slices.Equal(OtherWay(OtherWay(moves)), moves) {
			t.Fatalf("%v in the other convention and back", moves)
		}
	}
	if _, err := WithoutLoops(MustParseBoard("1 2/3 0"), []Move{{Up, 1}}); err == nil {
		t.Error("an impossible move is played")
	}
	if got := FormatMoves(OtherWay([]Move{{Up, 1}, {Right, 2}})); got != "DL2" {
		t.Errorf("the other convention: %s", got)
	}
}

// TestSymmetries checks that turning a game and its moves gives a game with the same course, for all eight symmetries.
func TestSymmetries(t *testing.T) {
	all := map[Symmetry]bool{}
	for n, s := 0, Symmetry(0); n < 4; n, s = n+1, s.Then(QuarterTurn) {
		all[s], all[s.Then(Mirror)] = true, true
	}
	if len(all) != 8 || QuarterTurn.Then(QuarterTurn).Then(QuarterTurn).Then(QuarterTurn) != 0 {
		t.Fatalf("%d symmetries", len(all))
	}
	if b := QuarterTurn.Board(MustParseBoard("1 2 3/4 5 0")); b.String() != "4 1/5 2/0 3" {
		t.Errorf("a quarter turn gives %v", b)
	}
	if b := Mirror.Board(MustParseBoard("1 2 3/4 5 0")); b.String() != "3 2 1/0 5 4" {
		t.Errorf("a mirror gives %v", b)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for s := range all {
		for _, id := range []string{"3x2#a", "4x3.snake-5#a", "3x4.spiral#b", "4x4.wild-random#c", "5x2.random#d", "3x3.classic-2#e"} {
			g, err := ParseGame(id)
			if err != nil {
				t.Fatal(err)
			}
			size := g.Goal.Size()
			goal, board := s.Goal(g.Goal), s.Board(g.Scramble)
			if goal.Board() != s.Board(g.Goal.Board()) || goal.Size() != s.Size(size) || board.Missing() != g.Scramble.Missing() {
				t.Fatalf("%s, %+v: goal %v", id, s, goal)
			}
			if again, err := NewGoal(goal.Size(), goal.Rule()); err != nil || again != goal {
				t.Fatalf("%s, %+v: %v reads as %v, %v", id, s, goal, again, err)
			}
			_, line := g.Goal.Line()
			if _, still := goal.Line(); still != line {
				t.Fatalf("%s, %+v: line %v became %v", id, s, line, still)
			}
			if Solvable(board, goal.Board()) != g.Solvable() {
				t.Fatalf("%s, %+v: solvable no more", id, s)
			}
			end, steps := RandomSteps(g.Scramble, 40, r)
			if play(t, board, s.Moves(steps)) != s.Board(end) {
				t.Fatalf("%s, %+v: other boards", id, s)
			}
		}
	}
}
