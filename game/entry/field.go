package entry

import (
	"unicode/utf8"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// field is the text field on the screen. It shows the text in lines; if there are more
// than maxVisible lines, it shows only some of them. The zero field has not been laid out yet.
type field struct {
	rect       render.Rect
	inner      render.Rect // of the lines in sight
	charWidth  float32
	lineHeight float32
	perLine    int      // the most characters in a line
	lines      []string // none before the first layout
	first      int      // the first line in sight
	visible    int      // the number of lines in sight
	loupe      bool     // a sign before the text says that something is looked for
}

// maxVisible is the maximum number of lines in sight.
const maxVisible = 4

// show breaks a text into lines, once a layout has said how long they are.
func (d *field) show(text string) {
	if d.perLine > 0 {
		d.lines = breakLines(d.lines, text, d.perLine)
	}
}

// layout adds the field to a column, as high as its lines need; clear is the label of the button that empties it.
func (d *field) layout(col *ui.Column, e *textEdit, label, clear string) {
	f := col.F
	face := f.Face(render.Mono, 16)
	d.charWidth, d.lineHeight = f.Fonts.Width(face, "0"), f.Fonts.Metrics(face).Line
	padding := f.Dip(12)
	lead := float32(0)
	if d.loupe {
		lead = f.IconSide() + f.Dip(8)
	}
	perLine := max(1, int((col.Area.W-2*padding-lead-f.Dip(40))/d.charWidth))
	if perLine != d.perLine {
		d.perLine = perLine
		d.show(e.text)
	}
	caret, _ := d.place(e.caretIndex())
	lines := max(len(d.lines), 1)
	if lines > 1 && d.lines[lines-1] == "" && caret < lines-1 {
		lines-- // the line after a full one is there for the caret
	}
	d.visible = min(lines, maxVisible)
	height := d.lineHeight * float32(d.visible)
	r := col.Take(max(f.ControlHeight(), height+2*padding))
	f.Add(ui.Control{ID: fieldID, Role: ui.Field, Look: ui.Custom, Label: label, Value: e.text, Rect: r, Face: face})
	d.rect = f.Fixed(r) // texts that can be opened run from left to right in every language
	if e.text != "" {
		d.addClear(f, clear)
	}
	d.inner = d.rect.Inset(padding)
	d.inner.X, d.inner.W = d.inner.X+lead, d.inner.W-lead
	d.inner.Y = d.rect.Y + (d.rect.H-height)/2
	d.inner.H = height
	d.first = min(max(d.first, caret-d.visible+1), caret)
	d.first = max(0, min(d.first, lines-d.visible))
}

// addClear adds the button that empties the field, at the end of the field's first line.
func (d *field) addClear(f *ui.Frame, label string) {
	side := f.Dip(48)
	r := render.Rect{X: d.rect.X + d.rect.W - side, Y: d.rect.Y + (min(d.rect.H, f.ControlHeight())-side)/2, W: side, H: side}
	f.Add(ui.Control{ID: clearID, Role: ui.Button, Look: ui.Quiet, Label: label, Icon: render.Close, Rect: f.Fixed(r)})
}

// pasteIn is how far the button in the field keeps off the field's edge, in dip.
const pasteIn = 4

// addPaste adds the button that pastes a text, at the end of the empty field.
func (d *field) addPaste(f *ui.Frame, label string) {
	w := f.Fonts.Width(f.Face(render.Regular, 16), label) + f.IconSide() + f.Dip(32)
	r := render.Rect{X: d.rect.X + d.rect.W - w, Y: d.rect.Y, W: w, H: d.rect.H}
	f.Add(ui.Control{ID: pasteID, Role: ui.Button, Look: ui.Custom, Label: label, Icon: render.Paste, Align: render.Middle, Rect: f.Fixed(r)})
}

// paintPaste draws that button.
func paintPaste(l *render.List, f *ui.Frame, c *ui.Control) {
	in := f.Dip(pasteIn)
	ui.Face(l, f, c, c.Rect.Inset(in), f.Radius()-in, f.FaceStyle(c))
	k := *c
	k.Look, k.Pressed = ui.Quiet, false
	ui.Paint(l, f, &k)
}

// place returns the line of the character with an index, and how many characters of the line are before it.
func (d *field) place(index int) (row, column int) {
	for row < len(d.lines)-1 {
		n := utf8.RuneCountInString(d.lines[row])
		if index < n {
			break
		}
		row, index = row+1, index-n
	}
	return row, index
}

// index returns the index of the character at a place, the last of the line if it has no such place.
func (d *field) index(row, column int) (index int) {
	for _, line := range d.lines[:row] {
		index += utf8.RuneCountInString(line)
	}
	last := utf8.RuneCountInString(d.lines[row])
	if row < len(d.lines)-1 {
		last-- // after it the next line begins
	}
	return index + min(column, last)
}

// indexAt returns the character index of the caret position that is nearest to a point of the screen.
func (d *field) indexAt(p render.Point) int {
	row := max(0, min(float32(len(d.lines)-1-d.first), (p.Y-d.inner.Y)/d.lineHeight))
	column := max(0, min(float32(d.perLine), (p.X-d.inner.X)/d.charWidth+0.5))
	return d.index(min(int(row)+d.first, len(d.lines)-1), int(column))
}

// indexBeside returns the index of the character below or above another one; ok is false if no line is there.
func (d *field) indexBeside(index int, below bool) (beside int, ok bool) {
	row, column := d.place(index)
	if below {
		row++
	} else {
		row--
	}
	if row < 0 || row >= len(d.lines) {
		return 0, false
	}
	return d.index(row, column), true
}

// paint draws the field with its text, the selection, the caret and a line below the characters that are wrong, and the digits after
// them; -1 is none.
func (d *field) paint(l *render.List, f *ui.Frame, c *ui.Control, e *textEdit, focused bool, wrong ...int) {
	style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
	if focused {
		style.Edge, style.EdgeWidth = f.Theme.Accent, f.Dip(2)
	}
	l.Box(c.Rect, f.Radius(), style)
	if d.loupe {
		side := f.IconSide()
		l.Icon(render.Search, render.Rect{X: d.inner.X - side - f.Dip(8), Y: d.inner.Y + render.Floor((d.lineHeight-side)/2), W: side, H: side}, f.Dip(2), f.Theme.Ink2)
	}
	d.paintSelection(l, f, e)
	ascent := f.Fonts.Metrics(c.Face).Ascent
	for i := 0; i < d.visible && d.first+i < len(d.lines); i++ {
		l.Text(f.Fonts, c.Face, d.lines[d.first+i], d.inner.X, render.Floor(d.inner.Y+d.lineHeight*float32(i)+ascent), f.Theme.Ink)
	}
	for _, at := range wrong {
		row, column := d.place(at)
		if at < 0 || row < d.first || row >= d.first+d.visible {
			continue
		}
		n := 1
		line := d.lines[row]
		row -= d.first
		for at := column + 1; at < len(line) && line[at] >= '0' && line[at] <= '9'; at++ {
			n++
		}
		x := d.inner.X + d.charWidth*float32(column)
		mark := render.Rect{X: x - f.Dip(1), Y: d.inner.Y + d.lineHeight*float32(row), W: d.charWidth*float32(n) + f.Dip(2), H: d.lineHeight}
		tint := f.Theme.Error
		tint.A = 48
		l.Fill(mark, f.Dip(4), tint)
		l.Fill(render.Rect{X: mark.X, Y: mark.Y + mark.H - f.Dip(2), W: mark.W, H: f.Dip(2)}, 0, f.Theme.Error)
	}
	row, column := d.place(e.caretIndex())
	row -= d.first
	x := render.Floor(d.inner.X + d.charWidth*float32(column))
	y := render.Floor(d.inner.Y + d.lineHeight*float32(row))
	l.Fill(render.Rect{X: x - f.Dip(1), Y: y, W: f.Dip(2), H: d.lineHeight}, 0, f.Theme.Accent)
}

// paintSelection draws the background of the selected text, line by line.
func (d *field) paintSelection(l *render.List, f *ui.Frame, e *textEdit) {
	start, end := e.selectionIndices()
	first := 0
	for row, line := range d.lines {
		n := utf8.RuneCountInString(line)
		from, to := max(start-first, 0), min(end-first, n)
		first += n
		if row < d.first || row >= d.first+d.visible || from >= to {
			continue
		}
		l.Fill(render.Rect{
			X: d.inner.X + d.charWidth*float32(from), Y: d.inner.Y + d.lineHeight*float32(row-d.first),
			W: d.charWidth * float32(to-from), H: d.lineHeight,
		}, 0, render.Mix(f.Theme.Raised, f.Theme.Accent, 0.35))
	}
}
