package sound

import (
	"encoding/binary"
	"math"

	"wildfifteen/game"
)

// rate is the number of samples in a second.
const rate = 48000

// scale is the pentatonic scale in semitones: all its notes are in harmony with each other.
var scale = [...]int{0, 2, 4, 7, 9}

// slideSteps is the number of notes that slides use: two octaves and the note above.
const slideSteps = 2*len(scale) + 1

// note identifies one of the sounds.
type note struct {
	kind game.SoundKind
	step int // 0..slideSteps-1 for slides, otherwise 0
}

// noteOf returns the note nearest to a sound.
func noteOf(s game.Sound) note {
	if s.Kind != game.SlideSound {
		return note{kind: s.Kind}
	}
	p := min(max(float64(s.Pitch), 0), 1)
	return note{game.SlideSound, int(math.Round(p * float64(slideSteps-1)))}
}

// hertz returns the frequency of a step of the scale; step 0 is the D below middle C.
func hertz(step int) float64 {
	const base = 146.83
	semitones := 12*(step/len(scale)) + scale[step%len(scale)]
	return base * math.Pow(2, float64(semitones)/12)
}

// samples synthesises a note: mono, -1..1, from silence to silence.
func (n note) samples() []float32 {
	switch n.kind {
	case game.BlockedSound:
		s := make([]float32, rate/8)
		strike(s, tone{hertz: 98, overtone: 0.15, decay: 0.035, loud: 0.22})
		return s
	case game.SolvedSound:
		return solved()
	case game.TapSound:
		s := make([]float32, rate/20)
		strike(s, tone{hertz: 880, overtone: 0.1, decay: 0.012, loud: 0.07})
		return s
	}
	s := make([]float32, rate/5)
	strike(s, tone{hertz: 2 * hertz(n.step), overtone: 0.3, decay: 0.045, loud: 0.16})
	strike(s[:rate/50], tone{hertz: 1900, overtone: 0.5, decay: 0.003, loud: 0.05}) // wood on wood
	return s
}

// solved synthesises a rising scale whose last note rings on. It lasts as long as the wave of light over the board.
func solved() []float32 {
	const every = rate / 10
	s := make([]float32, rate*3/2)
	for i := range 7 {
		t := tone{hertz: 2 * hertz(i+3), overtone: 0.25, decay: 0.16, loud: 0.11}
		if i == 6 {
			t.decay, t.loud = 0.3, 0.14
		}
		strike(s[i*every:], t)
	}
	return s
}

// tone is the sound of a struck bar: a decaying sine with one overtone.
type tone struct {
	hertz    float64
	overtone float64 // amplitude of the overtone, relative to that of the sine
	decay    float64 // seconds until the amplitude has fallen to 1/e
	loud     float64 // amplitude, roughly the largest sample
}

const (
	attack  = 0.003 // seconds of fading in, which avoids a click
	release = 0.010 // seconds of fading out at the end
)

// strike adds a tone to s. It derives each sample's sine and decay from the sample before: computing each by itself
// takes ten times as long, which matters in a browser, where the same thread draws.
func strike(s []float32, t tone) {
	sin, cos := 0.0, 1.0
	turnSin, turnCos := math.Sincos(2 * math.Pi * t.hertz / rate)
	decay := math.Exp(-1 / (t.decay * rate))
	const rise, fall = 1 / (attack * rate), 1 / (release * rate)
	env := t.loud / (1 + t.overtone)
	overtone := t.overtone // two octaves up, as in a marimba's bar; it decays faster
	for i := range s {
		edge := min(1, float64(i)*rise, float64(len(s)-i)*fall)
		double := 2 * sin * cos
		fourfold := 2 * double * (1 - 2*sin*sin)
		s[i] += float32(env * edge * (sin + overtone*fourfold))
		sin, cos = sin*turnCos+cos*turnSin, cos*turnCos-sin*turnSin
		env *= decay
		overtone *= decay
	}
}

// encode returns samples in the device's format: 32-bit floats, little endian.
func encode(samples []float32) []byte {
	out := make([]byte, 4*len(samples))
	for i, v := range samples {
		binary.LittleEndian.PutUint32(out[4*i:], math.Float32bits(v))
	}
	return out
}
