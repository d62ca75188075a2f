package sound

import (
	"errors"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

func TestNotes(t *testing.T) {
	notes := []note{{kind: game.BlockedSound}, {kind: game.SolvedSound}, {kind: game.TapSound}}
	for i := range slideSteps {
		notes = append(notes, note{game.SlideSound, i})
	}
	for _, n := range notes {
		s := n.samples()
		peak := float32(0)
		for i, v := range s {
			if math.IsNaN(float64(v)) {
				t.Fatalf("%v: sample %d is no number", n, i)
			}
			peak = max(peak, v, -v)
		}
		// Audible, but quiet enough to be mixed with others without exceeding 1.
		if peak < 0.03 || peak > 0.3 {
			t.Errorf("%v: peak %v", n, peak)
		}
		if first, last := s[0], s[len(s)-1]; first != 0 || math.Abs(float64(last)) > 1e-3 {
			t.Errorf("%v: begins with %v, ends with %v", n, first, last)
		}
		if len(encode(s)) != 4*len(s) {
			t.Errorf("%v: %d bytes for %d samples", n, len(encode(s)), len(s))
		}
	}
}

// crossings counts how often s rises through zero, which for a second of sound with a weak overtone is the frequency.
func crossings(s []float32) (n int) {
	for i := 1; i < len(s); i++ {
		if s[i-1] < 0 && s[i] >= 0 {
			n++
		}
	}
	return n
}

func TestSlidesRiseAlongThePath(t *testing.T) {
	last := 0
	for i := range slideSteps {
		n := noteOf(game.Sound{Kind: game.SlideSound, Pitch: float32(i) / float32(slideSteps-1)})
		if n.step != i {
			t.Fatalf("pitch %d of %d is step %d", i, slideSteps-1, n.step)
		}
		s := make([]float32, rate)
		strike(s, tone{hertz: hertz(i), decay: 10, loud: 0.1})
		if c := crossings(s); c <= last {
			t.Errorf("step %d has %d Hz, the one before %d", i, c, last)
		} else {
			last = c
		}
	}
	if want := 587; last < want-3 || last > want+3 {
		t.Errorf("the highest slide is at %d Hz, want two octaves up, %d", last, want)
	}
	for _, p := range []float32{-1, 2, float32(math.Inf(1))} {
		if s := noteOf(game.Sound{Kind: game.SlideSound, Pitch: p}).step; s < 0 || s >= slideSteps {
			t.Errorf("pitch %v is step %d", p, s)
		}
	}
}

// speaker is a device that counts its calls.
type speaker struct {
	played, suspends, resume int
	paused                   int
	broken                   error
}

type spoken struct{ s *speaker }

func (v spoken) IsPlaying() bool { return true }
func (v spoken) Pause()          { v.s.paused++ }

func (s *speaker) Play([]byte, float64) voice { s.played++; return spoken{s} }
func (s *speaker) Suspend() error             { s.suspends++; return nil }
func (s *speaker) Resume() error              { s.resume++; return nil }
func (s *speaker) Err() error                 { return s.broken }

func TestSoundsRestAndWake(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &speaker{}
		s := Player{open: func() (device, error) { return d, nil }}
		s.play(game.Sound{Volume: 1})
		synctest.Wait()
		if d.played != 1 {
			t.Fatalf("%d sounds after the first: the one asked for while the device was opened is lost", d.played)
		}
		for range 2 * maxVoices {
			s.play(game.Sound{Volume: 1})
		}
		if d.played != 1+2*maxVoices || d.paused != 1+maxVoices {
			t.Errorf("%d sounds, %d ended for another", d.played, d.paused)
		}
		time.Sleep(suspendAfter + time.Second)
		synctest.Wait()
		if d.suspends != 1 {
			t.Errorf("put to rest %d times", d.suspends)
		}
		s.play(game.Sound{Volume: 1})
		time.Sleep(time.Second)
		s.play(game.Sound{Volume: 1})
		if d.resume != 1 {
			t.Errorf("woken %d times", d.resume)
		}
		time.Sleep(suspendAfter + time.Second)
		synctest.Wait()
		if d.suspends != 2 {
			t.Errorf("put to rest %d times", d.suspends)
		}
		d.broken = errors.New("unplugged")
		before := d.played
		s.play(game.Sound{Volume: 1})
		if d.played != before {
			t.Error("a broken device plays")
		}
	})
}

func TestSlowDeviceDropsOldSounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &speaker{}
		s := Player{open: func() (device, error) { time.Sleep(time.Minute); return d, nil }}
		s.play(game.Sound{Volume: 1})
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if d.played != 0 {
			t.Error("a sound came a minute late")
		}
	})
}

func TestNoDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		opened := 0
		s := Player{open: func() (device, error) { opened++; return nil, errors.New("none") }}
		for range 10 {
			s.play(game.Sound{Volume: 1})
			synctest.Wait()
		}
		if opened != 1 {
			t.Errorf("looked for a device %d times", opened)
		}
	})
}
