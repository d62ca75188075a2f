package stage

import (
	"testing"
	"time"

	"wildfifteen/game"
)

// TestCues asks for a sound and a vibration to come and waits for them.
func TestCues(t *testing.T) {
	r := newRun(t)
	r.set.Volume = 0.3
	r.SoundIn(60*time.Millisecond, game.NoteSound, 0.7) // in the fourth tick from here, which is at 50 ms
	r.BuzzTwiceIn(60*time.Millisecond, 12)
	for i := range 6 {
		r.tick(1)
		if due := i == 2; len(r.out.Sounds) > 0 != due || r.out.Haptic.Total() > 0 != due {
			t.Fatalf("tick %d: %v, %v", i, r.out.Sounds, r.out.Haptic)
		}
		if i == 2 {
			s := r.out.Sounds[0]
			if s.Kind != game.NoteSound || s.Pitch != 0.7 || s.Volume != 0.3 || s.Delay.Round(time.Millisecond) != 10*time.Millisecond {
				t.Errorf("the sound is %+v", s)
			}
			if h := r.out.Haptic; h.First != 12 || h.Second != 12 || h.Pause <= 0 {
				t.Errorf("the vibration is %+v", h)
			}
		}
	}
	for what, end := range map[string]func(){"dropped": r.Hush, "asked for by a window that was left": func() { r.in.Focused = false }} {
		r.in.Focused = true
		r.tick(1)
		r.SoundIn(60*time.Millisecond, game.NoteSound, 0)
		end()
		for range 10 {
			r.tick(1)
			if len(r.out.Sounds) > 0 {
				t.Errorf("a sound is played that was %s", what)
			}
		}
	}
}

// TestStrongestBuzz checks that the longest vibration of a tick is the one that is felt.
func TestStrongestBuzz(t *testing.T) {
	r := newRun(t)
	r.Buzz(8)
	r.BuzzTwiceIn(0, 12)
	r.Buzz(20)
	if h := r.Out.Haptic; h.Total() != 24 {
		t.Errorf("of 8, 12 + 12 and 20 ms: %+v", h)
	}
	r.Buzz(30)
	if h := r.Out.Haptic; h != (game.Haptic{First: 30}) {
		t.Errorf("of 12 + 12 and 30 ms: %+v", h)
	}
}

// TestCuesReuseTheirBuffer plays many sounds to come.
func TestCuesReuseTheirBuffer(t *testing.T) {
	r := newRun(t)
	n := testing.AllocsPerRun(20, func() {
		for i := range 30 {
			r.SoundIn(time.Duration(i)*time.Millisecond+20*time.Millisecond, game.NoteSound, 0)
		}
		for len(r.cues) > 0 {
			r.Clock.tick(60)
			r.Out.Sounds = r.Out.Sounds[:0]
			r.tickCues()
		}
	})
	if n > 0 {
		t.Errorf("%v allocations", n)
	}
}
