package app

import (
	"wildfifteen/game/lab"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// openFirst opens the text that the program was started with, or continues the stored game, or deals a game.
func (a *App) openFirst() {
	s := a.saves.Log.Current()
	if s == nil {
		a.openNew()
		return
	}
	a.play.Adopt()
	switch {
	case s.Paused():
		a.play.Pause()
	case s.Solved():
		a.play.ShowResult()
	}
	if a.boot.Game != "" && !a.plays(a.boot.Game) {
		a.OpenText(a.boot.Game)
	}
}

// plays reports whether a text is the ID of the running game. A web page has that ID in its address, so a reloaded page
// continues the game.
func (a *App) plays(text string) bool {
	g, err := links.ParseGame(text)
	return err == nil && g.ID() == a.saves.Log.Current().Game().ID()
}

// openNew begins a game if none is stored: the one that the program was started with, one of a new player's first
// games, or a deal of the configuration played last.
func (a *App) openNew() {
	if g, err := links.ParseGame(a.boot.Game); err == nil && g.Scramble.Size().Playable() && g.Solvable() {
		a.startRead(g)
		return
	}
	if it, err := links.Parse(a.boot.Game); err == nil && it.IsConfig && it.Config.Size.Playable() {
		a.Deal(it.Config, 0)
		return
	}
	if a.saves.Settings.FirstDone {
		a.Deal(a.lastConfig(), 0)
	} else {
		a.climb(min(a.saves.Settings.Rung, len(ladder)-1))
	}
	if a.boot.Game != "" {
		a.OpenText(a.boot.Game)
	}
}

// lastConfig returns the configuration played last.
func (a *App) lastConfig() puzzle.Config {
	c, err := puzzle.ParseConfig(a.saves.Settings.Config)
	if err != nil {
		return puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}
	}
	return c
}

// OpenText opens a game ID, a replay, a configuration, a link, a page, a board or a question for the laboratory, or says why
// it cannot.
func (a *App) OpenText(text string) {
	switch it, err := links.Parse(text); {
	case err != nil:
		a.stage.Message(a.stage.Lang.T("message.bad_id", "why", links.Fault(a.stage.Lang, err)))
	case it.IsLab:
		a.openLab(it.Lab)
	case it.IsPage:
		a.openPage(it.Page)
	case it.IsConfig:
		a.dealRead(it.Config)
	case it.IsReplay:
		a.greet(it.Replay)
	default:
		a.Play(it.Game)
	}
}

// dealRead deals a game of a configuration that was read from a text.
func (a *App) dealRead(c puzzle.Config) {
	if !c.Size.Playable() {
		a.stage.Message(a.stage.Lang.T("message.one_row"))
		return
	}
	a.stage.Home()
	a.Deal(c, 0)
}

// Play begins a game that was read from a text. If it cannot be solved, Play explains why and offers a solvable one.
func (a *App) Play(g puzzle.Game) {
	switch {
	case !g.Scramble.Size().Playable():
		a.stage.Message(a.stage.Lang.T("message.one_row"))
	case !g.Solvable():
		a.explainUnsolvable(g)
	default:
		a.stage.Home()
		a.startRead(g)
	}
}

// startRead begins a game that was read from a text. If the game has no seed, somebody has chosen the board, which may
// be easy. So its record does not count among those of random deals.
func (a *App) startRead(g puzzle.Game) {
	a.saves.Supplant(g, session.Options{Own: !g.Seeded}, a.stage.Now(), a.stage.In.Date)
	a.play.Begin()
}

// explainUnsolvable says why a game cannot be solved. It offers the game with two tiles swapped so that it can be
// solved, and the laboratory.
func (a *App) explainUnsolvable(g puzzle.Game) {
	t := a.stage.Lang.T
	c1, c2, ok := puzzle.Mend(g.Scramble, g.Goal.Board())
	if !ok {
		a.stage.Message(t("message.unsolvable_row"))
		return
	}
	mended := g
	mended.Scramble = g.Scramble.Swap(c1, c2)
	mended.Seeded, mended.Seed = false, ""
	first, second := g.Scramble.At(c1), g.Scramble.At(c2)
	a.stage.Ask(stage.Question{
		Text: t("message.unsolvable", "first", min(first, second), "second", max(first, second)),
		Answers: []stage.Answer{
			{Label: t("message.play_mended"), Do: func() { a.Play(mended) }},
			{Label: t("message.to_lab"), Do: func() { a.openLab(puzzle.Lab{Start: g.Scramble, Goal: g.Goal}) }},
		},
	})
}

// openLab shows a question in the laboratory.
func (a *App) openLab(it puzzle.Lab) {
	a.stage.Home()
	l := lab.New(a.stage, a.keys, a.budget, a, it)
	a.stage.Push(l)
	a.stage.Say(l.Verdict())
}

// openFile opens a file that the player chose: a backup, or a text.
func (a *App) openFile(name string, data []byte) {
	if !saves.IsBackup(data) {
		a.OpenText(string(data))
		return
	}
	a.backup = name
	a.saves.Restore(data, a.stage.Now())
	a.restored()
}

// restored tells the player what has been taken from a backup, once it is read.
func (a *App) restored() {
	done, ok := a.saves.Restored()
	if !ok {
		return
	}
	l := a.stage.Lang
	if done.Fault != "" {
		a.stage.Message(l.T("backup.not_read", "name", a.backup, "why", l.T(done.Fault)))
		return
	}
	if done.Game {
		a.stage.Home()
		a.play.Adopt()
	}
	text := l.N("backup.read", done.Added)
	if !done.Kept {
		text = l.T("backup.not_kept")
	}
	a.stage.Message(text)
}
