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
	level   int           // moves from the goal of the games dealt last by New game, 0 for any
	used    device        // the input device last used
	prints  prints        // what its keys print
	tables  *solve.Tables // of the solvers, shared by all
	toast   toast
	saved   []byte // the settings as last written
	dirty   bool   // they changed since
	unsaved unsaved
	work    work // of the searches, where there is a watch
}

// smallTables is what the solvers' tables may take where memory is short: those of two to five goals of 4x4 or 5x5.
const smallTables = 4 << 20

// New returns the game as it stands after reading what was kept. It never fails: what cannot be read is
// kept aside and said in a message.
func New(b Boot) *App {
	a := &App{boot: b, rate: 60, tables: solve.NewTables(), themes: [3]*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme()}}
	if b.Platform != Desktop {
		a.tables.Limit(smallTables)
	}
	a.frame.Fonts, a.below.Fonts = b.Fonts, b.Fonts
	broken := a.loadSettings()
	a.lang = b.Lang
	if a.lang == nil {
		a.lang = assets.Load(firstOf(a.set.Language, b.Locale))
	}
	if broken {
		a.unread("message.unread_settings", badSetting, nil)
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

// speak follows the system's language, where the player has not chosen another. Pages that are open keep their words
// until they are opened anew.
func (a *App) speak() {
	if l := a.in.Locale; a.boot.Lang == nil && l != "" && l != a.boot.Locale {
		a.boot.Locale = l
		a.lang = assets.Load(firstOf(a.set.Language, l))
		a.play.reword()
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

// Shutdown saves all that is still to be saved; the program is about to end.
func (a *App) Shutdown() {
	if s := a.log.Current(); s != nil {
		s.Pause(a.in.Now)
	}
	a.saveSettings()
	a.boot.Store.Flush()
}

// activate does what a control is there for.
func (a *App) activate(c *ui.Control) {
	if c.Disabled {
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

func (a *App) sound(k SoundKind, pitch float32) {
	a.out.Sounds = append(a.out.Sounds, Sound{Kind: k, Pitch: pitch, Volume: float32(a.set.Volume)})
}

// say announces text to those who do not see the screen; the last of a tick wins.
func (a *App) say(text string) { a.out.Say = text }

// focusChange pauses the game when the window loses the keyboard or is put to sleep.
func (a *App) focusChange() {
	lost := a.focused && !a.in.Focused || a.in.Suspended
	a.focused = a.in.Focused
	if !lost {
		return
	}
	a.dropAll()
	a.play.letGoAll()
	if s := a.log.Current(); s != nil && s.Running() {
		a.play.pause()
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
