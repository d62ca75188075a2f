// Package mobile is what ebitenmobile binds: functions for the app's Java side to call, and the interface [Screen] that
// the Java side implements. All logic is in package game/host.
//
// A process has one game, which several screens may show in turn: the first Start begins the game, each later one
// attaches another screen to it. All other functions may be called from any thread, and do nothing before the first
// Start.
package mobile

import (
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host"
	"wildfifteen/game/host/user"
)

// version is set by the linker.
var version = "dev"

// Screen does for the game what only an Activity can do. No method may wait for the screen's thread.
type Screen interface {
	// Share hands a text to the system's share sheet.
	Share(text string)
	// Copy puts a text on the clipboard.
	Copy(text string)
	// Paste reads the clipboard and calls Pasted.
	Paste()
	// Vibrate vibrates for some milliseconds and, if second is not 0, again after a pause.
	Vibrate(first, pause, second int)
	// Leave puts the game in the background.
	Leave()
	// Exclude switches the system's back gesture off in a rectangle, in pixels; an empty one switches it on everywhere.
	Exclude(left, top, right, bottom int)
	// Bars says whether the background of the system's bars is light.
	Bars(light bool)
	// Keep lets the player save a file of a media type and calls Kept.
	Keep(name, kind string, data []byte)
	// Choose lets the player choose a file and calls Chosen.
	Choose()
}

var (
	once    sync.Once
	running atomic.Pointer[host.Phone]
	setGame = mobile.SetGame // the engine takes one game per process and panics at a second
)

// Start attaches a screen to the game. The first Start of a process also begins the game, with its files in dir and the
// user's language as a BCP 47 tag; it must be called before the view is created.
func Start(dir, locale string, s Screen) {
	once.Do(func() {
		p := host.NewPhone(host.Options{
			Data: dir, Version: version,
			New: func(b game.Boot) host.Game {
				b.Version = version
				return app.New(b)
			},
		}, locale)
		setGame(p.Game())
		running.Store(p)
	})
	with(func(p *host.Phone) { p.Attach(s) })
}

// with calls f if the game has begun.
func with(f func(*host.Phone)) {
	if p := running.Load(); p != nil {
		f(p)
	}
}

// SetLook sets the user's language, as a BCP 47 tag, and display preferences; textScale 1 is the normal size of text.
func SetLook(locale string, dark, contrast, reducedMotion bool, textScale float64) {
	with(func(p *host.Phone) {
		p.Look(locale, user.Wishes{Dark: dark, Contrast: contrast, ReducedMotion: reducedMotion, TextScale: float32(textScale)})
	})
}

// SetInsets sets what bars, cutouts and the like cover on each side, in pixels.
func SetInsets(left, top, right, bottom int) {
	with(func(p *host.Phone) {
		p.Insets(game.Insets{Left: float32(left), Top: float32(top), Right: float32(right), Bottom: float32(bottom)})
	})
}

// SetCovered tells the game whether another window lies over its own.
func SetCovered(on bool) { with(func(p *host.Phone) { p.Covered(on) }) }

// Back tells the game that the system's Back has been pressed. The game leaves its scene; from the first scene, it
// calls Screen.Leave.
func Back() { with((*host.Phone).Back) }

// Open tells the game that another program has opened a link or sent a text.
func Open(text string) { with(func(p *host.Phone) { p.Open(text) }) }

// Pasted answers Screen.Paste with the clipboard's text, or "" if there is none.
func Pasted(text string) { with(func(p *host.Phone) { p.Pasted(text) }) }

// Kept answers Screen.Keep with the file's name or, after an error, with its cause. Both are empty if the player has
// cancelled.
func Kept(name, why string) { with(func(p *host.Phone) { p.Kept(name, why) }) }

// Chosen answers Screen.Choose with the file or, after an error, with its cause.
func Chosen(name string, data []byte, why string) {
	with(func(p *host.Phone) { p.Chosen(name, data, why) })
}

// CancelTouches tells the game that the system has taken over the present touches for a gesture of its own.
func CancelTouches() { with((*host.Phone).CancelTouches) }

// Suspend stops the clock and saves. After it has returned, the process may be ended.
func Suspend() { with((*host.Phone).Suspend) }

// Resume tells the game that it is on the screen again.
func Resume() { with((*host.Phone).Resume) }

// Wake makes the game read its inputs now, because game pads do not wake the engine.
func Wake() { with((*host.Phone).Wake) }

// Failed receives the engine's report of a fatal error. The next start tells the player.
func Failed(report string) { with(func(p *host.Phone) { p.Failed(report) }) }
