package cli

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// TestSolveAll compares the number of optimal solutions with that of a plain breadth-first search.
func TestSolveAll(t *testing.T) {
	for _, c := range []string{"3x2", "2x3.snake", "3x3.spiral", "2x2"} {
		ids := runProgram("", "shuffle", c, "--seed", "all", "--count", "3")
		for _, g := range games(t, c, ids.lines()) {
			r := runProgram("", "solve", "--all", g.ID())
			head := strings.Fields(r.lines()[0])
			if r.code != 0 || r.err != "" || len(head) != 2 {
				t.Fatalf("%s: %+v", g.ID(), r)
			}
			if want := strconv.Itoa(waysTo(g)); head[0] != want || len(r.lines()) != 1+waysTo(g) {
				t.Errorf("%s: %s solutions in %d lines, want %s", g.ID(), head[0], len(r.lines())-1, want)
			}
			seen := map[string]bool{}
			for _, moves := range r.lines()[1:] {
				checkSolution(t, g, head[1]+" "+moves)
				seen[moves] = true
			}
			if len(seen) != len(r.lines())-1 {
				t.Errorf("%s: a solution comes twice", g.ID())
			}
		}
	}
}

// waysTo counts the optimal solutions of a game by breadth-first search.
func waysTo(g puzzle.Game) int {
	level, seen := map[puzzle.Board]int{g.Scramble: 1}, map[puzzle.Board]bool{g.Scramble: true}
	for level[g.Goal.Board()] == 0 {
		next := map[puzzle.Board]int{}
		for b, n := range level {
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if b.MaxRun(d) > 0 && !seen[b.Step(d)] {
					next[b.Step(d)] += n
				}
			}
		}
		for b := range next {
			seen[b] = true
		}
		level = next
	}
	return level[g.Goal.Board()]
}

func TestSolveAllOfMany(t *testing.T) {
	const board = "0 2 1/7 4 8/3 6 5"
	all := runProgram("", "solve", "--all", "--json", board)
	var a allAnswer
	if err := json.Unmarshal([]byte(all.out), &a); err != nil {
		t.Fatal(err)
	}
	if a.Count < 2 || a.Capped || a.Stopped || len(a.Solutions) != a.Count || a.Verdict != solvable || !a.Optimal || a.Lower != a.Length {
		t.Fatalf("%+v", a)
	}
	r := runProgram("", "solve", "--all", "--most", "1", "--stats", board)
	if r.code != 0 || len(r.lines()) != 2 || !strings.Contains(r.err, "there is more than 1 solution;") || !strings.HasPrefix(r.out, ">1 ") || !strings.Contains(r.err, "optimal") {
		t.Errorf("%+v", r)
	}
	runProgram("", "solve", "--all", "1 2 3 0", "2 1 3 0", "x").want(t, 2, "1 0\n\nunsolvable\ninvalid\n", "argument 3")
}

// TestSolveAllStopped stops the search for all solutions of a board that is far too large: each line is answered with the
// best solution known and the bound.
func TestSolveAllStopped(t *testing.T) {
	ids := runProgram("", "shuffle", "7x7", "--seed", "t", "--count", "2")
	list := games(t, "7x7", ids.lines())
	r := runProgram(ids.out, "solve", "--all", "--time", "1ms")
	if r.code != 3 || len(r.lines()) != 4 || !strings.HasPrefix(r.err, "line 1: stopped; no solution has fewer than ") {
		t.Fatalf("%+v", r)
	}
	for i, g := range list {
		checkStopped(t, g, r.lines()[2*i], r.lines()[2*i+1])
	}
	r = runStopped("", append([]string{"solve", "--all"}, ids.lines()...)...)
	if r.code != 3 || len(r.lines()) != 4 || !strings.HasSuffix(r.err, "\nStopped.\n") {
		t.Fatalf("%+v", r)
	}
	for i, g := range list {
		checkStopped(t, g, r.lines()[2*i], r.lines()[2*i+1])
	}
}

// checkStopped fails the test unless a line "0 LENGTH >=BOUND" and a line of moves give a solution of a game and a valid
// lower bound.
func checkStopped(t *testing.T, g puzzle.Game, head, moves string) {
	t.Helper()
	f := strings.Fields(head)
	if len(f) != 3 || f[0] != "0" || !strings.HasPrefix(f[2], ">=") {
		t.Fatalf("answer %q", head)
	}
	length := checkSolution(t, g, f[1]+" "+moves)
	if lower, err := strconv.Atoi(f[2][2:]); err != nil || lower < puzzle.MD(g.Scramble, g.Goal.Board()) || lower > length {
		t.Errorf("bound %q of a solution of %d", f[2], length)
	}
}

// TestSolveAllTellsItsBest checks that the progress of --all names the best solution as soon as there is one.
func TestSolveAllTellsItsBest(t *testing.T) {
	var messages bytes.Buffer
	e := testEnv(strings.NewReader(""), io.Discard, &messages)
	e.bar = true
	s := e.newSearch(t.Context())
	s.max = 1000
	q := &question{task: e.parseTask("12 13 11 2/4 5 3 14/1 9 15 6/8 7 0 10", "", puzzle.Size{})}
	if s.workAll(t.Context(), q); q.failed != nil || !strings.HasPrefix(q.status, "57 moves, optimal, at least 57") {
		t.Errorf("%v, progress %q", q.failed, q.status)
	}
}

// TestSolveAllJSON checks the fields of --all --json: only a solvable board has those of a solution.
func TestSolveAllJSON(t *testing.T) {
	id := runProgram("", "shuffle", "7x7", "--seed", "t").lines()[0]
	r := runProgram("1 2 3/4 5 6/0 7 8\n2 1 3 0\n1 1\n"+id+"\n", "solve", "--all", "--json", "--time", "50ms")
	if r.code != 3 || len(r.lines()) != 4 {
		t.Fatalf("%+v", r)
	}
	var a [4]allAnswer
	for i, line := range r.lines() {
		var fields map[string]any
		if json.Unmarshal([]byte(line), &a[i]) != nil || json.Unmarshal([]byte(line), &fields) != nil {
			t.Fatalf("no JSON: %q", line)
		}
		_, list := fields["solutions"].([]any)
		_, board := fields["board"]
		_, length := fields["length"]
		if !list || a[i].Line != i+1 || board != (i != 2) || length != (i == 0 || i == 3) {
			t.Errorf("line %d: %s", i+1, line)
		}
	}
	if one := a[0]; one.Verdict != solvable || one.Count != 1 || one.Stopped || one.Capped || one.Moves != "LL" || one.Solutions[0] != "LL" {
		t.Errorf("%+v", one)
	}
	for i, verdict := range []string{unsolvable, invalid} {
		if none := a[1+i]; none.Verdict != verdict || none.Count != 0 || len(none.Solutions) != 0 || (none.Error != nil) != (verdict == invalid) {
			t.Errorf("%+v", none)
		}
	}
	last := a[3]
	if !last.Stopped || last.Optimal || last.Count != 0 || len(last.Solutions) != 0 || last.Lower == 0 || last.Lower > last.Length {
		t.Errorf("%+v", last)
	}
	checkSolution(t, games(t, "7x7", []string{id})[0], strconv.Itoa(last.Length)+" "+last.Moves)
}
