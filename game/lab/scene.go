// Package lab is the laboratory: a scene that shows any board and any goal and tells whether the one can be brought to
// the other, why, and how.
//
// What it works on, the question with its board on the screen, is the [bench]. Each tab is a panel of its own: the
// setup, the reasons, the parities, the solution.
package lab

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// Playing returns the game being played, never nil.
	Playing() *session.Session
	// Play plays a question as a game.
	Play(g puzzle.Game)
	// ChooseGoal shows the choice of a goal.
	ChooseGoal(o GoalChoice)
	// Enter shows the text entry. judge says what a text would make of the question; open takes it over.
	Enter(title string, judge func(text string) links.Verdict, open func(text string))
}

// GoalChoice says what the choice of a goal begins with and what becomes of it. All of its fields are set.
type GoalChoice struct {
	Game   puzzle.Game           // chosen at first
	Chosen func(c puzzle.Config) // takes the goal, once the choice has left
	Enter  func()                // leads from the choice to the text entry
	Paste  func(text string)     // takes a text instead, once the choice has left
}

// Scene is the laboratory.
type Scene struct {
	stage.Page
	keys   *keys.Map
	budget *work.Budget
	desk   Desk

	bench    bench
	tabs     ui.Tabs
	setup    setup
	why      why
	parity   parity
	solution solution
	grip     grip
	hovered  render.Point // where the mouse was last
}

// The tabs.
const (
	setupTab = iota
	whyTab
	parityTab
	solveTab
	tabCount
)

// Names in the IDs of groups of radios.
const (
	tabGroup = "labtab"
	tapGroup = "labtap" // what a tap does on the parity tab
)

// New returns a laboratory that shows a question.
func New(s *stage.Stage, k *keys.Map, b *work.Budget, desk Desk, it puzzle.Lab) *Scene {
	t := s.Lang.T
	l := &Scene{Page: stage.NewPage(s), keys: k, budget: b, desk: desk}
	l.Focus = boardview.GridID
	l.tabs = ui.Tabs{Group: tabGroup, Names: []string{t("lab.tab_setup"), t("lab.tab_why"), t("lab.tab_parity"), t("lab.tab_solve")}}
	l.parity.taps = []string{t("lab.tap_slide"), t("lab.tap_swap")}
	l.bench = bench{Stage: s, shown: l.shown, turned: l.turned}
	l.bench.set(it)
	return l
}

// Question returns what the laboratory begins with: a goal, and its board with the two largest tiles swapped.
func Question(g puzzle.Goal) puzzle.Lab {
	c1, c2 := twoLargest(g.Board())
	return puzzle.Lab{Start: g.Board().Swap(c1, c2), Goal: g}
}

// Verdict says whether the board can be brought to the goal.
func (l *Scene) Verdict() string { return l.bench.facts.verdict }

// First is the board; once there is a solution, the button that plays it, which follows the one that searched.
func (l *Scene) First() ui.ID {
	if _, ok := l.nextMove(); ok {
		return runID
	}
	return boardview.GridID
}

// nextMove returns the next move of the solution while its tab is shown.
func (l *Scene) nextMove() (m puzzle.Move, ok bool) {
	if l.tabs.At != solveTab {
		return m, false
	}
	return l.solution.nextMove()
}

// Tick searches, plays the solution, and shows what the mouse points at.
func (l *Scene) Tick() {
	if !l.Shows(l) {
		return
	}
	l.hover()
	l.solution.tick(&l.bench, l.budget)
	if l.bench.moves() || l.grip.finger != nil {
		l.Animate()
	}
}

// Back puts a lifted tile down, or leaves.
func (l *Scene) Back() {
	if l.grip.lifted.On {
		l.grip.lifted = render.Mark{}
		return
	}
	l.Pop()
}

// Act does what a cell, a tab or a button is there for.
func (l *Scene) Act(id ui.ID) {
	switch id.Name {
	case boardview.CellGroup:
		l.tap(id.N)
		return
	case tabGroup:
		l.showTab(id.N)
		return
	case tapGroup:
		l.parity.lifts, l.grip.lifted = id.N != 0, render.Mark{}
		return
	}
	if !l.setup.act(&l.bench, l.budget, id) && !l.actDesk(id) {
		l.solution.act(&l.bench, l.budget, id)
	}
}

// Adjust goes to a place of the solution.
func (l *Scene) Adjust(id ui.ID, at float32) {
	if id == scrubID {
		l.solution.adjust(&l.bench, at)
	}
}

// showTab turns to a tab.
func (l *Scene) showTab(tab int) {
	if tab != l.tabs.At {
		l.tabs.Show(tab, &l.Scroll)
		l.tabTurned()
	}
}

// turnTab turns to the next tab, or the one before it. The focus stays where it is.
func (l *Scene) turnTab(back bool) {
	l.tabs.Turn(back, &l.Scroll)
	l.tabTurned()
}

// tabTurned ends what was begun on the tab before.
func (l *Scene) tabTurned() {
	l.grip.lifted, l.why.tile = render.Mark{}, render.Mark{}
	l.solution.playing = false
	l.Say(l.tabs.Names[l.tabs.At])
}

// shown hears that the bench shows another question, or a step of the solution.
func (l *Scene) shown() {
	l.grip.release()
	l.why.forget()
}

// turned hears that another question took the place of the old one. Who has asked for a solution gets the one of a new
// board as well.
func (l *Scene) turned(old puzzle.Lab) {
	again := l.solution.asked && l.tabs.At == solveTab && old.Goal == l.bench.goal
	l.solution = solution{}
	if again {
		l.solution.begin(&l.bench, l.budget)
	}
}
