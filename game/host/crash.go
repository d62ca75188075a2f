package host

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

// crashFile is where panics are written, in the folder of the game's files.
const crashFile = "crash.log"

// crash stands in for a program that panicked: it says so, and a key or a tap starts the program anew.
type crash struct {
	path  string // of the report, "" if it could not be written
	armed bool   // all keys and pointers have been up since
}

// crashed is called with what a panic carried, while it is being recovered from.
func (h *host) crashed(v any) {
	h.crash = &crash{path: h.logCrash(v)}
	h.program = nil
	h.stale = true
	h.store.Flush() // every event up to here is in the store already
}

// logCrash adds a report to the crash file and to standard error. It returns the file's path.
func (h *host) logCrash(v any) (path string) {
	report := fmt.Sprintf("%s wildfifteen %s\npanic: %v\n%s\n", time.Now().Format(time.RFC3339), h.options.Version, v, debug.Stack())
	fmt.Fprint(os.Stderr, report)
	h.window.crashed(report)
	if h.store.Dir() == "" {
		return ""
	}
	path = filepath.Join(h.store.Dir(), crashFile)
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return ""
	}
	defer f.Close()
	if _, err := f.WriteString(report); err != nil {
		return ""
	}
	return path
}

// update starts anew when something is pressed that was not pressed when the program ended.
func (c *crash) update(h *host) {
	pressed := false
	for _, k := range h.in.Keys {
		pressed = pressed || k.Down && !k.Repeat && (k.Key == "Enter" || k.Key == "Space")
	}
	held := false
	for _, p := range h.in.Pointers {
		held = held || p.Down
	}
	for _, p := range h.in.Pads {
		held = held || p.Buttons&game.PadA != 0
	}
	if pressed || held && c.armed {
		h.crash = nil
		h.out.reset()
		h.begin()
		return
	}
	c.armed = c.armed || !held
}

func (c *crash) draw(h *host, l *render.List) {
	t := render.LightTheme()
	if h.in.Dark {
		t = render.DarkTheme()
	}
	l.Reset(h.in.Width, h.in.Height, t.Paper)
	px := func(dip float32) int { return int(dip*h.in.Scale + 0.5) }
	y := h.in.Height / 5
	margin := float32(px(24))
	para := func(w render.Weight, dip float32, text string, colour render.Color) {
		id := h.fonts.Face(w, px(dip))
		line := h.fonts.Metrics(id).Line
		for _, s := range h.fonts.Wrap(nil, id, text, h.in.Width-2*margin) {
			y += line
			l.Text(h.fonts, id, s, margin, y, colour)
		}
		y += line / 2
	}
	para(render.Bold, 28, h.lang.T("host.crashed"), t.Ink)
	para(render.Regular, 20, h.lang.T("host.crash_saved"), t.Ink)
	para(render.Regular, 20, h.lang.T("host.crash_again"), t.Accent)
	if c.path != "" {
		para(render.Regular, 16, h.lang.T("host.crash_report", "path", c.path), t.Ink2)
	}
}
