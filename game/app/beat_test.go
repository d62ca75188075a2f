package app_test

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// beats ticks n times without input and returns in how many of the ticks the picture changed. Where the Output before
// neither said that something moves nor asked for this tick, the picture must not change.
func beats(r *gametest.Run, name string, n int) (changed int) {
	r.T.Helper()
	const tick = time.Second / 60
	var last, list render.List
	r.App.Draw(&last)
	for range n {
		was := *r.Out
		r.Tick(1)
		r.App.Draw(&list)
		if list.Equal(&last) {
			continue
		}
		changed++
		if !was.Animating && (was.Beat == 0 || was.Beat > tick+tick/2) {
			r.T.Errorf("%s: the picture changes, but the next tick was asked for after %v", name, was.Beat)
		}
		last.CopyFrom(&list)
	}
	return changed
}

// TestBeatsOfPages checks that a host which makes only the ticks that pages ask for misses nothing.
func TestBeatsOfPages(t *testing.T) {
	onPages(t, []gametest.Options{{}}, func(t *testing.T, r *gametest.Run, name string) { beats(r, name, 400) })
}

// TestNoBeatAtRest checks that pages on which nothing happens ask for no tick at all.
func TestNoBeatAtRest(t *testing.T) {
	rest := func(r *gametest.Run, name string) {
		t.Helper()
		r.TickUntil(900, name+": rest", func() bool { return r.Out.Beat == 0 && !r.Out.Animating })
		if n := beats(r, name, 600); n > 0 || r.Out.Beat != 0 {
			t.Errorf("%s: %d pictures, then a beat of %v", name, n, r.Out.Beat)
		}
	}
	for _, room := range []string{"", "newgame", "settings", "help", "records", "daily", "studies", "about"} {
		r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
		if room != "" {
			r.Open(room)
		}
		rest(r, "page "+room)
	}
	r := gametest.New(t, gametest.Options{Game: "3x3.snake:1,2,3,6,5,4,0,7,8"})
	r.Key("M")
	rest(r, "menu")
	r = gametest.New(t, gametest.Options{Game: "3x3.snake:1,2,3,6,5,4,0,7,8"})
	r.Key("ArrowLeft")
	r.Key("P")
	rest(r, "pause")
	r = gametest.New(t, gametest.Options{Game: "3x3.snake:1,2,3,6,5,4,7,0,8"})
	r.Key("ArrowLeft")
	rest(r, "solved")
}

// TestBeatsOfTheClock checks that a running game asks for one tick a second, in which the clock changes.
func TestBeatsOfTheClock(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "3x3.snake:1,2,3,6,5,4,0,7,8"})
	r.Key("ArrowLeft")
	r.TickUntil(900, "rest", func() bool { return r.Out.Beat > 300*time.Millisecond && !r.Out.Animating })
	if n := beats(r, "the clock", 600); n != 10 {
		t.Errorf("%d pictures in ten seconds, want 10", n)
	}
	if r.Out.Beat == 0 || r.Out.Beat > time.Second {
		t.Errorf("the beat is %v", r.Out.Beat)
	}
}

// TestBeatOfToast checks that a sentence goes away without input.
func TestBeatOfToast(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
	r.TickUntil(900, "rest", func() bool { return r.Out.Beat == 0 && !r.Out.Animating })
	r.Reply(game.Reply{Kind: game.Told, Text: "Words for a moment"})
	if r.Out.Beat == 0 {
		t.Fatal("no beat while a sentence shows")
	}
	if n := beats(r, "toast", 400); n == 0 || r.Out.Beat != 0 {
		t.Errorf("the sentence stays: %d pictures, a beat of %v", n, r.Out.Beat)
	}
}
