package about

import (
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
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
	loud       []bool // which of them are in capitals
	line       boardview.GoalPicture
	rows       rows
}

// lineID is the picture of the line that stands for a part: each has its own, that of the program is its emblem.
var lineID = ui.ID{Name: "line"}

// newLicence returns the scene of one of all licences.
func newLicence(s *stage.Stage, all []assets.Licence, at int) *licence {
	n := &licence{Page: stage.NewPage(s), all: all, rows: newRows(all)}
	n.show(at)
	return n
}

// show turns to a licence.
func (n *licence) show(at int) {
	n.at, n.paragraphs, n.loud = at, paragraphs(n.all[at].Text), nil
	for _, p := range n.paragraphs {
		n.loud = append(n.loud, strings.ToUpper(p) == p)
	}
	n.Scroll.ToStart()
}

// Act turns to another licence of the list.
func (n *licence) Act(id ui.ID) {
	if id.Name == licenceGroup {
		n.show(id.N)
	}
}

// The measures of the page on a wide screen, in dip: the width of the list beside the text, the gap between them, and the width of the
// text's column.
const (
	listWidth = 384
	listGap   = 16
	textLeast = 480
	textMost  = 640 // of the lines: some 80 letters
)

// Layout lays out the name of the part and its licence: below each other or, if there is room, beside the list of all parts.
func (n *licence) Layout(f *ui.Frame) {
	part, title := &n.all[n.at], n.Stage.Lang.T("about.licences")
	col, below := (*ui.Column)(nil), float32(0)
	if f.Wide() && f.Low() && f.TextSize < ui.LargeText { // the lines of a paper are not as long as such a screen
		n.layoutLow(f, n.BeginWide(f, title), part)
		return
	}
	if f.Wide() && f.Safe.W >= f.Grown(listWidth+textLeast) {
		col = n.BeginWide(f, title)
		list := *col
		list.Area.W = f.Grown(listWidth)
		col.Area.X, col.Area.W = list.Area.X+list.Area.W+f.Dip(listGap), col.Area.W-list.Area.W-f.Dip(listGap)
		n.layoutList(&list)
		below = list.Y
	} else {
		col = n.Begin(f, title)
	}
	col.Area.W = min(col.Area.W, f.Grown(textMost))
	n.layoutHead(col, part)
	n.layoutText(col)
	col.Y = max(col.Y, below)
	n.End(f, col)
}

// The width of the head beside the text on a low screen, in dip, and the gap between them.
const (
	asideWidth = 176
	asideGap   = 24
)

// layoutLow lays out the name of the part beside its licence.
func (n *licence) layoutLow(f *ui.Frame, col *ui.Column, part *assets.Licence) {
	whole, aside := col.Area, *col
	aside.Area.W = f.Dip(asideWidth)
	in := aside.Area.W + f.Dip(asideGap)
	col.Area.X, col.Area.W = col.Area.X+in, min(col.Area.W-in, f.Grown(textMost))
	setLine(&n.line, n.at, f.Theme, n.Stage.Set.Scheme)
	side := f.Dip(lineSide)
	line := aside.Take(side)
	line.X, line.W = line.X-render.Floor(side*emblemIn), side
	f.Add(ui.Control{ID: lineID, Look: ui.Custom, Rect: line})
	aside.Space(12)
	aside.Line(part.Name, ui.Plain, render.Title, 20)
	aside.Line(part.Terms, ui.Small, render.Regular, 16)
	if part.Link != "" {
		aside.Line(part.Link, ui.Small, render.Regular, 16)
	}
	n.layoutText(col)
	col.Y = max(col.Y, aside.Y)
	col.Area = whole
	n.End(f, col)
}

// layoutList adds the names of all parts, to turn to the licence of one.
func (n *licence) layoutList(col *ui.Column) {
	n.rows.bare = true
	at := col.BeginGroup()
	for i := range n.all {
		c := n.rows.add(col, i, n.Stage.Set.Scheme)
		c.Role, c.On = ui.Radio, i == n.at
	}
	col.EndGroup(at)
}

// The measures of the head in dip: the side of the line, less on a low screen and beside large letters, the space after it, and the
// sizes of the name in large letters. Where a part comes from, which is the least to read, becomes at most so much larger in these.
const (
	lineSide  = 104
	lineLow   = 72
	lineGap   = 20
	lineClose = 14
	nameLarge = 16
	nameLeast = 13
	linkGrown = 1.3
)

// layoutHead adds the line of a part, and beside it the part's name and where it comes from.
func (n *licence) layoutHead(col *ui.Column, part *assets.Licence) {
	f := col.F
	setLine(&n.line, n.at, f.Theme, n.Stage.Set.Scheme)
	side, gap, size, least := f.Dip(lineSide), f.Dip(lineGap), float32(24), float32(20)
	large := f.TextSize >= ui.LargeText
	if f.Low() || large { // the licence should begin in sight
		side = f.Dip(lineLow)
	}
	if large {
		gap, size, least = f.Dip(lineClose), nameLarge, nameLeast
	}
	name := *col
	name.Area.X, name.Area.W = col.Area.X+side+gap, col.Area.W-side-gap
	for size > least && len(f.Wrap(part.Name, f.Face(render.Title, size), name.Area.W)) > 2 {
		size--
	}
	words := func(c *ui.Column) {
		c.Line(part.Name, ui.Plain, render.Title, size)
		c.Line(part.Terms, ui.Small, render.Regular, f.UpTo(render.Regular, 16, linkGrown))
		if part.Link != "" {
			c.Line(part.Link, ui.Small, render.Regular, f.UpTo(render.Regular, 16, linkGrown))
		}
	}
	high := name.Measure(words)
	f.Add(ui.Control{ID: lineID, Look: ui.Custom, Rect: render.Rect{X: col.Area.X - render.Floor(side*emblemIn), Y: col.Y, W: side, H: side}})
	name.Y += max(0, render.Floor((side-high)/2))
	words(&name)
	col.Y = max(col.Y+side, name.Y)
	col.Space(16)
}

// layoutText adds the licence on a ground of its own: it is a paper, not words of the program, with margins where there is the room. It
// begins with who has the copyright.
func (n *licence) layoutText(col *ui.Column) {
	f, margin, air := col.F, float32(0), float32(textAir)
	if f.Wide() && !f.Low() && f.TextSize < ui.LargeText {
		margin, air = textMargin, textFree
	}
	at := col.BeginGroup()
	col.Space(textIn + margin)
	col.Area.X, col.Area.W = col.Area.X+f.Dip(margin), col.Area.W-2*f.Dip(margin)
	for i, p := range n.paragraphs {
		switch m := listItem(p); {
		case m != "":
			layoutItem(col, signOf(m), p[len(m):])
		case strings.HasPrefix(p, "Copyright"):
			col.Line(p, ui.Plain, render.Bold, f.LongSize())
			col.Space(8)
		case n.loud[i] && f.TextSize < ui.LargeText: // what lawyers write in capitals shouts enough
			col.Line(p, ui.Small, render.Regular, loudSize)
			col.Space(8)
		default:
			col.Long(p)
		}
		col.Space(air)
	}
	col.Space(margin)
	col.EndGroup(at)
}

// Of the text of a licence, in dip: the space between paragraphs besides the usual, the same where there are margins, and these, and the
// size of what is in capitals.
const (
	textAir    = 4
	textFree   = 8
	textMargin = 16
	loudSize   = 14
)

// textIn is how far the text begins below the top of its ground, besides the usual, in dip.
const textIn = 8

// Paint draws the line of the part shown, and the list of all.
func (n *licence) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == lineID:
		n.line.Draw(l, f.Fonts, c.Rect, f.Scale)
	case c.ID.Name == licenceGroup:
		n.rows.paint(l, f, c)
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
	face := f.Face(render.Regular, f.LongSize())
	m, in := f.Fonts.Metrics(face), max(f.Dip(itemIndent), f.Fonts.Width(face, sign)+f.Dip(10))
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
