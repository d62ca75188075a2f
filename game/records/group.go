package records

import (
	"strconv"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// groupPage is the page of a configuration: its bests, a diagram and its latest solves.
type groupPage struct {
	stage.Page
	records *Scene
	group   *history.Group
	name    string
	isRun   bool // its games are runs

	playable bool // another one can be dealt

	filter  history.Filter
	period  history.Period
	inputs  []session.Input // that were used, any of them first
	words   [2][]string     // of the periods and of inputs
	summary *history.Summary
	more    bool // the summary is not done
	changes int
	day     int

	subtitle string
	figures  []figure
	diagram  diagram
	kinds    [chartKinds]string
	asTable  bool
	table    []string
	latest   []history.ID
	rows     []solveRow
	all      string // the button to the list
	other    *history.Group
	compared *history.Summary
	undo     undo
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

// latestSolves is the number of solves on the page of a configuration.
const latestSolves = 5

func newGroupPage(s *Scene, g *history.Group) *groupPage {
	p := &groupPage{Page: stage.NewPage(s.Stage), records: s, group: g, name: groupName(s.Stage.Lang, g)}
	_, p.isRun = g.Run()
	_, ok := p.config()
	p.playable = ok || p.isRun
	p.undo = undo{desk: s.desk, stage: s.Stage, id: history.None}
	t := s.Stage.Lang.T
	p.words[0] = []string{t("records.period_all"), t("records.period_week"), t("records.period_today")}
	if untimed(g) {
		p.diagram.kind = movesChart
	}
	for i, key := range chartKeys {
		p.kinds[i] = t(key)
	}
	p.begin()
	return p
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
	if c == nil {
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

// choose chooses a value of the diagram.
func (p *groupPage) choose(i int) {
	i = max(0, min(i, len(p.diagram.dots)-1))
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

// fill makes all texts.
func (p *groupPage) fill() {
	lang, h, now := p.Stage.Lang, p.records.desk.History(), p.Stage.In.Date
	s := p.summary
	p.subtitle = gamesText(lang, p.group, s.Chosen)
	if len(s.Solves) > 0 {
		p.subtitle = lang.T("records.since", "games", p.subtitle, "day", dayText(lang, h.Row(s.Solves[0]).Date(), now))
	}
	p.figures = p.figures[:0]
	p.fillBests(h)
	p.fillAverages(h)
	p.fillLegs()
	p.fillDiagram()
	p.fillLatest(h)
	p.all = lang.N("records.all_solves", p.group.Games())
}

func (p *groupPage) best(kind history.RecordKind, key, note, value string, best bool) {
	g := newFigure(ui.ID{Name: bestGroup, N: int(kind)}, p.Stage.Lang.T(key), note, value)
	g.best, g.button = best, true
	p.figures = append(p.figures, g)
}

// fillBests makes the bests that a single solve has reached.
func (p *groupPage) fillBests(h *history.History) {
	lang, now, s := p.Stage.Lang, p.Stage.In.Date, p.summary
	day := func(b history.Best) string { return dayText(lang, h.Row(b.ID).Date(), now) }
	over := func(b history.Best) string {
		if n, ok := h.Row(b.ID).Excess(); ok {
			return lang.T("records.joined", "a", day(b), "b", lang.N("records.over", n))
		}
		return day(b)
	}
	if b := s.Tally.Excess; b.OK {
		p.best(history.BestExcess, "records.least_over", day(b), lang.T("records.plus", "n", lang.Count(int(b.Value))), true)
	}
	if s.Failures > 0 {
		p.figures = append(p.figures, newFigure(solvedID, lang.T("records.solved"), "", lang.T("records.solved_of", "n", lang.Count(s.Solved()), "all", lang.Count(s.Games))))
	}
	if untimed(p.group) {
		return
	}
	if b := s.Time; b.OK {
		p.best(history.BestTime, "records.fastest", day(b), clockText(secondsOf(b.Value)), true)
	}
	if b := s.Moves; b.OK {
		p.best(history.BestMoves, "records.fewest", over(b), lang.Count(int(b.Value)), true)
	}
	if b := s.MovesUndo; b.OK {
		p.best(history.BestMovesUndo, "records.fewest_undo", over(b), lang.Count(int(b.Value)), false)
	}
	if b := s.TPS; b.OK {
		p.best(history.BestTPS, "records.tps", day(b), tpsText(b.Value), false)
	}
}

// fillAverages makes the averages and the mean.
func (p *groupPage) fillAverages(h *history.History) {
	lang, now, s := p.Stage.Lang, p.Stage.In.Date, p.summary
	if untimed(p.group) {
		if s.Solved() > 1 {
			p.figures = append(p.figures, newFigure(meanID, lang.T("records.mean_moves"), "", strconv.FormatFloat(s.MeanMoves(), 'f', 1, 64)))
		}
		return
	}
	for i, n := range history.AverageOf {
		if a := &s.Avg[i]; a.Full {
			note := lang.T("records.average_failed")
			if a.OK {
				note = lang.T("records.average_best", "time", clockText(a.Best), "day", dayText(lang, h.Row(a.BestID).Date(), now))
			}
			kind := history.BestAo5 + history.RecordKind(i)
			g := newFigure(ui.ID{Name: bestGroup, N: int(kind)}, lang.T("records.average_of", "n", n), note, averageText(lang, a))
			g.button = true
			p.figures = append(p.figures, g)
		}
	}
	if s.Solved() > 1 {
		p.figures = append(p.figures, newFigure(meanID, lang.T("records.mean"), lang.T("records.deviation", "time", clockText(s.Deviation())), clockText(s.Mean())))
	}
}

// fillDiagram makes the diagram of the kind chosen.
func (p *groupPage) fillDiagram() {
	h, lang := p.records.desk.History(), p.Stage.Lang
	p.table = nil
	if p.summary.Solved() == 0 {
		p.diagram.dots = nil
		return
	}
	other := series{}
	if p.compared != nil {
		other = series{groupName(lang, p.other), p.compared}
	}
	p.diagram.fill(lang, h, p.diagram.kind, series{p.name, p.summary}, other)
	if p.asTable {
		p.table = p.diagram.table(lang, h, p.summary)
	}
}

// fillLatest makes the rows of the latest solves.
func (p *groupPage) fillLatest(h *history.History) {
	p.latest, p.rows = p.latest[:0], p.rows[:0]
	for i := len(p.summary.Counted) - 1; i >= 0 && len(p.latest) < latestSolves; i-- {
		id := p.summary.Counted[i]
		p.latest = append(p.latest, id)
		p.rows = append(p.rows, makeRow(p.Stage.Lang, h, id, p.group, p.Stage.In.Date))
	}
}

// First returns the first of the bests.
func (p *groupPage) First() ui.ID {
	if len(p.figures) > 0 {
		return p.figures[0].id
	}
	return stage.BackID
}

// Act opens a solve, an average or the list, or changes what the page shows.
func (p *groupPage) Act(id ui.ID) {
	switch {
	case p.undo.act(id):
	case id.Name == bestGroup:
		p.open(history.RecordKind(id.N))
	case id.Name == solveGroup:
		p.openSolve(p.latest[id.N])
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
		if r, ok := p.group.Run(); ok {
			p.records.desk.PlayRun(r, false)
		} else if c, ok := p.config(); ok {
			p.records.desk.PlayConfig(c, session.Options{Depth: p.group.Depth(), Mode: modeOf(p.group)})
		}
	case id == raceID:
		p.race()
	}
}

func (p *groupPage) config() (puzzle.Config, bool) {
	text, _ := p.group.Config()
	c, err := puzzle.ParseConfig(text)
	return c, err == nil && c.Size.Playable()
}

// race races against the best of the solves chosen, which may have to be read first.
func (p *groupPage) race() {
	if p.summary.Time.OK {
		s := newSolvePage(p.records, p.summary.Time.ID, &p.undo)
		s.racing = true
		p.Stage.Push(s)
	}
}

func (p *groupPage) openSolve(id history.ID) { p.Stage.Push(p.records.page(id, &p.undo)) }

// open opens the solve or the average of a best.
func (p *groupPage) open(kind history.RecordKind) {
	if i := int(kind) - int(history.BestAo5); i >= 0 {
		p.Stage.Push(newAveragePage(p.records, p.summary, i, p.name, &p.undo))
		return
	}
	if b := p.summary.Of(kind); b.OK {
		p.openSolve(b.ID)
	}
}

// Hear makes all texts anew in another language.
func (p *groupPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.begin()
	}
}

// Layout lays out the page: in two columns if there is room.
func (p *groupPage) Layout(f *ui.Frame) {
	area, column := p.Head(f, p.name, wide(f))
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	p.undo.layout(col)
	left, right, beside := col.Part()
	if beside {
		p.layoutChoices(&right)
		p.layoutButtons(&right) // in sight however low the window is
		p.layoutFigures(&right, 0, len(p.figures))
		p.layoutDiagram(&left)
		p.layoutLatest(&left)
		col.Y = max(left.Y, right.Y)
	} else {
		first := min(3, len(p.figures))
		p.layoutChoices(col)
		p.layoutFigures(col, 0, first)
		p.layoutDiagram(col)
		p.layoutLatest(col)
		p.layoutFigures(col, first, len(p.figures))
		p.layoutButtons(col)
	}
	p.End(f, col)
}

func (p *groupPage) layoutChoices(col *ui.Column) {
	col.Small(p.subtitle)
	for i := range periods {
		if periods[i] == p.period {
			col.Choice(periodGroup, "", p.words[0], i)
		}
	}
	for i, in := range p.inputs {
		if in == p.filter.Input && len(p.inputs) > 2 {
			col.Choice(inputGroup, "", p.words[1], i)
		}
	}
	if p.summary.Games == 0 && !p.more {
		col.Para(p.Stage.Lang.T("records.none_chosen"))
	}
}

func (p *groupPage) layoutFigures(col *ui.Column, from, to int) {
	for i := from; i < to; i++ {
		layoutFigure(col, &p.figures[i])
	}
	col.Space(16)
}

func (p *groupPage) layoutDiagram(col *ui.Column) {
	if p.summary.Solved() < 2 || p.more {
		return
	}
	f, t := col.F, p.Stage.Lang.T
	if !untimed(p.group) {
		col.Choice(kindGroup, "", p.kinds[:], int(p.diagram.kind))
	}
	if len(p.diagram.dots) > 0 {
		if p.asTable {
			for _, line := range p.table {
				col.Para(line)
			}
		} else {
			p.diagram.layout(f, col.Take(f.Dip(240)*chartScale(f)))
			lines := f.Wrap(p.diagram.value, f.Face(render.Regular, 16), col.Area.W)
			y := col.Y
			col.Para(p.diagram.value)
			if len(lines) < 2 { // what is below does not jump from value to value
				col.Y = max(col.Y, y+2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(8))
			}
		}
	}
	col.Small(p.diagram.sentence)
	if len(p.diagram.dots) > 0 {
		col.Switch(tableID, t("records.as_table"), p.asTable)
	}
	label := t("records.compare")
	if p.other != nil {
		label = t("records.compare_end")
	}
	if p.records.all > 1 && p.diagram.kind == timesChart {
		col.Open(compareID, label, "")
	}
	col.Space(16)
}

func (p *groupPage) layoutLatest(col *ui.Column) {
	if len(p.rows) > 0 {
		col.Heading(p.Stage.Lang.T("records.solves"))
	}
	for i := range p.rows {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, &p.rows[i], col.Take(rowHeight(col.F, col.Area.W)))
	}
	col.Space(8)
	col.Button(listID, p.all, ui.Plain)
	col.Space(8)
}

func (p *groupPage) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	if p.summary.Time.OK && !untimed(p.group) && !p.isRun {
		col.Button(raceID, t("records.race_best"), ui.Plain)
	}
	if p.playable {
		col.Button(againID, t("records.play"), ui.Primary)
	}
}

// Paint draws the figures, the diagram and the rows.
func (p *groupPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == chartID:
		p.diagram.paint(l, f, c)
	case c.ID.Name == solveGroup:
		paintSolve(l, f, c, &p.rows[c.ID.N])
	default:
		for i := range p.figures {
			if p.figures[i].id == c.ID {
				paintFigure(l, f, c, &p.figures[i])
			}
		}
	}
}
