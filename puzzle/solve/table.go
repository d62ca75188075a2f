package solve

import (
	"sync"
	"sync/atomic"
)

// Tables holds the pattern databases of the sizes and classes of goals met so
// far, for any number of solvers. They are computed while solvers step, never
// loaded: nothing is paid before the first search of a class. Safe for use by
// several goroutines.
type Tables struct {
	mu         sync.Mutex
	limit      atomic.Int64 // bytes; 0: no limit
	classes    map[classKey]*classBuild
	estimators map[classKey]*tableEstimatorBuild
	largeAfter int64 // nodes of searches after which larger patterns pay
}

type classKey struct {
	w, h, blank int
	large       bool
}

// classBuild is a class and what is left to do for it.
type classBuild struct {
	mu       sync.Mutex
	class    *class
	parts    []pattern
	first    uint32 // entry of the next pattern
	build    *patternBuild
	finished *patternBuild // the last one, while there are more to come
}

// largePay is about how many nodes are searched in the time that the databases of
// large patterns take: searches that go on for longer are worth them.
const largeAfterNodes = 20_000_000

// NewTables returns empty tables that keep every class they meet.
func NewTables() *Tables {
	return &Tables{classes: map[classKey]*classBuild{}, estimators: map[classKey]*tableEstimatorBuild{}, largeAfter: largeAfterNodes}
}

// Limit makes the tables forget the classes of before where a new one would take
// them over so many bytes, and do without large patterns. Solvers at work keep what
// they use.
func (t *Tables) Limit(bytes int) {
	t.limit.Store(int64(bytes))
}

// makeRoom forgets everything if so many bytes more are too many.
func (t *Tables) makeRoom(bytes int) {
	if limit := int(t.limit.Load()); limit > 0 && t.bytes()+bytes > limit {
		clear(t.classes)
		clear(t.estimators)
	}
}

// Bytes is the memory that the tables hold now, without what is needed while
// they are being computed.
func (t *Tables) Bytes() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.bytes()
}

func (t *Tables) bytes() (sum int) {
	for _, b := range t.classes {
		sum += len(b.class.table)
	}
	for _, b := range t.estimators {
		sum += len(b.estimator.table)
	}
	return sum
}

// of is what a task is to be searched with.
func (t *Tables) classOf(k *task) *classBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := t.key(k)
	b := t.classes[key]
	if b == nil {
		c := newClass(k.grid, k.goalBlank, key.large)
		t.makeRoom(len(c.table))
		b = &classBuild{class: c, parts: c.patterns, first: 4}
		t.classes[key] = b
	}
	return b
}

// ready reports whether what a task is to be searched with is whole.
func (t *Tables) ready(k *task) bool {
	t.mu.Lock()
	b := t.classes[t.key(k)]
	t.mu.Unlock()
	if b == nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.build == nil && len(b.parts) == 0
}

// key is that of what a task is to be searched with.
func (t *Tables) key(k *task) classKey {
	key := classKey{w: k.w, h: k.h, blank: k.goalBlank}
	if small := t.classes[key]; small != nil {
		key.large = t.outgrown(small.class)
	}
	return key
}

// outgrown reports whether searches have come so far that a class's larger
// patterns are worth their time.
func (t *Tables) outgrown(c *class) bool {
	return c.twoSizes() && !c.large && t.limit.Load() == 0 && c.searched.Load() > t.largeAfter
}

func (t *Tables) estimatorOf(k *task) *tableEstimatorBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := classKey{w: k.w, h: k.h, blank: k.goalBlank}
	b := t.estimators[key]
	if b == nil {
		b = &tableEstimatorBuild{estimator: newTableEstimator(k.grid, k.goalBlank)}
		t.makeRoom(len(b.estimator.table))
		t.estimators[key] = b
	}
	return b
}

// step computes on for about budget units; the class is nil until it is whole.
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
			b.first += b.parts[0].paddedEntries(b.class.n)
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
