// Package terms is the scene that explains the words which people who solve sliding puzzles use.
package terms

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// part is a heading with the terms that belong together; all are keys of texts.
type part struct {
	heading string
	icon    render.Icon
	terms   []term
}

// term is a word and what it means, with a picture. A word may have a short form that people use.
type term struct {
	word, short, meaning string
	picture              picture
}

// newParts returns all terms: first what everyone meets, last what counts among those who solve for time.
func newParts() []part {
	return []part{
		{"terms.part_board", render.Tiles, []term{
			{"terms.blank", "", "terms.blank_text", newBoard("1 2 3/4 0 6/7 5 8", 9)},
			{"terms.goal", "", "terms.goal_text", &ribbon{}},
			{"terms.scramble", "", "terms.scramble_text", newBoard("8 6 7/2 5 4/3 0 1", 9)},
			{"terms.missing", "", "terms.missing_text", newBoard("0 2 3/4 5 6/7 8 9", 1)},
		}},
		{"terms.part_maths", render.Lab, []term{
			{"terms.inversion", "", "terms.inversion_text", newBoard("2 1/3 0", 4)},
			{"terms.parity", "", "terms.parity_text", sketch(squares)},
		}},
		{"terms.part_counts", render.Hash, []term{
			{"terms.optimal", "", "terms.optimal_text", sketch(best)},
			{"records.sort_moves", "terms.stm", "terms.stm_text", pushed("3", false)},
			{"records.pushes", "terms.mtm", "terms.mtm_text", pushed("1", true)},
			{"records.tps", "terms.tps", "terms.tps_text", sketch(speed)},
			{"terms.md", "", "terms.md_text", sketch(distance)},
		}},
		{"terms.part_averages", render.Sorted, []term{
			{"terms.ao5", "", "terms.ao5_text", without(5, 1)},
			{"terms.ao100", "", "terms.ao100_text", without(10, 2)},
		}},
	}
}

// Scene is the page.
type Scene struct {
	stage.Page
	parts []part
	all   []term // those of all parts, by the numbers of their pictures
	names []string
}

// New returns the page.
func New(s *stage.Stage) *Scene {
	p := &Scene{Page: stage.NewPage(s), parts: newParts()}
	for i := range p.parts {
		p.all = append(p.all, p.parts[i].terms...)
	}
	p.reword()
	return p
}

// reword makes the names of the terms.
func (p *Scene) reword() {
	t := p.Stage.Lang.T
	p.names = p.names[:0]
	for _, m := range p.all {
		name := t(m.word)
		if m.short != "" {
			name = t("terms.named", "word", name, "short", t(m.short))
		}
		p.names = append(p.names, name)
	}
}

// Hear makes the words anew when the language changes.
func (p *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}

// leftParts is the number of parts in the first of two columns.
const leftParts = 2

// Layout lays out all terms, in two columns if there is room.
func (p *Scene) Layout(f *ui.Frame) {
	col := p.BeginWide(f, p.Stage.Lang.T("terms.title"))
	left, right, two := col.Grounds()
	first, second := p.parts[:leftParts], p.parts[leftParts:]
	n, more := 0, float32(0)
	if two && !f.Low() { // where both ends are in sight
		high := left.Measure(func(c *ui.Column) { n = p.layoutParts(c, first, 0, 0) })
		other := right.Measure(func(c *ui.Column) { p.layoutParts(c, second, 0, 0) })
		more = max(0, min(render.Floor((other-high)/float32(n)), f.Dip(termMore)))
	}
	if two {
		n = p.layoutParts(&left, first, 0, more)
	} else {
		n = p.layoutParts(&left, first, 0, 0)
		right.Y = left.Y
	}
	p.layoutParts(&right, second, n, 0)
	if two {
		ui.Level(&left, &right)
	}
	col.Y = max(left.Y, right.Y)
	p.End(f, col)
}

// pictureGroup is the name in the IDs of the pictures; their numbers are those of the terms.
const pictureGroup = "pic"

// The measures of a term in dip.
const (
	pictureSide = 64
	pictureLow  = 52 // on a low screen, whose columns are narrow
	termGap     = 20
	termClose   = 8
	termWords   = 4  // less after words, whose last line has air below it
	headMore    = 8  // more below a heading, in one column
	termMore    = 16 // the most space added after each term so that both columns end alike
)

// layoutParts adds parts whose first term has the number n, with some more space after each term, and returns the number of the next.
func (p *Scene) layoutParts(col *ui.Column, list []part, n int, more float32) int {
	f, t := col.F, p.Stage.Lang.T
	after, side := float32(termGap), float32(pictureSide)
	if f.Low() {
		after, side = termClose, pictureLow
	}
	if f.TextSize < ui.LargeText && f.Wide() && !f.Low() { // so that all terms are in sight on a desktop
		after = termClose
	}
	for i := range list {
		at := col.BeginGroup()
		col.Badge(t(list[i].heading), list[i].icon, float32(n)/float32(len(p.all)-1))
		if !f.Wide() {
			col.Space(headMore)
		}
		for j := range list[i].terms {
			m := &list[i].terms[j]
			m.picture.Update(f.Theme, p.Stage.Set.Scheme)
			col.Entry(ui.ID{Name: pictureGroup, N: n}, side, p.names[n], t(m.meaning))
			if words := f.Controls[len(f.Controls)-1].Rect; !f.Wide() && f.TextSize < ui.LargeText && words.Y+words.H >= col.Y {
				col.Space(-termWords)
			}
			col.Space(after)
			col.Y += more
			n++
		}
		col.EndGroup(at)
	}
	return n
}

// Paint draws the picture of a term.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == pictureGroup {
		p.all[c.ID.N].picture.Paint(l, f, c.Rect)
	}
}
