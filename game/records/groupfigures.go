package records

import (
	"slices"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// fill makes all texts.
func (p *groupPage) fill() {
	lang, h, now := p.Stage.Lang, p.records.desk.History(), p.Stage.In.Date
	s := p.summary
	p.chosen = gamesText(lang, p.group, s.Chosen)
	p.show = lang.T("records.show", "games", p.chosen)
	p.subtitle = p.chosen
	switch {
	case p.filter.From > 0 || p.filter.Input != session.NoInput:
		if p.filter.From > 0 {
			p.subtitle = lang.T("records.dotted", "a", p.subtitle, "b", p.words[0][p.periodAt()])
		}
		if p.filter.Input != session.NoInput {
			p.subtitle = lang.T("records.dotted", "a", p.subtitle, "b", inputText(lang, p.filter.Input))
		}
	case len(s.Solves) > 0:
		p.subtitle = lang.T("records.since", "games", p.subtitle, "day", unbroken(sinceText(lang, h.Row(s.Solves[0]).Date(), now)))
	}
	p.figures = p.figures[:0]
	p.fillHonours(h)
	p.fillBests(h)
	p.fillAverages(h)
	p.fillLegs()
	p.fillDiagram()
	p.fillLatest(h)
	p.all = lang.N("records.all_solves", p.group.Games())
	switch {
	case len(p.rows) == p.group.Games(): // the page shows all of them
		p.all = lang.T("records.listed")
	case p.isRun || s.Won < s.Chosen:
		p.all = lang.T("records.show", "games", gamesText(lang, p.group, p.group.Games()))
	}
}

func (p *groupPage) best(kind history.RecordKind, key, note, value string, best bool) {
	g := newFigure(ui.ID{Name: bestGroup, N: int(kind)}, p.Stage.Lang.T(key), note, value)
	g.best, g.button = best, true
	p.figures = append(p.figures, g)
}

// fillHonours makes the figures that the page begins with: the fastest solve and the one of the fewest moves or, where no time
// counts, the one nearest to the fewest possible, and the mean. A figure that none of the solves chosen has reached keeps its place;
// one that no solve of the group has reached has none. Where nothing was solved, that is what the page says.
func (p *groupPage) fillHonours(h *history.History) {
	lang, s, all := p.Stage.Lang, p.summary, p.group.Tally(session.NoInput)
	p.honours = p.honours[:0]
	best := func(kind history.RecordKind, key string, text func(v float64) string) {
		id := ui.ID{Name: bestGroup, N: int(kind)}
		b := s.Of(kind)
		switch {
		case b.OK:
			g := newFigure(id, lang.T(key), unbroken(dayText(lang, h.Row(b.ID).Date(), p.Stage.In.Date)), text(b.Value))
			g.best, g.button = true, true
			p.honours = append(p.honours, g)
		case all != nil && all.Of(kind).OK:
			p.honours = append(p.honours, newFigure(id, lang.T(key), " ", lang.T("records.unknown")))
		}
	}
	count := func(v float64) string { return lang.Count(int(v)) }
	if untimed(p.group) {
		best(history.BestExcess, "records.excess", func(v float64) string { return lang.T("records.plus", "n", count(v)) })
		if s.Solved() > 1 {
			p.honours = append(p.honours, newFigure(meanID, lang.T("records.mean_moves"), "", lang.Decimal(s.MeanMoves(), 1)))
		}
	} else {
		best(history.BestTime, "records.fastest", func(v float64) string { return clockText(lang, secondsOf(v)) })
		best(history.BestMoves, "records.fewest", count)
	}
	if len(p.honours) == 0 && s.Failures > 0 {
		p.honours = append(p.honours, p.solvedOf())
	}
}

// solvedOf tells how many of the games were solved, whether they count or not.
func (p *groupPage) solvedOf() figure {
	lang, s := p.Stage.Lang, p.summary
	return newFigure(solvedID, lang.T("records.solved"), "", lang.T("records.solved_of", "n", lang.Count(s.Won), "all", lang.Count(s.Chosen)))
}

// fillBests makes the other bests that a single solve has reached.
func (p *groupPage) fillBests(h *history.History) {
	lang, now, s := p.Stage.Lang, p.Stage.In.Date, p.summary
	day := func(b history.Best) string { return unbroken(dayText(lang, h.Row(b.ID).Date(), now)) }
	over := func(b history.Best) string {
		if n, ok := h.Row(b.ID).Excess(); ok {
			return lang.T("records.joined", "a", day(b), "b", lang.N("records.over", n))
		}
		return day(b)
	}
	if b := s.Tally.Excess; b.OK && !untimed(p.group) {
		p.best(history.BestExcess, "records.least_over", day(b), lang.T("records.plus", "n", lang.Count(int(b.Value))), true)
	}
	if s.Failures > 0 && !slices.ContainsFunc(p.honours, func(g figure) bool { return g.id == solvedID }) {
		p.figures = append(p.figures, p.solvedOf())
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
				note = lang.T("records.average_best", "time", clockText(lang, a.Best), "day", unbroken(dayText(lang, h.Row(a.BestID).Date(), now)))
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
		p.diagram.dots, p.diagram.other, p.versus = nil, series{}, nil
		return
	}
	other := series{}
	if p.compared != nil {
		other = series{groupName(lang, p.other), p.compared}
	}
	p.diagram.fill(lang, h, p.diagram.kind, p.summary, other)
	p.fillVersus()
	if p.asTable {
		p.table = p.diagram.table(lang, h, p.summary)
	}
}

// fillLatest makes the rows of the latest games, also of those that do not count: with them the numbers on the page agree.
func (p *groupPage) fillLatest(h *history.History) {
	p.latest, p.rows = p.latest[:0], p.rows[:0]
	for _, id := range slices.Backward(p.summary.Latest) {
		p.latest = append(p.latest, id)
		p.rows = append(p.rows, makeRow(p.Stage.Lang, h, id, p.group, p.Stage.In.Date))
	}
}
