package game

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestCopyMoves looks whether the moves of a solution come to the clipboard as they are: where games are shared
// as links, moves are no game.
func TestCopyMoves(t *testing.T) {
	for _, p := range []Platform{Desktop, Browser, Phone} {
		r := onLab(t, options{boot: func(b *Boot) { b.Platform = p }}, "lab:1,2,3/4,5,6/0,7,8>classic")
		r.tapOn(Touch, idOf(labTabGroup, solveTab))
		r.touchTo(solveID)
		r.tickUntil(120, "a solution", func() bool { return r.lab().sol.found })
		r.tick(1)
		r.in.Replies = []Reply{{Kind: Pressed, ID: copyMovesID}}
		r.tick(1)
		moves, err := puzzle.ParseMoves(r.out.Copy)
		if err != nil || len(moves) != 2 || r.out.Share != "" {
			t.Errorf("platform %d: copied %q, shared %q, %v", p, r.out.Copy, r.out.Share, err)
		}
		if want := r.app.lang.T("message.copied"); r.app.toast.text != want {
			t.Errorf("platform %d: said %q, want %q", p, r.app.toast.text, want)
		}
	}
}
