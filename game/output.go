package game

import "wildfifteen/render"

// Output is everything that the game asks of the host after one tick. It is plain data. The game reuses it: read it
// before the next tick.
type Output struct {
	Sounds []Sound
	Haptic int // milliseconds to vibrate, 0 for none

	Copy  string // put this on the clipboard
	Paste bool   // answer with a Pasted reply
	Share string // give this game ID, as a link if the program has an address, to the system's share sheet, or else to the clipboard

	TextField *TextField // the text entry that has the keyboard focus; nil: there is none, and letters are keys

	Open bool     // let the player choose a file; answer with Opened
	Save *FileOut // let the player keep a file; answer with Saved

	Say        string      // an announcement for those who do not see the screen
	Address    string      // the game being played, as an exact game ID; for the browser's address line
	Title      string      // of the window
	Fullscreen bool        // the window shall fill the screen
	Fast       bool        // poll input as fast as is sensible (hover, speed)
	Animating  bool        // something moves: draw the next tick, too
	Exclude    render.Rect // the system's own edge gestures must not take touches here
	Home       bool        // put the program into the background (Android's Back on the first scene)
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
