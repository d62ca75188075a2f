//go:build !js

package sound

import (
	"bytes"
	"io"
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

// Load returns the samples themselves.
func (d otoDevice) Load(pcm []byte) clip { return pcm }

// Play starts a player for a clip. The delay is silence before it.
func (d otoDevice) Play(c clip, volume float64, delay time.Duration) voice {
	silence := make([]byte, 4*(delay*rate/time.Second))
	p := d.NewPlayer(io.MultiReader(bytes.NewReader(silence), bytes.NewReader(c.([]byte))))
	p.SetVolume(volume)
	p.Play()
	return p
}
