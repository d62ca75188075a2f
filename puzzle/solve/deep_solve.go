//go:build !js

package solve

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

// DeepOptions are the options of [SolveDeep], besides those of a solver.
type DeepOptions struct {
	Threads int            // at least 1
	Report  func(DeepInfo) // called now and then; nil: nobody is told
	// Save, if not nil, is called about once a minute and at the end of a search that is not done, with what [SolveDeep]
	// needs to continue it. An error of Save ends the search.
	Save  func(state []byte) error
	Saved []byte // what an earlier search for the same board and goal has saved; nil: none
}

// DeepInfo is how far a deep search has come.
type DeepInfo struct {
	Solution
	Earlier uint64  // of the nodes, those of the runs before this one
	Share   float64 // of the branches at the present lower bound, 0..1, that are searched; branches differ in size
	// Left is about the time until the other branches at the present lower bound are searched, if they take as long as those
	// before them; 0: not known yet. Without a solution there, the next bound follows, which takes several times as long.
	Left time.Duration
}

// The search at a lower bound is cut into at least deepBranches branches. Besides, a search in the Quick mode looks for
// shorter solutions, on one thread while the others wait: one node for each quickShare nodes of a thread, but at least
// quickFirst.
const (
	deepBranches = 4096
	quickShare   = 8
	quickFirst   = 300_000
	saveEvery    = time.Minute
	fewBranches  = 40 // too few to tell how long the others will take
)

// deepSearch is a deep search under way.
type deepSearch struct {
	*deepClass
	DeepOptions
	start, goal puzzle.Board
	task        *task
	quick       *Solver
	best        []uint8
	limit       int    // no solution is shorter
	before      uint64 // nodes of earlier runs
	nodes       atomic.Uint64
	workers     []*deepWorker
	branches    []deepBranch
	saved       time.Time

	mu      sync.Mutex
	done    []bool    // by branch
	ended   int       // number of branches that are done
	already int       // number of those that were done when the iteration began in this run
	began   time.Time // when that was
	first   int       // the first branch that has a solution
	found   []uint8
}

// SolveDeep searches for a shortest solution on a board of 17 to 25 cells, with databases that [Tables.Widen] has made for the
// goal; o.Tables must hold them. Those for its first solutions, of up to 70 MB, are its own, under the same limit: nothing that was
// computed before changes what it finds. If ctx ends, it returns what is known by then and ctx.Err(). The other errors are those of
// [New], [ErrTables] without databases, [ErrSaved], and that of Save.
func SolveDeep(ctx context.Context, start, goal puzzle.Board, o Options, d DeepOptions) (Solution, error) {
	s, err := newDeepSearch(start, goal, o, d)
	if s == nil {
		return Solution{}, err
	}
	for err == nil && len(s.best) > s.limit {
		err = s.iterate(ctx)
	}
	return s.info().Solution, err
}

// newDeepSearch returns a search that has a first solution and what d.Saved holds. With ErrSaved, it has the former only.
func newDeepSearch(start, goal puzzle.Board, o Options, d DeepOptions) (*deepSearch, error) {
	tables := o.Tables
	o.Mode, o.Tables = Quick, NewTables() // with databases of its own it finds the same, whatever others have computed before
	if tables != nil {
		o.Tables.limit.Store(tables.limit.Load())
	}
	quick, err := New(start, goal, o)
	if err != nil {
		return nil, err
	}
	var set *wideSet
	if tables != nil {
		set = tables.wideOf(goal)
	}
	if set == nil || set.deep == nil {
		return nil, ErrTables
	}
	if d.Report == nil {
		d.Report = func(DeepInfo) {}
	}
	s := &deepSearch{deepClass: set.deep, DeepOptions: d, start: start, goal: goal, task: quick.task, quick: quick, saved: time.Now()}
	state := s.stateOf(s.task, 1<<8)
	s.limit = s.task.md() + state.estimate()
	for quick.best == nil {
		quick.Step(1)
	}
	s.best = quick.best
	if d.Saved != nil {
		if err := s.restore(d.Saved); err != nil {
			return s, err
		}
	}
	for range max(1, d.Threads) {
		s.workers = append(s.workers, newDeepWorker(s.deepClass))
	}
	return s, nil
}

// info returns what is known so far.
func (s *deepSearch) info() (i DeepInfo) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i.Found, i.Lower, i.Nodes = true, s.limit, s.before+s.nodes.Load()+s.quick.Nodes()
	i.Earlier = s.before
	i.Optimal = len(s.best) <= s.limit
	for _, d := range s.best {
		i.Moves = append(i.Moves, s.quick.move(d))
	}
	if len(s.branches) > 0 {
		i.Share = float64(s.ended) / float64(len(s.branches))
		i.Left = s.left(time.Since(s.began))
	}
	return i
}

// left estimates the time for the branches that are not done from that of those done since the iteration began in this run.
func (s *deepSearch) left(elapsed time.Duration) time.Duration {
	done := s.ended - s.already
	if done < fewBranches {
		return 0
	}
	return time.Duration(float64(elapsed) * float64(len(s.branches)-s.ended) / float64(done))
}

// iterate searches all branches of the present limit, and raises it.
func (s *deepSearch) iterate(ctx context.Context) error {
	if err := s.improveQuickly(ctx); err != nil || len(s.best) <= s.limit {
		return err
	}
	s.branches = s.deepClass.branches(s.task, s.limit, deepBranches)
	s.first, s.found = len(s.branches), nil
	if len(s.done) != len(s.branches) {
		s.done, s.ended = make([]bool, len(s.branches)), 0
	}
	if err := s.runBranches(ctx); err != nil {
		return err
	}
	s.done = nil
	if s.found == nil {
		s.limit += 2
	}
	return nil
}

// improveQuickly gives the search in the Quick mode its share of what a thread has searched in this run.
func (s *deepSearch) improveQuickly(ctx context.Context) error {
	share := max(quickFirst, s.nodes.Load()/quickShare/uint64(len(s.workers)))
	for !s.quick.Done() && s.quick.Nodes() < share && len(s.best) > s.limit {
		if err := ctx.Err(); err != nil {
			return s.stopped(err)
		}
		s.quick.Step(nodesPerSlice)
		if len(s.quick.best) < len(s.best) {
			s.best = s.quick.best
		}
		s.Report(s.info())
	}
	return nil
}

// stopped saves the search before it ends with an error.
func (s *deepSearch) stopped(err error) error {
	if s.Save != nil {
		if failed := s.Save(s.state()); failed != nil {
			return failed
		}
	}
	return err
}

// runBranches searches the branches that are not done on all threads, up to the first that has a solution. If ctx ends before,
// any solution is as good: it is as long as the limit, which is proven.
func (s *deepSearch) runBranches(ctx context.Context) (err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s.mu.Lock()
	s.began, s.already = time.Now(), s.ended
	s.mu.Unlock()
	var next atomic.Int64
	ended := make(chan struct{}, len(s.workers))
	for _, w := range s.workers {
		go func() {
			defer func() { ended <- struct{}{} }()
			for i := int(next.Add(1)) - 1; i < len(s.branches) && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				s.runBranch(ctx, w, i)
			}
		}()
	}
	tick := time.NewTicker(reportEvery)
	defer tick.Stop()
	for running := len(s.workers); running > 0; {
		select {
		case <-ended:
			running--
		case <-tick.C:
			s.Report(s.info())
			if s.Save != nil && err == nil && time.Since(s.saved) >= saveEvery {
				s.saved = time.Now()
				if err = s.Save(s.state()); err != nil {
					cancel()
				}
			}
		}
	}
	if s.found != nil {
		s.best = s.found
	}
	switch {
	case err != nil:
		return err
	case ctx.Err() != nil && s.found == nil:
		return s.stopped(ctx.Err())
	}
	return nil
}

// runBranch searches a branch, unless it is done or an earlier one has a solution.
func (s *deepSearch) runBranch(ctx context.Context, w *deepWorker, i int) {
	needless := func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.done[i] || s.first < i
	}
	if needless() {
		return
	}
	b := &s.branches[i]
	steps, complete := w.search(b, s.limit-len(b.steps), &s.nodes, func() bool { return ctx.Err() != nil || needless() })
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case !complete:
	case steps == nil:
		s.done[i] = true
		s.ended++
	case i < s.first:
		s.first, s.found = i, append(append([]uint8(nil), b.steps...), steps...)
	}
}
