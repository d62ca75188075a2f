package game

import (
	"time"

	"wildfifteen/game/session"
)

// hintHold is how long the hint's key or button is held until it acts again: long enough to see what it shows.
const hintHold = 450 * time.Millisecond

// holding is a hint's key or button that is held.
type holding struct {
	key   Key  // that is down; "" if none is
	on    bool // something is held
	since time.Duration
}

// holdHint plays the hint that shows, and then the next, as long as its key or button is held.
func (p *play) holdHint() {
	a, h := p.app, &p.holding
	if a.top() != scene(p) {
		*h = holding{}
		return
	}
	in, held := session.Keyboard, h.key != ""
	if a.pads.held&PadY != 0 {
		in, held = session.Gamepad, true
	}
	for _, g := range a.fingers {
		if g.hold == holdControl && g.control == hintID {
			in, held = inputOf(g.kind), true
		}
	}
	now := a.in.Now
	switch {
	case !held:
		h.on = false
		return
	case !h.on || p.hint.asked || p.moving(): // it is counted from where a hint shows at rest
		h.on, h.since = true, now
	case now-h.since >= hintHold && !p.hint.auto:
		h.since = now
		p.spend()
		p.askHint(in)
	}
	a.out.Animating = true
}

// letGo ends what a key does while it is held: whatever else is down when it comes up, and whatever it prints then.
func (p *play) letGo(k Key) {
	if p.holding.key == k {
		p.holding.key = ""
	}
	if p.peekKey == k {
		p.peekKey = ""
	}
}

// letGoAll does so for all keys.
func (p *play) letGoAll() { p.holding.key, p.peekKey = "", "" }

// spend makes letting go of the hint's button do nothing more.
func (p *play) spend() {
	for _, g := range p.app.fingers {
		if g.hold == holdControl && g.control == hintID {
			g.spent = true
		}
	}
}
