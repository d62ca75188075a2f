package entry

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// run drives the scene on a stage as a host does. Below it lies an empty first scene.
type run struct {
	t      testing.TB
	stage  *stage.Stage
	scene  *Scene
	in     game.Input
	out    *game.Output
	list   render.List
	opened []string // the texts that Open was called with
	helped int      // how often the stage got a key that opens the help
}

// options say how a run begins. The zero options are a phone-shaped window of a desktop.
type options struct {
	w, h     float32 // in dip
	scale    float32
	text     float32 // the system's text size
	rtl      bool
	platform game.Platform
	lab      bool // the texts are for the laboratory
}

type firstScene struct{ stage.Page }

// rest is a stage.Rest that counts the keys for the help.
type rest struct {
	stagetest.Rest
	run  *run
	keys *keys.Map
}

func (r rest) Key(e game.KeyEvent) {
	if r.keys.Helps(e) {
		r.run.helped++
	}
}

func newRun(t testing.TB, o options) (*run, *Scene) {
	if o.w == 0 {
		o.w, o.h = 360, 640
	}
	scale := max(1, o.scale)
	set := session.Defaults()
	r := &run{t: t}
	k := keys.New(&set)
	so := stage.Options{Fonts: render.NewFonts(), Settings: &set, Platform: o.platform, Locale: "en"}
	if o.rtl {
		so.Lang = mirrored(t)
	}
	r.stage = stage.New(so, rest{run: r, keys: k})
	r.stage.Push(&firstScene{})
	r.scene = New(r.stage, k, r.entryOptions(o.lab))
	r.stage.Push(r.scene)
	r.in = game.Input{Width: o.w * scale, Height: o.h * scale, Scale: scale, Focused: true, Locale: "en", TextScale: max(1, o.text)}
	r.tick(1)
	return r, r.scene
}

// entryOptions are those of the text entry for games, which leaves the stage when a text is opened, or of the one for
// the laboratory.
func (r *run) entryOptions(lab bool) Options {
	lang := r.stage.Lang
	o := Options{
		Title: "text.title",
		Judge: func(text string) links.Verdict { return links.Judge(lang, text) },
		Open:  func(text string) { r.opened = append(r.opened, text); r.stage.Pop() },
	}
	if lab {
		o.Title = "lab.enter_title"
		o.Judge = func(text string) links.Verdict { return judgeForLab(lang, text) }
	}
	return o
}

func judgeForLab(lang *assets.Lang, text string) links.Verdict {
	size := puzzle.Size{W: 4, H: 4}
	if text == "" {
		return links.Verdict{Text: lang.T("lab.enter_hint", "path", puzzle.SnakePath(size)), Bad: true}
	}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		panic(err)
	}
	it, err := links.ParseLab(puzzle.Lab{Start: goal.Board(), Goal: goal}, text, rand.NewPCG(1, 2))
	if err != nil {
		return links.Verdict{Text: links.Fault(lang, err), Bad: true}
	}
	return links.JudgeLab(lang, it)
}

// tick runs n ticks with no new input.
func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		r.in.Keys, r.in.Text, r.in.Replies = nil, "", nil
	}
}

func (r *run) shown() bool { return r.stage.Shows(r.scene) }

func (r *run) write(text string) {
	r.in.Text = text
	r.tick(1)
}

// key presses and releases a key with modifiers.
func (r *run) key(k game.Key, mods ...game.Mods) {
	e := game.KeyEvent{Key: k}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	for _, m := range mods {
		e.Mods |= m
	}
	r.press(e)
}

func (r *run) press(e game.KeyEvent) {
	down := e
	down.Down = true
	r.in.Keys = []game.KeyEvent{down, e}
	r.tick(1)
}

// button presses and releases a button of a game pad.
func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

func (r *run) tap(kind game.PointerKind, p render.Point) {
	r.in.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: p, Down: true}}
	r.tick(1)
	r.in.Pointers[0].Down = false
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

func (r *run) tapOn(kind game.PointerKind, id ui.ID) {
	r.t.Helper()
	c := r.stage.Find(id)
	if c == nil {
		r.t.Fatalf("no control %v: %q", id, r.labels())
	}
	r.tap(kind, c.Rect.Centre())
}

// padTo moves the focus to a control by the shortest way of a game pad's directions.
func (r *run) padTo(id ui.ID) {
	r.t.Helper()
	from := r.scene.Focus
	directions := map[ui.Direction]game.PadButton{ui.Up: game.PadUp, ui.Down: game.PadDown, ui.Left: game.PadLeft, ui.Right: game.PadRight}
	ways := map[ui.ID][]game.PadButton{from: nil}
	for todo := []ui.ID{from}; len(todo) > 0; todo = todo[1:] {
		for _, d := range []ui.Direction{ui.Up, ui.Down, ui.Left, ui.Right} {
			next, ok := ui.Toward(r.stage.Controls(), todo[0], d)
			if _, known := ways[next]; ok && !known {
				way := ways[todo[0]]
				ways[next] = append(way[:len(way):len(way)], directions[d])
				todo = append(todo, next)
			}
		}
	}
	for _, b := range ways[id] {
		r.button(b)
	}
	if r.scene.Focus != id {
		r.t.Fatalf("from %v the pad moves the focus to %v, not to %v, by %d pushes", from, r.scene.Focus, id, len(ways[id]))
	}
}

func (r *run) labels() string {
	var all []string
	for _, c := range r.stage.Controls() {
		all = append(all, c.Label)
	}
	return strings.Join(all, "|")
}

func (r *run) says(text string) bool { return strings.Contains(r.labels(), text) }

// mirrored is a made-up language that is long and written from right to left.
func mirrored(t testing.TB) *assets.Lang {
	t.Helper()
	files, err := filepath.Glob("../../assets/lang/en/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("language files: %v %v", files, err)
	}
	texts := map[string]string{}
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
