package words

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

func TestFault(t *testing.T) {
	en := assets.Load("en")
	_, duplicate := puzzle.ParseBoard("1 2 3 3", puzzle.Size{})
	_, path := puzzle.ParseConfig("2x2.path(a1:RR)")
	_, goal := puzzle.NewGoal(puzzle.Size{W: 2, H: 2}, puzzle.Rule{Kind: puzzle.Wild})
	_, large := puzzle.ParseBoard("1 2 3/4 5 6/7 8 99999999999999999999", puzzle.Size{})
	_, count := puzzle.ParseBoard("0", puzzle.Size{W: 2, H: 2})
	_, row := puzzle.ParseBoard("1/2 0", puzzle.Size{})
	_, short := puzzle.ParseBoard("1 2/0", puzzle.Size{})
	_, many := puzzle.ParseBoard("0"+strings.Repeat(" 1", 1024), puzzle.Size{W: 32, H: 32})
	for _, c := range []struct {
		err  error
		want string
	}{
		// The numbers in a fault are cells, labels and places, without thousands separators.
		{many, `1025 cells instead of 1024, at character 2049 of "…1 1 1 1 1 1 1 1 1 1 1 1"`},
		{count, `1 cell instead of 4, at character 2 of "0"`},
		{row, `a row of 2 cells instead of 1, at character 3 of "1/2 0"`},
		{short, `a row of 1 cell instead of 2, at character 5 of "1 2/0"`},
		{large, `99999999999999999999 is not between 0 and 1024, at character 17 of "1 2 3/4 5 6/7 8 99999999999999999999"`},
		{duplicate, `3 appears twice, at character 7 of "1 2 3 3"`},
		{fmt.Errorf("wrapped: %w", duplicate), `3 appears twice, at character 7 of "1 2 3 3"`},
		{path, `the line leaves the board, at character 14 of "2x2.path(a1:RR)"`},
		{goal, `this goal changes with every game; name a fixed one: "2x2.wild"`},
		{errors.New("other"), "other"},
		{&puzzle.Error{Kind: 255, Input: "x", Offset: -1}, `puzzle: Fault(255) in "x"`},
	} {
		if got := Fault(en, c.err); got != c.want {
			t.Errorf("%v: %q, want %q", c.err, got, c.want)
		}
	}
}

// TestEveryFaultHasWords checks that every fault of package puzzle has a text.
func TestEveryFaultHasWords(t *testing.T) {
	en := assets.Load("en")
	n := 0
	for f := puzzle.Fault(0); !strings.HasPrefix(f.String(), "Fault("); f++ {
		n++
		text := Fault(en, &puzzle.Error{Kind: f, Input: "in", Offset: 0, Want: "number"})
		if strings.ContainsAny(text, "⟦{") || strings.HasPrefix(text, "puzzle:") || FaultName(f) == f.String() {
			t.Errorf("%v: %q", f, text)
		}
	}
	if n != len(faultKeys) {
		t.Errorf("%d faults, %d texts", n, len(faultKeys))
	}
}

func TestEveryWantHasWords(t *testing.T) {
	en := assets.Load("en")
	for want, key := range wantKeys {
		text := Fault(en, &puzzle.Error{Kind: puzzle.FaultSyntax, Input: "in", Offset: 0, Want: want})
		if !strings.Contains(text, en.T(key)) {
			t.Errorf("%s: %q", want, text)
		}
	}
	if text := Fault(en, &puzzle.Error{Input: "4", Offset: 1, Want: "'x'"}); !strings.HasPrefix(text, `expected "x"`) {
		t.Error(text)
	}
}

func TestQuote(t *testing.T) {
	long := strings.Repeat("é", 100)
	for _, c := range []struct {
		text string
		at   int
		want string
	}{
		{"", 0, `""`},
		{"a\x1b[31m", 0, `"a\x1b[31m"`},
		{strings.Repeat("a", 30) + "X" + strings.Repeat("b", 50), 30,
			"\"…" + strings.Repeat("a", 24) + "X" + strings.Repeat("b", 35) + "…\""},
		{strings.Repeat("10 ", 30), 45, `"…10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10…"`},
		{long, 101, "\"…" + strings.Repeat("é", 31) + "…\""},
	} {
		if got := Quote(c.text, c.at); got != c.want {
			t.Errorf("Quote(%q, %d) = %s, want %s", c.text, c.at, got, c.want)
		}
	}
}

func FuzzQuote(f *testing.F) {
	f.Add("1 2 3", 2)
	f.Add("\xff\xfe\x80\x80\x80", 4)
	f.Fuzz(func(t *testing.T, text string, at int) {
		at = max(0, min(at, len(text)))
		got := Quote(text, at)
		if !utf8.ValidString(got) || strings.ContainsFunc(got, unicode.IsControl) {
			t.Errorf("Quote(%q, %d) = %q", text, at, got)
		}
	})
}

func TestExplanation(t *testing.T) {
	en := assets.Load("en")
	for _, c := range []struct{ id, want string }{
		{"2x2:2,1,3,0", "On an even width the two must match. The permutation is odd, the blank is 0 steps from its place, even; both must be alike. Swapping 3 and 2 would fix it."},
		{"3x3:1,2,3,4,5,6,7,0,8", "0 inversions here, an even number; 0 inversions in the goal, an even number. On an odd width the two must match."},
		{"2x2.snake:1,2,0,3", "0 inversions along the goal's line, even; even is needed."},
		{"3x1:2,1,0", "the order is 2 1, the goal needs 1 2."},
		{"3x1:1,0,2", "the order 1 2 is the goal's."},
	} {
		g, err := puzzle.ParseGame(c.id)
		if err != nil {
			t.Fatal(err)
		}
		if got := Explanation(en, g.Scramble, g.Goal); !strings.Contains(got, c.want) || strings.ContainsAny(got, "⟦{") {
			t.Errorf("%s: %q", c.id, got)
		}
	}
}
