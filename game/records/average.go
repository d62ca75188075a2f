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

	best    bool
	titles  [2]string
	chips   []string
	honour  [1]figure
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
	p.fill()
	return p
}

// fill makes all texts.
func (p *averagePage) fill() {
	lang, h := p.Stage.Lang, p.records.desk.History()
	n := history.AverageOf[p.which]
	p.name = groupName(lang, p.group)
	p.titles[0] = lang.T("records.average_of", "n", n)
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
	p.honour[0] = newFigure(valueID, p.name, "", value)
	p.honour[0].best = p.best
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
func (p *averagePage) mean() (mean time.Duration, ok bool) {
	a := &p.summary.Avg[p.which]
	if p.best {
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

// chipsWidth is the width, in dip, of the choice of the average at the end of the title of a wide page.
const chipsWidth = 240

// Layout lays out the average and its solves. The button that copies stands at the end of the title, else below all; on a wide page the
// choice of the average stands there, too.
func (p *averagePage) Layout(f *ui.Frame) {
	side, chips := f.Dip(48), f.Dip(chipsWidth+16)
	bar := ui.Column{F: f, Area: render.Rect{W: f.Dip(chipsWidth)}}
	ahead := f.Wide() && f.TextSize < ui.LargeText && bar.ChoiceFits(p.chips)
	if !ahead {
		chips = 0
	}
	area, column, end := p.HeadWith(f, p.titles[0], wide(f), chips+side)
	ahead = ahead && !end.Empty()
	if ahead {
		bar.Area.X, bar.Y = end.X, end.Y
		p.layoutChips(&bar)
	}
	if !end.Empty() { // its icon ends with the column
		at := render.Rect{X: end.X + end.W - side + f.Dip(12), Y: end.Y, W: side, H: end.H}
		f.Add(ui.Control{ID: copyID, Role: ui.Button, Look: ui.Quiet, Label: p.Stage.Lang.T("records.copy"), Icon: render.Copy, Rect: at})
	}
	col := p.Scroll.Begin(f, area, column)
	if !ahead {
		p.layoutChips(col)
	}
	col.Space(4)
	if left, right, beside := col.Part(); beside && f.Low() {
		layoutHonours(&left, p.honour[:])
		p.strip.layout(&right, 0)
		col.Y = max(left.Y, right.Y)
	} else {
		layoutHonours(col, p.honour[:])
		air := float32(12)
		if f.Wide() {
			air = 24
		}
		p.strip.layout(col, air)
	}
	col.Space(16)
	p.layoutRows(col)
	if end.Empty() {
		col.Space(16)
		col.Button(copyID, p.Stage.Lang.T("records.copy"), ui.Plain).Icon = render.Copy
	}
	p.End(f, col)
}

// layoutChips adds the choice of the average.
func (p *averagePage) layoutChips(col *ui.Column) {
	on := 0
	if p.best {
		on = 1
	}
	col.Choice(averageGroup, "", p.chips, on)
}

func (p *averagePage) layoutRows(col *ui.Column) {
	for i := range p.rows {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, &p.rows[i], col.Take(rowHeight(col.F, col.Area.W)))
	}
}

// Paint draws the figure and the rows.
func (p *averagePage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case valueID.Name:
		paintHonour(l, f, c, &p.honour[0])
	case stripID.Name:
		p.strip.paint(l, f, c)
	case solveGroup:
		paintSolve(l, f, c, &p.rows[c.ID.N])
	}
}
