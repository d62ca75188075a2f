package help

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// run is the help on a stage, over an empty page.
type run struct {
	lessons bool
	terms   bool
	*stage.Stage
	set  session.Settings
	keys *keys.Map
	in   game.Input
}

// A run is also the stage's rest.

func (r *run) Open()                   {}
func (r *run) Pressed(e game.KeyEvent) { r.keys.Learn(e) }
func (r *run) Key(game.KeyEvent)       {}
func (r *run) Reply(game.Reply)        {}
func (r *run) Away()                   {}
func (r *run) AfterTick()              {}

type emptyPage struct{ stage.Page }

// options say how a run begins; the zero options are a window like a phone on a desktop.
type options struct {
	width, height float32
	text          float32
	platform      game.Platform
	lang          *assets.Lang
}

func newRun(o options) *run {
	if o.width == 0 {
		o.width, o.height = 360, 640
	}
	if o.lang == nil {
		o.lang = assets.Load("en")
	}
	r := &run{set: session.Defaults(), in: game.Input{Width: o.width, Height: o.height, Scale: 1, Focused: true, TextScale: o.text}}
	r.keys = keys.New(&r.set)
	r.Stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &r.set, Platform: o.platform, Lang: o.lang}, r)
	r.Push(&emptyPage{})
	return r
}

// ShowLessons notes that the lessons are asked for.
func (r *run) ShowLessons() { r.lessons = true }

// ShowTerms notes that the terms are asked for.
func (r *run) ShowTerms() { r.terms = true }

// open shows the help at a tab.
func (r *run) open(tab Tab) *Scene {
	h := New(r.Stage, r.keys, r, tab)
	r.Push(h)
	r.tick()
	return h
}

func (r *run) tick() {
	r.Update(&r.in)
	r.in.Keys, r.in.Pads = nil, nil
}

func (r *run) key(k game.Key) {
	r.in.Keys = []game.KeyEvent{{Key: k, Down: true}, {Key: k}}
	r.tick()
}

func (r *run) button(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick()
	r.tick()
}

// caps returns the caps of the row with a label, "" if there is none.
func (r *run) caps(label string) string {
	for _, c := range r.Controls() {
		if c.Look == ui.Keys && c.Label == label {
			return strings.Join(c.Lines, " ")
		}
	}
	return ""
}

func TestKeyCloses(t *testing.T) {
	r := newRun(options{})
	for tab := Rules; tab <= Maths; tab++ {
		for _, k := range []game.Key{"F1", "Escape"} {
			h := r.open(tab)
			r.in.Keys = []game.KeyEvent{{Key: "F1", Down: true, Repeat: true}}
			r.tick()
			if !r.Shows(h) {
				t.Errorf("tab %d: F1 held down closes the help", tab)
			}
			if r.key(k); r.Depth() != 1 {
				t.Errorf("tab %d: %s does not close the help", tab, k)
			}
		}
	}
}

func TestKeysAreShownAsTheyAre(t *testing.T) {
	r := newRun(options{})
	r.set.Keys, _ = r.keys.Rebound(keys.Undo, []string{"Ctrl+U"})
	r.set.Keys, _ = r.keys.Rebound(keys.Redo, []string{})
	r.open(Controls)
	for act, want := range map[string]string{"undo": "Ctrl+U", "hint": "H", "held": "H", "edge": "Shift+←", "play": "Enter", "board": "Esc"} {
		if got := r.caps(r.Lang.T("help.act_" + act)); got != want {
			t.Errorf("%s has the keys %q, want %q", act, got, want)
		}
	}
	var rows []string
	for _, row := range keyRows(r.Lang, r.keys) {
		rows = append(rows, row.label)
	}
	if slices.Contains(rows, r.Lang.T("help.act_redo")) {
		t.Error("Redo, which has no key, is listed")
	}
	for i, act := range []string{"right", "edge", "walk", "play", "undo"} {
		if want := r.Lang.T("help.act_" + act); rows[3+i] != want {
			t.Errorf("row %d is %q, want %q", 3+i, rows[3+i], want)
		}
	}
}

// TestTabs turns to other tabs by the arrow keys, in both reading directions, by the game pad and by a press.
func TestTabs(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		r := newRun(options{lang: assets.NewLang(nil, rtl)})
		h := r.open(Rules)
		next, back := game.Key("ArrowRight"), game.Key("ArrowLeft")
		nextPad, backPad := game.PadRight, game.PadLeft
		if rtl {
			next, back, nextPad, backPad = back, next, backPad, nextPad
		}
		at := func(how string, want Tab) {
			t.Helper()
			if Tab(h.tabs.At) != want || h.Focus != h.tabs.ID() {
				t.Errorf("right to left %v: %s leads to tab %d, the focus to %v, want %d", rtl, how, h.tabs.At, h.Focus, want)
			}
		}
		at("New", Rules)
		r.key(back)
		at("back from the first", Maths)
		r.key(next)
		at("on from the last", Rules)
		r.key(next)
		at("on", Controls)
		r.button(nextPad)
		at("the pad", Maths)
		r.button(backPad)
		at("the pad back", Controls)
		h.Focus = stage.BackID
		if r.key(next); Tab(h.tabs.At) != Controls {
			t.Error("an arrow turns to another tab while none has the focus")
		}
		r.button(game.PadR1)
		at("the right shoulder", Maths)
		r.button(game.PadL1)
		at("the left shoulder", Controls)
		h.Act(ui.ID{Name: "tab", N: int(Rules)})
		at("a press", Rules)
	}
}

func TestTabsKeepTheirPlaces(t *testing.T) {
	r := newRun(options{})
	h := r.open(Maths)
	h.Scroll.By(200)
	r.button(game.PadR1)
	if h.Scroll.Offset != 0 {
		t.Errorf("the first tab begins at %v", h.Scroll.Offset)
	}
	if r.button(game.PadL1); h.Scroll.Offset != 200 {
		t.Errorf("the last tab is at %v, was left at 200", h.Scroll.Offset)
	}
}

func TestHomeAndEnd(t *testing.T) {
	for tab := Rules; tab <= Maths; tab++ {
		r := newRun(options{})
		h := r.open(tab)
		r.key("End")
		end := h.Scroll.Offset
		if h.Scroll.By(1); end <= 0 || h.Scroll.Offset != end {
			t.Errorf("tab %d: End goes to %v, more is at %v", tab, end, h.Scroll.Offset)
		}
		if r.key("Home"); h.Scroll.Offset != 0 {
			t.Errorf("tab %d: Home goes to %v", tab, h.Scroll.Offset)
		}
	}
}

// TestReadByKeys goes through each tab with the arrow down until its end is in sight, and back with the arrow up.
func TestReadByKeys(t *testing.T) {
	for tab := Rules; tab <= Maths; tab++ {
		r := newRun(options{width: 640, height: 360})
		h := r.open(tab)
		for range 300 {
			r.key("ArrowDown")
		}
		var end float32
		for _, c := range r.Controls() {
			end = max(end, c.Rect.Y+c.Rect.H)
		}
		if area := h.Scroll.Area(); !h.Scroll.Can() || end > area.Y+area.H {
			t.Errorf("tab %d ends at %v, its viewport is %v", tab, end, area)
		}
		for range 300 {
			r.key("ArrowUp")
		}
		if h.Scroll.Offset != 0 {
			t.Errorf("tab %d: back at the top the offset is %v", tab, h.Scroll.Offset)
		}
	}
}

// TestControlsBeginWithTheDevice checks which device's controls come first.
func TestControlsBeginWithTheDevice(t *testing.T) {
	const keyboard, pointer, pad = "help.keyboard", "help.pointer", "help.pad"
	for _, c := range []struct {
		platform game.Platform
		device   stage.Device
		want     []string
	}{
		{game.Desktop, stage.NoDevice, []string{keyboard, pointer, pad}},
		{game.Desktop, stage.Pad, []string{pad, keyboard, pointer}},
		{game.Phone, stage.NoDevice, []string{pointer, keyboard, pad}},
		{game.Phone, stage.Keys, []string{keyboard, pointer, pad}},
		{game.Browser, stage.Mouse, []string{pointer, keyboard, pad}},
		{game.Desktop, stage.Touch, []string{pointer, keyboard, pad}},
	} {
		r := newRun(options{width: 800, height: 1000, platform: c.platform})
		r.Used(c.device)
		r.open(Controls)
		var got []string
		for _, k := range r.Controls() {
			if k.Role == ui.Heading && k.Look != ui.Title {
				got = append(got, k.Label)
			}
		}
		var want []string
		for _, key := range c.want {
			want = append(want, r.Lang.T(key))
		}
		if !slices.Equal(got, want) {
			t.Errorf("platform %v, device %v: %q, want %q", c.platform, c.device, got, want)
		}
	}
}

// TestTabsScrollWhereThereIsLittleRoom checks that the tabs stay in sight on a screen that has room for them, below the title or
// beside it, and scroll with the text on others.
func TestTabsScrollWhereThereIsLittleRoom(t *testing.T) {
	for _, c := range []struct {
		o       options
		scrolls bool
	}{
		{options{}, false}, {options{width: 640, height: 360}, false}, {options{text: 2}, true},
	} {
		r := newRun(c.o)
		h := r.open(Maths)
		before := r.Find(h.tabs.ID()).Rect.Y
		h.Scroll.By(30)
		r.tick()
		if by := before - r.Find(h.tabs.ID()).Rect.Y; by != 0 != c.scrolls {
			t.Errorf("%+v: the tabs scroll by %v", c.o, by)
		}
	}
}

// TestRulesFirst checks that the page begins with the rules, not with the ways to other pages.
func TestRulesFirst(t *testing.T) {
	r := newRun(options{width: 360, height: 640, text: 2})
	h := r.open(Rules)
	if links, picture := r.Find(lessonsID), r.Find(ui.ID{Name: goalGroup}); links.Rect.Y < picture.Rect.Y {
		t.Errorf("the lessons are at %v, above the goals at %v", links.Rect.Y, picture.Rect.Y)
	}
	if h.First() != h.tabs.ID() {
		t.Error("the tabs are not the first control")
	}
}

// TestLessons opens the lessons from the first page of the help.
func TestLessons(t *testing.T) {
	r := newRun(options{width: 360, height: 640, text: 1})
	h := r.open(Rules)
	h.Act(lessonsID)
	if !r.lessons {
		t.Error("the button does not lead to the lessons")
	}
}

// TestNothingOverlaps checks that no words or pictures lie on others, in one column and in two, on high and on low screens.
func TestNothingOverlaps(t *testing.T) {
	for _, o := range []options{{}, {width: 1100, height: 760}, {text: 2}, {width: 640, height: 360}, {width: 640, height: 360, text: 2}} {
		r := newRun(o)
		for tab := Rules; tab <= Maths; tab++ {
			r.open(tab)
			all := r.Controls()
			for i := range all {
				for k := range i {
					a, b := &all[i], &all[k]
					if a.Look == ui.Ground || b.Look == ui.Ground || a.Clip != b.Clip {
						continue
					}
					if in := a.Rect.Intersect(b.Rect); in.W > 1 && in.H > 1 {
						t.Fatalf("%+v, tab %d: %q %v at %v lies on %q %v at %v", o, tab, a.Label, a.ID, a.Rect, b.Label, b.ID, b.Rect)
					}
				}
			}
			r.Pop()
		}
	}
}

// TestWordsFitThePointer reads of clicks after a click and of taps after a touch.
func TestWordsFitThePointer(t *testing.T) {
	for device, want := range map[stage.Device]string{stage.Mouse: "help.goal_text_mouse", stage.Touch: "help.goal_text"} {
		r := newRun(options{})
		r.Used(device)
		r.open(Rules)
		if words := r.Lang.T(want); !slices.ContainsFunc(r.Controls(), func(c ui.Control) bool { return c.Label == words }) {
			t.Errorf("after device %v the help does not say %q", device, words)
		}
	}
}
