package settings

import "wildfifteen/game/session"

// toggle is a setting that is on or off.
type toggle struct {
	name     string // of its control
	label    string // the key of its text
	inverted bool   // the switch shows the opposite of the field
	field    func(c *session.Choices) *bool
}

// The names of the toggles.
const (
	soundToggle   = "mute"
	hapticsToggle = "haptics"
	dotsToggle    = "dots"
	movesToggle   = "moves"
	hoverToggle   = "hover"
	latchToggle   = "latch"
	skipToggle    = "skip"
	screenToggle  = "screen"
)

var toggles = [...]toggle{
	{soundToggle, "settings.sound", true, func(c *session.Choices) *bool { return &c.Mute }},
	{hapticsToggle, "settings.haptics", false, func(c *session.Choices) *bool { return &c.Haptics }},
	{dotsToggle, "settings.dots", false, func(c *session.Choices) *bool { return &c.HomeDots }},
	{movesToggle, "settings.moves", false, func(c *session.Choices) *bool { return &c.ShowMoves }},
	{hoverToggle, "settings.hover", false, func(c *session.Choices) *bool { return &c.Hover }},
	{latchToggle, "settings.latch", false, func(c *session.Choices) *bool { return &c.Latch }},
	{screenToggle, "settings.full_screen", false, func(c *session.Choices) *bool { return &c.FullScreen }},
	{skipToggle, "settings.skip", false, func(c *session.Choices) *bool { return &c.SkipResult }},
}

// toggleOf returns the toggle with a name, nil if there is none.
func toggleOf(name string) *toggle {
	for i := range toggles {
		if t := &toggles[i]; t.name == name {
			return t
		}
	}
	return nil
}
