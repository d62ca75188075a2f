// Package app joins the scenes to the game. It sees the world as a [game.Input] in each tick, answers with a
// [game.Output], and shows itself as a display list. It knows no engine, no files and no clock of its own; package
// game/host joins it to them.
package app

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/play"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/render"
)

// App is the running game.
type App struct {
	boot   game.Boot
	stage  *stage.Stage
	saves  *saves.Saves
	keys   *keys.Map
	budget *work.Budget
	play   *play.Scene

	trouble trouble
	depth   int // of the games last chosen on the page New game, 0 for any
}

// New returns the game as it stands after reading what was stored. It never fails: what cannot be read is moved aside
// and told to the player.
func New(b game.Boot) *App {
	a := &App{boot: b, budget: work.New(b)}
	var notices []saves.Notice
	a.saves, notices = saves.Open(b.Files, b.Store)
	a.keys = keys.New(&a.saves.Settings)
	a.stage = stage.New(stage.Options{
		Fonts: b.Fonts, Settings: &a.saves.Settings, Platform: b.Platform, Lang: b.Lang, Locale: b.Locale, Mute: b.Mute,
	}, rest{a})
	a.play = play.New(a.stage, a.saves, a.keys, a.budget, a)
	a.stage.Push(a.play)
	a.notify(notices)
	if a.saves.Shared() {
		a.trouble.share(a.stage)
	}
	return a
}

// notify tells what could not be read, and where it is now, once the game shows.
func (a *App) notify(notices []saves.Notice) {
	for _, n := range notices {
		a.stage.Queue(a.stage.Lang.T(n.Key, "file", n.File), n.Shown)
	}
}

// Update moves the game on by one tick and returns what it asks of the world outside. The Output is good until the next
// Update.
func (a *App) Update(in *game.Input) *game.Output {
	out := a.stage.Update(in)
	if a.stage.Idle() { // a finger that drags a slider changes the settings in every tick
		a.saves.Write()
	}
	out.Address, out.Title = a.play.Address(), a.play.Title()
	return out
}

// Draw fills l with what the screen shows. It changes nothing.
func (a *App) Draw(l *render.List) { a.stage.Draw(l) }

// Controls returns the control tree of the scene on top: what the player can see and do. It is good until the next
// Update.
func (a *App) Controls() []ui.Control { return a.stage.Controls() }

// Shutdown saves all that is still to be saved; the program is about to end.
func (a *App) Shutdown() {
	if s := a.saves.Log.Current(); s != nil {
		s.Pause(a.stage.Now())
	}
	a.saves.Flush()
}

// rest is what the stage hands the App: all that no scene has a use for.
type rest struct{ *App }

// Open opens what the program was started with, or goes on with what was being played, or deals.
func (a rest) Open() { a.openFirst() }

// Pressed learns what the keys of the player's layout print.
func (a rest) Pressed(e game.KeyEvent) { a.keys.Learn(e) }

// Key opens the help from any page.
func (a rest) Key(e game.KeyEvent) {
	if a.keys.Helps(e) {
		a.Help()
	}
}

// Reply takes what came from outside.
func (a rest) Reply(r game.Reply) {
	switch r.Kind {
	case game.Link, game.Pasted:
		a.OpenText(r.Text)
	case game.StoreFailed:
		a.trouble.failed(a.stage, r.Text)
	case game.Owned:
		if a.saves.Own() {
			a.trouble.own(a.stage)
		}
	case game.Opened:
		a.openFile(r.Text, r.Data)
	}
}

// Away saves everything before the program sleeps.
func (a rest) Away() {
	if a.stage.In.Suspended {
		a.saves.Flush()
	}
}

// AfterTick reads some more of the records.
func (a rest) AfterTick() { a.notify(a.saves.Read()) }
