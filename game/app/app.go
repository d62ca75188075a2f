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

// rest is the App as a [stage.Rest]: it handles the events that no scene has used. As the desks of the rooms
// do, it names the App instead of embedding it: the linker would keep all methods of the App once for each type.
type rest struct{ app *App }

// Open opens the first game, see openFirst, and tells of a crash before.
func (d rest) Open() {
	d.app.openFirst()
	d.app.askReport()
}

// Pressed learns what the keys of the player's layout print.
func (d rest) Pressed(e game.KeyEvent) { d.app.keys.Learn(e) }

// Key opens the help from any page.
func (d rest) Key(e game.KeyEvent) {
	if d.app.keys.Helps(e) {
		d.app.Help()
	}
}

// Reply handles a reply of the host.
func (d rest) Reply(r game.Reply) {
	switch r.Kind {
	case game.Link, game.Pasted:
		d.app.openAs(r.Text, string(r.Data))
	case game.StoreFailed:
		d.app.trouble.failed(d.app.stage, r.Text)
	case game.Owned:
		if d.app.saves.Own(r.Data) {
			d.app.trouble.own(d.app.stage)
		}
	case game.Opened:
		d.app.openFile(r)
	case game.Pictured:
		d.app.decoded(r)
	case game.Ranged, game.Grown, game.Kept, game.Placed:
		d.app.saves.Reply(r)
	}
}

// Away saves everything before the program is suspended.
func (d rest) Away() {
	if d.app.stage.In.Suspended {
		d.app.saves.Flush()
	}
}

// AfterTick reads some more of the records.
func (d rest) AfterTick() {
	d.app.notify(d.app.saves.Read())
	if late := d.app.saves.LateNews(); late != nil {
		d.app.play.Late(late.Solve, late.News)
	}
	d.app.copied()
	d.app.exported()
	d.app.restored()
	d.app.takenIn()
	d.app.tickOwn()
	d.app.raceRival()
	d.app.playEnd()
}
