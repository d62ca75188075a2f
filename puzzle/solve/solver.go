package solve

import (
	"math"

	"wildfifteen/puzzle"
)

// Mode says what a [Solver] searches for.
type Mode uint8

const (
	// Optimal searches for a solution that is proven to be shortest.
	Optimal Mode = iota
	// Quick finds a first solution at once, then shorter ones for as long as the caller likes.
	Quick
)

// Phase is what a [Solver] is doing.
type Phase uint8

const (
	Building  Phase = iota // making a first solution
	Preparing              // computing tables
	Searching              // searching for the shortest solution, which raises the lower bound
	Improving              // looking for shorter solutions
	Finished
)

var phaseNames = [...]string{"building", "preparing", "searching", "improving", "finished"}

// String returns the name of the phase in lower case.
func (p Phase) String() string { return phaseNames[min(p, Finished)] }

// Options are the options of [New].
type Options struct {
	Mode   Mode
	Tables *Tables // may be shared between solvers; nil: the solver makes its own
	// Memory is the number of bytes that a beam search on a large board may take; 0 means 10 MB. A thread runs one of them, or
	// all share one. They grow for as long as the solver works. At this limit a search in the Quick mode is done. Only the first
	// ones with databases may take more, see the package's Memory.
	Memory int
	// Repeatable makes what the Optimal mode finds on boards of up to 16 cells depend on nothing but the board, the goal and
	// whether there are tables of [Tables.Widen]: not on what others have searched with the same tables, nor on threads.
	Repeatable bool
	// More, if not nil, is called by SolveParallel, AllParallel and SolveRuns before each piece of work that several threads can do
	// together, with the nodes searched so far. It returns how many more threads the search may use.
	More func(nodes uint64) int
}

// defaultMemory is Options.Memory if it is 0.
const defaultMemory = 10 << 20

// Solution is what a solver has found so far.
type Solution struct {
	Moves   []puzzle.Move // single steps (N = 1) from the start to the goal
	Found   bool          // whether Moves is a solution (it may be empty)
	Optimal bool          // whether Moves is proven to be shortest
	Lower   int           // lower bound: no solution has fewer moves
	Nodes   uint64        // positions looked at
}

// Solver searches for a solution from a board to a goal, in steps. It starts no goroutine: a caller that has
// had enough stops calling Step. A Solver must not be used by several goroutines at once.
type Solver struct {
	mode   Mode
	tables *Tables
	board  puzzle.Board // the start
	task   *task        // board and the goal in canonical form
	small  bool         // searched with pattern databases
	phase  Phase
	best   []uint8 // canonical directions; nil: none yet
	lower  int
	nodes  uint64

	first       *firstSolution // in the phase Building
	polishLeft  int            // nodes of improving still to be spent before the tables are computed
	tableBuild  *classBuild    // in the phase Preparing
	ida         *ida
	sprint      *sprint
	finished    *sprint // the previous sprint, finished; the next one reuses its buffers
	sprintWidth int     // of the next sprint
	sinceSprint int     // nodes of IDA* since the last sprint
	improver    *improver
	anySize     *idaAnySize
	turn        int   // see turnNodes; -1: the improver has finished
	memory      int   // Options.Memory
	own         int64 // nodes of IDA* so far if Options.Repeatable, else -1
}

// New returns a solver from start to goal, two boards of one size with the same numbers. It takes O(w*h); the
// search begins with the first Step. The error is an [*Error].
func New(start, goal puzzle.Board, o Options) (*Solver, error) {
	if err := check(start, goal); err != nil {
		return nil, err
	}
	if o.Tables == nil {
		o.Tables = NewTables()
	}
	if o.Memory == 0 {
		o.Memory = defaultMemory
	}
	size := start.Size()
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), size.W, size.H)
	small := k.n <= maxSmall && (o.Mode == Optimal || Exact(size))
	s := &Solver{mode: o.Mode, tables: o.Tables, board: start, task: k, small: small,
		lower: k.md(), first: newFirstSolution(k), polishLeft: maxPolishNodes, sprintWidth: firstSprintWidth,
		memory: o.Memory, own: -1}
	if k.n < polishCells {
		s.polishLeft = 0
	}
	if o.Repeatable && o.Mode == Optimal {
		s.own, s.polishLeft = 0, 0
	}
	return s, nil
}

// Step searches for about budget nodes (budget > 0). It reports whether the solver is done: no further Step
// will change anything.
func (s *Solver) Step(budget int) (done bool) {
	for budget > 0 && s.phase != Finished {
		budget -= max(1, s.advance(budget))
	}
	return s.phase == Finished
}

// advance does one piece of work of at most about budget nodes.
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

// choosePhase chooses the phase once there is a first solution.
func (s *Solver) choosePhase() {
	switch {
	case s.Proven():
		s.phase = Finished
		s.endIDA()
	case !s.small:
		s.startLarge()
	case s.polishLeft > 0 && s.ida == nil && !s.tables.ready(s.task, s.own):
		s.startPolish()
	case s.ida == nil || s.tables.outgrown(s.ida.class, s.own):
		s.phase, s.tableBuild = Preparing, s.tables.classOf(s.task, s.own)
		s.endIDA()
		s.improver, s.ida, s.sprint = nil, nil, nil
	default:
		s.phase = Searching
	}
}

// maxPolishNodes is the number of nodes spent on shortening the first solution of a small board before its
// tables are computed. They take a few milliseconds; the tables take a hundred times as long.
const maxPolishNodes = 200_000

// polishCells is the number of cells from which on that is so: the tables of smaller boards are there at once.
const polishCells = 10

func (s *Solver) startPolish() {
	s.phase = Improving
	if s.improver == nil {
		s.improver = newImprover(s.task, s.best, nil, s.memory)
	}
}

// endIDA lets other searches have what the exact search of a small board has borrowed.
func (s *Solver) endIDA() {
	if s.ida != nil {
		s.ida.end()
	}
}

// search continues the sprint under way, or IDA*.
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

// spend counts nodes of IDA*. They decide when the next sprint is due and when larger databases are worth
// their time.
func (s *Solver) spend(nodes int) {
	s.sinceSprint += nodes
	s.ida.class.searched.Add(int64(nodes))
	if s.own >= 0 {
		s.own += int64(nodes)
	}
}

// sprintDue reports whether a sprint is under way or due.
func (s *Solver) sprintDue() bool {
	return s.sprint != nil || s.untilSprint() <= 0
}

// untilSprint returns the number of nodes that IDA* may search before the next sprint.
func (s *Solver) untilSprint() int {
	if s.sprintWidth > maxSprintWidth {
		return math.MaxInt
	}
	share := optimalSprintShare
	if s.mode == Quick {
		share = quickSprintShare
	}
	return share*sprintCost*s.sprintWidth - s.sinceSprint
}

// runSprint continues the sprint under way or starts the one that is due.
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

// startLarge starts the search on a board too large for pattern databases: improving and, in the Optimal
// mode, an exact search that takes turns with it.
func (s *Solver) startLarge() {
	s.phase = Improving
	if s.improver == nil {
		s.improver = newImprover(s.task, s.best, s.tables, s.memory)
	}
	if s.anySize == nil && s.mode == Optimal {
		s.anySize = newIDAAnySize(s.task, s.lower)
		s.raise(s.anySize.limit)
		s.choosePhase()
	}
}

// turnNodes is the number of nodes in a turn of the improver or of the exact search, which alternate.
// Solver.turn counts up in the improver's turn and back down in that of the exact search.
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

// searchAnySize continues the exact search on a large board until its turn ends, or without a limit once the
// improver has finished.
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

// offer removes the loops from a solution and keeps it unless it is longer than the best so far. Of two equally short ones it keeps the
// later one, the improver's best: which others that had before depends on the number of threads.
func (s *Solver) offer(steps []uint8) {
	steps = trim(s.task, steps)
	if s.best == nil || len(steps) <= len(s.best) {
		s.best = steps
	}
}

func (s *Solver) raise(lower int) { s.lower = max(s.lower, lower) }

// Done reports whether no further Step will change anything.
func (s *Solver) Done() bool { return s.phase == Finished }

// Phase returns what the next Step will do.
func (s *Solver) Phase() Phase { return s.phase }

// Start returns the board that the solution starts from.
func (s *Solver) Start() puzzle.Board { return s.board }

// Best returns the length (STM) of the shortest solution so far. ok is false if there is none yet.
func (s *Solver) Best() (n int, ok bool) { return len(s.best), s.best != nil }

// Proven reports whether the shortest solution so far is optimal.
func (s *Solver) Proven() bool { return s.best != nil && len(s.best) <= s.lower }

// Lower returns a lower bound: no solution has fewer moves (STM).
func (s *Solver) Lower() int { return s.lower }

// Nodes returns the number of positions looked at so far.
func (s *Solver) Nodes() uint64 { return s.nodes }

// Next returns the first step of the shortest solution so far. ok is false if there is no solution yet or the
// goal is reached.
func (s *Solver) Next() (puzzle.Move, bool) {
	if len(s.best) == 0 {
		return puzzle.Move{}, false
	}
	return s.move(s.best[0]), true
}

// move returns the caller's move for a step in a canonical direction.
func (s *Solver) move(d uint8) puzzle.Move {
	return puzzle.Move{Dir: puzzle.Dir(s.task.toCaller[d]), N: 1}
}

// Solution returns a copy of what has been found so far. It may be called between any two Steps.
func (s *Solver) Solution() Solution {
	sol := Solution{Found: s.best != nil, Optimal: s.Proven(), Lower: s.lower, Nodes: s.nodes}
	for _, d := range s.best {
		sol.Moves = append(sol.Moves, s.move(d))
	}
	return sol
}

// Exact reports whether the Optimal mode is expected to finish on boards of the size, whatever the goal: up
// to 12 cells, 4x4 and 5x3, and one row or column. On other boards the Optimal mode searches too, and gives a
// lower bound.
func Exact(size puzzle.Size) bool {
	n := size.Cells()
	return n <= 12 || min(size.W, size.H) == 1 || n <= maxSmall && min(size.W, size.H) > 2
}

// Verify plays the moves from start and returns the board they lead to. The error is an [*Error]: NoBoard for
// the zero Board, IllegalMove with the index of the first move that is not possible.
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
