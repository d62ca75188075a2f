package play

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
)

// peek shows the goal over the board or, in a blind game, the tiles.
type peek struct {
	on   bool
	fade stage.Timer // from the board to the goal, or back
	key  game.Key    // the key that shows the goal while it is held down; "" if none is
}

func (k *peek) toggle(p *Scene) {
	k.on = !k.on
	k.fade = p.Stage.StartFade(peekTime, boardview.FadeTime)
	if !k.on {
		return
	}
	said := "play.goal_shown"
	if p.Session().Hidden() {
		said = "modes.tiles_shown"
	}
	if p.Session().Hidden() || !p.blind() { // before the first move of a blind game all can be seen
		p.Session().Peek(p.Stage.Now())
	}
	p.Stage.Say(p.Stage.Lang.T(said))
}

// peekTime is how long the goal takes to appear over the board.
const peekTime = 160 * time.Millisecond

// hide takes the goal off the board.
func (k *peek) hide(p *Scene) {
	if k.on {
		k.toggle(p)
	}
}

// part returns how far the goal has appeared, 0..1.
func (k *peek) part(p *Scene) float32 {
	part, _ := p.Stage.Part(k.fade)
	if k.on {
		return part
	}
	return 1 - part
}

// tick shows the goal while its key, button or picture is held down, unless the player chose that each press toggles it.
func (k *peek) tick(p *Scene) {
	if p.Stage.Set.Latch || !p.Stage.Shows(p) {
		k.key = ""
		return
	}
	if held := k.key != "" || p.Stage.PadHeld()&game.PadL2 != 0 || p.Stage.Held(goalID) != nil; held != k.on {
		k.toggle(p)
	}
}

// hintRepeat is how long the hint's key or button must be held down before it acts again: long enough to see the hint.
const hintRepeat = 450 * time.Millisecond

// heldHint is the hint's key or button while it is held down.
type heldHint struct {
	key   game.Key // the one that is down; "" if none is
	on    bool     // the key or the button is held down
	since time.Duration
}

// tick plays the hint that shows, and then the next one, as long as the hint's key or button is held down.
func (h *heldHint) tick(p *Scene) {
	if !p.Stage.Shows(p) || p.blind() {
		*h = heldHint{}
		return
	}
	in, held := session.Keyboard, h.key != ""
	if p.Stage.PadHeld()&game.PadY != 0 {
		in, held = session.Gamepad, true
	}
	finger := p.Stage.Held(hintID)
	if finger != nil {
		in, held = stage.InputOf(finger.Kind), true
	}
	now := p.Stage.Now()
	switch {
	case !held:
		h.on = false
		return
	case !h.on || p.help.asked || p.moving(): // the wait starts once a hint shows and nothing moves
		h.on, h.since = true, now
	case now-h.since >= hintRepeat && !p.help.auto:
		h.since = now
		if finger != nil {
			p.Stage.Spend(finger)
		}
		p.help.ask(p, in)
	}
	p.Stage.Animate()
}

// up ends what a key does while it is held down, whatever other keys are down and whatever the key would type now.
func (k *keyboard) up(key game.Key) {
	p := k.scene
	if p.held.key == key {
		p.held.key = ""
	}
	if p.peek.key == key {
		p.peek.key = ""
	}
}
