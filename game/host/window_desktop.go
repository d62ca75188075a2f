//go:build !js && !android && !ios

package host

import (
	"encoding/json"
	"math"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
)

// Sizes of windows in dips (device-independent pixels) of the game.
const (
	defaultWidth, defaultHeight = 1000, 760
	minSize                     = 320
	minVisible                  = 64 // visible part of a window below which it is moved back to the monitor
)

// place is the position and size of a window in device-independent pixels of its monitor.
type place struct {
	X         int  `json:"x"`
	Y         int  `json:"y"`
	Width     int  `json:"width"`
	Height    int  `json:"height"`
	Maximized bool `json:"maximized,omitempty"`
}

// maxPlace is more than the coordinates and the size of any window. An engine that is asked for more may end the program.
const maxPlace = 1 << 13

// readPlace reads what the last run has stored. It reports false for a place that no window of at least limit can have.
func readPlace(data []byte, limit int) (p place, ok bool) {
	if json.Unmarshal(data, &p) != nil {
		return place{}, false
	}
	within := func(n, least int) bool { return least <= n && n <= maxPlace }
	return p, within(p.X, -maxPlace) && within(p.Y, -maxPlace) && within(p.Width, limit) && within(p.Height, limit)
}

// units converts a length in dips of the game to device-independent pixels of a monitor. They differ if the command line
// has given the game a scale of its own; scale is 0 if it has not.
func units(dips int, scale, monitor float64) int {
	if scale == 0 {
		return dips
	}
	return int(math.Ceil(float64(dips) * scale / monitor))
}

// window is a desktop's window. It remembers its place from one run to the next.
type window struct {
	host    *host
	now     place // when last checked; the width is 0 if nothing is known yet
	saved   place // of the last run
	checked bool  // it is visible on the monitor
	cursor  game.Cursor
	above   bool // it is kept above all others for a moment, which brings it to the front
}

func (w *window) open() {
	h := w.host
	ebiten.SetWindowTitle(h.lang.Load().T("common.title"))
	ebiten.SetWindowIcon(icons(h.fonts))
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	o := &h.options
	inUnits := func(dips int) int { return units(dips, o.Scale, monitorScale()) }
	limit := inUnits(minSize)
	ebiten.SetWindowSizeLimits(limit, limit, -1, -1)
	p := place{Width: inUnits(defaultWidth), Height: inUnits(defaultHeight)}
	if o.Width > 0 && o.Height > 0 {
		p.Width, p.Height = inUnits(o.Width), inUnits(o.Height)
	} else if data, err := store.ReadFile(filepath.Join(h.store.Dir(), store.WindowFile)); err == nil {
		if old, ok := readPlace(data, limit); ok {
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
		h.requests.fullscreen = true
	}
}

// tick checks the window's place once a second: asking the engine takes a message to another thread.
func (w *window) tick() {
	w.answer()
	if w.host.clock.ticks%ebiten.TPS() != 0 || w.host.requests.fullscreen || ebiten.IsWindowMinimized() {
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

// bringBack centres a window that lies outside the monitor, such as one last used on a larger screen.
func (w *window) bringBack() {
	m := ebiten.Monitor()
	if m == nil {
		return
	}
	width, height := m.Size()
	p := w.now
	if p.X+p.Width < minVisible || p.Y < -minVisible || p.X > width-minVisible || p.Y > height-minVisible {
		w.now.X, w.now.Y = max(0, (width-p.Width)/2), max(0, (height-p.Height)/2)
		ebiten.SetWindowPosition(w.now.X, w.now.Y)
	}
}

func (w *window) scale(engine float64) float64 { return engine }

// insets returns none: nothing covers a desktop's window.
func (w *window) insets() game.Insets { return game.Insets{} }

var cursorShapes = [...]ebiten.CursorShapeType{
	game.ArrowCursor: ebiten.CursorShapeDefault, game.HandCursor: ebiten.CursorShapePointer, game.BeamCursor: ebiten.CursorShapeText,
}

// show gives the cursor its shape.
func (w *window) show(out *game.Output) {
	if out.Cursor == w.cursor {
		return
	}
	w.cursor = out.Cursor
	ebiten.SetCursorShape(cursorShapes[w.cursor])
}

func (w *window) shown() {}

// crashed does nothing: a file has the report.
func (w *window) crashed(string) {}

func (w *window) setTitle(title string) { ebiten.SetWindowTitle(title) }

func (w *window) setFullscreen(on bool) { ebiten.SetFullscreen(on) }

// remember stores nothing if the command line has set the window's size.
func (w *window) remember() {
	if w.now.Maximized && w.now.Width == 0 {
		maximized := w.saved
		if maximized.Width == 0 {
			maximized.Width = units(defaultWidth, w.host.options.Scale, monitorScale())
			maximized.Height = units(defaultHeight, w.host.options.Scale, monitorScale())
		}
		maximized.Maximized = true
		w.now = maximized
	}
	if w.now.Width == 0 || w.now == w.saved || w.host.options.Width > 0 {
		return
	}
	if data, err := json.Marshal(w.now); err == nil {
		w.host.store.Replace(store.WindowFile, data)
	}
}
