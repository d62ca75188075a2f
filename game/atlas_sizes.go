package game

import (
	"slices"
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sizeTable is the tab of all sizes: one line for each.
type sizeTable struct {
	rows []sizeLine
	head [sizeColumns]string
	wide [sizeColumns]float32 // of the columns, in pixels
	face render.FaceID        // that the widths belong to
}

// sizeColumns is how many columns the table has: size, boards, most moves, how many need so many, mean.
const sizeColumns = 5

// sizeLine is a line of the table.
type sizeLine struct {
	size     puzzle.Size
	radius   int
	cells    [sizeColumns]string
	sentence string // the line in words
}

// read takes over what is known of all sizes.
func (t *sizeTable) read(a *App) {
	for _, r := range mustRead[sizesData](sizesJSON).Sizes {
		z := r.board()
		line := sizeLine{size: z, radius: r.Radius, cells: [sizeColumns]string{
			a.lang.T("atlas.size", "w", z.W, "h", z.H), a.lang.Number(r.Boards), strconv.Itoa(r.Radius), strconv.Itoa(r.Hardest),
			strconv.FormatFloat(r.Mean, 'f', 2, 64)}}
		c := &line.cells
		line.sentence = a.lang.N("atlas.size_line", r.Hardest, "size", c[0], "boards", c[1], "most", c[2], "mean", c[4])
		t.rows = append(t.rows, line)
	}
	for i, key := range [sizeColumns]string{"atlas.column_size", "atlas.column_boards", "atlas.column_most", "atlas.column_hardest", "atlas.column_mean"} {
		t.head[i] = a.lang.T(key)
	}
}

// radius is the most moves of a size or of the same turned round, 0 where it is not known.
func (t *sizeTable) radius(size puzzle.Size) int {
	for i := range t.rows {
		if z := t.rows[i].size; z == size || z == (puzzle.Size{W: size.H, H: size.W}) {
			return t.rows[i].radius
		}
	}
	return 0
}

// measure finds the widths of the columns.
func (t *sizeTable) measure(f *ui.Frame) (sum float32) {
	face := f.Face(render.Regular, 16)
	if t.face != face {
		t.face = face
		for i := range t.wide {
			t.wide[i] = f.Fonts.Width(face, t.head[i])
			for k := range t.rows {
				t.wide[i] = max(t.wide[i], f.Fonts.Width(face, t.rows[k].cells[i]))
			}
		}
	}
	for _, w := range t.wide {
		sum += w
	}
	return sum
}

// layout lays out the table, or its lines as sentences where the columns have no room.
func (t *sizeTable) layout(a *App, f *ui.Frame, col *ui.Column) {
	left, right, beside := col.Part()
	if beside {
		t.table(a, f, &left)
		t.words(a, &right)
		col.Y = max(left.Y, right.Y)
		return
	}
	t.table(a, f, col)
	col.Space(8)
	t.words(a, col)
}

// table lays out the lines.
func (t *sizeTable) table(a *App, f *ui.Frame, col *ui.Column) {
	col.Para(a.lang.T("atlas.sizes_text"))
	columns := t.measure(f)+f.Dip(8)*(sizeColumns-1)+f.Dip(8) <= col.Area.W
	if columns {
		t.row(f, col, -1, f.Dip(32))
	}
	for i := range t.rows {
		if columns {
			t.row(f, col, i, f.ControlHeight())
			continue
		}
		if t.counted(i) {
			col.Open(ui.ID{Name: sizesRow, N: i}, t.rows[i].sentence, "")
		} else {
			col.Para(t.rows[i].sentence)
		}
	}
}

// words lays out what the table means.
func (t *sizeTable) words(a *App, col *ui.Column) {
	say := a.lang.T
	col.Small(say("atlas.sizes_columns"))
	col.Heading(say("atlas.growth"))
	col.Para(say("atlas.growth_text"))
	col.Heading(say("atlas.pairs"))
	col.Para(say("atlas.pairs_text"))
}

// counted reports whether the game counts the i-th size itself.
func (t *sizeTable) counted(i int) bool { return slices.Contains(atlasSizes[:], t.rows[i].size) }

// row lays out a line of the table, -1 for its head.
func (t *sizeTable) row(f *ui.Frame, col *ui.Column, i int, tall float32) {
	c := ui.Control{ID: ui.ID{Name: sizesRow, N: i}, Role: ui.Text, Look: ui.Custom, Rect: col.Take(tall), Face: t.face}
	if i >= 0 {
		c.Label = t.rows[i].sentence
		if t.counted(i) {
			c.Role = ui.Button
		}
	}
	f.Add(c)
}

// paint draws a line of the table.
func (t *sizeTable) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Look != ui.Custom {
		return
	}
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	cells, ink, tint := &t.head, f.Theme.Ink2, f.Theme.Ink2
	if c.ID.N >= 0 {
		cells, ink, tint = &t.rows[c.ID.N].cells, f.Theme.Ink, f.Theme.Ink
		if c.Role == ui.Button {
			tint = f.Theme.Accent
		}
	}
	in := render.Rect{X: c.Rect.X + f.Dip(4), Y: c.Rect.Y, W: c.Rect.W - f.Dip(8), H: c.Rect.H}
	gap := in.W
	for _, w := range t.wide {
		gap -= w
	}
	gap /= sizeColumns - 1
	x := in.X
	for i, text := range cells {
		r := render.Rect{X: x, Y: in.Y, W: t.wide[i] + 1, H: in.H}
		align := render.End
		if i == 0 {
			align = render.Start
		}
		if f.RTL {
			r.X = 2*c.Rect.X + c.Rect.W - r.X - r.W
			align = [...]render.Align{render.Start: render.End, render.End: render.Start}[align]
		}
		color := ink
		if i == 0 {
			color = tint
		}
		l.TextIn(f.Fonts, c.Face, text, r, align, render.Middle, color)
		x += t.wide[i] + gap
	}
	l.Fill(render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - 1, W: c.Rect.W, H: 1}, 0, f.Theme.ChartGrid)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}
