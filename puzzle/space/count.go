package space

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

// maxOneThreadCells is the number of cells up to which one thread is fastest.
const maxOneThreadCells = 9

// Count computes a state space on several threads and returns it when it is complete, or when
// Options.MaxDepth is. The errors are those of [NewSearch], and that of ctx if ctx ends first. No goroutine
// is left running when Count returns.
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
		s.finish(crew.takeFound())
		clock.report(s)
	}
	return s.space, nil
}

// crew is the workers of a run, one for each thread.
type crew struct {
	workers   []*worker
	cancelled *atomic.Bool
}

// crew returns the workers for a run, none if the run is done.
func (s *Search) crew(cancelled *atomic.Bool) *crew {
	c := &crew{cancelled: cancelled}
	if s.done {
		return c
	}
	n := s.options.Threads
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	if s.frame.l.cells <= maxOneThreadCells {
		n = 1
	}
	c.workers = append(c.workers, s.worker)
	for len(c.workers) < min(n, s.engine.tasks()) {
		c.workers = append(c.workers, newWorker(s.frame.l, s.keep))
	}
	return c
}

// run does all tasks of a phase, or stops early if cancelled.
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

// takeFound returns the number of states that the workers found and resets it.
func (c *crew) takeFound() uint64 {
	n := uint64(0)
	for _, w := range c.workers {
		n += w.found
		w.found = 0
	}
	return n
}

// clock measures the time that levels take.
type clock struct {
	begin time.Time
	last  time.Duration // when the last level was complete
	level time.Duration // time for a level at present, smoothed
}

// report calls Options.Progress, if there is one, after a level.
func (c *clock) report(s *Search) {
	c.levelDone()
	c.tell(s.Progress(), s.options.Progress)
}

// levelDone takes the time of a level.
func (c *clock) levelDone() {
	now := time.Since(c.begin)
	c.level += (now - c.last - c.level) / 4
	c.last = now
}

// tell passes on how far a run has come, if somebody asks.
func (c *clock) tell(p Progress, ask func(Progress)) {
	if ask == nil {
		return
	}
	p.Elapsed = time.Since(c.begin)
	if levels, ok := levelsLeft(p); ok && !p.Done {
		p.Left = time.Duration(levels * float64(c.level))
	}
	ask(p)
}
