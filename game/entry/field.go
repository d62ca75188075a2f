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
	fonts      *render.Fonts
	face       render.FaceID
	lineWidth  float32 // the most of a line
	lineHeight float32
	lines      []string // none before the first layout
	first      int      // the first line in sight
	visible    int      // the number of lines in sight
	loupe      bool     // a sign before the text says that something is looked for
	hint       hint
}

// codeGrown is how much larger a text becomes in large letters: what it opens is to stay in sight.
const codeGrown = 1.7

// maxVisible is the maximum number of lines in sight.
const maxVisible = 4

// show breaks a text into lines, once a layout has said how long they are.
func (d *field) show(text string) {
	if d.fonts != nil {
		d.lines = breakLines(d.lines, text, func(line string) bool { return d.fonts.Width(d.face, line) <= d.lineWidth })
	}
}

// layout adds the field to a column, as high as its lines need; clear is the label of the button that empties it.
func (d *field) layout(col *ui.Column, e *textEdit, label, clear string) {
	f := col.F
	d.hint = hint{}
	face := f.Face(render.Figure, f.UpTo(render.Figure, codeSize, codeGrown)) // as the examples have
	d.lineHeight = f.Fonts.Metrics(face).Line
	padding := f.Dip(11)
	lead := float32(0)
	if d.loupe {
		lead = f.IconSide() + f.Dip(8)
	}
	if width := col.Area.W - 2*padding - lead - f.Dip(40); d.fonts != f.Fonts || face != d.face || width != d.lineWidth {
		d.fonts, d.face, d.lineWidth = f.Fonts, face, width
		d.show(e.text)
	}
	caret, _ := d.place(e.caretIndex())
	lines := max(len(d.lines), 1)
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

// pasteIn is how far the button in the field keeps off the field's edge, in dip, and pasteLip what it leaves below it for its lip.
const (
	pasteIn  = 4
	pasteLip = 3
)

// addPaste adds the button that pastes a text, at the end of the empty field, and returns its place on the screen.
func (d *field) addPaste(f *ui.Frame, label string) render.Rect {
	w := f.Fonts.Width(f.Face(render.Regular, 16), label) + f.IconSide() + f.Dip(32)
	r := render.Rect{X: d.rect.X + d.rect.W - w, Y: d.rect.Y, W: w, H: d.rect.H}
	f.Add(ui.Control{ID: pasteID, Role: ui.Button, Look: ui.Custom, Label: label, Icon: render.Paste, Align: render.Middle, Rect: f.Fixed(r)})
	return r
}

// paintPaste draws that button.
func paintPaste(l *render.List, f *ui.Frame, c *ui.Control) {
	in, k := f.Dip(pasteIn), *c
	k.Rect.H -= f.Dip(pasteLip)
	ui.Face(l, f, c, k.Rect.Inset(in), f.Radius()-in, f.FaceStyle(c))
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
	at := max(0, min(float32(len(d.lines)-1-d.first), (p.Y-d.inner.Y)/d.lineHeight))
	row := min(int(at)+d.first, len(d.lines)-1)
	return d.index(row, d.column(row, p.X-d.inner.X))
}

// x returns how far a character of a line is from its start.
func (d *field) x(row, column int) (x float32) {
	if row >= len(d.lines) {
		return 0
	}
	for i := range d.lines[row] {
		if column == 0 {
			return d.fonts.Width(d.face, d.lines[row][:i])
		}
		column--
	}
	return d.fonts.Width(d.face, d.lines[row])
}

// column returns how many characters of a line are before the place nearest to x where one begins or the line ends.
func (d *field) column(row int, x float32) (column int) {
	for _, r := range d.lines[row] {
		w := d.fonts.Width(d.face, string(r))
		if x < w/2 {
			break
		}
		x, column = x-w, column+1
	}
	return column
}

// indexBeside returns the index of the character below or above another one; ok is false if no line is there.
func (d *field) indexBeside(index int, below bool) (beside int, ok bool) {
	row, column := d.place(index)
	x := d.x(row, column)
	if below {
		row++
	} else {
		row--
	}
	if row < 0 || row >= len(d.lines) {
		return 0, false
	}
	return d.index(row, d.column(row, x)), true
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
	if len(d.hint.lines) > 0 {
		d.hint.paint(l, f)
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
		line := []rune(d.lines[row])
		for at := column + 1; at < len(line) && line[at] >= '0' && line[at] <= '9'; at++ {
			n++
		}
		from, to := d.x(row, column), d.x(row, column+n)
		if to == from { // after the text
			to += d.fonts.Width(d.face, "0")
		}
		mark := render.Rect{X: d.inner.X + from - f.Dip(1), Y: d.inner.Y + d.lineHeight*float32(row-d.first), W: to - from + f.Dip(2), H: d.lineHeight}
		tint := f.Theme.Error
		tint.A = 48
		l.Fill(mark, f.Dip(4), tint)
		l.Fill(render.Rect{X: mark.X, Y: mark.Y + mark.H - f.Dip(2), W: mark.W, H: f.Dip(2)}, 0, f.Theme.Error)
	}
	row, column := d.place(e.caretIndex())
	x := render.Floor(d.inner.X + d.x(row, column))
	y := render.Floor(d.inner.Y + d.lineHeight*float32(row-d.first))
	if e.caret == len(e.text) { // clear of the last letter
		x += f.Dip(1)
	}
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
		x := d.x(row, from)
		l.Fill(render.Rect{
			X: d.inner.X + x, Y: d.inner.Y + d.lineHeight*float32(row-d.first),
			W: d.x(row, to) - x, H: d.lineHeight,
		}, 0, render.Mix(f.Theme.Raised, f.Theme.Accent, 0.35))
	}
}
