// Package daily is the scene of the boards of the days: a month in which each solved day is its ribbon.
package daily

import (
	"strconv"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/days"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// Today returns the day that the player's clock shows.
	Today() days.Day
	// Marks returns the solved days.
	Marks() *saves.Marks
	// PlayDay leaves the scene and begins or goes on with a day's board.
	PlayDay(d days.Day)
}

// Scene is the calendar.
type Scene struct {
	stage.Page
	desk    Desk
	today   days.Day
	first   days.Day // of the month shown
	chosen  days.Day // the day in the card
	month   month
	card    card
	figures []figure // none before anything is solved; the second one counts the month's days
	note    string
	heads   []string // the initials of the days of the week
}

// The controls.
var (
	playID    = ui.ID{Name: "play"}
	earlierID = ui.ID{Name: "earlier"}
	laterID   = ui.ID{Name: "later"}
	cardID    = ui.ID{Name: "card"}
	monthID   = ui.ID{Name: "month"}
)

// The names of groups: days are numbered from 1, heads of columns and figures from 0.
const (
	dayGroup    = "day"
	headGroup   = "head"
	figureGroup = "figure"
)

// New returns the calendar, open at a day.
func New(s *stage.Stage, desk Desk, day days.Day) *Scene {
	c := &Scene{Page: stage.NewPage(s), desk: desk}
	c.today = max(desk.Today(), days.First())
	c.heads = strings.Split(s.Lang.T("daily.initials"), ",")
	c.choose(min(max(day, days.First()), c.today))
	return c
}

// First returns the button that plays.
func (s *Scene) First() ui.ID { return playID }

// choose puts a day into the card, and its month on the page.
func (s *Scene) choose(d days.Day) {
	s.chosen = d
	if first, _ := d.Month(); first != s.first {
		s.first = first
		s.month = newMonth(s)
	}
	s.card = newCard(s)
	s.count()
}

// count makes the figures.
func (s *Scene) count() {
	l, m := s.Stage.Lang, s.desk.Marks()
	row, solved, late := m.Streak(s.today), 0, 0
	for _, d := range s.month.list {
		switch {
		case d.late:
			late++
		case d.solved:
			solved++
		}
	}
	s.note, s.figures = l.T("daily.note"), nil
	if row+solved+late+m.Perfect() == 0 {
		return
	}
	month := figure{value: strconv.Itoa(solved), words: l.T("daily.this_month")}
	if late > 0 {
		month.more = l.T("daily.this_late", "n", late)
	}
	s.figures = []figure{
		{value: strconv.Itoa(row), words: l.N("daily.row", row)},
		month,
		{value: strconv.Itoa(m.Perfect()), words: l.T("daily.all_perfect")},
	}
	for i := range s.figures {
		g := &s.figures[i]
		g.told = strings.TrimSpace(g.value + " " + g.more)
	}
}

// Tick follows the calendar past midnight.
func (s *Scene) Tick() {
	if today := max(s.desk.Today(), days.First()); today != s.today {
		s.today, s.first = today, 0
		s.choose(min(s.chosen, today))
	}
}

// Act plays, turns the page of the month, or chooses a day; a day that is chosen already is played.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id == playID:
		s.desk.PlayDay(s.chosen)
	case id == earlierID:
		s.turn(-1)
	case id == laterID:
		s.turn(1)
	case id.Name == dayGroup:
		if d := s.first + days.Day(id.N-1); d != s.chosen {
			s.choose(d)
			s.Stage.Say(s.card.config) // its date and what was made of it are in the name of its button
		} else {
			s.desk.PlayDay(d)
		}
	}
}

// canTurn reports whether there is a month before or after the one shown.
func (s *Scene) canTurn(by int) bool {
	if by < 0 {
		return s.first > days.First()
	}
	return s.first+days.Day(len(s.month.list)) <= s.today
}

// turn shows the month before or after, with its last day in the card.
func (s *Scene) turn(by int) {
	if !s.canTurn(by) {
		return
	}
	d := s.first - 1
	if by > 0 {
		_, n := (s.first + days.Day(len(s.month.list))).Month()
		d = min(s.today, s.first+days.Day(len(s.month.list)+n-1))
	}
	s.choose(d)
	s.Stage.Say(s.month.title)
}

// Pad turns the page by the shoulders.
func (s *Scene) Pad(b stage.PadPress) bool {
	switch b.Button {
	case game.PadL1:
		s.turn(-1)
	case game.PadR1:
		s.turn(1)
	default:
		return false
	}
	return true
}

// Hear makes all words and marks anew when the scene comes back or the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.heads = strings.Split(s.Stage.Lang.T("daily.initials"), ",")
		s.first = 0
		s.choose(s.chosen)
	}
}

// FullDate returns a day like Sunday 22 November.
func FullDate(l *assets.Lang, d days.Day) string { return l.Date(d.Date(), assets.WeekdayDate) }

// card is the card of the chosen day.
type card struct {
	picture ribbon
	name    string
	config  string
	state   string // what was made of it, or that it waits
	play    string // the label of the button
	honey   bool
}

func newCard(s *Scene) (c card) {
	l, d := s.Stage.Lang, s.chosen
	g := d.Game()
	c.picture = ribbon{goal: g.Goal}
	c.name = FullDate(l, d)
	c.config = words.Deal(l, g, 0)
	if made, ok := s.desk.Marks().Day(d); ok {
		c.state = l.T("daily.made", "moves", l.N("daily.moves", made.Moves), "time", words.Clock(made.Time, 0))
		c.play, c.honey = l.T("daily.again"), made.Perfect
	} else {
		c.state, c.play = l.T("daily.open"), l.T("daily.play")
	}
	return c
}

// Paint draws the card, a day, a head or a figure.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case cardID.Name:
		s.paintCard(l, f, c)
	case dayGroup:
		s.paintDay(l, f, c)
	case headGroup:
		l.TextIn(f.Fonts, c.Face, c.Label, c.Rect, render.Middle, render.Middle, f.Theme.Ink2)
	case figureGroup:
		s.paintFigure(l, f, c)
	}
}
