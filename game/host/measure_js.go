//go:build measure

package host

import (
	"runtime"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// meterName is a global variable of the page: an array, created before the program starts, that gets the measurements. Each
// is an array of a name and milliseconds.
const meterName = "wildfifteenMeter"

// meter measures the program's own work, without the engine's and the browser's. Only builds with the tag measure have it,
// for tests.
type meter struct{ out js.Value }

func newMeter() meter { return meter{dom.Get(meterName)} }

// options returns o with a New whose games are measured, and so are the times between two calls of Boot.Watch by their
// searches.
func (m meter) options(o Options) Options {
	m.offerHeap()
	start := o.New
	o.New = func(b game.Boot) Game {
		g := &measuredGame{meter: m}
		b.Watch = g.watched(b.Watch)
		g.Game = start(b)
		return g
	}
	return o
}

// offerHeap adds to the page's array a function heap that returns the state of the heap. In bytes: used (objects in use
// or not yet collected), live (pages in use), heap (memory taken from the browser) and all (ever allocated); then the
// number of collections.
func (m meter) offerHeap() {
	m.out.Set("heap", js.FuncOf(func(js.Value, []js.Value) any {
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return map[string]any{
			"used": s.HeapAlloc, "live": s.HeapInuse, "heap": s.HeapSys, "all": s.TotalAlloc, "collections": s.NumGC,
		}
	}))
}

// game returns h wrapped so that its ticks and pictures are measured, including the mirror, the sounds and the store.
func (m meter) game(h *host) ebiten.Game { return measuredHost{h, m} }

// note adds a measurement: the time since from.
func (m meter) note(what string, from time.Time) {
	m.out.Call("push", []any{what, float64(time.Since(from).Microseconds()) / 1000})
}

// measuredGame is a Game whose work is measured.
type measuredGame struct {
	Game
	meter meter
	seen  time.Time // of the last call of Watch in this tick; zero if there was none
	ended time.Time // end of the last Update
	still bool      // the page has been told that reduced motion is wanted
}

// watched returns a watch that measures the time between two calls in a tick: a slice of a search, or the time between the
// last slice of a search and the first of another.
func (g *measuredGame) watched(watch func() time.Duration) func() time.Duration {
	return func() time.Duration {
		if !g.seen.IsZero() {
			g.meter.note("slice", g.seen)
		}
		g.seen = time.Now()
		return watch()
	}
}

func (g *measuredGame) Update(in *game.Input) *game.Output {
	if in.ReducedMotion != g.still {
		g.still = in.ReducedMotion
		g.meter.out.Set("still", g.still) // no picture shows that for long
	}
	from := time.Now()
	g.seen = time.Time{}
	out := g.Game.Update(in)
	g.meter.note("update", from)
	g.ended = time.Now()
	return out
}

func (g *measuredGame) Draw(l *render.List) {
	defer g.meter.note("list", time.Now())
	g.Game.Draw(l)
}

// Controls is called for the mirror, when the tick's sounds have been started.
func (g *measuredGame) Controls() []ui.Control {
	g.meter.note("sound", g.ended)
	return g.Game.Controls()
}

// measuredHost is a host whose work is measured.
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
