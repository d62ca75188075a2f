package puzzle

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// sizesOf returns the sizes of the legs of a run.
func sizesOf(r Run) string {
	var sizes []string
	for i := range r.Len() {
		sizes = append(sizes, r.Config(i).Size.String())
	}
	return strings.Join(sizes, " ")
}

func TestParseRun(t *testing.T) {
	for _, c := range []struct{ text, want, sizes string }{
		{"relay(2x2..5x5).snake", "relay(2x2..5x5).snake", "2x2 3x3 4x4 5x5"},
		{"relay(5x5..2x2)", "relay(5x5..2x2).classic", "5x5 4x4 3x3 2x2"},
		{"relay(2X5..5×5).wild-random#a b", "relay(2x5..5x5).wild-random#a b", "2x5 3x5 4x5 5x5"},
		{"relay(5x4..5x2).spiral-1", "relay(5x4..5x2).spiral-1", "5x4 5x3 5x2"},
		{"relay(2x2..3x3).classic-4", "relay(2x2..3x3).classic-4", "2x2 3x3"},
		{"relay(6x4..4x2).random", "relay(6x4..4x2).random", "6x4 5x3 4x2"},
		{"everything(2x2..4x3)", "everything(2x2..4x3).classic", "2x2 3x2 4x2 2x3 3x3 4x3"},
		{"everything(4x4..2x2).snake", "everything(4x4..2x2).snake", "4x4 3x4 2x4 4x3 3x3 2x3 4x2 3x2 2x2"},
		{"marathon(3).2x3", "marathon(3).2x3.classic", "2x3 2x3 2x3"},
		{"marathon(2).2x2.path(a1:RDL)-4##/1", "marathon(2).2x2.path(a1:RDL)##/1", "2x2 2x2"},
		{"marathon(2).2x2.board(1,2/3,0)", "marathon(2).2x2.board(1,2/3,0)", "2x2 2x2"},
	} {
		r, err := ParseRun(c.text)
		if err != nil || r.ID() != c.want || sizesOf(r) != c.sizes {
			t.Errorf("%s: %s of %s, %v", c.text, r.ID(), sizesOf(r), err)
		}
		if again, err := ParseRun(r.ID()); err != nil || again != r || r.Check() != nil || !IsRun(c.text) {
			t.Errorf("%s: read back %+v, %v", c.text, again, err)
		}
	}
	if r, err := ParseRun("everything(2x2..32x32)"); err != nil || r.Len() != 961 || r.Len() > MaxLegs || r.Config(960).Size != (Size{32, 32}) {
		t.Errorf("all sizes: %d, %v", r.Len(), err)
	}
}

func TestParseRunFaults(t *testing.T) {
	for _, c := range []struct {
		text string
		kind Fault
		at   int
		want string
	}{
		{"", FaultSyntax, 0, "run"},
		{"race(2x2..3x3)", FaultSyntax, 0, "run"},
		{"relay", FaultSyntax, 5, "'('"},
		{"relay(2x2)", FaultSyntax, 9, "'.'"},
		{"relay(2x2.3x3)", FaultSyntax, 10, "'.'"},
		{"relay(2x2..3x3", FaultSyntax, 14, "')'"},
		{"relay(2x2..3x3)snake", FaultSyntax, 15, "'#'"},
		{"relay(2x2..3x3).snake:1", FaultSyntax, 21, "'#'"},
		{"relay(2x2..3x3).bee", FaultGoal, 16, "goal"},
		{"relay(2x2..33x33)", FaultRange, 11, ""},
		{"relay(1x2..3x4)", FaultOneRow, 6, ""},
		{"relay(2x2..2x2)", FaultRunSizes, 6, ""},
		{"relay(2x2..4x3)", FaultRunSizes, 6, ""},
		{"relay(2x4..4x2)", FaultRunSizes, 6, ""},
		{"everything(2x2..4x2)", FaultRunSizes, 11, ""},
		{"everything(2x4..4x2)", FaultRunSizes, 11, ""},
		{"relay(2x2..3x3).classic-5", FaultRange, 24, ""},
		{"relay(2x2..3x3).path(a1:RDL)", FaultRunGoal, 16, ""},
		{"relay(2x2..3x3).board(1,2/3,0)", FaultRunGoal, 16, ""},
		{"relay(2x2..3x3)#", FaultSeed, 16, "seed"},
		{"relay(2x2..3x3)#a\n", FaultSeed, 17, "seed"},
		{"relay(2x2..3x3)#" + strings.Repeat("a", MaxRunSeed+1), FaultSeed, 16 + MaxRunSeed, "seed"},
		{"marathon(1).3x3", FaultRange, 9, ""},
		{"marathon(1001).3x3", FaultRange, 9, ""},
		{"marathon(9)", FaultSyntax, 11, "'.'"},
		{"marathon(9).1x3", FaultOneRow, 12, ""},
	} {
		r, err := ParseRun(c.text)
		var e *Error
		if !errors.As(err, &e) || e.Kind != c.kind || e.Offset != c.at || e.Want != c.want || e.Input != c.text || r != (Run{}) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
	for _, r := range []Run{{}, {Kind: 7}, {Kind: Marathon, N: 3, From: Size{3, 3}, To: Size{3, 3}, Seed: "\x00"}} {
		if r.Check() == nil {
			t.Errorf("%+v is right", r)
		}
	}
}

// TestRunDealsArePinned checks the boards of a run of each kind: they must never change.
func TestRunDealsArePinned(t *testing.T) {
	for text, want := range map[string][]string{
		"relay(2x2..4x4).snake#monday": {
			"2x2.snake:1,2,3,0", "3x3.snake:3,5,0,8,7,1,2,6,4", "4x4.snake:12,11,1,15,3,8,2,6,4,9,13,10,7,0,14,5",
		},
		"everything(3x3..2x2).wild-random#monday": {
			"3x3.path(b2:LDR2U2L2)-5:6,8,7,1,3,2,0,9,4", "2x3.path(b3:LURUL)-2:0,6,1,3,5,4", "3x2.path(a2:URDRU):1,3,4,2,5,0",
			"2x2.path(a1:DRU)-1:3,2,0,4",
		},
		"marathon(2).3x3.random#monday": {"3x3.board(5,2,3/4,0,7/6,1,8):7,2,4,8,3,1,5,6,0", "3x3.board(6,7,1/8,2,0/5,4,3):4,3,2,1,6,8,5,0,7"},
	} {
		r, err := ParseRun(text)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i := range r.Len() {
			g, err := r.Deal(i)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, g.ID())
			if seeded := mustGame(t, g.SeededID()); seeded != g {
				t.Errorf("%s: leg %d is not %s", text, i+1, g.SeededID())
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q", text, got)
		}
	}
}

func TestDrawSeed(t *testing.T) {
	if got := DrawSeed(SeedSource("monday")); got != "9fhmw6dpyjni5rxtcs3t" || strings.Trim(got, seedLetters) != "" || len(seedLetters) != 32 {
		t.Errorf("drawn is %s", got)
	}
}

func FuzzParseRun(f *testing.F) {
	addAll(f, "relay(2x2..5x5).snake", "relay(5x5..2x2).classic-random#monday", "everything(2x2..5x5).wild", "marathon(42).4x4.classic#a/1",
		"marathon(2).2x2.board(1,2/3,0)", "relay(2x2..32x32).random", "relay(2x2..3x4)", "everything(32x32..2x2)#")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRun(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		if again, err := ParseRun(r.ID()); err != nil || again != r || !IsRun(text) {
			t.Fatalf("%q: %q read back %+v, %v", text, r.ID(), again, err)
		}
		if n := r.Len(); n < 2 || n > MaxLegs || r.Config(0).Size != r.From || r.Config(n-1).Size != r.To {
			t.Fatalf("%q: %d legs", text, n)
		}
		r.Seed = "a"
		if r.From.Cells() < 100 {
			if g, err := r.Deal(0); err != nil || !g.Solvable() || g.Solved() {
				t.Fatalf("%q: %v, %v", text, g.ID(), err)
			}
		}
	})
}

// BenchmarkDealLeg deals a leg of a run at 16x16, its line drawn with it.
func BenchmarkDealLeg(b *testing.B) {
	r, err := ParseRun("marathon(42).16x16.wild-random#monday")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := r.Deal(41); err != nil {
			b.Fatal(err)
		}
	}
}

// TestRunLargest finds the largest board of runs up and down.
func TestRunLargest(t *testing.T) {
	for text, want := range map[string]string{
		"relay(2x2..5x5).snake": "5x5", "relay(5x5..2x2).snake": "5x5", "relay(2x3..6x3).classic": "6x3", "relay(3x6..3x2).classic": "3x6",
		"marathon(42).4x4.classic": "4x4",
	} {
		r, err := ParseRun(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Config(r.Largest()).Size.String(); got != want {
			t.Errorf("the largest board of %s is %s, want %s", text, got, want)
		}
	}
}
