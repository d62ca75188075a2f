package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Input is everything the outside world tells the game in one tick. It is plain data: a test writes it by
// hand, a recording replays it. Places and sizes are in device pixels.
type Input struct {
	Now  time.Duration // monotonic time since the program started; stalls included
	Date time.Time     // the wall clock
	Rate int           // ticks a second at present; 0 means 60

	Width, Height float32 // of the window
	Scale         float32 // device pixels in a dip
	Insets        Insets  // covered by system bars and cutouts
	Focused       bool    // the window has the keyboard
	Suspended     bool    // the program is about to be, or was, put to sleep in this tick
	Redraw        bool    // the picture was lost and must be drawn again

	Locale        string  // BCP 47, "" if unknown
	Dark          bool    // the system prefers dark
	Contrast      bool    // the system asks for high contrast
	ReducedMotion bool    // the system asks for less motion
	TextScale     float32 // the system's text size, 1 is normal; 0 means unknown

	Pointers []Pointer // every pointer that is near, down, or went up in this tick
	Wheel    render.Point
	Keys     []KeyEvent // in the order they came
	Mods     Mods       // held now
	Text     string     // typed in this tick, while Output.TextField is set
	Pads     []Pad

	Replies []Reply // answers to what earlier Outputs asked for, and news nobody asked for
}

// Asleep returns the Input of a tick that tells the game that it is put to sleep, at the given times: the window and
// the user's preferences are those of in, and nothing is pressed, typed or answered.
func (in *Input) Asleep(now time.Duration, date time.Time) Input {
	return Input{
		Now: now, Date: date, Rate: in.Rate,
		Width: in.Width, Height: in.Height, Scale: in.Scale, Insets: in.Insets, Suspended: true,
		Locale: in.Locale, Dark: in.Dark, Contrast: in.Contrast, ReducedMotion: in.ReducedMotion, TextScale: in.TextScale,
	}
}

// Insets are the margins of the window that system bars, cutouts or rounded corners cover, device pixels.
type Insets struct{ Left, Top, Right, Bottom float32 }

// PointerKind tells fingers from mice.
type PointerKind uint8

// The kinds of pointer.
const (
	Mouse PointerKind = iota
	Touch
)

// Pointer is a mouse or a finger as it stands in this tick.
type Pointer struct {
	Kind   PointerKind
	ID     int // fingers: the same number while it is down; mouse: 0
	At     render.Point
	Down   bool // held down now
	Right  bool // the mouse's second button is held
	Middle bool
	Lost   bool // not let go, but taken away by the system: whatever it did is off
}

// Key names a key. Names are those of the engine without their prefix, by the key's place on a US keyboard:
// "A", "ArrowLeft", "Digit1", "Space", "Enter", "F11", "ShiftLeft", "NumpadAdd".
type Key string

// Mods are the modifier keys held while a key was pressed.
type Mods uint8

// The modifiers, added together.
const (
	Shift Mods = 1 << iota
	Ctrl
	Alt
	Meta
)

// KeyEvent is one key going down, repeating, or coming up.
type KeyEvent struct {
	Key     Key
	Printed string // what the layout prints on it, upper case ("Z" where a US keyboard has Y); "" if unknown
	Mods    Mods
	Down    bool
	Repeat  bool
}

// Sign tells a key from others where its letter counts: it is the ASCII character that the layout prints on the key. A
// key that prints a letter of another script, or nothing that is known, is told by its name, the letter at its place of
// a US keyboard.
func (e KeyEvent) Sign() string {
	if len(e.Printed) == 1 && e.Printed > " " && e.Printed <= "~" {
		return e.Printed
	}
	return string(e.Key)
}

// PadButton is a bit of a game pad's buttons, named for where they sit on the standard layout.
type PadButton uint32

// The buttons of the standard layout, as bits.
const (
	PadA PadButton = 1 << iota
	PadB
	PadX
	PadY
	PadL1
	PadR1
	PadL2
	PadR2
	PadBack
	PadStart
	PadUp
	PadDown
	PadLeft
	PadRight
)

// Pad is a game pad as it stands in this tick.
type Pad struct {
	ID      int
	Name    string
	Buttons PadButton
	Stick   render.Point // left stick, -1..1, y down
}

// ReplyKind says what a Reply answers.
type ReplyKind uint8

// The kinds of Reply.
const (
	Pasted      ReplyKind = iota // Text holds the clipboard's text
	Opened                       // Data and Text (its name) hold a file the player chose
	Saved                        // Text names where a file was written
	StoreFailed                  // Text says why something could not be kept; "" that all is kept again
	Owned                        // the running game, which another instance saved until now, is this one's to save
	Link                         // Text is a game ID or link that another program opened
	Back                         // the system's Back was pressed
	Failed                       // Text says why a request could not be met
	Told                         // Text is news to be shown for a moment
	Pressed                      // the control ID was pressed by other means than the inputs: a screen reader
	Adjusted                     // the slider ID was moved to At
	FocusMoved                   // the control ID, or the cell ID of a board, was given the keyboard
)

// Reply is an answer to a request of an earlier Output, or news that nobody asked for.
type Reply struct {
	Kind ReplyKind
	Text string
	Data []byte
	ID   ui.ID
	At   float32
}
