package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// filterPage is the choice of what a list shows, and in which order.
type filterPage struct {
	stage.Page
	list  *listPage
	words [4][]string
	show  ui.Caption // the button, by the number of games

	skyline skyline
}

// The controls of the choice.
const (
	sortGroup   = "sort"
	hintsGroup  = "hints"
	undoneGroup = "undone"
)

var (
	turnID = ui.ID{Name: "turn"}
	showID = ui.ID{Name: "show"}
)

func newFilterPage(p *listPage) *filterPage {
	f := &filterPage{Page: stage.NewPage(p.Stage), list: p}
	f.reword()
	return f
}

// reword makes the words in the language of the stage.
func (p *filterPage) reword() {
	t := p.Stage.Lang.T
	p.show.Forget()
	p.words = [4][]string{
		{t("records.sort_date"), t("records.sort_time"), t("records.sort_moves")},
		{t("records.period_all"), t("records.period_week"), t("records.period_today")},
		{t("records.hints_any"), t("records.hints_with"), t("records.hints_without")},
		{t("records.undo_any"), t("records.undo_with"), t("records.undo_without")},
	}
	p.draw()
}

// Hear makes the words anew when the language changes.
func (p *filterPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}

// draw draws what is chosen anew.
func (p *filterPage) draw() { p.skyline.fill(p.Stage.Lang, p.list.records.desk.History(), p.list) }

// turned are the texts of the switch that turns each order round.
var turned = [...]string{
	history.ByDate: "records.turned_date", history.ByTime: "records.turned_time", history.ByMoves: "records.turned_moves",
}

// First returns the order chosen.
func (p *filterPage) First() ui.ID { return ui.ID{Name: sortGroup, N: int(p.list.by)} }

// Layout lays out the choices, a picture of what they leave and the button that shows it: in two columns if there is room, else the
// button does not scroll.
func (p *filterPage) Layout(f *ui.Frame) {
	area, column := p.Head(f, p.Stage.Lang.T("records.filter"), wide(f))
	if n := p.list.list.Len(); p.show.Update(int64(n)) {
		p.show.Text = p.Stage.Lang.T("records.show", "games", gamesText(p.Stage.Lang, p.list.group, n))
	}
	whole := f.Column(column)
	left, right, beside := whole.Halves()
	if !beside && f.Low() {
		left, right = whole.Equal(32)
		beside = left.ChoiceFits(p.words[2]) && left.ChoiceFits(p.words[3])
	}
	if beside {
		p.layoutBeside(f, area, column, left, right)
		return
	}
	button := f.Pinned(&area, column, showID, p.show.Text)
	col := p.begin(f, area, column)
	p.layoutOrder(col)
	p.layoutChoices(col)
	col.Space(8)
	p.skyline.layout(col, area.Y+area.H-p.Scroll.Offset, p.list.heading)
	p.Scroll.End(f)
	f.Add(button)
}

// begin opens the column of the choices.
func (p *filterPage) begin(f *ui.Frame, area, column render.Rect) *ui.Column {
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8) // the switch stands with the labels
	col.Space(6)
	return col
}

// layoutBeside lays out two columns. On a low screen the choices need both, else the first solves stand in one of them: what a choice
// does is seen at once. The button stands at the foot.
func (p *filterPage) layoutBeside(f *ui.Frame, area, column render.Rect, left, right ui.Column) {
	col := p.begin(f, area, column)
	left.Y, right.Y, left.Hang, right.Hang = col.Y, col.Y, col.Hang, col.Hang
	foot := area.Y + area.H - f.Dip(16) - p.Scroll.Offset
	p.layoutOrder(&left)
	if f.Low() {
		p.layoutChoices(&right)
		foot = max(foot, right.Y-f.Dip(12))
	} else {
		p.layoutChoices(&left)
		left.Space(8)
		p.layoutRows(&right, foot+f.Dip(8))
	}
	high := f.ButtonHeight(p.show.Text, ui.Primary, left.Area.W)
	p.skyline.layout(&left, foot-high-f.Dip(16), p.list.heading)
	left.Y = max(left.Y, foot-high)
	left.Button(showID, p.show.Text, ui.Primary)
	col.Y = max(left.Y, right.Y)
	p.Scroll.End(f)
}

func (p *filterPage) layoutOrder(col *ui.Column) {
	t, l := p.Stage.Lang.T, p.list
	col.Choice(sortGroup, t("records.sort"), p.words[0], int(l.by))
	col.Switch(turnID, t(turned[l.by]), l.turned)
	col.Space(12)
}

func (p *filterPage) layoutChoices(col *ui.Column) {
	t, l := p.Stage.Lang.T, p.list
	for i := range periods {
		if periods[i] == l.period {
			col.Choice(periodGroup, t("records.when"), p.words[1], i)
		}
	}
	col.Choice(hintsGroup, t("records.hinted"), p.words[2], int(l.filter.Hints))
	col.Choice(undoneGroup, t("records.undone"), p.words[3], int(l.filter.Undone))
}

// layoutRows adds the first solves of the list, as many as find room down to a place of the screen: what a choice does is seen
// at once.
func (p *filterPage) layoutRows(col *ui.Column, foot float32) {
	l, h := p.list, rowHeight(col.F, col.Area.W)
	for i := 0; !l.more && i < l.list.Len() && col.Y+h <= foot; i++ {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, l.row(i), col.Take(h))
	}
}

// Paint draws a solve, or all of them as bars.
func (p *filterPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case solveGroup:
		p.list.Paint(l, f, c)
	case skylineID.Name:
		p.skyline.paint(l, f, c.Rect)
	}
}

// Tick continues the list below.
func (p *filterPage) Tick() {
	if p.list.more {
		p.list.step()
		p.draw()
		p.Stage.Animate()
	}
}

// Act changes the choice.
func (p *filterPage) Act(id ui.ID) {
	l := p.list
	switch id.Name {
	case sortGroup:
		l.by = history.Sort(id.N)
	case turnID.Name:
		l.turned = !l.turned
	case periodGroup:
		l.period = periods[id.N]
		l.filter.From, l.filter.To = 0, 0
	case hintsGroup:
		l.filter.Hints = history.Which(id.N)
	case undoneGroup:
		l.filter.Undone = history.Which(id.N)
	case showID.Name:
		p.Stage.Pop()
		return
	case solveGroup:
		p.Stage.Pop()
		l.goTo(id.N)
		return
	}
	l.begin()
	l.window.goTo(&l.Scroll, 0, l.list.Len())
	p.draw()
}
