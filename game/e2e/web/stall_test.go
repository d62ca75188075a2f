package web

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// stall is a script that makes each frame of the page take 200 to 450 ms.
const stall = `(() => {
	let n = 0;
	const frame = () => {
		const end = performance.now() + 200 + 250 * (n++ % 6) / 5;
		while (performance.now() < end);
		requestAnimationFrame(frame);
	};
	frame();
})()`

// TestClicksWhileStalled clicks 30 tiles, eight a second, while every frame takes 200 to 450 ms. Each click moves its tile,
// and counts at the time at which it was made.
func TestClicksWhileStalled(t *testing.T) {
	t.Parallel()
	const clicks, pause = 30, 125 * time.Millisecond
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "spiral", clicks)
	b.openGame(g)
	var places [][2]float64
	board := g.Scramble
	for _, d := range moves {
		if board == g.Goal.Board() {
			t.Fatal("the game is solved too early")
		}
		x, y := b.middle("cell", tileFor(board, d))
		places = append(places, [2]float64{x, y})
		board = board.Step(d)
	}
	b.do(stall)
	var sent sync.WaitGroup
	send := func(kind input.MouseType, at [2]float64) { // the answer comes only when the page has got the event
		sent.Go(func() {
			event := input.DispatchMouseEvent(kind, at[0], at[1]).WithButton(input.Left).WithClickCount(1)
			if err := chromedp.Run(b.ctx, chromedp.ActionFunc(func(ctx context.Context) error { return event.Do(ctx) })); err != nil {
				t.Error(err)
			}
		})
		time.Sleep(20 * time.Millisecond)
	}
	for _, at := range places {
		send(input.MousePressed, at)
		send(input.MouseReleased, at)
		time.Sleep(pause - 40*time.Millisecond)
	}
	sent.Wait()
	s := b.solves(1)[0]
	if s.STM != clicks || s.Input != "mouse" {
		t.Fatalf("%d moves by %s, clicked %d", s.STM, s.Input, clicks)
	}
	for i := 1; i < len(s.At); i++ {
		if d := time.Duration(s.At[i]-s.At[i-1]) * time.Millisecond; d < pause/4 || d > 4*pause {
			t.Errorf("%v between the clicks %d and %d, want %v", d, i-1, i, pause)
		}
	}
}
