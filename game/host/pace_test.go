package host

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

func TestQuiet(t *testing.T) {
	var a activity
	now := time.Second
	tick := func(in game.Input, out game.Output, after time.Duration) bool {
		now += after
		in.Now = now
		return a.quiet(&in, &out)
	}
	none, nothing := game.Input{}, game.Output{}
	if tick(none, nothing, 0) {
		t.Error("quiet from the start")
	}
	if tick(none, nothing, restAfter/2) {
		t.Error("quiet too early")
	}
	if !tick(none, nothing, restAfter) {
		t.Error("not quiet though nothing happened")
	}
	for name, s := range map[string]struct {
		in  game.Input
		out game.Output
	}{
		"a finger":      {in: game.Input{Pointers: []game.Pointer{{Down: true}}}},
		"a key":         {in: game.Input{Keys: []game.KeyEvent{{Key: "A"}}}},
		"a held shift":  {in: game.Input{Mods: game.Shift}},
		"an answer":     {in: game.Input{Replies: []game.Reply{{Kind: game.Back}}}},
		"a lost screen": {in: game.Input{Redraw: true}},
		"a pad":         {in: game.Input{Pads: []game.Pad{{Buttons: game.PadA}}}},
		"a stick":       {in: game.Input{Pads: []game.Pad{{Stick: render.Point{X: 0.5}}}}},
		"an animation":  {out: game.Output{Animating: true}},
		"fast input":    {out: game.Output{Fast: true}},
		"a quick beat":  {out: game.Output{Beat: time.Millisecond}},
		"text":          {out: game.Output{TextField: &game.TextField{}}},
	} {
		if tick(s.in, s.out, restAfter) {
			t.Errorf("%s is taken for quiet", name)
		}
		if tick(none, nothing, restAfter/2) {
			t.Errorf("quiet soon after %s", name)
		}
		if !tick(none, nothing, restAfter) {
			t.Errorf("not quiet long after %s", name)
		}
	}
	for _, beat := range []time.Duration{time.Second, 10 * time.Millisecond} { // the second may be almost over
		if !tick(none, game.Output{Beat: beat}, restAfter) {
			t.Error("a clock of seconds keeps the screen busy")
		}
	}
	if !tick(game.Input{Pads: []game.Pad{{Stick: render.Point{X: 0.1}}}}, nothing, restAfter) {
		t.Error("a stick that is let go keeps the screen busy")
	}
}
