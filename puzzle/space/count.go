package space

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

// smallCells is the number of cells up to which one thread is the fastest.
const smallCells = 9

// Count computes a state space on several threads and returns when it is
// known. Errors: those of [NewSearch], and the context's when that ends first.
// It leaves no goroutine behind.
func Count(ctx context.Context, goal puzzle.Board, o Options) (*Space, error) {
	begin := time.Now()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	s, err := NewSearch(goal, o)
	if err != nil {
		return nil, err
	}
	var cancelled atomic.Bool
	defer context.AfterFunc(ctx, func() { cancelled.Store(true) })()
	crew := s.crew(&cancelled)
	clock := clock{begin: begin}
	clock.report(s)
	for !s.done && !s.prepared {
		s.prepared = s.engine.prepare()
	}
	for !s.done {
		for phase := range s.engine.phases() {
			crew.run(s.engine, phase, len(s.counts))
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s.finish(crew.take())
		clock.report(s)
	}
	return s.space, nil
}

// crew is the workers of a run.
type crew struct {
	workers   []*worker
	cancelled *atomic.Bool
}

func (s *Search) crew(cancelled *atomic.Bool) *crew {
	c := &crew{cancelled: cancelled}
	if s.done {
		return c
	}
	n := s.o.Threads
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	if s.frame.l.cells <= smallCells {
		n = 1
	}
	c.workers = append(c.workers, s.worker)
	for len(c.workers) < min(n, s.engine.tasks()) {
		c.workers = append(c.workers, newWorker(s.frame.l, s.keep))
	}
	return c
}

// run does all tasks of a phase, or stops early when cancelled.
func (c *crew) run(e engine, phase, depth int) {
	var next atomic.Int64
	tasks := int64(e.tasks())
	work := func(w *worker) {
		w.depth = depth
		for t := next.Add(1) - 1; t < tasks && !c.cancelled.Load(); t = next.Add(1) - 1 {
			e.run(w, phase, int(t))
		}
	}
	var others sync.WaitGroup
	for _, w := range c.workers[1:] {
		others.Go(func() { work(w) })
	}
	work(c.workers[0])
	others.Wait()
}

// take returns the states that the workers found and forgets them.
func (c *crew) take() uint64 {
	n := uint64(0)
	for _, w := range c.workers {
		n += w.found
		w.found = 0
	}
	return n
}

// clock times the levels.
type clock struct {
	begin time.Time
	last  time.Duration // when the last level was complete
	level time.Duration // what a level takes now, smoothed
}

// report hands a run's progress to its caller.
func (c *clock) report(s *Search) {
	p := s.Progress()
	p.Elapsed = time.Since(c.begin)
	c.level += (p.Elapsed - c.last - c.level) / 4
	c.last = p.Elapsed
	if s.o.Progress == nil {
		return
	}
	if levels, ok := levelsLeft(p); ok && !p.Done {
		p.Left = time.Duration(levels * float64(c.level))
	}
	s.o.Progress(p)
}
