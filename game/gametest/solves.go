package gametest

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// WithSolves returns a store with the records of a player who gets better: of five configurations, over some months
// before Start.
func WithSolves(t testing.TB) *Memory {
	t.Helper()
	m := NewMemory()
	rng := rand.New(rand.NewPCG(4, 2))
	for _, of := range []struct {
		config string
		n      int
		slow   float64 // seconds a move, at first
		in     session.Input
	}{{"4x4.classic", 90, 1.1, session.Keyboard}, {"4x4.snake", 40, 1.4, session.Keyboard}, {"3x3.classic", 6, 0.8, session.Touch},
		{"4x4.wild", 14, 1.6, session.Mouse}, {"5x3.spiral-random", 1, 1.2, session.Gamepad}} {
		for i := range of.n {
			in := of.in
			if i%7 == 6 {
				in = session.Touch
			}
			pace := of.slow * (0.3 + 0.7/(1+float64(i)/12)) * (0.85 + 0.4*rng.Float64())
			date := Start.Add(-time.Duration(of.n-1-i) * 31 * time.Hour)
			m.Append(game.SolvesFile, solved(t, rng, of.config, pace, in, date, i%9 == 4).Line())
		}
	}
	return m
}

// solved plays a game of a configuration, pace seconds a move, and returns its record.
func solved(t testing.TB, rng *rand.Rand, config string, pace float64, in session.Input, date time.Time, undo bool) session.Solve {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	g, err := puzzle.DealSeeded(c, config+date.String())
	if err != nil {
		t.Fatal(err)
	}
	g.Seeded, g.Seed = false, ""
	g.Scramble = g.Goal.Board()
	var back []puzzle.Move
	for n := 30 + rng.IntN(30); len(back) < n || g.Scramble == g.Goal.Board(); {
		m := puzzle.Move{Dir: puzzle.Dir(rng.IntN(4)), N: 1}
		if next, err := g.Scramble.Play(m); err == nil && (len(back) == 0 || m.Dir != back[len(back)-1].Dir) {
			g.Scramble = next
			back = append(back, puzzle.Move{Dir: opposite(m.Dir), N: 1})
		}
	}
	slices.Reverse(back)
	s := session.New(g, session.Options{}, date)
	now := time.Duration(0)
	for i, m := range back {
		if err := s.Move(m, now, in); err != nil {
			t.Fatal(err)
		}
		now += time.Duration(pace * (0.5 + rng.Float64()) * float64(time.Second))
		if undo && i == 3 {
			s.Undo(now)
			if err := s.Move(m, now, in); err != nil {
				t.Fatal(err)
			}
		}
	}
	r, ok := s.Solve(date)
	if !ok {
		t.Fatalf("%s is not solved", g.ID())
	}
	return r
}

func opposite(d puzzle.Dir) puzzle.Dir {
	return map[puzzle.Dir]puzzle.Dir{puzzle.Up: puzzle.Down, puzzle.Down: puzzle.Up, puzzle.Left: puzzle.Right, puzzle.Right: puzzle.Left}[d]
}

// OpenRecords opens the records and presses controls there, one after the other.
func (r *Run) OpenRecords(ids ...ui.ID) {
	r.T.Helper()
	r.Open("records")
	r.Tick(5)
	for _, id := range ids {
		r.Press(id)
		r.Tick(5)
	}
}
