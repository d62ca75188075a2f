package solve

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"wildfifteen/puzzle"
)

// slice is how many nodes pass between looks at the context.
const slice = 1 << 16

// SolveParallel solves with several threads (0: as many as GOMAXPROCS) until
// done or until ctx ends, which gives what is known by then and ctx.Err().
// report, which may be nil, is called now and then, from this goroutine, with
// what is known. No goroutine is left when it returns.
//
// Only the exact search of boards up to 16 cells is divided; anything else runs
// on one thread.
func SolveParallel(ctx context.Context, start, goal puzzle.Board, o Options, threads int, report func(Solution)) (Solution, error) {
	s, err := New(start, goal, o)
	if err != nil {
		return Solution{}, err
	}
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	for !s.Done() && ctx.Err() == nil {
		if threads > 1 && s.phase == Searching && s.small {
			s.searchParallel(ctx, threads)
		} else {
			s.Step(slice)
		}
		if report != nil {
			report(s.Solution())
		}
	}
	if !s.Done() {
		return s.Solution(), ctx.Err()
	}
	return s.Solution(), nil
}

// searchParallel does one whole iteration with the present limit: the tree is
// cut into many branches, which the threads take in turn.
func (s *Solver) searchParallel(ctx context.Context, threads int) {
	d := s.deepening
	branches := d.branches(threads * 256)
	var next atomic.Int64
	var nodes atomic.Uint64
	var stop atomic.Bool
	var mu sync.Mutex
	var solution []uint8
	var wg sync.WaitGroup
	for range threads {
		wg.Go(func() {
			worker := newDeepening(d.class, true)
			worker.met = new(transpositions)
			for i := next.Add(1) - 1; i < int64(len(branches)) && !stop.Load(); i = next.Add(1) - 1 {
				steps, ok := worker.branch(ctx, &branches[i], d.limit, &stop)
				if ok {
					mu.Lock()
					solution = steps
					mu.Unlock()
					stop.Store(true)
				}
			}
			nodes.Add(worker.nodes)
		})
	}
	wg.Wait()
	s.nodes += nodes.Load()
	switch {
	case solution != nil:
		s.best = solution
		s.raise(len(solution))
	case ctx.Err() == nil:
		d.deepen()
		s.raise(d.limit)
	}
	s.enter()
}

// branch is a position on the way down, with the steps that lead to it.
type branch struct {
	frame
	steps []uint8
}

// branches cuts the tree of the present limit at a depth where it has at least
// n nodes, or where it ends.
func (d *deepening) branches(n int) []branch {
	list := []branch{{frame: d.root}}
	probe := newDeepening(d.class, false)
	for depth := 0; len(list) < n && depth < min(d.limit, 24); depth++ {
		var longer []branch
		for i := range list {
			probe.children(&list[i], d.limit-depth, func(b branch) { longer = append(longer, b) })
		}
		if len(longer) == 0 {
			break
		}
		list = longer
	}
	return list
}

// children yields the nodes one step below a branch that the limit allows.
func (d *deepening) children(b *branch, limit int, yield func(branch)) {
	d.root, d.limit, d.active = b.frame, limit, false
	for moves := b.frame.moves; moves > 1; moves >>= 4 {
		d.root.moves = 1<<4 | moves&15
		d.active, d.depth, d.stack[0] = true, 0, d.root
		for d.depth == 0 && d.stack[0].moves > 1 {
			d.run(1)
		}
		if d.depth == 1 {
			child := d.stack[1]
			child.moves = d.succ[int(b.blank)<<4|int(child.blank)]
			steps := append(append([]uint8(nil), b.steps...), d.dir(int(child.blank), int(b.blank)))
			yield(branch{child, steps})
		}
	}
}

// branch searches below a branch; ok tells that a solution was found.
func (d *deepening) branch(ctx context.Context, b *branch, limit int, stop *atomic.Bool) (steps []uint8, ok bool) {
	d.root, d.limit, d.active = b.frame, limit-len(b.steps), false
	for ctx.Err() == nil && !stop.Load() {
		switch d.run(slice) {
		case found:
			return append(append([]uint8(nil), b.steps...), d.path()...), true
		case exhausted:
			return nil, false
		}
	}
	return nil, false
}
