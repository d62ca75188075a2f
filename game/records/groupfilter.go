package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// groupFilter is the sheet over a configuration's page in which the solves of that page are chosen: when they were played, and with
// what. The page below follows at once.
type groupFilter struct {
	stage.Page
	group  *groupPage
	height float32 // of the content at the last layout
}

// groupFilterWidth is the width of the sheet at its control, in dip.
const groupFilterWidth = 440

func newGroupFilter(p *groupPage) *groupFilter {
	n := &groupFilter{group: p}
	n.Page = stage.Page{Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: filterID, Clear: true}}
	return n
}

// First returns the period chosen.
func (n *groupFilter) First() ui.ID { return ui.ID{Name: periodGroup, N: n.group.periodAt()} }

// Tick continues the summary of the page below.
func (n *groupFilter) Tick() {
	if n.group.more {
		n.group.step(workATick)
		n.Stage.Animate()
	}
}

// Act chooses, or closes the sheet.
func (n *groupFilter) Act(id ui.ID) {
	if id == showID {
		n.Stage.Pop()
		return
	}
	n.group.Act(id)
}

// Hear makes the words of the page below anew in another language.
func (n *groupFilter) Hear(news stage.News) { n.group.Hear(news) }

// Layout adds the choices and the button that closes the sheet, which tells how many games are chosen.
func (n *groupFilter) Layout(f *ui.Frame) {
	pad := f.Dip(16)
	if n.height == 0 { // the first layout, in a frame that the second replaces
		n.height = f.Safe.H
		n.Layout(f)
		f.Reset()
	}
	t, p := n.Stage.Lang.T, n.group
	r := n.Sheet.Place(&n.Page, f, f.Grown(groupFilterWidth), n.height+2*pad)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H + f.Dip(8)} // with the space below the button
	col := n.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	top := col.Y
	col.Choice(periodGroup, t("records.when"), p.words[0], p.periodAt())
	if len(p.inputs) > 2 {
		col.Choice(inputGroup, t("records.input"), p.words[1], p.inputAt())
	}
	col.Space(4)
	col.Button(showID, p.show, ui.Primary)
	n.height = col.Y - top - f.Dip(8)
	n.Scroll.End(f)
}
