// Package ui is the tree of controls that every scene of the game is made of: one flat slice of plain
// values, built anew each tick, that hit-testing, the focus of keyboard and game pad, the painter, the
// accessible mirror and the tests all read. A scene lays its controls out through a Frame; nothing here
// knows what they do.
//
// All lengths are device pixels; Frame.Dip turns density-independent ones into them.
package ui

import "wildfifteen/render"

// ID names a control within its scene: a word and, for controls that come in rows, a number.
type ID struct {
	Name string
	N    int
}

// Role says what a control is, to a player who may not see it.
type Role uint8

// The roles.
const (
	Text    Role = iota // words, never focused
	Heading             // words that head what follows
	Status              // words that change: the clock, the moves
	Button
	Switch // a Button with a state, On
	Radio  // one of a group of which one is On
	Slider
	Field // a text entry
	Grid  // the board
	Cell  // a cell of the board
	Image // a picture with a meaning
	Panel // a ground for others, never focused, but it takes what is pressed on it
)

// Look says how the painter draws a control.
type Look uint8

// The looks.
const (
	Plain   Look = iota // words, or a bordered control
	Primary             // the one thing to do
	Quiet               // a control without a border
	Stacked             // icon above its word
	Chip                // one of several in a row
	Card                // a large control that the scene paints
	Custom              // painted by the scene alone
	Small               // secondary words
	Title               // the largest words
	Row                 // label at the start, value at the end, whole width
	Cap                 // a key of a keyboard on the screen
	Wrong               // words that say what is wrong
	Keys                // a Row whose value is Lines, drawn as keys
)

// Control is one thing on the screen. Plain comparable data.
type Control struct {
	ID       ID
	Role     Role
	Look     Look
	Label    string      // its name; on the screen too, unless it is Custom
	Value    string      // what it stands at, in words
	Asked    string      // the question that a Radio answers, where the eye finds it above
	Icon     render.Icon // render.NoIcon: none
	Rect     render.Rect // on the screen
	Clip     render.Rect // what of the screen it may be seen in
	Align    render.Align
	On       bool
	Range            // of a Slider; of a progress bar At alone
	Ends     float32 // of a Slider: the room at both ends of its track for buttons
	Touch    bool    // for pointers alone: the keyboard has another way to the same
	Disabled bool    // it shows, and cannot be used
	Focused  bool
	Pressed  bool
	Row      int // of a Cell, from 0
	Col      int
	Lines    []string // of a wrapped Text, or the keys of Keys; not part of what is compared
	Face     render.FaceID
}

// Range is where a Slider stands, and between which values.
type Range struct {
	Lo, Hi float32
	At     float32
	Step   float32 // what one key press changes
}

// Focusable reports whether the keyboard can stop at c.
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
func (c *Control) Touchable() bool { return c.Focusable() || c.Role == Panel || c.Touch && !c.Disabled }

// Hit returns the index of the topmost touchable control under p, -1 for none.
func Hit(cs []Control, p render.Point) int {
	for i := len(cs) - 1; i >= 0; i-- {
		if c := &cs[i]; c.Touchable() && c.Rect.Contains(p) && c.Clip.Contains(p) {
			return i
		}
	}
	return -1
}

// Find returns the control with the given ID, nil if there is none.
func Find(cs []Control, id ID) *Control {
	for i := range cs {
		if cs[i].ID == id {
			return &cs[i]
		}
	}
	return nil
}
