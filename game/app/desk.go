package app

import (
	"time"

	"wildfifteen/game/entry"
	"wildfifteen/game/help"
	"wildfifteen/game/lab"
	"wildfifteen/game/links"
	"wildfifteen/game/newgame"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/terms"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
)

// The methods below are those that the scenes call on the App. With them the App implements the interfaces Desk of the
// packages of the scenes.

// Playing returns the running game. From the first tick on there always is one.
func (a *App) Playing() *session.Session { return a.saves.Log.Current() }

// Trouble returns a sentence on why this run is not saved; "" if it is saved.
func (a *App) Trouble() string { return a.trouble.text }

// Start begins a game that replaces the running one; undo brings that one back.
func (a *App) Start(g puzzle.Game, o session.Options) {
	a.saves.Start(g, o, a.stage.Now(), a.stage.In.Date)
	a.play.Begin()
}

// Deal deals a game of a configuration, exactly depth moves from its goal, or any number if depth is 0. If the
// configuration cannot be dealt, a message says why.
func (a *App) Deal(c puzzle.Config, depth int) { a.dealAs(c, session.Options{Depth: depth}) }

// dealAs deals a game with options, as Deal does.
func (a *App) dealAs(c puzzle.Config, o session.Options) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: a.boot.Deals})
	if err != nil {
		a.stage.Message(links.Fault(a.stage.Lang, err))
		return
	}
	if o.Depth == 0 {
		a.Start(g, o)
		return
	}
	d := newgame.NewDealing(a.stage, a.budget, g, o.Depth, func(g puzzle.Game, depth int) {
		o.Depth = depth
		a.Start(g, o)
	})
	a.stage.Push(d)
	d.Tick() // the deal may be possible at once
}

// NewGame shows the page on which the player chooses a game.
func (a *App) NewGame() {
	s := a.Playing()
	depth := a.depth
	if s.Depth() > 0 {
		depth = s.Depth()
	}
	a.stage.PushAs(links.PageNew, newgame.New(a.stage, a.keys, newGameDesk{a}, newgame.Options{Game: s.Game(), Depth: depth}))
}

// newGameDesk implements newgame.Desk for the page New game.
type newGameDesk struct{ app *App }

func (d newGameDesk) Day() (g puzzle.Game, solved bool) { return d.app.Day() }
func (d newGameDesk) DrawGoal()                         { d.app.DrawGoal() }
func (d newGameDesk) Goals() *saves.Goals               { return d.app.Goals() }
func (d newGameDesk) ShowGallery()                      { d.app.ShowGallery() }
func (d newGameDesk) Today()                            { d.app.Today() }

func (d newGameDesk) Best(c puzzle.Config, depth int) (best time.Duration, ok bool) {
	return d.app.Best(c, depth)
}

// Chosen deals the configuration and remembers the depth for the next time.
func (d newGameDesk) Chosen(c puzzle.Config, depth int) {
	if c.Size.Cells() <= work.KeptCells {
		d.app.depth = depth
	}
	d.app.Deal(c, depth)
}

// Best returns the player's best time.
func (a *App) Best(c puzzle.Config, depth int) (best time.Duration, ok bool) {
	g := a.saves.History.Group(session.Solve{Config: c.String(), Depth: depth}.Group())
	if g == nil || g.Tally(session.NoInput) == nil {
		return 0, false
	}
	return time.Duration(g.Tally(session.NoInput).Time.Value * float64(time.Second)), true
}

// entryExamples are texts that a player can take to see what the text entry opens.
var entryExamples = [...]string{"4x4.snake#monday", "5x5.wild", "1 2 3/4 0 5/7 8 6"}

// Enter shows the text entry: see EnterGame.
func (d newGameDesk) Enter() { d.app.EnterGame() }

// Paste opens a text.
func (d newGameDesk) Paste(text string) { d.app.OpenText(text) }

// EnterGame shows the text entry for texts that open a game or the laboratory.
func (a *App) EnterGame() {
	a.Enter("text.title", func(text string) links.Verdict { return links.Judge(a.stage.Lang, text) }, a.OpenText)
}

// Enter shows the text entry with the title of a key. judge returns the verdict on the text typed so far; open opens the text.
func (a *App) Enter(title string, judge func(text string) links.Verdict, open func(text string)) {
	a.stage.Push(entry.New(a.stage, a.keys, entry.Options{Title: title, Label: "lab.enter", Judge: judge, Open: open, Examples: entryExamples[:]}))
}

// ChooseGoal shows the page on which the player chooses the laboratory's goal.
func (a *App) ChooseGoal(c lab.GoalChoice) {
	a.stage.Push(newgame.New(a.stage, a.keys, goalDesk{newGameDesk{a}, c}, newgame.Options{
		Title: "lab.choose_goal", Start: "lab.take_goal", Enter: "lab.enter", Game: c.Game, GoalOnly: true,
	}))
}

// goalDesk implements newgame.Desk for the page on which the player chooses the laboratory's goal.
type goalDesk struct {
	newGameDesk
	choice lab.GoalChoice
}

func (d goalDesk) Chosen(c puzzle.Config, _ int) { d.choice.Chosen(c) }
func (d goalDesk) Enter()                        { d.choice.Enter() }
func (d goalDesk) Paste(text string)             { d.choice.Paste(text) }

// Help shows the help on keys and gestures.
func (a *App) Help() { a.openHelp(help.Controls) }

// openHelp shows a page of the help.
func (a *App) openHelp(tab help.Tab) {
	a.stage.Push(help.New(a.stage, a.keys, lessonsDesk{a}, tab))
}

// ShowTerms explains the words that are used.
func (a *App) ShowTerms() { a.stage.Push(terms.New(a.stage)) }

// Backup offers the player a backup file.
func (a *App) Backup() {
	a.saves.Backup(a.boot.Version, a.stage.In.Date)
	a.copied()
}

// copied offers the player the backup as soon as it is made.
func (a *App) copied() {
	if f := a.saves.Copied(); f != nil {
		a.stage.Out.Save = f
	}
}
