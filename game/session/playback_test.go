package session

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestPlayback films random games: the film goes through the boards of the game, and both ways.
func TestPlayback(t *testing.T) {
	r := newRand(t)
	for range 100 {
		log := NewLog(nil)
		play(t, log, 60, r)
		rec := log.Current().Recording()
		for _, whole := range []bool{true, false} {
			p := NewPlayback(rec, whole)
			if p.Board(p.Last()) != rec.End() || p.Board(0) != rec.Game.Scramble {
				t.Fatalf("whole %v: the film of %s ends in %v", whole, rec, p.Board(p.Last()))
			}
			moves, _ := rec.Line()
			if p.Frame(p.Last()).STM != puzzle.STM(moves) || !whole && p.Last() != len(moves) {
				t.Fatalf("whole %v: %d tiles moved in the film of %s", whole, p.Frame(p.Last()).STM, rec)
			}
			for i := range p.Last() {
				f, next := p.Frame(i), p.Frame(i+1)
				if next.At < f.At || next.Clock < f.Clock || p.FrameAt(next.At) < i+1 || p.FrameAtClock(f.Clock) < i {
					t.Fatalf("frame %d of %s is at %v, the next at %v", i, rec, f, next)
				}
			}
			checkSplits(t, p, whole, r)
		}
	}
}

// checkSplits checks the splits against the boards of all frames.
func checkSplits(t *testing.T, p *Playback, whole bool, r *rand.Rand) {
	goal := p.Recording.Game.Goal
	for part, cells := range goal.Parts() {
		home := func(i int) bool {
			b := p.Board(i)
			return !slices.ContainsFunc(cells, func(c int) bool { return b.At(c) != goal.Board().At(c) })
		}
		since := p.Splits()[part]
		if since < 0 {
			if home(p.Last()) {
				t.Fatalf("part %d of %s is home at the end", part, p.Recording)
			}
			continue
		}
		if !home(since) || !home(p.Last()) || !whole && !home(since+r.IntN(p.Last()-since+1)) {
			t.Fatalf("part %d of %s is not home from frame %d on", part, p.Recording, since)
		}
	}
}

func TestPlaybackTimes(t *testing.T) {
	read := func(steps ...puzzle.ReplayStep) Recording {
		r, err := puzzle.NewReplay(mustGame(t, "3x3.classic:1,2,3,4,5,6,0,7,8"), steps, true)
		if err != nil {
			t.Fatal(err)
		}
		return Recording{Replay: r}
	}
	left := puzzle.Move{Dir: puzzle.Left, N: 1}
	p := NewPlayback(read(puzzle.ReplayStep{Move: left}, puzzle.ReplayStep{Kind: puzzle.PauseStep, At: time.Second},
		puzzle.ReplayStep{Kind: puzzle.UndoStep, At: 3 * time.Second}, puzzle.ReplayStep{Move: puzzle.Move{Dir: puzzle.Left, N: 2}, At: 4 * time.Second}), true)
	var at []time.Duration
	for i := range p.Last() + 1 {
		at = append(at, p.Frame(i).At)
	}
	if want := []time.Duration{0, standShown, time.Second + standShown, 4*time.Second + standShown, 5*time.Second + standShown}; !slices.Equal(at, want) {
		t.Errorf("frames at %v, want %v", at, want)
	}
	if p.FrameAtClock(3500*time.Millisecond) != 3 || p.FrameAtClock(0) != 1 || p.FrameAt(0) != 0 || p.Length() != 5*time.Second+standShown {
		t.Error("wrong frame")
	}
	if want := []int{0, 0, 4}; !slices.Equal(p.Splits(), want) {
		t.Errorf("splits %v, want %v", p.Splits(), want)
	}
	p = NewPlayback(read(p.Recording.Steps...), false)
	if p.Last() != 1 || p.Frame(1).Clock != 4*time.Second {
		t.Errorf("the line has %d frames", p.Last())
	}
}
