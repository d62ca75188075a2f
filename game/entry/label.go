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

// labels reports whether the label stands above the field. Where there is little height, and above a keyboard, it stands in the empty field.
func (e *Scene) labels(f *ui.Frame) bool {
	return e.options.Label != "" && !f.Low() && !e.keyboard.drawn
}

// layoutLabel adds the label above the field.
func layoutLabel(col *ui.Column, text string) {
	col.Line(text, ui.Small, render.Regular, col.F.UpTo(render.Regular, labelSize, hintGrown))
	col.Space(labelGap)
}

// hint is the label in the empty field, if it has room there.
type hint struct {
	lines []string // none: there is none
	face  render.FaceID
	rect  render.Rect
}

// How much larger the label becomes in large letters: at most, and at least where it stands in the field.
const (
	hintGrown = 1.35
	hintLeast = 1.1
)

// addHint puts a label into the empty field, up to the button that pastes.
func (d *field) addHint(f *ui.Frame, text string, end float32) {
	gap := f.Dip(8)
	r := render.Rect{X: d.inner.X + gap, Y: d.rect.Y, W: end - d.inner.X - 2*gap, H: d.rect.H}
	if f.TextSize < ui.LargeText {
		d.putHint(f, text, f.FaceFitting(text, r.W), r)
		return
	}
	for size := float32(hintGrown); size >= hintLeast && len(d.hint.lines) == 0; size -= 0.05 {
		d.putHint(f, text, f.Face(render.Regular, f.UpTo(render.Regular, 16, size)), r)
	}
}

// putHint puts a label in a face into its place in the field, if it has room there.
func (d *field) putHint(f *ui.Frame, text string, face render.FaceID, r render.Rect) {
	lines := f.Balance(text, face, r.W)
	if f.LongestWord(text, face) <= r.W && f.LinesHeight(face, len(lines)) <= r.H-f.Dip(8) {
		d.hint = hint{lines, face, r}
	}
}

// paint draws the label.
func (h *hint) paint(l *render.List, f *ui.Frame) {
	line := f.Fonts.Metrics(h.face).Line
	r := render.Rect{X: h.rect.X, Y: render.Floor(h.rect.Y + (h.rect.H-line*float32(len(h.lines)))/2), W: h.rect.W, H: line}
	for _, text := range h.lines {
		l.TextIn(f.Fonts, h.face, text, r, render.Start, render.Middle, f.Theme.Ink2)
		r.Y += line
	}
}
