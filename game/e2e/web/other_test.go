package web

import "testing"

// TestOtherPage solves a game on one page while another one is open: its records show the game without a new start.
func TestOtherPage(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	first := newTab(t, s, desk, nil)
	first.open("#3x3.classic%23a")
	second := newTab(t, s, desk, first)
	g, moves := puzzleNear(t, "snake", 3)
	second.open(link(g))
	second.playByKeys(g, moves)
	first.press("menu", 0)
	first.until("the menu", `document.querySelector("#mirror [data-id=records]")`)
	first.press("records", 0)
	first.until("the other page's game", `document.querySelector("#mirror [data-id=card]")`)
}
