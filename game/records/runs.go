package records

import (
	"slices"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// runName names the runs of a group.
func runName(lang *assets.Lang, g *history.Group, r puzzle.Run) string {
	name := words.Run(lang, r)
	if _, kind := g.Config(); kind != "" {
		return lang.T("records.own", "config", name)
	}
	return name
}

// gamesText says how many solves a group has: runs of a run, games of a mode in which a game can be lost.
func gamesText(lang *assets.Lang, g *history.Group, n int) string {
	if _, ok := g.Run(); ok {
		return lang.N("records.runs", n)
	}
	if modeOf(g) == session.Blind {
		return lang.N("records.games", n)
	}
	return lang.N("records.solves_n", n)
}

// page returns the page of a solve or of a run.
func (s *Scene) page(id history.ID, u *undo) stage.Scene {
	if r, ok := s.desk.History().GroupOf(id).Run(); ok {
		return newRunPage(s, id, r, u)
	}
	return newSolvePage(s, id, u)
}

// fillLegs makes the averages of the legs of a run over the latest runs: of each leg, or of all boards of a marathon.
func (p *groupPage) fillLegs() {
	run, ok := p.group.Run()
	if !ok {
		return
	}
	lang := p.Stage.Lang
	legs := p.records.desk.LegTimes(p.group.Name())
	if len(legs) == 0 {
		return
	}
	row := func(name string, times []time.Duration) {
		note := lang.T("records.leg_best", "time", clockText(lang, slices.Min(times)))
		p.figures = append(p.figures, newFigure(ui.ID{Name: legGroup, N: len(p.figures)}, name, note, clockText(lang, saves.MeanTime(times))))
	}
	if run.Kind == puzzle.Marathon {
		row(lang.T("records.leg_mean"), slices.Concat(legs...))
		return
	}
	for leg, times := range legs {
		row(lang.T("records.leg_average", "leg", words.Leg(lang, run, leg)), times)
	}
}
