package solve

import "sync"

// Tables holds the pattern databases of the sizes and classes of goals met so
// far, for any number of solvers. They are computed while solvers step, never
// loaded: nothing is paid before the first search of a class. Safe for use by
// several goroutines.
type Tables struct {
	mu      sync.Mutex
	most    int // bytes; 0: no limit
	classes map[classKey]*classBuild
	guides  map[classKey]*guideBuild
}

type classKey struct{ w, h, blank int }

// classBuild is a class and what is left to do for it.
type classBuild struct {
	mu    sync.Mutex
	class *class
	parts []pattern
	first uint32 // entry of the next pattern
	build *patternBuild
	ended *patternBuild // the last one, while there are more to come
}

// NewTables returns empty tables that keep every class they meet.
func NewTables() *Tables {
	return &Tables{classes: map[classKey]*classBuild{}, guides: map[classKey]*guideBuild{}}
}

// Limit makes the tables forget the classes of before where a new one would take
// them over so many bytes. Solvers at work keep what they use.
func (t *Tables) Limit(bytes int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.most = bytes
}

// makeRoom forgets everything if so many bytes more are too many.
func (t *Tables) makeRoom(bytes int) {
	if t.most > 0 && t.bytes()+bytes > t.most {
		clear(t.classes)
		clear(t.guides)
	}
}

// Bytes is the memory that the tables hold now, without what is needed while
// they are being computed (about 4 MB).
func (t *Tables) Bytes() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.bytes()
}

func (t *Tables) bytes() (sum int) {
	for _, b := range t.classes {
		sum += len(b.class.table)
	}
	for _, b := range t.guides {
		sum += len(b.guide.table)
	}
	return sum
}

func (t *Tables) of(k *task) *classBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := classKey{k.w, k.h, k.goalBlank}
	b := t.classes[key]
	if b == nil {
		c := newClass(k.grid, k.goalBlank)
		t.makeRoom(len(c.table))
		b = &classBuild{class: c, parts: c.patterns, first: 4}
		t.classes[key] = b
	}
	return b
}

// ready reports whether a task's class is whole.
func (t *Tables) ready(k *task) bool {
	t.mu.Lock()
	b := t.classes[classKey{k.w, k.h, k.goalBlank}]
	t.mu.Unlock()
	if b == nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.build == nil && len(b.parts) == 0
}

func (t *Tables) guideOf(k *task) *guideBuild {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := classKey{k.w, k.h, k.goalBlank}
	b := t.guides[key]
	if b == nil {
		b = &guideBuild{guide: newGuide(k.grid, k.goalBlank)}
		t.makeRoom(len(b.guide.table))
		t.guides[key] = b
	}
	return b
}

// step computes on for about budget units; the class is nil until it is whole.
func (b *classBuild) step(budget int) (used int, c *class) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.build == nil && len(b.parts) > 0 {
		c := b.class
		b.build = newPatternBuild(c.grid, b.parts[0], c.goalBlank, c.table, b.first, b.ended)
		b.ended = nil
	}
	if b.build != nil {
		n, done := b.build.step(budget)
		used += n
		if done {
			b.build, b.ended = nil, b.build
			b.first += b.parts[0].room(b.class.n)
			if b.parts = b.parts[1:]; len(b.parts) == 0 {
				b.ended = nil
			}
		}
	}
	if b.build == nil && len(b.parts) == 0 {
		c = b.class
	}
	return used, c
}
