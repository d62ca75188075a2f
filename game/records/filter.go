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
	asked [4]string  // what each of them answers
	side  float32    // the width of that beside them, see ui.Column.FilterSide
	above bool       // the order stands above what is found, not with the other choices
	show  ui.Caption // the button, by the number of games
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
	p.asked = [4]string{t("records.sort"), t("records.when"), t("records.hinted"), t("records.undone")}
	p.words = [4][]string{
		{t("records.sort_date"), t("records.sort_time"), t("records.sort_moves")},
		{t("records.period_all"), t("records.period_week"), t("records.period_today")},
		{t("records.hints_any"), t("records.hints_with"), t("records.hints_without")},
		{t("records.undo_any"), t("records.undo_with"), t("records.undo_without")},
	}
}

// Hear makes the words anew when the language changes.
func (p *filterPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}

// turned are the texts of the switch that turns each order round.
var turned = [...]string{
	history.ByDate: "records.turned_date", history.ByTime: "records.turned_time", history.ByMoves: "records.turned_moves",
}

// First returns the order chosen.
func (p *filterPage) First() ui.ID { return ui.ID{Name: sortGroup, N: int(p.list.by)} }

// Layout lays out what is found, the choices and the button that shows it: in two columns if there is room, else the button does not
// scroll.
func (p *filterPage) Layout(f *ui.Frame) {
	area, column := p.Head(f, p.Stage.Lang.T("records.filter"), wide(f))
	if n := p.list.list.Len(); p.show.Update(int64(n)) {
		p.show.Text = p.Stage.Lang.T("records.show", "games", gamesText(p.Stage.Lang, p.list.group, n))
	}
	whole := f.Column(column)
	left, right, beside := whole.Halves()
	if !beside && f.Low() {
		left.Area.W = render.Floor((whole.Area.W - f.Dip(32)) * lowPart)
		right.Area.X += left.Area.W + f.Dip(32)
		right.Area.W -= left.Area.W + f.Dip(32)
		beside = right.ChoiceFits(p.words[2]) && right.ChoiceFits(p.words[3])
	}
	if beside {
		choices := &left
		if f.Low() {
			choices = &right
		}
		p.side = choices.FilterSide(p.asked[:], p.words[:])
		p.above = !f.Low() && p.sortsAbove(f, &left, area.H-f.Dip(16)-f.ButtonHeight(p.show.Text, ui.Primary, left.Area.W))
		p.layoutBeside(f, area, column, left, right)
		return
	}
	p.side = whole.FilterSide(p.asked[:], p.words[:])
	button := f.Pinned(&area, column, showID, p.show.Text)
	p.above = p.sortsAbove(f, whole, area.H)
	col := p.begin(f, area, column)
	p.layoutFound(col, min(p.foundRoom(col, area.H), f.Dip(skylineHigh)+p.orderAbove(col)))
	p.layoutChoices(col, 0)
	p.Scroll.End(f)
	f.Add(button)
}

// sortsAbove reports whether on a page of a height the order stands above what is found, apart from the choices of what the list shows:
// where both have room.
func (p *filterPage) sortsAbove(f *ui.Frame, col *ui.Column, page float32) bool {
	p.above = p.side > 0 && p.turnFits(col) // for the choices to be measured as they would be
	return p.above && page-p.choicesHeight(col)-f.Dip(6+foundAir) >= p.foundLeast(col)
}

// foundRoom returns the height that the choices leave to what is found on a page of a height. In large letters all of it scrolls: what is
// found has so much of the page that the fold cuts no choice.
func (p *filterPage) foundRoom(col *ui.Column, page float32) float32 {
	f := col.F
	if f.TextSize < ui.LargeText {
		return page - p.choicesHeight(col) - f.Dip(6+foundAir)
	}
	least, air := p.foundLeast(col), f.Dip(6+foundAir+stage.FadeHigh)
	if room := page - col.Measure(func(col *ui.Column) { p.layoutFirst(col, 0) }) - air; room >= least {
		return room
	}
	return max(least, page-p.orderHeight(col)-air)
}

// lowPart is the part of a low page beside its choices.
const lowPart = 0.42

// begin opens the column of the choices.
func (p *filterPage) begin(f *ui.Frame, area, column render.Rect) *ui.Column {
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8) // the switch stands with the labels
	col.Space(6)
	return col
}

// layoutBeside lays out two columns. On a low screen what is found stands beside all choices; else the first solves stand beside both:
// what a choice does is seen at once. The button stands at the foot.
func (p *filterPage) layoutBeside(f *ui.Frame, area, column render.Rect, left, right ui.Column) {
	col := p.begin(f, area, column)
	left.Y, right.Y, left.Hang, right.Hang = col.Y, col.Y, col.Hang, col.Hang
	foot, high := area.Y+area.H-f.Dip(16)-p.Scroll.Offset, f.ButtonHeight(p.show.Text, ui.Primary, left.Area.W)
	if f.Low() {
		rest := p.choicesHeight(&right) - f.Dip(12)
		air := max(-f.Dip(choicesClose), min(0, render.Floor((foot-right.Y-rest)/(choiceGroups-1))))
		p.layoutChoices(&right, air)
		foot = max(foot, right.Y-f.Dip(12))
		left.Space(foundLow)
		p.layoutFound(&left, foot-high-f.Dip(foundAir)-left.Y)
	} else {
		rest := p.choicesHeight(&left)
		p.layoutFound(&left, min(foot-high-left.Y-rest-f.Dip(foundAir), f.Dip(foundHigh)+p.orderAbove(&left)))
		air := min(f.Dip(choicesAir), render.Floor(max(0, foot-high-left.Y-rest)/choiceGroups))
		p.layoutChoices(&left, air)
		p.layoutSolves(&right, foot)
	}
	left.Y = max(left.Y, foot-high)
	left.Button(showID, p.show.Text, ui.Primary)
	col.Y = max(left.Y, right.Y)
	p.Scroll.End(f)
}

// choiceGroups is the number of groups of choices; choicesAir is the most space added between them on a high page, choicesClose the most
// taken away on a low one, in dip.
const (
	choiceGroups = 4 // with the order
	choicesAir   = 12
	choicesClose = 4
)

// choicesHeight returns the height of the choices in a column, without air between them.
func (p *filterPage) choicesHeight(col *ui.Column) float32 {
	return col.Measure(func(col *ui.Column) { p.layoutChoices(col, 0) })
}

// orderHeight returns the height of the order in a column.
func (p *filterPage) orderHeight(col *ui.Column) float32 {
	return col.Measure(func(col *ui.Column) { p.layoutOrder(col) })
}

// layoutChoices adds the order of the list, unless that stands above, and what the list shows, with air between these groups.
func (p *filterPage) layoutChoices(col *ui.Column, air float32) {
	l := p.list
	p.layoutFirst(col, air)
	col.Y += air
	col.Filter(hintsGroup, p.asked[2], p.words[2], int(l.filter.Hints), p.side)
	col.Y += air
	col.Filter(undoneGroup, p.asked[3], p.words[3], int(l.filter.Undone), p.side)
}

// layoutFirst adds the first two groups: the order, and the days that the list shows.
func (p *filterPage) layoutFirst(col *ui.Column, air float32) {
	if !p.above {
		p.layoutOrder(col)
		col.Y += air
	}
	for i := range periods {
		if periods[i] == p.list.period {
			col.Filter(periodGroup, p.asked[1], p.words[1], i, p.side)
		}
	}
}

// layoutOrder adds the order of the list and the switch that turns it round: beside it if there is room.
func (p *filterPage) layoutOrder(col *ui.Column) {
	f, l := col.F, p.list
	if !p.turnFits(col) {
		col.Filter(sortGroup, p.asked[0], p.words[0], int(l.by), p.side)
		col.Space(-4)
		col.Switch(turnID, p.Stage.Lang.T(turned[l.by]), l.turned)
		col.Space(4)
		return
	}
	bar, side := *col, f.Dip(turnSide)
	bar.Area.W -= side + f.Dip(turnGap)
	bar.Filter(sortGroup, p.asked[0], p.words[0], int(l.by), p.side)
	f.Add(ui.Control{ID: turnID, Role: ui.Switch, Look: ui.Chip, Label: p.Stage.Lang.T(turned[l.by]), Icon: render.Order, On: l.turned,
		Ends: f.Dip(trayEnd), Rect: render.Rect{X: col.Area.X + col.Area.W - side, Y: col.Y, W: side - f.Dip(trayEnd), H: f.ControlHeight()}})
	col.Y = bar.Y
}

// turnFits reports whether the switch that turns the order round has room beside it.
func (p *filterPage) turnFits(col *ui.Column) bool {
	chips := *col
	chips.Area.W -= col.F.Dip(turnSide+turnGap) + p.side
	return p.side > 0 && chips.ChoiceFits(p.words[0])
}

// The side of the switch that turns the order round at the end of a row, and the gap before it, in dip.
const (
	turnSide = 48 + trayEnd
	turnGap  = 8
)

// The most height of what is found beside the first solves, and the space below it, below the line that tells it, and above it beside the
// choices, in dip.
const (
	foundHigh = 340
	foundAir  = 16
	foundNext = 12
	foundLow  = 8
)

// foundLine returns the height of the line that tells what is found, with the space below it. In large letters it makes way for the
// choices: the button says it, too.
func (p *filterPage) foundLine(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 0
	}
	return f.Fonts.Metrics(f.Face(render.Title, 20)).Line + f.Dip(foundNext)
}

// orderAbove returns the height of the order above what is found, 0 if it stands with the other choices.
func (p *filterPage) orderAbove(col *ui.Column) float32 {
	if !p.above {
		return 0
	}
	return p.orderHeight(col)
}

// foundLeast returns the least height of what is found, with the order above it.
func (p *filterPage) foundLeast(col *ui.Column) float32 {
	return p.orderAbove(col) + p.foundLine(col.F) + col.F.Dip(skylineLow)
}

// layoutFound adds what is found in a height, with the order if that stands above: how many solves, in which order, and their skyline.
func (p *filterPage) layoutFound(col *ui.Column, height float32) {
	if height < p.foundLeast(col) {
		return
	}
	f, l, line, foot := col.F, p.list, p.foundLine(col.F), col.Y+height
	if p.above {
		p.layoutOrder(col)
	}
	r := col.Take(foot - col.Y)
	if line > 0 {
		face := f.Fitting(render.Title, 20, l.heading, r.W)
		f.Add(ui.Control{Label: l.heading, Lines: f.Wrap(l.heading, face, r.W), Face: face, Rect: render.Rect{X: r.X, Y: r.Y, W: r.W, H: line - f.Dip(foundNext)}})
	}
	if l.skyline.shows() {
		l.skyline.add(f, render.Rect{X: r.X, Y: r.Y + line, W: r.W, H: r.H - line}, l.heading)
	}
	col.Space(foundAir)
}

// layoutSolves adds the first solves of the list, as many as find room down to a place of the screen, which their rows fill.
func (p *filterPage) layoutSolves(col *ui.Column, foot float32) {
	f, l := col.F, p.list
	n := int((foot - col.Y) / rowHeight(f, col.Area.W))
	h := render.Floor((foot - col.Y) / float32(max(1, n)))
	for i := 0; !l.more && i < min(n, l.list.Len()); i++ {
		layoutSolve(f, ui.ID{Name: solveGroup, N: i}, l.row(i), col.Take(h))
	}
}

// Paint draws a solve, or all of them as bars.
func (p *filterPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case solveGroup, skylineID.Name:
		p.list.Paint(l, f, c)
	}
}

// Tick continues the list below.
func (p *filterPage) Tick() {
	if p.list.more {
		p.list.step()
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
}
