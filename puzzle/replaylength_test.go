package puzzle

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// player100 plays 100 moves in a way that is like a person's: seldom back, runs now and then, times of a log-normal
// distribution with a mean and a spread, and pauses.
type player100 struct {
	mean    float64 // ms
	spread  float64
	thinks  float64 // the part of the times that are minutes
	bursts  bool    // quick and slow times come in rows
	undoing bool    // some moves are undone
}

func (p player100) replay(t *testing.T, config string, r *rand.Rand) Replay {
	t.Helper()
	rep := randomReplay(t, config, 0, r, 0)
	var steps []ReplayStep
	player, at, slow, moves := newPlayer(rep.Game), time.Duration(0), false, 0
	for last := Dir(5); moves < 100; {
		s := ReplayStep{Move: Move{Dir(r.IntN(4)), 1}, At: at}
		n := player.board.MaxRun(s.Move.Dir)
		switch {
		case p.undoing && len(player.line) > 0 && r.IntN(12) == 0:
			s = ReplayStep{Kind: UndoStep, At: at}
		case n == 0 || last < 4 && s.Move.Dir == last.Opposite() && r.IntN(30) > 0:
			continue
		case n > 1 && r.IntN(8) == 0:
			s.Move.N += r.IntN(n)
		}
		if !player.take(s) {
			continue
		}
		if s.Kind == MoveStep {
			moves++
			last = s.Move.Dir
		}
		steps = append(steps, s)
		mean := p.mean
		if p.bursts {
			if r.IntN(6) == 0 {
				slow = !slow
			}
			if mean *= 0.3; slow {
				mean *= 5
			}
		}
		passed := mean * math.Exp(r.NormFloat64()*p.spread-p.spread*p.spread/2)
		if r.Float64() < p.thinks {
			passed += r.ExpFloat64() * 300e3
		}
		at += time.Duration(passed) * time.Millisecond
	}
	rep, err := NewReplay(rep.Game, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	return rep
}

var lengthConfigs = []string{"4x4.classic", "4x4.snake", "4x4.wild-random", "4x4.random", "3x3.classic"}

// TestReplayLength packs games of 100 moves by quick, slow and pensive players: the text of a link has at most 300 characters,
// the same moves, the same time at the end, and no time is off by more than a fiftieth of the mean time between moves.
func TestReplayLength(t *testing.T) {
	players := map[string]player100{
		"5 a second":         {mean: 200, spread: 0.5},
		"quick":              {mean: 600, spread: 0.8},
		"steady":             {mean: 1230, spread: 0.8},
		"slow":               {mean: 3000, spread: 1},
		"pensive":            {mean: 10e3, spread: 1.2},
		"a move a minute":    {mean: 60e3, spread: 1.2},
		"a move a day":       {mean: 86.4e6, spread: 0.2},
		"in bursts":          {mean: 1000, spread: 0.6, bursts: true},
		"minutes of thought": {mean: 1500, spread: 0.8, thinks: 0.1},
		"with undos":         {mean: 1000, spread: 0.8, undoing: true},
	}
	for name, p := range players {
		r := rand.New(rand.NewPCG(5, 6))
		var first, second, link, off int
		for i := range 40 * len(lengthConfigs) {
			rep := p.replay(t, lengthConfigs[i%len(lengthConfigs)], r)
			text := rep.Link()
			got, err := ParseReplay(text)
			if err != nil || got.Link() != text || got.String() != text && got.Link() != got.String() {
				t.Fatalf("%s: %s: %v", name, text, err)
			}
			if got.Time() != rep.Time() || got.End() != rep.End() || len(got.Steps) != len(rep.Steps) {
				t.Fatalf("%s: %s is another game than %s", name, text, rep)
			}
			for k, s := range got.Steps {
				if s.Move != rep.Steps[k].Move || s.Kind != rep.Steps[k].Kind {
					t.Fatalf("%s: %s has another step %d than %s", name, text, k, rep)
				}
				off = max(off, int((rep.Steps[k].At - s.At).Milliseconds()))
			}
			id := rep.Game.ID() + "!1"
			first = max(first, len(appendPacked([]byte(id), rep.Steps)))
			second, link = max(second, len(rep.String())), max(link, len(text))
		}
		if float64(off) > p.mean/50 {
			t.Errorf("%s: a time is off by %d ms", name, off)
		}
		if link > linkLength {
			t.Errorf("%s: a link of 100 moves takes %d characters", name, link)
		}
		t.Logf("%s: at most %d characters in the first form, %d in the second, %d as a link, off by %d ms at most", name, first, second, link, off)
	}
}

// TestReplayLengthWorst packs 100 moves that are as hard to guess as can be, at times spread over all that a clock shows.
func TestReplayLengthWorst(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	longest := 0
	for i := range 400 {
		rep := randomReplay(t, lengthConfigs[i%4], 0, r, 0)
		p, at := newPlayer(rep.Game), uint64(0)
		var steps []ReplayStep
		for len(steps) < 100 {
			s := ReplayStep{Move: Move{Dir(r.IntN(4)), 1}, At: time.Duration(at) * time.Millisecond}
			if most := p.board.MaxRun(s.Move.Dir); most > 0 {
				s.Move.N = 1 + r.IntN(most)
			}
			if p.take(s) {
				steps = append(steps, s)
				at = min(at+r.Uint64N(1<<r.IntN(27)+1), uint64(MaxReplayTime/time.Millisecond))
			}
		}
		rep, err := NewReplay(rep.Game, steps, true)
		if err != nil {
			t.Fatal(err)
		}
		text := rep.Link()
		got, err := ParseReplay(text)
		if err != nil || got.Time() != rep.Time() || got.End() != rep.End() {
			t.Fatalf("%s: %v", text, err)
		}
		longest = max(longest, len(text))
	}
	if longest > linkLength {
		t.Errorf("a link of 100 moves takes %d characters", longest)
	}
	t.Logf("the longest has %d characters", longest)
}

// TestReplayShort refuses a short text that tells of more steps than its characters allow, and writes long runs of the same
// steps, which would make such a text, in the first form.
func TestReplayShort(t *testing.T) {
	g, err := ParseGame("2x2:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	var steps []ReplayStep
	for i := range 9000 {
		steps = append(steps, ReplayStep{Move: Move{[]Dir{Down, Up}[i%2], 1}})
	}
	r, err := NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	text := r.String()
	if got, err := ParseReplay(text); err != nil || !sameReplay(got, r) || !strings.Contains(text, "!1") && len(text) < len(steps)/stepsLetter {
		t.Errorf("%d steps in %d characters, %v", len(steps), len(text), err)
	}
	c := newWriter()
	c.plain(0, roundBits)
	c.plain(1, usualBits)
	newModel(c, g, timing{0, 1}).count(1000)
	code := c.end()
	if _, err := ParseReplay(fmt.Sprintf("%s!2%s", g.ID(), packedCode.EncodeToString(code))); err == nil {
		t.Error("1000 steps in no text are taken")
	}
}
