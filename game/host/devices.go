package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/user"
)

// sleepAfter is the time between two ticks from which on the machine is assumed to have been asleep.
const sleepAfter = 30 * time.Second

// devices collects the Input from the pointers, the keyboard, the game pads and the system.
type devices struct {
	in      game.Input // this tick's
	mouse   mouse
	touches touches
	keys    keyboard
	pads    pads
	text    text
	wishes  *user.Watcher
	covered bool // another window lies over the game's
}

func newDevices(locale string) devices {
	return devices{in: game.Input{Locale: locale}, wishes: user.Watch()}
}

// read reads the devices into the Input, whose times and sizes must have been set.
func (d *devices) read() {
	in := &d.in
	w := d.wishes.Now()
	in.Dark, in.Contrast, in.ReducedMotion, in.TextScale = w.Dark, w.Contrast, w.ReducedMotion, w.TextScale
	in.Pointers = d.mouse.gather(in.Pointers[:0], in.Width, in.Height)
	in.Pointers = d.touches.gather(in.Pointers, in.Now)
	in.Wheel = d.mouse.wheel()
	in.Mods = d.keys.mods()
	in.Keys = d.keys.gather(in.Keys[:0], in.Now, in.Mods)
	var composing bool
	in.Text, composing = d.text.gather()
	if composing {
		in.Keys = onlyReleases(in.Keys)
	}
	in.Pads = d.pads.gather(in.Pads[:0])
}

// rate returns the number of ticks per second: a phone has one for each picture of its screen.
func (h *host) rate() int {
	if h.phone != nil {
		return h.phone.rate
	}
	return ebiten.TPS()
}

// gather makes this tick's Input.
func (h *host) gather(now time.Time) {
	d, in := &h.devices, &h.devices.in
	in.Now = now.Sub(h.clock.start)
	in.Date = now
	in.Rate = h.rate()
	in.Width, in.Height = h.picture.size()
	in.Scale = float32(h.window.scale(h.picture.scale))
	if h.options.Scale > 0 {
		in.Scale = float32(h.options.Scale)
	}
	// On some systems the monotonic clock stops while the machine sleeps: compare wall clocks.
	in.Suspended = h.phone == nil && now.Round(0).Sub(h.clock.last.Round(0)) > sleepAfter // an idle phone's ticks are far between
	in.Redraw = in.Suspended
	if in.Suspended {
		h.picture.stale = true
	}
	focused := ebiten.IsFocused() && !d.covered
	if in.Suspended || in.Focused && !focused {
		d.touches.drop()
	}
	in.Focused = focused
	in.Insets = h.window.insets()
	if h.phone != nil {
		h.phone.gather(in)
	}
	d.read()
	if h.phone != nil && h.phone.mouse.gather(in) {
		h.phone.Wake()
	}
	in.Replies = h.requests.takeReplies(in.Replies[:0])
	in.Replies = h.store.Replies(in.Replies, h.lang.Load())
}

// onlyReleases returns the events of keys that were released: an input method has used the others.
func onlyReleases(keys []game.KeyEvent) []game.KeyEvent {
	released := keys[:0]
	for _, e := range keys {
		if !e.Down {
			released = append(released, e)
		}
	}
	return released
}
