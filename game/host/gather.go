package host

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// asleep is how long the loop must have stood still to be taken for a machine that was asleep.
const asleep = 30 * time.Second

// gather makes this tick's Input.
func (h *host) gather(now time.Time) {
	in := &h.in
	in.Now = now.Sub(h.start)
	in.Date = now
	in.Rate = ebiten.TPS()
	in.Width, in.Height = h.size()
	in.Scale = float32(h.window.dip(h.scale))
	if h.options.Scale > 0 {
		in.Scale = float32(h.options.Scale)
	}
	focused := ebiten.IsFocused() && !h.covered
	// The wall clock goes on while a machine sleeps, the monotonic one does not everywhere.
	in.Suspended = now.Round(0).Sub(h.last.Round(0)) > asleep
	in.Redraw = in.Suspended
	if in.Suspended {
		h.stale = true
	}
	if in.Suspended || in.Focused && !focused {
		h.touches.drop()
	}
	in.Focused = focused
	in.Insets = h.window.insets()
	if h.phone != nil {
		h.phone.gather(in)
	}
	h.prefs.fill(in, h.boot.Locale)

	in.Pointers = h.mouse.gather(in.Pointers[:0], in.Width, in.Height)
	in.Pointers = h.touches.gather(in.Pointers, in.Now)
	in.Wheel = h.mouse.wheel()
	in.Mods = h.keys.mods()
	in.Keys = h.keys.gather(in.Keys[:0], in.Now, in.Mods)
	var composing bool
	in.Text, composing = h.text.gather()
	if composing {
		in.Keys = onlyUp(in.Keys)
	}
	in.Pads = h.pads.gather(in.Pads[:0])
	in.Replies = h.out.takeReplies(in.Replies[:0])
	for _, f := range h.store.Failures() {
		in.Replies = append(in.Replies, f.reply(h.lang))
	}
}

// size returns the size of the picture in pixels: what the engine makes of LayoutF's answer.
func (h *host) size() (w, height float32) {
	return float32(math.Ceil(pixels(h.outside.w, h.scale))), float32(math.Ceil(pixels(h.outside.h, h.scale)))
}

// pixels returns a length in whole pixels: the engine's lengths are pixels divided by the scale, and the way
// back may end a little beside a whole number, which would cost a pixel more and a blurred picture.
func pixels(dip, scale float64) float64 { return max(1, math.Round(dip*scale)) }

func monitorScale() float64 {
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}

// onlyUp keeps the events of keys that come up: an input method has taken the others.
func onlyUp(keys []game.KeyEvent) []game.KeyEvent {
	kept := keys[:0]
	for _, e := range keys {
		if !e.Down {
			kept = append(kept, e)
		}
	}
	return kept
}
