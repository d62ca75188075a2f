package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/render"
)

// Each of these types exists once per platform, chosen by build constraints.
var (
	_ platformWindow   = (*window)(nil)
	_ platformSystem   = (*system)(nil)
	_ platformMouse    = (*mouse)(nil)
	_ platformTouches  = (*touches)(nil)
	_ platformKeyboard = (*keyboard)(nil)
	_ platformText     = (*text)(nil)
	_ ebiten.Game      = (*host)(nil)
)

// platformWindow is where the game is shown: a window, a page or a phone's screen.
type platformWindow interface {
	// open prepares the window before the loop starts. It is not called on phones.
	open()
	// tick is called at the start of each tick.
	tick()
	// scale returns the number of device pixels per device-independent pixel; engine is the engine's answer.
	scale(engine float64) float64
	// insets returns what of the window is covered, in device pixels.
	insets() game.Insets
	// show shows the parts of an Output that differ between platforms.
	show(out *game.Output)
	// shown is called once, when the first picture is on the screen.
	shown()
	// crashed receives the report of a panic in the game.
	crashed(report string)
	// setTitle sets the window's title.
	setTitle(title string)
	// setFullscreen turns full screen on or off.
	setFullscreen(on bool)
	// remember stores the window's place for the next run, when the loop has ended.
	remember()
}

// platformSystem does what a game asks of the system. No method blocks; results become Replies.
type platformSystem interface {
	// copyText puts a text on the clipboard.
	copyText(text string)
	// share hands a game ID or a replay, as a link if possible, to the share sheet, below some words and with a picture if that
	// takes one. Without a share sheet the text goes to the clipboard.
	share(words, id string, picture *game.FileOut)
	// pasteText replies with the clipboard's text.
	pasteText()
	// openFile lets the player choose a file and replies with it, or tells them how else to open one.
	openFile()
	// openPicture lets the player choose a picture and replies with its file.
	openPicture()
	// pastePicture replies with the file of the picture on the clipboard.
	pastePicture()
	// decode decodes a picture and replies with it.
	decode(in game.PictureIn)
	// saveFile lets the player keep a file, or writes it to their folder for downloads, and replies with its place.
	saveFile(f game.FileOut)
	// checkDrops replies with a file that was dropped on the window in this tick.
	checkDrops()
	// fetchTexts fetches the texts of a language and replies with them.
	fetchTexts(tag string)
	// vibrate makes the device vibrate, if it can.
	vibrate(h game.Haptic)
}

// platformMouse tracks the mouse.
type platformMouse interface {
	// gather appends the mouse's present state, or the next press or release that no tick has reported yet, if it is over the window of the given size in pixels, or if a button is
	// held or has just been released.
	gather(dst []game.Pointer, width, height float32) []game.Pointer
	// time returns the time of the state that gather reports next: the present, or the earlier time of a press or release that it
	// has not reported yet, but none before last.
	time(last time.Time) time.Time
	// waits reports whether a press or release has not been gathered yet.
	waits() bool
	// wheel returns how far the wheel has turned since the last tick, in notches; up is positive.
	wheel() render.Point
}

// platformTouches tracks fingers.
type platformTouches interface {
	// gather appends the fingers that are down, and those lifted since the last tick at their last positions.
	gather(dst []game.Pointer, now time.Duration) []game.Pointer
	// drop treats all fingers as lifted; the next gather reports them as lost.
	drop()
}

// platformKeyboard turns keys into events.
type platformKeyboard interface {
	// gather appends the key events since the last tick; mods are the modifiers held now.
	gather(dst []game.KeyEvent, now time.Duration, mods game.Mods) []game.KeyEvent
	// mods returns the modifiers held now.
	mods() game.Mods
}

// platformText takes typed text, while a text field of the game has the keyboard.
type platformText interface {
	// set says which field has the keyboard; nil for none.
	set(f *game.TextField)
	// gather returns the text typed since the last tick, and whether an input method has used this tick's keys.
	gather() (typed string, composing bool)
}
