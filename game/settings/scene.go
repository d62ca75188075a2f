// Package settings is the scene of the player's choices, with the list of keys. Every change takes effect at once.
package settings

import (
	"strconv"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Scene shows the player's choices.
type Scene struct {
	stage.Page
	saves   *saves.Saves
	keys    *keys.Map
	desk    Desk
	choices []choice
	percent ui.Caption // the volume
	sample  sample
	themes  []swatch
	aside   bool // the chips of a choice stand beside its label, if they fit

	schemes    []boardview.Palette // the colours of each
	schemeGoal puzzle.Goal         // that shows them

	backup  backup
	copying bool // a backup is being saved
}

// Desk is what the settings need from the rest of the program.
type Desk interface {
	// Backup lets the player save a copy of everything.
	Backup()
	// ShowPictures shows the pictures on tiles.
	ShowPictures()
}

var (
	volumeID = ui.ID{Name: "volume"}
	keysID   = ui.ID{Name: "keys"}
	speedID  = ui.ID{Name: "speed"}
	saveID   = ui.ID{Name: "copy-save"}
	openID   = ui.ID{Name: "copy-open"}
	resetID  = ui.ID{Name: "usual"}
)

// PicturesID is the button that leads to the pictures on tiles.
var PicturesID = ui.ID{Name: "pictures"}

// New returns the scene. It changes the settings in sv; s and k must read the same settings.
func New(s *stage.Stage, sv *saves.Saves, k *keys.Map, desk Desk) *Scene {
	return &Scene{Page: stage.NewPage(s), saves: sv, keys: k, desk: desk, choices: newChoices(s), themes: newSwatches(),
		schemes: make([]boardview.Palette, len(schemes)), schemeGoal: schemeGoal()}
}

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.choices, s.percent, s.backup = newChoices(s.Stage), ui.Caption{}, backup{}
	}
}

// Act makes a choice, flips a switch or does what a button says.
func (s *Scene) Act(id ui.ID) {
	if s.choose(id) || s.flip(id) {
		s.saves.Change()
		return
	}
	if s.unfold(id) {
		return
	}
	switch id {
	case keysID:
		s.Stage.Push(newKeyList(s.Stage, s.saves, s.keys))
	case speedID:
		s.setUpForSpeed()
		s.Stage.Toast(s.Stage.Lang.T("settings.speed_done"))
	case PicturesID:
		s.desk.ShowPictures()
	case saveID:
		s.desk.Backup()
		s.copying = true
	case openID:
		s.Stage.Out.Open = true
	case resetID:
		yes := stage.Answer{Label: s.Stage.Lang.T("settings.usual_yes"), Do: s.reset}
		s.Stage.Ask(stage.Question{Text: s.Stage.Lang.T("settings.usual_ask"), Answers: []stage.Answer{yes}})
	}
}

// Reply keeps the day on which a backup was saved. The stage tells the player.
func (s *Scene) Reply(r game.Reply) bool {
	if r.Kind == game.Saved && s.copying {
		s.copying = false
		s.saves.Settings.BackedUp = session.DayOf(s.Stage.In.Date)
		s.saves.Change()
	}
	return false
}

// choose selects one of a choice's values. It returns false if id belongs to no choice.
func (s *Scene) choose(id ui.ID) bool {
	c := s.choice(id.Name)
	if c != nil {
		c.choose(&s.saves.Settings.Choices, id.N)
	}
	return c != nil
}

// flip flips a switch. It returns false if id belongs to no switch.
func (s *Scene) flip(id ui.ID) bool {
	t := toggleOf(id.Name)
	if t != nil {
		v := t.field(&s.saves.Settings.Choices)
		*v = !*v
	}
	return t != nil
}

// choice returns the choice of a group of radio chips, nil if there is none.
func (s *Scene) choice(group string) *choice {
	for i := range s.choices {
		if c := &s.choices[i]; c.group == group {
			return c
		}
	}
	return nil
}

// Adjust sets the volume and plays a sound at it.
func (s *Scene) Adjust(id ui.ID, at float32) {
	if id == volumeID {
		s.saves.Settings.Volume = roundVolume(at)
		s.saves.Change()
		s.Stage.Sound(game.TapSound, 0)
	}
}

// roundVolume rounds a volume to hundredths, so that its file has few digits.
func roundVolume(v float32) float64 {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(float64(v), 'f', 2, 32), 64) // no error is possible: the text was just formatted
	return rounded
}

// setUpForSpeed sets the choices for speed solving: Space deals, tiles slide under a moving pointer, and nothing is
// animated.
func (s *Scene) setUpForSpeed() {
	c := &s.saves.Settings.Choices
	c.Hover, c.Motion = true, session.NoMotion
	c.Keys, _ = s.keys.Rebound(keys.NewGame, []string{"Space"})
	c.Keys, _ = s.keys.Rebound(keys.Restart, []string{"R"})
	s.saves.Change()
}

// reset sets all choices to their defaults; it keeps what the program remembers about the player.
func (s *Scene) reset() {
	s.saves.Settings.Choices = session.Defaults().Choices
	s.saves.Change()
}

// Paint draws the sample board, a theme or a colour scheme.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == sampleID:
		l.Board(f.Fonts, &s.sample.board.View)
	case c.ID.Name == themeGroup:
		s.paintTheme(l, f, c)
	case c.ID.Name == schemeGroup:
		s.paintScheme(l, f, c)
	case c.ID == backupID:
		s.backup.paint(l, f, c.Rect)
	}
}
