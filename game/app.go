// Package game is Wild Fifteen as a state machine: scenes, gestures, animation, and what is kept. It sees
// the world as an Input each tick, answers with an Output, and shows itself as a display list. It knows no
// engine, no files and no clock of its own; package game/host joins it to them.
//
// All lengths are device pixels unless a name says dip.
package game

import (
	"math/rand/v2"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// Platform is the kind of place the program runs in.
type Platform uint8

// The platforms.
const (
	Desktop Platform = iota
	Browser
	Phone
)

// Boot is what the game starts from.
type Boot struct {
	Files    Files
	Store    Store
	Fonts    *render.Fonts
	Platform Platform
	Game     string       // a game ID or link to open first; "" for the saved game, or the first one
	Mute     bool         // no sound in this run, whatever the settings say
	Deals    rand.Source  // nil: the system's secure source
	Lang     *assets.Lang // nil: by Locale
	Locale   string
	Version  string

	// Watch is a clock that also runs within a tick, so that searches work for a time. Nil, in tests: what they do
	// in a tick is the same on every machine.
	Watch func() time.Duration
}

// App is the running game.
type App struct {
	boot    Boot
	lang    *assets.Lang
	set     session.Settings
	log     *session.Log
	solves  *session.Solves
	reading bool // some of the records are still to be read
	stats   *session.Stats

	in      Input // this tick's, valid during Update
	out     Output
	field   TextField
	rate    float32       // ticks a second
	anim    time.Duration // time as animations count it: ticks only
	booted  bool
	focused bool

	themes  [3]*render.Theme
	frame   ui.Frame // of the top scene
	below   ui.Frame // of the scene that an overlay leaves in sight
	stack   []scene
	play    *play
	fingers []*finger
	pads    pads
	dealing *levelDeal    // a game that is to be of a level; nil as a rule
	level   int           // moves from the goal of the games dealt last by New game, 0 for any
	used    device        // the input device last used
	tables  *solve.Tables // of the solvers, shared by all
	toast   toast
	saved   []byte // the settings as last written
	dirty   bool   // they changed since
	unsaved unsaved
	worked  time.Duration // by searches in this tick, where there is a watch
}

// device is a kind of input device, for hints on screen and for the record.
type device uint8

const (
	noDevice device = iota
	byKeys
	byMouse
	byTouch
	byPad
)

func pointerDevice(k PointerKind) device {
	if k == Touch {
		return byTouch
	}
	return byMouse
}

// smallTables is what the solvers' tables may take where memory is short: those of one 4x4 goal.
const smallTables = 12 << 20

// New returns the game as it stands after reading what was kept. It never fails: what cannot be read is
// kept aside and said in a message.
func New(b Boot) *App {
	a := &App{boot: b, rate: 60, tables: solve.NewTables(), themes: [3]*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme()}}
	if b.Platform != Desktop {
		a.tables.Limit(smallTables)
	}
	a.frame.Fonts, a.below.Fonts = b.Fonts, b.Fonts
	a.loadSettings()
	a.lang = b.Lang
	if a.lang == nil {
		a.lang = assets.Load(firstOf(a.set.Language, b.Locale))
	}
	a.play = newPlay(a)
	a.push(a.play)
	a.loadSolves()
	a.loadGame()
	return a
}

func firstOf(s ...string) string {
	for _, t := range s {
		if t != "" {
			return t
		}
	}
	return ""
}

// Update moves the game on by one tick and returns what it asks of the outside. The Output is good until
// the next Update.
func (a *App) Update(in *Input) *Output {
	a.in = *in
	a.rate = float32(in.Rate)
	if a.rate <= 0 {
		a.rate = 60
	}
	a.anim += time.Duration(float32(time.Second) / a.rate)
	a.worked = 0
	a.out = Output{Sounds: a.out.Sounds[:0], Fullscreen: a.out.Fullscreen}
	if !a.booted {
		a.booted, a.focused = true, in.Focused
		a.openFirst()
	}
	a.speak()
	a.measure()
	a.layout() // the player acts on what this size shows
	a.replies()
	a.focusChange()
	a.keys()
	a.text()
	a.readPads()
	a.pointers(&a.in)
	a.wheel()
	for i := 0; i < len(a.stack); i++ { // a scene may push and pop
		a.stack[i].tick()
	}
	a.dealOn()
	if a.top().base().scroll.Tick() {
		a.out.Animating = true
	}
	a.readSolves(solvesATick)
	a.toast.tick(a)
	a.layout()
	if len(a.fingers) == 0 {
		a.saveSettings()
	}
	a.report()
	return &a.out
}

// speak follows the system's language, where the player has not chosen another.
func (a *App) speak() {
	if l := a.in.Locale; a.boot.Lang == nil && l != "" && l != a.boot.Locale {
		a.boot.Locale = l
		a.lang = assets.Load(firstOf(a.set.Language, l))
	}
}

// report fills in what the outside is to know every tick.
func (a *App) report() {
	s := a.log.Current()
	if s != nil && a.play.shown == s {
		a.out.Address = a.play.address
	}
	a.out.Title = a.play.title
	if a.top() == scene(a.play) {
		a.out.Exclude = a.play.place.tray // dragging a tile from the edge must not lead back
	}
	a.out.Fast = a.set.Hover && a.top() == scene(a.play)
	if a.boot.Mute || a.set.Mute || a.set.Volume <= 0 {
		a.out.Sounds = a.out.Sounds[:0]
	}
	if !a.set.Haptics {
		a.out.Haptic = 0
	}
}

// Draw fills l with what the screen shows. It changes nothing in the game.
func (a *App) Draw(l *render.List) {
	l.Reset(a.frame.Screen.W, a.frame.Screen.H, a.frame.Theme.Paper)
	top := a.top()
	if top.base().overlay {
		a.drawScene(l, a.stack[len(a.stack)-2], &a.below)
		l.Fill(a.frame.Screen, 0, render.Color{A: scrim})
	}
	a.drawScene(l, top, &a.frame)
	a.toast.draw(l, a)
}

// scrim is how dark an overlay makes what lies under it.
const scrim = 110

func (a *App) drawScene(l *render.List, s scene, f *ui.Frame) {
	s.under(l, f)
	for i := range f.Controls {
		c := &f.Controls[i]
		if c.Clip.Intersect(c.Rect).Empty() && c.Role != ui.Grid {
			continue
		}
		ui.Paint(l, f, c)
		if c.Look == ui.Card || c.Look == ui.Custom {
			l.PushClip(c.Clip)
			s.paint(l, f, c)
			l.PopClip()
		}
	}
	if bar, ok := s.base().scroll.Bar(f); ok {
		l.Fill(bar, bar.W/2, f.Theme.Edge)
	}
}

// Controls returns the control tree of the scene on top: what the player can see and do. It is good until
// the next Update.
func (a *App) Controls() []ui.Control { return a.frame.Controls }

// Shutdown saves all that is still to be saved; the program is about to end.
func (a *App) Shutdown() {
	if s := a.log.Current(); s != nil {
		s.Pause(a.in.Now)
	}
	a.saveSettings()
	a.boot.Store.Flush()
}

// measure takes this tick's sizes and preferences over into the frames.
func (a *App) measure() {
	in := &a.in
	f := &a.frame
	f.Scale = in.Scale
	if f.Scale <= 0 {
		f.Scale = 1
	}
	f.TextSize = clamp(float32(a.set.TextSize), 0, 2)
	if a.set.TextSize <= 0 {
		f.TextSize = clamp(in.TextScale, 1, 2)
	}
	f.Screen = render.Rect{W: max(1, in.Width), H: max(1, in.Height)}
	i := in.Insets
	f.Safe = render.Rect{X: i.Left, Y: i.Top, W: max(1, f.Screen.W-i.Left-i.Right), H: max(1, f.Screen.H-i.Top-i.Bottom)}
	f.Theme = a.theme()
	f.RTL = a.lang.RTL()
	f.ShowRing = a.used == byKeys || a.used == byPad
	b := &a.below
	b.Scale, b.TextSize, b.Screen, b.Safe, b.Theme, b.RTL, b.ShowRing = f.Scale, f.TextSize, f.Screen, f.Safe, f.Theme, f.RTL, false
}

func (a *App) theme() *render.Theme {
	switch a.set.Theme {
	case "light":
		return a.themes[0]
	case "dark":
		return a.themes[1]
	case "contrast":
		return a.themes[2]
	}
	switch {
	case a.in.Contrast:
		return a.themes[2]
	case a.in.Dark:
		return a.themes[1]
	}
	return a.themes[0]
}

// layout builds the control trees of the scenes in sight.
func (a *App) layout() {
	top := a.top()
	a.layoutScene(top, &a.frame)
	if top.base().overlay {
		a.layoutScene(a.stack[len(a.stack)-2], &a.below)
	}
	p := top.base()
	if c := ui.Find(a.frame.Controls, p.focus); c == nil || !c.Focusable() {
		p.focus = top.first()
	}
	for i := range a.frame.Controls {
		c := &a.frame.Controls[i]
		c.Focused = c.ID == p.focus && c.Focusable()
		c.Pressed = a.holds(c)
	}
}

func (a *App) layoutScene(s scene, f *ui.Frame) {
	f.Reset()
	s.layout(f)
	f.Mirror()
}

func (a *App) holds(c *ui.Control) bool {
	if c.ID == (ui.ID{}) || !c.Touchable() {
		return false
	}
	for _, g := range a.fingers {
		if g.hold == holdControl && g.control == c.ID && c.Rect.Contains(g.at) {
			return true
		}
	}
	return false
}

// top is the scene that has the player's attention.
func (a *App) top() scene { return a.stack[len(a.stack)-1] }

// push shows a scene on top of the present one.
func (a *App) push(s scene) {
	s.base().app = a
	a.dropAll()
	a.stack = append(a.stack, s)
	if s.base().covers && a.play != nil {
		a.play.pause()
	}
}

// pop goes back to the scene below; from the first one it does nothing.
func (a *App) pop() {
	if len(a.stack) > 1 {
		a.dropAll()
		last := len(a.stack) - 1
		a.stack[last] = nil // a scene may hold much memory
		a.stack = a.stack[:last]
	}
}

// home goes back to the board, whatever is on top.
func (a *App) home() {
	for len(a.stack) > 1 {
		a.pop()
	}
}

// activate does what a control is there for.
func (a *App) activate(c *ui.Control) {
	if !c.Enabled {
		return
	}
	id := c.ID // the tree may be built anew while the scene acts
	if id == backID {
		a.top().back()
		return
	}
	a.sound(TapSound, 0)
	a.top().act(id)
}

// device notes which kind of input the player uses now.
func (a *App) device(d device) { a.used = d }

// deviceInput is the device last used, as records call it.
func (a *App) deviceInput() session.Input {
	switch a.used {
	case byMouse:
		return session.Mouse
	case byTouch:
		return session.Touch
	case byPad:
		return session.Gamepad
	}
	return session.Keyboard
}

func (a *App) sound(k SoundKind, pitch float32) {
	a.out.Sounds = append(a.out.Sounds, Sound{Kind: k, Pitch: pitch, Volume: float32(a.set.Volume)})
}

// say announces text to those who do not see the screen; the last of a tick wins.
func (a *App) say(text string) { a.out.Say = text }

// replies hands what came from outside to those who wait for it.
func (a *App) replies() {
	for _, r := range a.in.Replies {
		if a.top().reply(r) {
			continue
		}
		switch r.Kind {
		case Back:
			a.systemBack()
		case Link:
			a.openText(r.Text)
		case StoreFailed:
			a.storeFailed(r.Text)
		case Failed, Told:
			a.toast.show(a, r.Text)
		case Pasted:
			a.openText(r.Text)
		case Saved:
			a.toast.show(a, a.lang.T("message.file_saved", "name", r.Text))
		case Opened:
			a.opened(r.Text, r.Data)
		case Pressed, Adjusted, FocusMoved:
			a.reached(&r)
		}
	}
}

// reached does what was done to a control by way of the mirror.
func (a *App) reached(r *Reply) {
	c := ui.Find(a.frame.Controls, r.ID)
	if c == nil || !c.Enabled {
		return
	}
	if c.Focusable() {
		a.top().base().focus = c.ID
	}
	switch {
	case r.Kind == FocusMoved:
		a.device(byKeys)
		a.moveFocus(c.ID, c.Focusable())
	case r.Kind == Adjusted && c.Role == ui.Slider:
		a.top().adjust(c.ID, clamp(r.At, c.Lo, c.Hi))
	case r.Kind == Pressed && c.Role == ui.Cell:
		a.top().act(c.ID)
	case r.Kind == Pressed && c.Role != ui.Grid && c.Role != ui.Field:
		a.activate(c)
	}
}

// systemBack goes up one scene; from the first one the program goes to the background.
func (a *App) systemBack() {
	if len(a.stack) > 1 {
		a.top().back()
		return
	}
	a.out.Home = true
}

// focusChange pauses the game when the window loses the keyboard or is put to sleep.
func (a *App) focusChange() {
	lost := a.focused && !a.in.Focused || a.in.Suspended
	a.focused = a.in.Focused
	if !lost {
		return
	}
	a.dropAll()
	if s := a.log.Current(); s != nil && s.Running() {
		a.pauseScene()
	}
	if a.in.Suspended {
		a.saveSettings()
		a.boot.Store.Flush()
	}
}

func (a *App) wheel() {
	if w := a.in.Wheel; w.Y != 0 {
		if !a.play.wheel(w.Y) {
			a.top().base().scroll.By(-w.Y * a.frame.Dip(48))
		}
	}
}

// text hands typed text to the scene that wants it.
func (a *App) text() {
	if a.in.Text != "" {
		a.top().typed(a.in.Text)
	}
}

// ctrl reports whether a control key is held, as far as the keys of this program's life tell.
func (a *App) ctrl() bool { return a.in.Mods&Ctrl != 0 }
