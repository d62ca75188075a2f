package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// checkSolution fails the test unless the line "LENGTH MOVES" solves the game, and returns the length.
func checkSolution(t *testing.T, g puzzle.Game, line string) int {
	t.Helper()
	first, text, _ := strings.Cut(line, " ")
	length, err := strconv.Atoi(first)
	if err != nil {
		t.Fatalf("%s: answer %q", g.ID(), line)
	}
	text, _, _ = strings.Cut(text, ">=") // the bound of a solution that is not proven
	moves, err := puzzle.ParseMoves(text)
	if err != nil {
		t.Fatal(err)
	}
	end, err := solve.Verify(g.Scramble, moves)
	if err != nil || end != g.Goal.Board() || puzzle.STM(moves) != length {
		t.Errorf("%s is not solved by %q: %v", g.ID(), line, err)
	}
	return length
}

// TestSolveKorf solves the first of Korf's boards, whose optimal lengths are known.
func TestSolveKorf(t *testing.T) {
	data, err := os.ReadFile("../puzzle/solve/testdata/korf100.txt")
	if err != nil {
		t.Fatal(err)
	}
	var boards, want []string
	for line := range strings.Lines(string(data)) {
		if f := strings.Split(strings.TrimSpace(line), " | "); len(f) == 3 && !strings.HasPrefix(line, "#") && len(boards) < 12 {
			boards, want = append(boards, f[1]), append(want, f[2])
		}
	}
	if len(boards) != 12 {
		t.Fatalf("%d boards read", len(boards))
	}
	r := runProgram(strings.Join(boards, "\n"), "solve")
	if r.code != 0 || r.err != "" || len(r.lines()) != 12 {
		t.Fatalf("%+v", r)
	}
	for i, line := range r.lines() {
		g, err := puzzle.ParseGame("4x4:" + strings.ReplaceAll(strings.ReplaceAll(boards[i], "/", ","), " ", ","))
		if err != nil {
			t.Fatal(err)
		}
		if length := checkSolution(t, g, line); strconv.Itoa(length) != want[i] {
			t.Errorf("%s is solved in %d, want %s", boards[i], length, want[i])
		}
	}
}

// TestSolveGoals solves deals of goals of every kind.
func TestSolveGoals(t *testing.T) {
	for _, c := range []string{"3x3", "3x3.snake-random", "4x3.spiral", "2x4.wild-random", "3x3.random", "4x4.wild", "4x4.classic-6"} {
		ids := runProgram("", "shuffle", c, "--seed", "s", "--count", "5")
		r := runProgram(ids.out, "solve")
		if r.code != 0 || r.err != "" || len(r.lines()) != 5 {
			t.Fatalf("%s: %+v", c, r)
		}
		for i, g := range games(t, c, ids.lines()) {
			checkSolution(t, g, r.lines()[i])
		}
	}
}

func TestSolveQuick(t *testing.T) {
	for _, c := range []string{"4x4.spiral", "6x5", "10x10.wild", "32x32"} {
		ids := runProgram("", "shuffle", c, "--seed", "q")
		r := runProgram(ids.out, "solve", "--quick", "--time", "50ms")
		if r.code != 0 || r.err != "" || len(r.lines()) != 1 {
			t.Fatalf("%s: %d, %q", c, r.code, r.err)
		}
		checkSolution(t, games(t, c, ids.lines())[0], r.lines()[0])
	}
}

func TestSolveAnswersEveryLine(t *testing.T) {
	r := runProgram("1 2 3 0\n2 1 3 0\nx\n1 2 3/4 5 6/7 0 8\n3x1.classic:1,0,2\n", "solve")
	r.want(t, 2, "0\nunsolvable\ninvalid\n1 L\ninvalid\n", "line 3: expected a number")
	if !strings.Contains(r.err, "line 5: games need at least two rows and two columns") {
		t.Errorf("messages %q", r.err)
	}
	runProgram("", "solve", "1 2 3 0", "2 1 3 0").want(t, 1, "0\nunsolvable\n", "")
	runProgram("", "solve", "--goal", "snake", "1 2/0 3").want(t, 0, "0\n", "")
	runProgram("", "solve", "--goal", "snake-4", "1 0/2 3").want(t, 1, "unsolvable\n", "") // the goal is 1 2/0 3
}

// TestSolveStopped solves a board that is far too large within a moment: the best solution so far and the bound are
// printed.
func TestSolveStopped(t *testing.T) {
	ids := runProgram("", "shuffle", "7x7", "--seed", "t")
	r := runProgram(ids.out, "solve", "--time", "1ms", "--stats")
	line, bound, ok := strings.Cut(strings.TrimSpace(r.out), " >=")
	if r.code != 3 || !ok || !strings.HasPrefix(r.err, "line 1: ") {
		t.Fatalf("%+v", r)
	}
	g := games(t, "7x7", ids.lines())[0]
	length := checkSolution(t, g, line)
	lower, err := strconv.Atoi(bound)
	if err != nil || lower < puzzle.MD(g.Scramble, g.Goal.Board()) || lower > length {
		t.Errorf("bound %q of a solution of %d", bound, length)
	}
}

// runStopped runs one command line in this process as if Ctrl+C came at its start.
func runStopped(in string, args ...string) result {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out, messages bytes.Buffer
	code := testEnv(strings.NewReader(in), &out, &messages).run(ctx, args)
	return result{out.String(), messages.String(), code}
}

// TestSolveInterrupted ends the context as Ctrl+C does: every argument is answered, boards with the best solution that a
// moment finds and a bound; no more lines of standard input are read.
func TestSolveInterrupted(t *testing.T) {
	ids := runProgram("", "shuffle", "7x7", "--seed", "t", "--count", "3")
	list := games(t, "7x7", ids.lines())
	for _, how := range []string{"--threads=1", "--quick"} {
		r := runStopped("", "solve", how, list[0].ID(), "2 1 3 0", list[1].ID(), "x", "1 2 3 0", list[2].ID())
		lines := r.lines()
		if r.code != 3 || len(lines) != 6 || !strings.HasSuffix(r.err, "\nStopped.\n") {
			t.Fatalf("%s: %+v", how, r)
		}
		for i, line := range []int{0, 2, 5} {
			solution, bound, ok := strings.Cut(lines[line], " >=")
			if length := checkSolution(t, list[i], solution); !ok || bound == "" || length == 0 {
				t.Errorf("%s: line %d is %q", how, line+1, lines[line])
			}
		}
		if lines[1] != unsolvable || lines[3] != invalid || lines[4] != "0" {
			t.Errorf("%s: answers %q", how, lines)
		}
	}
	runStopped(ids.out, "solve").want(t, 3, "", "Stopped.\n")
}

func TestSolveJSON(t *testing.T) {
	r := runProgram("1 2 3/4 5 6/0 7 8\n2 1 3 0\n1 1\n", "solve", "--json")
	if r.code != 2 || len(r.lines()) != 3 {
		t.Fatalf("%+v", r)
	}
	var a [3]solveAnswer
	for i, line := range r.lines() {
		if err := json.Unmarshal([]byte(line), &a[i]); err != nil {
			t.Fatal(err)
		}
	}
	if a[0].Verdict != solvable || a[0].Length != 2 || a[0].Moves != "LL" || !a[0].Optimal || a[0].Lower != 2 {
		t.Errorf("%+v", a[0])
	}
	if a[1].Verdict != unsolvable || a[1].Error != nil || a[2].Verdict != invalid || a[2].Error == nil || a[2].Line != 3 {
		t.Errorf("%+v", a[1:])
	}
}

func TestSolveStats(t *testing.T) {
	r := runProgram("1 2 3/4 5 6/0 7 8\n", "solve", "--stats")
	r.want(t, 0, "2 LL\n", "line 1: 2 moves, optimal, at least 2; ")
}

func TestSolveRefuses(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"--time -1s", "not a time such as 10s"},
		{"--time soon", "not a time such as 10s"},
		{"--goal random 1", "this goal changes"},
		{"--all --quick 1", "leave out --quick"},
		{"--most 5 1", "--most is for --all"},
		{"--threads 0", "not between 1 and"},
	} {
		r := runProgram("", append([]string{"solve"}, strings.Fields(c.args)...)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) {
			t.Errorf("%q: %+v, want %q", c.args, r, c.message)
		}
	}
}

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

// TestSolveManySideBySide solves many boards with several processors: the answers keep the order of the lines, also between
// lines that are not solvable or invalid.
func TestSolveManySideBySide(t *testing.T) {
	ids := runProgram("", "shuffle", "4x4.wild", "--seed", "p", "--count", "40").lines()
	var in strings.Builder
	for i, id := range ids {
		in.WriteString(id + "\n")
		if i%5 == 0 {
			in.WriteString("2 1/3 0\nx\n")
		}
	}
	r := runProgram(in.String(), "solve", "--json", "--threads", "4")
	one := runProgram(in.String(), "solve", "--json", "--threads", "1")
	if r.code != 2 || len(r.lines()) != 56 || len(one.lines()) != 56 || r.err != one.err {
		t.Fatalf("exit code %d, %d lines, messages %q", r.code, len(r.lines()), r.err)
	}
	for i, line := range r.lines() {
		var a, b solveAnswer
		if json.Unmarshal([]byte(line), &a) != nil || json.Unmarshal([]byte(one.lines()[i]), &b) != nil {
			t.Fatalf("line %q", line)
		}
		if a.Line != i+1 || a.Verdict != b.Verdict || a.Board != b.Board || a.Solution != nil && a.Length != b.Length {
			t.Errorf("%s and %s", line, one.lines()[i])
		}
	}
}

// TestSolveWithin asks for solutions of at most so many moves of a board that needs 31.
func TestSolveWithin(t *testing.T) {
	const board = "8 6 7/2 5 4/3 0 1"
	for within, want := range map[string]struct {
		code int
		yes  bool
	}{"30": {1, false}, "0": {1, false}, "31": {0, true}, "200": {0, true}} {
		r := runProgram("", "solve", "--within", within, board)
		if r.code != want.code || r.err != "" || strings.HasPrefix(r.out, "no >=") == want.yes {
			t.Errorf("within %s: %+v", within, r)
		}
		var a solveAnswer
		j := runProgram("", "solve", "--within", within, "--json", board)
		if err := json.Unmarshal([]byte(j.out), &a); err != nil || j.code != want.code || *a.Within != want.yes || want.yes && a.Length > 200 || a.Lower > 31 {
			t.Errorf("within %s: %+v, %v", within, j, err)
		}
	}
	if r := runProgram("", "solve", "--within", "60", "--time", "1ms", "6x6#a"); r.code != 1 && r.code != 3 {
		t.Errorf("%+v", r)
	}
}

// TestSolveRuns compares solutions of the fewest runs with a search of its own, on boards with goals of all kinds.
func TestSolveRuns(t *testing.T) {
	for _, c := range []string{"3x2", "2x3.snake-random", "3x3.random", "2x2"} {
		ids := runProgram("", "shuffle", c, "--seed", "r", "--count", "6")
		r := runProgram(ids.out, "solve", "--metric", "mtm", "--json")
		if r.code != 0 || r.err != "" {
			t.Fatalf("%s: %+v", c, r)
		}
		for i, g := range games(t, c, ids.lines()) {
			var a solveAnswer
			if err := json.Unmarshal([]byte(r.lines()[i]), &a); err != nil {
				t.Fatal(err)
			}
			moves, err := puzzle.ParseMoves(a.Moves)
			if err != nil {
				t.Fatal(err)
			}
			end, err := solve.Verify(g.Scramble, moves)
			if want := fewestRuns(g.Scramble, g.Goal.Board()); err != nil || end != g.Goal.Board() || a.Length != want || len(moves) != want || puzzle.MTM(moves) != want {
				t.Errorf("%s: %s in %d runs, want %d: %v", g.ID(), a.Moves, a.Length, want, err)
			}
		}
	}
	runProgram("", "solve", "--metric", "mtm", "5x3#a").want(t, 2, "invalid\n", "for boards of up to 12 cells and for 4x4, not for 5x3")
	runProgram("", "solve", "--metric", "mtm", "4x3#a", "--memory", "1MB").want(t, 2, "", "--memory allows more")
	if r := runProgram("", "solve", "--metric", "mtm", "4x3#a", "--time", "1ns"); r.code != 3 || !strings.Contains(r.out, " >=1") {
		t.Errorf("%+v", r)
	}
}

// fewestRuns returns the number of runs that a board needs, by a breadth-first search.
func fewestRuns(from, to puzzle.Board) int {
	depth := map[puzzle.Board]int{from: 0}
	for queue := []puzzle.Board{from}; len(queue) > 0; queue = queue[1:] {
		b := queue[0]
		if b == to {
			return depth[b]
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			for n := 1; n <= b.MaxRun(d); n++ {
				next, _ := b.Play(puzzle.Move{Dir: d, N: n})
				if _, seen := depth[next]; !seen {
					depth[next] = depth[b] + 1
					queue = append(queue, next)
				}
			}
		}
	}
	return -1
}

// TestSolveStages checks after how many moves the rows are home.
func TestSolveStages(t *testing.T) {
	runProgram("", "solve", "--stages", "1 2 3/4 5 6/7 0 8").want(t, 0, "1 L stages 0 0 1\n", "")
	var a solveAnswer
	r := runProgram("", "solve", "--stages", "--json", "3x3.snake#a")
	if err := json.Unmarshal([]byte(r.out), &a); err != nil || len(a.Stages) != 4 || slices.Max(a.Stages) != a.Length {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestSolveReplays checks that replays stand for what was solved.
func TestSolveReplays(t *testing.T) {
	runProgram("", "solve", "--replays", "--goal", "snake", "1 2 3/6 5 4/7 0 8").want(t, 0, "3x3.snake:1,2,3,6,5,4,7,0,8!L\n", "")
	runProgram("", "solve", "--replays", "2 1/3 0").want(t, 1, "unsolvable\n", "")
	for _, args := range []string{"--replays --json", "--all --within 3", "--all --stages", "--all --metric mtm", "--quick --metric mtm"} {
		if r := runProgram("", append([]string{"solve", "1 2/3 0"}, strings.Fields(args)...)...); r.code != 2 || r.out != "" {
			t.Errorf("%s: %+v", args, r)
		}
	}
}

// TestSolveQuickTellsItsBound checks that a quick solution says what is proven of it.
func TestSolveQuickTellsItsBound(t *testing.T) {
	r := runProgram("", "solve", "--quick", "--time", "1ms", "8x8#a")
	_, bound, ok := strings.Cut(strings.TrimSpace(r.out), " >=")
	if n, err := strconv.Atoi(bound); r.code != 0 || !ok || err != nil || n < 50 {
		t.Errorf("%+v", r)
	}
}

// TestSolveSaysWhyItEnds checks that an answer says what ended its search.
func TestSolveSaysWhyItEnds(t *testing.T) {
	for _, c := range []struct{ why, message, args string }{
		{endedTime, "", "--quick --time 1ms 8x8#a"},
		{endedOptimal, "", "--quick --time 10m 3x3#a"},
		{endedOptimal, "", "3x3#a"},
		{endedWithin, "", "--within 30 4x4#a"},
		{endedMemory, "the limit of --memory", "--quick --time 10m --memory 1KB 7x6#a"},
	} {
		r := runProgram("", append([]string{"solve", "--json"}, strings.Fields(c.args)...)...)
		if !strings.Contains(r.out, `"ended":"`+c.why+`"`) || !strings.Contains(r.err, c.message) {
			t.Errorf("%s: %q, %q; want %s", c.args, r.out, r.err, c.why)
		}
	}
}

// TestServe checks that as many processors are free after some boards as before them, also where a stopped run answers boards for which
// there is none: one too many, and a search that gives its own back would wait for ever.
func TestServe(t *testing.T) {
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		ctx  context.Context
		free int
	}{{t.Context(), 3}, {stopped, 0}} {
		s := &solver{env: testEnv(strings.NewReader(""), io.Discard, io.Discard), ctx: c.ctx, idle: make(chan struct{}, 3)}
		s.give(c.free)
		boards := make(chan *question, 4)
		for range cap(boards) {
			boards <- &question{task: task{err: io.EOF}, answered: make(chan struct{})}
		}
		close(boards)
		s.serve(c.ctx, boards)
		if free := s.take(); free != c.free {
			t.Errorf("%d processors are free, before there were %d", free, c.free)
		}
	}
}

// TestJoined checks what two searches of a board know together.
func TestJoined(t *testing.T) {
	moves := make([]puzzle.Move, 9)
	for _, c := range []struct{ earlier, later, want solve.Solution }{
		{solve.Solution{Lower: 3, Nodes: 5}, solve.Solution{Moves: moves[:7], Found: true, Lower: 2, Nodes: 1}, solve.Solution{Moves: moves[:7], Found: true, Lower: 3, Nodes: 6}},
		{solve.Solution{Moves: moves[:5], Found: true, Lower: 3}, solve.Solution{Moves: moves[:7], Found: true, Lower: 5}, solve.Solution{Moves: moves[:5], Found: true, Optimal: true, Lower: 5}},
		{solve.Solution{Moves: moves[:5], Found: true, Lower: 3}, solve.Solution{Lower: 1}, solve.Solution{Moves: moves[:5], Found: true, Lower: 3}},
		{solve.Solution{Lower: 3}, solve.Solution{Lower: 1}, solve.Solution{Lower: 3}},
	} {
		got := joined(c.earlier, c.later)
		if len(got.Moves) != len(c.want.Moves) || got.Found != c.want.Found || got.Optimal != c.want.Optimal || got.Lower != c.want.Lower || got.Nodes != c.want.Nodes {
			t.Errorf("%+v and %+v: %+v", c.earlier, c.later, got)
		}
	}
}
