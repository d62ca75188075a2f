package play

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the figures in dip: in the sheet, and beside the board.
const (
	figureGap = 12 // between two figures

	sheetSize  = 28 // of the digits
	sheetLarge = 22 // of those in large letters
	sheetTall  = 36 // of those in a column beside the board
	sheetWords = 16 // of the names
	sheetBelow = 8  // below a row
	asideSize  = 40 // of the digits beside the board
	asideWords = 18 // of the names there
	asideBelow = 16 // below a row there
	shortSize  = 18 // of the digits in lines beside the board
	shortBelow = 2  // below such a line

	lineLeast = 0.65 // of the letters of figures that stand in lines, which a narrow sheet makes smaller

	nameShrinks = 1.12 // how much longer than its room a name may be that stands in one line: its letters are smaller
)

// sizes returns the sizes of the digits and of the names, in dip.
func (g *figures) sizes(f *ui.Frame) (digits, names float32) {
	switch {
	case g.short:
		return shortSize, sheetWords
	case g.aside:
		return asideSize, asideWords
	case f.TextSize >= ui.LargeText:
		return sheetLarge, sheetWords
	case g.roomy:
		return sheetTall, sheetWords
	}
	return sheetSize, sheetWords
}

func (g *figures) faces(f *ui.Frame) (digits, names render.FaceID) {
	size, words := g.sizes(f)
	return f.Face(render.Figure, size*g.part), f.Face(render.Regular, words*g.part)
}

// below returns the space below a row of figures.
func (g *figures) below(f *ui.Frame) float32 {
	switch {
	case g.short:
		return f.Dip(shortBelow)
	case g.aside:
		return f.Dip(asideBelow)
	case f.TextSize >= ui.LargeText:
		return f.Dip(sheetBelow / 2)
	}
	return f.Dip(sheetBelow)
}

// inRow are the numbers of figures that may stand side by side, the most first, by how many there are: none is left alone in a row.
var inRow = [...][]int{2: {2}, 3: {3}, 4: {4, 2}}

// across returns how many figures stand beside each other in a width, in equal columns, and how many lines their names need there.
func (g *figures) across(f *ui.Frame, width float32) (n, lines int) {
	for _, n := range inRow[len(g.large)] {
		if n == 4 && g.aside || f.TextSize >= ui.LargeText && !f.Wide() {
			continue
		}
		if lines := g.nameLines(f, render.Floor((width-f.Dip(figureGap)*float32(n-1))/float32(n))); lines > 0 {
			return n, lines
		}
	}
	_, names := g.faces(f)
	for _, c := range g.large {
		lines = max(lines, len(f.Wrap(c.name, names, width)))
	}
	return 1, lines
}

// nameLines returns how many lines the names of the figures need in a column of a width, 0 if a figure or a name has no room in it.
func (g *figures) nameLines(f *ui.Frame, width float32) int {
	digits, names := g.faces(f)
	short, whole := true, true
	for _, c := range g.large {
		if f.Fonts.Width(digits, c.value) > width || len(f.Wrap(c.name, names, width)) > 2 {
			return 0
		}
		short = short && f.Fonts.Width(names, c.name) <= width*nameShrinks
		whole = whole && f.LongestWord(c.name, names) <= width
	}
	switch {
	case short:
		return 1
	case whole:
		return 2
	}
	return 0
}

// inLines reports whether figures that stand one below the other have their names beside them in a width.
func (g *figures) inLines(f *ui.Frame, width float32) bool {
	digits, names := g.faces(f)
	return !slices.ContainsFunc(g.large, func(c figureRow) bool {
		return f.Fonts.Width(digits, c.value)+f.Dip(figureGap)+f.Fonts.Width(names, c.first) > width
	})
}

// digits returns the height of the digits of a figure.
func (g *figures) digits(f *ui.Frame) float32 {
	face, _ := g.faces(f)
	return render.Floor(f.Fonts.Metrics(face).Cap * 1.5)
}

// grid lays out the figures: each over its name, or one below the other.
func (g *figures) grid(col *ui.Column) {
	if len(g.large) == 0 {
		return
	}
	f := col.F
	g.part = 1
	if g.short {
		g.lines(col)
		return
	}
	n, lines := g.across(f, col.Area.W)
	if n == 1 {
		for ; g.part > lineLeast; g.part -= 0.1 {
			if g.inLines(f, col.Area.W) {
				g.lines(col)
				return
			}
		}
		g.part = 1
	}
	size, words := g.sizes(f)
	names := f.Face(render.Regular, words)
	line, high, wide := f.Fonts.Metrics(names).Line, g.digits(f), f.Split(col.Area, n, 0, figureGap).W
	if lines == 1 && n > 1 { // all have the letters in which the longest has room
		for _, c := range g.large {
			names = min(names, f.Fitting(render.Regular, words, c.name, wide))
		}
	}
	align := render.Align(render.Start)
	if !g.aside && n == len(g.leads()) { // each above a button
		align = render.Middle
	}
	var row render.Rect
	for i, c := range g.large {
		if i%n == 0 {
			row = col.Take(high + line*float32(lines) + g.below(f))
		}
		at := f.Split(row, n, i%n, figureGap)
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: f.Fitting(render.Figure, size, c.value, at.W), Align: align, Rect: render.Rect{X: at.X, Y: at.Y, W: at.W, H: high}})
		name := ui.Control{Role: ui.Text, Look: ui.Small, Label: c.name, Face: names, Align: align, Rect: render.Rect{X: at.X, Y: at.Y + high, W: at.W, H: line}}
		if lines > 1 {
			name.Lines = f.Wrap(c.name, names, at.W)
			name.Rect.H = line * float32(len(name.Lines))
		}
		f.Add(name)
	}
}

// lines lays out the figures one below the other, each with its name at the other end of its line.
func (g *figures) lines(col *ui.Column) {
	f := col.F
	digits, names := g.faces(f)
	for _, c := range g.large {
		at := col.Take(g.digits(f) + g.below(f))
		name := at
		name.W = render.Floor(f.Fonts.Width(names, c.first)) + 1
		f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: c.first, Face: names, Rect: name})
		at.X, at.W = at.X+name.W, at.W-name.W
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: digits, Align: render.End, Rect: at})
	}
}
