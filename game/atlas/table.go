package atlas

import (
	"slices"
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// sizeTable is the tab of all sizes: a table with a line for each size, and what it means.
type sizeTable struct {
	heads  [columnCount]string
	lines  []sizeLine
	widths [columnCount]float32 // of the columns
	face   render.FaceID        // that the widths belong to
}

// sizeLine is a line of the table.
type sizeLine struct {
	size     puzzle.Size
	cells    [columnCount]string
	sentence string // the whole line, for screen readers and where the columns do not fit
}

// The columns.
const (
	sizeColumn = iota
	boardsColumn
	radiusColumn
	hardestColumn
	meanColumn
	columnCount
)

// sizesGroup is the name in the IDs of the lines; their numbers are indices.
const sizesGroup = "sizes"

// headLine is the number of the line of heads.
const headLine = -1

// newSizeTable returns the table of what is known of all sizes.
func newSizeTable(lang *assets.Lang, known []space.KnownSize) (t sizeTable) {
	for i := range known {
		t.lines = append(t.lines, newSizeLine(lang, &known[i]))
	}
	t.heads = [columnCount]string{
		sizeColumn: lang.T("atlas.column_size"), boardsColumn: lang.T("atlas.column_boards"), radiusColumn: lang.T("atlas.column_most"),
		hardestColumn: lang.T("atlas.column_hardest"), meanColumn: lang.T("atlas.column_mean"),
	}
	return t
}

func newSizeLine(lang *assets.Lang, k *space.KnownSize) sizeLine {
	c := [columnCount]string{
		sizeColumn: lang.T("atlas.size", "w", k.Size.W, "h", k.Size.H), boardsColumn: lang.Number(k.Boards),
		radiusColumn: strconv.Itoa(k.Radius), hardestColumn: strconv.Itoa(k.Hardest), meanColumn: strconv.FormatFloat(k.Mean, 'f', 2, 64),
	}
	sentence := lang.N("atlas.size_line", k.Hardest, "size", c[sizeColumn], "boards", c[boardsColumn], "most", c[radiusColumn], "mean", c[meanColumn])
	return sizeLine{size: k.Size, cells: c, sentence: sentence}
}

// opens reports whether the game can show the chart of a line's size.
func (t *sizeTable) opens(line int) bool { return slices.Contains(countable[:], t.lines[line].size) }

// layout lays out the table and what it means: side by side if there is room.
func (t *sizeTable) layout(lang *assets.Lang, f *ui.Frame, col *ui.Column) {
	left, right, beside := col.Part()
	if beside {
		t.layoutTable(lang, f, &left)
		layoutMeaning(lang, &right)
		col.Y = max(left.Y, right.Y)
		return
	}
	t.layoutTable(lang, f, col)
	col.Space(8)
	layoutMeaning(lang, col)
}

// layoutTable lays out the lines: in columns if they fit, else as sentences.
func (t *sizeTable) layoutTable(lang *assets.Lang, f *ui.Frame, col *ui.Column) {
	col.Para(lang.T("atlas.sizes_text"))
	t.measure(f)
	if t.widthSum()+f.Dip(8)*(columnCount-1)+f.Dip(8) > col.Area.W {
		t.layoutSentences(col)
		return
	}
	t.layoutLine(f, col, headLine, f.Dip(32))
	for i := range t.lines {
		t.layoutLine(f, col, i, f.ControlHeight())
	}
}

// layoutLine lays out a line in columns.
func (t *sizeTable) layoutLine(f *ui.Frame, col *ui.Column, line int, height float32) {
	c := ui.Control{ID: ui.ID{Name: sizesGroup, N: line}, Role: ui.Text, Look: ui.Custom, Rect: col.Take(height), Face: t.face}
	if line != headLine {
		c.Label = t.lines[line].sentence
		if t.opens(line) {
			c.Role = ui.Button
		}
	}
	f.Add(c)
}

func (t *sizeTable) layoutSentences(col *ui.Column) {
	for i := range t.lines {
		if t.opens(i) {
			col.Open(ui.ID{Name: sizesGroup, N: i}, t.lines[i].sentence, "")
		} else {
			col.Para(t.lines[i].sentence)
		}
	}
}

// layoutMeaning lays out what the table means.
func layoutMeaning(lang *assets.Lang, col *ui.Column) {
	col.Small(lang.T("atlas.sizes_columns"))
	col.Heading(lang.T("atlas.growth"))
	col.Para(lang.T("atlas.growth_text"))
	col.Heading(lang.T("atlas.pairs"))
	col.Para(lang.T("atlas.pairs_text"))
}

// measure measures the columns if the face has changed.
func (t *sizeTable) measure(f *ui.Frame) {
	face := f.Face(render.Regular, 16)
	if t.face == face {
		return
	}
	t.face = face
	for i := range t.widths {
		t.widths[i] = f.Fonts.Width(face, t.heads[i])
		for k := range t.lines {
			t.widths[i] = max(t.widths[i], f.Fonts.Width(face, t.lines[k].cells[i]))
		}
	}
}

// widthSum returns the width of all columns without gaps.
func (t *sizeTable) widthSum() (sum float32) {
	for _, w := range t.widths {
		sum += w
	}
	return sum
}
