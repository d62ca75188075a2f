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
		{[]string{"3x3.snake:1,2,3,6,5,4,7,0,8", "L", "--json"}, 0, `{"line":1,"verdict":"solved","size":"3x3","board":"1 2 3/6 5 4/7 0 8","goal":"snake","moves":"L","legal":true,"after":"1 2 3/6 5 4/7 8 0","stm":1,"mtm":1,"solved":true}` + "\n", ""},
		{[]string{"--json", "2 1/3 0", "R", "R"}, 2, `{"line":1,"verdict":"illegal","size":"2x2","board":"2 1/3 0","goal":"classic","moves":"RR","legal":false,"illegal":2,"after":"2 1/0 3","stm":1,"mtm":1,"solved":false}` + "\n", "move 2, R"},
		{[]string{"1 2 3/4 5 6/7 8 0", "LX"}, 2, "", `expected one of U, D, L, R, at character 2 of "LX"`},
		{[]string{"1 2 3/4 5 6/7 8 8", "L"}, 2, "", "8 appears twice"},
		{[]string{"--json", "junk"}, 2, `{"line":1,"verdict":"invalid","error":{"kind":"syntax","offset":0,"input":"junk",` +
			`"message":"expected a number, at character 1 of \"junk\""}}` + "\n", "expected a number, at character 1"},
		{[]string{"31 RDLDLURULDRRDLLURURDDLUURDDLULU"}, 2, "", `moves without their board, "31 RDLDLURULDRRDLLURURDDLUURDDLULU": solve --replays prints both`},
		{[]string{"--json", "47 LDRURDLDRUULDRULLDDRURULDLDRUULDRDLUURDRULLDRUL >=21"}, 2, `{"line":1,"verdict":"invalid","error":{"kind":"syntax","offset":3,` +
			`"input":"47 LDRURDLDRUULDRULLDDRURULDLDRUULDRDLUURDRULLDRUL \u003e=21",` +
			`"message":"moves without their board, \"47 LDRURDLDRUULDRULLDDRURULDLDRUULDRDLU…\": solve --replays prints both"}}` + "\n", "solve --replays"},
		{[]string{"--goal", "wild", "1 2 3 0", "L"}, 2, "", "this goal changes"},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			runProgram("", append([]string{"verify"}, c.args...)...).want(t, c.code, c.out, c.err)
		})
	}
}

// TestVerifyHelp checks that the help says what verify does without moves.
func TestVerifyHelp(t *testing.T) {
	help := strings.ReplaceAll(runProgram("", "verify", "--help").out, "\n", " ")
	for _, part := range []string{"Without moves it says whether the board is solved.", "  wildfifteen verify [FLAGS] [REPLAY ... | BOARD-or-ID [MOVES ...]]"} {
		if !strings.Contains(help, part) {
			t.Errorf("help lacks %q:\n%s", part, help)
		}
	}
}

// TestVerifyStream verifies lines of all kinds, and the output of other commands.
func TestVerifyStream(t *testing.T) {
	in := "# solves\n1 2 3/4 5 6/7 0 8 L\n\n3x3.snake:1,2,3,6,5,4,7,0,8!L\n1 2 3/4 5 6/7 0 8 R\n1 2 3/4 5 6/7 0 8 DDD\nx\n1 2 3/4 5 6/7 8 0\t0\n1 2 3/4 5 6/7 0 8\t1 L\n" +
		`{"board":"1 2 3/4 5 6/7 0 8","goal":"classic","moves":"L"}` + "\n"
	r := runProgram(in, "verify")
	r.want(t, 2, "solved 1 1\nsolved 1 1\nopen 1 1 1 2 3/4 5 6/0 7 8\nillegal 2 1 1 0 3/4 2 6/7 5 8\ninvalid\nsolved 0 0\nsolved 1 1\nsolved 1 1\n", "line 6: move 3, D, is not possible")
	boards := runProgram("", "shuffle", "3x3.wild", "--count", "20", "--seed", "v").out
	for _, args := range [][]string{{"solve", "--replays"}, {"solve", "--json"}} {
		solved := runProgram(boards, args...)
		if r := runProgram(solved.out, "verify"); r.code != 0 || strings.Count(r.out, "solved ") != 20 || r.err != "" {
			t.Errorf("%v: %+v", args, r)
		}
	}
	// Boards beside what solve prints.
	var beside strings.Builder
	solutions := runProgram(boards, "solve").lines()
	for i, board := range strings.Split(strings.TrimSpace(boards), "\n") {
		beside.WriteString(board + "\t" + solutions[i] + "\n")
	}
	if r := runProgram(beside.String(), "verify"); r.code != 0 || strings.Count(r.out, "solved ") != 20 {
		t.Errorf("%+v", r)
	}
}
