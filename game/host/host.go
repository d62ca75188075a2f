package host

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/render"
	"wildfifteen/render/gpu"
)

// Ticks a second: as a rule, and when the program asks for fast ones. More gain nothing on screens of 60 Hz,
// as the engine looks at its devices once a frame; slower ones would lose short presses (its issue 1704).
const (
	tps     = 60
	fastTPS = 120
)

// host is the engine's game: it hands a Program its ticks and shows its pictures.
type host struct {
	turn    sync.Mutex // held during each tick and picture: a phone puts the program to rest from another thread
	phone   *Phone     // nil everywhere else
	options Options
	store   store
	boot    game.Boot
	lang    *assets.Lang
	program Program
	crash   *crash // not nil: shown in place of the program
	fonts   *render.Fonts

	painter *gpu.Painter
	next    render.List
	shown   render.List
	screen  *ebiten.Image // what shown was painted on
	stale   bool          // shown is not what the screen shows

	start   time.Time
	last    time.Time // of the tick before
	ticks   int
	ticked  bool    // since the last picture
	scale   float64 // device pixels in a dip of the window
	outside struct{ w, h float64 }
	in      game.Input
	out     outside
	mouse   mouse
	touches touches
	keys    keyboard
	pads    pads
	text    text
	prefs   *prefs
	sounds  sounds
	window  window
	quit    atomic.Bool // a signal asked for the end
	painted bool        // at least once
	traced  bool        // the first picture has been reported
	covered bool        // something lies over the window
}

// store is what the host needs of a store beside its writing.
type store interface {
	game.Store
	Dir() string
	Failures() []reason
	Files() game.Files // the files as they are now
	Close()
}

func newHost(o Options, s store, locale string) *host {
	h := &host{options: o, store: s, fonts: render.NewFonts(), lang: assets.Load(locale), start: time.Now(), stale: true}
	h.boot = game.Boot{Store: s, Fonts: h.fonts, Platform: platform, Locale: locale,
		Watch: func() time.Duration { return time.Since(h.start) }}
	h.painter = gpu.New(h.fonts)
	h.prefs = readPrefs()
	h.out.h = h
	return h
}

// LayoutF gives the program one pixel of the screen for each of its own.
func (h *host) LayoutF(w, height float64) (float64, float64) {
	h.outside.w, h.outside.h = w, height
	if h.scale == 0 {
		h.scale = monitorScale()
	}
	return pixels(w, h.scale), pixels(height, h.scale)
}

// Layout is never called: there is LayoutF.
func (h *host) Layout(w, height int) (int, int) { return w, height }

// Update is one tick.
func (h *host) Update() (err error) {
	h.turn.Lock()
	defer h.turn.Unlock()
	now := time.Now()
	if h.ticks == 0 {
		h.last = now
	}
	h.scale = monitorScale()
	h.window.tick(h)
	h.gather(now)
	h.dropped()
	h.last = now
	h.ticks++
	h.ticked = true
	h.trace()
	if h.quit.Load() {
		return ebiten.Termination
	}
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
			err = nil
		}
	}()
	if h.crash != nil {
		h.crash.update(h)
		return nil
	}
	if h.program == nil {
		h.begin()
	}
	out := h.program.Update(&h.in)
	h.out.handle(out)
	if h.phone != nil {
		h.phone.show(out, h.shown.Paper)
	}
	if out.Quit {
		return ebiten.Termination
	}
	return nil
}

// begin makes the program from the files as they are.
func (h *host) begin() {
	b := h.boot
	b.Files = h.store.Files()
	h.program = h.options.New(b)
}

// Draw shows the program if it has changed. The engine keeps the picture of the last frame, and when nobody
// touches it for some frames, it does not show it anew either: that is what makes an idle game cheap.
func (h *host) Draw(screen *ebiten.Image) {
	h.turn.Lock()
	defer h.turn.Unlock()
	if screen != h.screen {
		h.screen, h.stale = screen, true // a new size: the new image is empty
	}
	if !h.ticked && h.phone != nil {
		h.phone.Wake() // what brought this picture about has had no tick yet, and must not wait for the next beat
	}
	if !h.ticked && !h.stale && !h.options.Redraw {
		return
	}
	h.ticked = false
	h.list()
	if !h.stale && !h.options.Redraw && h.next.Equal(&h.shown) {
		return
	}
	h.painter.Paint(screen, &h.next)
	h.next, h.shown = h.shown, h.next
	h.stale = false
	h.painted = true
}

// list has the program fill next.
func (h *host) list() {
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
			h.crash.draw(h, &h.next)
		}
	}()
	if h.crash != nil {
		h.crash.draw(h, &h.next)
		return
	}
	h.program.Draw(&h.next)
}

// end is called when the loop has ended, for whatever reason.
func (h *host) end() {
	defer func() {
		if v := recover(); v != nil {
			h.logCrash(v)
		}
		h.window.remember(h)
		h.store.Close()
	}()
	if h.program != nil && h.crash == nil {
		h.program.Shutdown()
	}
}
