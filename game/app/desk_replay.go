package app

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/watch"
	"wildfifteen/puzzle"
)

// Watch plays a recorded game.
func (a *App) Watch(r session.Recording) { a.stage.Push(watch.New(a.stage, a.keys, watchDesk{a}, r)) }

// Review shows what could have been done better in a recorded game.
func (a *App) Review(r session.Recording) {
	a.stage.Push(watch.NewReview(a.stage, a.keys, a.budget, watchDesk{a}, r))
}

// Race begins the game of a recording, against it. The player knows the board, or may know it: it counts like one of the
// player's choice.
func (a *App) Race(r session.Recording) {
	a.stage.Home()
	a.Start(r.Game, session.Options{Own: true, Rival: session.RivalText(r.Replay)})
	a.play.Against(r)
}

// best returns the player's best game of the configuration being played; ok is false if there is none. Games on boards of
// the player's choice, which may be easy, are asked only if there is no other.
func (a *App) best() (best history.ID, ok bool) {
	s := a.Playing()
	if s.Mode() != session.Ordinary || s.Leg().Run != "" { // a rival in sight would tell what is hidden, no clock counts, or it is a part of a run
		return history.None, false
	}
	usual := session.Solve{Config: s.Game().Config.String(), Depth: s.Depth()}
	if best, ok = a.bestOf(usual.Group()); ok || !s.Own() {
		return best, ok
	}
	usual.Own = true
	return a.bestOf(usual.Group())
}

// bestOf returns the best game of a group whose moves are known.
func (a *App) bestOf(group string) (best history.ID, ok bool) {
	g := a.saves.History.Group(group)
	if g == nil {
		return history.None, false
	}
	t := g.Tally(session.NoInput)
	if t == nil || !t.Time.OK || a.saves.History.Row(t.Time.ID).Is(history.Told) { // moves that nobody knows cannot be shown
		return history.None, false
	}
	return t.Time.ID, true
}

// CanRace reports whether the player has a best game to race against.
func (a *App) CanRace() bool {
	_, ok := a.best()
	return ok
}

// RaceBest begins the player's best game of the configuration being played anew, as a race.
func (a *App) RaceBest() {
	if best, ok := a.best(); ok {
		a.rival = rival{best, true}
		a.raceRival()
	}
}

// rival is a game to race against, whose record may have to be read first.
type rival struct {
	id     history.ID
	waited bool // for its record
}

// raceRival begins the race that waits for its record, if that has been read.
func (a *App) raceRival() {
	if !a.rival.waited {
		return
	}
	solve, ok, err := a.saves.Look(a.rival.id)
	if err == nil && !ok {
		return
	}
	a.rival = rival{}
	if r, e := solve.Recording(); err == nil && e == nil {
		a.Race(r)
	}
}

// watchDesk implements watch.Desk.
type watchDesk struct{ app *App }

func (d watchDesk) Race(r session.Recording)   { d.app.Race(r) }
func (d watchDesk) Review(r session.Recording) { d.app.Review(r) }
func (d watchDesk) Watch(r session.Recording)  { d.app.Watch(r) }

// PlayFrom begins a game that the player has chosen by its board.
func (d watchDesk) PlayFrom(g puzzle.Game) {
	d.app.stage.Home()
	d.app.Start(g, d.app.chosen(g))
}

// greet shows how somebody else played a game, as a text tells it, and offers to watch it and to race against it.
func (a *App) greet(r puzzle.Replay) {
	t := a.stage.Lang.T
	g := r.Game
	if !g.Scramble.Size().Playable() {
		a.stage.Message(t("message.one_row"))
		return
	}
	rec := session.Recording{Replay: r, Options: session.Options{Own: true}, Outside: true}
	game, sum := words.Config(a.stage.Lang, g), words.Replay(a.stage.Lang, r)
	q := stage.Question{Goal: g.Goal, Board: g.Scramble, Text: t("watch.found", "sum", sum, "game", game)}
	if canRace(rec) {
		moves, _ := r.Line()
		q.Figure = words.Clock(r.Time(), 0)
		q.Text = t("watch.greeting", "sum", a.stage.Lang.N("common.moves", puzzle.STM(moves)), "game", game)
		q.Answers = append(q.Answers, stage.Answer{Label: t("watch.beat"), Do: func() { a.Race(rec) }})
	}
	q.Answers = append(q.Answers, stage.Answer{Label: t("watch.watch"), Do: func() { a.Watch(rec) }})
	a.stage.Ask(q)
}

// canRace reports whether a recording can be raced against: it has times and ends in the goal.
func canRace(r session.Recording) bool { return r.Timed && len(r.Steps) > 0 && r.Solved() }
