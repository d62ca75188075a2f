package records

import (
	"slices"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// groupPage is the page of a configuration: its bests, a diagram and its latest solves.
type groupPage struct {
	stage.Page
	records *Scene
	group   *history.Group
	name    string
	short   string // of the puzzle
	both    string // the names of a comparison
	isRun   bool   // its games are runs

	goal groupGoal // its picture stands where there is too little for a diagram

	filter  history.Filter
	period  history.Period
	inputs  []session.Input // that were used, any of them first
	words   [2][]string     // of the periods and of inputs
	summary *history.Summary
	more    bool // the summary is not done
	changes int
	day     int

	subtitle   string   // which solves the page is about
	filterWide float32  // the width of the row that says so, in pixels
	chosen     string   // how many games these are
	show       string   // the button of the filter
	honours    []figure // its bests, large
	figures    []figure
	cells      []*figure // buffer: those that stand in cells
	diagram    diagram
	kinds      [chartKinds]string
	asTable    bool
	table      []string
	latest     []history.ID
	rows       []solveRow
	all        string // the button to the list
	undo       undo

	other     *history.Group // what it is compared with
	otherGoal groupGoal
	compared  *history.Summary
	versus    []versus  // what is compared
	apart     [2]string // what sets the names of both apart
	headed    bool      // the button that compares stands at the end of the title
	tooled    bool      // what else the diagram can do stands beside its kinds
	led       bool      // the first of the honours stands above the diagram, or the value that is chosen of that
	pictured  bool      // the goal stands beside the first of the honours
	plan      versusPlan
	legend    legendPlan
}

// The controls of a configuration's page.
const (
	periodGroup = "period"
	inputGroup  = "input"
	kindGroup   = "kind"
	bestGroup   = "best"
	solveGroup  = "solve"
)

var (
	tableID   = ui.ID{Name: "table"}
	compareID = ui.ID{Name: "compare"}
	listID    = ui.ID{Name: "list"}
	raceID    = ui.ID{Name: "race"}
	againID   = ui.ID{Name: "again"}
	meanID    = ui.ID{Name: "mean"}
	solvedID  = ui.ID{Name: "solved"}
)

// chartLeast is the number of solves from which they make a diagram. Fewer are all seen as rows.
const chartLeast = 5

func newGroupPage(s *Scene, g *history.Group) *groupPage {
	p := &groupPage{Page: stage.NewPage(s.Stage), records: s, group: g}
	p.goal.choose(g)
	_, p.isRun = g.Run()
	p.undo = undo{desk: s.desk, stage: s.Stage, id: history.None}
	if untimed(g) {
		p.diagram.kind = movesChart
	}
	p.reword()
	return p
}

// reword makes all texts in the language of the stage.
func (p *groupPage) reword() {
	t := p.Stage.Lang.T
	p.name, p.short = groupName(p.Stage.Lang, p.group), groupShort(p.Stage.Lang, p.group)
	p.words[0] = []string{t("records.period_all"), t("records.period_week"), t("records.period_today")}
	for i, key := range chartKeys {
		p.kinds[i] = t(key)
	}
	p.begin()
}

// periods are the choices of periodGroup.
var periods = [...]history.Period{history.All, history.Week, history.Today}

// begin makes the summary anew.
func (p *groupPage) begin() {
	h := p.records.desk.History()
	p.changes, p.day, p.more = h.Changes(), p.Stage.In.Date.YearDay(), true
	p.inputs, p.words[1] = p.inputs[:0], p.words[1][:0]
	for in := session.NoInput; in <= session.Mixed; in++ {
		if in == session.NoInput || p.group.Tally(in) != nil {
			p.inputs, p.words[1] = append(p.inputs, in), append(p.words[1], inputText(p.Stage.Lang, in))
		}
	}
	p.filter.From = p.period.From(p.Stage.In.Date)
	p.summary = history.NewSummary(h, p.group, p.filter)
	p.compared = nil
	if p.other != nil {
		p.compared = history.NewSummary(h, p.other, p.filter)
		p.otherGoal.choose(p.other)
		p.both = p.Stage.Lang.T("records.joined", "a", p.name, "b", groupName(p.Stage.Lang, p.other))
	}
	p.step(workATick)
}

// step continues the summaries.
func (p *groupPage) step(n int) {
	if p.more = p.summary.Step(n); !p.more && p.compared != nil {
		p.more = p.compared.Step(n)
	}
	if !p.more {
		p.fill()
	}
}

// Tick continues the summary, and follows the mouse over the diagram.
func (p *groupPage) Tick() {
	if !p.Stage.Shows(p) {
		return
	}
	h := p.records.desk.History()
	settling := h.Work(workATick)
	switch {
	case p.more:
		p.step(workATick)
		p.Stage.Animate()
	case settling:
		p.Stage.Animate()
	case h.Changes() != p.changes && !p.records.desk.Loading() || p.Stage.In.Date.YearDay() != p.day:
		p.begin()
	}
	p.followMouse()
}

// followMouse chooses the value of the diagram under the mouse.
func (p *groupPage) followMouse() {
	c := p.Stage.Find(chartID)
	if c == nil || p.more {
		return
	}
	for _, m := range p.Stage.In.Pointers {
		if m.Kind == game.Mouse && c.Clip.Contains(m.At) {
			if i, ok := p.diagram.nearest(m.At); ok {
				p.choose(i)
			}
		}
	}
}

// choose chooses a value of the diagram, unless the diagram is still one of what was counted before.
func (p *groupPage) choose(i int) {
	if p.more {
		return
	}
	i = max(0, min(i, len(p.diagram.dots)-1))
	p.diagram.chosen = true
	if i != p.diagram.at {
		p.diagram.at = i
		p.diagram.tellDot(p.Stage.Lang, p.records.desk.History(), p.summary)
	}
}

// Adjust takes a value of the diagram from its slider.
func (p *groupPage) Adjust(id ui.ID, at float32) {
	if id != chartID {
		return
	}
	i := int(at + 0.5)
	if p.Stage.Lang.RTL() {
		i = len(p.diagram.dots) - 1 - i
	}
	p.choose(i)
}

// First returns the first of the bests or, where nothing was solved, the latest game.
func (p *groupPage) First() ui.ID {
	if len(p.honours) > 0 && p.honours[0].button {
		return p.honours[0].id
	}
	if len(p.latest) > 0 {
		return ui.ID{Name: solveGroup}
	}
	return filterID
}

// Act opens a solve, an average or the list, or changes what the page shows.
func (p *groupPage) Act(id ui.ID) {
	switch {
	case p.undo.act(id):
	case id.Name == bestGroup:
		p.open(history.RecordKind(id.N))
	case id.Name == solveGroup:
		p.openSolve(p.latest[id.N])
	case id == filterID:
		p.Stage.Push(newGroupFilter(p))
	case id.Name == periodGroup:
		p.period = periods[id.N]
		p.begin()
	case id.Name == inputGroup:
		p.filter.Input = p.inputs[id.N]
		p.begin()
	case id.Name == kindGroup:
		p.diagram.kind = chartKind(id.N)
		p.fillDiagram()
	case id == tableID:
		p.asTable = !p.asTable
		p.fillDiagram()
	case id == compareID && p.other != nil:
		p.other = nil
		p.begin()
	case id == compareID:
		choice := New(p.Stage, p.records.budget, p.records.desk)
		choice.chosen = func(g *history.Group) { p.other = g; p.diagram.kind = timesChart; p.begin() }
		p.Stage.Push(choice)
	case id == listID:
		p.Stage.Push(newListPage(p.records, p.group, &p.undo))
	case id == againID:
		p.records.again(p.group)
	case id == raceID:
		p.race()
	}
}

// race races against the best of the solves chosen, which may have to be read first.
func (p *groupPage) race() {
	if p.summary.Time.OK && !p.more {
		s := newSolvePage(p.records, p.summary.Time.ID, &p.undo)
		s.racing = true
		p.Stage.Push(s)
	}
}

// periodAt and inputAt return the indices of what is chosen.
func (p *groupPage) periodAt() int { return slices.Index(periods[:], p.period) }
func (p *groupPage) inputAt() int  { return max(0, slices.Index(p.inputs, p.filter.Input)) }

func (p *groupPage) openSolve(id history.ID) { p.Stage.Push(p.records.page(id, &p.undo)) }

// open opens the solve or the average of a best, once all are counted.
func (p *groupPage) open(kind history.RecordKind) {
	if p.more {
		return
	}
	if i := int(kind) - int(history.BestAo5); i >= 0 {
		p.Stage.Push(newAveragePage(p.records, p.summary, i, p.group, &p.undo))
		return
	}
	if b := p.summary.Of(kind); b.OK {
		p.openSolve(b.ID)
	}
}

// Hear makes all texts anew in another language.
func (p *groupPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}
