//go:build !js

package sound

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"
)

// otoDevice is the system's sound device.
type otoDevice struct{ *oto.Context }

var _ device = otoDevice{}

func openDevice() (device, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 1, Format: oto.FormatFloat32LE,
		BufferSize: 30 * time.Millisecond, ApplicationName: "Wild Fifteen",
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := c.Err(); err != nil {
		return nil, err
	}
	return otoDevice{c}, nil
}

// afterTick runs f at once: a new sound costs a native program too little to delay it.
func afterTick(f func()) { f() }

// Play starts a player for pcm.
func (d otoDevice) Play(pcm []byte, volume float64) voice {
	p := d.NewPlayer(bytes.NewReader(pcm))
	p.SetVolume(volume)
	p.Play()
	return p
}
