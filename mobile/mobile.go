// Package mobile is what ebitenmobile binds: functions for the app's Java side to call, and the interface [Screen] that
// the Java side implements. All logic is in package game/host.
//
// A process has one game, which several screens may show in turn: the first Start begins the game, each later one
// attaches another screen to it. All other functions may be called from any thread, and do nothing before the first
// Start.
package mobile

import (
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host"
	"wildfifteen/game/host/user"
)

// The linker sets these: the version, and the address of the published page, "" if there is none.
var (
	version = "dev"
	page    string
)

// Screen does for the game what only an Activity can do. No method may wait for the screen's thread.
type Screen interface {
	// Share hands a text to the system's share sheet.
	Share(text string)
	// ShareFile hands a file of a media type to the system's share sheet, with a text.
	ShareFile(text, name, kind string, data []byte)
	// Copy puts a text on the clipboard.
	Copy(text string)
	// Paste reads the clipboard and calls Pasted.
	Paste()
	// Haptic gives the system's feedback to a touch: 1 for a slide, 2 for a solved game.
	Haptic(kind int)
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
	// Deep says whether the system's Back has somewhere to go in the game; if not, it leaves the app.
	Deep(on bool)
	// Fullscreen hides the system's bars, or shows them.
	Fullscreen(on bool)
	// Awake says whether the screen must not go dark.
	Awake(on bool)
	// Mirror changes the nodes that stand for the controls; package mirror describes the changes. It is called only while
	// SetMirrored asks for it.
	Mirror(changes string)
	// FocusOn tells that the game's focus has moved to a node, 0 for none.
	FocusOn(node int)
	// Say has a screen reader say something.
	Say(text string)
	// ChoosePicture lets the player choose a picture and calls Chosen.
	ChoosePicture()
	// PastePicture reads the picture on the clipboard and calls Chosen.
	PastePicture()
}

var (
	once    sync.Once
	running atomic.Pointer[host.Phone]
	setGame = mobile.SetGame // the engine takes one game per process and panics at a second
)

// Start attaches a screen to the game. The first Start of a process also begins the game, with its files in dir and the
// user's languages as BCP 47 tags, the first one first, separated by commas; it must be called before the view is created. zone is the name of the
// time zone, and offset its present distance from UTC in seconds: the system does not tell Go.
func Start(dir, locales, zone string, offset int, s Screen) {
	setZone(zone, offset)
	once.Do(func() {
		p := host.NewPhone(host.Options{
			Data: dir, Version: version, Page: page,
			New: func(b game.Boot) host.Game {
				b.Version = version
				return app.New(b)
			},
		}, choose(locales))
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

// setZone sets the time zone of the process.
func setZone(zone string, offset int) {
	l, err := time.LoadLocation(zone)
	if err != nil || zone == "" {
		l = time.FixedZone(zone, offset)
	}
	time.Local = l
}

// choose returns the first of the user's languages in which there are sentences, or the first one.
func choose(locales string) string {
	list := strings.Split(locales, ",")
	for _, l := range list {
		base, _, _ := strings.Cut(l, "-")
		for _, have := range assets.Languages() {
			if own, _, _ := strings.Cut(have, "-"); own == base {
				return l
			}
		}
	}
	return list[0]
}

// SetLook sets the user's languages, as Start gets them, and display preferences; textScale 1 is the normal size of text.
func SetLook(locales string, dark, contrast, reducedMotion bool, textScale float64) {
	with(func(p *host.Phone) {
		p.Look(choose(locales), user.Wishes{Dark: dark, Contrast: contrast, ReducedMotion: reducedMotion, TextScale: float32(textScale)})
	})
}

// SetInsets sets what bars, cutouts and the like cover on each side, in pixels.
func SetInsets(left, top, right, bottom int) {
	with(func(p *host.Phone) {
		p.Insets(game.Insets{Left: float32(left), Top: float32(top), Right: float32(right), Bottom: float32(bottom)})
	})
}

// SetRate sets how many pictures a second the screen shows.
func SetRate(hz float64) { with(func(p *host.Phone) { p.Rate(hz) }) }

// SetCovered tells the game whether another window lies over its own.
func SetCovered(on bool) { with(func(p *host.Phone) { p.Covered(on) }) }

// Back tells the game that the system's Back has been pressed. The game leaves its scene; from the first scene, it
// calls Screen.Leave.
func Back() { with((*host.Phone).Back) }

// Open tells the game that another program has opened a link or sent a text.
func Open(text string) { with(func(p *host.Phone) { p.Open(text) }) }

// Pasted answers Screen.Paste with the clipboard's text, or "" if there is none.
func Pasted(text string) { with(func(p *host.Phone) { p.Pasted(text) }) }

// Copied answers Screen.Copy on systems that do not tell the player themselves.
func Copied() { with((*host.Phone).Copied) }

// Kept answers Screen.Keep with the file's name or, after an error, with its cause. Both are empty if the player has
// cancelled.
func Kept(name, why string) { with(func(p *host.Phone) { p.Kept(name, why) }) }

// Chosen answers Screen.Choose with the file or, after an error, with its cause.
func Chosen(name string, data []byte, why string) {
	with(func(p *host.Phone) { p.Chosen(name, data, why) })
}

// CancelTouches tells the game that the system has taken over the present touches for a gesture of its own.
func CancelTouches() { with((*host.Phone).CancelTouches) }

// Mouse tells where the mouse is, in pixels, and which of its buttons are held: 1 the left one, 2 the right one, 4 the
// middle one, added together. With a negative number it has left the screen.
func Mouse(x, y float64, buttons int) { with(func(p *host.Phone) { p.Mouse(x, y, buttons) }) }

// Wheel tells how far the mouse's wheel has turned, in notches; up and right are positive.
func Wheel(x, y float64) { with(func(p *host.Phone) { p.Wheel(x, y) }) }

// SetMirrored says whether a screen reader or another program needs the nodes: see Screen.Mirror. All nodes are sent anew.
func SetMirrored(on bool) { with(func(p *host.Phone) { p.Mirrored(on) }) }

// Pressed tells the game that a node was pressed by a screen reader.
func Pressed(node int) { with(func(p *host.Phone) { p.Pressed(node) }) }

// Focused tells the game that a screen reader has moved the focus to a node.
func Focused(node int) { with(func(p *host.Phone) { p.Focused(node) }) }

// Adjusted tells the game that a screen reader has set a slider.
func Adjusted(node int, at float64) { with(func(p *host.Phone) { p.Adjusted(node, at) }) }

// Trim gives memory back to a system that has little left.
func Trim() { with((*host.Phone).Trim) }

// Ticks returns how many ticks the game has had; for tests of the app.
func Ticks() (n int) {
	with(func(p *host.Phone) { n = p.Ticks() })
	return n
}

// Suspend stops the clock and saves. After it has returned, the process may be ended.
func Suspend() { with((*host.Phone).Suspend) }

// Resume tells the game that it is on the screen again.
func Resume() { with((*host.Phone).Resume) }

// Wake makes the game read its inputs now, because game pads do not wake the engine.
func Wake() { with((*host.Phone).Wake) }

// Failed receives the engine's report of a fatal error. The next start tells the player.
func Failed(report string) { with(func(p *host.Phone) { p.Failed(report) }) }
