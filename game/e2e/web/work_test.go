package web

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// ticks has the page measure each of the program's frames: all that the engine does in one call of the browser.
const ticks = `window.ticks = []; window.long = [];
const frame = window.requestAnimationFrame;
window.requestAnimationFrame = (f) => frame((now) => {
	const from = performance.now();
	f(now);
	ticks.push(performance.now() - from);
});
try { new PerformanceObserver(list => list.getEntries().forEach(e => long.push(e.duration))).observe({entryTypes: ["longtask"]}) } catch {}`

// TestWork measures frames while the program thinks: a hint for a hard board, then the rest of the game played
// by the program, with the search for the best solution beside it. It fails only where the page would stand
// still: how fast a machine is and how busy is not the program's doing.
func TestWork(t *testing.T) {
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(ticks)
	b.open("#4x4.classic:14,15,8,12,10,11,9,13,2,6,5,1,3,7,4,0") // as hard as boards of its size are
	b.until("the board", `document.querySelectorAll("#mirror [data-id=cell]").length === 16`)
	measure := func(what string, within time.Duration) {
		b.do("ticks.length = 0; long.length = 0")
		time.Sleep(within)
		b.until("some frames", "ticks.length > 10")
		list := eval[[]float64](b, "ticks.slice()")
		long := eval[[]float64](b, "long.slice()")
		slices.Sort(list)
		slices.Sort(long)
		median := list[len(list)/2]
		t.Logf("%s: %d frames, median %.1f ms, 95 of 100 within %.1f, longest %.1f; tasks over 50 ms: %.0f", what, len(list), median, list[len(list)*95/100], list[len(list)-1], long)
		if median > 100 {
			t.Errorf("%s: a frame takes %.0f ms", what, median)
		}
	}
	measure("at rest", time.Second)
	b.press("hint", 0)
	measure("hint", 2*time.Second)
	b.until("the hint", `document.getElementById("said").textContent.length > 10`)
	b.press("menu", 0)
	b.until("the menu", `document.querySelector("#mirror [data-id=auto]")`)
	b.press("auto", 0)
	measure("the program plays", 4*time.Second)
}

// TestBackup saves everything as a file and takes it in again in another browser.
func TestBackup(t *testing.T) {
	s := serve(t, nil)
	const catch = `window.saved = []; const make = URL.createObjectURL.bind(URL);
		URL.createObjectURL = (blob) => { saved.push(blob); return make(blob) };
		const press = HTMLElement.prototype.click;
		HTMLAnchorElement.prototype.click = function () { window.saveName = this.download };
		HTMLInputElement.prototype.click = function () {
			if (this.type !== "file") return press.call(this);
			const list = new DataTransfer();
			list.items.add(new File([window.chosen], "copy.json"));
			this.files = list.files;
			this.dispatchEvent(new Event("change"));
		};`
	settings := func(b *tab) {
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=settings]")`)
		b.press("settings", 0)
		b.until("the settings", `document.querySelector("#mirror [data-id=copy-save]")`)
	}
	b := newTab(t, s, desk, nil)
	b.before(catch)
	g, moves := puzzleNear(t, "snake", 4)
	b.open(link(g))
	b.untilCells(g.Scramble)
	board := g.Scramble
	for _, d := range moves {
		b.key(arrowKeys[d])
		board = board.Step(d)
		b.untilCells(board)
	}
	b.solves(1)
	b.do(`location.hash = "#4x4.snake%23next"`)
	b.until("the next game", `document.querySelectorAll("#mirror [data-id=cell]").length === 16 && document.querySelector("#mirror [data-id=menu]")`)
	settings(b)
	b.press("copy-save", 0)
	b.until("the file", "saved.length === 1")
	text := eval[string](b, "saved[0].text()")
	if name := eval[string](b, "saveName"); !strings.HasPrefix(name, "wildfifteen-") || !strings.HasSuffix(name, ".json") {
		t.Errorf("the file's name is %s", name)
	}
	other := newTab(t, s, desk, nil)
	other.before(catch)
	other.open("")
	other.do("window.chosen = " + quote(strings.ReplaceAll(text, "\n", " ")))
	settings(other)
	other.press("copy-open", 0)
	other.until("the message", `document.getElementById("said").textContent.includes("1 new solve")`)
	if got := other.solves(1)[0]; got.ID != g.ID() || got.Input != session.Keyboard.String() {
		t.Errorf("taken in: %+v", got)
	}
}
