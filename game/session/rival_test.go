package session

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// rivalOf returns a replay that solves a game with moves a second apart.
func rivalOf(t *testing.T, g puzzle.Game, moves string) puzzle.Replay {
	t.Helper()
	list, err := puzzle.ParseMoves(moves)
	if err != nil {
		t.Fatal(err)
	}
	var steps []puzzle.ReplayStep
	for i, m := range list {
		steps = append(steps, puzzle.ReplayStep{Move: m, At: time.Duration(i) * time.Second})
	}
	r, err := puzzle.NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestRivalKept reads a race from its log: the rival is the same, step for step, also with a seed and a configuration that
// drew the goal.
func TestRivalKept(t *testing.T) {
	g, err := puzzle.ParseGame("2x2.classic:0,2,1,3")
	if err != nil {
		t.Fatal(err)
	}
	g.Seed, g.Seeded = "some seed", true
	if g.Config, err = puzzle.ParseConfig("2x2.classic-random"); err != nil {
		t.Fatal(err)
	}
	rep := rivalOf(t, g, "UL")
	l := NewLog(nil)
	s := l.New(g, Options{Own: true, Rival: RivalText(rep)}, 0, time.Time{})
	again := Load(l.Compact())
	if len(again.Problems) > 0 || again.Log.Current().Options() != s.Options() {
		t.Fatalf("%v: %+v", again.Problems, again.Log.Current().Options())
	}
	r, ok := again.Log.Current().Rival()
	if !ok || r.String() != rep.String() || r.Time() != rep.Time() || r.Game != g {
		t.Errorf("the rival is %v, %v; want %v", r, ok, rep)
	}
}

// TestRivalRefused reads heads whose rival is none: the game is a game all the same.
func TestRivalRefused(t *testing.T) {
	for _, text := range []string{"", "R", "1", "1_____", "L", strings.Repeat("A", 70<<10)} {
		line := "game 1 2026-01-02T03:04:05Z 2x2:1,2,0,3 own rival=" + text + "\n"
		ld := Load([]byte(line))
		s := ld.Log.Current()
		if s == nil || len(ld.Problems) > 0 || !s.Own() {
			t.Fatalf("%.40q: %v", text, ld.Problems)
		}
		if r, ok := s.Rival(); ok {
			t.Errorf("%.40q is a rival: %v", text, r)
		}
	}
}

// TestRivalTooLong leaves out a rival that no reader of replays would take.
func TestRivalTooLong(t *testing.T) {
	g, err := puzzle.ParseGame("2x2:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	var steps []puzzle.ReplayStep
	for i := range 150000 {
		steps = append(steps, puzzle.ReplayStep{Move: puzzle.Move{Dir: []puzzle.Dir{puzzle.Down, puzzle.Up}[i%2], N: 1}, At: time.Duration(i) * 7654 * time.Millisecond})
	}
	r, err := puzzle.NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	if text := RivalText(r); text != "" {
		t.Errorf("a text of %d bytes is kept", len(text))
	}
	if r, err = puzzle.NewReplay(g, steps[:10], true); err != nil || RivalText(r) == "" {
		t.Errorf("a short one is not kept: %v", err)
	}
}
