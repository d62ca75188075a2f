// Package mobile is what ebitenmobile binds: the functions that the phone's own side calls, and the interface
// through which the game asks something of it. There is no logic here; package game/host has it.
//
// A process has one game, whatever screens come and go: the first Start begins it, later ones attach another
// screen to it. All other functions may be called from any thread, and do nothing before the first Start.
package mobile

import (
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"wildfifteen/game"
	"wildfifteen/game/host"
)

// version is set by the linker.
var version = "dev"

// Screen is what the Activity does for the game. No method may wait for the screen's thread.
type Screen interface {
	// Share hands a text to the system's share sheet.
	Share(text string)
	// Copy puts a text on the clipboard.
	Copy(text string)
	// Paste answers with Pasted.
	Paste()
	// Vibrate buzzes for some milliseconds.
	Vibrate(ms int)
	// Leave shows what was on the screen before the game; the game lives on.
	Leave()
	// Exclude keeps the system's back gesture off a rectangle, in pixels; an empty one gives it everything.
	Exclude(left, top, right, bottom int)
	// Bars tells whether the system's bars lie over light paper.
	Bars(light bool)
	// Keep lets the player keep a file of a media type and answers with Kept.
	Keep(name, kind string, data []byte)
	// Choose lets the player choose a file and answers with Chosen.
	Choose()
}

var (
	once    sync.Once
	running atomic.Pointer[host.Phone]
	setGame = mobile.SetGame // the engine takes one game in a process and panics at the second
)

// Start begins the game, once in a process, with its files in dir, and attaches a screen to it. locale is the
// user's language as a BCP 47 tag. It is called before the view is made.
func Start(dir, locale string, s Screen) {
	once.Do(func() {
		p := host.NewPhone(host.Options{
			Data: dir, Version: version,
			New: func(b game.Boot) host.Program {
				b.Version = version
				return game.New(b)
			},
		}, locale)
		setGame(p.Game())
		running.Store(p)
	})
	with(func(p *host.Phone) { p.Attach(s) })
}

func with(f func(*host.Phone)) {
	if p := running.Load(); p != nil {
		f(p)
	}
}

// SetLook tells the user's language and wishes; textScale 1 is the normal size of text.
func SetLook(locale string, dark, contrast, reducedMotion bool, textScale float64) {
	with(func(p *host.Phone) { p.Look(locale, dark, contrast, reducedMotion, float32(textScale)) })
}

// SetInsets tells what bars, cutouts and the like cover at each side, in pixels.
func SetInsets(left, top, right, bottom int) {
	with(func(p *host.Phone) {
		p.Insets(game.Insets{Left: float32(left), Top: float32(top), Right: float32(right), Bottom: float32(bottom)})
	})
}

// SetCovered tells whether something lies over the game's window.
func SetCovered(on bool) { with(func(p *host.Phone) { p.Covered(on) }) }

// Back tells that the system's Back was pressed. The game goes up one scene; from the first one it leaves.
func Back() { with((*host.Phone).Back) }

// Open tells that another program opened a link or sent a text.
func Open(text string) { with(func(p *host.Phone) { p.Open(text) }) }

// Pasted answers Screen.Paste; the text is empty if there is none.
func Pasted(text string) { with(func(p *host.Phone) { p.Pasted(text) }) }

// Kept answers Screen.Keep: with the file's name, or why it could not be kept; both are empty if the player
// thought better of it.
func Kept(name, why string) { with(func(p *host.Phone) { p.Kept(name, why) }) }

// Chosen answers Screen.Choose: with the file, or why it could not be read.
func Chosen(name string, data []byte, why string) {
	with(func(p *host.Phone) { p.Chosen(name, data, why) })
}

// CancelTouches tells that the system took the touches that are down for a gesture of its own.
func CancelTouches() { with((*host.Phone).CancelTouches) }

// Suspend stops the clock and saves. When it returns, the process may be ended.
func Suspend() { with((*host.Phone).Suspend) }

// Resume tells that the game is on the screen again.
func Resume() { with((*host.Phone).Resume) }

// Wake has the game look at its inputs now: game pads do not wake the engine.
func Wake() { with((*host.Phone).Wake) }

// Failed tells what the engine said when it gave up. The next start tells the player.
func Failed(report string) { with(func(p *host.Phone) { p.Failed(report) }) }
