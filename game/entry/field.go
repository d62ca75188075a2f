package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// field is the text field on the screen. It shows the text in lines with the same number of characters; if there are more
// than maxVisible lines, it shows only some of them. The zero field has not been laid out yet.
type field struct {
	rect       render.Rect
	inner      render.Rect // of the lines in sight
	charWidth  float32
	lineHeight float32
	perLine    int      // characters in a line
	lines      []string // empty between a change of the text and the next layout
	first      int      // the first line in sight
	visible    int      // the number of lines in sight
}

// maxVisible is the maximum number of lines in sight.
const maxVisible = 4

// forget makes the next layout break the text into lines again.
func (d *field) forget() { d.lines = d.lines[:0] }

// layout adds the field to a column, as high as its lines need; clear is the label of the button that empties it.
func (d *field) layout(col *ui.Column, e *textEdit, label, clear string) {
	f := col.F
	face := f.Face(render.Mono, 16)
	d.charWidth, d.lineHeight = f.Fonts.Width(face, "0"), f.Fonts.Metrics(face).Line
	padding := f.Dip(12)
	perLine := max(1, int((col.Area.W-2*padding-f.Dip(40))/d.charWidth))
	if len(d.lines) == 0 || perLine != d.perLine {
		d.perLine = perLine
		d.lines = breakLines(d.lines, e.text, perLine)
	}
	d.visible = min(max(len(d.lines), 1), maxVisible)
	height := d.lineHeight * float32(d.visible)
	r := col.Take(max(f.ControlHeight(), height+2*padding))
	f.Add(ui.Control{ID: fieldID, Role: ui.Field, Look: ui.Custom, Label: label, Value: e.text, Rect: r, Face: face})
	d.rect = f.Fixed(r) // texts that can be opened run from left to right in every language
	if e.text != "" {
		d.addClear(f, clear)
	}
	d.inner = d.rect.Inset(padding)
	d.inner.Y = d.rect.Y + (d.rect.H-height)/2
	d.inner.H = height
	caret := e.caretIndex() / perLine
	d.first = min(max(d.first, caret-d.visible+1), caret)
	d.first = max(0, min(d.first, len(d.lines)-d.visible))
}

// addClear adds the button that empties the field, at the end of the field's first line.
func (d *field) addClear(f *ui.Frame, label string) {
	side := f.Dip(48)
	r := render.Rect{X: d.rect.X + d.rect.W - side, Y: d.rect.Y + (min(d.rect.H, f.ControlHeight())-side)/2, W: side, H: side}
	f.Add(ui.Control{ID: clearID, Role: ui.Button, Look: ui.Quiet, Label: label, Icon: render.Close, Rect: f.Fixed(r)})
}

// indexAt returns the character index of the caret position that is nearest to a point of the screen. It may be greater
// than the number of characters.
func (d *field) indexAt(p render.Point) int {
	row := clamp((p.Y-d.inner.Y)/d.lineHeight, 0, float32(len(d.lines)-1-d.first))
	column := clamp((p.X-d.inner.X)/d.charWidth+0.5, 0, float32(d.perLine))
	return (int(row)+d.first)*d.perLine + int(column)
}

// indexBeside returns the index of the character below or above another one; ok is false if no line is there. It may be
// greater than the number of characters.
func (d *field) indexBeside(index int, below bool) (beside int, ok bool) {
	switch {
	case d.perLine == 0:
		return 0, false
	case below:
		return index + d.perLine, index/d.perLine != len(d.lines)-1
	}
	return index - d.perLine, index >= d.perLine
}

// paint draws the field with its text, the selection, the caret and a line below the character that is wrong, and the digits after it.
func (d *field) paint(l *render.List, f *ui.Frame, c *ui.Control, e *textEdit, focused bool, wrong int) {
	style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
	if focused {
		style.Edge, style.EdgeWidth = f.Theme.Accent, f.Dip(2)
	}
	l.Box(c.Rect, f.Radius(), style)
	d.paintSelection(l, f, e)
	ascent := f.Fonts.Metrics(c.Face).Ascent
	for i := 0; i < d.visible && d.first+i < len(d.lines); i++ {
		l.Text(f.Fonts, c.Face, d.lines[d.first+i], d.inner.X, render.Floor(d.inner.Y+d.lineHeight*float32(i)+ascent), f.Theme.Ink)
	}
	if row := wrong/max(1, d.perLine) - d.first; wrong >= 0 && row >= 0 && row < d.visible {
		n := 1
		line := d.lines[min(d.first+row, len(d.lines)-1)]
		for at := wrong%d.perLine + 1; at < len(line) && line[at] >= '0' && line[at] <= '9'; at++ {
			n++
		}
		x := d.inner.X + d.charWidth*float32(wrong%d.perLine)
		mark := render.Rect{X: x - f.Dip(1), Y: d.inner.Y + d.lineHeight*float32(row), W: d.charWidth*float32(n) + f.Dip(2), H: d.lineHeight}
		tint := f.Theme.Error
		tint.A = 48
		l.Fill(mark, f.Dip(4), tint)
		l.Fill(render.Rect{X: mark.X, Y: mark.Y + mark.H - f.Dip(2), W: mark.W, H: f.Dip(2)}, 0, f.Theme.Error)
	}
	caret := e.caretIndex()
	row := caret/d.perLine - d.first
	x := render.Floor(d.inner.X + d.charWidth*float32(caret%d.perLine))
	y := render.Floor(d.inner.Y + d.lineHeight*float32(row))
	l.Fill(render.Rect{X: x - f.Dip(1), Y: y, W: f.Dip(2), H: d.lineHeight}, 0, f.Theme.Accent)
}

// paintSelection draws the background of the selected text, line by line.
func (d *field) paintSelection(l *render.List, f *ui.Frame, e *textEdit) {
	start, end := e.selectionIndices()
	start, end = max(start, d.first*d.perLine), min(end, (d.first+d.visible)*d.perLine)
	for start < end {
		row := start / d.perLine
		next := min((row+1)*d.perLine, end)
		l.Fill(render.Rect{
			X: d.inner.X + d.charWidth*float32(start%d.perLine), Y: d.inner.Y + d.lineHeight*float32(row-d.first),
			W: d.charWidth * float32(next-start), H: d.lineHeight,
		}, 0, render.Mix(f.Theme.Raised, f.Theme.Accent, 0.35))
		start = next
	}
}

func clamp(v, lo, hi float32) float32 { return max(lo, min(hi, v)) }
