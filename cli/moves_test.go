package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

func TestMoves(t *testing.T) {
	for _, c := range []struct {
		args string
		out  string
	}{
		{"count RDDLU2", "6 4"}, {"count 57 RDDLU2 >=3", "6 4"}, {"count", ""},
		{"invert RDDL2", "R2UUL"}, {"mirror RDDL2", "LDDR2"}, {"turn RDLU", "DLUR"}, {"turn --times 2 RDLU", "LURD"}, {"turn --times 3 RDLU", "URDL"},
		{"simplify RDUL", ""}, {"simplify R2LD", "RD"}, {"slice --from 2 --to 3 R3DD", "RR"}, {"slice --to 0 RD", ""}, {"slice --from 9 RD", ""},
		{"join RD LU", "RDLU"}, {"runs RRDDL", "R2D2L"}, {"steps R2D", "RRD"}, {"convert RDLU", "LURD"},
		{"apply|1 2 3/4 5 6/7 0 8|L", "1 2 3/4 5 6/7 8 0"},
		{"invert|1 2 3/4 5 6/0 7 8|L2", "3x3.classic:1,2,3,4,5,6,7,8,0!R2"},
		{"mirror|1 2 3/4 5 6/7 0 8|L", "3x3.board(3,2,1/6,5,4/0,8,7):3,2,1,6,5,4,8,0,7!R"},
		{"turn|3x2.snake:1,2,3,5,0,4!R", "2x3.path(b1:D2LU2):5,1,0,2,4,3!D"},
		{"simplify|1 2 3/4 5 6/7 0 8|RLL", "3x3.classic:1,2,3,4,5,6,7,0,8!L"},
		{"slice|--from|2|1 2 3/4 5 6/0 7 8|L2", "3x3.classic:1,2,3,4,5,6,7,0,8!L"},
		{"join|1 2 3/4 5 6/0 7 8 L|L", "3x3.classic:1,2,3,4,5,6,0,7,8!LL"},
		{"scramble|--solves|3x3|LL", "3x3.classic:1,2,3,4,5,6,0,7,8"},
	} {
		args := strings.Fields(c.args)
		if strings.Contains(c.args, "|") {
			args = strings.Split(c.args, "|")
		}
		r := runProgram("", append([]string{"moves"}, args...)...)
		want := c.out + "\n"
		if c.args == "count" {
			want = ""
		}
		if r.code != 0 || r.err != "" || r.out != want {
			t.Errorf("%s: %+v, want %q", c.args, r, want)
		}
	}
}

func TestMovesRefuse(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"", "name an operation: count, apply,"},
		{"spin R", `there is no operation "spin"; they are count,`},
		{"count --from 2 R", "--from is for slice"},
		{"scramble R", "say what the moves solve"},
		{"scramble --solves 3x3.wild R", "a fixed one"},
		{"scramble --solves 3x3 R", "move 1, R, is not possible"},
		{"apply R", "which board?"},
		{"count X", "expected"},
		{"join|R|2x2#a", "only the first input has a board"},
		{"join|1 2 3/4 5 6/0 7 8 L|UUU", "move 1, U, is not possible"},
		{"mirror|1 2 3/4 5 6/7 0 8|UU", "move 1, U, is not possible"},
		{"scramble|--solves|3x3|2x2#a", "scramble finds the board"},
	} {
		args := strings.Fields(c.args)
		if strings.Contains(c.args, "|") {
			args = strings.Split(c.args, "|")
		}
		r := runProgram("", append([]string{"moves"}, args...)...)
		if r.code != 2 || !strings.Contains(r.err, c.message) {
			t.Errorf("%s: %+v, want %q", c.args, r, c.message)
		}
	}
}

// TestMovesInPipes joins commands: solutions are cut, turned and inverted, and still fit their boards.
func TestMovesInPipes(t *testing.T) {
	deals := runProgram("", "shuffle", "3x3.wild-random", "--count", "20", "--seed", "m").out
	solved := runProgram(deals, "solve", "--replays").out
	for _, way := range [][]string{{"mirror"}, {"turn"}, {"turn", "--times", "3"}, {"simplify"}, {"runs"}, {"steps"}, {"slice", "--from", "5"}} {
		there := runProgram(solved, append([]string{"moves"}, way...)...)
		if r := runProgram(there.out, "verify"); r.code != 0 || strings.Count(r.out, "solved ") != 20 {
			t.Fatalf("%v: %+v after %+v", way, r, there)
		}
	}
	var a moved
	r := runProgram(solved, "moves", "invert", "--json")
	for i, line := range r.lines() {
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		g, err := puzzle.ParseGame(strings.Split(deals, "\n")[i])
		if err != nil || a.Board != g.Goal.Board().String() || a.After != g.Scramble.String() || a.Goal != g.Goal.String() || a.Line != i+1 {
			t.Errorf("%s: %+v, %v", g.ID(), a, err)
		}
	}
	// The board that a solution solves is the one it was found for.
	plain := runProgram(runProgram("", "shuffle", "3x3", "--count", "10", "--seed", "n").out, "solve").out
	if r := runProgram(plain, "moves", "scramble", "--solves", "3x3"); r.code != 0 || r.out != runProgram("", "shuffle", "3x3", "--count", "10", "--seed", "n").out {
		t.Errorf("%+v", r)
	}
}

// TestSliceBackwards refuses a slice that ends before it begins.
func TestSliceBackwards(t *testing.T) {
	runProgram("", "moves", "slice", "--from", "5", "--to", "2", "RRRRRR").want(t, 2, "", `--to cannot be "2": 5 or more is needed`)
	runProgram("", "moves", "slice", "--from", "5", "--to", "5", "RRRRD").want(t, 0, "D\n", "")
}
