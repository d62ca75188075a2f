package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"wildfifteen/puzzle"
)

func TestCheckArguments(t *testing.T) {
	const korf = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"
	for _, c := range []struct {
		args []string
		code int
		out  string
		err  string
	}{
		{[]string{"1 2 3 0"}, 0, "solvable\n", ""},
		{[]string{"2 1 3 0"}, 1, "unsolvable\n", ""},
		{[]string{"1 2 3 0", "2 1 3 0"}, 1, "solvable\nunsolvable\n", ""},
		{[]string{"1 2 3 0", "nonsense", "2 1 3 0"}, 2, "solvable\ninvalid\nunsolvable\n", `argument 2: expected a number, at character 1 of "nonsense"`},
		{[]string{""}, 2, "invalid\n", `argument 1: an empty line`},
		{[]string{korf}, 0, "solvable\n", ""},
		{[]string{"--goal", "snake", "1 2 3/6 5 4/7 8 0"}, 0, "solvable\n", ""},
		{[]string{"--goal", "snake", "1 2 3/4 5 6/7 8 0"}, 1, "unsolvable\n", ""},
		{[]string{"--goal", "board(3,0/2,1)", "1 0/3 2"}, 0, "solvable\n", ""},
		{[]string{"--goal", "path(a1:DRU)", "1 0/3 2"}, 1, "unsolvable\n", ""},
		// The missing number is taken from the board.
		{[]string{"0 2/3 4"}, 0, "solvable\n", ""},
		{[]string{"--goal", "snake-1", "0 2/3 4"}, 1, "unsolvable\n", ""},
		{[]string{"--goal", "snake-2", "0 2/3 4"}, 2, "invalid\n", `argument 1: the goal "snake-2" does not fit: on this board 1 is the missing number`},
		{[]string{"--goal", "classic-4", "0 2/3 4"}, 2, "invalid\n", "1 is the missing number"},
		{[]string{"--goal", "board(1,2/3,0)", "0 2/3 4"}, 2, "invalid\n", "1 is the missing number"},
		{[]string{"--goal", "board(1,2/3,0)", "1 2 3/4 5 6/7 8 0"}, 2, "invalid\n",
			`the goal "board(1,2/3,0)" does not fit this board: a row of 2 cells instead of 3`},
		{[]string{"--goal", "classic-9", "1 2/3 0"}, 2, "invalid\n", `argument 1: the goal "classic-9" does not fit this board: 9 is not between 1 and 4`},
		{[]string{"--goal", "path(a1:RDL)", "1 2/0 3", "1 2 3/4 5 6/7 8 0"}, 2, "solvable\ninvalid\n",
			`argument 2: the goal "path(a1:RDL)" does not fit this board: the line reaches 4 of 9 cells`},
		// Sizes.
		{[]string{"1 2 3 4 5 0"}, 2, "invalid\n", "6 cells make no square: separate the rows with /, at character 1 of \"1 2 3 4 5 0\" (or give --size, for one row 6x1)"},
		{[]string{"--size", "3x2", "1 2 3 4 5 0"}, 0, "solvable\n", ""},
		{[]string{"--size", "2x3", "1 2/3 4/5 0"}, 0, "solvable\n", ""},
		{[]string{"--size", "3x2", "1 2/3 4/5 0"}, 2, "invalid\n", "a row of 2 cells instead of 3"},
		{[]string{"--size", "5x1", "1 2 0 3 4", "2 1 3 4 0"}, 1, "solvable\nunsolvable\n", ""},
		{[]string{"1/0/2"}, 0, "solvable\n", ""},
		// Game IDs.
		{[]string{"3x3.classic:8,6,7,2,5,4,3,0,1"}, 0, "solvable\n", ""},
		{[]string{"3x3.snake:1,2,3,4,5,6,7,8,0", "4x4.wild-random#monday", "4x4#x", "5x1.classic:1,2,3,4,0"}, 1, "unsolvable\nsolvable\nsolvable\nsolvable\n", ""},
		{[]string{"--goal", "classic", "3x3.classic:8,6,7,2,5,4,3,0,1"}, 2, "invalid\n", "so leave out --goal"},
		{[]string{"--size", "3x3", "3x3.classic:8,6,7,2,5,4,3,0,1"}, 0, "solvable\n", ""},
		{[]string{"--size", "4x3", "3x3.classic:8,6,7,2,5,4,3,0,1"}, 2, "invalid\n", "this game is not 4x3"},
		{[]string{"3x3.wild:8,6,7,2,5,4,3,0,1"}, 2, "invalid\n", "this goal changes"},
		{[]string{"4x4#"}, 2, "invalid\n", "a seed is 1 to 256 bytes"},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			runProgram("", append([]string{"check"}, c.args...)...).want(t, c.code, c.out, c.err)
		})
	}
}

func TestCheckLines(t *testing.T) {
	in := "1 2 3 0\n?\n 2,1, 3 ,0 \r\nx\n1 2 3 3"
	r := runProgram(in, "check")
	r.want(t, 2, "solvable\ninvalid\nunsolvable\ninvalid\ninvalid\n", "line 2: ")
	for _, part := range []string{"line 4: expected a number", "line 5: 3 appears twice, at character 7 of \"1 2 3 3\""} {
		if !strings.Contains(r.err, part) {
			t.Errorf("messages %q lack %q", r.err, part)
		}
	}
	runProgram("", "check").want(t, 0, "", "")
	runProgram("\n", "check").want(t, 0, "", "")
}

func TestCheckLongLines(t *testing.T) {
	long := "1 2 3 0" + strings.Repeat(" ", maxLine)
	r := runProgram("1 2 3 0\n"+long+"\n2 1 3 0\n"+long, "check")
	r.want(t, 2, "solvable\ninvalid\nunsolvable\ninvalid\n", "line 2: longer than any board or game code")
	if len(r.err) > 1000 {
		t.Errorf("messages of %d bytes", len(r.err))
	}
}

// TestCheckKnownVerdicts checks every verdict of the list, with one run for each goal.
func TestCheckKnownVerdicts(t *testing.T) {
	data, err := os.ReadFile("../puzzle/testdata/solvable.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		field := strings.Split(strings.TrimSpace(line), " | ")
		if strings.HasPrefix(line, "#") || len(field) != 4 {
			continue
		}
		n++
		code := 0
		if field[3] == unsolvable {
			code = 1
		}
		r := runProgram(field[2]+"\n", "check", "--size", field[0], "--goal", field[1])
		if r.out != field[3]+"\n" || r.code != code || r.err != "" {
			t.Errorf("%s: %+v", strings.TrimSpace(line), r)
		}
		if plain := runProgram(field[2]+"\n", "check", "--explain", "--size", field[0], "--goal", field[1]); !strings.HasPrefix(plain.out, field[3]+": ") {
			t.Errorf("%s: explained as %q", strings.TrimSpace(line), plain.out)
		}
	}
	if n < 50 {
		t.Errorf("only %d verdicts read", n)
	}
}

func TestCheckExplain(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "unsolvable: 1 inversion (15 before 14) and the blank in row 4 make an odd sum, the goal's 0 inversions and row 4 an even one. On an even width the two must match. The permutation is odd, the blank is 0 steps from its place, even; both must be alike. Swapping 15 and 14 would fix it.\n"},
		{"1 2 3/4 5 6/7 0 8", "solvable: 0 inversions here, an even number; 0 inversions in the goal, an even number. On an odd width the two must match. The permutation is odd, the blank is 1 step from its place, odd; both must be alike.\n"},
		{"2 1/0/3", "invalid\n"},
		{"2/1/0", "unsolvable: on one row or column no tile can pass another; the order is 2 1, the goal needs 1 2.\n"},
		{"3x3.snake:1,2,3,4,5,6,7,8,0", "unsolvable: 3 inversions (6 before 5) along the goal's line, odd; even is needed. The permutation is odd, the blank is 0 steps from its place, even; both must be alike. Swapping 8 and 7 would fix it.\n"},
	} {
		if got := runProgram("", "check", "--explain", c.args); got.out != c.want {
			t.Errorf("%q: %q, want %q", c.args, got.out, c.want)
		}
	}
}

// TestMendMends applies the swap that an explanation names; check must then call the board solvable.
func TestMendMends(t *testing.T) {
	r := runProgram("", "check", "--json", "--explain", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "2 1/3 0", "4 0 3/1 2 6")
	for _, line := range r.lines() {
		var a checkAnswer
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		if a.Verdict != unsolvable || a.Explanation == nil || a.Explanation.Mend == nil {
			t.Fatalf("%s", line)
		}
		runProgram("", "check", a.Explanation.Mend.Board).want(t, 0, "solvable\n", "")
	}
	if len(r.lines()) != 3 {
		t.Errorf("%d lines, want 3", len(r.lines()))
	}
}

func TestCheckJSON(t *testing.T) {
	r := runProgram("2 1 3 0\n2 3 3 0\n3x3.wild:1\n1 2 0 4\n", "check", "--json", "--goal", "snake-4")
	want := []checkAnswer{
		{Line: 1, Verdict: unsolvable, Size: "2x2", Goal: "snake", Board: "2 1/3 0"},
		{Line: 2, Verdict: invalid, Error: &jsonError{Kind: "duplicate", Offset: 4, Input: "2 3 3 0", Message: `3 appears twice, at character 5 of "2 3 3 0"`}},
		{Line: 3, Verdict: invalid, Error: &jsonError{Kind: "undrawn", Offset: 8, Input: "3x3.wild:1"}},
		{Line: 4, Verdict: invalid, Error: &jsonError{Kind: "goal", Offset: -1, Input: "1 2 0 4"}},
	}
	lines, code := r.lines(), r.code
	// A goal that does not fit is not an error in the board.
	for _, c := range [][2]string{{"path(a1:RDL)", "1 2 3/4 5 6/7 8 0"}, {"board(1,2/3,0)", "1 2 3/4 5 6/7 8 0"}} {
		lines = append(lines, runProgram(c[1], "check", "--json", "--goal", c[0]).lines()...)
		want = append(want, checkAnswer{Line: 1, Verdict: invalid, Error: &jsonError{Kind: "goal", Offset: -1, Input: c[1]}})
	}
	if len(lines) != len(want) || code != 2 {
		t.Fatalf("exit code %d, %d lines:\n%s", code, len(lines), r.out)
	}
	for i, line := range lines {
		var got checkAnswer
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		if want[i].Error != nil && got.Error != nil && want[i].Error.Message == "" {
			want[i].Error.Message = got.Error.Message
		}
		if g, w := asJSON(t, got), asJSON(t, want[i]); g != w {
			t.Errorf("line %d: %s, want %s", i+1, g, w)
		}
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestCheckStreams keeps the input open: the answer to a line must come before the next line is written.
func TestCheckStreams(t *testing.T) {
	in, typing := io.Pipe()
	reading, out := io.Pipe()
	done := make(chan int)
	go func() {
		code := testEnv(in, out, io.Discard).run(context.Background(), []string{"check"})
		out.Close()
		done <- code
	}()
	answers := bufio.NewReader(reading)
	for _, c := range [][2]string{{"1 2 3 0\n", "solvable\n"}, {"2 1 3 0\n", "unsolvable\n"}, {"?\n", "invalid\n"}, {"1 2 3", ""}} {
		if _, err := io.WriteString(typing, c[0]); err != nil {
			t.Fatal(err)
		}
		if c[1] == "" {
			continue
		}
		if got, err := answers.ReadString('\n'); err != nil || got != c[1] {
			t.Fatalf("%q: %q, %v", c[0], got, err)
		}
	}
	typing.Close()
	if rest, err := io.ReadAll(answers); err != nil || string(rest) != "invalid\n" {
		t.Errorf("at the end: %q, %v", rest, err)
	}
	if code := <-done; code != 2 {
		t.Errorf("exit code %d", code)
	}
}

func TestColourOnlyWhereWanted(t *testing.T) {
	if r := runProgram("1 2 3 0\n2 1 3 0\nx\n", "check", "--explain"); strings.Contains(r.out+r.err, "\x1b") {
		t.Errorf("codes in %q", r.out+r.err)
	}
	var out bytes.Buffer
	e := testEnv(strings.NewReader("1 2 3 0\n"), &out, io.Discard)
	e.colour = true
	e.run(context.Background(), []string{"check"})
	if out.String() != "\x1b[32msolvable\x1b[0m\n" {
		t.Errorf("in colour: %q", &out)
	}
}

func FuzzCheck(f *testing.F) {
	for _, s := range []string{"1 2 3 0\n", "2 1/3 0\r\nx", "3x3.classic:8,6,7,2,5,4,3,0,1\n4x4#a", "\xff\x00\n\n", "32x32#a",
		"3x3.path(a1:R2DL2DR2):1,2,3,4,5,6,7,8,0", "2x2.board(1,2/3,0):3,2,1,0", "99999999999999999999 0"} {
		f.Add(s, "classic")
		f.Add(s, "")
		f.Add(s, "snake-2")
	}
	f.Fuzz(func(t *testing.T, in, goal string) {
		r := runProgram(in, "check", "--explain", "--goal", goal)
		if !utf8.ValidString(r.err) {
			t.Errorf("messages are no text: %q", r.err)
		}
		if r.out == "" && r.code == 2 { // the goal itself was rejected
			return
		}
		var inputs []string
		for line := range strings.Lines(strings.TrimPrefix(in, bom)) {
			if !passedOver(line) {
				inputs = append(inputs, strings.TrimSuffix(line, "\n"))
			}
		}
		if len(r.lines()) != len(inputs) {
			t.Fatalf("%d answers to %d lines", len(r.lines()), len(inputs))
		}
		complaints := 0
		for i, answer := range r.lines() {
			verdict, _, _ := strings.Cut(answer, ":")
			switch verdict {
			case invalid:
				complaints++
			case solvable, unsolvable:
				checkAgain(t, inputs[i], goal, verdict)
			default:
				t.Errorf("answer %q", answer)
			}
		}
		if got := strings.Count(r.err, "line "); got < complaints {
			t.Errorf("%d messages on %d invalid lines", got, complaints)
		}
	})
}

// checkAgain returns the verdict of package puzzle on a line.
func checkAgain(t *testing.T, line, goal, verdict string) {
	t.Helper()
	line = strings.TrimSuffix(line, "\r")
	var b puzzle.Board
	var g puzzle.Goal
	if game, err := puzzle.ParseGame(line); err == nil {
		b, g = game.Scramble, game.Goal
	} else {
		if b, err = puzzle.ParseBoard(line, puzzle.Size{}); err != nil {
			return // a form that only the command line reads: see FuzzRead
		}
		var rule puzzle.Rule
		if goal != "" {
			if rule, err = puzzle.ParseRule(goal, b.Size()); err != nil {
				t.Fatal(err)
			}
		}
		if g, err = puzzle.GoalFor(b, rule); err != nil {
			t.Fatal(err)
		}
	}
	if want := puzzle.Solvable(b, g.Board()); want != (verdict == solvable) {
		t.Errorf("%q is called %s", line, verdict)
	}
}
