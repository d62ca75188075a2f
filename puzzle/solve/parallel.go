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
	nodesPerSlice = 1 << 16                // nodes that a thread searches before it checks the context again
	reportEvery   = 100 * time.Millisecond // interval of reports while several threads search
)

// SolveParallel solves with the given number of threads (0: GOMAXPROCS) until the solver is done or ctx ends.
// If ctx ends first, it returns what is known by then and ctx.Err(). The other errors are those of [New].
//
// report may be nil. SolveParallel calls it from its own goroutine, about ten times a second or more often,
// with what is known so far. No goroutine is left running when SolveParallel returns.
//
// Only the exact search of boards of up to 16 cells uses several threads; everything else runs on one.
func SolveParallel(ctx context.Context, start, goal puzzle.Board, o Options, threads int, report func(Solution)) (Solution, error) {
	s, err := New(start, goal, o)
	if err != nil {
		return Solution{}, err
	}
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	if report == nil {
		report = func(Solution) {}
	}
	tick := time.NewTicker(reportEvery)
	defer tick.Stop()
	for !s.Done() && ctx.Err() == nil {
		if s.phase == Searching && s.small && s.sprintDue() {
			s.advance(nodesPerSlice)
		} else if threads > 1 && s.phase == Searching && s.small {
			s.searchParallel(ctx, threads, tick.C, report)
		} else {
			s.Step(nodesPerSlice)
		}
		report(s.Solution())
	}
	if !s.Done() {
		return s.Solution(), ctx.Err()
	}
	return s.Solution(), nil
}

// searchParallel does one whole iteration of IDA* with the present limit. It cuts the tree into many
// branches, which the threads take from a common list. At every tick it reports what is known so far.
func (s *Solver) searchParallel(ctx context.Context, threads int, tick <-chan time.Time, report func(Solution)) {
	d := s.ida
	branches := d.branches(threads * 256)
	var next atomic.Int64
	var nodes atomic.Uint64
	var stop atomic.Bool
	var mu sync.Mutex
	var solution []uint8
	ended := make(chan struct{}, threads)
	for range threads {
		go func() {
			defer func() { ended <- struct{}{} }()
			worker := newIDA(d.class, true)
			worker.visited = new(transpositionTable)
			for i := next.Add(1) - 1; i < int64(len(branches)) && !stop.Load(); i = next.Add(1) - 1 {
				steps, ok := worker.searchBranch(ctx, &branches[i], d.limit, &stop, &nodes)
				if ok {
					mu.Lock()
					solution = steps
					mu.Unlock()
					stop.Store(true)
				}
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
	f := b.frame
	for {
		var n frame
		if _, ok := c.child(&f, &n); !ok {
			return list
		}
		list = append(list, branch{n, append(slices.Clone(b.steps), c.dir(int(n.blank), int(f.blank)))})
	}
}

// searchBranch searches below a branch and adds its nodes to the common count as it goes. ok reports whether it
// found a solution.
func (d *ida) searchBranch(ctx context.Context, b *branch, limit int, stop *atomic.Bool, nodes *atomic.Uint64) (steps []uint8, ok bool) {
	d.root, d.limit, d.running = b.frame, limit-len(b.steps), false
	for ctx.Err() == nil && !stop.Load() {
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
