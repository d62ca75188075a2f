package host

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/mirror"
	"wildfifteen/game/ui"
)

// reader is a screen reader, for which the device keeps nodes that stand for the controls. While there is none, no tick
// does anything for it.
type reader struct {
	on      bool
	mirror  mirror.Mirror
	speaker mirror.Speaker
	focus   int // as last told to the device
}

// Mirrored says whether a screen reader, or another program that needs the nodes, is running. The next tick sends all
// nodes to a device that has none.
func (p *Phone) Mirrored(on bool) {
	defer p.Wake()
	defer p.lock()()
	p.reader.on = on
	p.reader.forget()
}

// Pressed tells the game that a screen reader has pressed a node.
func (p *Phone) Pressed(node int) { p.read(node, game.Reply{Kind: game.Pressed}) }

// Focused tells the game that a screen reader has moved the focus to a node.
func (p *Phone) Focused(node int) { p.read(node, game.Reply{Kind: game.FocusMoved}) }

// Adjusted tells the game that a screen reader has set the slider of a node.
func (p *Phone) Adjusted(node int, at float64) {
	p.read(node, game.Reply{Kind: game.Adjusted, At: float32(at)})
}

// read replies with what a screen reader did to a node, if there is one.
func (p *Phone) read(node int, r game.Reply) {
	unlock := p.lock()
	id, role, ok := p.reader.mirror.Control(node)
	unlock()
	if ok && (r.Kind != game.Adjusted || role == ui.Slider) {
		r.ID = id
		p.host.requests.reply(r)
	}
}

func (r *reader) forget() {
	r.mirror.Forget()
	r.mirror.Clips = true
	r.focus = 0
}

// show tells the device what has changed.
func (r *reader) show(p *Phone, out *game.Output) {
	if changes := r.mirror.Follow(p.host.game.Controls(), 1); changes != "" {
		p.device.Mirror(changes)
	}
	if n := r.mirror.Focus(); n != r.focus {
		r.focus = n
		p.device.FocusOn(n)
	}
	if text := r.speaker.Say(out.Say, p.host.devices.in.Now); text != "" {
		p.device.Say(text)
	}
}

// beat returns how long the next tick may wait without input, 0 for ever: a sentence may be waiting to be said.
func (p *Phone) beat(out *game.Output) time.Duration {
	wait := p.reader.speaker.Waits(p.host.devices.in.Now)
	if wait == 0 || out.Beat > 0 && out.Beat < wait {
		return out.Beat
	}
	return wait
}
