package web

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// meter is a script that makes the program measure its own work (see game/host), and the page its memory and long tasks.
const meter = `window.wildfifteenMeter = []; window.long = [];
const start = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...all) => {
	const made = await start(...all);
	window.memory = made.instance.exports.mem;
	return made;
};
try { new PerformanceObserver(list => list.getEntries().forEach(e => long.push(e.duration))).observe({entryTypes: ["longtask"]}) } catch {}`

// The game's limits in one tick: see searchTime and maxSlices in package work. One search takes the tick's time; each of
// the others takes one slice in addition.
const (
	workTime    = 4 // milliseconds
	mostSlices  = 256
	mostWorkers = 8
)

// tick holds the measurements of one tick: the game's Update with its searches, the sounds, and the host's own work for
// input and mirror.
type tick struct {
	slices             int
	still              int     // the most slices in a row that ended by the clock as they began
	longest, work      float64 // of the slices: the longest and the sum, in milliseconds
	update, sound, all float64
}

func (t tick) String() string {
	return fmt.Sprintf("%.1f ms: update %.1f (%d slices %.1f, longest %.1f), sounds %.1f, the rest %.1f",
		t.all, t.update, t.slices, t.work, t.longest, t.sound, t.all-t.update-t.sound)
}

// ticks groups the measurements, which come in order, by tick.
func ticks(meter [][]any) (list []tick) {
	var t tick
	still := 0
	for _, e := range meter {
		switch ms := e[1].(float64); e[0] {
		case "slice":
			if still++; ms > 0 {
				still = 0
			}
			t.still = max(t.still, still)
			t.slices, t.longest, t.work = t.slices+1, max(t.longest, ms), t.work+ms
		case "update":
			t.update = ms
		case "sound":
			t.sound = ms
		case "tick":
			t.all = ms
			list = append(list, t)
			t, still = tick{}, 0
		}
	}
	return list
}

// tracer records the duration of each frame, and the processor time in it that the page got: the rest is waiting for the
// processor or for drawing, which this browser does in software.
type tracer struct {
	b    *tab
	ctx  context.Context // of the browser
	end  chan bool
	list []frame
}

// frame is the work of the engine in one animation frame of the browser, in milliseconds.
type frame struct{ all, processor float64 }

func newTracer(b *tab) *tracer {
	b.t.Helper()
	r := &tracer{b: b, ctx: cdp.WithExecutor(b.server.browser, chromedp.FromContext(b.server.browser).Browser), end: make(chan bool, 1)}
	chromedp.ListenBrowser(b.ctx, func(e any) {
		switch e := e.(type) {
		case *tracing.EventDataCollected:
			for _, v := range e.Value {
				var x struct {
					Name      string
					Dur, Tdur float64 // microseconds
				}
				if json.Unmarshal(v, &x) == nil && x.Name == "FireAnimationFrame" {
					r.list = append(r.list, frame{x.Dur / 1000, x.Tdur / 1000})
				}
			}
		case *tracing.EventTracingComplete:
			r.end <- true
		}
	})
	r.start()
	b.t.Cleanup(func() { r.frames() })
	return r
}

func (r *tracer) start() {
	r.b.t.Helper()
	r.list = nil
	c := &tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline"}}
	if err := tracing.Start().WithTraceConfig(c).WithTransferMode(tracing.TransferModeReportEvents).Do(r.ctx); err != nil {
		r.b.t.Fatal(err)
	}
	// Ignore what the page does while the browser collects the trace.
	r.b.do("window.wildfifteenMeter?.splice(0); window.long?.splice(0)")
}

// frames ends the trace and returns its frames.
func (r *tracer) frames() []frame {
	r.b.t.Helper()
	if err := tracing.End().Do(r.ctx); err != nil {
		r.b.t.Fatal(err)
	}
	select {
	case <-r.end:
	case <-time.After(patience):
		r.b.t.Fatal("the browser does not end its trace")
	}
	return r.list
}

// report logs the measurements since the last report and checks that the searches kept to their limits in each tick.
func (r *tracer) report(what string, searches bool) {
	b := r.b
	b.t.Helper()
	b.until("some frames", "wildfifteenMeter.filter(e => e[0] === \"draw\").length > 10")
	type times struct {
		Meter  [][]any
		Long   []float64
		Memory float64
		Heap   struct{ Used, Live, Heap, All, Collections float64 }
	}
	m := eval[times](b, `({Meter: wildfifteenMeter.splice(0), Long: long.splice(0), Memory: memory.buffer.byteLength, Heap: wildfifteenMeter.heap()})`)
	kinds := map[string][]float64{}
	for _, f := range r.frames() {
		kinds["frame"] = append(kinds["frame"], f.all)
		kinds["cpu"] = append(kinds["cpu"], f.processor)
	}
	defer r.start()
	for _, e := range m.Meter {
		kind, ms := e[0].(string), e[1].(float64)
		kinds[kind] = append(kinds[kind], ms)
	}
	b.t.Logf("%s: memory %.1f MB, tasks over 50 ms: %.0f", what, m.Memory/1e6, m.Long)
	b.t.Logf("  heap: %.1f MB, in use %.1f, not yet collected %.1f; allocated so far %.1f MB, %.0f collections", m.Heap.Heap/1e6, m.Heap.Live/1e6, m.Heap.Used/1e6, m.Heap.All/1e6, m.Heap.Collections)
	list := ticks(m.Meter)
	most, still, late := 0, 0, 0
	for _, t := range list {
		most, still = max(most, t.slices), max(still, t.still)
		if t.work > workTime+t.longest {
			late++
		}
	}
	b.t.Logf("  %d ticks with up to %d slices; in %d the searches took longer than %d ms and a slice", len(list), most, late, workTime)
	if still > mostSlices+mostWorkers {
		b.t.Errorf("%s: %d slices in a tick while the clock stood still", what, still)
	}
	slices.SortFunc(list, func(a, b tick) int { return cmp.Compare(b.all, a.all) })
	for _, t := range list[:min(3, len(list))] {
		b.t.Logf("  longest: %v", t)
	}
	if len(kinds["slice"]) == 0 && searches {
		b.t.Errorf("%s: no slice of a search was measured", what)
	}
	for _, kind := range []string{"update", "slice", "sound", "tick", "list", "draw", "frame", "cpu"} {
		list := kinds[kind]
		if len(list) == 0 {
			if kind == "update" || kind == "tick" || kind == "frame" || kind == "cpu" {
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
