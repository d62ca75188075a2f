package solve

import (
	"sync"
	"sync/atomic"
)

// Tables holds the pattern databases for the board sizes and classes of goals met so far. Any number of solvers
// can share it, in several goroutines. The databases are computed while solvers step and never loaded: a class
// costs nothing before its first search.
type Tables struct {
	mu         sync.Mutex
	limit      atomic.Int64 // bytes; 0: none
	classes    map[classKey]*classBuild
	estimators map[classKey]*tableEstimatorBuild
	wides      map[classKey]interface{ bytes() int } // made on request
	largeAfter int64                                 // nodes searched in a class after which large patterns are worth their time
}

type classKey struct {
	w, h, blank int
	size        patternSize
	runs        bool // databases of SolveRuns
}

// classBuild is a class and the progress of computing it.
type classBuild struct {
	mu       sync.Mutex
	class    *class
	parts    []pattern     // patterns still to be computed
	first    uint32        // entry of the next pattern
	build    *patternBuild // of parts[0]; nil: not started
	finished *patternBuild // the previous build, finished; the next one reuses its buffers
}

// largeAfterNodes is about how many nodes can be searched in the time that computing the databases of large
// patterns takes. Large patterns are worth computing for longer searches.
const largeAfterNodes = 20_000_000

// mergedShift tells after how many more nodes merged patterns are worth computing: 1 << mergedShift times as many. They take eleven
// times as long to compute, and on one thread, while several may be searching.
const mergedShift = 6

// NewTables returns empty tables that keep every class they meet.
func NewTables() *Tables {
	return &Tables{classes: map[classKey]*classBuild{}, estimators: map[classKey]*tableEstimatorBuild{},
		wides: map[classKey]interface{ bytes() int }{}, largeAfter: largeAfterNodes}
}

// Limit sets a limit in bytes; 0, the initial state, means none. Under a limit the tables do without large
// patterns, and they forget all earlier classes when a new one would exceed it. Solvers at work keep the
// tables they use.
func (t *Tables) Limit(bytes int) {
	t.limit.Store(int64(bytes))
}

// makeRoom forgets all tables if adding the given number of bytes would exceed the limit.
func (t *Tables) makeRoom(bytes int) {
	if limit := int(t.limit.Load()); limit > 0 && t.bytes()+bytes > limit {
		clear(t.classes)
		clear(t.estimators)
		clear(t.wides)
	}
}

// Bytes returns the memory in bytes that the tables hold now, without what is needed while they are being
// computed.
func (t *Tables) Bytes() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.bytes()
}

func (t *Tables) bytes() (sum int) {
	for _, b := range t.classes {
		sum += len(b.class.table)
	}
	for _, w := range t.wides {
		sum += w.bytes()
	}
	for _, b := range t.estimators {
		sum += len(b.estimator.table)
	}
	return sum
}

// classOf returns the class to search a task with. It may still have to be computed. own is as in outgrown.
func (t *Tables) classOf(k *task, own int64) *classBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := t.key(k, own)
	b := t.classes[key]
	if b == nil {
		c := newClass(k.grid, k.goalBlank, key.size)
		t.makeRoom(len(c.table))
		b = &classBuild{class: c, parts: c.patterns, first: 4}
		t.classes[key] = b
	}
	return b
}

// ready reports whether the class to search a task with is complete.
func (t *Tables) ready(k *task, own int64) bool {
	t.mu.Lock()
	b := t.classes[t.key(k, own)]
	t.mu.Unlock()
	if b == nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.build == nil && len(b.parts) == 0
}

// key returns the key of the class to search a task with.
func (t *Tables) key(k *task, own int64) classKey {
	key := classKey{w: k.w, h: k.h, blank: k.goalBlank}
	for b := t.classes[key]; b != nil && t.outgrown(b.class, own); b = t.classes[key] {
		key.size++
	}
	return key
}

// outgrown reports whether so many nodes have been searched in a class that patterns of the next size are worth
// computing. own is the number of nodes that the solver itself has searched, if only that is to count, else -1.
func (t *Tables) outgrown(c *class, own int64) bool {
	if own < 0 {
		own = c.searched.Load()
	}
	return c.wide == nil && c.size < c.largest(c.goalBlank) && t.limit.Load() == 0 && own>>(mergedShift*c.size) > t.largeAfter
}

// largeEstimator reports whether a board can have a tableEstimator with large databases. They take seconds, and more memory than
// there is under a limit, so they are computed only once windows have become wide.
func (t *Tables) largeEstimator(g *grid) bool {
	return canEstimate(g) && t.limit.Load() == 0
}

// hasLarge reports whether the tableEstimator with large databases for a task is complete.
func (t *Tables) hasLarge(k *task) bool {
	t.mu.Lock()
	b := t.estimators[classKey{w: k.w, h: k.h, blank: k.goalBlank, size: largePatterns}]
	t.mu.Unlock()
	return b != nil && b.complete()
}

// estimatorOf returns the tableEstimator for a task, with small or large databases. It may still have to be computed.
func (t *Tables) estimatorOf(k *task, large bool) *tableEstimatorBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := classKey{w: k.w, h: k.h, blank: k.goalBlank}
	if large {
		key.size = largePatterns
	}
	b := t.estimators[key]
	if b == nil {
		b = &tableEstimatorBuild{estimator: newTableEstimator(k.grid, k.goalBlank, patternTiles(k.n, large))}
		t.makeRoom(len(b.estimator.table))
		t.estimators[key] = b
	}
	return b
}

// step computes for about budget units (see patternBuild.step). It returns the class once that is complete,
// else nil.
func (b *classBuild) step(budget int) (used int, c *class) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.build == nil && len(b.parts) > 0 {
		c := b.class
		b.build = newPatternBuild(c.grid, b.parts[0], c.goalBlank, c.table, b.first, b.finished)
		b.finished = nil
	}
	if b.build != nil {
		n, done := b.build.step(budget)
		used += n
		if done {
			b.build, b.finished = nil, b.build
			b.first += b.parts[0].paddedSize()
			if b.parts = b.parts[1:]; len(b.parts) == 0 {
				b.finished = nil
			}
		}
	}
	if b.build == nil && len(b.parts) == 0 {
		c = b.class
	}
	return used, c
}
