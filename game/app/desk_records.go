package app

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/entry"
	"wildfifteen/game/history"
	"wildfifteen/game/links"
	"wildfifteen/game/records"
	"wildfifteen/game/session"
	"wildfifteen/game/share"
	"wildfifteen/puzzle"
)

// Records shows the player's finished games.
func (a *App) Records() { a.stage.Push(records.New(a.stage, a.budget, recordsDesk{a})) }

// recordsDesk implements records.Desk.
type recordsDesk struct{ app *App }

func (d recordsDesk) Race(r session.Recording)   { d.app.Race(r) }
func (d recordsDesk) Review(r session.Recording) { d.app.Review(r) }
func (d recordsDesk) Watch(r session.Recording)  { d.app.Watch(r) }

func (d recordsDesk) History() *history.History { return d.app.saves.History }
func (d recordsDesk) Loading() bool             { return d.app.saves.Loading() }

func (d recordsDesk) Look(id history.ID) (session.Solve, bool, error) { return d.app.saves.Look(id) }

func (d recordsDesk) Remove(id history.ID)            { d.app.saves.Remove(id) }
func (d recordsDesk) Unremove(id history.ID)          { d.app.saves.Unremove(id) }
func (d recordsDesk) SetOptimal(id history.ID, n int) { d.app.saves.SetOptimal(id, n) }

// PlayConfig deals a game of a configuration.
func (d recordsDesk) PlayConfig(c puzzle.Config, o session.Options) {
	d.app.stage.Home()
	d.app.dealAs(c, o)
}

// PlaySame begins a game with a scramble that the player knows, so its records are apart.
func (d recordsDesk) PlaySame(g puzzle.Game) {
	d.app.stage.Home()
	d.app.Start(g, d.app.chosen(g))
}

// LookRun returns the whole record of a run.
func (d recordsDesk) LookRun(id history.ID) (session.RunSolve, bool, error) {
	return d.app.saves.LookRun(id)
}

// LegTimes returns the times of the legs of the latest runs of a group.
func (d recordsDesk) LegTimes(group string) [][]time.Duration { return d.app.saves.LegTimes(group) }

// PlayRun begins a run, with boards that the player has seen if known is set.
func (d recordsDesk) PlayRun(r puzzle.Run, known bool) {
	if !known {
		d.app.StartRun(r)
		return
	}
	d.app.stage.Home()
	d.app.startLeg(r, 0, true)
}

// Export saves the games of a list.
func (d recordsDesk) Export(l *history.List, csv bool, name string) { d.app.saves.Export(l, csv, name) }

// exported lets the player keep the file that Export has made, once it is.
func (a *App) exported() {
	if f := a.saves.Exported(); f != nil {
		a.stage.Out.Save = f
	}
}

// Leave goes back to the board.
func (d recordsDesk) Leave() { d.app.stage.Home() }

// Find asks for a text to look for. The puzzles whose names have it are shown as it is typed.
func (d recordsDesk) Find(known func(text string) []records.Known, found func(text string)) {
	judge := func(text string) links.Verdict {
		t, list := d.app.stage.Lang.T, known(text)
		for _, k := range list {
			if k.Name == text {
				return links.Verdict{Text: k.Note, Game: links.Judge(d.app.stage.Lang, k.Config.String()).Game}
			}
		}
		if len(list) == 0 {
			return links.Verdict{Text: t("records.nothing"), Bad: true}
		}
		return links.Verdict{Text: t("records.find_how"), Bad: text == ""}
	}
	open := func(text string) {
		d.app.stage.Pop()
		found(text)
	}
	matches := func(text string) (names []string) {
		for _, k := range known(text) {
			names = append(names, k.Name)
		}
		return names
	}
	d.app.stage.Push(entry.New(d.app.stage, d.app.keys, entry.Options{Title: "records.find_title", Judge: judge, Open: open, Matches: matches}))
}

// ShareSolve offers a picture and the text of a solve.
func (d recordsDesk) ShareSolve(r session.Solve, optimal int) {
	rec, err := r.Recording()
	if err != nil {
		return // its page has no button then
	}
	d.app.share(share.Solve{Game: rec.Game, Depth: r.Depth, Time: r.Time(), Moves: r.STM, Optimal: optimal,
		Name: d.app.cardName(rec.Game, r.Depth, r.Mode, r.Study), Untimed: untimed(r.Mode, r.Study), Text: replayText(rec),
		Foreign: foreignLink(rec)}, r.Date)
}

// untimed reports whether no clock runs in a game.
func untimed(m session.Mode, study bool) bool { return m == session.FewestMoves || study }

// cardName names a game on its card, in any language.
func (a *App) cardName(g puzzle.Game, depth int, m session.Mode, study bool) func(*assets.Lang) string {
	n, known := 0, false
	if study {
		n, known = a.findStudy(g)
	}
	return func(l *assets.Lang) string {
		name := words.Deal(l, g, depth)
		switch {
		case known:
			return l.T("studies.study", "n", n+1)
		case m == session.FewestMoves:
			return l.T("modes.fewest", "config", name)
		case m == session.Blind:
			return l.T("modes.blind", "config", name)
		}
		return name
	}
}

// ShareRun offers a picture of a run and its text.
func (d recordsDesk) ShareRun(r session.RunSolve) {
	run, err := puzzle.ParseRun(r.ID())
	if err != nil {
		return // no record has such a text
	}
	legs := make([]time.Duration, len(r.Legs))
	for i, leg := range r.Legs {
		legs[i] = time.Duration(leg.MS) * time.Millisecond
	}
	d.app.shareRun(run, legs, r.STM, r.Date)
}

// ShareResult offers a picture and the text of the game just solved.
func (a *App) ShareResult(optimal int) {
	s := a.Playing()
	a.share(share.Solve{Game: s.Game(), Depth: s.Depth(), Time: s.Clock(a.stage.Now()), Moves: s.STM(), Optimal: optimal,
		Name: a.cardName(s.Game(), s.Depth(), s.Mode(), s.Options().Study), Untimed: untimed(s.Mode(), s.Options().Study), Text: replayText(s.Recording()),
		Foreign: foreignLink(s.Recording())}, a.stage.In.Date)
}

// replayText returns the text of a recording. Of a blind game that passed its goal, which no text tells, it is the game.
func replayText(r session.Recording) string {
	text := r.Replay.Link()
	if _, err := puzzle.ParseReplay(text); err == nil {
		return text
	}
	return r.Game.ID()
}

// foreignLink returns a recording as a link of another program, or "". That one knows no games with a mode.
func foreignLink(r session.Recording) string {
	if r.Options.Mode != session.Ordinary {
		return ""
	}
	return links.ForeignLink(r.Replay)
}

func (a *App) share(v share.Solve, date time.Time) {
	v.Date = date.In(a.stage.In.Date.Location())
	a.stage.Push(share.New(a.stage, v))
}
