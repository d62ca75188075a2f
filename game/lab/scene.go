// Package lab is the laboratory: a scene that shows any board and any goal and tells whether the board can be brought to
// the goal, why, and how.
//
// A board and its goal are a question. The [bench] holds the question and shows its board. Each tab has a type of its
// own: the setup, the reasons (why), the parities, the solution. A [hand] does what presses on the board mean, a [gate]
// what the buttons to other scenes do.
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
	// Enter shows the text entry with the title of a key. judge says what the question would become with a text; open opens the
	// text.
	Enter(title string, judge func(text string) links.Verdict, open func(text string))
}

// GoalChoice holds the initial goal of a choice and the functions that take its outcome. All of its fields are set.
type GoalChoice struct {
	Game   puzzle.Game           // the initial choice
	Chosen func(c puzzle.Config) // takes the goal after the choice has closed
	Enter  func()                // shows the text entry instead, after the choice has closed
	Paste  func(text string)     // takes a text instead, after the choice has closed
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
	apart    bool         // the verdict stands above the tabs, not in the bar
	words    render.Rect  // of the verdict in the bar
	name     render.Rect  // of the goal's name below it; empty: there is none
	reasoned bool         // the reason of the verdict stands with it, not in the column
	hung     bool         // the goal's picture stands beside the words of the tab that solves
	air      float32      // the height that the column of a tab leaves free above its pinned button
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
	l := &Scene{Page: stage.NewPage(s), keys: k, budget: b, desk: desk}
	l.Focus = boardview.GridID
	l.tabs.Group = tabGroup
	l.bench = bench{Stage: s, shown: l.shown, turned: l.turned}
	l.bench.set(it)
	l.reword()
	return l
}

// reword makes the words in the language of the stage.
func (l *Scene) reword() {
	t := l.Stage.Lang.T
	l.tabs.Names = []string{t("lab.tab_setup"), t("lab.tab_why"), t("lab.tab_parity"), t("lab.tab_solve")}
	l.parity.taps = []string{t("lab.tap_slide"), t("lab.tap_swap")}
	l.bench.reword()
	l.bench.cause = ""
	l.solution.captions = captions{}
	l.why.answer.Forget()
}

// Hear makes the words anew when the language changes.
func (l *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		l.reword()
	}
}

// Question returns what the laboratory begins with: a goal, and its board with the two largest tiles swapped.
func Question(g puzzle.Goal) puzzle.Lab {
	c1, c2 := twoLargest(g.Board())
	return puzzle.Lab{Start: g.Board().Swap(c1, c2), Goal: g}
}

// Verdict says whether the board can be brought to the goal.
func (l *Scene) Verdict() string { return l.bench.facts.verdict }

// First returns the board or, once there is a solution, the button that plays it, which replaces the search button.
func (l *Scene) First() ui.ID {
	if _, ok := l.nextMove(); ok {
		return runID
	}
	return boardview.GridID
}

// nextMove returns the next move of the solution; ok is false on other tabs and at the end.
func (l *Scene) nextMove() (m puzzle.Move, ok bool) {
	if l.tabs.At != solveTab {
		return m, false
	}
	return l.solution.nextMove()
}

// Tick searches, plays the solution, and shows what the mouse points at.
func (l *Scene) Tick() {
	if !l.Stage.Shows(l) {
		return
	}
	l.hover()
	l.solution.tick(&l.bench, l.budget)
	if l.bench.animates() || l.grip.finger != nil {
		l.Stage.Animate()
	}
}

// Back puts a lifted tile down, or leaves.
func (l *Scene) Back() {
	if l.grip.lifted.On {
		l.grip.lifted = render.Mark{}
		return
	}
	l.Stage.Pop()
}

// Act handles a press on a cell, a tab or a button.
func (l *Scene) Act(id ui.ID) {
	switch id.Name {
	case boardview.CellGroup:
		hand{l}.tap(id.N)
		return
	case tabGroup:
		l.showTab(id.N)
		return
	case tapGroup:
		l.parity.lifts, l.grip.lifted = id.N != 0, render.Mark{}
		return
	case proofID.Name:
		proof := &l.why.proof
		if l.tabs.At == parityTab {
			proof = &l.parity.proof
		}
		*proof, l.Focus = true, boardview.GridID
		return
	case moreID.Name:
		l.setup.more, l.Focus = true, swapID
		return
	}
	if !l.setup.act(&l.bench, l.budget, id) && !(gate{l}).act(id) {
		l.solution.act(&l.bench, l.budget, id)
	}
}

// Adjust shows the board at a position of the slider over the solution.
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

// tabTurned ends what the player began on another tab and announces this one.
func (l *Scene) tabTurned() {
	l.grip.lifted, l.why.tile = render.Mark{}, render.Mark{}
	l.solution.playing = false
	l.Stage.Say(l.tabs.Names[l.tabs.At])
}

// shown is called when the bench shows another board or goal. A finger stays down only if the size is the same.
func (l *Scene) shown(resized bool) {
	if g := l.grip.finger; g != nil && resized {
		l.Stage.Cancel(g)
	}
	l.grip.release()
	l.why.forget()
}

// turned is called when another question has replaced the old one. If the player has asked for a solution and still
// looks at its tab, a search for the new board begins.
func (l *Scene) turned(old puzzle.Lab) {
	again := l.solution.asked && l.tabs.At == solveTab && old.Goal == l.bench.goal
	l.solution = solution{}
	if again {
		l.solution.begin(&l.bench, l.budget)
	}
}
