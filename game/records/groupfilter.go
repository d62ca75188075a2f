package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// groupFilter is the sheet over a configuration's page in which the solves of that page are chosen: when they were played, and with
// what. The page below follows at once, and the goal and the button that plays stay in sight.
type groupFilter struct {
	stage.Page
	group *groupPage
}

// groupFilterWidth is the width of the sheet at its control, groupFilterMore what it may be wider to be as wide as that, both in dip.
const (
	groupFilterWidth = 440
	groupFilterMore  = 120
)

func newGroupFilter(p *groupPage) *groupFilter {
	n := &groupFilter{group: p}
	n.Page = stage.Page{Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: filterID, Clear: true, Below: true}}
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

// Layout adds the choices and the button that closes the sheet, which tells how many games are chosen.
func (n *groupFilter) Layout(f *ui.Frame) {
	t, p := n.Stage.Lang.T, n.group
	width := f.Grown(groupFilterWidth)
	if p.filterWide < width+f.Dip(groupFilterMore) { // it covers the column below its control, no letters beside it
		width = max(width, p.filterWide)
	}
	n.Sheet.Layout(&n.Page, f, width, func(col *ui.Column) {
		labels := [...]string{t("records.when"), t("records.input")}
		shown := 1
		if len(p.inputs) > 2 {
			shown = 2
		}
		side := col.FilterSide(labels[:shown], p.words[:shown])
		col.Filter(periodGroup, labels[0], p.words[0], p.periodAt(), side)
		if shown == 2 {
			col.Filter(inputGroup, labels[1], p.words[1], p.inputAt(), side)
		}
		col.Space(4)
		col.Button(showID, p.show, ui.Primary)
	})
}
