//go:build !js && !android && !ios

package host

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// Sizes of windows in dips of the game.
const (
	firstWidth, firstHeight = 1000, 760
	leastSize               = 320
	corner                  = 64 // so much of a window must be on the monitor for it to be put back there
)

// place is where a window stands and how large it is, in device-independent pixels of its monitor.
type place struct {
	X         int  `json:"x"`
	Y         int  `json:"y"`
	Width     int  `json:"width"`
	Height    int  `json:"height"`
	Maximized bool `json:"maximized,omitempty"`
}

// units returns how many device-independent pixels of a monitor with a scale of its own make so many dips of
// the game: more or fewer where the command line has given the game another scale, 0 for none.
func units(dips int, scale, monitor float64) int {
	if scale == 0 {
		return dips
	}
	return int(math.Ceil(float64(dips) * scale / monitor))
}

// window remembers the window's place from one run to the next.
type window struct {
	now     place // as it was when last looked at; without a width nothing is known
	saved   place
	checked bool
}

// open prepares the window before the loop starts.
func (w *window) open(h *host) {
	ebiten.SetWindowTitle(h.lang.T("common.title"))
	ebiten.SetWindowIcon(icons(h.fonts))
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	o := &h.options
	inUnits := func(dips int) int { return units(dips, o.Scale, monitorScale()) }
	least := inUnits(leastSize)
	ebiten.SetWindowSizeLimits(least, least, -1, -1)
	p := place{Width: inUnits(firstWidth), Height: inUnits(firstHeight)}
	if o.Width > 0 && o.Height > 0 {
		p.Width, p.Height = inUnits(o.Width), inUnits(o.Height)
	} else if data, err := os.ReadFile(filepath.Join(h.store.Dir(), windowFile)); err == nil {
		var old place
		if json.Unmarshal(data, &old) == nil && old.Width >= least && old.Height >= least {
			p, w.saved = old, old
			ebiten.SetWindowPosition(p.X, p.Y)
		}
	}
	ebiten.SetWindowSize(p.Width, p.Height)
	if p.Maximized {
		ebiten.MaximizeWindow()
	}
	if o.Fullscreen {
		ebiten.SetFullscreen(true)
		h.out.fullscreen = true
	}
}

// tick looks at the window once a second: asking takes a message to another thread.
func (w *window) tick(h *host) {
	if h.ticks%ebiten.TPS() != 0 || h.out.fullscreen || ebiten.IsWindowMinimized() {
		return
	}
	if w.now.Maximized = ebiten.IsWindowMaximized(); w.now.Maximized {
		return
	}
	w.now.X, w.now.Y = ebiten.WindowPosition()
	w.now.Width, w.now.Height = ebiten.WindowSize()
	if !w.checked {
		w.checked = true
		w.bringBack()
	}
}

// bringBack moves a window that was last used on a larger screen to one that is there.
func (w *window) bringBack() {
	m := ebiten.Monitor()
	if m == nil {
		return
	}
	mw, mh := m.Size()
	p := w.now
	if p.X+p.Width < corner || p.Y < -corner || p.X > mw-corner || p.Y > mh-corner {
		w.now.X, w.now.Y = max(0, (mw-p.Width)/2), max(0, (mh-p.Height)/2)
		ebiten.SetWindowPosition(w.now.X, w.now.Y)
	}
}

// dip returns how many pixels make a dip, where the engine says scale.
func (w *window) dip(scale float64) float64 { return scale }

// insets returns what of the window is covered: nothing on desktops.
func (w *window) insets() game.Insets { return game.Insets{} }

// show is for what only a page can do with an Output, a desktop has no use for the rest of it.
func (w *window) show(*game.Output) {}

// shown is called when the first picture stands in the window.
func (w *window) shown() {}

// crashed is given the report of a program that ended with a panic; the desktop keeps it in a file.
func (w *window) crashed(string) {}

func setTitle(title string) { ebiten.SetWindowTitle(title) }

func setFullscreen(on bool) { ebiten.SetFullscreen(on) }

// vibrate buzzes for some milliseconds, where the machine can.
func vibrate(ms int) {
	ebiten.Vibrate(&ebiten.VibrateOptions{Duration: time.Duration(ms) * time.Millisecond, Magnitude: 0.5})
}

// remember writes the window's place, unless the command line has set its size.
func (w *window) remember(h *host) {
	if w.now.Maximized && w.now.Width == 0 {
		maximized := w.saved
		if maximized.Width == 0 {
			maximized.Width = units(firstWidth, h.options.Scale, monitorScale())
			maximized.Height = units(firstHeight, h.options.Scale, monitorScale())
		}
		maximized.Maximized = true
		w.now = maximized
	}
	if w.now.Width == 0 || w.now == w.saved || h.options.Width > 0 {
		return
	}
	if data, err := json.Marshal(w.now); err == nil {
		h.store.Replace(windowFile, data)
	}
}
