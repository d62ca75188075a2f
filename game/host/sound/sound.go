// Package sound plays the game's sounds, which it synthesises itself.
package sound

import (
	"sync"
	"time"

	"wildfifteen/game"
)

const (
	maxVoices    = 16                     // sounds at once; another one stops the oldest
	maxDelay     = 300 * time.Millisecond // a sound requested before the device was open is dropped after this
	suspendAfter = 3 * time.Second        // time of silence after which the device is suspended
)

// Player plays sounds. Its zero value is ready to use: the first sound opens the device in the background. Without a
// device, or when it fails, the player is silent. (The engine's own audio package ends the game in both cases.)
type Player struct {
	mu        sync.Mutex
	opened    bool
	open      func() (device, error) // nil: the system's device; tests have their own
	device    device
	waiting   game.Sound // the last sound requested before the device was open
	requested time.Time  // when that was
	voices    []voice
	clips     map[note]clip
	timer     *time.Timer // suspends the device
	suspended bool
}

// device plays sounds, as oto and Web Audio do.
type device interface {
	// Load returns the device's own form of samples at the rate of this package, as encode returns them.
	Load(pcm []byte) clip
	// Play starts a sound after a delay, with a volume of 0 to 1.
	Play(c clip, volume float64, delay time.Duration) voice
	Suspend() error
	Resume() error
	// Err returns why the device can play no more sounds, or nil.
	Err() error
}

// clip is a sound in the form that a device plays.
type clip any

// voice is a sound that was started.
type voice interface {
	IsPlaying() bool
	Pause()
}

// Play starts a sound, or does nothing if there is no device. It returns at once.
func (p *Player) Play(s game.Sound) { afterTick(func() { p.play(s) }) }

func (p *Player) play(s game.Sound) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.opened {
		p.opened = true
		go p.begin()
	}
	if p.device == nil {
		p.waiting, p.requested = s, time.Now()
		return
	}
	p.start(s)
}

// begin opens the device, which may take long or never return.
func (p *Player) begin() {
	open := p.open
	if open == nil {
		open = openDevice
	}
	d, err := open()
	if err != nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.device = d
	if time.Since(p.requested) < maxDelay {
		p.start(p.waiting)
	}
}

// start plays a sound on the device. p.mu must be held.
func (p *Player) start(s game.Sound) {
	if p.device.Err() != nil {
		return
	}
	p.wake()
	playing := p.voices[:0]
	for _, v := range p.voices {
		if v.IsPlaying() {
			playing = append(playing, v)
		}
	}
	p.voices = playing
	if len(p.voices) == maxVoices {
		p.voices[0].Pause()
		p.voices = append(p.voices[:0], p.voices[1:]...)
	}
	volume := float64(min(max(s.Volume, 0), 1))
	p.voices = append(p.voices, p.device.Play(p.clip(noteOf(s)), volume, s.Delay))
}

// clip returns a note for the device. It synthesises each note once. p.mu must be held.
func (p *Player) clip(n note) clip {
	c, ok := p.clips[n]
	if !ok {
		c = p.device.Load(encode(n.samples()))
		if p.clips == nil {
			p.clips = map[note]clip{}
		}
		p.clips[n] = c
	}
	return c
}

// wake resumes the device and arranges that it is suspended again after some silence: a running device uses as much of
// the processor as the idle game does. p.mu must be held.
func (p *Player) wake() {
	if p.timer == nil {
		p.timer = time.AfterFunc(suspendAfter, p.suspend)
		return
	}
	p.timer.Reset(suspendAfter)
	if p.suspended {
		p.suspended = false
		_ = p.device.Resume() // a failure shows in Err
	}
}

// Rest ends all sounds at once and lets the device rest: the program goes out of sight.
func (p *Player) Rest() {
	p.mu.Lock()
	for _, v := range p.voices {
		v.Pause()
	}
	p.voices = p.voices[:0]
	device := p.device
	p.mu.Unlock()
	if device != nil {
		p.suspend()
	}
}

func (p *Player) suspend() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.suspended && p.device.Suspend() == nil {
		p.suspended = true
	}
}
