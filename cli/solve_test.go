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
