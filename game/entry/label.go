package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The size of the label above the field and the gap between the two, in dip.
const (
	labelSize = 15
	labelGap  = 4
)

// labels reports whether the label stands above the field. Where there is little height it stands in the empty field.
func (e *Scene) labels(f *ui.Frame) bool {
	return e.options.Label != "" && !f.Low() && (f.TextSize < ui.LargeText || !e.keyboard.drawn)
}

// layoutLabel adds the label above the field.
func layoutLabel(col *ui.Column, text string) {
	col.Line(text, ui.Small, render.Regular, labelSize)
	col.Space(labelGap)
}

// hint is the label in the empty field, if it has room there.
type hint struct {
	text string // "": there is none
	face render.FaceID
	rect render.Rect
}

// hintGrown is how much larger a label in the field becomes in large letters at the least, else it is left out.
const hintGrown = 1.35

// addHint puts a label into the empty field, up to the button that pastes.
func (d *field) addHint(f *ui.Frame, text string, end float32) {
	gap := f.Dip(8)
	r := render.Rect{X: d.inner.X + gap, Y: d.inner.Y, W: end - d.inner.X - 2*gap, H: d.inner.H}
	face := f.FaceFitting(text, r.W)
	if f.Fonts.Width(face, text) <= r.W && (f.TextSize < ui.LargeText || float32(face.Px()) >= f.Dip(16*hintGrown)) {
		d.hint = hint{text, face, r}
	}
}

// paint draws the label.
func (h *hint) paint(l *render.List, f *ui.Frame) {
	if h.text != "" {
		l.TextIn(f.Fonts, h.face, h.text, h.rect, render.Start, render.Middle, f.Theme.Ink2)
	}
}
