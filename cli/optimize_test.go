package cli

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// TestOptimizeNeverLonger shortens random walks on boards of many sizes: the way found leads to the same board and is never
// longer; on small boards it is proven to be shortest.
func TestOptimizeNeverLonger(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var in strings.Builder
	var starts, ends []puzzle.Board
	for _, text := range []string{"2x2", "3x3", "4x3", "4x4", "6x6", "8x5", "2x12"} {
		size, err := puzzle.ParseSize(text)
		if err != nil {
			t.Fatal(err)
		}
		goal, err := puzzle.NewGoal(size, puzzle.Rule{})
		if err != nil {
			t.Fatal(err)
		}
		end, steps := puzzle.RandomSteps(goal.Board(), 60, r)
		in.WriteString(goal.Board().String() + " " + puzzle.FormatMoves(steps) + "\n")
		starts, ends = append(starts, goal.Board()), append(ends, end)
	}
	got := runProgram(in.String(), "optimize", "--json", "--time", "150ms")
	if got.code != 0 || got.err != "" || len(got.lines()) != len(starts) {
		t.Fatalf("%+v", got)
	}
	for i, line := range got.lines() {
		var a optimized
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		moves, err := puzzle.ParseMoves(a.Moves)
		if err != nil {
			t.Fatal(err)
		}
		end, err := solve.Verify(starts[i], moves)
		if err != nil || end != ends[i] || a.Length > a.Before || a.Before != 60 || a.Length != len(moves) || a.Lower > a.Length || a.Solved != (end == starts[i]) {
			t.Errorf("%s: %v", line, err)
		}
		if solve.Exact(starts[i].Size()) && !a.Optimal && starts[i].Size().Cells() < 10 {
			t.Errorf("not optimal: %s", line)
		}
	}
}

func TestOptimize(t *testing.T) {
	runProgram("", "optimize", "1 2 3/4 5 6/7 0 8", "RLL").want(t, 0, "1 L\n", "")
	runProgram("", "optimize", "1 2 3/4 5 6/7 0 8").want(t, 0, "0\n", "")
	runProgram("3x3:1,2,3,4,5,6,7,0,8!RLL\nx\n1 2 3/4 5 6/7 0 8 UU\n", "optimize", "--replays").want(t, 2, "3x3.classic:1,2,3,4,5,6,7,0,8!L\ninvalid\ninvalid\n", "line 3: move 1, U, is not possible")
	runProgram("", "optimize", "--json", "--replays").want(t, 2, "", "--replays or --json")
	// A clumsy solution of a large board gets shorter.
	g, err := puzzle.ParseGame("6x6#clumsy")
	if err != nil {
		t.Fatal(err)
	}
	s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Mode: solve.Quick})
	if err != nil {
		t.Fatal(err)
	}
	for _, ok := s.Best(); !ok; _, ok = s.Best() {
		s.Step(1)
	}
	first := s.Solution().Moves
	r := runProgram("", "optimize", "--time", "300ms", g.ID()+"!"+puzzle.FormatMoves(first))
	if n := checkSolution(t, g, strings.TrimSpace(r.out)); r.code != 0 || n >= len(first) {
		t.Errorf("%d moves of %d: %+v", n, len(first), r)
	}
}
