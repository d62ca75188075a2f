// Package ui provides the controls of all scenes: a flat slice of plain values, built anew each tick. Hit tests, the
// focus of keyboard and gamepad, the painter, the accessible mirror and the tests all read this slice. A scene lays out
// its controls through a Frame; what they do is the scene's business.
//
// All lengths are in device pixels; Frame.Dip converts from dip, device-independent pixels.
package ui

import "wildfifteen/render"

// ID identifies a control within its scene: by a name and, for controls of a series, a number.
type ID struct {
	Name string
	N    int
}

// Role is the kind of a control, as screen readers announce it.
type Role uint8

// The roles.
const (
	Text    Role = iota // never focused
	Heading             // the heading of what follows
	Status              // a text that changes, such as the clock
	Button
	Switch // a Button with a state, On
	Radio  // one of a group with equal ID.Name, of which one is On
	Slider
	Field // a text field
	Grid  // the board
	Cell  // a cell of the board
	Image // a picture with a meaning
	Panel // the background of a card: never focused, but it takes presses
)

// Look is the appearance of a control.
type Look uint8

// The looks.
const (
	Plain   Look = iota // text, or a control with a border
	Primary             // the most important button
	Quiet               // a control without a border; a Slider above which only Lines stand
	Stacked             // an icon above the label
	Chip                // one of several in a row, or one alone; with an icon, that stands for its label
	Card                // a large control that the scene paints
	Custom              // painted by the scene alone
	Small               // secondary words
	Title               // the largest words
	Row                 // label at the start, value at the end, whole width
	Cap                 // a key of a keyboard on the screen
	Wrong               // words that say what is wrong
	Keys                // a Row whose value is Lines, drawn as keys
	Ground              // what a group of others stands on
	Badge               // an icon on a ground in a colour of the ramp
	Steps               // of a Slider: its label, and its value between two buttons; no pointer slides it
)

// Control is one control or text on the screen.
type Control struct {
	ID       ID
	Role     Role
	Look     Look
	Label    string      // its name; on the screen too, unless it is Custom
	Value    string      // its current value, in words
	Asked    string      // the question that a Radio answers, if the screen shows it above the Radio
	Icon     render.Icon // render.NoIcon: none
	Rect     render.Rect // on the screen
	Clip     render.Rect // the part of the screen in which it is visible
	Align    render.Align
	On       bool
	Range            // of a Slider; of a progress bar At alone; of a Badge, of the ground of a Card, and of the icon of a Stacked button or a Row, At is the place of its colour in the ramp (0: the ground is the tray's, the icon has its ink); of Keys At / Hi is, unless Hi is 0
	Ends     float32 // of a Slider: the room at both ends of its track; with the look Steps, the width of its value and buttons; of a Chip: how far its tray goes on after it; of a Stacked button: the height of the words of its bar, if that is another than its own
	Unit     float32 // the height of what it is shown with at the fold of a page, if that goes further down
	Touch    bool    // for pointers alone: with the keyboard another control does the same
	Ground   bool    // of a Stacked button: it stands on a ground of its own; of a Row: its icon does, in the colour that At is the place of; of a button with its label alone or beside its icon: it is filled, not framed; of a group's ground: it is faint; of a chosen Chip: it stands on paper, because it is the usual one
	Leads    bool    // of a Row: an arrow at its end says that it leads to another page
	Disabled bool    // visible, but without effect
	Focused  bool
	Pressed  bool
	Hovered  bool // the mouse is over it, and a click would act
	Row      int  // of a Cell, from 0
	Col      int
	Lines    []string // of a wrapped Text or of a Stacked button, or the keys of Keys; not part of what is compared
	Face     render.FaceID
	Joint    Joint // of a Chip
}

// Joint is the set of sides on which a Chip touches others of its tray.
type Joint uint8

// The sides. Before and After are those of the reading order: they change places where the layout runs from right to left.
const (
	Before Joint = 1 << iota
	After
	Above
	Below
)

// JointOf returns the joint of the i-th of n chips in a row.
func JointOf(i, n int) Joint { return between(i, n, Before, After) }

// rowJoint returns what all chips in the i-th of n rows touch.
func rowJoint(i, n int) Joint { return between(i, n, Above, Below) }

// between returns the sides on which the i-th of n things in a line touches another.
func between(i, n int, back, forth Joint) (j Joint) {
	if i > 0 {
		j = back
	}
	if i < n-1 {
		j |= forth
	}
	return j
}

// Range holds the value of a Slider and its limits.
type Range struct {
	Lo, Hi float32
	At     float32
	Step   float32 // what one key press changes
}

// Focusable reports whether c can have the keyboard focus.
func (c *Control) Focusable() bool {
	if c.Disabled || c.Touch {
		return false
	}
	switch c.Role {
	case Button, Switch, Radio, Slider, Field, Grid:
		return true
	}
	return false
}

// Touchable reports whether a pointer pressed on c belongs to it.
func (c *Control) Touchable() bool {
	return c.Focusable() && c.Look != Steps || c.Role == Panel || c.Touch && !c.Disabled
}

// Find returns the first control with the given ID, nil if there is none.
func Find(cs []Control, id ID) *Control {
	for i := range cs {
		if cs[i].ID == id {
			return &cs[i]
		}
	}
	return nil
}
