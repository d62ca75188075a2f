package ui

import "wildfifteen/render"

// Command is one of several buttons in a row: its label and its icon.
type Command struct {
	ID       ID
	Label    string
	Icon     render.Icon
	Disabled bool
}

// Control returns the command as a button at r.
func (c Command) Control(r render.Rect) Control {
	return Control{ID: c.ID, Role: Button, Label: c.Label, Icon: c.Icon, Disabled: c.Disabled, Rect: r}
}
