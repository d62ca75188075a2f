package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestHoverIsSeen paints each kind of control with the mouse over it, in each theme: it looks different, but while it is
// pressed it looks pressed.
func TestHoverIsSeen(t *testing.T) {
	fonts := render.NewFonts()
	for _, theme := range []*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme()} {
		for name, c := range map[string]Control{
			"plain": {Role: Button}, "primary": {Role: Button, Look: Primary}, "quiet": {Role: Button, Look: Quiet}, "stacked": {Role: Button, Look: Stacked},
			"chip": {Role: Radio, Look: Chip}, "chosen chip": {Role: Radio, Look: Chip, On: true}, "row": {Role: Button, Look: Row},
			"switch": {Role: Switch, Look: Row}, "card": {Role: Radio, Look: Card},
		} {
			painted := func(hovered, pressed bool) string {
				f := &Frame{Fonts: fonts, Measures: Measures{Theme: theme, Scale: 1, TextSize: 1, Screen: render.Rect{W: 200, H: 100}}}
				f.Reset()
				c.Label, c.Rect, c.Hovered, c.Pressed = "label", render.Rect{W: 160, H: 60}, hovered, pressed
				c.Face = f.Face(render.Regular, 16)
				f.Add(c)
				var l render.List
				l.Reset(200, 100, theme.Paper)
				Paint(&l, f, &f.Controls[0])
				return string(l.Dump(nil, fonts))
			}
			if painted(true, false) == painted(false, false) {
				t.Errorf("%s, contrast %v: not seen to be under the mouse", name, theme.Contrast)
			}
			if painted(true, true) != painted(false, true) {
				t.Errorf("%s, contrast %v: the mouse changes how it looks when it is pressed", name, theme.Contrast)
			}
		}
	}
}
