//go:build measure

package host

import (
	"runtime"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// meterName is the page's global variable that takes the measures: an array, made before the program starts. What
// was done and its milliseconds are pushed to it, as an array of two.
const meterName = "wildfifteenMeter"

// meter measures the program's own work apart from the engine's and the browser's drawing. Only a build with the
// tag measure has it, for the tests.
type meter struct{ out js.Value }

func newMeter() meter { return meter{get(meterName)} }

// options returns o with its programs measured, and the times between their searches' looks at the watch.
func (m meter) options(o Options) Options {
	m.offerHeap()
	start := o.New
	o.New = func(b game.Boot) Program {
		p := &measuredProgram{meter: m}
		b.Watch = p.watched(b.Watch)
		p.Program = start(b)
		return p
	}
	return o
}

// offerHeap gives the page's array a function that tells what the program's memory holds now, in bytes: what is
// in use and not yet collected, what the heap has for it, all that was ever allocated, and the collections.
func (m meter) offerHeap() {
	m.out.Set("heap", js.FuncOf(func(js.Value, []js.Value) any {
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return map[string]any{
			"used": s.HeapAlloc, "live": s.HeapInuse, "heap": s.HeapSys, "all": s.TotalAlloc, "collections": s.NumGC,
		}
	}))
}

// game returns h, measured: with the mirror of the page, the sounds and the store in it.
func (m meter) game(h *host) ebiten.Game { return measuredHost{h, m} }

// note writes a measure down: what was done, and its milliseconds since from.
func (m meter) note(what string, from time.Time) {
	m.out.Call("push", []any{what, float64(time.Since(from).Microseconds()) / 1000})
}

type measuredProgram struct {
	Program
	meter meter
	seen  time.Time // when the program looked at its watch last; zero: not in this tick
	ended time.Time // the last Update
	still bool      // told to the page: less motion is wanted
}

// watched returns a watch that notes the time between two looks in the same tick: that of a slice, and where a tick
// has several searches, that between the last look of one and the first of the next.
func (p *measuredProgram) watched(watch func() time.Duration) func() time.Duration {
	return func() time.Duration {
		if !p.seen.IsZero() {
			p.meter.note("slice", p.seen)
		}
		p.seen = time.Now()
		return watch()
	}
}

func (p *measuredProgram) Update(in *game.Input) *game.Output {
	if in.ReducedMotion != p.still {
		p.still = in.ReducedMotion
		p.meter.out.Set("still", p.still) // which no picture shows for long
	}
	from := time.Now()
	p.seen = time.Time{}
	out := p.Program.Update(in)
	p.meter.note("update", from)
	p.ended = time.Now()
	return out
}

func (p *measuredProgram) Draw(l *render.List) {
	defer p.meter.note("list", time.Now())
	p.Program.Draw(l)
}

// Controls has the mirror follow the program as if nothing stood in between. The tick's sounds have begun by now.
func (p *measuredProgram) Controls() []ui.Control {
	p.meter.note("sound", p.ended)
	if m, ok := p.Program.(mirrored); ok {
		return m.Controls()
	}
	return nil
}

type measuredHost struct {
	*host
	meter meter
}

func (h measuredHost) Update() error {
	defer h.meter.note("tick", time.Now())
	return h.host.Update()
}

func (h measuredHost) Draw(screen *ebiten.Image) {
	defer h.meter.note("draw", time.Now())
	h.host.Draw(screen)
}
