package solve

import (
	"math"

	"wildfifteen/puzzle"
)

// Mode says what a [Solver] is after.
type Mode uint8

const (
	// Optimal: a solution that is proven to be shortest.
	Optimal Mode = iota
	// Quick: a solution at once, then better ones for as long as one likes.
	Quick
)

// Phase is what a [Solver] is doing.
type Phase uint8

const (
	Building  Phase = iota // a first solution is being made
	Preparing              // tables are being computed
	Searching              // for the shortest, raising the lower bound
	Improving              // looking for shorter solutions
	Finished
)

// String is the phase's name in lower case.
func (p Phase) String() string {
	return [...]string{"building", "preparing", "searching", "improving", "finished"}[min(p, Finished)]
}

// Options of [New].
type Options struct {
	Mode   Mode
	Tables *Tables // shared between solvers; nil: the solver makes its own
}

// Solution is what a solver knows.
type Solution struct {
	Moves   []puzzle.Move // single steps (N = 1) from the start to the goal
	Found   bool          // Moves is a solution (it may be empty)
	Optimal bool          // no shorter one exists
	Lower   int           // no solution has fewer moves
	Nodes   uint64        // positions looked at
}

// Solver looks for the way from a board to a goal, in steps. It owns no
// goroutine: who has had enough stops calling Step. It must not be used by
// several goroutines at once.
type Solver struct {
	mode   Mode
	tables *Tables
	board  puzzle.Board // the start
	task   *task
	small  bool // searched with pattern databases
	phase  Phase
	best   []uint8 // canonical directions; nil: none yet
	lower  int
	nodes  uint64

	first       *firstSolution
	polishLeft  int // nodes of improving before tables that are still to be made
	tableBuild  *classBuild
	ida         *ida
	sprint      *sprint
	finished    *sprint // the last one, whose room the next one takes
	sprintWidth int     // wide is the next sprint
	sinceSprint int     // nodes of deepening since the last sprint
	improver    *improver
	anySize     *idaAnySize
	turn        int // nodes that improving is behind far
}

// New makes a solver from start to goal, two boards of one size with the same
// numbers. It does next to nothing yet.
func New(start, goal puzzle.Board, o Options) (*Solver, error) {
	if err := check(start, goal); err != nil {
		return nil, err
	}
	if o.Tables == nil {
		o.Tables = NewTables()
	}
	size := start.Size()
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), size.W, size.H)
	small := k.n <= maxSmall && (o.Mode == Optimal || Exact(size))
	return &Solver{mode: o.Mode, tables: o.Tables, board: start, task: k, small: small,
		lower: k.md(), first: newFirstSolution(k), polishLeft: maxPolishNodes, sprintWidth: firstSprintWidth}, nil
}

// Step works for about budget nodes (budget > 0) and reports whether all is
// done: no further Step will change anything.
func (s *Solver) Step(budget int) (done bool) {
	for budget > 0 && s.phase != Finished {
		budget -= max(1, s.advance(budget))
	}
	return s.phase == Finished
}

func (s *Solver) advance(budget int) (used int) {
	switch s.phase {
	case Building:
		used, done := s.first.advance()
		s.nodes += uint64(used)
		if done {
			s.offer(s.first.steps)
			s.first = nil
			s.choosePhase()
		}
		return used
	case Preparing:
		used, c := s.tableBuild.step(budget)
		if c != nil {
			s.ida = newIDA(c, true)
			s.ida.reset(s.task, s.lower)
			s.raise(s.ida.limit)
			s.tableBuild = nil
			s.choosePhase()
		}
		return used
	case Improving:
		return s.improve(budget)
	}
	if !s.small {
		return s.searchAnySize(budget)
	}
	return s.search(budget)
}

// enter chooses the phase after a first solution.
func (s *Solver) choosePhase() {
	switch {
	case s.Proven():
		s.phase = Finished
	case !s.small:
		s.startLarge()
	case s.polishLeft > 0 && s.ida == nil && !s.tables.ready(s.task):
		s.startPolish()
	case s.ida == nil || s.tables.outgrown(s.ida.class):
		s.phase, s.tableBuild = Preparing, s.tables.classOf(s.task)
		s.improver, s.ida, s.sprint = nil, nil, nil
	default:
		s.phase = Searching
	}
}

// polishNodes is what is spent on a small board's first solution while there are
// no tables: few milliseconds, which the tables take a hundred times.
const maxPolishNodes = 200_000

func (s *Solver) startPolish() {
	s.phase = Improving
	if s.improver == nil {
		s.improver = newImprover(s.task, s.best, nil)
	}
}

// search goes on with iterative deepening, or with the sprint whose turn it is.
func (s *Solver) search(budget int) (used int) {
	if s.sprintDue() {
		used = s.runSprint(budget)
	} else {
		used = s.searchIDA(budget)
	}
	s.choosePhase()
	s.nodes += uint64(used)
	return used
}

func (s *Solver) searchIDA(budget int) (used int) {
	d := s.ida
	before := d.nodes
	switch d.run(min(budget, s.untilSprint())) {
	case found:
		s.best = d.path()
		s.raise(len(s.best))
	case exhausted:
		d.raiseLimit()
		s.raise(d.limit)
	}
	used = int(d.nodes - before)
	s.spend(used)
	return used
}

// spend counts nodes of deepening: they decide when a sprint is due, and when
// larger databases are worth their time.
func (s *Solver) spend(nodes int) {
	s.sinceSprint += nodes
	s.ida.class.searched.Add(int64(nodes))
}

// sprintDue reports whether the next nodes are a sprint's.
func (s *Solver) sprintDue() bool {
	return s.sprint != nil || s.untilSprint() <= 0
}

// untilSprint is how many nodes the deepening has before the next sprint.
func (s *Solver) untilSprint() int {
	if s.sprintWidth > maxSprintWidth {
		return math.MaxInt
	}
	return sprintShare*sprintCost*s.sprintWidth - s.sinceSprint
}

// run goes on with the sprint whose turn it is.
func (s *Solver) runSprint(budget int) (used int) {
	if s.sprint == nil {
		s.sprint = newSprint(s.ida.class, s.task, s.sprintWidth, len(s.best)-2, take(&s.finished))
	}
	used, done := s.sprint.step(budget)
	if done {
		if way := s.sprint.steps; way != nil {
			s.offer(way)
		}
		s.sprint, s.finished, s.sinceSprint = nil, s.sprint, 0
		if s.sprintWidth *= sprintGrowth; s.sprintWidth > maxSprintWidth {
			s.finished = nil
		}
	}
	return used
}

// enterLarge begins, beyond the sizes of the pattern databases, with
// improvements; the Optimal mode gives every other turn to the exact search.
func (s *Solver) startLarge() {
	s.phase = Improving
	if s.improver == nil {
		s.improver = newImprover(s.task, s.best, s.tables)
	}
	if s.anySize == nil && s.mode == Optimal {
		s.anySize = newIDAAnySize(s.task, s.lower)
		s.raise(s.anySize.limit)
		s.choosePhase()
	}
}

// farNodes is how many nodes of improving and of the exact search alternate.
const turnNodes = 4096

func (s *Solver) improve(budget int) (used int) {
	if s.anySize != nil {
		budget = min(budget, max(1, turnNodes-s.turn))
	}
	if s.small {
		budget = min(budget, s.polishLeft)
	}
	used, better, done := s.improver.step(budget)
	s.nodes += uint64(used)
	if better {
		s.offer(s.improver.best)
	}
	if s.small {
		if s.polishLeft -= used; done {
			s.polishLeft = 0
		}
		s.choosePhase()
		return used
	}
	s.turn += used
	switch {
	case s.Proven():
		s.phase = Finished
	case done && s.anySize == nil:
		s.phase = Finished
	case done:
		s.phase, s.turn = Searching, -1
	case s.anySize != nil && s.turn >= turnNodes:
		s.phase, s.turn = Searching, turnNodes
	}
	return used
}

// searchFar goes on with the exact search on a large board. A negative turn
// means that improving has ended.
func (s *Solver) searchAnySize(budget int) (used int) {
	if s.turn >= 0 {
		budget = min(budget, max(1, s.turn))
	}
	nodes, tried := s.anySize.nodes, s.anySize.tried
	result := s.anySize.run(budget)
	used = s.anySize.tried - tried
	switch result {
	case found:
		s.best = s.anySize.path()
		s.raise(len(s.best))
	case exhausted:
		s.raise(s.anySize.limit)
	}
	s.nodes += s.anySize.nodes - nodes
	if s.Proven() {
		s.phase = Finished
	} else if s.turn >= 0 {
		if s.turn -= used; s.turn <= 0 {
			s.phase, s.turn = Improving, 0
		}
	}
	return used
}

// offer takes a solution if it is the shortest so far, without its detours.
func (s *Solver) offer(steps []uint8) {
	steps = trim(s.task, steps)
	if s.best == nil || len(steps) < len(s.best) {
		s.best = steps
	}
}

func (s *Solver) raise(lower int) { s.lower = max(s.lower, lower) }

// Done reports whether no further Step will change anything.
func (s *Solver) Done() bool { return s.phase == Finished }

// Phase is what the next Step will do.
func (s *Solver) Phase() Phase { return s.phase }

// Start is the board that the solution starts from.
func (s *Solver) Start() puzzle.Board { return s.board }

// Best is the length (STM) of the shortest solution so far, if there is one.
func (s *Solver) Best() (n int, ok bool) { return len(s.best), s.best != nil }

// Proven reports whether the shortest solution so far is optimal.
func (s *Solver) Proven() bool { return s.best != nil && len(s.best) <= s.lower }

// Lower is a number of moves (STM) that no solution can do with less than.
func (s *Solver) Lower() int { return s.lower }

// Nodes is the number of positions looked at so far.
func (s *Solver) Nodes() uint64 { return s.nodes }

// Next is the first step of the shortest solution so far; none where there is
// no solution yet or the goal is reached.
func (s *Solver) Next() (puzzle.Move, bool) {
	if len(s.best) == 0 {
		return puzzle.Move{}, false
	}
	return s.move(s.best[0]), true
}

func (s *Solver) move(d uint8) puzzle.Move {
	return puzzle.Move{Dir: puzzle.Dir(s.task.toCaller[d]), N: 1}
}

// Solution is a copy of what is known; it may be taken at any time.
func (s *Solver) Solution() Solution {
	sol := Solution{Found: s.best != nil, Optimal: s.Proven(), Lower: s.lower, Nodes: s.nodes}
	for _, d := range s.best {
		sol.Moves = append(sol.Moves, s.move(d))
	}
	return sol
}

// Exact reports whether the Optimal mode is expected to finish on boards of the
// size, whatever the goal: up to 12 cells, 4x4 and 5x3. On larger boards it is
// tried, with a lower bound.
func Exact(size puzzle.Size) bool {
	n := size.Cells()
	return n <= 12 || min(size.W, size.H) == 1 || n <= maxSmall && min(size.W, size.H) > 2
}

// Verify plays moves and returns where they lead, or an *Error that names the
// first impossible one.
func Verify(start puzzle.Board, moves []puzzle.Move) (puzzle.Board, error) {
	if start.IsZero() {
		return start, &Error{Kind: NoBoard}
	}
	b := start
	for i, m := range moves {
		next, err := b.Play(m)
		if err != nil {
			return b, &Error{Kind: IllegalMove, Index: i, Move: m}
		}
		b = next
	}
	return b, nil
}

// class is the finished tables of the solver's task, computed now if need be.
func (s *Solver) class() *class {
	if s.ida != nil {
		return s.ida.class
	}
	for build := s.tables.classOf(s.task); ; {
		if _, c := build.step(1 << 20); c != nil {
			return c
		}
	}
}
