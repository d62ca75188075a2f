package web

import (
	"context"
	"strconv"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// goBack goes back in the tab's history.
func (b *tab) goBack() {
	b.t.Helper()
	b.do("setTimeout(() => history.back())") // after the answer: the page may go away
}

// entry returns the place of the present entry in the tab's history, and the number of entries.
func (b *tab) entry() (at, n int) {
	b.t.Helper()
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		i, all, err := cdpage.GetNavigationHistory().Do(ctx)
		at, n = int(i), len(all)
		return err
	}))
	return at, n
}

// scenes are conditions that tell scenes apart.
const (
	onPlay     = `document.querySelector("#mirror [data-id=undo]") && document.querySelector("#mirror [data-id=menu]")`
	onMenu     = `document.querySelector("#mirror [data-id=settings]") && !document.querySelector("#mirror [data-id=undo]")`
	onSettings = `document.querySelector("#mirror [data-id=back]") && !document.querySelector("#mirror [data-id=settings]")`
)

// TestBack goes up through the scenes by the browser's Back, by Escape and by the button Back, again and again: the
// history always has as many entries as there are scenes, and only the Back of the first scene leaves the page.
func TestBack(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "spiral", 5)
	b.openGame(g)
	first, _ := b.entry()
	at := func(scene, is string, level int) {
		t.Helper()
		b.until(scene, is)
		b.until("the entry of "+scene, "history.state.wildfifteen === "+strconv.Itoa(level))
		b.frames(3)
		if i, _ := b.entry(); i != first+level {
			t.Fatalf("%s is entry %d of the history, the first scene %d", scene, i, first)
		}
	}
	open := func() {
		t.Helper()
		at("the first scene", onPlay, 0)
		x, y := b.middle("menu", 0)
		b.click(x, y)
		b.until("the menu", onMenu)
		x, y = b.middle("settings", 0)
		b.click(x, y)
		b.until("the settings", onSettings)
	}
	board := g.Scramble
	for round := range 3 {
		// The address follows the moves and the games; an old entry must not bring an old game back.
		b.key(arrowKeys[moves[round]])
		board = board.Step(moves[round])
		b.untilCells(board)
		open()
		level := eval[int](b, "history.state.wildfifteen")
		if level < 1 {
			t.Fatal("no entry stands for the settings")
		}
		for l := level - 1; l > 0; l-- {
			b.goBack()
			at("the scene above", onMenu, l)
		}
		b.goBack()
		at("the first scene", onPlay, 0)
		open()
		for range level {
			b.key("\x1b")
			b.frames(3)
		}
		at("the first scene", onPlay, 0)
		b.untilCells(board)
		if _, n := b.entry(); n > first+1+level {
			t.Fatalf("%d entries in the history after %d rounds", n, round+1)
		}
	}
	open()
	b.reload()
	const paused = "(" + told + `).includes("Resume")`
	at("the pause of the page loaded again", paused, 1)
	b.goBack()
	at("the first scene", onPlay, 0)
	b.untilCells(board)
	b.goBack()
	b.until("another page", `location.href === "about:blank"`)
}
