package app_test

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// TestReportOfAMonkey replays reports of random play with devices, the window and the system's preferences: the replay shows what the
// player saw last.
func TestReportOfAMonkey(t *testing.T) {
	t.Parallel()
	seed := rand.Uint64()
	m := monkey{r: gametest.New(t, gametest.Options{Game: "4x4.snake#x"}), random: rand.New(rand.NewPCG(seed, 79))}
	for m.tick = range 500 + m.random.IntN(1500) {
		if m.random.IntN(6) == 0 {
			m.act()
			m.r.In.Replies = nil // files and pasted texts are no part of a report
		}
		m.r.Tick(1)
		m.r.In.Text = ""
		if m.r.Out.Quit {
			break
		}
	}
	p := replayed(t, m.r.App.Report(game.Recorded{}))
	if got, want := len(p.App.Controls()), len(m.r.App.Controls()); board(p.App) != board(m.r.App) || got != want {
		t.Errorf("seed %d, tick %d, in %s: %d controls, want %d; the board is %s, was %s", seed, m.tick, m.r.SceneName(), got, want, board(p.App), board(m.r.App))
	}
}
