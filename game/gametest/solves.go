package gametest

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// WithSolves returns a store with the records of a keen player who gets better: of six configurations, over some months
// before Start.
func WithSolves(t testing.TB) *Memory {
	t.Helper()
	m := NewMemory()
	rng := rand.New(rand.NewPCG(4, 5))
	for _, of := range []struct {
		config string
		n      int
		mixed  int     // moves of a scramble, at least
		slow   float64 // seconds a move, at first
		in     session.Input
	}{{"4x4.classic", 90, 50, 0.5, session.Keyboard}, {"4x4.wild", 40, 50, 0.68, session.Keyboard}, {"3x3.snake", 26, 20, 0.5, session.Touch},
		{"4x4.snake", 14, 50, 0.8, session.Mouse}, {"5x5.wild", 18, 90, 0.6, session.Keyboard}, {"5x3.spiral-random", 1, 40, 0.8, session.Gamepad}} {
		for i := range of.n {
			in := of.in
			if i%7 == 6 {
				in = session.Touch
			}
			pace := of.slow * (0.3 + 0.7/(1+float64(i)/12)) * (0.75 + 0.6*rng.Float64())
			date := Start.Add(-time.Duration(of.n-1-i) * 31 * time.Hour)
			m.Append(game.SolvesFile, solved(t, rng, of.config, of.mixed, pace, in, date, i%9 == 4).Line())
		}
	}
	return m
}

// solved deals a game of a configuration, mixed by so many moves or up to as many again, and solves it line by line as a person does,
// pace seconds a move. It returns its record.
func solved(t testing.TB, rng *rand.Rand, config string, mixed int, pace float64, in session.Input, date time.Time, undo bool) session.Solve {
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
	last := puzzle.Move{}
	for n := mixed + rng.IntN(mixed); n > 0 || g.Scramble == g.Goal.Board(); {
		m := puzzle.Move{Dir: puzzle.Dir(rng.IntN(4)), N: 1}
		if next, err := g.Scramble.Play(m); err == nil && (last.N == 0 || m.Dir != last.Dir.Opposite()) {
			g.Scramble, last = next, m
			n--
		}
	}
	var moves []puzzle.Move
	for _, a := range coach.New(g.Goal).Solve(g.Scramble) {
		moves = append(moves, a.Moves...)
	}
	s := session.New(g, session.Options{}, date)
	now := time.Duration(0)
	for i, m := range moves {
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
