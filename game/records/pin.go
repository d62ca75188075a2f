package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pinned is the main button of a page, which stands at the foot of its area and does not scroll.
func pinned(f *ui.Frame, area *render.Rect, column render.Rect, id ui.ID, label string) ui.Control {
	b := ui.Control{ID: id, Role: ui.Button, Look: ui.Primary, Label: label, Align: render.Middle, Rect: render.Rect{X: column.X, W: column.W}}
	lines, face := f.LabelLines(&b)
	b.Rect.H = max(f.ControlHeight(), f.Fonts.Metrics(face).Line*float32(len(lines))+f.Dip(16))
	area.H -= b.Rect.H + f.Dip(24)
	b.Rect.Y = area.Y + area.H + f.Dip(8)
	return b
}

// pins reports whether the main button of a page in one column is pinned: where the screen is high enough that much is left to scroll.
func pins(f *ui.Frame, area render.Rect) bool {
	return f.Safe.H > f.Safe.W && area.H >= 6*f.ControlHeight()
}

// lying reports whether a page has its picture on the left and what matters most on the right, all else below both: on a screen that is
// wider than high, but low or too narrow for two columns.
func lying(f *ui.Frame, beside bool) bool {
	return f.Low() || !beside && f.Safe.W > f.Safe.H && f.TextSize < ui.LargeText
}
