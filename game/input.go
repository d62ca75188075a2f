package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Input is everything that the host tells the game in one tick. It is plain data: a test writes it by hand, a recording
// replays it. Positions and sizes are in device pixels.
type Input struct {
	Now  time.Duration // monotonic time since the program started; stalls included
	Date time.Time     // the wall clock
	Rate int           // current number of ticks per second; 0 means 60

	Width, Height float32 // of the window
	Scale         float32 // device pixels in a dip
	Insets        Insets  // covered by system bars and cutouts
	Focused       bool    // the window has the keyboard
	Suspended     bool    // the system suspends the program in this tick, or has suspended it
	Redraw        bool    // the picture was lost and must be drawn again

	Locale        string  // BCP 47, "" if unknown
	Dark          bool    // the system prefers dark
	Contrast      bool    // the system asks for high contrast
	ReducedMotion bool    // the system asks for less motion
	TextScale     float32 // the system's text size, 1 is normal; 0 means unknown

	Pointers []Pointer // every pointer that hovers, is down, or went up in this tick
	Wheel    render.Point
	Keys     []KeyEvent // in the order they came
	Mods     Mods       // held now
	Text     string     // typed in this tick; only while Output.TextField is set
	Pads     []Pad

	Replies []Reply // answers to the requests of earlier Outputs, and events that nobody requested
}

// Asleep returns the Input that tells the game at the given times that the system suspends it. The window and the user's
// preferences are those of in; nothing is pressed, typed or answered.
func (in *Input) Asleep(now time.Duration, date time.Time) Input {
	return Input{
		Now: now, Date: date, Rate: in.Rate,
		Width: in.Width, Height: in.Height, Scale: in.Scale, Insets: in.Insets, Suspended: true,
		Locale: in.Locale, Dark: in.Dark, Contrast: in.Contrast, ReducedMotion: in.ReducedMotion, TextScale: in.TextScale,
	}
}

// Insets are the margins of the window that system bars, cutouts or rounded corners cover, device pixels.
type Insets struct{ Left, Top, Right, Bottom float32 }

// PointerKind is the kind of a pointer: mouse or finger.
type PointerKind uint8

// The kinds of pointer.
const (
	Mouse PointerKind = iota
	Touch
)

// Pointer is the state of a mouse or a finger in this tick.
type Pointer struct {
	Kind   PointerKind
	ID     int // fingers: the same number while it is down; mouse: 0
	At     render.Point
	Down   bool // held down now
	Right  bool // the mouse's second button is held
	Middle bool
	Lost   bool // the system cancelled the pointer; the player did not release it, and its gesture has no effect
}

// Key is the name of a key: that of the engine without its prefix. It stands for the key's position on a US keyboard:
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
	Printed string // what the player's layout prints on the key, in upper case ("Z" where a US keyboard has Y); "" if unknown
	Mods    Mods
	Down    bool
	Repeat  bool
}

// Sign identifies a key by its letter, not by its position: it returns the ASCII character that the layout prints on
// the key. For a key that prints a letter of another script, or whose print is unknown, it returns the key's name, which
// is the letter at that position of a US keyboard.
func (e KeyEvent) Sign() string {
	if len(e.Printed) == 1 && e.Printed > " " && e.Printed <= "~" {
		return e.Printed
	}
	return string(e.Key)
}

// PadButton is a bit mask of a game pad's buttons, named after their positions in the standard layout.
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

// Pad is the state of a game pad in this tick.
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
	Opened                       // Data and Text (its name) hold a file the player chose; of a long one Data is how it begins and Range all of it: see Output.ReadOpened
	Saved                        // Text names where a file was written
	StoreFailed                  // Text says why something could not be stored; "" says that everything is stored again
	Owned                        // this instance saves the running game from now on; Data holds that of another instance, which did until now
	Link                         // Text is a game ID or link that another program opened; Data, in a report, the configuration that it was dealt for
	Back                         // the system's Back was pressed
	Failed                       // Text says why a request could not be met
	Told                         // Text is a message to show for a moment
	Pressed                      // the control ID was pressed by something other than an input device: a screen reader
	Adjusted                     // the slider ID was moved to At
	FocusMoved                   // the control ID, or the board's cell ID, got the keyboard focus
	NotCopied                    // Data holds a text that could not be put on the clipboard; Text says why
	Ranged                       // Data holds what was read of the Range; Text says why it could not be read
	Grown                        // Data holds lines that another program or page has added to SolvesFile; Range is where, From -1 if unknown
	Kept                         // Text is a receipt that Store.Confirm was given: the lines are on the disk
	Pictured                     // Pixels are what Output.Picture asked for, nil if it is damaged; Data holds a small file of it if that was asked for
	Dismissed                    // the player has closed the system's keyboard
	Placed                       // Text is a receipt that LineAppender.AppendLines was given: the lines stand at Range
	Worded                       // Data holds the texts of the language Text as assets.Pack makes them, none if they could not be fetched
)

// Reply is an answer to a request of an earlier Output, or an event that nobody requested.
type Reply struct {
	Kind ReplyKind
	Text string
	Data []byte
	ID   ui.ID
	At   float32

	Range  Range   `json:",omitzero"`
	Pixels *Pixels `json:",omitzero"`
}
