package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// figure is a row with a name, a note and a large value.
type figure struct {
	id     ui.ID
	label  string
	note   string
	value  string // as screen readers say it
	shown  string // in a row, with digits of equal width
	best   bool   // it is a best: a mark in honey
	button bool
	worded bool // its value is no number
	cell   bool // it stands above its name and its note, in the faces words and small
	small  render.FaceID
	words  render.FaceID // of its name and its note, where it is a figure of honour
	even   bool          // its note is as large as those of the other rows, in the face of words
	bare   bool          // as a figure of honour, it has no note
	under  bool          // the value stands below the name, as in the rows that this one belongs to
	row    figureRow
}

// figureRow is the height of a figure's row in a width and a face.
type figureRow struct {
	width, height float32
	words         render.FaceID
	under         bool
}

func newFigure(id ui.ID, label, note, value string) figure {
	return figure{id: id, label: label, note: note, value: value, shown: render.Figures(value)}
}

// figureSize is the size of a value, in dip; figurePad is the space above and below it.
const (
	figureSize = 28
	figurePad  = 12
	noteLeast  = 13 // of a note that is one word, as an unbroken date
)

// layoutFigure adds a figure as a row; the note stands below the name. Of those of legs out of sight it only takes the place:
// a run may have a thousand.
func layoutFigure(col *ui.Column, g *figure) {
	f := col.F
	g.cell = false
	at := col.Take(g.height(f, col.Area.W))
	if g.id.Name == legGroup && !f.Reaches(at) {
		return
	}
	c := ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: at, Face: f.Face(render.Figure, figureSize)}
	if g.note != "" && g.button {
		c.Role = ui.Button
	}
	f.Add(c)
}

// height returns the height of the row in a width.
func (g *figure) height(f *ui.Frame, width float32) float32 {
	words, face := f.Face(render.Regular, 16), f.Face(render.Figure, figureSize)
	if g.row.width == width && g.row.words == words && g.row.under == g.under {
		return g.row.height
	}
	w, below := g.wordsWidth(f, face, width)
	lines := len(f.Wrap(g.label, words, w))
	if g.note != "" {
		lines += len(f.Wrap(g.note, g.noteFace(f, w), w))
	}
	h := max(f.Fonts.Metrics(face).Line, f.Fonts.Metrics(words).Line*float32(lines)) + f.Dip(figurePad)
	if below {
		h = f.Fonts.Metrics(face).Line + f.Fonts.Metrics(words).Line*float32(lines) + f.Dip(figurePad)
	}
	g.row = figureRow{width, max(h, f.ControlHeight()+f.Dip(8)), words, g.under}
	return g.row.height
}

// wordsWidth returns the width of the words of a figure with digits of a face in a row of a width. The value stands below them if a word is too
// long to stand beside it.
func (g *figure) wordsWidth(f *ui.Frame, digits render.FaceID, width float32) (w float32, below bool) {
	words := f.Face(render.Regular, 16)
	w = width - f.Fonts.Width(digits, g.shown) - f.Dip(16)
	if g.best {
		w -= f.Dip(8) + 2*f.Grown(4)
	}
	if g.under || max(f.LongestWord(g.label, words), f.LongestWord(g.note, f.Face(render.Regular, noteLeast))) > w {
		return width, true
	}
	return w, false
}

// noteFace returns the face of a note in a width: a large one is smaller where it would need a second line.
func (g *figure) noteFace(f *ui.Frame, width float32) render.FaceID {
	if g.even {
		return g.words
	}
	words := f.Face(render.Regular, 16)
	if face := f.Fitting(render.Regular, 16, g.note, width); f.TextSize >= ui.LargeText && face >= f.Face(render.Regular, 12) && f.Fonts.Width(face, g.note) <= width {
		return face
	}
	if f.LongestWord(g.note, words) > width {
		return f.Fitting(render.Regular, 16, g.note, width)
	}
	return words
}

// paintFigure draws a row of layoutFigure.
func paintFigure(l *render.List, f *ui.Frame, c *ui.Control, g *figure) {
	if g.cell {
		paintCell(l, f, c, g)
		return
	}
	paintRow(l, f, c)
	words := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(words).Line
	width := f.Fonts.Width(c.Face, g.shown)
	w, below := g.wordsWidth(f, c.Face, c.Rect.W)
	label, note := f.Wrap(g.label, words, w), []string(nil)
	small := words
	if g.note != "" {
		small = g.noteFace(f, w)
		note = f.Wrap(g.note, small, w)
	}
	y, value := c.Rect.Y+(c.Rect.H-line*float32(len(label)+len(note)))/2, c.Rect
	if below {
		high := f.Fonts.Metrics(c.Face).Line
		y -= high / 2
		value.Y, value.H = c.Rect.Y+c.Rect.H-high-f.Dip(4), high
	}
	for i := range len(label) + len(note) {
		text, face, ink := "", words, f.Theme.Ink
		if i < len(label) {
			text = label[i]
		} else {
			text, face, ink = note[i-len(label)], small, f.Theme.Ink2
		}
		at := f.Within(c.Rect, render.Rect{X: c.Rect.X, Y: y, W: w, H: line})
		l.TextIn(f.Fonts, face, text, at, f.Near(), render.Middle, ink)
		y += line
	}
	align := f.Far()
	if below {
		align = f.Near()
	}
	l.TextIn(f.Fonts, c.Face, g.shown, value, align, render.Middle, f.Theme.Ink)
	if g.best {
		r := f.Grown(4)
		x := c.Rect.X + c.Rect.W - width - f.Dip(8) - r
		if below {
			x = c.Rect.X + width + f.Dip(12) + r
		}
		m := f.Within(c.Rect, render.Rect{X: x - r, Y: value.Y + value.H/2 - r, W: 2 * r, H: 2 * r})
		l.Fill(m, r, f.Theme.Honey)
	}
}

// rowHang is how far the shade and the focus of a row reach beyond its words, in dip.
const rowHang = 8

// paintRow draws what rows have in common: the shade of a press, a line below, and over both the focus.
func paintRow(l *render.List, f *ui.Frame, c *ui.Control) {
	paintPress(l, f, c)
	hair := max(1, f.Dip(1))
	l.Fill(render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - hair, W: c.Rect.W, H: hair}, 0, f.Theme.ChartGrid)
	paintFocus(l, f, c)
}

// around returns the place of a row with what hangs over.
func around(f *ui.Frame, c *ui.Control) render.Rect {
	return render.Rect{X: c.Rect.X - f.Dip(rowHang), Y: c.Rect.Y, W: c.Rect.W + f.Dip(2*rowHang), H: c.Rect.H}
}

func paintPress(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Pressed || c.Hovered {
		l.Fill(around(f, c), f.Dip(8), f.Theme.Tray)
	}
}

func paintFocus(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, around(f, c).Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// hued gives the icons of commands the colours of the ramp, as the goal beside them has.
func hued(set []ui.Command) []ui.Command {
	for i := range set {
		set[i].Hue = (float32(i) + 0.5) / float32(len(set))
	}
	return set
}
