package session

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// keptGoal returns a goal for tests.
func keptGoal(t testing.TB, config, name string) KeptGoal {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	return KeptGoal{c, name}
}

// TestGoalLines writes and reads lines of the file of goals.
func TestGoalLines(t *testing.T) {
	for _, l := range []GoalLine{
		{Goal: keptGoal(t, "2x2.path(a1:RDL)", "My line")},
		{Goal: keptGoal(t, "2x2.path(a1:RDL)-1", "Ü % ~ 9")},
		{Goal: keptGoal(t, "2x2.board(3,0/2,1)", "x"), Removed: false},
		{Goal: keptGoal(t, "2x2.board(3,0/2,1)", ""), Removed: true},
	} {
		if got, err := ReadGoal(l.Text()); err != nil || got != l {
			t.Errorf("%s is read as %+v, %v", l.Text(), got, err)
		}
	}
	for _, bad := range []string{
		"", "goal", "goal 2x2.path(a1:RDL)", "goal 2x2.path(a1:RDL) ", "goal 2x2.snake name", "goal 1x2.path(a1:R) name", "removed 2x2.path(a1:RDL) name",
		"goal 2x2.path(a1:RDL) %20a", "goal 2x2.path(a1:RDL) %zz", "goal 2x2.path(a1:RDL) " + strings.Repeat("a", MaxName+1), "goal 2x2.path(a1:RDL) %0A",
	} {
		l, err := ReadGoal(lineFrame.add([]byte(bad)))
		if err == nil || errors.Is(err, ErrNewer) != (!strings.HasPrefix(bad, "goal ") && !strings.HasPrefix(bad, "removed ")) {
			t.Errorf("%q is read as %+v, %v", bad, l, err)
		}
	}
}

// TestEveryBitOfAGoal changes each bit of a line: it is mended, or known to be damaged.
func TestEveryBitOfAGoal(t *testing.T) {
	want := GoalLine{Goal: keptGoal(t, "3x3.path(a1:R2DL2DR2)-5", "Snake, but 5")}
	line := want.Text()
	for bit := range 8 * len(line) {
		damaged := bytes.Clone(line)
		damaged[bit/8] ^= 1 << (bit % 8)
		l, err := ReadGoal(damaged)
		if err == nil || errors.Is(err, ErrNewer) {
			t.Fatalf("%q is read as %+v, %v", damaged, l, err)
		}
		if errors.Is(err, ErrMended) && l != want {
			t.Fatalf("%q is mended to %+v", damaged, l)
		}
	}
}

// FuzzReadGoal reads lines: what is read is written so that it is read the same.
func FuzzReadGoal(f *testing.F) {
	for _, s := range []string{"goal 2x2.path(a1:RDL) My%20line", "removed 2x2.board(3,0/2,1)", "goal 4x4.wild x", "other", "", "goal  "} {
		f.Add([]byte(s), true)
		f.Add([]byte(s), false)
	}
	f.Fuzz(func(t *testing.T, line []byte, sum bool) {
		if sum {
			line = lineFrame.add(bytes.Clone(line))
		}
		l, err := ReadGoal(line)
		if err != nil && !errors.Is(err, ErrMended) {
			return
		}
		if again, err := ReadGoal(l.Text()); err != nil || again != l {
			t.Errorf("%q is read as %+v, which is read as %+v, %v", line, l, again, err)
		}
	})
}
