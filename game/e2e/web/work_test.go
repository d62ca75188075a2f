package web

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// meter has the program measure its own work (see game/host), and the page its memory, frames and long tasks. A
// frame is all that the engine does in one call of the browser, its drawing in software too.
const meter = `window.wildfifteenMeter = []; window.frames = []; window.long = [];
const frame = window.requestAnimationFrame;
window.requestAnimationFrame = (f) => frame((now) => {
	const from = performance.now();
	f(now);
	frames.push(performance.now() - from);
});
const start = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...all) => {
	const made = await start(...all);
	window.memory = made.instance.exports.mem;
	return made;
};
try { new PerformanceObserver(list => list.getEntries().forEach(e => long.push(e.duration))).observe({entryTypes: ["longtask"]}) } catch {}`

// What the game allows itself in one tick: see workTime and workMost in package game. Beside a search that takes the
// tick's time, each of the others takes a slice.
const (
	workTime    = 4 // milliseconds
	mostSlices  = 256
	mostWorkers = 8
)

// tick is what was measured of one: the game's Update with its searches, the sounds, and what comes beside them, input
// and mirror.
type tick struct {
	slices             int
	longest, work      float64 // of the slices: one, and all; milliseconds
	update, sound, all float64
}

func (t tick) String() string {
	return fmt.Sprintf("%.1f ms: update %.1f (%d slices %.1f, longest %.1f), sounds %.1f, the rest %.1f",
		t.all, t.update, t.slices, t.work, t.longest, t.sound, t.all-t.update-t.sound)
}

// ticks brings the measures, which come in their order, into ticks.
func ticks(meter [][]any) (list []tick) {
	var t tick
	for _, e := range meter {
		switch ms := e[1].(float64); e[0] {
		case "slice":
			t.slices, t.longest, t.work = t.slices+1, max(t.longest, ms), t.work+ms
		case "update":
			t.update = ms
		case "sound":
			t.sound = ms
		case "tick":
			t.all = ms
			list = append(list, t)
			t = tick{}
		}
	}
	return list
}

// report logs what was measured since the last report, and looks that the searches kept to their share of each tick.
func (b *tab) report(what string, searches bool) {
	b.t.Helper()
	b.until("some frames", "frames.length > 10")
	type times struct {
		Meter        [][]any
		Frames, Long []float64
		Memory       float64
		Heap         struct{ Used, Live, Heap, All, Collections float64 }
	}
	m := eval[times](b, `(() => {
		const all = {Meter: wildfifteenMeter.splice(0), Frames: frames.splice(0), Long: long.splice(0), Memory: memory.buffer.byteLength, Heap: wildfifteenMeter.heap()};
		return all;
	})()`)
	kinds := map[string][]float64{"frame": m.Frames}
	for _, e := range m.Meter {
		kind, ms := e[0].(string), e[1].(float64)
		kinds[kind] = append(kinds[kind], ms)
	}
	b.t.Logf("%s: memory %.1f MB, tasks over 50 ms: %.0f", what, m.Memory/1e6, m.Long)
	b.t.Logf("  heap: %.1f MB, in use %.1f, not yet collected %.1f; allocated so far %.1f MB, %.0f collections", m.Heap.Heap/1e6, m.Heap.Live/1e6, m.Heap.Used/1e6, m.Heap.All/1e6, m.Heap.Collections)
	list := ticks(m.Meter)
	most, late := 0, 0
	for _, t := range list {
		most = max(most, t.slices)
		if t.work > workTime+t.longest {
			late++
		}
	}
	b.t.Logf("  %d ticks with up to %d slices; in %d the searches took longer than %d ms and a slice", len(list), most, late, workTime)
	if most > mostSlices+mostWorkers {
		b.t.Errorf("%s: %d slices in a tick", what, most)
	}
	slices.SortFunc(list, func(a, b tick) int { return cmp.Compare(b.all, a.all) })
	for _, t := range list[:min(3, len(list))] {
		b.t.Logf("  longest: %v", t)
	}
	if len(kinds["slice"]) == 0 && searches {
		b.t.Errorf("%s: no slice of a search was measured", what)
	}
	for _, kind := range []string{"update", "slice", "sound", "tick", "list", "draw", "frame"} {
		list := kinds[kind]
		if len(list) == 0 {
			if kind == "update" || kind == "tick" || kind == "frame" {
				b.t.Errorf("%s: no %s was measured", what, kind)
			}
			continue
		}
		slices.Sort(list)
		over, all := 0, 0.0
		for _, ms := range list {
			all += ms
			if ms > 12 {
				over++
			}
		}
		b.t.Logf("  %-6s %4d: median %5.1f ms, 95 of 100 within %5.1f, longest %5.1f, over 12 ms: %d, sum %.0f", kind, len(list), list[len(list)/2], list[len(list)*95/100], list[len(list)-1], over, all)
	}
}

// TestWork measures the page while the program thinks: "update" is the game's own tick, "tick" the same with
// input, mirror and sound, "list" the making of a picture's list and "draw" the same with the engine's part. It
// asserts no times: how fast a machine is and how busy is not the program's doing. It counts the slices.
func TestWork(t *testing.T) {
	s := serveMeasured(t)
	for _, c := range []struct{ name, link string }{
		{"4x4", "#4x4.classic:14,15,8,12,10,11,9,13,2,6,5,1,3,7,4,0"}, // 66 moves: harder than nearly every deal
		{"5x5", "#5x5.classic%23deep"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTab(t, s, desk, nil)
			b.before(meter)
			b.open(c.link)
			b.until("the board", `document.querySelectorAll("#mirror [data-id=cell]").length >= 16`)
			b.report("start", false)
			time.Sleep(time.Second)
			b.report("at rest", false)
			from := time.Now()
			b.press("hint", 0)
			b.until("the hint", `document.getElementById("said").textContent.length > 10`)
			t.Logf("the first hint after %.1f s", time.Since(from).Seconds())
			b.report("hint", true)
			b.press("menu", 0)
			b.until("the menu", `document.querySelector("#mirror [data-id=auto]")`)
			b.report("menu", false)
			b.press("auto", 0)
			time.Sleep(4 * time.Second)
			b.report("the program plays", true)
		})
	}
	t.Run("Atlas", func(t *testing.T) {
		b := newTab(t, s, desk, nil)
		b.before(meter)
		b.open("#3x4.classic%23deep")
		b.until("the board", `document.querySelectorAll("#mirror [data-id=cell]").length === 12`)
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=atlas]")`)
		b.report("start and menu", false)
		b.press("atlas", 0)
		time.Sleep(4 * time.Second)
		b.report("the Atlas counts", true)
	})
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
