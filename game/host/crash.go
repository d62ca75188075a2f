package host

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

// crashFile is the file for reports of panics, in the folder of the game's files.
const crashFile = "crash.log"

// crash is the page shown after a panic in the game. Enter, Space, a click, a tap or a game pad's button A starts the
// game again from what is saved.
type crash struct {
	path  string // of the report, or "" if it could not be written
	armed bool   // all pointers and buttons have been released since the panic
}

// starts counts the starts of the game that ended in a panic at once.
type starts struct {
	at     int             // tick of the last one
	failed int             // in a row
	aside  map[string]bool // the files that were set aside
}

// maxFailed is the number of failed starts after which a file is set aside, and another one after each that follows.
const maxFailed = 2

// mayPanic are the files that may be the cause of panics, those first that hold the least.
var mayPanic = []string{game.GameFile, game.SettingsFile, game.MarksFile, game.GoalsFile, game.PictureFile, game.SolvesFile}

// crashed replaces the game by the crash page; v is the recovered value of the panic.
func (h *host) crashed(v any) {
	h.crash = &crash{path: h.logCrash(v)}
	h.store.Replace(game.CrashFile, h.report(v))
	h.game = nil
	if h.clock.ticks-h.starts.at < tps {
		h.starts.failed++
	} else {
		h.starts = starts{at: h.starts.at}
	}
	h.picture.stale = true
	h.store.Flush() // the store has every event up to here already
}

// reporter is a Game that knows what happened before a crash.
type reporter interface {
	// Report returns a recording of the last inputs.
	Report(fault game.Recorded) []byte
}

// report returns a report of a panic for those who make the program, which the next start offers to the player.
func (h *host) report(v any) (data []byte) {
	r := h.recorded(h.options.Version, fmt.Sprint(v), string(debug.Stack()))
	r.Locale = h.devices.in.Locale
	defer func() {
		if recover() != nil {
			data = bare(r)
		}
	}()
	if g, ok := h.game.(reporter); ok {
		return g.Report(r)
	}
	return bare(r)
}

// recorded returns what a report says of the end of a run, without what the player has typed.
func (h *host) recorded(version, fault, stack string) game.Recorded {
	return game.Recorded{Version: version, Platform: platform, System: runtime.GOOS + "/" + runtime.GOARCH,
		Fault: unquoted(h.anonymous(fault)), Stack: h.anonymous(stack)}
}

// bare returns a recording without inputs.
func bare(r game.Recorded) []byte {
	var text bytes.Buffer
	_ = game.NewRecorder(&text, r).Flush() // memory takes everything
	return text.Bytes()
}

// anonymous removes the user's folder and that of the game's files from a text.
func (h *host) anonymous(text string) string {
	if dir := h.store.Dir(); len(dir) > 1 {
		text = strings.ReplaceAll(text, dir, "(data)")
	}
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		text = strings.ReplaceAll(text, home, "~")
	}
	return text
}

// unquoted removes what a text quotes: it may be what the player has typed. A quotation ends at the last mark of its kind.
func unquoted(text string) string {
	for _, mark := range "\"`'" {
		first, last := strings.IndexRune(text, mark), strings.LastIndexByte(text, byte(mark))
		if first < last {
			text = text[:first+1] + "..." + text[last:]
		}
	}
	return text
}

// logCrash writes a report to the crash file, to standard error and to the window. It returns the file's path, or "" if it
// could not be written.
func (h *host) logCrash(v any) (path string) {
	report := fmt.Sprintf("%s wildfifteen %s\npanic: %v\n%s\n", time.Now().Format(time.RFC3339), h.options.Version, v, debug.Stack())
	fmt.Fprint(os.Stderr, report)
	h.window.crashed(report)
	if h.store.Dir() == "" {
		return ""
	}
	path = filepath.Join(h.store.Dir(), crashFile)
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return "" // a pipe would make the player wait
	}
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

// update starts the game again when something is pressed that was not already pressed at the time of the panic.
func (c *crash) update(h *host) {
	in := &h.devices.in
	pressed := false
	for _, k := range in.Keys {
		pressed = pressed || k.Down && !k.Repeat && (k.Key == "Enter" || k.Key == "Space")
	}
	held := false
	for _, p := range in.Pointers {
		held = held || p.Down
	}
	for _, p := range in.Pads {
		held = held || p.Buttons&game.PadA != 0
	}
	if pressed || held && c.armed {
		h.crash = nil
		h.requests.reset()
		if h.starts.failed >= maxFailed {
			h.setAside()
		}
		h.begin()
		return
	}
	c.armed = c.armed || !held
}

// setAside keeps the next file that may be the cause of the panics under another name, and tells the player. The next start has
// none of them.
func (h *host) setAside() {
	files := h.store.Files()
	for _, name := range mayPanic {
		if h.starts.aside[name] || name == game.GameFile && files.Shared {
			continue
		}
		if h.starts.aside == nil {
			h.starts.aside = map[string]bool{}
		}
		h.starts.aside[name] = true
		if name == game.SolvesFile {
			if d, ok := h.store.(interface{ SetAside(name string) bool }); ok && d.SetAside(name) {
				break // it tells the player
			}
		} else if data := files.Data[name]; len(data) > 0 {
			h.keepAside(name, data, files)
			break
		}
	}
}

// keepAside puts the content of a file into another one that does not exist yet, and empties it.
func (h *host) keepAside(name string, data []byte, files game.Files) {
	bad := name + game.BadEnd
	for n := 2; files.Data[bad] != nil; n++ {
		bad = game.Numbered(name+game.BadEnd, n)
	}
	h.store.Replace(bad, data)
	h.store.Replace(name, nil)
	lang := h.lang.Load()
	text := lang.T("host.kept_unread", "name", name, "why", bad)
	if name == game.GameFile {
		text = lang.T("host.set_aside", "name", bad)
	}
	h.requests.reply(game.Reply{Kind: game.Told, Text: text})
}

// draw fills l with the page.
func (c *crash) draw(h *host, l *render.List) {
	in := &h.devices.in
	t := render.LightTheme()
	if in.Dark {
		t = render.DarkTheme()
	}
	l.Reset(in.Width, in.Height, t.Paper)
	px := func(dip float32) int { return int(dip*in.Scale + 0.5) }
	y := in.Height / 5
	margin := float32(px(24))
	para := func(w render.Weight, dip float32, text string, colour render.Color) {
		id := h.fonts.Face(w, px(dip))
		line := h.fonts.Metrics(id).Line
		for _, s := range h.fonts.Wrap(nil, id, text, in.Width-2*margin) {
			y += line
			l.Text(h.fonts, id, s, margin, y, colour)
		}
		y += line / 2
	}
	para(render.Title, 28, h.lang.Load().T("host.crashed"), t.Ink)
	para(render.Regular, 20, h.lang.Load().T("host.crash_saved"), t.Ink)
	para(render.Regular, 20, h.lang.Load().T("host.crash_again"), t.Accent)
	if c.path != "" {
		para(render.Regular, 16, h.lang.Load().T("host.crash_report", "path", c.path), t.Ink2)
	}
}
