package cli

import (
	"strings"
	"testing"
)

func TestVerify(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		out  string
		err  string
	}{
		{[]string{"1 2 3/4 5 6/0 7 8", "LL"}, 0, "legal   yes\nboard   1 2 3/4 5 6/7 8 0\nstm     2\nmtm     1\nsolved  yes\n", ""},
		{[]string{"1 2 3/4 5 6/0 7 8", "L2"}, 0, "legal   yes\nboard   1 2 3/4 5 6/7 8 0\nstm     2\nmtm     1\nsolved  yes\n", ""},
		{[]string{"1 2 3/4 5 6/0 7 8", "L", "D"}, 1, "legal   yes\nboard   1 2 3/4 0 6/7 5 8\nstm     2\nmtm     2\nsolved  no\n", ""},
		{[]string{"1 2 3/4 5 6/0 7 8", "L U L"}, 2, "legal   no\nboard   1 2 3/4 5 6/7 0 8\nstm     1\nmtm     1\nsolved  no\n", "move 2, U, is not possible"},
		{[]string{"1 2 3/4 5 6/7 8 0", ""}, 0, "legal   yes\nboard   1 2 3/4 5 6/7 8 0\nstm     0\nmtm     0\nsolved  yes\n", ""},
		{[]string{"1 2 3/4 5 6/7 8 0"}, 0, "legal   yes\nboard   1 2 3/4 5 6/7 8 0\nstm     0\nmtm     0\nsolved  yes\n", ""},
		{[]string{"--goal", "snake", "1 2 3/6 5 4/0 7 8", "L2"}, 0, "legal   yes\nboard   1 2 3/6 5 4/7 8 0\nstm     2\nmtm     1\nsolved  yes\n", ""},
		{[]string{"3x3.snake:1,2,3,6,5,4,7,0,8", "L", "--json"}, 0, `{"legal":true,"board":"1 2 3/6 5 4/7 8 0","stm":1,"mtm":1,"solved":true}` + "\n", ""},
		{[]string{"--json", "2 1/3 0", "R", "R"}, 2, `{"legal":false,"illegal":2,"board":"2 1/0 3","stm":1,"mtm":1,"solved":false}` + "\n", "move 2, R"},
		{[]string{"1 2 3/4 5 6/7 8 0", "LX"}, 2, "", `expected one of U, D, L, R, at character 2 of "LX"`},
		{[]string{"1 2 3/4 5 6/7 8 8", "L"}, 2, "", "8 appears twice"},
		{[]string{"--json", "junk"}, 2, `{"legal":false,"board":"","stm":0,"mtm":0,"solved":false,"error":{"kind":"syntax","offset":0,"input":"junk",` +
			`"message":"expected a number, at character 1 of \"junk\""}}` + "\n", "expected a number, at character 1"},
		{[]string{"--json", "2 1/3 0", "R", "X"}, 2, `{"legal":false,"board":"","stm":0,"mtm":0,"solved":false,"error":{"kind":"syntax","offset":2,"input":"R X",` +
			`"message":"expected one of U, D, L, R, at character 3 of \"R X\""}}` + "\n", "expected one of U, D, L, R"},
		{nil, 2, "", "name a board"},
		{[]string{"--goal", "wild", "1 2 3 0", "L"}, 2, "", "this goal changes"},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			runProgram("", append([]string{"verify"}, c.args...)...).want(t, c.code, c.out, c.err)
		})
	}
}

// TestVerifyHelp checks that the help says what verify does without moves.
func TestVerifyHelp(t *testing.T) {
	help := runProgram("", "verify", "--help").out
	for _, part := range []string{"Without moves it says whether the board is solved.", "wildfifteen verify [FLAGS] REPLAY | BOARD-or-ID [MOVES ...]"} {
		if !strings.Contains(help, part) {
			t.Errorf("help lacks %q:\n%s", part, help)
		}
	}
}
