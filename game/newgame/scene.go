// Package newgame is the scene in which a player chooses what to play: the size of the board, the kind of its goal, the
// missing number and, for small boards, the exact number of moves that the board needs. The second scene of the package
// searches for such a board.
package newgame

import (
	"cmp"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// Chosen takes the configuration that the player chose, with boards exactly depth moves from the goal, or any boards
	// if depth is 0. For boards of more than work.KeptCells cells, which have no choice of a depth, depth is 0. Before the
	// call the stage has returned to the first scene or, with Options.GoalOnly, to the scene below this one.
	Chosen(c puzzle.Config, depth int)
	// Enter is called when the player wants to enter a text instead. With Options.GoalOnly the scene has closed; otherwise
	// it is still on top.
	Enter()
	// Paste takes the clipboard's text. It is called only with Options.GoalOnly, after the scene has closed; otherwise the
	// stage handles the reply.
	Paste(text string)
}

// Options say what can be chosen, and the initial choices.
type Options struct {
	Title    string      // of the page; "": the usual one
	Start    string      // the label of the button that starts; "": the usual one
	Enter    string      // the label of the button for entering a text; "": the usual one
	Game     puzzle.Game // its configuration is the initial choice
	Depth    int         // the initial number of moves, 0 for any
	GoalOnly bool        // a goal is chosen, not a game: there is no choice of a depth, and no key deals
}

// Scene is the scene of a new game.
type Scene struct {
	stage.Page
	keys     *keys.Map
	desk     Desk
	options  Options
	choice   choice
	level    level
	captions captions
	pictures pictures
	place    place
	ways     []string // labels of the ways to choose the missing number
}

// New returns the scene that chooses a new game.
func New(s *stage.Stage, k *keys.Map, desk Desk, o Options) *Scene {
	t := s.Lang.T
	o.Title = cmp.Or(o.Title, t("newgame.title"))
	o.Start = cmp.Or(o.Start, t("newgame.play"))
	o.Enter = cmp.Or(o.Enter, t("newgame.entry"))
	return &Scene{Page: stage.NewPage(s), keys: k, desk: desk, options: o, choice: choiceOf(o.Game), level: newLevel(s.Lang, o.Depth),
		ways: []string{t("newgame.missing_last"), t("newgame.missing_random"), t("newgame.missing_chosen")}}
}

var (
	widthID   = ui.ID{Name: "width"}
	heightID  = ui.ID{Name: "height"}
	numberID  = ui.ID{Name: "number"}
	depthID   = ui.ID{Name: "moves"}
	pictureID = ui.ID{Name: "picture"}
	startID   = ui.ID{Name: "start"}
	enterID   = ui.ID{Name: "entry"}
)

// Names of the groups of radios; their numbers are indices.
const (
	kindGroup  = "kind"
	wayGroup   = "way"
	levelGroup = "level"
)

// First returns the start button.
func (s *Scene) First() ui.ID { return startID }

// Tick repeats the step of a button that is held down.
func (s *Scene) Tick() {
	if s.Shows(s) {
		s.Repeat(s.isStep, s.step)
	}
}

// Act handles a press on a button or a radio.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id == startID:
		s.start()
	case id == enterID:
		s.enter()
	case id.Name == kindGroup:
		s.choice.kind = id.N
	case id.Name == wayGroup:
		s.choice.way = id.N
	case id.Name == levelGroup:
		s.level.exact = id.N == 1
	case s.isStep(id):
		s.step(id)
	}
}

// start passes the choices to the desk.
func (s *Scene) start() {
	config, depth := s.choice.config(), 0
	if s.hasLevel() {
		s.level.update(config)
		depth = s.level.depth()
	}
	if s.options.GoalOnly {
		s.Pop()
	} else {
		s.Home()
	}
	s.desk.Chosen(config, depth)
}

func (s *Scene) enter() {
	if s.options.GoalOnly {
		s.Pop()
	}
	s.desk.Enter()
}

// hasLevel reports whether the player can choose the depth.
func (s *Scene) hasLevel() bool { return !s.options.GoalOnly && hasLevels(s.choice.size) }

// Adjust sets a slider.
func (s *Scene) Adjust(id ui.ID, at float32) {
	n, size := int(at+0.5), s.choice.size
	switch id {
	case widthID:
		s.choice.resize(puzzle.Size{W: n, H: size.H})
	case heightID:
		s.choice.resize(puzzle.Size{W: size.W, H: n})
	case numberID:
		s.choice.number = n
	case depthID:
		s.level.moves = n
	}
}

// sliderOf returns the slider that a step button belongs to, nil unless id is that of a step button in sight.
func (s *Scene) sliderOf(id ui.ID) *ui.Control {
	if id.N != 1 && id.N != -1 {
		return nil
	}
	return s.Find(ui.ID{Name: id.Name})
}

// isStep reports whether id is that of a step button.
func (s *Scene) isStep(id ui.ID) bool { return s.sliderOf(id) != nil }

// step moves a slider by the step of one of its buttons.
func (s *Scene) step(id ui.ID) {
	if c := s.sliderOf(id); c != nil {
		s.Adjust(c.ID, max(c.Lo, min(c.Hi, c.At+float32(id.N))))
	}
}

// Key handles the keys that deal or paste a game on the board: they do the same here.
func (s *Scene) Key(e game.KeyEvent) bool {
	if s.options.GoalOnly || !e.Down || e.Repeat {
		return false
	}
	switch s.keys.Action(e) {
	case keys.NewGame:
		if e.Key != "Space" { // which presses the control with the focus
			s.start()
			return true
		}
	case keys.Paste:
		s.Paste()
		return true
	}
	return false
}

// Pad starts the game with the button Start.
func (s *Scene) Pad(b stage.PadPress) bool {
	if b.Button == game.PadStart && !b.Repeat {
		s.start()
		return true
	}
	return false
}

// Reply takes the clipboard's text if a goal is chosen.
func (s *Scene) Reply(r game.Reply) bool {
	if !s.options.GoalOnly || r.Kind != game.Pasted {
		return false
	}
	s.Pop()
	s.desk.Paste(r.Text)
	return true
}

// Paint draws the picture of the chosen goal, or the picture on the card of a kind.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) { s.pictures.paint(l, f, c) }
