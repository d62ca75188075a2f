package game

import "wildfifteen/render"

// Output is everything the game asks of the outside world after one tick. It is plain data and is reused:
// read it before the next tick.
type Output struct {
	Sounds []Sound
	Haptic int // milliseconds to buzz, 0 for none

	Copy  string // put this on the clipboard
	Paste bool   // answer with a Pasted reply
	Share string // hand this game ID to the system's share sheet, as a link where the program has an address; or to the clipboard

	TextField *TextField // the text entry that has the keyboard now; nil: letters are keys

	Open bool     // let the player choose a file; answer with Opened
	Save *FileOut // let the player keep a file; answer with Saved

	Say        string      // an announcement for those who do not see the screen
	Address    string      // the game being played, as an exact game ID; for the browser's address line
	Title      string      // of the window
	Fullscreen bool        // the state wanted
	Fast       bool        // poll input as fast as is sensible (hover, speed)
	Animating  bool        // something moves: the next ticks will draw
	Exclude    render.Rect // of this the system's own edge gestures take nothing
	Home       bool        // leave the program in the background (Android's Back on the first scene)
	Quit       bool
}

// FileOut is a file for the player to keep.
type FileOut struct {
	Name string
	Type string // media type
	Data []byte
}

// TextField is a text entry on screen, for input methods and the phone's keyboard.
type TextField struct {
	Rect  render.Rect
	Text  string
	Caret int // byte offset
}

// SoundKind names a sound.
type SoundKind uint8

// The sounds.
const (
	SlideSound SoundKind = iota
	BlockedSound
	SolvedSound
	TapSound
)

// Sound is one sound to play now.
type Sound struct {
	Kind   SoundKind
	Pitch  float32 // 0..1 along the goal's path; for slides
	Volume float32 // 0..1
}
