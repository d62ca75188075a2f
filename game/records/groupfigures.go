package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
)

// fill makes all texts.
func (p *groupPage) fill() {
	lang, h, now := p.Stage.Lang, p.records.desk.History(), p.Stage.In.Date
	s := p.summary
	p.subtitle = gamesText(lang, p.group, s.Chosen)
	if len(s.Solves) > 0 {
		p.subtitle = lang.T("records.since", "games", p.subtitle, "day", dayText(lang, h.Row(s.Solves[0]).Date(), now))
	}
	p.figures = p.figures[:0]
	p.fillHonours(h)
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

// fillHonours makes the two figures that the page begins with: the fastest solve and the one of the fewest moves or, where no
// time counts, the one nearest to the fewest possible, and the mean. A figure that nobody has reached yet keeps its place.
func (p *groupPage) fillHonours(h *history.History) {
	lang, s := p.Stage.Lang, p.summary
	best := func(kind history.RecordKind, key string, b history.Best, text func(v float64) string) figure {
		id := ui.ID{Name: bestGroup, N: int(kind)}
		if !b.OK {
			return newFigure(id, lang.T(key), " ", lang.T("records.unknown"))
		}
		g := newFigure(id, lang.T(key), dayText(lang, h.Row(b.ID).Date(), p.Stage.In.Date), text(b.Value))
		g.best, g.button = true, true
		return g
	}
	if untimed(p.group) {
		p.honours[0] = best(history.BestExcess, "records.excess", s.Tally.Excess, func(v float64) string {
			return lang.T("records.plus", "n", lang.Count(int(v)))
		})
		mean := lang.T("records.unknown")
		if s.Solved() > 1 {
			mean = lang.Decimal(s.MeanMoves(), 1)
		}
		p.honours[1] = newFigure(meanID, lang.T("records.mean_moves"), "", mean)
		return
	}
	p.honours[0] = best(history.BestTime, "records.fastest", s.Time, func(v float64) string { return clockText(lang, secondsOf(v)) })
	p.honours[1] = best(history.BestMoves, "records.fewest", s.Moves, func(v float64) string { return lang.Count(int(v)) })
}

// fillBests makes the other bests that a single solve has reached.
func (p *groupPage) fillBests(h *history.History) {
	lang, now, s := p.Stage.Lang, p.Stage.In.Date, p.summary
	day := func(b history.Best) string { return dayText(lang, h.Row(b.ID).Date(), now) }
	over := func(b history.Best) string {
		if n, ok := h.Row(b.ID).Excess(); ok {
			return lang.T("records.joined", "a", day(b), "b", lang.N("records.over", n))
		}
		return day(b)
	}
	if b := s.Tally.Excess; b.OK && !untimed(p.group) {
		p.best(history.BestExcess, "records.least_over", day(b), lang.T("records.plus", "n", lang.Count(int(b.Value))), true)
	}
	if s.Failures > 0 {
		p.figures = append(p.figures, newFigure(solvedID, lang.T("records.solved"), "", lang.T("records.solved_of", "n", lang.Count(s.Solved()), "all", lang.Count(s.Games))))
	}
	if untimed(p.group) {
		return
	}
	if b := s.MovesUndo; b.OK {
		p.best(history.BestMovesUndo, "records.fewest_undo", over(b), lang.Count(int(b.Value)), false)
	}
	if b := s.TPS; b.OK {
		p.best(history.BestTPS, "records.tps", day(b), hundredths(lang, b.Value), false)
	}
}

// fillAverages makes the averages and the mean.
func (p *groupPage) fillAverages(h *history.History) {
	lang, now, s := p.Stage.Lang, p.Stage.In.Date, p.summary
	if untimed(p.group) {
		return
	}
	for i, n := range history.AverageOf {
		if a := &s.Avg[i]; a.Full {
			note := lang.T("records.average_failed")
			if a.OK {
				note = lang.T("records.average_best", "time", clockText(lang, a.Best), "day", dayText(lang, h.Row(a.BestID).Date(), now))
			}
			kind := history.BestAo5 + history.RecordKind(i)
			g := newFigure(ui.ID{Name: bestGroup, N: int(kind)}, lang.T("records.average_of", "n", n), note, averageText(lang, a))
			g.button = true
			p.figures = append(p.figures, g)
		}
	}
	if s.Solved() > 1 {
		p.figures = append(p.figures, newFigure(meanID, lang.T("records.mean"), lang.T("records.deviation", "time", clockText(lang, s.Deviation())), clockText(lang, s.Mean())))
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
