package app

import (
	"wildfifteen/game/entry"
	"wildfifteen/game/help"
	"wildfifteen/game/lab"
	"wildfifteen/game/links"
	"wildfifteen/game/newgame"
	"wildfifteen/game/session"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
)

// The methods below are what the scenes ask of the App: it is the desk of each of them.

// Playing returns the game being played; there always is one.
func (a *App) Playing() *session.Session { return a.saves.Log.Current() }

// Trouble is a sentence on why this run is not saved; "" while it is.
func (a *App) Trouble() string { return a.trouble.text }

// Start begins a game, whatever was played before; undo brings that back.
func (a *App) Start(g puzzle.Game, o session.Options) {
	a.saves.Start(g, o, a.stage.Now(), a.stage.In.Date)
	a.play.Begin()
}

// Deal deals a game of a configuration, exactly depth moves from its goal; 0 for any number. A configuration that cannot
// be dealt is told in a message.
func (a *App) Deal(c puzzle.Config, depth int) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: a.boot.Deals})
	if err != nil {
		a.stage.Message(links.Fault(a.stage.Lang, err))
		return
	}
	if depth == 0 {
		a.Start(g, session.Options{})
		return
	}
	d := newgame.NewDealing(a.stage, a.budget, g, depth, func(g puzzle.Game, depth int) { a.Start(g, session.Options{Depth: depth}) })
	a.stage.Push(d)
	d.Tick() // the board may be at hand
}

// NewGame shows the page on which a game is chosen.
func (a *App) NewGame() {
	s := a.Playing()
	depth := a.depth
	if s.Depth() > 0 {
		depth = s.Depth()
	}
	a.stage.Push(newgame.New(a.stage, a.keys, newGameDesk{a}, newgame.Options{Game: s.Game(), Depth: depth}))
}

// newGameDesk is the desk of the page New game.
type newGameDesk struct{ *App }

// Chosen deals the configuration and remembers the depth for the next time.
func (a newGameDesk) Chosen(c puzzle.Config, depth int) {
	if c.Size.Cells() <= work.KeptCells {
		a.depth = depth
	}
	a.Deal(c, depth)
}

// Enter shows the text entry for a game.
func (a newGameDesk) Enter() { a.EnterGame() }

// Paste opens a text.
func (a newGameDesk) Paste(text string) { a.OpenText(text) }

// EnterGame shows the entry of a text that opens a game or the laboratory.
func (a *App) EnterGame() {
	l := a.stage.Lang
	a.Enter(l.T("text.title"), func(text string) links.Verdict { return links.Judge(l, text) }, a.OpenText)
}

// Enter shows the text entry.
func (a *App) Enter(title string, judge func(text string) links.Verdict, open func(text string)) {
	a.stage.Push(entry.New(a.stage, a.keys, entry.Options{Title: title, Judge: judge, Open: open}))
}

// ChooseGoal shows the page on which the laboratory's goal is chosen.
func (a *App) ChooseGoal(c lab.GoalChoice) {
	t := a.stage.Lang.T
	a.stage.Push(newgame.New(a.stage, a.keys, goalDesk{c}, newgame.Options{
		Title: t("lab.choose_goal"), Start: t("lab.take_goal"), Enter: t("lab.enter"), Game: c.Game, GoalOnly: true,
	}))
}

// goalDesk is the desk of the page on which the laboratory's goal is chosen.
type goalDesk struct{ lab.GoalChoice }

func (d goalDesk) Chosen(c puzzle.Config, _ int) { d.GoalChoice.Chosen(c) }
func (d goalDesk) Enter()                        { d.GoalChoice.Enter() }
func (d goalDesk) Paste(text string)             { d.GoalChoice.Paste(text) }

// Help shows which keys and gestures there are.
func (a *App) Help() { a.stage.Push(help.New(a.stage, a.keys, help.Controls)) }

// Backup has the player keep a copy of everything.
func (a *App) Backup() { a.stage.Out.Save = a.saves.Backup(a.boot.Version, a.stage.In.Date) }
