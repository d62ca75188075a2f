package game

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// restart ends the run and starts the program again on what it kept.
func (r *run) restart() *run {
	r.app.Shutdown()
	return newRun(r.t, options{w: r.in.Width / r.in.Scale, h: r.in.Height / r.in.Scale, scale: r.in.Scale, store: r.store})
}

func (r *run) config() string { return r.app.log.Current().Game().Config.String() }

// slider drags a slider's knob to a part of its track.
func (r *run) slider(id ui.ID, part float32) {
	r.t.Helper()
	c := ui.Find(r.app.Controls(), id)
	if c == nil {
		r.t.Fatalf("no slider %v", id)
	}
	t := r.app.frame.Track(c)
	at := t.Centre()
	r.point(Touch, at, render.Point{X: t.X + t.W*part, Y: at.Y})
}

func TestChooseByTouch(t *testing.T) {
	r := newRun(t, options{game: "4x4.spiral#x"})
	r.tapOn(Touch, configID)
	r.slider(widthID, 1)
	r.slider(heightID, 0)
	r.tapOn(Touch, idOf(kindGroup, 1)) // snake
	r.tapOn(Touch, idOf(wayGroup, missingChosen))
	r.slider(numberID, 0)
	r.tapOn(Touch, idOf("number", 1))
	r.tapOn(Touch, startID)
	if got := r.config(); got != "16x2.snake-2" || r.app.top() != scene(r.app.play) {
		t.Errorf("chosen %s, in %s", got, typeName(r.app.top()))
	}
	r = r.restart()
	r.key("N")
	if got := r.config(); got != "16x2.snake-2" {
		t.Errorf("after a restart New deals %s", got)
	}
}

func TestChooseByKeys(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	r.key("M")
	for r.app.top().base().focus != chooserID {
		r.key("ArrowDown")
	}
	r.key("Enter")
	c, ok := r.app.top().(*chooser)
	if !ok {
		t.Fatalf("the menu leads to %s", typeName(r.app.top()))
	}
	for c.focus != widthID {
		r.key("Tab")
	}
	r.key("ArrowRight")
	for c.focus != heightID {
		r.key("Tab")
	}
	r.key("ArrowLeft")
	for c.focus.Name != kindGroup {
		r.key("Tab")
	}
	for range 3 {
		r.key("ArrowRight")
	}
	r.key("Space") // wild
	for c.focus.Name != wayGroup {
		r.key("Tab")
	}
	r.key("ArrowRight")
	r.key("Enter") // any
	for c.focus != startID {
		r.key("Tab")
	}
	r.key("Enter")
	if got := r.config(); got != "5x3.wild-random" {
		t.Errorf("chosen %s", got)
	}
}

func TestChooseByPad(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x", w: 640, h: 360})
	r.app.push(newChooser(r.app))
	r.button(PadUp)
	r.goTo(idOf(kindGroup, 4))
	r.button(PadA)
	r.button(PadStart)
	if got := r.config(); got != "4x4.random" {
		t.Errorf("chosen %s", got)
	}
}

func TestChooserStartsFromTheGame(t *testing.T) {
	for _, c := range []struct{ game, chosen string }{
		{"7x5.spiral-random#x", "7x5.spiral-random"},
		{"3x3.snake-4#x", "3x3.snake-4"},
		{"3x3.snake-9#x", "3x3.snake"},
		{"4x4.wild#x", "4x4.wild"},
		{"20x18.classic#x", "16x16.classic"},
		{"3x3.path(a1:R2DL2DR2):1,2,3,6,5,4,7,0,8", "3x3.wild"},
		{"2x2.board(1,2/0,3):1,2,3,0", "2x2.random"},
	} {
		r := newRun(t, options{game: c.game})
		ch := newChooser(r.app)
		got := ch.config(chooserKinds[ch.kind]).String()
		if c.chosen == "2x2.random" {
			got, _, _ = strings.Cut(got, "-")
		}
		if got != c.chosen {
			t.Errorf("beside %s the scene offers %s, want %s", c.game, got, c.chosen)
		}
	}
}

func TestChooserKeepsTheLastNumber(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	c := newChooser(r.app)
	c.missing = missingChosen
	for w := 2; w <= chooserMost; w++ {
		for h := 2; h <= chooserMost; h++ {
			c.resize(puzzle.Size{W: w, H: h})
			for _, k := range chooserKinds {
				if _, err := puzzle.Deal(c.config(k), puzzle.DealOptions{}); err != nil {
					t.Fatalf("%dx%d: %v", w, h, err)
				}
			}
			if c.number != w*h {
				t.Fatalf("%dx%d: number %d is left out", w, h, c.number)
			}
		}
	}
	c.number = 200
	c.resize(puzzle.Size{W: 3, H: 3})
	if c.number != 9 {
		t.Errorf("on 3x3 number %d is left out", c.number)
	}
}

// TestHeldStepGoesOn holds the button at the end of a slider.
func TestHeldStepGoesOn(t *testing.T) {
	r := newRun(t, options{game: "9x9.classic#x"})
	r.app.push(newChooser(r.app))
	r.tick(1)
	r.tapOn(Touch, idOf(wayGroup, missingChosen))
	ch := r.app.top().(*chooser)
	ch.number = 5
	r.tick(1)
	c := ui.Find(r.app.Controls(), idOf("number", 1))
	r.in.Pointers = []Pointer{{Kind: Touch, At: c.Rect.Centre(), Down: true}}
	r.tick(90)
	held := ch.number
	r.in.Pointers = []Pointer{{Kind: Touch, At: c.Rect.Centre()}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(60)
	if held < 12 || held > 30 || ch.number < held || ch.number > held+1 {
		t.Errorf("held for 1.5 s: %d, then %d", held, ch.number)
	}
}

func TestCardsFillOnceSolved(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	r.app.push(newChooser(r.app))
	r.tick(1)
	c := r.app.top().(*chooser)
	plain := func(i int) bool {
		colors := c.cards[i].view.Colors
		return len(slices.Compact(slices.Clone(colors[1:16]))) == 1
	}
	if !plain(1) || !plain(2) {
		t.Error("a goal never solved shows its colours")
	}
	r.app.set.Solved.Add("snake")
	r.tick(1)
	if plain(1) || !plain(2) {
		t.Errorf("snake solved: snake plain %v, spiral plain %v", plain(1), plain(2))
	}
}

// TestSettingsStay presses every control of the settings, each in a run of its own, and looks whether the
// change is kept over a restart.
func TestSettingsStay(t *testing.T) {
	open := func(a *App) scene { return newSettings(a) }
	for _, platform := range []Platform{Desktop, Phone} {
		o := options{boot: func(b *Boot) { b.Platform = platform }}
		var ids []ui.ID
		r := onPage(t, o, open)
		for _, c := range r.app.Controls() {
			if c.Focusable() && !slices.Contains([]ui.ID{backID, keysID, usualID, copySaveID, copyOpenID}, c.ID) && !(c.Role == ui.Radio && c.On) {
				ids = append(ids, c.ID)
			}
		}
		if len(ids) < 20 {
			t.Errorf("only %d settings", len(ids))
		}
		for _, id := range ids {
			r := onPage(t, o, open)
			was := string(r.app.set.JSON())
			r.app.top().base().focus = id
			if id == volumeID {
				r.key("ArrowRight")
			} else {
				r.key("Enter")
			}
			r.tick(2)
			now := string(r.app.set.JSON())
			if now == was {
				t.Errorf("%v changes nothing", id)
			}
			if kept := string(r.restart().app.set.JSON()); kept != now {
				t.Errorf("%v: after a restart %s, before it %s", id, kept, now)
			}
		}
	}
}

func TestThemeAndTextSizeHoldAtOnce(t *testing.T) {
	r := onPage(t, options{}, func(a *App) scene { return newSettings(a) })
	r.tapOn(Touch, idOf("theme", 2))
	if !r.app.frame.Theme.Dark {
		t.Error("dark is not dark")
	}
	r.app.act("size", 4)
	r.tick(1)
	if r.app.frame.TextSize != 2 {
		t.Errorf("text size %v", r.app.frame.TextSize)
	}
	r.app.act("scheme", 1)
	r.tick(1)
	s := r.app.top().(*settings)
	if s.sample.view.Colors[1] != s.sample.view.Colors[20] {
		t.Error("the sample has more than one colour")
	}
}

// act presses a control of the scene on top.
func (a *App) act(name string, n int) { a.top().act(idOf(name, n)) }

func TestSpeedPresetAndBack(t *testing.T) {
	r := onPage(t, options{w: 1100, h: 760}, func(a *App) scene { return newSettings(a) })
	r.app.set.Solved.Add("wild")
	r.app.act("speed", 0)
	if s := &r.app.set; !s.Hover || s.Motion != "off" {
		t.Errorf("hover %v, motion %s", s.Hover, s.Motion)
	}
	r.key("Escape")
	was := r.app.log.Current()
	r.key("Space")
	if r.app.log.Current() == was {
		t.Error("Space deals no new game")
	}
	was = r.app.log.Current()
	r.key("R")
	if now := r.app.log.Current(); now == was || now.Game() != was.Game() {
		t.Error("R does not deal the same again")
	}
	was = r.app.log.Current()
	r.key("N")
	if r.app.log.Current() != was {
		t.Error("N still deals")
	}
	r.app.push(newSettings(r.app))
	r.app.act("usual", 0)
	r.tick(1)
	r.key("Enter") // yes
	r.tick(1)
	d := session.Defaults()
	if s := &r.app.set; s.Hover != d.Hover || s.Motion != d.Motion || len(s.Keys) != 0 || !s.Solved.Has("wild") || s.Config == "" {
		t.Errorf("back to the usual: %s", s.JSON())
	}
}

// bind goes to the list of keys and gives an action the key that is pressed.
func (r *run) bind(act action, press func()) {
	r.app.push(newKeyList(r.app))
	r.tick(1)
	for i := range bindings {
		if bindings[i].action == act {
			r.app.top().base().focus = idOf(bindGroup, i)
		}
	}
	r.key("Enter")
	r.tick(1)
	if _, ok := r.app.top().(*keyAsk); !ok {
		r.t.Fatalf("Enter leads to %s", typeName(r.app.top()))
	}
	press()
	r.tick(1)
	if _, ok := r.app.top().(*keyList); !ok {
		r.t.Fatalf("after the key the scene is %s", typeName(r.app.top()))
	}
	r.key("Escape")
	r.tick(1)
}

func (r *run) keysOf(act action) []string {
	for i := range bindings {
		if bindings[i].action == act {
			return r.app.keysOf(&bindings[i])
		}
	}
	return nil
}

func TestKeysAreChanged(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	is := func(act action, want ...string) {
		t.Helper()
		if got := r.keysOf(act); !slices.Equal(got, want) {
			t.Errorf("keys of %s: %q, want %q", act, got, want)
		}
	}
	r.bind(actNew, func() { r.key("Z") })
	if want := "No longer the key for: Undo"; r.app.toast.text != want {
		t.Errorf("a key taken from another action says %q, want %q", r.app.toast.text, want)
	}
	is(actNew, "Z")
	is(actUndo, "Ctrl+Z", "Backspace")
	r.bind(actHint, func() { r.key("A") }) // the place of A moved a tile
	is(actHint, "A")
	is(actLeft, "ArrowLeft")
	r.bind(actPause, func() { r.key("K", Ctrl, Shift) })
	is(actPause, "Ctrl+Shift+K")
	r.bind(actRedo, func() { r.key("Escape") })
	is(actRedo, "Y", "Ctrl+Y", "Ctrl+Shift+Z")
	r.bind(actPeek, func() { r.key("Backspace") })
	is(actPeek)
	r.bind(actUp, func() {
		r.key("Tab", Shift)
		if _, ok := r.app.top().(*keyAsk); !ok || !r.says("Tab leads from one button to the next") {
			t.Errorf("Tab is not refused: %q", r.labels())
		}
		r.key("V")
	})
	is(actUp, "V")
	r.bind(actStatus, func() {
		r.in.Keys = append(r.in.Keys, KeyEvent{Key: "KeyJ", Printed: "О", Down: true}, KeyEvent{Key: "KeyJ", Printed: "О"})
		r.tick(1)
	})
	is(actStatus, "@KeyJ")

	r = r.restart()
	is(actPause, "Ctrl+Shift+K")
	is(actPeek)
	was := r.app.log.Current()
	r.key("Z")
	if r.app.log.Current() == was {
		t.Error("Z deals no new game")
	}
	r.bind(actPeek, func() { r.tapOn(Touch, usualID) })
	is(actPeek, "G")
	r.bind(actNew, func() { r.tapOn(Touch, offID) })
	is(actNew)
	r.bind(actNew, func() { r.tapOn(Touch, backID) })
	is(actNew)
	r.app.push(newKeyList(r.app))
	r.app.act("reset", 0)
	for i := range bindings {
		is(bindings[i].action, bindings[i].keys...)
	}
}

func TestCapsAreWritten(t *testing.T) {
	r := newRun(t, options{})
	for key, want := range map[string]string{
		"@W": "W", "ArrowUp": "↑", "Ctrl+Shift+Z": "Ctrl+Shift+Z", "Ctrl+NumpadAdd": "Ctrl++", "Escape": "Esc", "Digit5": "5", "Numpad7": "7",
		"Space": "Space", "F11": "F11", "Alt+Minus": "Alt+-",
	} {
		if got := r.app.capOf(key); got != want {
			t.Errorf("%s is written %q, want %q", key, got, want)
		}
	}
}

func TestParagraphs(t *testing.T) {
	text := "One line\nand its end.\n\n  ------\n* first\n  item\n* second\n\n(a) third\n1. fourth\n"
	want := []string{"One line and its end.", "* first item", "* second", "(a) third", "1. fourth"}
	if got := paragraphs(text); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestFingerOnSliderScrolls pulls a page up by one of its sliders, which must not move, then slides and taps.
func TestFingerOnSliderScrolls(t *testing.T) {
	r := onPage(t, options{}, func(a *App) scene { return newSettings(a) })
	r.show(volumeID)
	p := r.app.top().base()
	was := p.scroll.Offset
	track := func() render.Rect { return r.app.frame.Track(ui.Find(r.app.Controls(), volumeID)) }
	at := track().Centre()
	at.X += 60
	r.point(Touch, at, render.Point{X: at.X + 2, Y: at.Y - 20}, render.Point{X: at.X + 3, Y: at.Y - 60})
	p.scroll.Flick(0)
	if p.scroll.Offset < was+50 || r.app.set.Volume != 0.5 {
		t.Errorf("scrolled from %v to %v, volume %v", was, p.scroll.Offset, r.app.set.Volume)
	}
	r.tick(1)
	r.slider(volumeID, 1)
	if r.app.set.Volume != 1 {
		t.Errorf("slid to the end: volume %v", r.app.set.Volume)
	}
	tr := track()
	r.point(Touch, render.Point{X: tr.X + tr.W*0.3, Y: tr.Centre().Y})
	if r.app.set.Volume != 0.3 {
		t.Errorf("tapped at 0.3: volume %v", r.app.set.Volume)
	}
}
