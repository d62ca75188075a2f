package host

import (
	"errors"
	"syscall/js"
	"time"
)

// webAudio is the browser's sound. Whole sounds are handed over and mixed there, beside the page's one thread.
// (The engine's driver loads code from a blob, which the page's security policy forbids.)
type webAudio struct {
	context js.Value
	buffers map[*byte]js.Value // the browser's copies of the sounds, by the first of their bytes
}

// openDevice returns the browser's sound, once it plays: not before the player's first gesture, which the
// caller need not wait for. To make it takes the browser up to 60 ms, which no tick is to lose.
func openDevice() (device, error) {
	class := get("AudioContext")
	if !class.Truthy() {
		class = get("webkitAudioContext")
	}
	if !class.Truthy() {
		return nil, errors.New("no sound in this browser")
	}
	idle()
	d := webAudio{buffers: map[*byte]js.Value{}}
	if err := try(func() { d.context = class.New() }); err != nil {
		return nil, err
	}
	started := false
	for _, kind := range []string{"pointerup", "keyup", "touchend"} {
		on(js.Global(), kind, false, func(js.Value) {
			if !started && activated() {
				started = d.Resume() == nil
			}
		})
	}
	return d, nil
}

// idle waits until the page has nothing else to do, for some pictures at most.
func idle() {
	wait := get("requestIdleCallback")
	if wait.Type() != js.TypeFunction {
		time.Sleep(time.Millisecond) // which leaves the tick, if not the page's next picture
		return
	}
	reached := make(chan struct{})
	var f js.Func
	f = js.FuncOf(func(js.Value, []js.Value) any {
		f.Release()
		close(reached)
		return nil
	})
	wait.Invoke(f, map[string]any{"timeout": 100})
	<-reached
}

// activated reports whether the player has done anything on the page yet; before that, browsers refuse sound
// and vibration, with a complaint.
func activated() bool {
	a := get("navigator", "userActivation", "hasBeenActive")
	return a.Type() != js.TypeBoolean || a.Bool()
}

// webVoice is a sound being played.
type webVoice struct {
	node js.Value
	over *bool
}

// Play starts a sound.
func (d webAudio) Play(pcm []byte, volume float64) voice {
	v := webVoice{over: new(bool)}
	err := try(func() {
		gain := d.context.Call("createGain")
		gain.Get("gain").Set("value", volume)
		gain.Call("connect", d.context.Get("destination"))
		v.node = d.context.Call("createBufferSource")
		v.node.Set("buffer", d.buffer(pcm))
		v.node.Call("connect", gain)
		var ended js.Func
		ended = js.FuncOf(func(js.Value, []js.Value) any {
			*v.over = true
			ended.Release()
			return nil
		})
		v.node.Set("onended", ended)
		v.node.Call("start")
	})
	if err != nil {
		*v.over = true
	}
	return v
}

// buffer returns a sound as the browser wants it.
func (d webAudio) buffer(pcm []byte) js.Value {
	b, ok := d.buffers[&pcm[0]]
	if !ok {
		samples := js.Global().Get("Float32Array").New(arrayOf(pcm).Get("buffer"))
		b = d.context.Call("createBuffer", 1, samples.Length(), rate)
		b.Call("copyToChannel", samples, 0)
		d.buffers[&pcm[0]] = b
	}
	return b
}

// aside has f done once the tick is over: a new sound takes some milliseconds to make.
func aside(f func()) { time.AfterFunc(0, f) }

// IsPlaying reports whether the sound is still to be heard.
func (v webVoice) IsPlaying() bool { return !*v.over }

// Pause ends the sound.
func (v webVoice) Pause() {
	if !*v.over {
		_ = try(func() { v.node.Call("stop") })
	}
}

// Suspend puts the sound to rest.
func (d webAudio) Suspend() error { return d.quietly("suspend") }

// Resume wakes it.
func (d webAudio) Resume() error { return d.quietly("resume") }

// Err is nil: a browser whose sound goes away plays on silently.
func (d webAudio) Err() error { return nil }

// quietly calls a method that promises something nobody waits for.
func (d webAudio) quietly(method string) error {
	return try(func() {
		ignore := js.Global().Get("Function").Get("prototype")
		d.context.Call(method).Call("catch", ignore)
	})
}
