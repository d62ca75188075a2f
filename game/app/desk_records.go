package app

import (
	"strings"
	"time"

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
type recordsDesk struct{ *App }

func (d recordsDesk) History() *history.History { return d.saves.History }
func (d recordsDesk) Loading() bool             { return d.saves.Loading() }

func (d recordsDesk) Look(id history.ID) (session.Solve, bool, error) { return d.saves.Look(id) }

func (d recordsDesk) Remove(id history.ID)            { d.saves.Remove(id) }
func (d recordsDesk) Unremove(id history.ID)          { d.saves.Unremove(id) }
func (d recordsDesk) SetOptimal(id history.ID, n int) { d.saves.SetOptimal(id, n) }

// PlayConfig deals a game of a configuration.
func (d recordsDesk) PlayConfig(c puzzle.Config, depth int) {
	d.stage.Home()
	d.Deal(c, depth)
}

// PlaySame begins a game with a scramble that the player knows, so its records are apart.
func (d recordsDesk) PlaySame(g puzzle.Game) {
	d.stage.Home()
	d.Start(g, session.Options{Own: true})
}

// Leave goes back to the board.
func (d recordsDesk) Leave() { d.stage.Home() }

// Find asks for a text to look for.
func (d recordsDesk) Find(title string, found func(text string)) {
	t := d.stage.Lang.T
	judge := func(text string) links.Verdict {
		if strings.TrimSpace(text) == "" {
			return links.Verdict{Text: t("records.find_how"), Bad: true}
		}
		return links.Verdict{Text: t("records.find_look", "text", text)}
	}
	d.Enter(title, judge, func(text string) {
		d.stage.Pop()
		found(text)
	})
}

// ShareSolve offers a picture and the text of a solve.
func (d recordsDesk) ShareSolve(r session.Solve, optimal int) {
	rec, err := r.Recording()
	if err != nil {
		return // its page has no button then
	}
	d.share(share.Solve{Game: rec.Game, Depth: r.Depth, Time: r.Time(), Moves: r.STM, Optimal: optimal, Text: rec.Replay.String()}, r.Date)
}

// ShareResult offers a picture and the text of the game just solved.
func (a *App) ShareResult(optimal int) {
	s := a.Playing()
	a.share(share.Solve{Game: s.Game(), Depth: s.Depth(), Time: s.Clock(a.stage.Now()), Moves: s.STM(), Optimal: optimal,
		Text: s.Recording().Replay.String()}, a.stage.In.Date)
}

func (a *App) share(v share.Solve, date time.Time) {
	v.Date = date.In(a.stage.In.Date.Location())
	v.Day = records.DateText(a.stage.Lang, v.Date, true)
	a.stage.Push(share.New(a.stage, v))
}
