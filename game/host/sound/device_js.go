package sound

import (
	"errors"
	"syscall/js"
	"time"

	"wildfifteen/game/host/dom"
)

// webAudio is the browser's sound device. It gets whole sounds and mixes them outside the page's only thread. (The
// engine's driver loads code from a blob, which the page's security policy forbids.)
type webAudio struct{ context js.Value }

var _ device = webAudio{}

// openDevice returns the browser's device, which plays nothing before the player's first gesture. Creating it takes the
// browser up to 60 ms, so openDevice first waits until the page is idle.
func openDevice() (device, error) {
	class := dom.Get("AudioContext")
	if !class.Truthy() {
		class = dom.Get("webkitAudioContext")
	}
	if !class.Truthy() {
		return nil, errors.New("no sound in this browser")
	}
	waitForIdle()
	d := webAudio{}
	if err := dom.Try(func() { d.context = class.New() }); err != nil {
		return nil, err
	}
	started := false
	for _, kind := range []string{"pointerup", "keyup", "touchend"} {
		dom.On(js.Global(), kind, false, func(js.Value) {
			if !started && dom.Activated() {
				started = d.Resume() == nil
			}
		})
	}
	return d, nil
}

// waitForIdle waits until the page has nothing else to do, for about 100 ms at most.
func waitForIdle() {
	request := dom.Get("requestIdleCallback")
	if request.Type() != js.TypeFunction {
		time.Sleep(time.Millisecond) // at least until the tick is over
		return
	}
	idle := make(chan struct{})
	var f js.Func
	f = js.FuncOf(func(js.Value, []js.Value) any {
		f.Release()
		close(idle)
		return nil
	})
	request.Invoke(f, map[string]any{"timeout": 100})
	<-idle
}

// afterTick runs f once the tick is over: a new sound takes some milliseconds to synthesise.
func afterTick(f func()) { dom.AfterTick(f) }

// webVoice is a sound that was started.
type webVoice struct {
	node  js.Value
	ended *bool
}

var _ voice = webVoice{}

// Load copies samples into the browser's memory. The clip is undefined if that fails.
func (d webAudio) Load(pcm []byte) clip {
	var b js.Value
	_ = dom.Try(func() {
		samples := js.Global().Get("Float32Array").New(dom.Array(pcm).Get("buffer"))
		b = d.context.Call("createBuffer", 1, samples.Length(), rate)
		b.Call("copyToChannel", samples, 0)
	})
	return b
}

// Play starts a sound.
func (d webAudio) Play(c clip, volume float64, delay time.Duration) voice {
	v := webVoice{ended: new(bool)}
	err := dom.Try(func() {
		gain := d.context.Call("createGain")
		gain.Get("gain").Set("value", volume)
		gain.Call("connect", d.context.Get("destination"))
		v.node = d.context.Call("createBufferSource")
		v.node.Set("buffer", c)
		v.node.Call("connect", gain)
		var ended js.Func
		ended = js.FuncOf(func(js.Value, []js.Value) any {
			*v.ended = true
			ended.Release()
			return nil
		})
		v.node.Set("onended", ended)
		v.node.Call("start", d.context.Get("currentTime").Float()+delay.Seconds())
	})
	if err != nil {
		*v.ended = true
	}
	return v
}

// IsPlaying reports whether the sound has not ended yet.
func (v webVoice) IsPlaying() bool { return !*v.ended }

// Pause stops the sound for good.
func (v webVoice) Pause() {
	if !*v.ended {
		_ = dom.Try(func() { v.node.Call("stop") })
	}
}

// Suspend stops the device until Resume.
func (d webAudio) Suspend() error { return d.call("suspend") }

// Resume makes the device play again.
func (d webAudio) Resume() error { return d.call("resume") }

// Err is always nil: browsers do not tell when a device is gone.
func (d webAudio) Err() error { return nil }

// call calls a method of the context and ignores the promise that it returns.
func (d webAudio) call(method string) error {
	return dom.Try(func() { dom.Ignore(d.context.Call(method)) })
}
