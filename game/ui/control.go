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
	Quiet               // a control without a border
	Stacked             // an icon above the label
	Chip                // one of several in a row
	Card                // a large control whose content the scene paints
	Custom              // painted by the scene only
	Small               // secondary text
	Title               // the largest text
	Figure              // large digits
	Row                 // full width, label at the start, value at the end
	Cap                 // a key of the on-screen keyboard
	Wrong               // an error message
	Keys                // a Row whose value is Lines, drawn as key caps
)

// Control is one control or text on the screen.
type Control struct {
	ID      ID
	Role    Role
	Look    Look
	Label   string // its accessible name, shown on the screen unless it is Custom
	Value   string // its value in words
	Asked   string // the question that a Radio answers, for screen readers
	Icon    render.Icon
	HasIcon bool
	Rect    render.Rect // on the screen
	Clip    render.Rect // the part of the screen in which it is visible
	Align   render.Align
	On      bool
	Lo, Hi  float32 // range of a Slider
	At      float32 // position of a Slider
	Step    float32 // the change by one key press
	Ends    float32 // of a Slider: space for a button at each end of the track
	Touch   bool    // for pointers only: another control does the same for the keyboard
	Enabled bool
	Focused bool
	Pressed bool
	Row     int      // of a Cell, from 0
	Col     int      // of a Cell, from 0
	Lines   []string // the lines of a wrapped Text, or the keys of Keys
	Face    render.FaceID
}

// Focusable reports whether c can have the keyboard focus.
func (c *Control) Focusable() bool {
	if !c.Enabled || c.Touch {
		return false
	}
	switch c.Role {
	case Button, Switch, Radio, Slider, Field, Grid:
		return true
	}
	return false
}

// Touchable reports whether c takes presses of pointers.
func (c *Control) Touchable() bool { return c.Focusable() || c.Role == Panel || c.Touch && c.Enabled }

// Hit is the hit test: it returns the index of the topmost touchable control at p, -1 if there is none.
func Hit(cs []Control, p render.Point) int {
	for i := len(cs) - 1; i >= 0; i-- {
		if c := &cs[i]; c.Touchable() && c.Rect.Contains(p) && c.Clip.Contains(p) {
			return i
		}
	}
	return -1
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
