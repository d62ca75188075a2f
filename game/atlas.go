package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// atlas is the scene of whole state spaces: how many boards lie how many moves from their goal, the hardest
// of them, and what is known of all sizes.
type atlas struct {
	page
	tab   int
	tabs  []string
	older [atlasTabs]float32 // how far each tab was scrolled
	stood bool               // in a tick before this one

	own    puzzle.Game // the one being played
	what   charted
	config puzzle.Config
	goal   puzzle.Goal
	survey survey
	stand  standing
	catch  catch
	depth  int  // chosen on the chart
	log    bool // the chart's scale is logarithmic

	place   atlasPlace
	chartOf depthChart
	words   atlasWords
	picture goalPicture
	cards   hardCards
	table   sizeTable
	walks   walkPage
	repeat  time.Duration // when the step button held down acts again
}

// The tabs.
const (
	boardTab = iota
	sizesTab
	walksTab
	atlasTabs
)

var (
	atlasID = ui.ID{Name: "atlas"}
	pickID  = ui.ID{Name: "pick"}
	depthID = ui.ID{Name: "depth"}
	playID  = ui.ID{Name: "play"}
	logID   = ui.ID{Name: "log"}
	chartID = ui.ID{Name: "chart"}
)

// Names of the rows of cards; their numbers are indices.
const (
	hardGroup = "hard"
	sizesRow  = "sizes"
)

func newAtlas(a *App) *atlas {
	t := a.lang.T
	s := &atlas{page: page{app: a, covers: true}, own: a.log.Current().Game(),
		tabs: []string{t("atlas.tab_board"), t("atlas.tab_sizes"), t("atlas.tab_walks")}}
	s.table.read(a)
	s.chart(chartedOf(s.own))
	return s
}

// chart turns to another board or goal and begins to count its space.
func (s *atlas) chart(what charted) {
	if what == s.what {
		return
	}
	s.what = what
	s.config, s.goal = what.config(s.own)
	s.survey.begin(s.goal.Board())
	s.catch, s.stand = catch{}, standing{}
	if s.goal.Board() == s.own.Goal.Board() {
		s.stand.boards = [2]puzzle.Board{s.own.Scramble, s.app.log.Current().Board()}
	}
	s.depth = -1
	s.cards.forget()
	s.words.forget()
	s.older[boardTab] = 0
	if s.tab == boardTab {
		s.scroll.Offset = 0
	}
}

func (s *atlas) first() ui.ID {
	switch {
	case s.tab != boardTab:
		return ui.ID{Name: tabGroup, N: s.tab}
	case s.survey.done():
		return depthID
	}
	return pickID
}

// tick counts on, a little at a time, while the scene is the one seen.
func (s *atlas) tick() {
	a := s.app
	if a.top() != scene(s) {
		return
	}
	if !s.stood { // the tick that makes the scene has enough to do
		s.stood, a.out.Animating = true, true
		return
	}
	s.stepHeld()
	switch {
	case !s.survey.done() && s.survey.err == nil:
		s.survey.step(a)
		if s.survey.done() {
			s.counted()
		}
	case s.catch.depth > 0:
		s.look()
	case s.survey.done() && !s.stand.boards[0].IsZero() && !s.stand.found():
		s.stand.step(&s.survey, a)
	default:
		return
	}
	a.out.Animating = true
}

// counted takes over a space that has just been counted.
func (s *atlas) counted() {
	s.depth = s.survey.peak()
	if s.focus == pickID {
		s.focus = depthID
	}
	s.app.say(s.app.lang.T("atlas.said_counted", "n", s.app.lang.Number(s.survey.total()), "most", s.survey.radius()))
}

// look goes on looking for the board to deal.
func (s *atlas) look() {
	b, done, err := s.catch.step(s.app)
	switch {
	case err != nil:
		s.catch = catch{}
		s.app.message(s.app.lang.T("atlas.no_memory"))
	case done:
		s.deal(b, s.catch.depth)
	}
}

// deal plays a board of the goal shown that needs so many moves.
func (s *atlas) deal(b puzzle.Board, depth int) {
	a := s.app
	s.catch = catch{}
	a.home()
	a.start(puzzle.Game{Config: s.config, Goal: s.goal, Scramble: b}, session.Options{Depth: depth})
}

func (s *atlas) act(id ui.ID) {
	switch {
	case id.Name == tabGroup:
		s.show(id.N)
	case id == pickID:
		s.app.push(newAtlasPick(s))
	case id == playID:
		s.catch = catch{goal: s.goal.Board(), depth: s.depth, space: s.survey.space}
	case id == logID:
		s.log = !s.log
	case id.Name == depthID.Name && id != depthID:
		s.choose(s.depth + id.N)
	case id.Name == hardGroup:
		s.deal(s.survey.hardest[id.N], s.survey.radius())
	case id.Name == sizesRow:
		s.show(boardTab)
		s.chart(charted{size: s.table.rows[id.N].size})
	}
}

// choose takes a depth of the chart.
func (s *atlas) choose(depth int) {
	depth = max(0, min(depth, s.survey.radius()))
	if depth == s.depth || !s.survey.done() {
		return
	}
	s.depth, s.catch = depth, catch{}
	s.freshen()
	s.app.say(s.words.depth + ", " + s.words.share)
}

// adjust takes the depth from the chart. The chart reads from left to right in every language; the slider's
// values then run the other way.
func (s *atlas) adjust(id ui.ID, at float32) {
	if id != depthID {
		return
	}
	depth := int(at + 0.5)
	if s.app.frame.RTL {
		depth = s.survey.radius() - depth
	}
	s.choose(depth)
}

// show turns to another tab; each keeps its place.
func (s *atlas) show(tab int) {
	s.older[s.tab] = s.scroll.Offset
	s.tab = tab
	s.focus = ui.ID{Name: tabGroup, N: tab}
	s.scroll.Offset, s.scroll.Speed = s.older[tab], 0
}

func (s *atlas) key(e KeyEvent) bool {
	if !e.Down {
		return false
	}
	switch {
	case s.focus.Name == tabGroup && (e.Key == "ArrowLeft" || e.Key == "ArrowRight"):
		return s.turn((e.Key == "ArrowRight") != s.app.frame.RTL)
	case s.focus == depthID && e.Key == "Home":
		s.choose(0)
	case s.focus == depthID && e.Key == "End":
		s.choose(s.survey.radius())
	default:
		return false
	}
	return true
}

// turn goes one tab on or back; false at the ends, from where the focus goes on to what lies there.
func (s *atlas) turn(on bool) bool {
	tab := s.tab - 1
	if on {
		tab = s.tab + 1
	}
	if tab < 0 || tab >= atlasTabs {
		return false
	}
	s.show(tab)
	return true
}

func (s *atlas) pad(p padPress) bool {
	switch {
	case p.button == PadL1 || p.button == PadR1:
		s.turn(p.button == PadR1)
	case s.focus.Name == tabGroup && (p.button == PadLeft || p.button == PadRight):
		return s.turn((p.button == PadRight) != s.app.frame.RTL)
	default:
		return false
	}
	return true
}

// stepHeld lets a button beside the depth that is held down go on stepping.
func (s *atlas) stepHeld() {
	for _, g := range s.app.fingers {
		if g.hold != holdControl || g.far || g.control.Name != depthID.Name {
			continue
		}
		switch held := s.app.in.Now - g.since; {
		case held < stepFirst:
			s.repeat = g.since + stepFirst
		case s.app.in.Now >= s.repeat:
			s.repeat = s.app.in.Now + stepNext
			s.choose(s.depth + g.control.N)
		}
	}
}

func (s *atlas) layout(f *ui.Frame) {
	s.freshen()
	area, column := s.tabBar(f)
	switch s.tab {
	case boardTab:
		s.layoutBoard(f, area, column)
	case sizesTab:
		col := s.open(f, area, column)
		s.table.layout(s.app, f, col)
		s.end(f, col)
	case walksTab:
		col := s.open(f, area, column)
		s.walks.layout(s.app, f, col)
		s.end(f, col)
	}
}

func (s *atlas) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == pickID:
		s.paintPick(l, f, c)
	case c.ID == chartID:
		s.chartOf.paint(l, f, noDepth)
	case c.ID == depthID:
		s.chartOf.paint(l, f, s.depth)
		s.chartOf.paintChosen(l, f, c, s.depth)
	case c.ID == progressID:
		paintProgress(l, f, c)
	case c.ID.Name == figureGroup:
		paintFigure(l, f, c)
	case c.ID.Name == hardGroup:
		s.cards.paint(l, f, c)
	case c.ID.Name == sizesRow:
		s.table.paint(l, f, c)
	case c.ID.Name == walkGroup:
		s.walks.paint(l, f, c)
	}
}
