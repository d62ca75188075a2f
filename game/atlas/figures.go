package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// figure is a large number and what it counts.
type figure struct{ value, label string }

// wordsGrown is how much larger what a figure counts becomes in large letters: the number itself tells more.
const wordsGrown = 1.4

// wordsFace returns the face of what a figure counts.
func wordsFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, 16, wordsGrown))
}

// figureGroup is the name in the IDs of the figures; their numbers are indices.
const figureGroup = "figure"

// width returns the width of a figure of a size in dip whose label is below its number.
func (g figure) width(f *ui.Frame, size float32) float32 {
	return max(f.Fonts.Width(f.Face(render.Figure, size), g.value), f.Fonts.Width(wordsFace(f), g.label)) + f.Dip(2)
}

// control returns the control of the i-th figure, of a size in dip, without its rectangle.
func (g figure) control(f *ui.Frame, i int, size float32) ui.Control {
	return ui.Control{ID: ui.ID{Name: figureGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Face: f.Face(render.Figure, size)}
}

// figureSizes are the sizes of figures in dip, the largest first.
var figureSizes = [...]float32{44, 36, 32, 28, 24}

// figureGap is the gap between figures side by side, in dip.
const figureGap = 8

// figureApart is the least gap between figures that stand side by side in unequal parts, in dip.
const figureApart = 20

// rowSize returns the largest size at which figures fit side by side in a width; 0 if they fit at none.
func rowSize(f *ui.Frame, width float32, figures []figure) float32 {
	for _, size := range figureSizes {
		need := f.Dip(figureApart) * float32(len(figures)-1)
		for _, g := range figures {
			need += g.width(f, size)
		}
		if need <= width || inParts(f, width, figures, size) {
			return size
		}
	}
	return 0
}

// stackSize returns the size at which figures fit one below the other, with their labels beside the numbers.
func stackSize(f *ui.Frame, width float32, figures []figure) float32 {
	size := figureSizes[len(figureSizes)-1]
	for _, g := range figures { // a long number at a large text size
		for size > 20 && f.Fonts.Width(f.Face(render.Figure, size), g.value)+f.Fonts.Width(wordsFace(f), g.label)+f.Dip(16) > width {
			size -= 4
		}
	}
	return size
}

// stackLine returns the height of a figure with its label beside it.
func stackLine(f *ui.Frame, size float32) float32 {
	return max(f.Fonts.Metrics(f.Face(render.Figure, size)).Line, f.Fonts.Metrics(wordsFace(f)).Line)
}

// rowHeight returns the height of figures with their labels below them.
func rowHeight(f *ui.Frame, size float32) float32 {
	return f.Fonts.Metrics(f.Face(render.Figure, size)).Line + f.Fonts.Metrics(wordsFace(f)).Line
}

// figuresHeight returns the height that layoutFigures takes.
func figuresHeight(f *ui.Frame, width float32, figures []figure) float32 {
	if size := rowSize(f, width, figures); size > 0 {
		return rowHeight(f, size)
	}
	return stackLine(f, stackSize(f, width, figures)) * float32(len(figures))
}

// layoutFigures lays figures out: side by side, as large as there is room, with their labels below the numbers; else one
// below the other, with their labels beside the numbers.
func layoutFigures(f *ui.Frame, col *ui.Column, figures []figure) {
	if size := rowSize(f, col.Area.W, figures); size > 0 {
		layoutRow(f, col, figures, size)
		return
	}
	size := stackSize(f, col.Area.W, figures)
	for i, g := range figures {
		c := g.control(f, i, size)
		c.Align = render.Middle
		c.Rect = col.Take(stackLine(f, size))
		f.Add(c)
	}
}

// lineSize is the size of figures in one line, in dip.
const lineSize = 24

// layoutLine lays figures out in one line, each with its label after the number.
func layoutLine(f *ui.Frame, col *ui.Column, figures []figure) {
	row := col.Take(stackLine(f, lineSize))
	for i, g := range figures {
		c := g.control(f, i, lineSize)
		c.Align, c.On, c.Rect = render.Middle, true, row
		c.Rect.W = f.Fonts.Width(wordsFace(f), g.label) + f.Dip(10) + f.Fonts.Width(c.Face, g.value) + 1
		f.Add(c)
		row.X += c.Rect.W + f.Dip(32)
	}
}

// figureParts are the quarters of the width that three figures begin with: a long number, then two with the second of two cards below.
var figureParts = [...]int{0, 2, 3}

// inParts reports whether figures have room in those quarters.
func inParts(f *ui.Frame, width float32, figures []figure, size float32) bool {
	if len(figures) != len(figureParts) {
		return false
	}
	part := f.Split(render.Rect{W: width}, 4, 0, figureGap).W
	return figures[0].width(f, size) <= 2*part && max(figures[1].width(f, size), figures[2].width(f, size)) <= part
}

// layoutRow lays figures out side by side: in quarters, or all as far from each other, the last of which ends with the column.
func layoutRow(f *ui.Frame, col *ui.Column, figures []figure, size float32) {
	row := col.Take(rowHeight(f, size))
	air := row.W
	for _, g := range figures {
		air -= g.width(f, size)
	}
	x, parts := row.X, inParts(f, row.W, figures, size)
	for i, g := range figures {
		c := g.control(f, i, size)
		c.Rect = render.Rect{X: render.Floor(x), Y: row.Y, W: g.width(f, size), H: row.H}
		if parts {
			c.Rect.X = f.Split(row, 4, figureParts[i], figureGap).X
		}
		f.Add(c)
		x += g.width(f, size) + air/float32(max(1, len(figures)-1))
	}
}

// paintFigure draws a figure: with the number at the end of its label if the control is centred, at its start if it is on too, else above
// the label.
func paintFigure(l *render.List, f *ui.Frame, c *ui.Control) {
	small := wordsFace(f)
	r := c.Rect
	if c.Align == render.Middle {
		label, number := f.Near(), f.Far()
		if c.On {
			label, number = number, label
		}
		l.TextIn(f.Fonts, small, c.Label, r, label, render.Middle, f.Theme.Ink2)
		l.TextIn(f.Fonts, c.Face, c.Value, r, number, render.Middle, f.Theme.Ink)
		return
	}
	line := f.Fonts.Metrics(small).Line
	r.H -= line
	l.TextIn(f.Fonts, c.Face, c.Value, r, c.Align, render.Middle, f.Theme.Ink)
	below := render.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: line}
	l.TextIn(f.Fonts, small, c.Label, below, c.Align, render.Middle, f.Theme.Ink2)
}
