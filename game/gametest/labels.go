package gametest

import (
	"strings"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// CheckLabels fails the test if the label of a button does not fit into the button. name is the name of the scene for
// messages.
func CheckLabels(r *Run, name string) {
	r.T.Helper()
	f := r.Frame()
	for i := range r.App.Controls() {
		c := &r.App.Controls()[i]
		iconAlone := f.IconAlone(c)
		if c.Role != ui.Button || iconAlone {
			continue
		}
		switch c.Look {
		case ui.Plain, ui.Primary, ui.Quiet:
			lines, face := f.LabelLines(c)
			room := c.Rect.W - f.Dip(8)
			if c.Icon != render.NoIcon {
				room = c.Rect.W - f.Dip(48)
			}
			for _, line := range lines {
				if f.Fonts.Width(face, line) > room+0.5 || f.Fonts.Metrics(face).Line*float32(len(lines)) > c.Rect.H {
					r.T.Errorf("%s in %v: %q in %d lines is cut in %v", name, f.Screen, line, len(lines), c.Rect)
				}
			}
		case ui.Stacked:
			if w := f.Fonts.Width(c.Face, c.Label); c.Lines == nil && w > c.Rect.W+0.5 {
				r.T.Errorf("%s in %v: %q is %v wide in %v", name, f.Screen, c.Label, w, c.Rect.W)
			}
		}
	}
}

// Labels returns the labels of all controls, for test messages.
func (r *Run) Labels() string {
	var all []string
	for _, c := range r.App.Controls() {
		all = append(all, c.Label)
	}
	return strings.Join(all, "|")
}

// Says reports whether the label of a control contains a text.
func (r *Run) Says(text string) bool {
	for _, c := range r.App.Controls() {
		if strings.Contains(c.Label, text) {
			return true
		}
	}
	return false
}
