package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// lab is the laboratory: any board and any goal, whether the one can be brought to the other, why, and how.
type lab struct {
	page
	it     puzzle.Lab   // the board on screen, and the goal
	past   []puzzle.Lab // what undo brings back, the last one first to come
	future []puzzle.Lab // what redo brings back

	tab     int
	older   [labTabs]float32 // how far each tab was scrolled
	slides  bool             // on the parity tab a tap slides; else it lifts and swaps
	lifted  int              // cell of the tile that was lifted, noCell for none
	probe   int              // cell whose inversions show, noCell for none
	cursor  int              // the cell that the keyboard stands at
	cursed  bool             // the cursor is shown
	told    bool             // that half of all arrangements can be solved
	grip    labGrip
	hovered render.Point // where the mouse was last

	why   labWhy
	lamps lamps
	words labWords
	sol   labSolution

	place   labPlace
	glide   glide
	shake   shake
	shifts  []render.TileShift
	view    render.BoardView
	goal    render.GoalView
	theme   *render.Theme // that the colours belong to
	scheme  session.Scheme
	cells   labCells
	names   []string // of the tabs
	taps    []string // of the two ways to tap on the parity tab
	numeral []string // the numbers 0..cells as texts
}

// The tabs.
const (
	setupTab = iota
	whyTab
	parityTab
	solveTab
	labTabs
)

// noCell stands where no cell is meant.
const noCell = -1

// labPast is how many changes undo can take back.
const labPast = 200

// Names of the groups of radios.
const (
	labTabGroup = "labtab"
	labTapGroup = "labtap"
)

var (
	labGoalID    = ui.ID{Name: "labgoal"}
	labGoalRowID = ui.ID{Name: "labgoalrow"}
	largestID    = ui.ID{Name: "largest"}
	swapID       = ui.ID{Name: "swap"}
	mendID       = ui.ID{Name: "mend"}
	shuffleID    = ui.ID{Name: "shuffle"}
	sortID       = ui.ID{Name: "sort"}
	labEntryID   = ui.ID{Name: "labentry"}
	labShareID   = ui.ID{Name: "labshare"}
	labGameID    = ui.ID{Name: "labgame"}
	labPlayID    = ui.ID{Name: "labplay"}
	solveID      = ui.ID{Name: "solve"}
	scrubID      = ui.ID{Name: "scrub"}
	firstID      = ui.ID{Name: "first"}
	beforeID     = ui.ID{Name: "before"}
	runID        = ui.ID{Name: "run"}
	afterID      = ui.ID{Name: "after"}
	lastID       = ui.ID{Name: "last"}
	copyMovesID  = ui.ID{Name: "copymoves"}
)

func newLab(a *App, it puzzle.Lab) *lab {
	t := a.lang.T
	l := &lab{page: page{app: a, covers: true}, lifted: noCell, probe: noCell, slides: true}
	l.focus = boardID
	l.names = []string{t("lab.tab_setup"), t("lab.tab_why"), t("lab.tab_parity"), t("lab.tab_solve")}
	l.taps = []string{t("lab.tap_slide"), t("lab.tap_swap")}
	l.set(it)
	return l
}

// openLab shows a board and a goal in the laboratory.
func (a *App) openLab(it puzzle.Lab) {
	a.home()
	l := newLab(a, it)
	a.push(l)
	a.say(l.words.verdict)
}

// labQuestion is what the laboratory begins with: the goal that is being played, with the two largest tiles
// the wrong way round. (Not the board being played: its clock stands still here.)
func (a *App) labQuestion() puzzle.Lab {
	g := a.log.Current().Goal()
	c1, c2 := twoLargest(g.Board())
	return puzzle.Lab{Start: g.Board().Swap(c1, c2), Goal: g}
}

// twoLargest returns the cells of the two largest tiles, the largest first.
func twoLargest(b puzzle.Board) (c1, c2 int) {
	n := b.Size().Cells()
	if n == b.Missing() {
		n--
	}
	m := n - 1
	if m == b.Missing() {
		m--
	}
	return b.Find(n), b.Find(m)
}

// set shows a question as it is, at rest.
func (l *lab) set(it puzzle.Lab) {
	if it.Start.Size() != l.it.Start.Size() {
		l.numeral = numerals(l.numeral[:0], it.Start.Size().Cells())
		l.cursor, l.cursed = it.Start.Blank(), false
		l.glide = glide{}
	}
	if it.Goal != l.it.Goal {
		l.theme = nil
		l.cells.forget()
	}
	l.it = it
	l.lifted, l.probe = noCell, noCell
	l.grip = labGrip{}
	l.explain()
	l.cells.freshen(l)
}

// change puts another question in the place of this one; undo brings this one back.
func (l *lab) change(it puzzle.Lab) {
	if it == l.it {
		return
	}
	l.remember()
	l.turn(it)
}

// remember keeps the present question for undo.
func (l *lab) remember() {
	if len(l.past) == labPast {
		l.past = append(l.past[:0], l.past[1:]...)
	}
	l.past = append(l.past, l.it)
	l.future = l.future[:0]
}

// turn shows another question, its tiles gliding to their new cells.
func (l *lab) turn(it puzzle.Lab) {
	old, was := l.it, l.lamps
	asked := l.sol.asked
	l.sol = labSolution{}
	l.set(it)
	l.startGlide(old.Start)
	l.lamps.flash(l.app, was)
	l.lamps.did = ""
	l.app.say(l.words.verdict)
	if asked && l.tab == solveTab && old.Goal == it.Goal {
		l.solve()
	}
}

// board changes the board alone.
func (l *lab) board(b puzzle.Board) { l.change(puzzle.Lab{Start: b, Goal: l.it.Goal}) }

func (l *lab) undo() {
	if !l.swapPast(&l.past, &l.future) {
		l.app.sound(BlockedSound, 0)
	}
}

func (l *lab) redo() {
	if !l.swapPast(&l.future, &l.past) {
		l.app.sound(BlockedSound, 0)
	}
}

// swapPast shows the last of from and keeps the present question in to.
func (l *lab) swapPast(from, to *[]puzzle.Lab) bool {
	n := len(*from) - 1
	if n < 0 {
		return false
	}
	it := (*from)[n]
	*from = (*from)[:n]
	*to = append(*to, l.it)
	l.turn(it)
	return true
}

func (l *lab) solvable() bool { return l.why.x.Solvable }
func (l *lab) solved() bool   { return l.it.Start == l.it.Goal.Board() }

// first is where the focus begins, and where it goes from a button that is no more: from the one that searched to
// the one that plays what was found.
func (l *lab) first() ui.ID {
	if _, ok := l.nextMove(); ok && l.tab == solveTab {
		return runID
	}
	return boardID
}

// show turns to a tab.
func (l *lab) show(tab int) {
	if tab == l.tab {
		return
	}
	l.older[l.tab] = l.scroll.Offset
	l.tab = tab
	l.scroll = ui.Scroll{Offset: l.older[tab]}
	l.lifted, l.probe = noCell, noCell
	l.sol.playing = false
	l.app.say(l.names[tab])
}

func (l *lab) tick() {
	if l.app.top() != scene(l) {
		return
	}
	l.app.out.Exclude = l.place.tray // carrying a tile from the edge must not lead back
	l.hover()
	l.solveTick()
	if l.moving() {
		l.app.out.Animating = true
	}
}

// back puts a lifted tile down, or leaves.
func (l *lab) back() {
	if l.lifted != noCell {
		l.lifted = noCell
		return
	}
	l.app.pop()
}

func (l *lab) act(id ui.ID) {
	switch id.Name {
	case cellName:
		l.tap(id.N)
		return
	case labTabGroup:
		l.show(id.N)
		return
	case labTapGroup:
		l.slides, l.lifted = id.N == 0, noCell
		return
	}
	if !l.actSetup(id) {
		l.actSolve(id)
	}
}

// takeGame takes the board over that is being played, which counts as a hint, or the scramble of a game
// that is over.
func (l *lab) takeGame() {
	s := l.app.log.Current()
	it := puzzle.Lab{Start: s.Board(), Goal: s.Goal()}
	if s.Solved() {
		it.Start = s.Game().Scramble
	} else if s.Started() {
		l.countHint(s)
		l.app.toast.show(l.app, l.app.lang.T("lab.game_hint"))
	}
	l.change(it)
}

// countHint counts a hint in a game whose clock stands still.
func (l *lab) countHint(s *session.Session) {
	now := l.app.in.Now
	woken := s.Resume(now)
	s.Hint(now)
	if woken {
		s.Pause(now)
	}
}

// game is the question as a game to be played.
func (l *lab) game() puzzle.Game {
	return puzzle.Game{Config: puzzle.Config{Size: l.it.Goal.Size(), Rule: l.it.Goal.Rule()}, Goal: l.it.Goal, Scramble: l.it.Start}
}
