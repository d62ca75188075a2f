package host

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// meterName is the page's global variable that asks for measures: an array, made before the program starts, that
// takes one array for each tick and each picture. Without it nothing is measured and nothing stands in between.
const meterName = "wildfifteenMeter"

// meter measures the program's own work apart from the engine's and the browser's drawing.
type meter struct{ out js.Value }

func newMeter() meter { return meter{get(meterName)} }

func (m meter) on() bool { return m.out.InstanceOf(get("Array")) }

// options returns o with its programs measured.
func (m meter) options(o Options) Options {
	if !m.on() {
		return o
	}
	start := o.New
	o.New = func(b game.Boot) Program { return measuredProgram{start(b), m} }
	return o
}

// game returns h, measured: with the mirror of the page, the sounds and the store in it.
func (m meter) game(h *host) ebiten.Game {
	if !m.on() {
		return h
	}
	return measuredHost{h, m}
}

// note writes a measure down: what was done, and its milliseconds since from.
func (m meter) note(what string, from time.Time) {
	m.out.Call("push", []any{what, float64(time.Since(from).Microseconds()) / 1000})
}

type measuredProgram struct {
	Program
	meter meter
}

func (p measuredProgram) Update(in *game.Input) *game.Output {
	defer p.meter.note("update", time.Now())
	return p.Program.Update(in)
}

func (p measuredProgram) Draw(l *render.List) {
	defer p.meter.note("list", time.Now())
	p.Program.Draw(l)
}

// Controls has the mirror follow the program as if nothing stood in between.
func (p measuredProgram) Controls() []ui.Control {
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
