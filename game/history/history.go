package history

import (
	"cmp"
	"slices"

	"wildfifteen/game/session"
)

// History is the table of all finished games.
type History struct {
	rows    rows
	table   table
	groups  []*Group
	byName  map[string]*Group
	known   map[session.Identity]note // notes on games that have not been added yet
	changes int
	rebuild rebuild
}

// note is what is known of a game besides its record.
type note struct {
	removed bool
	optimal uint16
}

// New returns an empty table.
func New() *History {
	return &History{byName: map[string]*Group{}, known: map[session.Identity]note{}}
}

// Len returns the number of rows, those of removed games included. The IDs are 0 to Len()-1, in the order of adding.
func (h *History) Len() int { return h.rows.n }

// Row returns a row. The caller must not change it.
func (h *History) Row(id ID) *Row { return h.rows.at(id) }

// GroupOf returns the group of a row.
func (h *History) GroupOf(id ID) *Group { return h.groups[h.rows.at(id).group] }

// Changes returns a number that grows with each change: lists and summaries made before are out of date.
func (h *History) Changes() int { return h.changes }

// Find returns the row of a game.
func (h *History) Find(id session.Identity) (ID, bool) {
	return h.table.find(id, &h.rows)
}

// FindHash calls yield for each row with the hash of an identity, whenever the game ended. It looks at all rows.
func (h *History) FindHash(hash uint64) func(yield func(ID) bool) {
	return func(yield func(ID) bool) {
		for id := range ID(h.Len()) {
			if h.Row(id).Hash == hash && !yield(id) {
				return
			}
		}
	}
}

// Add adds the row of a game that is not in the table yet (see Find) to the group with a name (see
// [session.Solve.Group]). It returns the bests that the game beat, if the games came in the order of their dates.
func (h *History) Add(r Row, group string) (ID, News) {
	g := h.named(group)
	r.group = g.number
	if n, ok := h.known[r.Identity()]; ok {
		if n.removed {
			r.Flags |= Removed
		}
		if r.Optimal == 0 {
			r.Optimal = n.optimal
		}
		delete(h.known, r.Identity())
	}
	id := h.rows.add(r)
	h.table.add(id, &h.rows)
	h.changes++
	return id, g.add(h, id)
}

// Remove makes a game count nowhere. It reports whether that changes anything.
func (h *History) Remove(id ID) bool { return h.remove(id, true) }

// Restore undoes Remove.
func (h *History) Restore(id ID) bool { return h.remove(id, false) }

func (h *History) remove(id ID, removed bool) bool {
	r := h.rows.at(id)
	if r.Is(Removed) == removed {
		return false
	}
	r.Flags ^= Removed
	h.changes++
	h.GroupOf(id).removed(r)
	return true
}

// SetOptimal notes the fewest moves from the scramble of a game.
func (h *History) SetOptimal(id ID, n int) {
	r := h.rows.at(id)
	r.Optimal = clip16(n)
	h.changes++
	if r.Is(Fewest) && r.Counts() {
		h.GroupOf(id).stale = true // the best of what exceeds the fewest may be another
	}
}

// SetLine notes where the line of a record stands in its file.
func (h *History) SetLine(id ID, offset int64, length int) {
	r := h.rows.at(id)
	r.Offset, r.Length = offset, clip32(length)
}

// Note notes that a game has been removed, even before it is added.
func (h *History) Note(game session.Identity, removed bool) {
	if id, ok := h.Find(game); ok {
		h.remove(id, removed)
		return
	}
	n := h.known[game]
	n.removed = removed
	h.known[game] = n
}

// NoteOptimal notes the fewest moves from the scramble of a game, even before it is added.
func (h *History) NoteOptimal(game session.Identity, optimal int) {
	if id, ok := h.Find(game); ok {
		h.SetOptimal(id, optimal)
		return
	}
	n := h.known[game]
	n.optimal = clip16(optimal)
	h.known[game] = n
}

// Group returns the group with a name (see [session.Solve.Group]), nil if there is none.
func (h *History) Group(name string) *Group { return h.byName[name] }

// Groups returns the groups that have games, that of the latest game first.
func (h *History) Groups() []*Group {
	list := slices.DeleteFunc(slices.Clone(h.groups), func(g *Group) bool { return g.games == 0 })
	slices.SortStableFunc(list, func(a, b *Group) int { return cmp.Compare(b.Last(h), a.Last(h)) })
	return list
}

// named returns the group with a name, a new one if there is none.
func (h *History) named(name string) *Group {
	g := h.byName[name]
	if g == nil {
		g = newGroup(name, int32(len(h.groups)))
		h.groups = append(h.groups, g)
		h.byName[name] = g
	}
	return g
}

// Work brings statistics up to date that removals and late games have made wrong, n rows at most, and reports whether
// there is more to do.
func (h *History) Work(n int) (more bool) { return h.rebuild.step(h, n) }

// rows is a list of rows that grows without copying.
type rows struct {
	blocks [][]Row
	n      int
}

const rowsABlock = 4096

func (l *rows) at(id ID) *Row { return &l.blocks[id/rowsABlock][id%rowsABlock] }

func (l *rows) add(r Row) ID {
	if l.n%rowsABlock == 0 {
		l.blocks = append(l.blocks, make([]Row, rowsABlock))
	}
	id := ID(l.n)
	l.n++
	*l.at(id) = r
	return id
}

// table finds rows by their identities. Each of its parts grows by itself, so that no call takes long.
type table struct{ parts [256]part }

// part is a hash table with open addressing; a slot holds an ID plus one, 0 if it is empty.
type part struct {
	slots []int32
	used  int
}

// key returns the hash of an identity in a table. It spreads identities of any pattern: hashes and times may both count up.
func key(id session.Identity) uint64 { return mix(mix(id.Hash) ^ uint64(id.Second)) }

// mix is the finalizer of SplitMix64: each bit of k changes about half of the bits of the result.
func mix(k uint64) uint64 {
	k = (k ^ k>>30) * 0xbf58476d1ce4e5b9
	k = (k ^ k>>27) * 0x94d049bb133111eb
	return k ^ k>>31
}

func (t *table) add(id ID, l *rows) {
	k := key(l.at(id).Identity())
	p := &t.parts[k>>56]
	if 4*(p.used+1) > 3*len(p.slots) {
		old := p.slots
		p.slots = make([]int32, max(16, 2*len(old)))
		for _, slot := range old {
			if slot != 0 {
				p.put(key(l.at(ID(slot-1)).Identity()), slot)
			}
		}
	}
	p.put(k, int32(id)+1)
	p.used++
}

func (p *part) put(key uint64, slot int32) {
	mask := uint64(len(p.slots) - 1)
	at := key & mask
	for p.slots[at] != 0 {
		at = (at + 1) & mask
	}
	p.slots[at] = slot
}

func (t *table) find(id session.Identity, l *rows) (ID, bool) {
	k := key(id)
	p := &t.parts[k>>56]
	if len(p.slots) == 0 {
		return None, false
	}
	mask := uint64(len(p.slots) - 1)
	for at := k & mask; p.slots[at] != 0; at = (at + 1) & mask {
		if row := ID(p.slots[at] - 1); l.at(row).Identity() == id {
			return row, true
		}
	}
	return None, false
}
