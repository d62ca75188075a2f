// Package atlas is the scene of state spaces: the number of boards at each distance from the goal, the hardest boards,
// what is known of all sizes, and how well random walks and the shuffle mix a board.
//
// All lengths are device pixels unless a name says dip.
package atlas

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// Desk is what the atlas needs from the rest of the program.
type Desk interface {
	// Playing returns the game being played, never nil.
	Playing() *session.Session
	// Start starts a game.
	Start(g puzzle.Game, o session.Options)
}

// Scene is the atlas. It has three tabs: the state space of one board, all sizes, and ways to shuffle.
type Scene struct {
	stage.Page
	desk   Desk
	budget *work.Budget

	tabs       ui.Tabs
	tabsScroll bool // the tabs need more than one row, so they scroll with the rest
	shown      bool // the scene has been on top in a tick before this one

	board boardPage
	sizes sizePage
	walks walkPage
}

// The tabs.
const (
	boardTab = iota
	sizesTab
	walksTab
	tabCount
)

// tabGroup is the name in the IDs of the tabs; their numbers are the tabs.
const tabGroup = "tab"

// New returns the atlas. It shows the state space of the game being played if the program can count it, else that of 3x3.
// The budget gives the time for counting.
func New(s *stage.Stage, b *work.Budget, desk Desk) *Scene {
	a := &Scene{Page: stage.NewPage(s), desk: desk, budget: b}
	a.tabs.Group = tabGroup
	a.walks.mix.mixer = newMixer(s)
	a.board = boardPage{Stage: s, desk: desk, study: study{playing: desk.Playing().Game(), known: space.Known()}}
	a.reword()
	a.chart(firstCharted(a.board.playing))
	return a
}

// reword makes the words in the language of the stage.
func (s *Scene) reword() {
	l := s.Stage.Lang
	s.tabs.Names = []string{l.T("atlas.tab_board"), l.T("atlas.tab_sizes"), l.T("atlas.tab_walks")}
	s.sizes = newSizePage(l, s.board.known)
	s.walks.reword(l, s.board.known)
	s.board.reword()
}

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.reword()
	}
}

// chart turns to another board or goal, whose state space is then counted.
func (s *Scene) chart(c charted) {
	if c == s.board.charted {
		return
	}
	s.board.chartAnew(c)
	s.tabs.Reset(boardTab, &s.Scroll)
}

// First returns the control that has the focus at first.
func (s *Scene) First() ui.ID {
	switch {
	case s.tabs.At != boardTab:
		return s.tabs.ID()
	case s.board.survey.done():
		return depthID
	}
	return goalID
}

// Tick continues the counting and the searches while the scene is on top.
func (s *Scene) Tick() {
	if !s.Stage.Shows(s) {
		return
	}
	if !s.shown { // the tick in which the scene appears has enough to do
		s.shown = true
		s.Stage.Animate()
		return
	}
	s.Stage.Repeat(isStep, s.step)
	if s.advance() {
		s.Stage.Animate()
	}
}

// advance continues the counting or a search for a tick and reports whether there was anything to do.
func (s *Scene) advance() (busy bool) {
	b := &s.board
	switch {
	case s.tabs.At == walksTab && s.walks.mix.advance(s.budget):
	case b.survey.counting():
		b.survey.step(s.budget)
		if b.survey.done() {
			s.counted()
		}
	case b.finder.Depth > 0:
		s.find()
	case b.survey.done() && b.standing.missing():
		b.standing.step(&b.survey, s.budget)
	default:
		return false
	}
	return true
}

// counted is called when the counting has ended.
func (s *Scene) counted() {
	b := &s.board
	b.depth = b.survey.peak()
	if s.Focus == goalID {
		s.Focus = depthID
	}
	s.Stage.Say(s.Stage.Lang.T("atlas.said_counted", "n", s.Stage.Lang.Number(b.survey.total()), "most", b.survey.radius()))
}

// find continues the search for a board to play.
func (s *Scene) find() {
	b := &s.board
	found, done, err := b.finder.Step(s.budget)
	switch {
	case err != nil:
		b.finder = work.Finder{}
		s.Stage.Message(s.Stage.Lang.T("atlas.no_memory"))
	case done:
		s.play(found, b.finder.Depth)
	}
}

// play starts a game with a scramble at a depth.
func (s *Scene) play(scramble puzzle.Board, depth int) {
	b := &s.board
	b.finder = work.Finder{}
	s.Stage.Home()
	s.desk.Start(puzzle.Game{Config: b.config, Goal: b.goal, Scramble: scramble}, session.Options{Depth: depth})
}

// Act handles a press on a control.
func (s *Scene) Act(id ui.ID) {
	b := &s.board
	switch {
	case s.tabs.Has(id):
		s.ShowTab(&s.tabs, id.N)
	case id == goalID:
		s.Stage.Push(newPicker(s))
	case id == playID:
		b.finder = work.Finder{Goal: b.goal.Board(), Depth: b.depth, Space: b.survey.space}
	case id == mixID:
		s.walks.mix.shuffle()
	case id == mixBackID:
		s.walks.mix.reset()
	case id == logID:
		b.chart.log = !b.chart.log
	case isStep(id):
		s.step(id)
	case id.Name == hardGroup:
		s.play(b.survey.hardest[id.N], b.survey.radius())
	case id.Name == sizesGroup:
		s.ShowTab(&s.tabs, boardTab)
		s.chart(charted{size: s.sizes.cards[id.N].size})
	}
}

// step handles a press on one of the two buttons beside the depth.
func (s *Scene) step(id ui.ID) { s.board.choose(s.board.depth + id.N) }

// Adjust takes the depth from the slider. The chart runs from left to right in every language, and so does its slider:
// in a right-to-left layout the slider's values run the other way.
func (s *Scene) Adjust(id ui.ID, at float32) {
	if id != depthID {
		return
	}
	depth := int(at + 0.5)
	if s.Stage.Lang.RTL() {
		depth = s.board.survey.radius() - depth
	}
	s.board.choose(depth)
}

// Key turns to another tab with the arrow keys, and goes to the ends of the chart with Home and End.
func (s *Scene) Key(e game.KeyEvent) bool {
	if !e.Down {
		return false
	}
	switch {
	case s.TabKey(&s.tabs, e):
	case s.Focus == depthID && e.Key == "Home":
		s.board.choose(0)
	case s.Focus == depthID && e.Key == "End":
		s.board.choose(s.board.survey.radius())
	default:
		return false
	}
	return true
}

// Pad turns to another tab.
func (s *Scene) Pad(p stage.PadPress) bool { return s.TabPad(&s.tabs, p) }

// Paint draws the inside of a card or of a custom control.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case sizesGroup:
		s.sizes.paint(l, f, c)
	case mixBoardID.Name, mixChartID.Name:
		s.walks.mix.paint(l, f, c)
	case walkGroup, pairsGroup:
		s.walks.paint(l, f, c)
	default:
		s.board.paint(l, f, c)
	}
}
