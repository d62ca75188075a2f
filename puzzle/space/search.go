package space

import "wildfifteen/puzzle"

// Search is a run in steps, on one thread. It is not safe for several
// goroutines at once; what it finds does not depend on how it is cut in steps.
type Search struct {
	o      Options
	goal   puzzle.Board
	total  uint64 // states of the space
	found  uint64 // so far
	counts []uint64
	done   bool
	space  *Space

	// nil for tiny spaces
	frame  *frame
	engine engine
	worker *worker
	keep   *keeper

	prepared    bool // the engine is
	phase, task int  // what comes next in this level
}

// engine finds levels. A level is a chain of phases; the tasks of a phase are
// independent and may run on several goroutines, each with its own worker.
type engine interface {
	prepare() (done bool) // takes a part of the room; to be called until done
	phases() int
	tasks() int
	run(w *worker, phase, task int)
	advance()   // after a level that is not empty
	last() *set // the deepest level that is not empty
}

// worker is what a goroutine works with.
type worker struct {
	scratch [2]scratch
	keep    *keeper
	depth   int    // of the level being found
	found   uint64 // states of it
	effort  int    // work done: effortBlock for a block, 1 for one with nothing to do
}

const (
	effortBlock = 16 // how many times longer a block takes when there is something to do
	effortRoom  = 2  // the room of a block, when it is taken
)

func newWorker(l *layout, k *keeper) *worker {
	return &worker{scratch: [2]scratch{newScratch(l), newScratch(l)}, keep: k}
}

// NewSearch prepares a run, and does all the work for boards of up to four cells
// or one row or column. It refuses the zero Board with a [GoalError] and a run that
// does not fit in memory with a *[MemoryError].
func NewSearch(goal puzzle.Board, o Options) (*Search, error) {
	size := goal.Size()
	if goal.IsZero() {
		return nil, GoalError{}
	}
	if err := checkMemory(size, o); err != nil {
		return nil, err
	}
	s := &Search{o: o, goal: goal, total: States(size).Uint64()}
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
		s.keep.level(l, l.goal, 0, block, 0)
	}
	return s, nil
}

// Step works on, for about budget blocks of 336 words, a microsecond or two
// each (several in a browser), and reports whether the run is at its end. The
// least it does is one task of 54 blocks or fewer; 4x3 takes some 170,000
// blocks in all, 6x2 some 240,000. The first steps take the memory,
// bitmap by bitmap.
func (s *Search) Step(budget int) (done bool) {
	if s.done {
		return true
	}
	enough := max(1, budget) * effortBlock
	for s.worker.effort = 0; !s.done && s.worker.effort < enough; {
		if !s.prepared {
			s.prepared = s.engine.prepare()
			s.worker.effort += s.frame.l.blocks * effortRoom
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

// finish closes a level of n states.
func (s *Search) finish(n uint64) {
	if n > 0 {
		s.counts = append(s.counts, n)
		s.found += n
		s.engine.advance()
	}
	all := s.found == s.total || n == 0
	if all || len(s.counts)-1 == s.o.MaxDepth {
		s.end(&maps{
			frame: s.frame, metric: s.o.Metric, last: s.engine.last(),
			parity: (len(s.counts) - 1) & 1, keep: s.keep, complete: all,
		}, all)
	}
}

func (s *Search) end(st store, complete bool) {
	s.done = true
	s.space = &Space{
		Size: s.goal.Size(), Goal: s.goal, Metric: s.o.Metric, Counts: s.counts,
		complete: complete, store: st,
	}
}

// Progress returns how far the run is.
func (s *Search) Progress() Progress {
	p := Progress{Depth: len(s.counts) - 1, States: s.found, Total: s.total, Done: s.done}
	p.Level = s.counts[p.Depth]
	p.Fraction = float64(p.States) / float64(p.Total)
	return p
}

// Space returns what was found, nil before the run is at its end.
func (s *Search) Space() *Space { return s.space }

// Counts returns the number of boards at each depth found so far; the slice is the Search's own.
func (s *Search) Counts() []uint64 { return s.counts }
