package app

import (
	"math/rand/v2"

	"wildfifteen/assets/words"
	"wildfifteen/game/lab"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// openFirst opens what the program was started with, or goes on with what was being played, or deals.
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

// plays reports whether a text names the game that is being played: a page that is loaded again has it in its address,
// and goes on with it.
func (a *App) plays(text string) bool {
	g, err := links.ParseGame(text)
	return err == nil && g.ID() == a.saves.Log.Current().Game().ID()
}

// openNew begins the first game that is stored here: the one asked for, the first deal, or one like the last.
func (a *App) openNew() {
	if g, err := links.ParseGame(a.boot.Game); err == nil && g.Scramble.Size().Playable() && g.Solvable() {
		a.startRead(g)
		return
	}
	if a.saves.Settings.FirstDone {
		a.Deal(a.lastConfig(), 0)
	} else {
		a.Start(firstDeal(a.budget.Source()), session.Options{First: true})
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

// The very first deal lies so many moves from its goal.
const (
	firstDealMin = 20
	firstDealMax = 30
)

// firstDeal returns a classic 4x4 board 20 to 30 moves from its goal. A walk of 30 steps cannot lead further than 30; and
// no board is nearer than the sum of its tiles' distances.
func firstDeal(src rand.Source) puzzle.Game {
	size := puzzle.Size{W: 4, H: 4}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		panic(err) // the classic goal of a legal size always exists
	}
	r := rand.New(src)
	for {
		b, _ := puzzle.RandomSteps(goal.Board(), firstDealMax, r)
		if puzzle.MD(b, goal.Board()) >= firstDealMin {
			return puzzle.Game{Config: puzzle.Config{Size: size}, Goal: goal, Scramble: b}
		}
	}
}

// OpenText opens a game ID, a link, a board or a question for the laboratory, or says why it cannot.
func (a *App) OpenText(text string) {
	switch it, err := links.Parse(text); {
	case err != nil:
		a.stage.Message(a.stage.Lang.T("message.bad_id", "why", links.Fault(a.stage.Lang, err)))
	case it.IsLab:
		a.openLab(it.Lab)
	default:
		a.Play(it.Game)
	}
}

// Play plays a game that was read; one that cannot be solved is explained and offered mended.
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

// startRead begins a game that was read. Unless a seed dealt it, the player, or a friend of theirs, chose the board: it
// may be as easy as they like, and does not compete with those dealt fairly.
func (a *App) startRead(g puzzle.Game) { a.Start(g, session.Options{Own: !g.Seeded}) }

// explainUnsolvable says why a game cannot be solved and offers the nearest one that can.
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
	why := words.Why(a.stage.Lang, puzzle.Explain(g.Scramble, g.Goal))
	a.stage.Ask(stage.Question{
		Text: t("message.unsolvable", "why", why, "first", g.Scramble.At(c1), "second", g.Scramble.At(c2)),
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

// openFile takes in a file that the player chose: a backup, or a text.
func (a *App) openFile(name string, data []byte) {
	if !saves.IsBackup(data) {
		a.OpenText(string(data))
		return
	}
	l := a.stage.Lang
	done, fault := a.saves.Restore(data, a.stage.Now())
	if fault != "" {
		a.stage.Message(l.T("backup.not_read", "name", name, "why", l.T(fault)))
		return
	}
	if done.Game {
		a.stage.Home()
		a.play.Adopt()
	}
	a.stage.Message(l.N("backup.read", done.Added))
}
