// Package others is the scene of the ways to play that have rules of their own. Its second scene is practice.
package others

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// Desk is what the scenes ask of the rest of the game.
type Desk interface {
	// Board returns the configuration to be played; ChooseBoard lets the player choose another one.
	Board() puzzle.Config
	ChooseBoard()
	// PlayMode leaves the scenes and deals a game with a mode.
	PlayMode(m session.Mode)
	// Practise leaves the scenes and deals a game in which only a part is left.
	Practise(p puzzle.Part)
	// PractiseEnd leaves the scenes and begins the end of the player's last game; HasEnd reports whether there is one.
	PractiseEnd()
	HasEnd() bool
	// PlayDepth leaves the scenes and deals a game that needs so many moves.
	PlayDepth(moves int)
	// ShowRuns shows what runs of several boards there are.
	ShowRuns()
	// SaveSettings keeps a change of the settings.
	SaveSettings()
}

// Scene is the list of the ways to play.
type Scene struct{ page }

// The controls of the scenes.
var (
	boardID = ui.ID{Name: "board"}
	studyID = ui.ID{Name: "studyclock"}
	depthID = ui.ID{Name: "moves"}
	startID = ui.ID{Name: "start"}
)

// cardGroup is the name in the IDs of the cards; their numbers are indices.
const cardGroup = "way"

// The cards of the scene.
const (
	fewestCard = iota
	blindCard
	practiceCard
	runsCard
)

// RunsID is the card that leads to the relays.
var RunsID = ui.ID{Name: cardGroup, N: runsCard}

// New returns the scene.
func New(s *stage.Stage, desk Desk) *Scene {
	return &Scene{page: newPage(s, desk, []card{
		{name: "others.fewest", line: "others.fewest_line", picture: picture{part: noPart}},
		{name: "others.blind", line: "others.blind_line", picture: picture{part: noPart, covered: true},
			toggle: &toggle{id: studyID, label: "others.study_clock", on: func(p *page) bool { return p.Stage.Set.StudyClock }}},
		{name: "others.practice", line: "others.practice_line", picture: picture{part: puzzle.LastRows}},
		{name: "runs.menu", line: "others.runs_line", picture: picture{part: noPart, legs: true}},
	})}
}

// Act plays a game, or opens practice or the relays.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id == boardID:
		s.desk.ChooseBoard()
	case id == studyID:
		set := s.Stage.Set
		set.StudyClock = !set.StudyClock
		s.config = puzzle.Config{} // for the card to tell of it
		s.desk.SaveSettings()
	case id.Name != cardGroup:
	case id.N == fewestCard:
		s.desk.PlayMode(session.FewestMoves)
	case id.N == blindCard:
		s.desk.PlayMode(session.Blind)
	case id.N == practiceCard:
		s.Stage.Push(NewPractice(s.Stage, s.desk))
	case id == RunsID:
		s.desk.ShowRuns()
	}
}

// Layout adds the board and the cards.
func (s *Scene) Layout(f *ui.Frame) {
	col, height := s.begin(f, "others.title", false)
	if !f.Low() && f.TextSize < ui.LargeText { // otherwise the fold would cut the switch
		height -= f.Column(render.Rect{W: col.Area.W}).Measure(func(col *ui.Column) { s.foot(col) })
	}
	s.cardsOf(f, col, height)
	s.foot(col)
	s.Scroll.End(f)
}

// Practice is the list of the parts of a solve that can be practised by themselves.
type Practice struct {
	page
	moves    int // the depth chosen, 0: none yet
	most     int // the largest of the configuration
	mostOf   puzzle.Config
	caption  ui.Caption
	hasDepth bool
}

// parts are the parts that cards deal, in their order; the last card is the end of the last game.
var parts = [...]puzzle.Part{puzzle.LastRows, puzzle.LastThree, 1}

// NewPractice returns the scene.
func NewPractice(s *stage.Stage, desk Desk) *Practice {
	return &Practice{page: newPage(s, desk, []card{
		{name: "practice.rows", line: "practice.rows_line", picture: picture{part: puzzle.LastRows}},
		{name: "practice.three", line: "practice.three_line", picture: picture{part: puzzle.LastThree}},
		{name: "practice.line", line: "practice.line_line", picture: picture{part: 2}},
		{name: "practice.end", line: "practice.end_line", picture: picture{part: puzzle.LastThree, last: true}, off: !desk.HasEnd()},
	})}
}

// Act deals a board.
func (s *Practice) Act(id ui.ID) {
	switch {
	case id == boardID:
		s.desk.ChooseBoard()
	case id == startID:
		s.desk.PlayDepth(s.depth())
	case id.Name == cardGroup && id.N < len(parts):
		s.desk.Practise(parts[id.N])
	case id.Name == cardGroup:
		s.desk.PractiseEnd()
	}
}

// Adjust takes the number of moves.
func (s *Practice) Adjust(id ui.ID, at float32) {
	if id == depthID {
		s.moves = max(1, min(int(at+0.5), s.most))
	}
}

// depth returns the number of moves chosen, as far as the configuration has boards of it.
func (s *Practice) depth() int { return min(s.moves, s.most) }

// update finds the largest number of moves of the configuration.
func (s *Practice) update() {
	c := s.desk.Board()
	if s.hasDepth = c.Size.Cells() <= work.KeptCells; !s.hasDepth {
		return
	}
	if s.mostOf != c {
		s.mostOf, s.most = c, space.MaxDepth(c)
	}
	if s.moves == 0 {
		s.moves = s.most / 2
	}
	if n := s.depth(); s.caption.Update(int64(n)) {
		s.caption.Text = s.Stage.Lang.Count(n)
	}
}

// Layout adds the board, the cards and, for small boards, the number of moves.
func (s *Practice) Layout(f *ui.Frame) {
	s.update()
	col, height := s.begin(f, "practice.title", s.hasDepth)
	s.cardsOf(f, col, height-f.Column(render.Rect{W: col.Area.W}).Measure(func(col *ui.Column) { s.foot(col) }))
	s.foot(col)
	s.Scroll.End(f)
}

// foot adds what stands below the cards: how many moves the board needs, and what becomes of the games.
func (s *Practice) foot(col *ui.Column) {
	t := s.Stage.Lang.T
	if s.hasDepth {
		left, right, wide := col.Halves()
		if wide { // below the cards, as wide as these
			left, right = col.Equal(gap)
		}
		left.Stepper(depthID, t("practice.depth"), s.caption.Text, ui.Range{Lo: 1, Hi: float32(s.most), At: float32(s.depth()), Step: 1})
		if !wide {
			right.Y = left.Y
		}
		right.Button(startID, t("practice.depth_start"), ui.Plain)
		col.Y = max(left.Y, right.Y)
	}
	col.Space(4)
	col.Small(t("practice.apart"))
}

// page is what both scenes have in common: the configuration and the cards.
type page struct {
	stage.Page
	desk   Desk
	cards  []card
	shape  shape         // of the cards
	rows   []float32     // buffer of the heights of their rows
	config puzzle.Config // the configuration that board names
	board  string
	goal   boardview.GoalPicture // of it
	bare   bool                  // beside the title its picture has no room
	below  bool                  // it stands in a row of its own below the title
}

func newPage(s *stage.Stage, desk Desk, cards []card) page {
	return page{Page: stage.NewPage(s), desk: desk, cards: cards}
}

// First returns the first card.
func (p *page) First() ui.ID { return ui.ID{Name: cardGroup} }

// Hear makes the words anew when the language changes.
func (p *page) Hear(n stage.News) {
	if n == stage.Reworded {
		p.config = puzzle.Config{}
	}
}

// told returns the sentences of a card. Once the clock runs while a board is studied, nothing says any more that there is time for it.
func (p *page) told(c *card) string {
	all := p.Stage.Lang.T(c.line)
	if c.toggle == nil || !c.toggle.on(p) {
		return all
	}
	if _, rest := stage.FirstSentence(all); rest != "" {
		return rest
	}
	return all
}

// begin adds the head and the configuration, and a little air below them unless the page is full. It returns the column of the page, and
// the height of what is seen of it.
func (p *page) begin(f *ui.Frame, title string, full bool) (col *ui.Column, height float32) {
	if c := p.desk.Board(); c != p.config {
		p.config = c
		p.board = words.SizeAndKind(p.Stage.Lang, c.Size, c.Rule.Kind)
		for i := range p.cards {
			p.cards[i].text, p.cards[i].told = p.Stage.Lang.T(p.cards[i].name), p.told(&p.cards[i])
			p.cards[i].picture.deal(c)
			if t := p.cards[i].toggle; t != nil {
				t.text = p.Stage.Lang.T("records.dotted", "a", p.cards[i].text, "b", p.Stage.Lang.T(t.label))
			}
		}
	}
	p.goal.Set(p.config, f.Theme, p.Stage.Set.Scheme)
	p.goal.View.Plain = true
	area, column, end := p.headOf(f, p.Stage.Lang.T(title))
	chip := ui.Control{ID: boardID, Role: ui.Button, Look: ui.Custom, Label: p.Stage.Lang.T("others.board"), Value: p.board, Rect: end}
	air := float32(0)
	if p.below = end.Empty(); !p.below { // words beside the title or below it, not another card above those below
		f.Add(chip)
		col = p.Scroll.Begin(f, area, column)
		if !f.Low() && !full {
			air = f.Dip(4)
			col.Space(4)
		}
	} else {
		col = p.Scroll.Begin(f, area, column)
		chip.Rect = col.Take(f.Dip(chipHigh))
		f.Add(chip)
		col.Space(chipFoot)
	}
	col.Hang = f.Dip(8)
	return col, p.Scroll.Room() - f.Dip(16) - air
}

// headOf adds the head and returns, besides what is below it, the place of the chip beside the title: with its picture, without it, or in
// smaller letters; empty if none of them has room.
func (p *page) headOf(f *ui.Frame, title string) (area, column, end render.Rect) {
	at := len(f.Controls)
	for _, way := range [...]struct{ size, picture float32 }{{chipText, chipGoal + chipGap}, {chipText, 0}, {chipSmall, 0}} {
		f.Controls = f.Controls[:at]
		p.bare = way.picture == 0
		width := f.Fonts.Width(f.Face(render.Regular, way.size), p.board) + f.Dip(2*chipPad+chipArrow+way.picture)
		if area, column, end = p.HeadWith(f, title, stage.GridWidth, width); !end.Empty() {
			return area, column, end
		}
	}
	p.bare = false
	return area, column, end
}

// The measures in dip of the chip that names the board and leads to others.
const (
	chipPad   = 12
	chipArrow = 20
	chipText  = 16 // the size of its words beside the title
	chipSmall = 14 // the same where they have no room so
	chipSize  = 13 // the same in a row above the cards
	chipGoal  = 28 // the side of the picture of its goal
	chipLarge = 36 // the same in that row
	chipHigh  = 52 // the height of that row
	chipFoot  = 4  // and the space below it
	chipGap   = 8  // between that and its words
)

// paintChip draws the goal of the board, its name and an arrow.
func (p *page) paintChip(l *render.List, f *ui.Frame, k *ui.Control) {
	r := k.Rect
	ui.Shade(l, f, k, r, f.Radius())
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
	chip, face := f.Dip(chipGoal), f.FaceFitting(k.Value, r.W)
	side := f.Dip(chipArrow)
	if p.below { // it begins where the cards do, and less than their names
		chip, face = f.Dip(chipLarge), min(face, f.Face(render.Regular, chipSize))
		r.W = min(r.W, chip+f.Dip(2*chipGap)+f.Fonts.Width(face, k.Value)+1+side+f.Dip(chipPad-4))
	} else {
		r.X += f.Dip(chipPad + chipPad - 4)
		r.W -= f.Dip(chipPad)
	}
	arrow, icon := render.Rect{X: r.X + r.W - f.Dip(chipPad-4) - side, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}, render.Right
	goal := render.Rect{X: r.X, Y: render.Floor(r.Y + (r.H-chip)/2), W: chip, H: chip}
	from := goal.X + goal.W + f.Dip(chipGap)
	if p.bare {
		from = goal.X
	}
	words := render.Rect{X: from, Y: r.Y, W: arrow.X - from, H: r.H}
	if f.RTL {
		arrow, goal, words, icon = f.Within(k.Rect, arrow), f.Within(k.Rect, goal), f.Within(k.Rect, words), render.Left
	}
	if !p.bare {
		p.goal.Draw(l, f.Fonts, goal, f.Scale)
	}
	l.TextIn(f.Fonts, min(face, f.FaceFitting(k.Value, words.W)), k.Value, words, f.Near(), render.Middle, f.Theme.Ink)
	l.Icon(icon, arrow, f.Dip(2), f.Theme.Ink2)
}

// Paint draws a card, or the name of the board.
func (p *page) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	switch {
	case k.ID.Name == cardGroup:
		p.shape.of(k.ID.N).paint(l, f, &p.cards[k.ID.N], k)
	case k.ID == boardID:
		p.paintChip(l, f, k)
	}
}
