package puzzle

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// randomReplay returns a replay with steps of all kinds; runs says whether several tiles may move at once.
func randomReplay(t *testing.T, config string, steps int, r *rand.Rand, pace float64) Replay {
	t.Helper()
	c, err := ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Deal(c, DealOptions{Rand: r})
	if err != nil {
		t.Fatal(err)
	}
	g.Config, g.Seed, g.Seeded = Config{g.Goal.Size(), g.Goal.Rule()}, "", false
	p := newPlayer(g)
	var list []ReplayStep
	for len(list) < steps {
		s := ReplayStep{At: p.clock}
		if p.started {
			s.At += time.Duration(r.ExpFloat64()*pace) * time.Millisecond
		}
		if s.Kind = StepKind(r.IntN(int(stepKinds))); r.IntN(3) > 0 {
			s.Kind = MoveStep
		}
		if s.Kind.hasMove() {
			s.Move.Dir = Dir(r.IntN(4))
			if most := p.board.MaxRun(s.Move.Dir); most > 0 {
				s.Move.N = 1 + r.IntN(most)
			}
		}
		if p.take(s) {
			list = append(list, s)
		}
		if p.board == p.goal {
			break
		}
	}
	rep, err := NewReplay(g, list, true)
	if err != nil {
		t.Fatal(err)
	}
	return rep
}

func sameReplay(a, b Replay) bool {
	return a.Game == b.Game && a.Timed == b.Timed && slices.Equal(a.Steps, b.Steps)
}

func TestReplayRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 300 {
		config := []string{"4x4.classic", "3x3.random", "5x4.wild-random", "2x2.spiral", "32x32.snake"}[i%5]
		rep := randomReplay(t, config, r.IntN(60), r, []float64{0, 1, 300, 1e7}[i%4])
		got, err := ParseReplay(rep.String())
		if err != nil || !sameReplay(got, rep) || got.String() != rep.String() {
			t.Fatalf("%s: %v", rep, err)
		}
		if !IsReplay(rep.String()) || LinkEscape(rep.String()) != strings.NewReplacer("!", "%21", "_", "%5F").Replace(rep.String()) {
			t.Fatalf("%s does not stand for itself in a link", rep)
		}
	}
}

// TestReplayPinned reads texts that must stay what they are for ever.
func TestReplayPinned(t *testing.T) {
	for _, c := range []struct{ text, steps string }{
		{"2x2:1,2,0,3!L", "0s:L"},
		{"4x4:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15! D3\tL2", "0s:D3 0s:L2"},
		{pinned, "0s:L2 0s:hint 120ms:U 1.5s:D 1.5s:undo 1.6s:redo 1.601s:pause 2s:peek 1m39.999s:auto R2 1m40s:U2 2777h46m39.999s:L2"},
		{pinnedSecond, "0s:L2 0s:hint 120ms:U 1.5s:D 1.5s:undo 1.6s:redo 1.601s:pause 2s:peek 1m39.999s:auto R2 1m40s:U2 2777h46m39.999s:L2"},
		{pinnedRound, "0s:L2 0s:hint 0s:U 1.28s:D 1.28s:undo 1.536s:redo 1.536s:pause 1.792s:peek 1m39.84s:auto R2 1m39.84s:U2 2777h46m39.999s:L2"},
	} {
		rep, err := ParseReplay(c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if got := describe(rep); got != c.steps {
			t.Errorf("%s: steps %s, want %s", c.text, got, c.steps)
		}
	}
}

// pinned is a replay with steps of every kind.
const pinned = "3x3.classic:0,2,3,1,5,6,4,7,8!1FoPYPed_lo8j16j6fn6T8bf_5-08Dp_____FQKXWP-A"

// The same in the second form, and with times cut to multiples of 256 ms.
const (
	pinnedSecond = "3x3.classic:0,2,3,1,5,6,4,7,8!2_4FvJvVYNc8NAQYP7Oi44OL1JxbFPRtTBcf2cnI"
	pinnedRound  = "3x3.classic:0,2,3,1,5,6,4,7,8!23_FtMK89JKe2NDrNdXWefFCcNlw"
)

func describe(r Replay) string {
	var list []string
	for _, s := range r.Steps {
		text := [...]string{"", "auto ", "undo", "redo", "hint", "peek", "pause"}[s.Kind]
		if s.Kind.hasMove() {
			text += s.Move.String()
		}
		list = append(list, s.At.String()+":"+text)
	}
	return strings.Join(list, " ")
}

func TestReplayRefused(t *testing.T) {
	const id = "3x3.classic:1,2,3,4,5,6,7,0,8!"
	for _, c := range []struct {
		text string
		kind Fault
		at   int
	}{
		{id + "LU", FaultMove, len(id) + 1}, // the goal is reached
		{id + "LL", FaultMove, len(id) + 1},
		{id + "U", FaultMove, len(id)},
		{id + "3", FaultSyntax, len(id)},
		{id + "2", FaultPacked, len(id) + 1},
		{id + "2A", FaultPacked, len(id) + 1},
		{id + "2=", FaultSyntax, len(id) + 1},
		{id + "2" + strings.Repeat("_", 2000), FaultPacked, 0},
		{id + "1", FaultPacked, len(id) + 1},
		{id + "1A", FaultPacked, len(id) + 1},
		{id + "1AAAA", FaultMove, len(id) + 2},
		{id + "1A=", FaultSyntax, len(id) + 2},
		{id + "1A\nA", FaultSyntax, len(id) + 2},
		{id + "1" + strings.Repeat("_", 2000), FaultPacked, 0},
		{"3x3.classic#seed!L", FaultSyntax, 11},
		{"3x3.wild:1,2,3,4,5,6,7,0,8!L", FaultUndrawn, 8},
		{"3x3:1,2,3,4,5,6,7,0,8", FaultSyntax, 21},
		{"3x3:1,2,3,4,5,6,7,0!L", FaultCount, 0},
		{id + strings.Repeat(" ", maxText), FaultLength, -1},
	} {
		_, err := ParseReplay(c.text)
		var e *Error
		if !errors.As(err, &e) || e.Kind != c.kind || c.at > 0 && e.Offset != c.at {
			t.Errorf("%.60q: %v, want %v at %d", c.text, err, c.kind, c.at)
		}
	}
	g, _ := ParseGame(strings.TrimSuffix(id, "!"))
	for _, steps := range [][]ReplayStep{
		{{Kind: UndoStep}}, {{Kind: RedoStep}}, {{Kind: PauseStep}}, {{Kind: stepKinds}}, {{Move: Move{Left, 0}}},
		{{Move: Move{Right, 1}}, {Kind: HintStep, At: -1}}, {{Kind: HintStep, At: time.Second}},
		{{Move: Move{Right, 1}}, {Kind: HintStep, At: MaxReplayTime + time.Millisecond}}, {{Move: Move{Right, 1}, At: time.Microsecond}},
	} {
		if _, err := NewReplay(g, steps, true); err == nil {
			t.Errorf("%v is taken", steps)
		}
	}
}

func TestIsReplay(t *testing.T) {
	for text, want := range map[string]bool{"3x3:1!L": true, "3x3#wow!": false, "3x3": false, "!": true} {
		if IsReplay(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

func FuzzParseReplay(f *testing.F) {
	for _, id := range fuzzIDs {
		f.Add(id + "!")
	}
	addAll(f, pinned, pinnedSecond, pinnedRound, pinnedSecond[:len(pinnedSecond)-4], "2x2:1,2,0,3!2", "2x2:1,2,0,3!L", "2x2:1,2,0,3!1AHw", "3x3:0,1,2,3,4,5,6,7,8!1"+strings.Repeat("A", 90), "3x3:0,1,2,3,4,5,6,7,8!U2L2D")
	f.Fuzz(checkReplayText)
}

// checkReplayText checks that a text is refused with a message, or is a replay that can be written and read again.
func checkReplayText(t *testing.T, text string) {
	r, err := ParseReplay(text)
	if err != nil {
		checkError(t, text, err)
		if r.Steps != nil || r.Game != (Game{}) {
			t.Fatalf("%q: %v beside %v", text, r, err)
		}
		return
	}
	again, err := ParseReplay(r.String())
	switch {
	case err == nil && !sameReplay(again, r):
		t.Fatalf("%q: %q read back %v", text, r.String(), again)
	case err != nil && len(r.String()) <= maxText:
		t.Fatalf("%q: %q: %v", text, r.String(), err)
	}
	if _, err := NewReplay(r.Game, r.Steps, r.Timed); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	moves, at := r.Line()
	b := r.Game.Scramble
	for i, m := range moves {
		if b, err = b.Play(m); err != nil || at[i] < 0 || i > 0 && at[i] < at[i-1] || at[i] > r.Time() {
			t.Fatalf("%q: move %d of the line: %v at %v", text, i, err, at[i])
		}
	}
	if b != r.End() || len(SplitsOf(r.Game.Goal, r.Game.Scramble, moves)) > r.Game.Goal.Size().Cells() {
		t.Fatalf("%q: the line ends in %v, the replay in %v", text, b, r.End())
	}
}
