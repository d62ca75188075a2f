package about

import (
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// licence is the scene that shows the full text of one licence.
type licence struct {
	stage.Page
	part       assets.Licence
	paragraphs []string
}

func newLicence(s *stage.Stage, part assets.Licence) *licence {
	return &licence{Page: stage.NewPage(s), part: part, paragraphs: paragraphs(part.Text)}
}

// The measures of the page on a wide screen, in dip: the width of the name beside the text, and of the text's column.
const (
	nameWidth = 280
	textLeast = 480
	textMost  = 520 // of the lines: some 65 letters
)

// Layout lays out the name of the part and its licence: below each other, or side by side if there is room.
func (n *licence) Layout(f *ui.Frame) {
	var col *ui.Column
	if f.Wide() && f.Safe.W >= f.Grown(nameWidth+textLeast) {
		area, column := n.Head(f, n.part.Terms, stage.GridWidth)
		name := render.Rect{X: column.X, Y: area.Y, W: f.Grown(nameWidth)}
		n.layoutName(f.Column(name), 24)
		view, text := stage.Beside(f, area, column, name.W, 40)
		col = n.Scroll.Begin(f, view, text)
	} else {
		col = n.Begin(f, n.part.Terms)
		n.layoutName(col, 20)
		col.Space(16)
	}
	col.Area.W = min(col.Area.W, f.Grown(textMost))
	for _, p := range n.paragraphs {
		if m := listItem(p); m != "" {
			layoutItem(col, signOf(m), p[len(m):])
			continue
		}
		col.Para(p)
	}
	n.End(f, col)
}

// layoutName adds the name of the part, in a size in dip, and where it comes from.
func (n *licence) layoutName(col *ui.Column, size float32) {
	if col.F.TextSize >= ui.LargeText { // the licence should begin in sight
		size = 16
	}
	col.Line(n.part.Name, ui.Plain, render.Title, size)
	if n.part.Link != "" {
		col.Line(n.part.Link, ui.Small, render.Regular, 16)
	}
}

// signOf returns what stands before an item of a list: its number or letter, or a bullet.
func signOf(mark string) string {
	mark = strings.TrimSpace(mark)
	if strings.Trim(mark, "*-•") == "" {
		return "•"
	}
	return mark
}

// itemIndent is how far the text of an item stands in, in dip.
const itemIndent = 24

// layoutItem adds an item of a list: its text stands in, its sign before the first line.
func layoutItem(col *ui.Column, sign, text string) {
	f := col.F
	face := f.Face(render.Regular, 16)
	m, in := f.Fonts.Metrics(face), max(f.Grown(itemIndent), f.Fonts.Width(face, sign)+f.Dip(10))
	lines := f.Wrap(text, face, col.Area.W-in)
	r := col.Take(m.Line * float32(len(lines)))
	f.Add(ui.Control{Label: sign, Rect: render.Rect{X: r.X, Y: r.Y, W: in, H: m.Line}, Face: face})
	r.X, r.W = r.X+in, r.W-in
	f.Add(ui.Control{Label: text, Lines: lines, Rect: r, Face: face})
	col.Space(8)
}

// listItem returns the beginning of an item of a list, such as "* ", "12. " or "(a) "; "" if a line does not begin one.
func listItem(line string) string {
	sign, _, ok := strings.Cut(line, " ")
	number, dot := strings.CutSuffix(sign, ".")
	letter, open := strings.CutPrefix(sign, "(")
	letter, closed := strings.CutSuffix(letter, ")")
	switch {
	case !ok:
		return ""
	case sign == "*", sign == "-", sign == "•", dot && isOf(number, "0123456789"),
		open && closed && isOf(letter, "0123456789abcdefghijklmnopqrstuvwxyz"):
		return line[:len(sign)+1]
	}
	return ""
}

// isOf reports whether a word consists of some of the given characters.
func isOf(word, characters string) bool { return word != "" && strings.Trim(word, characters) == "" }

// paragraphs joins the lines of a text that was broken at a fixed width, so that the text can be wrapped again. A
// paragraph ends at an empty line, before an item of a list, and at a line of punctuation, which is dropped.
func paragraphs(text string) (list []string) {
	var lines []string
	flush := func() {
		if len(lines) > 0 {
			list = append(list, strings.Join(lines, " "))
			lines = nil
		}
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.Trim(line, "-=*_# ") == "" {
			flush()
			continue
		}
		if listItem(line) != "" {
			flush()
		}
		lines = append(lines, line)
	}
	flush()
	return list
}
