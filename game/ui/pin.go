package ui

import "wildfifteen/render"

// PinGap is the least gap between what scrolls and a main button below it, in dip.
const PinGap = 16

// Pinned returns the main button of a page, which stands at the foot of its area and does not scroll, and takes its place from the area.
func (f *Frame) Pinned(area *render.Rect, column render.Rect, id ID, label string) Control {
	b := Control{ID: id, Role: Button, Look: Primary, Label: label, Align: render.Middle, Rect: render.Rect{X: column.X, W: column.W}}
	b.Rect.H = f.ButtonHeight(label, Primary, column.W)
	area.H -= b.Rect.H + f.Dip(16+PinGap)
	b.Rect.Y = area.Y + area.H + f.Dip(PinGap)
	return b
}

// Pins reports whether the main button of a page in one column is pinned: where the screen is high enough that much is left to scroll.
func (f *Frame) Pins(area render.Rect) bool {
	return f.Safe.H > f.Safe.W && area.H >= 6*f.ControlHeight()
}
