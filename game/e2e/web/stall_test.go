package web

import (
	"context"
	"math"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"wildfifteen/puzzle"
)

// stall is a script that makes each frame of the page take 200 to 450 ms.
const stall = `(() => {
	let n = 0;
	window.frameAt = 0;
	const frame = () => {
		frameAt = performance.now();
		const end = frameAt + 200 + 250 * (n++ % 6) / 5;
		while (performance.now() < end);
		requestAnimationFrame(frame);
	};
	frame();
})()`

// watch is a script that notes the mouse's presses and releases, with the times that the browser gives them and the start of
// the frame before they came to the page.
const watch = `(() => {
	window.seen = [];
	for (const kind of ["pointerdown", "pointerup"])
		addEventListener(kind, e => seen.push({Down: kind == "pointerdown", X: e.clientX, Y: e.clientY, At: e.timeStamp, Frame: frameAt}), true);
})()`

// mouseEvent is a press or a release of the mouse. At is its time and Frame the start of the last frame before the page got it, in
// milliseconds; 0 if they are not known.
type mouseEvent struct {
	Down            bool
	X, Y, At, Frame float64
}

// TestClicksWhileStalled clicks 30 tiles, eight a second, while every frame takes 200 to 450 ms. Each click moves its tile,
// and counts at the time that the browser gives it: not at that of its frame.
func TestClicksWhileStalled(t *testing.T) {
	t.Parallel()
	const clicks, tries = 30, 5
	g, moves := puzzleNear(t, "spiral", clicks)
	server := serve(t, nil)
	for try := range tries {
		b := newTab(t, server, desk, nil)
		b.openGame(g)
		sent := clicksOn(b, g, moves)
		b.do(stall)
		b.do(watch)
		b.sendAll(sent)
		seen := eval[[]mouseEvent](b, "seen")
		if !sameEvents(seen, sent) {
			t.Logf("try %d: on a busy machine, events of the mouse changed their order on the way to the browser", try+1)
			continue
		}
		s := b.solves(1)[0]
		if s.STM != clicks || s.Input != "mouse" {
			t.Fatalf("%d moves by %s, clicked %d", s.STM, s.Input, clicks)
		}
		if checkTimes(t, s.At, seen) {
			return
		}
		t.Logf("try %d: on a busy machine, most presses came to the page after another frame", try+1)
	}
	t.Fatal("the browser never got the events in their order and in time")
}

// clicksOn returns the clicks that make moves.
func clicksOn(b *tab, g puzzle.Game, moves []puzzle.Dir) (all []mouseEvent) {
	b.t.Helper()
	board := g.Scramble
	for _, d := range moves {
		if board == g.Goal.Board() {
			b.t.Fatal("the game is solved too early")
		}
		x, y := b.middle("cell", tileFor(board, d))
		all = append(all, mouseEvent{Down: true, X: x, Y: y}, mouseEvent{X: x, Y: y})
		board = board.Step(d)
	}
	return all
}

// sendAll sends events to the browser without waiting for the page to take them, and then waits until it has taken all.
func (b *tab) sendAll(events []mouseEvent) {
	b.t.Helper()
	var sent sync.WaitGroup
	for _, e := range events {
		kind, pause := input.MouseReleased, 105*time.Millisecond
		if e.Down {
			kind, pause = input.MousePressed, 20*time.Millisecond
		}
		event := input.DispatchMouseEvent(kind, e.X, e.Y).WithButton(input.Left).WithClickCount(1)
		sent.Go(func() {
			if err := chromedp.Run(b.ctx, chromedp.ActionFunc(func(ctx context.Context) error { return event.Do(ctx) })); err != nil {
				b.t.Error(err)
			}
		})
		time.Sleep(pause)
	}
	sent.Wait()
}

// sameEvents reports whether the page has seen what was sent, in the same order.
func sameEvents(seen, sent []mouseEvent) bool {
	return slices.EqualFunc(seen, sent, func(a, b mouseEvent) bool {
		return a.Down == b.Down && math.Abs(a.X-b.X) < 1 && math.Abs(a.Y-b.Y) < 1
	})
}

// checkTimes compares the times of moves with those of the presses. A press that comes to the page after the start of another frame
// counts at that frame's tick: it is left out. checkTimes reports whether enough presses are left to compare.
func checkTimes(t *testing.T, at []int64, seen []mouseEvent) bool {
	t.Helper()
	const near = 20 // ms; moves that count at the time of their frame are 100 ms and more from their presses
	var late []float64
	for i := range at {
		if press := seen[2*i]; press.At > press.Frame {
			late = append(late, float64(at[i])-press.At)
		}
	}
	if len(late) < len(at)/3 {
		return false
	}
	usual := median(late)
	for i := range late {
		late[i] = math.Abs(late[i] - usual)
	}
	t.Logf("%d presses in time, from the time at which they were made by %.1f", len(late), slices.Sorted(slices.Values(late)))
	if m := median(late); m > near {
		t.Errorf("half of the clicks count %v ms or more from the time at which they were made", m)
	}
	return true
}

func median(all []float64) float64 {
	all = slices.Sorted(slices.Values(all))
	return all[len(all)/2]
}
