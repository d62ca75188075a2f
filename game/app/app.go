// Package app connects the scenes into the whole game. In each tick it gets a [game.Input] and returns a [game.Output]; it
// draws into a display list. It uses no engine, no files and no clock; package game/host connects it to them.
package app

import (
	"cmp"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/draw"
	"wildfifteen/game/keys"
	"wildfifteen/game/play"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// searchBeat is the time between two ticks in which only such work goes on as nobody waits for: who waits sees something move.
const searchBeat = 100 * time.Millisecond

// App is the running game.
type App struct {
	boot   game.Boot
	stage  *stage.Stage
	saves  *saves.Saves
	keys   *keys.Map
	budget *work.Budget
	play   *play.Scene

	trouble  trouble
	list     *studies.All // nil until they are first asked for
	drawing  *draw.Scene  // nil until the player first draws a goal
	changing *draw.Scene  // of the goal that was changed last; nil: none was
	tape     tape         // the last inputs, for the report of a crash
	typing   bool         // the last Output had a text field
	rival    rival
	own      own // the player's own picture
	ending   endOf
	others   puzzle.Config // chosen for the other games; the zero Config: none
	depth    int           // the depth last chosen on the page New game, 0 for any
	backup   string        // the name of the file from which a backup is read
	told     time.Duration // when it was last told how much of it has been read; 0: not yet
	table    table         // that is being read
	day      dayGoal
}

// New returns the game with the stored data. It never fails: what it cannot read is moved to other files, and the player
// is told about it.
func New(b game.Boot) *App {
	if b.Deals == nil {
		b.Deals = puzzle.SecureSource()
	}
	a := &App{}
	b.Deals = noted{b.Deals, &a.tape} // a report needs what was drawn
	a.boot, a.budget = b, work.New(b)
	var notices []saves.Notice
	a.saves, notices = saves.Open(b.Files, b.Store)
	a.keys = keys.New(&a.saves.Settings)
	a.stage = stage.New(stage.Options{
		Fonts: b.Fonts, Settings: &a.saves.Settings, Platform: b.Platform, Mouse: b.Mouse, Lang: b.Lang, Locale: b.Locale, Texts: b.Texts, Mute: b.Mute,
	}, rest{a})
	a.play = play.New(a.stage, a.saves, a.keys, a.budget, a)
	a.stage.Push(a.play)
	a.notify(notices)
	if a.saves.Shared() {
		a.trouble.share(a.stage)
	}
	return a
}

// notify queues toasts for notices about the files.
func (a *App) notify(notices []saves.Notice) {
	for _, n := range notices {
		a.stage.Queue(a.stage.Lang.T(n.Key, "file", n.File), n.Shown)
	}
}

// Update advances the game by one tick and returns what it asks of the host. The Output is valid until the next Update.
func (a *App) Update(in *game.Input) *game.Output {
	a.tape.keep(in, a.typing, a.tapeStart)
	out := a.stage.Update(in)
	a.typing = out.TextField != nil
	if a.stage.Idle() { // a finger that drags a slider changes the settings in every tick
		a.saves.Write()
	}
	switch {
	case a.saves.Working() || a.rival.waited || a.ending.waited:
		a.stage.Beat(stage.AtOnce)
	case a.budget.Open() || a.saves.Owing():
		a.stage.Beat(searchBeat)
	}
	out.Address, out.Title = cmp.Or(a.stage.Address(), a.play.Address()), a.play.Title()
	return out
}

// Draw fills l with what the screen shows. It changes nothing.
func (a *App) Draw(l *render.List) { a.stage.Draw(l) }

// Controls returns the control tree of the scene on top: what the player can see and do. It is valid until the next
// Update.
func (a *App) Controls() []ui.Control { return a.stage.Controls() }

// Shutdown saves everything that is not saved yet. Call it before the program ends.
func (a *App) Shutdown() {
	if s := a.saves.Log.Current(); s != nil {
		s.Pause(a.stage.Now())
	}
	a.saves.Flush()
}

// rest is the App as a [stage.Rest]: it handles the events that no scene has used.
type rest struct{ *App }

// Open opens the first game, see openFirst, and tells of a crash before.
func (a rest) Open() {
	a.openFirst()
	a.askReport()
}

// Pressed learns what the keys of the player's layout print.
func (a rest) Pressed(e game.KeyEvent) { a.keys.Learn(e) }

// Key opens the help from any page.
func (a rest) Key(e game.KeyEvent) {
	if a.keys.Helps(e) {
		a.Help()
	}
}

// Reply handles a reply of the host.
func (a rest) Reply(r game.Reply) {
	switch r.Kind {
	case game.Link, game.Pasted:
		a.openAs(r.Text, string(r.Data))
	case game.StoreFailed:
		a.trouble.failed(a.stage, r.Text)
	case game.Owned:
		if a.saves.Own(r.Data) {
			a.trouble.own(a.stage)
		}
	case game.Opened:
		a.openFile(r)
	case game.Pictured:
		a.decoded(r)
	case game.Ranged, game.Grown, game.Kept, game.Placed:
		a.saves.Reply(r)
	}
}

// Away saves everything before the program is suspended.
func (a rest) Away() {
	if a.stage.In.Suspended {
		a.saves.Flush()
	}
}

// AfterTick reads some more of the records.
func (a rest) AfterTick() {
	a.notify(a.saves.Read())
	if late := a.saves.LateNews(); late != nil {
		a.play.Late(late.Solve, late.News)
	}
	a.copied()
	a.exported()
	a.restored()
	a.takenIn()
	a.tickOwn()
	a.raceRival()
	a.playEnd()
}
