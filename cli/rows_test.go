package cli

import (
	"bufio"
	"context"
	"io"
	"strings"
	"testing"
)

// The rows of a board may stand on lines of their own.
func TestRows(t *testing.T) {
	const apart = "write the rows of a board in one line, separated by /"
	for _, c := range []struct {
		args, in, out, err string
		code               int
	}{
		{"check", "1 2 3\n4 5 6\n7 8 0\n", "solvable\n", "", 0},
		{"check", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n\n1,2\n3,0\n", "unsolvable\nsolvable\n", "", 1},
		{"check", "# rows of 3\n1 2 3\r\n4 5 6\r\n7 8 _\r\n1 2 3/4 5 6/7 8 0\n1 2\n3 0", "solvable\nsolvable\nsolvable\n", "", 0},
		{"check", "1 2 3\n4 5 0\n", "solvable\n", "", 0},
		{"check --size 3x2", "1 2 3\n4 5 0\n1 2 3 4 5 0\n5 4 3\n1 2 0\n", "solvable\nsolvable\nunsolvable\n", "", 1},
		{"check", "1 2 3 0\n3 1 2 0\n", "solvable\nsolvable\n", "", 0},
		{"check", "5 6 7 8\n1 2 3 0\n", "invalid\nsolvable\n", "line 1: 5 is not between 0 and 4", 2},
		{"check", "1 2 3\n4 5 6\n7 8 9\n1 2 3 0\n", "invalid\ninvalid\ninvalid\nsolvable\n", `line 2: 3 cells make no square: separate the rows with /, at character 1 of "4 5 6" (or give --size, for one row 3x1); ` + apart, 2},
		{"check --size 2x2", "1 2\n1 3\n", "invalid\ninvalid\n", "; " + apart, 2},
		{"solve", "1 2 3\n4 5 6\n0 7 8\n1 2\n0 3\n", "2 LL\n1 L\n", "", 0},
		{"verify", "1 2 3\n4 5 6\n7 8 0\n", "solved 0 0\n", "", 0},
	} {
		runProgram(c.in, strings.Fields(c.args)...).want(t, c.code, c.out, c.err)
	}
}

// A line that is a whole board is answered before the next one comes, and so are several rows whose number is known.
func TestRowsDoNotWait(t *testing.T) {
	for _, c := range []struct{ args, in string }{
		{"check", "1 2 3/4 5 6/7 8 0\n"}, {"check", "1 2 3 4 5 6 7 8 0\n"}, {"check", "3x3:1,2,3,4,5,6,7,8,0\n"},
		{"check --size 3x2", "1 2 3 4 5 0\n"}, {"check --size 3x2", "1 2 3\n4 5 0\n"}, {"verify", "1 2 3/4 5 6/7 0 8 L\n"},
	} {
		in, typing := io.Pipe()
		reading, out := io.Pipe()
		go func() {
			testEnv(in, out, io.Discard).run(context.Background(), strings.Fields(c.args))
			_ = out.Close()
		}()
		if _, err := io.WriteString(typing, c.in); err != nil {
			t.Fatal(err)
		}
		answer, err := bufio.NewReader(reading).ReadString('\n')
		if err != nil || !strings.HasPrefix(answer, "sol") {
			t.Errorf("%s: %q, %v", c.args, answer, err)
		}
		_ = typing.Close()
	}
}
