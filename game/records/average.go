package records

import (
	"strconv"
	"strings"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func msOf(ms int64) time.Duration { return time.Duration(ms) * time.Millisecond }

// averagePage shows the solves of an average: as it is now, or the best one.
type averagePage struct {
	stage.Page
	records *Scene
	summary *history.Summary
	which   int // index in history.AverageOf
	group   *history.Group
	name    string // of the group
	undo    *undo

	goal groupGoal

	best    bool
	titles  [2]string
	chips   []string
	honours []figure // the average shown and, for pages with much room, the other one
	strip   strip
	counted []history.Averaged
	rows    []solveRow
}

// averageGroup is the name in the IDs of the two averages: now and best.
const averageGroup = "average"

var (
	valueID = ui.ID{Name: "value"}
	copyID  = ui.ID{Name: "copy"}
)

func newAveragePage(s *Scene, sum *history.Summary, which int, g *history.Group, u *undo) *averagePage {
	p := &averagePage{Page: stage.NewPage(s.Stage), records: s, summary: sum, which: which, group: g, undo: u}
	p.goal.choose(g)
	p.fill()
	return p
}

// fill makes all texts.
func (p *averagePage) fill() {
	lang, h := p.Stage.Lang, p.records.desk.History()
	n := history.AverageOf[p.which]
	p.name = groupName(lang, p.group)
	p.titles[0] = lang.T("records.average_of", "n", n)
	p.titles[1] = lang.T("records.dotted", "a", p.titles[0], "b", p.name)
	p.chips = []string{lang.T("records.average_now"), lang.T("records.average_best_chip")}
	p.counted = p.summary.Now(p.which)
	if p.best {
		p.counted = p.summary.Best(p.which)
	}
	mean, ok := p.mean()
	value := lang.T("records.unknown")
	if ok {
		value = clockText(lang, mean)
	}
	p.honours = append(p.honours[:0], newFigure(valueID, p.name, "", value))
	p.honours[0].best = p.best
	if other, ok := p.average(!p.best); ok && other != mean {
		g := newFigure(ui.ID{Name: valueID.Name, N: 1}, p.chips[1-p.chosen()], "", clockText(lang, other))
		g.best = !p.best
		p.honours = append(p.honours, g)
	}
	p.strip.fill(lang, h, p.counted, mean, ok)
	p.rows = p.rows[:0]
	for _, c := range p.counted {
		r := makeRow(lang, h, c.ID, h.GroupOf(c.ID), p.Stage.In.Date)
		if c.Dropped {
			r.faint = true
			r.sentence = lang.T("records.joined", "a", r.sentence, "b", lang.T("records.dropped"))
		}
		p.rows = append(p.rows, r)
	}
}

// mean returns the average shown, if there is one.
func (p *averagePage) mean() (mean time.Duration, ok bool) { return p.average(p.best) }

// average returns the best average or that of now, if there is one.
func (p *averagePage) average(best bool) (mean time.Duration, ok bool) {
	a := &p.summary.Avg[p.which]
	if best {
		return a.Best, a.OK
	}
	return a.Now, !a.Failed
}

func bracketed(text string) string { return "(" + text + ")" }

// text returns the average as speed-solvers post it: the times in their order, the dropped ones in brackets.
func (p *averagePage) text() string {
	h := p.records.desk.History()
	var b strings.Builder
	value := p.Stage.Lang.T("records.unknown")
	if mean, ok := p.mean(); ok {
		value = words.Clock(mean, listDecimals)
	}
	b.WriteString(p.Stage.Lang.T("records.post", "config", p.name, "n", history.AverageOf[p.which], "time", value))
	b.WriteString("\n\n")
	for i, c := range p.counted {
		t := postText(p.Stage.Lang, h.Row(c.ID))
		if c.Dropped {
			t = bracketed(t)
		}
		b.WriteString(strconv.Itoa(i+1) + ". " + t + "\n")
	}
	return b.String()
}

// First returns the first solve.
func (p *averagePage) First() ui.ID { return ui.ID{Name: solveGroup} }

// Act opens a solve, copies the average, or turns to the other one.
func (p *averagePage) Act(id ui.ID) {
	switch {
	case id.Name == averageGroup:
		p.best = id.N == 1
		p.fill()
	case id == copyID:
		p.Stage.Copy(p.text())
	case id.Name == solveGroup:
		p.Stage.Push(p.records.page(p.counted[id.N].ID, p.undo))
	}
}

// Tick leaves the page when one of the solves has been removed: the average is another one then.
func (p *averagePage) Tick() {
	if !p.Stage.Shows(p) {
		return
	}
	h := p.records.desk.History()
	for _, c := range p.counted {
		if h.Row(c.ID).Is(history.Removed) {
			p.Stage.Pop()
			return
		}
	}
}

// Hear makes all texts anew in another language.
func (p *averagePage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.fill()
	}
}

// Layout lays out the average and its solves. The choice of the average and the button that copies stand at the end of the title, where
// they have room, else above and below all.
func (p *averagePage) Layout(f *ui.Frame) {
	end := stage.HeadEnd{Group: averageGroup, Options: p.chips, On: p.chosen(), Button: ui.Command{ID: copyID, Label: p.Stage.Lang.T("records.copy"), Icon: render.Copy}}
	title, under := p.titles[0], p.name
	if f.Wide() && !f.Low() && f.TextSize < ui.LargeText { // there it has room for the name of the group
		title, under = p.titles[1], p.chips[p.chosen()]
	}
	p.honours[0].label = under
	area, column, choice, button := p.HeadChoice(f, title, wide(f), end)
	col := p.Scroll.Begin(f, area, column)
	if !choice {
		col.Choice(averageGroup, "", p.chips, p.chosen())
	}
	col.Space(4)
	switch {
	case lowPage(f):
		p.layoutLow(col, area.H)
	case f.Wide():
		p.layoutWide(col, area.H)
	default:
		p.layoutNarrow(col)
	}
	if !button {
		col.Space(16)
		col.Second(copyID, p.Stage.Lang.T("records.copy")).Icon = render.Copy
	}
	p.End(f, col)
}

// chosen returns the index of the average shown.
func (p *averagePage) chosen() int {
	if p.best {
		return 1
	}
	return 0
}

// The measures of the goal beside the average in dip.
const (
	averageGoal     = 112 // on a narrow page
	averageGoalLow  = 128 // the least on a wide one
	averageGoalHigh = 368 // and the most
	averageGap      = 32
)

// layoutNarrow adds the goal, the average beside it where that has room, and the strip below both.
func (p *averagePage) layoutNarrow(col *ui.Column) {
	f, side := col.F, col.F.Dip(averageGoal)
	words, top := *col, col.Y
	words.Area.X += side + f.Dip(16)
	words.Area.W -= side + f.Dip(16)
	if _, _, fits := honourFits(f, p.honours[:1], words.Area.W, honourSize); fits && p.goal.playable {
		p.addGoal(f, render.Rect{X: col.Area.X - indent(p.goal.config.Size, side), Y: top, W: side, H: side})
		words.Y += spare(side, words.Measure(func(c *ui.Column) { layoutHonours(c, p.honours[:1]) }))
		layoutHonours(&words, p.honours[:1])
		col.Y = max(words.Y, top+side)
	} else {
		layoutHonours(col, p.honours[:1])
	}
	p.strip.layout(col, stripAir)
	col.Space(16)
	p.layoutRows(col, rowHeight(f, col.Area.W))
}

// layoutLow adds the goal, beside it the average and below both the strip, so that they fill a page of a height, and the solves beside all.
func (p *averagePage) layoutLow(col *ui.Column, height float32) {
	f := col.F
	left, right := col.Equal(averageGap)
	height -= f.Dip(4 + 16)
	under := left.Measure(func(c *ui.Column) { p.strip.layout(c, 0) })
	words, side := left, float32(0)
	if p.goal.playable {
		side = render.Floor(min(left.Area.W*0.42, height-under-f.Dip(24)))
		p.addGoal(f, render.Rect{X: left.Area.X - indent(p.goal.config.Size, side), Y: left.Y, W: side, H: side})
		words.Area.X += side + f.Dip(16)
		words.Area.W -= side + f.Dip(16)
	}
	words.Y += spare(side, words.Measure(func(c *ui.Column) { layoutHonours(c, p.honours[:1]) }))
	layoutHonours(&words, p.honours[:1])
	left.Y = max(left.Y+side, words.Y)
	spread := max(0, height-(left.Y-col.Y)-under)
	left.Y += spread / 2
	p.strip.layout(&left, spread/4/f.Scale)
	row := rowHeight(f, right.Area.W)
	if n := float32(len(p.rows)); n*row > height && n*(row-f.Dip(rowGive)) <= height { // all of them are in sight
		row = render.Floor(height / n)
	}
	p.layoutRows(&right, row)
	col.Y = max(left.Y, right.Y)
}

// rowGive is how much lower a row of a list may be so that a page needs not scroll, in dip.
const rowGive = 12

// stripAir is the air around the dots of the strip on a narrow page in dip.
const stripAir = 12

// layoutWide adds the goal, beside it the average and the strip: as high as leaves whole rows in sight on a page of a height.
func (p *averagePage) layoutWide(col *ui.Column, height float32) {
	f, row := col.F, rowHeight(col.F, col.Area.W)
	side := height - f.Dip(4+16+stage.FadeHigh) - row*float32(min(len(p.rows), 5))
	for side < f.Dip(averageGoalLow) {
		side += row
	}
	side = render.Floor(min(side, f.Dip(averageGoalHigh), col.Area.W*0.36))
	top, words := col.Y, *col
	if p.goal.playable {
		p.addGoal(f, render.Rect{X: words.Area.X - indent(p.goal.config.Size, side), Y: top, W: side, H: side})
		words.Area.X += side + f.Dip(averageGap)
		words.Area.W -= side + f.Dip(averageGap)
	} else {
		side = 0
	}
	add := func(col *ui.Column) {
		layoutHonoursOf(col, p.honours[:1], honourLarge)
		layoutHonoursOf(col, p.honours[1:], honourLeast) // quieter: one figure leads
		p.strip.layout(col, 4)
	}
	words.Y += spare(side, words.Measure(add)-f.Dip(12))
	add(&words)
	col.Y = max(top+side, words.Y)
	if f.TextSize < ui.LargeText {
		col.Space(16)
	}
	p.layoutRows(col, row)
}

// spare returns what stands above something of a height in the middle of a higher place.
func spare(place, height float32) float32 { return max(0, render.Floor((place-height)/2)) }

// addGoal adds the goal of the average's puzzle.
func (p *averagePage) addGoal(f *ui.Frame, r render.Rect) {
	p.goal.update(f, p.Stage.Set.Scheme)
	f.Add(ui.Control{ID: goalID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: r})
}

// layoutRows adds the solves as rows of a height.
func (p *averagePage) layoutRows(col *ui.Column, high float32) {
	for i := range p.rows {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, &p.rows[i], col.Take(high))
	}
}

// Paint draws the figure and the rows.
func (p *averagePage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case goalID.Name:
		p.goal.paint(l, f, c.Rect)
	case valueID.Name:
		paintHonour(l, f, c, &p.honours[c.ID.N])
	case stripID.Name:
		p.strip.paint(l, f, c)
	case solveGroup:
		paintSolve(l, f, c, &p.rows[c.ID.N])
	}
}
