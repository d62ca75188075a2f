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

// note identifies one of the sounds.
type note struct {
	kind game.SoundKind
	step int // 0..game.NoteSteps-1 for notes and fifths, otherwise 0
}

// noteOf returns the note nearest to a sound.
func noteOf(s game.Sound) note {
	if s.Kind != game.NoteSound && s.Kind != game.FifthSound {
		return note{kind: s.Kind}
	}
	p := min(max(float64(s.Pitch), 0), 1)
	return note{s.Kind, int(math.Round(p * (game.NoteSteps - 1)))}
}

// hertz returns the frequency of a step of the scale; step 0 is the G below middle C.
func hertz(step int) float64 {
	const base = 196
	semitones := 12*(step/len(scale)) + scale[step%len(scale)]
	return base * math.Pow(2, float64(semitones)/12)
}

// Largest samples of the sounds.
const (
	feltPeak  = 0.0398 // -28 dB
	notePeak  = 0.12   // -18 dB
	fifthPeak = 0.08   // -22 dB
)

// samples synthesises a note: mono, -1..1, from silence to silence.
func (n note) samples() []float32 {
	switch n.kind {
	case game.SlideSound:
		return felt()
	case game.BlockedSound:
		s := make([]float32, rate/8)
		strike(s, tone{hertz: 98, overtone: 0.15, decay: 0.035, loud: 0.22})
		return s
	case game.TapSound:
		s := make([]float32, rate/20)
		strike(s, tone{hertz: 880, overtone: 0.1, decay: 0.012, loud: 0.07})
		return s
	case game.FifthSound:
		return marimba(1.5*hertz(n.step), fifthPeak)
	}
	return marimba(hertz(n.step), notePeak)
}

const feltTime = 25 * rate / 1000

// felt synthesises the start of a slide: 25 ms of noise without its high and its lowest frequencies.
func felt() []float32 {
	const low, high = 300, 1400 // Hz
	s := make([]float32, feltTime)
	var below, smooth, smoother float64
	noise := uint32(15)
	for i := range s {
		noise = noise*1664525 + 1013904223
		x := float64(noise)/math.MaxUint32*2 - 1
		smooth += (x - smooth) * 2 * math.Pi * high / rate
		smoother += (smooth - smoother) * 2 * math.Pi * high / rate
		below += (smoother - below) * 2 * math.Pi * low / rate
		s[i] = float32((smoother - below) * math.Sin(math.Pi*float64(i)/feltTime))
	}
	scaleTo(s, feltPeak)
	return s
}

// marimba synthesises the note of a marimba's bar in a small room. loud is the largest sample.
func marimba(hertz, loud float64) []float32 {
	s := make([]float32, 450*rate/1000)
	strike(s[:ringTime], tone{hertz: hertz, overtone: 0.3, decay: 0.09, loud: 1})
	s = echo(s)
	scaleTo(s, loud)
	return s
}

const (
	ringTime    = 300 * rate / 1000 // samples of a note without its echoes
	reflectTime = 23 * rate / 1000  // samples until the reflection
	reflection  = 0.25              // loudness of the reflection: -12 dB
	roomLoud    = 0.1               // loudness of the room: -20 dB
)

// walls are the delays of a small room's echoes, in ms; each is softer than the one before.
var walls = [...]int{31, 37, 43, 53, 61, 71, 83, 97, 113, 131}

// echo returns s with one reflection and a room, whose loudness is relative to that of s.
func echo(s []float32) []float32 {
	room := make([]float32, len(s))
	for k, ms := range walls {
		loud := float32(math.Exp(-float64(ms) / 60))
		if k%2 == 1 {
			loud = -loud
		}
		add(room, s, ms*rate/1000, loud)
	}
	scaleTo(room, roomLoud*peak(s))
	add(room, s, reflectTime, reflection)
	add(room, s, 0, 1)
	return room
}

// add adds s to dst, times loud and later by delay samples; what would come after the end of dst is left out.
func add(dst, s []float32, delay int, loud float32) {
	if delay >= len(dst) {
		return
	}
	dst = dst[delay:]
	for i, v := range s[:min(len(s), len(dst))] {
		dst[i] += loud * v
	}
}

// peak returns the largest sample, whatever its sign.
func peak(s []float32) float64 {
	p := float32(0)
	for _, v := range s {
		p = max(p, v, -v)
	}
	return float64(p)
}

// scaleTo makes s louder or softer so that its largest sample becomes loud.
func scaleTo(s []float32, loud float64) {
	if p := peak(s); p > 0 {
		for i := range s {
			s[i] *= float32(loud / p)
		}
	}
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
