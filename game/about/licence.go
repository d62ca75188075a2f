package about

import (
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// licence is the scene that shows the full text of one licence and, on a wide screen, the list of all beside it.
type licence struct {
	stage.Page
	all        []assets.Licence
	at         int // the one shown
	paragraphs []string
}

// ruleID is the picture of a line that ends the head of a licence.
var ruleID = ui.ID{Name: "rule"}

// newLicence returns the scene of one of all licences.
func newLicence(s *stage.Stage, all []assets.Licence, at int) *licence {
	n := &licence{Page: stage.NewPage(s), all: all}
	n.show(at)
	return n
}

// show turns to a licence.
func (n *licence) show(at int) {
	n.at, n.paragraphs = at, paragraphs(n.all[at].Text)
	n.Scroll.ToStart()
}

// Act turns to another licence of the list.
func (n *licence) Act(id ui.ID) {
	if id.Name == licenceGroup {
		n.show(id.N)
	}
}

// The measures of the page on a wide screen, in dip: the width of the list beside the text, and of the text's column.
const (
	listWidth = 360
	textLeast = 480
	textMost  = 600 // of the lines: some 75 letters
)

// Layout lays out the name of the part and its licence: below each other or, if there is room, beside the list of all parts.
func (n *licence) Layout(f *ui.Frame) {
	part, col, below := &n.all[n.at], (*ui.Column)(nil), float32(0)
	if f.Wide() && f.Safe.W >= f.Grown(listWidth+textLeast) {
		col = n.BeginWide(f, part.Terms)
		list := *col
		list.Area.W = f.Grown(listWidth)
		col.Area.X, col.Area.W = list.Area.X+list.Area.W+f.Dip(40), col.Area.W-list.Area.W-f.Dip(40)
		n.layoutList(&list)
		below = list.Y
	} else {
		col = n.Begin(f, part.Terms)
	}
	col.Area.W = min(col.Area.W, f.Grown(textMost))
	layoutName(col, part)
	for _, p := range n.paragraphs {
		if m := listItem(p); m != "" {
			layoutItem(col, signOf(m), p[len(m):])
			continue
		}
		col.Para(p)
	}
	col.Y = max(col.Y, below)
	n.End(f, col)
}

// layoutList adds the names of all parts, to turn to the licence of one.
func (n *licence) layoutList(col *ui.Column) {
	at := col.BeginGroup()
	for i := range n.all {
		c := col.Open(ui.ID{Name: licenceGroup, N: i}, n.all[i].Name, "")
		c.Role, c.On, c.Leads = ui.Radio, i == n.at, false
	}
	col.EndGroup(at)
}

// layoutName adds the name of a part, where it comes from, and a line below both.
func layoutName(col *ui.Column, part *assets.Licence) {
	size := float32(20)
	if col.F.TextSize >= ui.LargeText { // the licence should begin in sight
		size = 16
	}
	col.Line(part.Name, ui.Plain, render.Title, size)
	if part.Link != "" {
		col.Line(part.Link, ui.Small, render.Regular, 16)
	}
	col.Space(4)
	col.F.Add(ui.Control{ID: ruleID, Look: ui.Custom, Rect: col.Take(col.F.Dip(ruleHigh))})
	col.Space(16)
}

// ruleHigh is the height of the line below the name, in dip.
const ruleHigh = 6

// Paint draws the line below the name: it has the colours of a goal's line.
func (n *licence) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == ruleID {
		paintRule(l, f, c.Rect)
	}
}

// ruleParts is the number of colours of a line.
const ruleParts = 48

// paintRule draws a line with round ends in the colours of a goal's line.
func paintRule(l *render.List, f *ui.Frame, r render.Rect) {
	y, in := r.Y+r.H/2, r.H/2
	at := func(i int) render.Point { return render.Point{X: r.X + in + (r.W-r.H)*float32(i)/ruleParts, Y: y} }
	for i := range ruleParts {
		from, to := i, i+1
		if f.RTL {
			from, to = ruleParts-i, ruleParts-i-1
		}
		step := [2]render.Point{at(from), at(to)}
		l.Line(step[:], r.H, f.Theme.OnPaper(float64(i)/(ruleParts-1)))
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
