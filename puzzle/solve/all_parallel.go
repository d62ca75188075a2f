package solve

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

// AllParallel is [NewAll] with steps on the given number of threads (0: GOMAXPROCS), until the enumeration is done or ctx ends. If ctx
// ends first, it returns what is known by then and ctx.Err(). The solutions of a complete enumeration, and their order, are those of one
// thread. Options.More may add threads. Boards of more than 16 cells are always searched on one.
//
// report may be nil. AllParallel calls it from its own goroutine, about ten times a second or more often, with the best solution known so
// far. No goroutine is left running when AllParallel returns.
func AllParallel(ctx context.Context, start, goal puzzle.Board, limit int, o Options, threads int, report func(Solution)) (*All, error) {
	a, err := NewAll(start, goal, limit, o)
	if err != nil {
		return nil, err
	}
	threads, report = defaults(threads, report)
	tick := time.NewTicker(reportEvery)
	defer tick.Stop()
	for !a.done && ctx.Err() == nil {
		if o.More != nil && (a.small != nil || a.solver.divisible()) {
			threads += o.More(a.Nodes())
		}
		switch {
		case !a.solver.Done():
			a.solver.work(ctx, threads, tick.C, report)
		case threads > 1 && a.small != nil:
			a.searchParallel(ctx, threads, tick.C, report)
		default:
			a.Step(nodesPerSlice)
		}
		report(a.Best())
		runtime.Gosched() // in a browser's program no deadline passes while one goroutine runs on
	}
	if !a.done {
		return a, ctx.Err()
	}
	return a, nil
}

// harvest is the solutions of all branches of a tree, in their order.
type harvest struct {
	mu       sync.Mutex
	branches []branch
	found    [][][]uint8 // by branch
	ended    []bool      // by branch: all of its solutions are found
	first    int         // number of branches before the first that has not ended
	count    int         // of their solutions
	limit    int
	full     atomic.Bool // the branches before first have more solutions than the limit: the others are not needed
	next     atomic.Int64
	nodes    atomic.Uint64
}

// searchParallel enumerates all solutions anew. It cuts the tree into branches, which the threads take from a common list.
func (a *All) searchParallel(ctx context.Context, threads int, tick <-chan time.Time, report func(Solution)) {
	a.small.running = false
	branches := a.small.branches(branchesAtOnce)
	h := &harvest{branches: branches, found: make([][][]uint8, len(branches)), ended: make([]bool, len(branches)), limit: a.limit}
	ended := make(chan struct{}, threads)
	for range threads {
		go func() {
			defer func() { ended <- struct{}{} }()
			h.work(ctx, newIDA(a.small.class, false), a.small.limit)
		}()
	}
	before := a.nodes
	for running := threads; running > 0; {
		select {
		case <-ended:
			running--
		case <-tick:
			a.nodes = before + h.nodes.Load()
			report(a.Best())
		}
	}
	a.nodes = before + h.nodes.Load()
	a.done = h.full.Load() || h.first == len(branches)
	var solutions [][]uint8
	for _, list := range h.found {
		solutions = append(solutions, list...)
	}
	if !a.done && len(solutions) < len(a.solutions) {
		return // one thread had found more before
	}
	a.solutions = solutions
	if a.capped = len(a.solutions) > a.limit; a.capped {
		a.solutions = a.solutions[:a.limit]
	}
}

// work searches branches until there are no more, or they are not needed, or ctx ends.
func (h *harvest) work(ctx context.Context, d *ida, limit int) {
	for i := h.next.Add(1) - 1; i < int64(len(h.branches)) && !h.full.Load(); i = h.next.Add(1) - 1 {
		list, all := h.search(ctx, d, &h.branches[i], limit)
		h.bring(int(i), list, all)
	}
}

// search returns the solutions below a branch, at most one more than the limit. all is false if there may be others because it ended early.
func (h *harvest) search(ctx context.Context, d *ida, b *branch, limit int) (list [][]uint8, all bool) {
	d.root, d.limit, d.running = b.frame, limit-len(b.steps), false
	for ctx.Err() == nil && !h.full.Load() {
		before := d.nodes
		result := d.run(nodesPerSlice)
		h.nodes.Add(d.nodes - before)
		runtime.Gosched() // WebAssembly has one thread and no preemption
		switch result {
		case exhausted:
			return list, true
		case found:
			list = append(list, append(append([]uint8(nil), b.steps...), d.path()...))
			if len(list) > h.limit {
				return list, true
			}
		}
	}
	return list, false
}

// bring takes the solutions of a branch.
func (h *harvest) bring(i int, list [][]uint8, all bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.found[i], h.ended[i] = list, all
	for ; h.first < len(h.ended) && h.ended[h.first]; h.first++ {
		h.count += len(h.found[h.first])
	}
	if h.count > h.limit {
		h.full.Store(true)
	}
}
