package host

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/host/sound"
	"wildfifteen/game/host/store"
	"wildfifteen/render"
)

// Ticks per second: normally, and if the game asks for fast ones. The engine reads its devices once a frame, so more are
// of no use on 60 Hz screens; with fewer, short key presses would be lost (its issue 1704).
const (
	tps     = 60
	fastTPS = 120
)

// host is the engine's game: it gives a Game its ticks and shows its pictures.
type host struct {
	turn     sync.Mutex // held during each tick and picture: phones suspend the game from another thread
	options  Options
	store    store.Store
	lang     atomic.Pointer[assets.Lang] // of the host's own sentences
	texts    map[string][]byte           // see game.Boot
	fonts    *render.Fonts
	link     string // a game ID or link to open first; "" once it is open
	game     Game   // nil before the first tick and after a crash
	crash    *crash // if not nil, it is shown in place of the game
	starts   starts
	clock    clock
	devices  devices
	picture  picture
	requests requests
	sounds   sound.Player
	window   window
	phone    *Phone      // nil on other platforms
	quit     atomic.Bool // a signal has asked for the end
	watched  bool        // the runtime writes into fatalFile what the program dies of; desktops
}

// clock counts the ticks.
type clock struct {
	start time.Time
	last  time.Time // of the tick before
	ticks int
}

func (c *clock) now() time.Duration { return time.Since(c.start) }

func newHost(o Options, s store.Store, locale string) *host {
	h := &host{options: o, store: s, fonts: render.NewFonts(), clock: clock{start: time.Now()}}
	h.lang.Store(assets.Load(locale))
	h.devices = newDevices(locale)
	h.picture = newPicture(h.fonts)
	h.requests.host = h
	h.requests.system.host = h
	h.window.host = h
	return h
}

// speak makes the host's own sentences those of a language, if its texts are here.
func (h *host) speak(tag string) {
	if tag == "" || tag == h.lang.Load().Tag() {
		return
	}
	if l, err := h.language(tag); err == nil {
		h.lang.Store(l)
	}
}

// LayoutF makes each pixel of the screen one pixel of the game. Its argument is the window's size in the engine's units.
func (h *host) LayoutF(width, height float64) (float64, float64) {
	return h.picture.layout(width, height)
}

// Layout is never called: the engine calls LayoutF instead.
func (h *host) Layout(width, height int) (int, int) { return width, height }

// Update gives the game its ticks: one, or more if the mouse was pressed or released more than once since the last.
func (h *host) Update() error {
	h.turn.Lock()
	defer h.turn.Unlock()
	if h.clock.ticks == 0 {
		h.clock.last = time.Now()
	}
	h.picture.scale = monitorScale()
	h.window.tick()
	for {
		if err := h.tick(h.devices.mouse.time(h.clock.last)); err != nil || !h.devices.mouse.waits() {
			return err
		}
	}
}

// tick is one tick of the game.
func (h *host) tick(now time.Time) (err error) {
	h.gather(now)
	h.requests.system.checkDrops()
	h.clock.last = now
	h.clock.ticks++
	h.picture.ticked = true
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
	if h.game == nil {
		h.begin()
	}
	out := h.game.Update(&h.devices.in)
	if h.phone != nil {
		h.phone.show(out, h.picture.shown.Paper)
	}
	h.requests.handle(out)
	h.link = ""
	if out.Quit {
		return ebiten.Termination
	}
	return nil
}

// begin creates the game from the files as they are now.
func (h *host) begin() {
	h.starts.at = h.clock.ticks
	h.game = h.options.New(game.Boot{
		Files: h.store.Files(), Store: h.store, Fonts: h.fonts, Platform: platform, Mouse: hasMouse(),
		Game: h.link, Locale: h.devices.in.Locale, Texts: h.texts, Watch: h.clock.now,
	})
}

// Draw paints the game if its picture has changed. Otherwise the engine keeps the last picture and, after some
// unchanged frames, no longer presents it, which is why an idle game costs little.
func (h *host) Draw(screen *ebiten.Image) {
	h.turn.Lock()
	defer h.turn.Unlock()
	if !h.picture.ticked && h.phone != nil {
		h.phone.Wake() // the cause of this picture has had no tick yet, and must not wait for the next slow one
	}
	h.picture.draw(screen, h.options.Redraw, h.list)
}

// list fills l with the game's picture or the crash page.
func (h *host) list(l *render.List) {
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
			h.crash.draw(h, l)
		}
	}()
	if h.crash != nil {
		h.crash.draw(h, l)
		return
	}
	h.game.Draw(l)
}

// sleep tells the game that it is being suspended, and passes the Output to handle. It does so in an extra tick,
// because there may be no other.
func (h *host) sleep(handle func(*game.Output)) {
	h.devices.touches.drop()
	if h.game == nil || h.crash != nil || h.clock.ticks == 0 {
		return
	}
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
		}
	}()
	now := time.Now()
	in := h.devices.in.Asleep(now.Sub(h.clock.start), now)
	h.devices.in.Focused = false
	h.clock.last = now
	handle(h.game.Update(&in))
}

// end is called when the loop has ended, for whatever reason.
func (h *host) end() {
	defer func() {
		if v := recover(); v != nil {
			h.logCrash(v)
		}
		h.window.remember()
		h.store.Close()
	}()
	if h.game != nil && h.crash == nil {
		h.game.Shutdown()
	}
}
