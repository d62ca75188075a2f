package puzzle

import (
	"testing"
	"time"
)

// replayFrom makes a replay of steps that bytes choose: each takes two or three.
func replayFrom(t *testing.T, id string, steps []byte) Replay {
	t.Helper()
	g, err := ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	timed := len(steps)%4 > 0
	p := newPlayer(g)
	var list []ReplayStep
	for ; len(steps) >= 3; steps = steps[2:] {
		s := ReplayStep{At: p.clock}
		if timed && p.started {
			s.At += time.Duration(int(steps[1])<<(steps[2]%22)) * time.Millisecond // up to six days
		}
		if s.Kind = StepKind(steps[0] >> 4 % 16); s.Kind >= stepKinds || !timed {
			s.Kind = MoveStep
		}
		if s.Kind.hasMove() {
			s.Move.Dir = Dir(steps[0] % 4)
			s.Move.N = 1 + int(steps[0]>>2%4)%max(1, p.board.MaxRun(s.Move.Dir))
		}
		if p.take(s) {
			list = append(list, s)
		}
	}
	r, err := NewReplay(g, list, timed)
	if err != nil {
		t.Fatalf("%s with %v: %v", id, list, err)
	}
	return r
}

// FuzzMadeReplay makes replays of possible steps: the text of one is read as the same replay, its link as the same steps with rounded
// clocks, and a text with another character in it as FuzzParseReplay demands.
func FuzzMadeReplay(f *testing.F) {
	f.Add(uint8(0), []byte("LRULDURDLURLDUDLRUL"), uint16(3), byte('x'))
	f.Add(uint8(1), []byte("\x00\x10\x05\x01\x10\x05\x22\x30\x05\x33\x30\x05\x44\x30\x11\x03\x02\x15\x02"), uint16(40), byte('A'))
	f.Add(uint8(2), []byte("\x00\xff\x15\x01\xff\x15\x02\xff\x15\x03\xff\x15\x41\xff\x15"), uint16(1000), byte('_'))
	ids := []string{"4x4.classic#a", "3x3.wild#b", "2x2.snake:1,0,3,2", "7x5.spiral-random#c", "32x32.snake#d", "2x2:1,2,0,3"}
	f.Fuzz(func(t *testing.T, game uint8, steps []byte, at uint16, c byte) {
		made := replayFrom(t, ids[int(game)%len(ids)], steps[:min(len(steps), 1200)])
		made.Game.Config, made.Game.Seed, made.Game.Seeded = Config{made.Game.Goal.Size(), made.Game.Goal.Rule()}, "", false
		text := made.String()
		if got, err := ParseReplay(text); err != nil || !sameReplay(got, made) {
			t.Fatalf("%q is read as %v, %v", text, got, err)
		}
		link, err := ParseReplay(made.Link())
		if err != nil || link.Game != made.Game || len(link.Steps) != len(made.Steps) || link.Time() != made.Time() || link.End() != made.End() {
			t.Fatalf("%q: the link %q is read as %v, %v", text, made.Link(), link, err)
		}
		for i, s := range made.Steps {
			if l := link.Steps[i]; l.Kind != s.Kind || l.Move != s.Move || l.At > s.At {
				t.Fatalf("%q: step %d is %v in the link, was %v", text, i, l, s)
			}
		}
		other := []byte(text)
		other[int(at)%len(other)] = c
		checkReplayText(t, string(other))
	})
}
