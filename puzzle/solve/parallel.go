package solve

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

const (
	nodesPerSlice  = 1 << 16                // nodes that a thread searches before it checks the context again
	branchesAtOnce = 2048                   // into which an iteration is cut
	reportEvery    = 100 * time.Millisecond // interval of reports while several threads search
)

// SolveParallel solves with the given number of threads (0: GOMAXPROCS) until the solver is done or ctx ends.
// If ctx ends first, it returns what is known by then and ctx.Err(). The other errors are those of [New].
//
// report may be nil. SolveParallel calls it from its own goroutine, about ten times a second or more often,
// with what is known so far. No goroutine is left running when SolveParallel returns.
//
// The exact search of boards of up to 16 cells uses several threads, and so does the Quick mode on larger boards. Everything
// else runs on one. Options.More may add threads.
func SolveParallel(ctx context.Context, start, goal puzzle.Board, o Options, threads int, report func(Solution)) (Solution, error) {
	s, err := New(start, goal, o)
	if err != nil {
		return Solution{}, err
	}
	threads, report = defaults(threads, report)
	tick := time.NewTicker(reportEvery)
	defer tick.Stop()
	for !s.Done() && ctx.Err() == nil {
		if o.More != nil && s.divisible() {
			threads += o.More(s.nodes)
		}
		s.work(ctx, threads, tick.C, report)
		report(s.Solution())
		runtime.Gosched() // in a browser's program no deadline passes while one goroutine runs on
	}
	if !s.Done() {
		return s.Solution(), ctx.Err()
	}
	return s.Solution(), nil
}

// defaults returns what no threads and no report stand for.
func defaults(threads int, report func(Solution)) (int, func(Solution)) {
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	if report == nil {
		report = func(Solution) {}
	}
	return threads, report
}

// divisible reports whether several threads can do together what comes next. Of an iteration of IDA* they can, unless its frames are in
// order by room, which branches do not have. If the answer is to be the same with any number of threads, they wait until the sprints are
// over: a sprint that falls into an iteration on one thread, and not into that of several, finds another solution.
func (s *Solver) divisible() bool {
	switch {
	case s.phase == Improving:
		return s.mode == Quick && !s.small
	case s.phase == Searching && s.small:
		return !s.sprintDue() && !s.ida.byRoom && (s.own < 0 || s.sprintWidth > maxSprintWidth)
	}
	return false
}

// work does what comes next: a slice on one thread, or what several threads do together.
func (s *Solver) work(ctx context.Context, threads int, tick <-chan time.Time, report func(Solution)) {
	switch {
	case s.phase == Searching && s.small && s.sprintDue():
		s.advance(nodesPerSlice)
	case threads > 1 && s.phase == Searching && s.divisible():
		s.searchParallel(ctx, threads, tick, report)
	case threads > 1 && s.phase == Improving && s.divisible() && s.improver.sided():
		s.improveParallel(ctx, threads, tick, report)
	default:
		if s.improver != nil && s.mode == Quick {
			s.improver.threads = threads
		}
		s.Step(nodesPerSlice)
	}
}

// searchParallel does one whole iteration of IDA* with the present limit. It cuts the tree into many
// branches, which the threads take from a common list. At every tick it reports what is known so far. The solution is that
// of the first branch that has one, as on one thread.
func (s *Solver) searchParallel(ctx context.Context, threads int, tick <-chan time.Time, report func(Solution)) {
	d := s.ida
	d.running = false // each thread begins the iteration anew
	branches := d.branches(branchesAtOnce)
	var next atomic.Int64
	var nodes atomic.Uint64
	var first atomic.Int64 // the first branch that has a solution
	first.Store(int64(len(branches)))
	var mu sync.Mutex
	var solution []uint8
	ended := make(chan struct{}, threads)
	for range threads {
		go func() {
			defer func() { ended <- struct{}{} }()
			worker := newIDA(d.class, true)
			worker.remember()
			defer worker.end()
			for i := next.Add(1) - 1; i < first.Load(); i = next.Add(1) - 1 {
				steps, ok := worker.searchBranch(ctx, &branches[i], d.limit, func() bool { return first.Load() < i }, &nodes)
				if !ok {
					continue
				}
				mu.Lock()
				if i < first.Load() {
					solution = steps
					first.Store(i)
				}
				mu.Unlock()
			}
		}()
	}
	for running := threads; running > 0; {
		select {
		case <-ended:
			running--
		case <-tick:
			now := s.Solution()
			now.Nodes += nodes.Load()
			report(now)
		}
	}
	s.nodes += nodes.Load()
	s.spend(int(nodes.Load()))
	switch {
	case solution != nil:
		s.best = solution
		s.raise(len(solution))
	case ctx.Err() == nil:
		d.raiseLimit()
		s.raise(d.limit)
	}
	s.choosePhase()
}

// branch is a position on the way down the tree, with the steps that lead to it.
type branch struct {
	frame
	steps []uint8
}

// branches cuts the tree of the present limit at a depth where it has at least n nodes, or where it ends.
func (d *ida) branches(n int) []branch {
	list := []branch{{frame: d.root}}
	for depth := 0; len(list) < n && depth < min(d.limit, 24); depth++ {
		var longer []branch
		for i := range list {
			longer = d.children(longer, &list[i])
		}
		if len(longer) == 0 {
			break
		}
		list = longer
	}
	return list
}

// children appends the nodes one step below a branch that the limit allows.
func (c *class) children(list []branch, b *branch) []branch {
	frames, _ := c.expand([]frame{b.frame}, 0, nil, make([]frame, 0, maxChildren))
	for _, f := range frames {
		list = append(list, branch{f, append(slices.Clone(b.steps), c.dir(int(f.blank), int(b.blank)))})
	}
	return list
}

// searchBranch searches below a branch until stop says so, and adds its nodes to the common count as it goes. ok reports
// whether it found a solution.
func (d *ida) searchBranch(ctx context.Context, b *branch, limit int, stop func() bool, nodes *atomic.Uint64) (steps []uint8, ok bool) {
	d.root, d.limit, d.running = b.frame, limit-len(b.steps), false
	for ctx.Err() == nil && !stop() {
		before := d.nodes
		result := d.run(nodesPerSlice)
		nodes.Add(d.nodes - before)
		runtime.Gosched() // WebAssembly has one thread and no preemption
		switch result {
		case found:
			return append(append([]uint8(nil), b.steps...), d.path()...), true
		case exhausted:
			return nil, false
		}
	}
	return nil, false
}

// improveParallel runs the searches of a round of the improver until it has ended, or ctx. At every tick it reports what is
// known so far.
func (s *Solver) improveParallel(ctx context.Context, threads int, tick <-chan time.Time, report func(Solution)) {
	crew := &crew{improver: s.improver, round: s.improver.rounds}
	ended := make(chan struct{}, threads)
	for range threads {
		go func() {
			defer func() { ended <- struct{}{} }()
			crew.work(ctx)
		}()
	}
	for running := threads; running > 0; {
		select {
		case <-ended:
			running--
		case <-tick:
			s.offer(crew.best())
			now := s.Solution()
			now.Nodes += crew.nodes.Load()
			report(now)
		}
	}
	s.offer(crew.best())
	s.nodes += crew.nodes.Load()
	if s.Proven() || s.improver.exhausted() {
		s.phase = Finished
	}
}

// crew is several threads that run the searches of a round side by side.
type crew struct {
	mu       sync.Mutex
	improver *improver
	round    int // that they work on
	nodes    atomic.Uint64
}

// best returns the best solution so far.
func (c *crew) best() []uint8 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.improver.best
}

// work runs searches until all searches of the round have begun, or ctx ends.
func (c *crew) work(ctx context.Context) {
	var finished *beam
	for q := c.take(nil); q != nil; q = c.take(finished) {
		for done := false; !done; {
			if ctx.Err() != nil {
				return
			}
			var used int
			used, done = q.step(nodesPerSlice)
			c.nodes.Add(uint64(used))
			runtime.Gosched() // WebAssembly has one thread and no preemption
		}
		c.mu.Lock()
		c.improver.end(q)
		c.mu.Unlock()
		finished = q.buffers()
	}
}

// take returns the next search of the round, at first that which a step has begun; nil if there is none.
func (c *crew) take(finished *beam) sideSearch {
	c.mu.Lock()
	defer c.mu.Unlock()
	m := c.improver
	if q := m.search; q != nil {
		m.search = nil
		return q
	}
	if m.rounds != c.round {
		return nil
	}
	return m.begin(finished)
}
