package app

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// menu is the scene with the list of all commands that have no button beside the board.
type menu struct {
	stage.Page
	app     *App
	list    []ui.Command // buffer of commands
	words   []ui.Command // buffer of those of a group, in short
	heroes  [len(heroRooms)]hero
	day     dayState              // that they tell
	caps    [len(menuKeys)]string // of the keys of commands
	canRace bool
	listed  bool        // its kind is menuList
	below   bool        // its kind is menuGrid: a card as wide as the places has its word below its ribbon
	paired  bool        // its cards of the day and of the studies are alike
	tight   bool        // these tell nothing
	more    float32     // space above each group, in pixels, beyond the usual
	keeps   bool        // the goal is one that a player can keep
	parts   [groups]int // the number of commands up to the end of each group
}

// The IDs of the menu's buttons that do not lead to a room.
var (
	againID  = ui.ID{Name: "again"}
	shareID  = ui.ID{Name: "share"}
	autoID   = ui.ID{Name: "auto"}
	whyID    = ui.ID{Name: "explain"}
	raceID   = ui.ID{Name: "race"}
	enoughID = ui.ID{Name: "enough"}
	goalID   = ui.ID{Name: "thisgoal"}
	pauseID  = ui.ID{Name: "pause"}
	leaveID  = ui.ID{Name: "leaverun"}
	quitID   = ui.ID{Name: "quit"}
)

// Menu shows the menu.
func (a *App) Menu() {
	a.stage.Push(&menu{Page: stage.Page{Stage: a.stage, Over: true, Hides: true, Yields: true, Sheet: &stage.Sheet{Anchor: ui.ID{Name: "menu"}}, Told: a.Trouble()}, app: a, canRace: a.CanRace(),
		keeps: session.Keeps(drawnConfig(a.Playing().Goal())), heroes: a.menuHeroes(), caps: a.menuCaps()})
}

// Tick updates the sentence on why the run is not saved.
func (m *menu) Tick() { m.Told = m.app.Trouble() }

// First returns the first card.
func (m *menu) First() ui.ID { return ui.ID{Name: heroRooms[0]} }

// commands returns the rows of the menu, group after group.
func (m *menu) commands() []ui.Command {
	t := m.Stage.Lang.T
	s := m.app.Playing()
	closed := s.Over() || s.Mode() == session.Blind // to all that tells moves
	m.list = append(m.list[:0],
		ui.Command{ID: againID, Label: t("menu.again"), Icon: render.Again},
		ui.Command{ID: whyID, Label: t("coach.explain"), Icon: render.Hint, Disabled: closed},
		ui.Command{ID: autoID, Label: t("menu.auto"), Icon: render.Wand, Disabled: closed},
		m.special(s),
		ui.Command{ID: shareID, Label: t("menu.share"), Icon: render.Share})
	if m.keeps {
		m.list = append(m.list, ui.Command{ID: goalID, Label: t("menu.goal"), Icon: render.Plus})
	} else { // the sixth: they fill two rows of a grid, or one
		m.list = append(m.list, ui.Command{ID: pauseID, Label: t("play.pause"), Icon: render.Pause, Disabled: s.Over()})
	}
	for g := range groups {
		for _, r := range rooms {
			if r.group == g && !isHero(r.name) {
				m.list = append(m.list, ui.Command{ID: ui.ID{Name: r.name}, Label: t(r.word), Icon: r.icon})
			}
		}
		if g == programGroup && m.Stage.Platform == game.Desktop { // the browser and the phone have no quit
			m.list = append(m.list, ui.Command{ID: quitID, Label: t("menu.quit"), Icon: render.Quit})
		}
		m.parts[g] = len(m.list)
	}
	return m.list
}

// special returns the command that a kind of game has in a place of its own, so that all others have the same place in each.
func (m *menu) special(s *session.Session) ui.Command {
	t := m.Stage.Lang.T
	if _, _, ok := runOf(s); ok && !s.Over() {
		return ui.Command{ID: leaveID, Label: t("runs.leave"), Icon: render.Close}
	}
	if s.Mode() == session.FewestMoves && !s.Over() { // a pad does not reach the figure that tells it
		return ui.Command{ID: enoughID, Label: t("modes.enough_ask"), Icon: render.Eye}
	}
	return ui.Command{ID: raceID, Label: t("menu.race"), Icon: render.Flag, Disabled: !m.canRace}
}

func (m *menu) Act(id ui.ID) {
	a := m.app
	m.Stage.Pop()
	switch id {
	case againID:
		a.play.Again()
	case shareID:
		m.Stage.Share(a.play.Address())
	case whyID:
		a.play.Explain()
	case autoID:
		a.play.AskSolution()
	case enoughID:
		a.play.AskEnough()
	case raceID:
		a.RaceBest()
	case pauseID:
		a.play.Pause()
	case goalID:
		a.ShowGoal(drawnConfig(a.Playing().Goal()))
	case leaveID:
		a.leaveRun()
	case quitID:
		m.Stage.Out.Quit = true
	}
	for i := range rooms {
		if rooms[i].name == id.Name {
			rooms[i].open(a)
		}
	}
}

// menuKeys are the keys of commands, which act in the menu, too.
var menuKeys = [...]struct {
	id     ui.ID
	action keys.Action
}{{againID, keys.Restart}, {whyID, keys.Explain}, {pauseID, keys.Pause}, {ui.ID{Name: "newgame"}, keys.NewGame}, {ui.ID{Name: "help"}, keys.Help}}

// keyOf returns the cap of the key of a command, "" if it has none.
func (m *menu) keyOf(id ui.ID) string {
	for i, k := range menuKeys {
		if k.id == id {
			return m.caps[i]
		}
	}
	return ""
}

// menuCaps returns the caps of the keys of commands.
func (a *App) menuCaps() (all [len(menuKeys)]string) {
	for i, k := range menuKeys {
		if caps := a.keys.CapsOf(a.stage.Lang, k.action); len(caps) > 0 {
			all[i] = caps[0]
		}
	}
	return all
}

func (m *menu) Key(e game.KeyEvent) bool {
	if !e.Down || e.Repeat {
		return false
	}
	action := m.app.keys.Action(e)
	switch action {
	case keys.Menu:
		m.Stage.Pop()
		return true
	case keys.Help:
		m.Stage.Pop()
		m.app.Help()
		return true
	}
	for _, k := range menuKeys {
		if c := ui.Find(m.Stage.Controls(), k.id); k.action == action && c != nil && !c.Disabled {
			m.Act(k.id)
			return true
		}
	}
	return false
}
