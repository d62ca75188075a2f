package game

import (
	"time"

	"wildfifteen/render"
)

// Output is everything that the game asks of the host after one tick. It is plain data. The game reuses it: read it
// before the next tick.
type Output struct {
	Sounds []Sound
	Haptic Haptic

	Copy         string   // put this on the clipboard
	Paste        bool     // answer with a Pasted reply
	Words        string   // what to say before the link of Share; "" for nothing
	Share        string   // give this game ID, as a link if the program has an address, to the system's share sheet, or else to the clipboard
	SharePicture *FileOut // goes with Share if the share sheet takes pictures

	TextField *TextField // the text entry that has the keyboard focus; nil: there is none, and letters are keys

	ReadOpened   []Range    // parts of long files that the player has chosen, by the names in their replies; answer each with Ranged
	Open         bool       // let the player choose a file; answer with Opened
	OpenPicture  bool       // let the player choose a picture; answer with Opened
	PastePicture bool       // answer with an Opened reply of the picture on the clipboard
	Picture      *PictureIn // decode this; answer with Pictured
	Save         *FileOut   // let the player keep a file; answer with Saved

	Fetch string // the texts of this language; answer with Worded

	Say        string        // an announcement for those who do not see the screen
	Address    string        // the text that opens what is shown, a page or the game being played; for the browser's address line
	Title      string        // of the window
	Language   string        // of the texts on the screen, BCP 47
	Cursor     Cursor        // the shape of the mouse's cursor
	Fullscreen bool          // the window shall fill the screen
	Fast       bool          // poll input as fast as is sensible (hover, speed)
	Animating  bool          // something moves: draw the next tick, too
	Beat       time.Duration // the next tick must come after so long even without input; 0: nothing changes without input
	Exclude    render.Rect   // the system's own edge gestures must not take touches here
	Depth      int           // how many scenes lie over the first one: the browser's Back goes up through them
	Home       bool          // put the program into the background (Android's Back on the first scene)
	Awake      bool          // the screen must not go dark, because the program plays and nobody touches it
	Quit       bool
}

// Cursor is a shape of the mouse's cursor.
type Cursor uint8

// The shapes.
const (
	ArrowCursor Cursor = iota
	HandCursor         // over what a click acts on
	BeamCursor         // over text that can be edited
)

// TextField is a text entry on screen, for input methods and the phone's keyboard.
type TextField struct {
	Rect  render.Rect
	Text  string
	Caret int  // byte offset
	Board bool // the player wants the system's keyboard on the screen, where there is one
}

// SoundKind names a sound.
type SoundKind uint8

// The sounds.
const (
	SlideSound   SoundKind = iota // tiles begin to slide
	NoteSound                     // a note at Pitch
	FifthSound                    // the fifth above the note at Pitch, softer
	BlockedSound                  // what the player asked for cannot be done
	TapSound                      // a button is pressed
)

// NoteSteps is the number of notes, from the lowest, with a Pitch of 0, to the highest, with a Pitch of 1. They are the
// steps of a pentatonic scale, five an octave.
const NoteSteps = 16

// Sound is one sound to play.
type Sound struct {
	Kind   SoundKind
	Pitch  float32       // 0..1, for notes
	Volume float32       // 0..1
	Delay  time.Duration // how long to wait with it, less than a tick
}

// Haptic is a vibration: First milliseconds and, if Second is not 0, Second more after a Pause. In the zero Haptic there is
// none.
type Haptic struct{ First, Pause, Second int }

// Total returns how many milliseconds the device shall vibrate.
func (h Haptic) Total() int { return h.First + h.Second }
