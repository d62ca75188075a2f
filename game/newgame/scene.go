// Package newgame is the scene in which a player chooses what to play: the size of the board, the kind of its goal, the
// missing number and, for small boards, the exact number of moves that the board needs. The second scene of the package
// searches for such a board.
package newgame

import (
	"cmp"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
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
	// Best returns the player's best time in games of a configuration, exactly depth moves from the goal or, if depth is 0,
	// dealt at random; ok is false if there is none.
	Best(c puzzle.Config, depth int) (best time.Duration, ok bool)
	// Day returns the board of the day, and whether it is solved. Today opens its page.
	Day() (g puzzle.Game, solved bool)
	Today()
	// Goals returns the goals that the player keeps.
	Goals() *saves.Goals
	// Enter is called when the player wants to enter a text instead. With Options.GoalOnly the scene has closed; otherwise
	// it is still on top.
	Enter()
	// DrawGoal and ShowGallery are called when the player wants a goal from there. They are not called with
	// Options.GoalOnly; the scene is still on top.
	DrawGoal()
	ShowGallery()
	// Paste takes the clipboard's text. It is called only with Options.GoalOnly, after the scene has closed; otherwise the
	// stage handles the reply.
	Paste(text string)
}

// Options say what can be chosen, and the initial choices.
type Options struct {
	Title    string      // the key of the page's title; "": the usual one
	Start    string      // the key of the label of the button that starts; "": it names the game chosen
	Enter    string      // the key of the label of the button for entering a text; "": the usual one
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
	sizes    sizes
	cards    cards
	pictures pictures
	today    today
	mine     mine
	place    place
	sheet    *sheet      // the last one opened
	panel    render.Rect // its place beside the picture of the goal; the zero rectangle: it has another
	shown    bool        // the chosen card has been scrolled to
	ways     []string    // labels of the ways to choose the missing number

	title, enterLabel string
	longestPlay       string // the longest label that the button that starts can have
}

// New returns the scene that chooses a new game.
func New(s *stage.Stage, k *keys.Map, desk Desk, o Options) *Scene {
	n := &Scene{Page: stage.NewPage(s), keys: k, desk: desk, options: o, choice: choiceOf(o.Game), level: newLevel(o.Depth)}
	n.reword()
	return n
}

// reword makes the words in the language of the stage.
func (s *Scene) reword() {
	t, o := s.Stage.Lang.T, &s.options
	s.title, s.enterLabel = t(cmp.Or(o.Title, "newgame.title")), t(cmp.Or(o.Enter, "newgame.entry"))
	s.sizes, s.cards = newSizes(s.Stage.Lang), newCards(s.Stage.Lang)
	s.ways = []string{t("newgame.missing_last"), t("newgame.missing_random"), t("newgame.missing_chosen")}
	s.level.reword(s.Stage.Lang)
	s.captions, s.mine = captions{}, mine{}
	if !o.GoalOnly {
		g, solved := s.desk.Day()
		s.today = newToday(s, g, solved)
	}
	if s.longestPlay = ""; o.Start != "" {
		s.longestPlay = t(o.Start)
		return
	}
	for i := range kinds {
		if label := s.playLabel(choice{size: puzzle.Size{W: maxSide, H: maxSide}, kind: i}); len(label) > len(s.longestPlay) {
			s.longestPlay = label
		}
	}
}

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.reword()
	}
}

// playLabel says which game a choice starts.
func (s *Scene) playLabel(c choice) string {
	return s.Stage.Lang.T("newgame.play", "game", words.SizeAndKind(s.Stage.Lang, c.size, kinds[c.kind]))
}

// startLabel returns the label of the button that starts.
func (s *Scene) startLabel() string {
	if s.options.Start != "" {
		return s.longestPlay
	}
	return s.captions.play
}

var (
	widthID   = ui.ID{Name: "width"}
	heightID  = ui.ID{Name: "height"}
	numberID  = ui.ID{Name: "number"}
	depthID   = ui.ID{Name: "moves"}
	pictureID = ui.ID{Name: "picture"}
	startID   = ui.ID{Name: "start"}
	enterID   = ui.ID{Name: "entry"}
	drawID    = ui.ID{Name: "drawown"}
	galleryID = ui.ID{Name: "gallery"}

	missingID    = ui.ID{Name: "missing"}
	difficultyID = ui.ID{Name: "difficulty"}
	optionIDs    = [...]ui.ID{missingID, difficultyID}
)

// Names of the groups of radios; their numbers are indices.
const (
	sizeGroup  = "size"
	kindGroup  = "kind"
	wayGroup   = "way"
	levelGroup = "level"
)

// First returns the start button.
func (s *Scene) First() ui.ID { return startID }

// Tick draws another example of the wild goal from time to time.
func (s *Scene) Tick() {
	wild := s.Stage.Shows(s) && kinds[s.choice.kind] == puzzle.Wild
	still := s.Stage.Still() || s.Stage.Set.Motion == session.NoMotion
	s.pictures.tick(s.Stage.Now(), wild, still)
	if wild && !still {
		s.Stage.Beat(s.pictures.since + redrawEvery - s.Stage.Now())
	}
}

// Act handles a press on a button or a radio.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id == startID:
		s.start(s.choice.config(), s.depth())
	case id.Name == mineGroup:
		s.start(s.mine.list[id.N].Config, 0)
	case id == enterID:
		s.enter()
	case id == todayID:
		s.Stage.Home()
		s.desk.Today()
	case id == drawID:
		s.desk.DrawGoal()
	case id == galleryID:
		s.desk.ShowGallery()
	case id == missingID:
		s.chooseMissing()
	case id == difficultyID:
		s.chooseLevel()
	case id == (ui.ID{Name: sizeGroup, N: otherSize}):
		s.chooseSize()
	case id.Name == sizeGroup:
		s.choice.resize(puzzle.Size{W: usualSides[id.N], H: usualSides[id.N]})
	case id.Name == kindGroup:
		s.choice.kind = id.N
	case id.Name == wayGroup:
		s.choice.way = id.N
	case id.Name == levelGroup:
		s.level.exact = id.N == 1
	}
}

// start passes a configuration and a depth to the desk.
func (s *Scene) start(config puzzle.Config, depth int) {
	if s.options.GoalOnly {
		s.Stage.Pop()
	} else {
		s.Stage.Home()
	}
	s.desk.Chosen(config, depth)
}

func (s *Scene) enter() {
	if s.options.GoalOnly {
		s.Stage.Pop()
	}
	s.desk.Enter()
}

// depth returns the chosen number of moves, 0 for any.
func (s *Scene) depth() int {
	if !s.hasLevel() {
		return 0
	}
	s.level.update(s.Stage.Lang, s.choice.config())
	return s.level.depth()
}

// hasLevel reports whether the player can choose the depth.
func (s *Scene) hasLevel() bool { return !s.options.GoalOnly && hasLevels(s.choice.size) }

// Adjust sets one of the numbers. A missing number or a difficulty is then chosen, too.
func (s *Scene) Adjust(id ui.ID, at float32) {
	n, size := int(at+0.5), s.choice.size
	switch id {
	case widthID:
		s.choice.resize(puzzle.Size{W: n, H: size.H})
	case heightID:
		s.choice.resize(puzzle.Size{W: size.W, H: n})
	case numberID:
		s.choice.way, s.choice.number = missingChosen, n
	case depthID, rampID:
		s.level.choose(n)
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
			s.start(s.choice.config(), s.depth())
			return true
		}
	case keys.Paste:
		s.Stage.Paste()
		return true
	}
	return false
}

// Pad starts the game with the button Start.
func (s *Scene) Pad(b stage.PadPress) bool {
	if b.Button == game.PadStart && !b.Repeat {
		s.start(s.choice.config(), s.depth())
		return true
	}
	return false
}

// Reply takes the clipboard's text if a goal is chosen.
func (s *Scene) Reply(r game.Reply) bool {
	if !s.options.GoalOnly || r.Kind != game.Pasted {
		return false
	}
	s.Stage.Pop()
	s.desk.Paste(r.Text)
	return true
}

// Paint draws the picture of the chosen goal, the card of a kind, or the button for an option.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == todayID:
		s.today.paint(l, f, c, &s.cards)
	case c.ID == pictureID:
		s.drawGoal(l, f, s.heroPlace(f, c.Rect))
	case c.ID == rampID:
		s.level.paintRamp(l, f, c)
	case c.ID.Name == kindGroup:
		s.cards.paint(l, f, c, func(r render.Rect) { s.pictures.cards[c.ID.N].Draw(l, f.Fonts, r, f.Scale) })
	case c.ID.Name == mineGroup:
		s.mine.paint(l, f, c)
	case c.ID == missingID || c.ID == difficultyID:
		s.paintOption(l, f, c)
	}
}
