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

// Race begins the game of a recording, against it.
func (a *App) Race(r session.Recording) {
	a.stage.Home()
	a.Start(r.Game, r.Options)
	a.play.Against(r)
}

// best returns the player's best game of the configuration being played; ok is false if there is none with its moves.
func (a *App) best() (id history.ID, ok bool) {
	s := a.Playing()
	group := a.saves.History.Group(session.Solve{Config: s.Game().Config.String(), Depth: s.Depth(), Own: s.Own()}.Group())
	if group == nil || group.Tally(session.NoInput) == nil {
		return 0, false
	}
	best := group.Tally(session.NoInput).Time
	return best.ID, best.OK && !a.saves.History.Row(best.ID).Is(history.Told)
}

// CanRace reports whether the player has a best game to race against.
func (a *App) CanRace() bool {
	_, ok := a.best()
	return ok
}

// RaceBest begins the player's best game of the configuration being played anew, as a race, as soon as its record is read.
func (a *App) RaceBest() {
	id, ok := a.best()
	a.awaited = awaited{id, ok}
	a.raceAwaited()
}

// awaited is the record that a race waits for, if on is set.
type awaited struct {
	id history.ID
	on bool
}

// raceAwaited begins the race that waits for a record, once that is read. A record that cannot be read ends the wait.
func (a *App) raceAwaited() {
	if !a.awaited.on {
		return
	}
	best, ok, err := a.saves.Look(a.awaited.id)
	if !ok && err == nil {
		return
	}
	a.awaited = awaited{}
	if err != nil {
		return
	}
	if r, err := best.Recording(); err == nil {
		a.Race(r)
	}
}

// watchDesk implements watch.Desk.
type watchDesk struct{ *App }

// PlayFrom begins a game that the player has chosen by its board.
func (d watchDesk) PlayFrom(g puzzle.Game) {
	d.stage.Home()
	d.Start(g, session.Options{Own: true})
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
	q := stage.Question{Text: t("watch.found", "sum", sum, "game", game)}
	if canRace(rec) {
		q.Text = t("watch.greeting", "sum", sum, "game", game)
		q.Answers = append(q.Answers, stage.Answer{Label: t("watch.race"), Do: func() { a.Race(rec) }})
	}
	q.Answers = append(q.Answers, stage.Answer{Label: t("watch.watch"), Do: func() { a.Watch(rec) }})
	a.stage.Ask(q)
}

// canRace reports whether a recording can be raced against: it has times and ends in the goal.
func canRace(r session.Recording) bool { return r.Timed && len(r.Steps) > 0 && r.Solved() }
