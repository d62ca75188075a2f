package host

import (
	"time"

	"wildfifteen/game"
)

// A phone's view shows a picture as often as the screen can, changed or not, as long as the engine lets it.
// So a program at rest gets fewer ticks there: enough for the clock.
const (
	beatEvery = 100 * time.Millisecond // between two ticks at rest
	restAfter = 2 * time.Second        // without an input, or anything that moves
)

// activity is when something last happened.
type activity struct{ last time.Duration }

// quiet reports whether nothing has happened for long enough. in and out are this tick's.
func (a *activity) quiet(in *game.Input, out *game.Output) bool {
	busy := out.Animating || out.Fast || out.TextField != nil || len(in.Pointers) > 0 || len(in.Keys) > 0 ||
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
