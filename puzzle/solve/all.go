package solve

import "wildfifteen/puzzle"

// All finds every optimal solution of a board: first the optimum, then all ways
// of that length. Like a Solver it works in steps, owns no goroutine, and may
// be dropped at any time.
type All struct {
	solver    *Solver
	start     *task
	limit     int
	small     *ida
	large     *idaAnySize
	nodes     uint64
	solutions [][]uint8
	capped    bool
	done      bool
}

// NewAll makes an enumeration that stops after limit solutions (limit > 0): their
// number can grow without bounds on boards far from their goal. The errors are
// those of New.
func NewAll(start, goal puzzle.Board, limit int, o Options) (*All, error) {
	o.Mode = Optimal
	s, err := New(start, goal, o)
	if err != nil {
		return nil, err
	}
	return &All{solver: s, start: s.task.clone(), limit: limit}, nil
}

// Step works for about budget nodes (budget > 0) and reports whether all
// solutions, or as many as the limit allows, have been found.
func (a *All) Step(budget int) (done bool) {
	for budget > 0 && !a.done {
		if !a.solver.Done() {
			before := a.solver.Nodes()
			a.solver.Step(min(budget, 1000))
			budget -= max(1, int(a.solver.Nodes()-before))
			continue
		}
		budget -= max(1, a.search(budget))
	}
	return a.done
}

// search goes on with a search that allows the optimal length and no more.
func (a *All) search(budget int) (used int) {
	optimum := len(a.solver.best)
	switch {
	case a.small != nil:
		before := a.small.nodes
		a.record(a.small.run(budget), a.small.path)
		used = int(a.small.nodes - before)
	case a.large != nil:
		before := a.large.nodes
		result := a.large.run(budget)
		a.record(result, a.large.path)
		if result == found {
			a.large.pop()
		}
		used = int(a.large.nodes - before)
	case optimum == 0 || a.start.w == 1:
		a.record(found, func() []uint8 { return a.solver.best })
		a.done = true
	case a.solver.small:
		a.small = newIDA(a.solver.class(), false)
		a.small.reset(a.start, optimum)
	default:
		a.large = newIDAAnySize(a.start, optimum)
	}
	a.nodes += uint64(used)
	return used
}

// take keeps a solution that was found, and notices the end.
func (a *All) record(result outcome, path func() []uint8) {
	switch {
	case result == exhausted:
		a.done = true
	case result == found && len(a.solutions) == a.limit:
		a.capped, a.done = true, true
	case result == found:
		a.solutions = append(a.solutions, append([]uint8(nil), path()...))
	}
}

// Length is the length of the optimal solutions; false while it is not proven.
func (a *All) Length() (int, bool) { return len(a.solver.best), a.solver.Done() }

// Count is the number of solutions found so far.
func (a *All) Count() uint64 { return uint64(len(a.solutions)) }

// Capped reports whether there are more solutions than the limit.
func (a *All) Capped() bool { return a.capped }

// Lower is a lower bound of the optimum.
func (a *All) Lower() int { return a.solver.Lower() }

// Nodes is the number of positions looked at so far.
func (a *All) Nodes() uint64 { return a.solver.Nodes() + a.nodes }

// Best is the best single solution known.
func (a *All) Best() Solution { return a.solver.Solution() }

// Solutions lists the solutions found so far, each as single steps.
func (a *All) Solutions() [][]puzzle.Move {
	list := make([][]puzzle.Move, len(a.solutions))
	for i, way := range a.solutions {
		for _, d := range way {
			list[i] = append(list[i], a.solver.move(d))
		}
	}
	return list
}
