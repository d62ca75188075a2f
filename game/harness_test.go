package game

import (
	"encoding/json"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// memory is a store that keeps everything in maps, as the disk would.
type memory struct {
	files map[string][]byte
}

func newMemory() *memory { return &memory{map[string][]byte{}} }

func (m *memory) Append(name string, line []byte) {
	m.files[name] = append(append(m.files[name], line...), '\n')
}
func (m *memory) Replace(name string, data []byte) { m.files[name] = append([]byte(nil), data...) }
func (m *memory) Flush()                           {}

// run drives a game the way a host does: by inputs alone, looking at outputs, controls and pictures.
type run struct {
	t      testing.TB
	app    *App
	in     Input
	out    *Output
	store  *memory
	list   render.List
	sounds []Sound
	watch  *pacer
}

var start = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// options say how a run begins; the zero value is a phone-shaped window of a new player.
type options struct {
	w, h  float32
	scale float32
	dark  bool
	text  float32 // the system's text size
	sharp bool    // high contrast
	rtl   bool
	game  string
	store *memory
	boot  func(*Boot)
	watch *pacer // the game's; nil: none
}

func newRun(t testing.TB, o options) *run {
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	if o.scale == 0 {
		o.scale = 1
	}
	if o.store == nil {
		o.store = newMemory()
	}
	b := Boot{Store: o.store, Fonts: render.NewFonts(), Game: o.game, Deals: rand.NewPCG(1, 2), Locale: "en", Version: "test",
		Files: Files{Data: o.store.files}}
	if o.rtl {
		b.Lang = mirrored(t)
	}
	if o.boot != nil {
		o.boot(&b)
	}
	if o.watch != nil {
		b.Watch = o.watch.look
	}
	r := &run{t: t, app: New(b), store: o.store, watch: o.watch}
	r.in = Input{Date: start, Width: o.w * o.scale, Height: o.h * o.scale, Scale: o.scale, Focused: true, Dark: o.dark, Contrast: o.sharp, Locale: "en", TextScale: max(1, o.text)}
	r.tick(1)
	return r
}

// tick lets n ticks pass with nothing new but time.
func (r *run) tick(n int) {
	for range n {
		if r.watch != nil {
			r.watch.now += frameTime
		}
		r.in.Now += time.Second / 60
		r.in.Date = r.in.Date.Add(time.Second / 60)
		r.out = r.app.Update(&r.in)
		r.sounds = append(r.sounds, r.out.Sounds...)
		r.in.Keys, r.in.Text, r.in.Replies, r.in.Wheel = nil, "", nil, render.Point{}
	}
}

// tickUntil lets ticks pass until something is so, and fails if it is not within n of them.
func (r *run) tickUntil(n int, what string, is func() bool) {
	r.t.Helper()
	for range n {
		if is() {
			return
		}
		r.tick(1)
	}
	if !is() {
		r.t.Fatalf("not within %d ticks: %s", n, what)
	}
}

// reply has the host say something, and lets a tick pass in which it is heard, and one more.
func (r *run) reply(p Reply) {
	r.in.Replies = []Reply{p}
	r.tick(2)
}

// key presses and lets go a key, with modifiers.
func (r *run) key(k Key, mods ...Mods) {
	var m Mods
	for _, x := range mods {
		m |= x
	}
	printed := ""
	if len(k) == 1 {
		printed = string(k)
	}
	r.in.Keys = append(r.in.Keys, KeyEvent{Key: k, Printed: printed, Mods: m, Down: true}, KeyEvent{Key: k, Printed: printed, Mods: m})
	r.tick(1)
}

// point moves a pointer through places, one a tick, and lets it go at the last.
func (r *run) point(kind PointerKind, at ...render.Point) {
	for _, p := range at {
		r.in.Pointers = []Pointer{{Kind: kind, ID: int(kind), At: p, Down: true}}
		r.tick(1)
	}
	r.in.Pointers = []Pointer{{Kind: kind, ID: int(kind), At: at[len(at)-1]}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

// tapOn taps the middle of a control.
func (r *run) tapOn(kind PointerKind, id ui.ID) {
	r.t.Helper()
	c := ui.Find(r.app.Controls(), id)
	if c == nil {
		r.t.Fatalf("no control %v on screen: %v", id, r.ids())
	}
	r.point(kind, c.Rect.Centre())
}

func (r *run) ids() (ids []ui.ID) {
	for _, c := range r.app.Controls() {
		if c.ID != (ui.ID{}) && c.Role != ui.Cell {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// cell is where a cell of the board lies.
func (r *run) cell(n int) render.Rect {
	r.t.Helper()
	c := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: n})
	if c == nil {
		r.t.Fatalf("no cell %d on screen: %v", n, r.ids())
	}
	return c.Rect
}

// tapCell taps a cell of the board.
func (r *run) tapCell(kind PointerKind, cell int) { r.tapOn(kind, ui.ID{Name: cellName, N: cell}) }

// picture is what the screen shows, by the software renderer.
func (r *run) picture() *image.RGBA {
	r.app.Draw(&r.list)
	return soft.New(r.app.boot.Fonts).Picture(&r.list)
}

func typeName(v any) string { return fmt.Sprintf("%T", v) }

// mirrored is a made-up language, long and written from right to left.
func mirrored(t testing.TB) *assets.Lang {
	t.Helper()
	texts := map[string]string{}
	files, err := filepath.Glob("../assets/lang/en/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("language files: %v %v", files, err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var part map[string]string
		if err := json.Unmarshal(data, &part); err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		for k, v := range part {
			texts[k] = v + strings.Repeat("·", len(v)/3)
		}
	}
	return assets.NewLang(texts, true)
}
