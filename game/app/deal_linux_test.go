package app_test

import (
	"runtime"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
)

// BenchmarkDeals begins a game of each way to play, on the largest board that it has up to 16x16: how long the processor works
// for the tick that reads the text or the press, deals, stores the game and lays out its first picture.
func BenchmarkDeals(b *testing.B) {
	line, err := puzzle.Deal(puzzle.Config{Size: puzzle.Size{W: 16, H: 16}, Rule: puzzle.Rule{Kind: puzzle.Wild}}, puzzle.DealOptions{})
	if err != nil {
		b.Fatal(err)
	}
	drawn := puzzle.Config{Size: puzzle.Size{W: 16, H: 16}, Rule: line.Goal.Rule()}
	sunday := days.On(2026, 11, 22).Game()
	for _, way := range []struct{ name, text string }{
		{"wild", "16x16.wild-random"}, {"random", "16x16.random-random"}, {"drawn", drawn.String()}, {"daily", sunday.SeededID()},
		{"study", "studies/365"}, {"fewest", "fewest(16x16.wild-random)"}, {"blind", "blind(16x16.wild-random)"},
		{"relay", "relay(16x16..15x15).wild-random"}, {"marathon", "marathon(42).16x16.wild-random"}, {"everything", "everything(16x16..2x2).wild"},
	} {
		b.Run(way.name, func(b *testing.B) {
			benchDeals(b, func(*gametest.Run) game.Reply { return game.Reply{Kind: game.Link, Text: way.text} })
		})
	}
	for n, name := range []string{"rows", "three", "line"} {
		b.Run("practice-"+name, func(b *testing.B) {
			benchDeals(b, func(r *gametest.Run) game.Reply {
				r.Reply(game.Reply{Kind: game.Link, Text: "practice"})
				return game.Reply{Kind: game.Pressed, ID: wayID(n)}
			})
		})
	}
}

func benchDeals(b *testing.B, prepare func(r *gametest.Run) game.Reply) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	r := gametest.New(b, gametest.Options{Game: "16x16.wild#x"})
	r.Tick(10)
	var works gametest.Works
	for b.Loop() {
		p := prepare(r)
		works.Reply(r, p)
		r.Tick(2)
	}
	works.Report(b)
}

// BenchmarkOpen opens each page from which one plays: how long the processor works for the tick that lays it out first.
func BenchmarkOpen(b *testing.B) {
	for _, page := range []string{"gallery", "draw", "goals", "studies", "today", "new", "others", "practice", "relays", "pictures"} {
		b.Run(page, func(b *testing.B) {
			benchDeals(b, func(*gametest.Run) game.Reply { return game.Reply{Kind: game.Link, Text: page} })
		})
	}
}
