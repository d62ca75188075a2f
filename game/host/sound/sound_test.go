package sound

import (
	"errors"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

// all returns every sound there is.
func all() []note {
	notes := []note{{kind: game.SlideSound}, {kind: game.BlockedSound}, {kind: game.TapSound}}
	for i := range game.NoteSteps {
		notes = append(notes, note{game.NoteSound, i}, note{game.FifthSound, i})
	}
	return notes
}

func TestNotes(t *testing.T) {
	for _, n := range all() {
		s := n.samples()
		for i, v := range s {
			if math.IsNaN(float64(v)) {
				t.Fatalf("%v: sample %d is no number", n, i)
			}
		}
		// Audible, but quiet enough to be mixed with others without exceeding 1.
		if p := peak(s); p < 0.03 || p > 0.3 {
			t.Errorf("%v: peak %v", n, p)
		}
		if first, last := s[0], s[len(s)-1]; first != 0 || math.Abs(float64(last)) > 1e-3 {
			t.Errorf("%v: begins with %v, ends with %v", n, first, last)
		}
		if len(encode(s)) != 4*len(s) {
			t.Errorf("%v: %d bytes for %d samples", n, len(encode(s)), len(s))
		}
	}
}

// decibels returns a ratio of loudness in dB.
func decibels(ratio float64) float64 { return 20 * math.Log10(ratio) }

// level returns the amplitude of a frequency in s.
func level(s []float32, hertz float64) float64 {
	var re, im float64
	for i, v := range s {
		sin, cos := math.Sincos(2 * math.Pi * hertz * float64(i) / rate)
		window := 1 - math.Cos(2*math.Pi*float64(i)/float64(len(s)))
		re += float64(v) * window * cos
		im += float64(v) * window * sin
	}
	return 2 * math.Hypot(re, im) / float64(len(s))
}

// TestFelt measures the start of a slide: 25 ms at -28 dB, dull and without a pitch.
func TestFelt(t *testing.T) {
	s := note{kind: game.SlideSound}.samples()
	if ms := len(s) * 1000 / rate; ms != 25 {
		t.Errorf("%d ms", ms)
	}
	if db := decibels(peak(s)); math.Abs(db+28) > 0.1 {
		t.Errorf("peak %.2f dB", db)
	}
	var sum, dull, loudest float64 // of the energy
	for hz := 40.0; hz < rate/2; hz += 40 {
		e := level(s, hz) * level(s, hz)
		sum += e
		loudest = max(loudest, e)
		if hz > 100 && hz < 4000 {
			dull += e
		}
	}
	if dull < 0.95*sum {
		t.Errorf("%.2f of its energy lie between 100 and 4000 Hz", dull/sum)
	}
	if loudest > 0.25*sum {
		t.Errorf("one frequency has %.2f of its energy", loudest/sum)
	}
}

// loudest returns the frequency, in steps of a fifth of a semitone, that is loudest in the first 100 ms of s.
func loudest(s []float32) (hertz float64) {
	s = s[:rate/10]
	most := 0.0
	for fifth := range 5 * 12 * 5 { // five octaves up from 150 Hz
		hz := 150 * math.Pow(2, float64(fifth)/60)
		if l := level(s, hz); l > most {
			most, hertz = l, hz
		}
	}
	return hertz
}

// TestPitches checks that the notes rise by a pentatonic scale from the G below middle C, and that each fifth is half as
// high again as its note, and softer.
func TestPitches(t *testing.T) {
	wants := []float64{196, 220, 246.94, 293.66, 329.63} // of the first octave
	for i := range game.NoteSteps {
		want := wants[i%5] * float64(int(1)<<(i/5))
		for kind, factor := range map[game.SoundKind]float64{game.NoteSound: 1, game.FifthSound: 1.5} {
			n := noteOf(game.Sound{Kind: kind, Pitch: float32(i) / (game.NoteSteps - 1)})
			if n.step != i {
				t.Fatalf("pitch %d of %d is step %d", i, game.NoteSteps-1, n.step)
			}
			got := loudest(n.samples())
			if off := 12 * math.Log2(got/(want*factor)); math.Abs(off) > 0.25 {
				t.Errorf("%v is at %.1f Hz, %.2f semitones from %.1f", n, got, off, want*factor)
			}
		}
		note, fifth := note{game.NoteSound, i}.samples(), note{game.FifthSound, i}.samples()
		if n, f := decibels(peak(note)), decibels(peak(fifth)); math.Abs(n+18.4) > 0.1 || f > n-3 {
			t.Errorf("step %d: note %.1f dB, fifth %.1f dB", i, n, f)
		}
	}
	for _, p := range []float32{-1, 2, float32(math.Inf(1))} {
		if s := noteOf(game.Sound{Kind: game.NoteSound, Pitch: p}).step; s < 0 || s >= game.NoteSteps {
			t.Errorf("pitch %v is step %d", p, s)
		}
	}
}

// TestChordsDoNotClip mixes more notes than a tune has, as fast as in a tune, and fifths with them.
func TestChordsDoNotClip(t *testing.T) {
	for i := range game.NoteSteps {
		mix := make([]float32, 2*rate)
		for k := range 30 {
			add(mix, note{game.NoteSound, i}.samples(), k*rate/25, 1)
		}
		add(mix, note{game.FifthSound, i}.samples(), rate, 1)
		if p := peak(mix); p > 0.7 {
			t.Errorf("step %d: peak %.2f", i, p)
		}
	}
}

// TestDecay checks that a note falls to 1/e in 90 ms, and that it is all but silent after 450 ms.
func TestDecay(t *testing.T) {
	const ms = rate / 1000
	for i := 0; i < game.NoteSteps; i += 3 {
		s := note{game.NoteSound, i}.samples()
		early, late := level(s[30*ms:90*ms], hertz(i)), level(s[120*ms:180*ms], hertz(i))
		if fall := decibels(late / early); fall > -6.5 || fall < -11.5 { // 1/e is -8.7 dB; the echoes beat with it
			t.Errorf("step %d falls by %.1f dB in 90 ms", i, fall)
		}
		dry := make([]float32, ringTime)
		strike(dry, tone{hertz: hertz(i), decay: 0.09, loud: 1})
		if fall := decibels(level(dry[120*ms:180*ms], hertz(i)) / level(dry[30*ms:90*ms], hertz(i))); math.Abs(fall+8.69) > 0.05 {
			t.Errorf("step %d falls by %.2f dB in 90 ms without a room", i, fall)
		}
		if len(s) != 450*ms || decibels(peak(s[400*ms:])/peak(s)) > -40 {
			t.Errorf("step %d: %d ms, at the end %.1f dB", i, len(s)/ms, decibels(peak(s[400*ms:])/peak(s)))
		}
	}
}

// TestRoom sends one click into the room.
func TestRoom(t *testing.T) {
	const ms = rate / 1000
	click := make([]float32, 200*ms)
	click[0] = 1
	s := echo(click)
	if s[0] != 1 || peak(s[1:23*ms]) != 0 {
		t.Errorf("the click is %v, then up to %v before the reflection", s[0], peak(s[1:23*ms]))
	}
	if db := decibels(float64(s[23*ms])); math.Abs(db+12) > 0.1 {
		t.Errorf("after 23 ms %.1f dB", db)
	}
	room := s[23*ms+1:]
	if db := decibels(peak(room)); math.Abs(db+20) > 0.1 {
		t.Errorf("the room has %.1f dB", db)
	}
	if p := peak(room[120*ms:]); p != 0 {
		t.Errorf("the room still sounds after 143 ms: %v", p)
	}
}

// speaker is a device that counts its calls.
type speaker struct {
	loaded, played   int
	suspends, resume int
	paused           int
	delay            time.Duration // of the last sound
	broken           error
}

type spoken struct{ s *speaker }

func (v spoken) IsPlaying() bool { return true }
func (v spoken) Pause()          { v.s.paused++ }

func (s *speaker) Load([]byte) clip { s.loaded++; return s.loaded }
func (s *speaker) Play(_ clip, _ float64, delay time.Duration) voice {
	s.played++
	s.delay = delay
	return spoken{s}
}
func (s *speaker) Suspend() error { s.suspends++; return nil }
func (s *speaker) Resume() error  { s.resume++; return nil }
func (s *speaker) Err() error     { return s.broken }

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

// TestClips checks that each note is synthesised once and is played when it is due.
func TestClips(t *testing.T) {
	d := &speaker{}
	p := Player{device: d, opened: true}
	for range 3 {
		for _, n := range all() {
			p.play(game.Sound{Kind: n.kind, Pitch: float32(n.step) / (game.NoteSteps - 1), Volume: 1, Delay: 7 * time.Millisecond})
		}
	}
	if d.loaded != len(all()) || d.played != 3*len(all()) || d.delay != 7*time.Millisecond {
		t.Errorf("%d notes synthesised for %d sounds of %d kinds, delay %v", d.loaded, d.played, len(all()), d.delay)
	}
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
