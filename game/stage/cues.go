package stage

import (
	"time"

	"wildfifteen/game"
)

// cues are sounds and vibrations to come. They count ticks, as animations do, so both stay together.
type cues []cue

// cue is a sound or, if haptic is set, a vibration.
type cue struct {
	due    time.Duration
	sound  game.Sound
	haptic game.Haptic
}

// SoundIn plays a sound after some time.
func (v *Voice) SoundIn(after time.Duration, k game.SoundKind, pitch float32) {
	v.add(cue{due: v.stage.now + after, sound: game.Sound{Kind: k, Pitch: pitch}})
}

// BuzzTwiceIn makes the device vibrate after some time, twice for ms milliseconds.
func (v *Voice) BuzzTwiceIn(after time.Duration, ms int) {
	const pause = 40
	v.add(cue{due: v.stage.now + after, haptic: game.Haptic{First: ms, Pause: pause, Second: ms}})
}

// Hush drops the sounds and vibrations to come.
func (v *Voice) Hush() { v.cues = v.cues[:0] }

func (v *Voice) add(c cue) {
	if !v.play(c) {
		v.cues = append(v.cues, c)
	}
}

// tickCues plays what is due before the next tick.
func (v *Voice) tickCues() {
	rest := v.cues[:0]
	for _, c := range v.cues {
		if !v.play(c) {
			rest = append(rest, c)
		}
	}
	v.cues = rest
}

// play passes a cue to the host and returns true, or returns false if it is due in a later tick.
func (v *Voice) play(c cue) bool {
	after := c.due - v.stage.now
	if after >= v.stage.tickTime() {
		return false
	}
	if c.haptic.Total() > 0 {
		v.buzz(c.haptic)
		return true
	}
	c.sound.Volume, c.sound.Delay = float32(v.stage.Set.Volume), max(after, 0)
	v.stage.Out.Sounds = append(v.stage.Out.Sounds, c.sound)
	return true
}

// buzz makes the device vibrate, unless another call in this tick asked for more.
func (v *Voice) buzz(h game.Haptic) {
	if h.Total() > v.stage.Out.Haptic.Total() {
		v.stage.Out.Haptic = h
	}
}
