package host

import (
	"sync"
	"time"

	"wildfifteen/game"
)

// Limits of what is heard.
const (
	mostVoices  = 8                      // sounds at once; another one ends the oldest
	lateAtMost  = 300 * time.Millisecond // a sound asked for before the device was ready is dropped after this
	quietBefore = 3 * time.Second        // without a sound, until the device is put to rest
)

// sounds plays the program's sounds. The device is opened by the first of them, beside the game; a machine
// without one, or one whose device goes away, plays silently. (The engine's own audio package ends the game
// there.)
type sounds struct {
	mu      sync.Mutex
	opened  bool
	open    func() (device, error) // nil: the system's device; tests have their own
	device  device
	waiting game.Sound // asked for while the device was being opened
	asked   time.Time
	voices  []voice
	pcm     map[note][]byte
	rest    *time.Timer // puts the device to rest
	resting bool
}

// device is what sounds needs of oto.
type device interface {
	Play(pcm []byte, volume float64) voice
	Suspend() error
	Resume() error
	Err() error
}

// voice is a sound being played.
type voice interface {
	IsPlaying() bool
	Pause()
}

// play starts a sound, or does nothing where it cannot.
func (s *sounds) play(sound game.Sound) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.opened {
		s.opened = true
		go s.begin()
	}
	if s.device == nil {
		s.waiting, s.asked = sound, time.Now()
		return
	}
	s.start(sound)
}

// begin opens the device, which may take its time or never come back.
func (s *sounds) begin() {
	open := s.open
	if open == nil {
		open = openDevice
	}
	d, err := open()
	if err != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.device = d
	if time.Since(s.asked) < lateAtMost {
		s.start(s.waiting)
	}
}

// start plays a sound on the device. s.mu is held.
func (s *sounds) start(sound game.Sound) {
	if s.device.Err() != nil {
		return
	}
	s.wake()
	kept := s.voices[:0]
	for _, v := range s.voices {
		if v.IsPlaying() {
			kept = append(kept, v)
		}
	}
	s.voices = kept
	if len(s.voices) == mostVoices {
		s.voices[0].Pause()
		s.voices = append(s.voices[:0], s.voices[1:]...)
	}
	n := noteOf(sound)
	pcm, ok := s.pcm[n]
	if !ok {
		pcm = encode(n.samples())
		if s.pcm == nil {
			s.pcm = map[note][]byte{}
		}
		s.pcm[n] = pcm
	}
	volume := float64(min(max(sound.Volume, 0), 1))
	s.voices = append(s.voices, s.device.Play(pcm, volume))
}

// wake has the device run, and rest when nothing has been heard for a while: a running one costs as much as
// the idle game. s.mu is held.
func (s *sounds) wake() {
	if s.rest == nil {
		s.rest = time.AfterFunc(quietBefore, s.pause)
		return
	}
	s.rest.Reset(quietBefore)
	if s.resting {
		s.resting = false
		_ = s.device.Resume() // Err tells
	}
}

func (s *sounds) pause() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.resting && s.device.Suspend() == nil {
		s.resting = true
	}
}
