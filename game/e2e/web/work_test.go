package web

import (
	"testing"
	"time"
)

// TestWork measures the page while the program searches. "update" is the game's own tick, "tick" the same with input,
// mirror and sound; "list" is the filling of the display list, "draw" the same with the engine's part; "frame" is all
// ticks and drawing in one animation frame, and "cpu" the processor time in it. The test asserts no times, which depend on
// the machine and its load, but it checks the number of slices.
func TestWork(t *testing.T) {
	s := serveMeasured(t)
	s.ownBrowser()
	for _, c := range []struct{ name, link string }{
		{"4x4", "#4x4.classic:14,15,8,12,10,11,9,13,2,6,5,1,3,7,4,0"}, // 66 moves: harder than nearly every deal
		{"5x5", "#5x5.classic%23deep"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTab(t, s, desk, nil)
			b.before(meter)
			r := newTracer(b)
			b.open(c.link)
			b.until("the board", `document.querySelectorAll("#mirror [data-id=cell]").length >= 16`)
			r.report("start", false)
			time.Sleep(time.Second)
			r.report("at rest", false)
			from := time.Now()
			b.press("hint", 0)
			b.until("the hint", `document.getElementById("said").textContent.length > 10 && !document.getElementById("said").textContent.startsWith("New game")`)
			t.Logf("the first hint after %.1f s", time.Since(from).Seconds())
			r.report("hint", true)
			b.press("menu", 0)
			b.until("the menu", `document.querySelector("#mirror [data-id=auto]")`)
			r.report("menu", false)
			b.press("auto", 0)
			b.until("the question", `document.querySelector("#mirror [data-id=answer]")`)
			b.press("answer", 0)
			time.Sleep(4 * time.Second)
			r.report("the program plays", true)
		})
	}
	t.Run("Atlas", func(t *testing.T) {
		b := newTab(t, s, desk, nil)
		b.before(meter)
		r := newTracer(b)
		b.open("#3x4.classic%23deep")
		b.until("the board", `document.querySelectorAll("#mirror [data-id=cell]").length === 12`)
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=atlas]")`)
		r.report("start and menu", false)
		b.press("atlas", 0)
		time.Sleep(4 * time.Second)
		r.report("the Atlas counts", true)
	})
}
