package solve

import "wildfifteen/puzzle"

// All finds every optimal solution of a board: first one of them with its proof, then all solutions of that
// length. Like a [Solver] it works in steps, starts no goroutine, and can be abandoned at any time.
type All struct {
	solver    *Solver
	start     *task
	limit     int         // maximum number of solutions
	small     *ida        // with pattern databases
	large     *idaAnySize // without them
	nodes     uint64      // of the search for all, without those of solver
	solutions [][]uint8   // canonical directions
	capped    bool
	done      bool
}

// NewAll returns an enumeration that stops after limit solutions (limit > 0): boards far from their goal can
// have huge numbers of them. o.Mode is ignored. The errors are those of [New].
func NewAll(start, goal puzzle.Board, limit int, o Options) (*All, error) {
	o.Mode = Optimal
	s, err := New(start, goal, o)
	if err != nil {
		return nil, err
	}
	return &All{solver: s, start: s.task.clone(), limit: limit}, nil
}

// Step searches for about budget nodes (budget > 0). It reports whether the enumeration is done: all
// solutions, or as many as the limit allows, have been found.
func (a *All) Step(budget int) (done bool) {
	for budget > 0 && !a.done {
		if !a.solver.Done() {
			part := min(budget, 1000) // the rest of a part that ends the proof is not searched
			a.solver.Step(part)
			budget -= part
			continue
		}
		budget -= max(1, a.search(budget))
	}
	return a.done
}

// search continues the search for solutions of the optimal length.
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
	case a.solver.small && a.solver.ida != nil: // else the board was proven without tables, and needs none here
		a.small = newIDA(a.solver.ida.class, false)
		a.small.reset(a.start, optimum)
	default:
		a.large = newIDAAnySize(a.start, optimum)
	}
	a.nodes += uint64(used)
	return used
}

// record keeps a solution that was found, and notices the end of the search.
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

// Length returns the length of the optimal solutions. ok is false until it is proven.
func (a *All) Length() (int, bool) { return len(a.solver.best), a.solver.Done() }

// Count returns the number of solutions found so far.
func (a *All) Count() uint64 { return uint64(len(a.solutions)) }

// Capped reports whether there are more solutions than the limit.
func (a *All) Capped() bool { return a.capped }

// Lower returns a lower bound of the optimum.
func (a *All) Lower() int { return a.solver.Lower() }

// Nodes returns the number of positions looked at so far.
func (a *All) Nodes() uint64 { return a.solver.Nodes() + a.nodes }

// Best returns the best single solution known so far, with the nodes of the whole search.
func (a *All) Best() Solution {
	s := a.solver.Solution()
	s.Nodes = a.Nodes()
	return s
}

// Solutions returns the solutions found so far, each as single steps.
func (a *All) Solutions() [][]puzzle.Move {
	list := make([][]puzzle.Move, len(a.solutions))
	for i, way := range a.solutions {
		for _, d := range way {
			list[i] = append(list[i], a.solver.move(d))
		}
	}
	return list
}
