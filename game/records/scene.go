package records

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
)

// Scene is the first page of the records: a card for each configuration that was played.
type Scene struct {
	example boardview.GoalPicture // of the page without records

	stage.Page
	desk   Desk
	budget *work.Budget
	chosen func(g *history.Group) // what a card does; nil: it opens the page of its configuration

	order   order
	find    string // what the names must contain
	found   string // the button that asks for it
	cards   []card
	all     int // the number of cards without find
	changes int // of the history, when the cards were made
	day     int
	options [3]string // of the order
	plan    bigCard
	timed   bool        // the cards of the grid show their latest times
	lines   []grownLine // buffer

	undo     undo
	stale    bool
	settling bool
}

// order is the order of the cards.
type order int

const (
	lastOrder  order = iota // played last
	gamesOrder              // most games
	nameOrder
)

// card is a configuration that was played.
type card struct {
	group    *history.Group
	name     string
	value    string // all figures, for screen readers
	note     string // its games
	figures  [cardFigures]cardFigure
	picture  goalPicture
	config   puzzle.Config
	readable bool      // the configuration could be read
	playable bool      // another game can be dealt
	times    []float32 // the latest ones, as parts of the slowest
	bestTime int       // the index of the best of all, -1 if it is not among them
}

// cardFigures is the number of figures on a card.
const cardFigures = 2

// cardFigure is a number on a card, "" if there is none, and what it is.
type cardFigure struct{ shown, label string }

// The controls of the first page.
const (
	cardGroup  = "card"
	orderGroup = "order"
)

var (
	findID    = ui.ID{Name: "find"}
	exampleID = ui.ID{Name: "example"}
	playID    = ui.ID{Name: "play"}
)

// New returns the records. The budget gives the time for searches.
func New(s *stage.Stage, b *work.Budget, desk Desk) *Scene {
	return &Scene{Page: stage.NewPage(s), desk: desk, budget: b, stale: true, undo: undo{desk: desk, stage: s, id: history.None}}
}

// First returns the first card, or the button that plays.
func (s *Scene) First() ui.ID {
	if len(s.cards) > 0 {
		return ui.ID{Name: cardGroup}
	}
	if s.find != "" {
		return findID
	}
	return playID
}

// Hear makes all texts anew in another language.
func (s *Scene) Hear(n stage.News) { s.stale = s.stale || n == stage.Reworded }

// workATick is the number of rows of the history that a tick looks at: some 7 ms in a browser.
const workATick = 4000

// Tick brings the statistics up to date.
func (s *Scene) Tick() {
	if !s.Stage.Shows(s) {
		return
	}
	s.settling = s.desk.History().Work(workATick) || s.desk.Loading()
	if s.settling {
		s.Stage.Animate()
	}
}

// update makes the cards anew if the history, the day or the order has changed. While records are read, that is only
// now and then.
func (s *Scene) update() {
	h := s.desk.History()
	day := s.Stage.In.Date.YearDay()
	if !s.stale && (h.Changes() == s.changes && day == s.day || s.settling && h.Changes() < 2*s.changes+1000) {
		return
	}
	s.stale, s.changes, s.day = false, h.Changes(), day
	old := make(map[*history.Group]*goalPicture, len(s.cards))
	for i := range s.cards {
		old[s.cards[i].group] = &s.cards[i].picture
	}
	groups := h.Groups()
	s.all = len(groups)
	cards := make([]card, 0, len(groups))
	for _, g := range groups {
		c := s.card(h, g)
		if !strings.Contains(folded(c.name), folded(s.find)) {
			continue
		}
		if p := old[g]; p != nil {
			c.picture = *p
		}
		if len(groups) <= gridMost {
			c.fillTimes(h)
		}
		cards = append(cards, c)
	}
	switch s.order {
	case gamesOrder:
		slices.SortStableFunc(cards, func(a, b card) int { return cmp.Compare(b.group.Games(), a.group.Games()) })
	case nameOrder:
		slices.SortStableFunc(cards, func(a, b card) int {
			return cmp.Or(cmp.Compare(a.config.Size.Cells(), b.config.Size.Cells()), cmp.Compare(a.name, b.name))
		})
	}
	s.cards = cards
	s.found = s.Stage.Lang.T("records.find")
	if s.find != "" {
		s.found = s.Stage.Lang.T("records.finds", "text", s.find)
	}
}

// card returns the card of a group.
func (s *Scene) card(h *history.History, g *history.Group) card {
	lang := s.Stage.Lang
	c := card{group: g, name: groupName(lang, g), note: gamesText(lang, g, g.Games())}
	text, _ := g.Config()
	config, err := puzzle.ParseConfig(text)
	c.config, c.readable = config, err == nil
	if r, ok := g.Run(); ok {
		c.config, c.readable = r.Config(r.Largest()), true
	}
	_, c.playable = goalOf(g)
	c.picture.choose(g)
	c.value = lang.T("records.joined", "a", c.note, "b", dayText(lang, time.Unix(g.Last(h), 0), s.Stage.In.Date))
	t := g.Tally(session.NoInput)
	if t == nil {
		return c
	}
	if t.Solved() == 0 {
		c.note = lang.T("records.dotted", "a", c.note, "b", lang.T("records.failed"))
		c.value = lang.T("records.joined", "a", c.value, "b", lang.T("records.failed"))
	}
	tell := func(i int, ok bool, key, value string) {
		if !ok {
			return
		}
		c.figures[i] = cardFigure{value, lang.T(key)}
		c.value = lang.T("records.joined", "a", c.value, "b", lang.T("records.named", "name", c.figures[i].label, "value", value))
	}
	if untimed(g) {
		tell(0, t.Excess.OK, "records.card_excess", lang.T("records.plus", "n", lang.Count(int(t.Excess.Value))))
		return c
	}
	tell(0, t.Time.OK, "records.card_time", clockText(lang, secondsOf(t.Time.Value)))
	tell(1, t.Moves.OK, "records.card_moves", lang.Count(int(t.Moves.Value)))
	if t.Avg[0].Full {
		now := lang.T("records.named", "name", lang.T("records.card_ao5"), "value", averageText(lang, &t.Avg[0]))
		c.value = lang.T("records.joined", "a", c.value, "b", now)
	}
	return c
}

// Act opens a card, sorts, finds, or plays.
func (s *Scene) Act(id ui.ID) {
	switch {
	case s.undo.act(id):
	case id.Name == cardGroup:
		s.open(s.cards[id.N].group)
	case id.Name == orderGroup:
		s.order, s.stale = order(id.N), true
	case id == findID && s.find != "":
		s.find, s.stale = "", true
	case id == findID:
		s.desk.Find(s.known, s.look)
	case id == playID:
		s.desk.Leave()
	case id == againID:
		s.again(s.cards[0].group)
	}
}

// open does what the card of a group does. A group of a single game has no page of its own: that of the game says it all.
func (s *Scene) open(g *history.Group) {
	if s.chosen != nil {
		s.Stage.Pop()
		s.chosen(g)
	} else if id, ok := g.Only(s.desk.History()); ok {
		p := s.page(id, &s.undo)
		if solve, ok := p.(*solvePage); ok {
			solve.only = true
		}
		s.Stage.Push(p)
	} else {
		s.Stage.Push(newGroupPage(s, g))
	}
}

// again leaves the records and deals another game of a group, if there can be one.
func (s *Scene) again(g *history.Group) {
	if r, ok := g.Run(); ok {
		s.desk.PlayRun(r, false)
	} else if c, ok := goalOf(g); ok {
		s.desk.PlayConfig(c, session.Options{Depth: g.Depth(), Mode: modeOf(g)})
	}
}

// goalOf returns the configuration of a group, or that of the largest board of its runs; ok is false if no game of it can be dealt.
func goalOf(g *history.Group) (c puzzle.Config, ok bool) {
	if r, ok := g.Run(); ok {
		return r.Config(r.Largest()), true
	}
	text, _ := g.Config()
	c, err := puzzle.ParseConfig(text)
	return c, err == nil && c.Size.Playable()
}

// Known is a puzzle that the player has games of.
type Known struct {
	Name, Note string
	Config     puzzle.Config
}

// mostKnown is how many puzzles are offered to a player who looks for one: as many as a large screen has room for.
const mostKnown = 6

// known returns the first puzzles on the page whose names have a text, in the language of the stage.
func (s *Scene) known(text string) (list []Known) {
	for i := range s.cards {
		if len(list) == mostKnown {
			break
		}
		c := s.card(s.desk.History(), s.cards[i].group)
		if c.readable && strings.Contains(folded(c.name), folded(text)) {
			list = append(list, Known{c.name, s.noteOf(&c), c.config})
		}
	}
	return list
}

// noteOf returns what a puzzle that is offered tells: its games, and its best time.
func (s *Scene) noteOf(c *card) string {
	best := c.figures[0]
	if best.shown == "" || untimed(c.group) {
		return c.note
	}
	return s.Stage.Lang.T("records.dotted", "a", c.note, "b", s.Stage.Lang.T("records.named", "name", best.label, "value", best.shown))
}

// look opens the puzzle with a name, or shows those whose names have a text.
func (s *Scene) look(text string) {
	for i := range s.cards {
		if s.cards[i].name == text {
			s.open(s.cards[i].group)
			return
		}
	}
	s.find, s.stale = text, true
}

// Key finds with a letter key, as the shortcut of other programs does.
func (s *Scene) Key(e game.KeyEvent) bool {
	if e.Down && !e.Repeat && e.Sign() == "F" && e.Mods&game.Ctrl != 0 {
		s.Act(findID)
		return true
	}
	return false
}
