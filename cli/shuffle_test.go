package cli

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// games parses game IDs and fails the test unless each is a deal of the configuration, solvable and not solved.
func games(t *testing.T, configuration string, ids []string) []puzzle.Game {
	t.Helper()
	config, err := puzzle.ParseConfig(configuration)
	if err != nil {
		t.Fatal(err)
	}
	var all []puzzle.Game
	for _, id := range ids {
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		if g.ID() != id || g.Seeded {
			t.Errorf("%s is not an exact ID", id)
		}
		if !config.Allows(g.Goal) || !g.Solvable() || g.Solved() {
			t.Errorf("%s is no deal of %s", id, configuration)
		}
		all = append(all, g)
	}
	return all
}

func TestShuffleConfigurations(t *testing.T) {
	for _, c := range []string{"4x4", "2x2", "3x5.snake", "5x4.spiral-random", "4x4.wild", "3x3.random-random", "4x4.classic-7",
		"3x3.path(a1:R2DL2DR2)", "2x2.board(3,0/2,1)", "32x32.wild-random"} {
		r := runProgram("", "shuffle", c, "--count", "20")
		if r.code != 0 || r.err != "" || len(r.lines()) != 20 {
			t.Errorf("%s: exit code %d, messages %q, %d lines", c, r.code, r.err, len(r.lines()))
		}
		games(t, c, r.lines())
	}
	if n := len(runProgram("", "shuffle", "4x4").lines()); n != 1 {
		t.Errorf("%d lines without --count, want 1", n)
	}
	runProgram("", "shuffle", "4x4", "--count", "0").want(t, 0, "", "")
}

func TestShuffleIsRandom(t *testing.T) {
	seen := map[string]bool{}
	for _, id := range runProgram("", "shuffle", "4x4.wild", "--count", "1000").lines() {
		seen[id] = true
	}
	if len(seen) != 1000 {
		t.Errorf("%d different games among 1000", len(seen))
	}
}

func TestShuffleSeed(t *testing.T) {
	r := runProgram("", "shuffle", "4x4.wild-random", "--seed", "mon day", "--count", "3")
	if len(r.lines()) != 3 {
		t.Fatalf("%+v", r)
	}
	for i, seed := range []string{"mon day", "mon day/2", "mon day/3"} {
		want, err := puzzle.ParseGame("4x4.wild-random#" + seed)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.lines()[i]; got != want.ID() {
			t.Errorf("line %d is %s, want %s", i+1, got, want.ID())
		}
	}
	for _, bad := range []string{"", "a\x01", "\xff", strings.Repeat("x", 257)} {
		runProgram("", "shuffle", "4x4", "--seed", bad).want(t, 2, "", "a seed is 1 to 256 bytes")
	}
	// The seeds of later lines are longer: one that is too long is rejected before anything is printed.
	long := strings.Repeat("x", 254)
	if r := runProgram("", "shuffle", "2x2", "--seed", long, "--count", "9"); r.code != 0 || len(r.lines()) != 9 {
		t.Errorf("nine lines: %+v", r)
	}
	runProgram("", "shuffle", "2x2", "--seed", long, "--count", "10").want(t, 2, "", "a seed is 1 to 256 bytes")
}

func TestShuffleWalk(t *testing.T) {
	r := runProgram("", "shuffle", "4x4.snake", "--method", "walk", "--count", "50")
	games(t, "4x4.snake", r.lines())
	if len(r.lines()) != 50 || r.code != 0 {
		t.Errorf("%+v", r)
	}
	// After one iteration the goal is at most one walk across the board away.
	for _, g := range games(t, "4x4", runProgram("", "shuffle", "4x4", "--method", "walk", "--iterations", "1", "--count", "50").lines()) {
		if d := puzzle.MD(g.Scramble, g.Goal.Board()); d > 6 {
			t.Errorf("%s is %d from its goal after one iteration", g.ID(), d)
		}
	}
	same := []string{"shuffle", "4x4", "--method", "walk", "--seed", "a", "--count", "2"}
	if a, b := runProgram("", same...), runProgram("", same...); a != b || a.code != 0 || len(a.lines()) != 2 {
		t.Errorf("a seed gives %+v and %+v", a, b)
	}
}

func TestShuffleFrom(t *testing.T) {
	file := filepath.Join(t.TempDir(), "positions.txt")
	text := "# prepared\n\n3x3.snake:1,2,3,6,5,4,7,0,8\n3x3.classic:1,2,3,4,5,6,7,0,8\n 3x3.classic:1,2,3,4,0,6,7,5,8 \n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, id := range runProgram("", "shuffle", "3x3", "--from", file, "--count", "100").lines() {
		seen[id]++
	}
	if len(seen) != 2 || seen["3x3.classic:1,2,3,4,5,6,7,0,8"] == 0 || seen["3x3.classic:1,2,3,4,0,6,7,5,8"] == 0 {
		t.Errorf("dealt %v", seen)
	}
	runProgram(text, "shuffle", "3x3.snake", "--from", "-").want(t, 0, "3x3.snake:1,2,3,6,5,4,7,0,8\n", "")
	runProgram("", "shuffle", "3x3.spiral", "--from", file).want(t, 2, "", "no position of this configuration")
	runProgram("3x3:x", "shuffle", "3x3", "--from", "-").want(t, 2, "", "-, line 1: expected a number")
	runProgram("", "shuffle", "3x3", "--from", filepath.Join(t.TempDir(), "none")).want(t, 2, "", "none: no such file")
}

func TestShuffleBoards(t *testing.T) {
	ids := runProgram("", "shuffle", "5x3.spiral", "--seed", "b", "--count", "3").lines()
	boards := runProgram("", "shuffle", "5x3.spiral", "--seed", "b", "--count", "3", "--boards").lines()
	for i, g := range games(t, "5x3.spiral", ids) {
		if boards[i] != g.Scramble.String() {
			t.Errorf("board %q of the game %s", boards[i], ids[i])
		}
	}
}

func TestShuffleRefuses(t *testing.T) {
	for configuration, message := range map[string]string{
		"":                      "an empty line",
		"4":                     `expected "x"`,
		"4x4.":                  "not a goal",
		"4x4.loop":              "not a goal",
		"1x5":                   "at least two rows and two columns",
		"33x2":                  "33 is not between 1 and 32",
		"4x4.snake-17":          "17 is not between 1 and 16",
		"4x4.board(1,2/3,0)":    "board(1,2/3,0)",
		"2x2.path(a1:RR)":       "the line leaves the board",
		"2x2.path(a1:RL)":       "a second time",
		"2x2.path(a1:R":         "the line reaches 2 of 4 cells",
		"2x2.path(a1:R)":        "the line reaches 2 of 4 cells",
		"2x2.path(c1:R)":        "a cell such as a1",
		"2x2.path(a1:X)":        "expected one of U, D, L, R, at character 13",
		"4x4.classic-x":         "the missing number",
		"2x2.board(3,0/2,1)-1":  "already says which number is missing",
		"4x4.snake-random#text": "a seed has a flag of its own: shuffle 4x4.snake-random --seed text",
	} {
		r := runProgram("", "shuffle", configuration)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, message) {
			t.Errorf("%q: %+v, want %q", configuration, r, message)
		}
	}
}

// TestShuffleOutputIsInputForCheck feeds the output of shuffle to check.
func TestShuffleOutputIsInputForCheck(t *testing.T) {
	dealt := runProgram("", "shuffle", "6x5.wild-random", "--count", "200")
	checked := runProgram(dealt.out, "check")
	checked.want(t, 0, strings.Repeat("solvable\n", 200), "")
}

func FuzzShuffle(f *testing.F) {
	f.Add("4x4.snake-random", "seed", 3)
	f.Add("2x2.path(a1:RDL)-2", "x", 1)
	f.Add("5x5.wild", "\x00", 0)
	f.Fuzz(func(t *testing.T, configuration, seed string, count int) {
		if strings.HasPrefix(configuration, "-") {
			return
		}
		count = max(0, min(count, 5))
		r := runProgram("", "shuffle", "--seed="+seed, "--count="+strconv.Itoa(count), "--", configuration)
		if r.code != 0 {
			if r.out != "" || r.err == "" {
				t.Errorf("%+v", r)
			}
			return
		}
		if len(games(t, configuration, r.lines())) != count {
			t.Errorf("%d games, want %d", len(r.lines()), count)
		}
	})
}

// blocks is a writer that records the last byte of every write.
type blocks []byte

func (b *blocks) Write(p []byte) (int, error) {
	*b = append(*b, p[len(p)-1])
	return len(p), nil
}

// TestWholeLines checks that every write ends with a newline, so that the output is whole lines whenever the program ends.
func TestWholeLines(t *testing.T) {
	var out blocks
	if code := testEnv(nil, &out, io.Discard).run(context.Background(), strings.Fields("shuffle 9x9 --count 2000")); code != 0 {
		t.Errorf("exit code %d", code)
	}
	if len(out) < 5 || strings.Trim(string(out), "\n") != "" {
		t.Errorf("%d blocks end with %q", len(out), out)
	}
}

func TestShuffleStopped(t *testing.T) {
	runStopped("", "shuffle", "4x4").want(t, 3, "", "Stopped.\n")
	runStopped("3x3#a\n", "shuffle", "3x3", "--from", "-").want(t, 3, "", "Stopped.\n")
}
