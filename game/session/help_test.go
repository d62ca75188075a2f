package session

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

const ms = time.Millisecond

// day is the date of deals in tests.
var day = time.Date(2026, 11, 21, 9, 50, 0, 0, time.UTC)

func mustGame(t testing.TB, id string) puzzle.Game {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func mustMoves(t testing.TB, text string) []puzzle.Move {
	t.Helper()
	moves, err := puzzle.ParseMoves(text)
	if err != nil {
		t.Fatal(err)
	}
	return moves
}

// near returns a game of the configuration and the moves that solve it, the given number of single steps.
func near(t testing.TB, config string, steps int, r *rand.Rand) (puzzle.Game, []puzzle.Move) {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rand.NewPCG(r.Uint64(), r.Uint64())})
	if err != nil {
		t.Fatal(err)
	}
	b := g.Goal.Board()
	back := make([]puzzle.Move, steps)
	for i := steps - 1; i >= 0; i-- {
		m := anyMove(b, r)
		for i < steps-1 && m.Dir == back[i+1].Dir { // do not undo the step before
			m = anyMove(b, r)
		}
		b, _ = b.Play(m)
		back[i] = m.Inverse()
	}
	g.Scramble = b
	g.Seed, g.Seeded = "", false
	return g, back
}

// anyMove returns a random legal move.
func anyMove(b puzzle.Board, r *rand.Rand) puzzle.Move {
	for {
		d := puzzle.Dir(r.IntN(4))
		if n := b.MaxRun(d); n > 0 {
			return puzzle.Move{Dir: d, N: 1 + r.IntN(n)}
		}
	}
}

// digest describes everything in a log that its file must preserve, and nothing else: it leaves out pauses, for example.
func digest(l *Log) string {
	text := fmt.Sprintf("%d games, at %d, goes on %v\n", l.Games(), l.at, l.Current() != nil && l.hasNext())
	for _, s := range l.games {
		g := s.game
		text += fmt.Sprintf("%s %s %v %q %v %s\n", g.ID(), g.Config, g.Seeded, g.Seed, s.options, s.dealt.UTC())
		text += fmt.Sprintf("%v %+v %+v\n", s.over, s.tries, s.branches)
		text += fmt.Sprintf("%s %v %v\n%v\n%v\n%v\n%+v\n", s.board, s.started, s.solved, s.line, s.ahead, s.events, s.counts)
		text += fmt.Sprintf("%v %v\n", s.last, s.recordable)
	}
	return text
}

// tape is a sink that records all lines and, after each line, the digest of the log.
type tape struct {
	log    *Log
	text   []byte
	states map[int]string // digests by the length of the text
}

func newTape() *tape {
	p := &tape{states: map[int]string{}}
	p.log = NewLog(p.put)
	p.states[0] = digest(p.log)
	return p
}

func (p *tape) put(line []byte) {
	p.text = append(append(p.text, line...), '\n')
	p.states[len(p.text)] = digest(p.log)
}

// play applies the given number of random actions of a player, with time passing between them, and returns the moment of
// the last one.
func play(t testing.TB, l *Log, things int, r *rand.Rand) time.Duration {
	t.Helper()
	now := time.Duration(r.Int64N(int64(time.Hour)))
	for range things {
		now += time.Duration(r.Int64N(int64(400 * ms)))
		s := l.Current()
		if s == nil || s.Over() && r.IntN(2) == 0 || r.IntN(40) == 0 {
			config := []string{"2x2.classic", "2x2.wild", "3x2.random-random", "3x3.snake-random", "4x4.spiral-7"}[r.IntN(5)]
			g, _ := near(t, config, 1+r.IntN(12), r)
			if r.IntN(3) == 0 {
				g, _ = puzzle.DealSeeded(g.Config, fmt.Sprintf("%% ü #%d", r.IntN(1000)))
			}
			o := Options{First: r.IntN(5) == 0, Mode: []Mode{Ordinary, Ordinary, FewestMoves, Blind}[r.IntN(4)]}
			if r.IntN(6) == 0 {
				o.Own, o.Practice = true, "rows"
			}
			l.New(g, o, now, day.Add(now))
			continue
		}
		switch n := r.IntN(44); {
		case n < 20:
			_ = s.Move(anyMove(s.Board(), r), now, Keyboard+Input(r.IntN(5)))
		case n < 27:
			l.Undo(now)
		case n < 33:
			l.Redo(now)
		case n == 33:
			s.Hint(now)
		case n == 34:
			s.Peek(now)
		case n == 35:
			_ = s.Auto(anyMove(s.Board(), r), now)
		case n < 38:
			s.Pause(now)
		case n >= 38:
			doMode(s, now, r)
		}
		if l.Current().Paused() && r.IntN(2) == 0 {
			l.Current().Resume(now)
		}
		for range r.IntN(3) * r.IntN(60) {
			now += 16 * ms
			l.Current().Tick(now)
		}
	}
	return now
}

// doMode does one of the things that only modes know.
func doMode(s *Session, now time.Duration, r *rand.Rand) {
	switch r.IntN(6) {
	case 0:
		s.Check(now)
	case 1:
		s.StartStudy(now)
	case 2, 3:
		s.Try(now)
	default:
		s.Return(now)
	}
}

// newRand returns a random source and logs its seed.
func newRand(t testing.TB) *rand.Rand {
	t.Helper()
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}
