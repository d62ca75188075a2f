package space

import "wildfifteen/puzzle"

// Search is a run in steps, on one thread. What it finds does not depend on the budgets of its steps. A
// Search must not be used by several goroutines at once.
type Search struct {
	options Options
	goal    puzzle.Board
	total   uint64   // number of states of the space
	found   uint64   // number of states so far
	counts  []uint64 // number of states of each level so far
	done    bool
	space   *Space

	// The following are nil for tiny spaces.
	frame  *frame
	engine engine
	worker *worker
	keep   *keeper

	prepared    bool // whether the engine is prepared
	phase, task int  // the next ones in the present level
}

// engine finds levels. A level is a chain of phases. The tasks of a phase are independent and may run in
// several goroutines, each with its own worker.
type engine interface {
	prepare() (done bool) // allocates a part of the memory; must be called until done
	phases() int
	tasks() int
	run(w *worker, phase, task int)
	advance()   // makes the new level, which is not empty, the present one
	last() *set // the deepest level that is not empty
}

// worker is the memory and the results of one goroutine.
type worker struct {
	scratch [2]scratch
	keep    *keeper
	depth   int    // of the level being found
	found   uint64 // number of its states
	cost    int    // of the work done, in sixteenths of a block
}

const (
	costBlock = 16 // a block with work to do; a block without costs 1
	costAlloc = 2  // allocating a block
)

func newWorker(l *layout, k *keeper) *worker {
	return &worker{scratch: [2]scratch{newScratch(l), newScratch(l)}, keep: k}
}

// NewSearch prepares a run. For boards of up to four cells and for one row or column it does all the work.
// The error is a [GoalError] for the zero Board and a *[MemoryError] for a run that does not fit in memory.
func NewSearch(goal puzzle.Board, o Options) (*Search, error) {
	size := goal.Size()
	if goal.IsZero() {
		return nil, GoalError{}
	}
	if err := checkMemory(size, o); err != nil {
		return nil, err
	}
	s := &Search{options: o, goal: goal, total: states(size)}
	if isTiny(size) {
		t, complete := newTiny(goal, o.Metric, o.MaxDepth)
		s.counts = t.counts()
		for _, n := range s.counts {
			s.found += n
		}
		s.end(t, complete)
		return s, nil
	}
	s.frame = newFrame(goal)
	l := s.frame.l
	s.keep = newKeeper(l, o)
	s.worker = newWorker(l, s.keep)
	if o.Metric == MTM {
		s.engine = newMulti(l)
	} else {
		s.engine = newSingle(l)
	}
	s.counts, s.found = []uint64{1}, 1
	if s.keep != nil {
		block := make([]uint64, l.block)
		block[0] = 1
		s.keep.mark(l, l.goal, 0, block, 0)
	}
	return s, nil
}

// Step works on about budget blocks of 336 words, which take a microsecond or two each (several in a browser),
// and reports whether the run is done. It does at least one task, of up to 54 blocks. The first steps allocate
// the memory, bitmap by bitmap. 4x3 takes about 170,000 blocks in all, 6x2 about 240,000.
func (s *Search) Step(budget int) (done bool) {
	if s.done {
		return true
	}
	enough := max(1, budget) * costBlock
	for s.worker.cost = 0; !s.done && s.worker.cost < enough; {
		if !s.prepared {
			s.prepared = s.engine.prepare()
			s.worker.cost += s.frame.l.blocks * costAlloc
			continue
		}
		s.worker.depth = len(s.counts)
		s.engine.run(s.worker, s.phase, s.task)
		s.task++
		if s.task == s.engine.tasks() {
			s.task = 0
			s.phase++
		}
		if s.phase == s.engine.phases() {
			s.phase = 0
			s.finish(s.worker.found)
			s.worker.found = 0
		}
	}
	return s.done
}

// finish completes a level of n states.
func (s *Search) finish(n uint64) {
	if n > 0 {
		s.counts = append(s.counts, n)
		s.found += n
		s.engine.advance()
	}
	all := s.found == s.total || n == 0
	if all || len(s.counts)-1 == s.options.MaxDepth {
		s.end(&maps{
			frame: s.frame, metric: s.options.Metric, last: s.engine.last(),
			deepest: len(s.counts) - 1, keep: s.keep, complete: all,
		}, all)
	}
}

// end makes the Space.
func (s *Search) end(st store, complete bool) {
	s.done = true
	s.space = &Space{
		Size: s.goal.Size(), Goal: s.goal, Metric: s.options.Metric, Counts: s.counts,
		complete: complete, store: st,
	}
}

// Progress returns how far the run has come.
func (s *Search) Progress() Progress {
	p := Progress{Depth: len(s.counts) - 1, States: s.found, Total: s.total, Done: s.done}
	p.Level = s.counts[p.Depth]
	p.Fraction = float64(p.States) / float64(p.Total)
	return p
}

// Space returns the result of the run; nil until it is done.
func (s *Search) Space() *Space { return s.space }

// Counts returns the number of boards at each depth found so far. The caller must not change the slice.
func (s *Search) Counts() []uint64 { return s.counts }
