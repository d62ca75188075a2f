package host

import (
	"time"

	"wildfifteen/game"
)

// A phone's view presents a picture at each refresh of the screen, changed or not. To save power, an idle game gets
// only the ticks and pictures that it asks for there: see [game.Output.Beat].
const (
	leastBeat = 5 * time.Millisecond // a game that asks for shorter beats is not idle
	restAfter = 2 * time.Second      // time without input or motion until a game counts as idle
)

// activity holds the time of the last input or motion.
type activity struct{ last time.Duration }

// quiet reports whether the game is idle. It is called once a tick, with its Input and Output.
func (a *activity) quiet(in *game.Input, out *game.Output) bool {
	busy := out.Animating || out.Beat > 0 && out.Beat < leastBeat || out.Fast || out.TextField != nil || len(in.Pointers) > 0 || len(in.Keys) > 0 ||
		len(in.Replies) > 0 || in.Mods != 0 || in.Redraw || a.last == 0
	for i := range in.Pads {
		p := &in.Pads[i]
		busy = busy || p.Buttons != 0 || p.Stick.X*p.Stick.X+p.Stick.Y*p.Stick.Y > 0.05
	}
	if busy {
		a.last = in.Now
	}
	return in.Now-a.last >= restAfter
}
