package history

import (
	"cmp"
	"slices"
)

// Sort is an order of a list.
type Sort uint8

// The orders.
const (
	ByDate  Sort = iota // the latest first
	ByTime              // the shortest first, failed ones last
	ByMoves             // the fewest first, failed ones last
)

// List is the games of a group that a filter chooses, in an order. It is made in steps; see [History.Changes] for when to
// make another.
type List struct {
	h      *History
	g      *Group
	filter Filter
	next   int // index in g.rows of the next row to look at
	order  order
	ids    []ID
}

// NewList returns a list of which nothing is made yet. With turned the order is the other way round.
func NewList(h *History, g *Group, f Filter, by Sort, turned bool) *List {
	g.settle(h)
	return &List{h: h, g: g, filter: f, order: order{compare: compareBy(h, by, turned)}}
}

// compareBy returns the comparison of an order. Games that are equal in it stay in the order of their dates.
func compareBy(h *History, by Sort, turned bool) func(a, b ID) int {
	var compare func(a, b *Row) int
	switch by {
	case ByTime:
		compare = compareTimes
	case ByMoves:
		compare = func(a, b *Row) int {
			return cmp.Or(cmp.Compare(a.Flags&Failed, b.Flags&Failed), cmp.Compare(a.STM, b.STM))
		}
	default:
		if turned {
			return nil // as they are
		}
		return func(a, b ID) int {
			return cmp.Or(cmp.Compare(h.Row(b).Second, h.Row(a).Second), cmp.Compare(b, a))
		}
	}
	if turned {
		return func(a, b ID) int { return compare(h.Row(b), h.Row(a)) }
	}
	return func(a, b ID) int { return compare(h.Row(a), h.Row(b)) }
}

// compareTimes compares the times of two games: that of a failed one is longer than any other.
func compareTimes(a, b *Row) int {
	return cmp.Or(cmp.Compare(a.Flags&Failed, b.Flags&Failed), cmp.Compare(a.MS, b.MS))
}

// Step makes more of the list, looking at some n rows, and reports whether there is more to do. Until then the list
// is empty.
func (l *List) Step(n int) (more bool) {
	for ; n > 0 && l.next < len(l.g.rows); n-- {
		id := l.g.rows[l.next]
		l.next++
		if l.filter.Takes(l.h.Row(id)) {
			l.order.ids = append(l.order.ids, id)
		}
	}
	if n <= 0 || l.order.step(n) {
		return true
	}
	l.ids = l.order.ids
	return false
}

// Len returns the number of games.
func (l *List) Len() int { return len(l.ids) }

// At returns the i-th game.
func (l *List) At(i int) ID { return l.ids[i] }

// Index returns the place of a game in the list, -1 if it is not there.
func (l *List) Index(id ID) int { return slices.Index(l.ids, id) }

// Drop takes a game out of the list, and returns the place that it had, -1 if it is not there.
func (l *List) Drop(id ID) int {
	at := l.Index(id)
	if at >= 0 {
		l.ids = slices.Delete(l.ids, at, at+1)
	}
	return at
}

// Put puts a game back to the place that it had before Drop.
func (l *List) Put(at int, id ID) { l.ids = slices.Insert(l.ids, at, id) }

// order sorts a list in steps: first short runs, then it merges them. It keeps the order of equal ones.
type order struct {
	compare func(a, b ID) int // nil: nothing to sort
	ids     []ID
	to      []ID // merged so far
	width   int  // length of the runs that are sorted; 0: the first ones are not
	at      int  // end of what is sorted or merged in this pass
	i, j    int  // how much of the two runs at at is merged
}

// firstRun is the length of the runs that are sorted at once.
const firstRun = 512

func (o *order) step(n int) (more bool) {
	if o.compare == nil {
		return false
	}
	for n > 0 {
		switch {
		case o.width == 0:
			end := min(o.at+firstRun, len(o.ids))
			slices.SortStableFunc(o.ids[o.at:end], o.compare)
			n -= 8 * firstRun // sorting takes longer than merging
			o.at = end
			if o.at == len(o.ids) {
				o.width, o.at = firstRun, 0
				o.to = make([]ID, 0, len(o.ids))
			}
		case o.width >= len(o.ids):
			o.to = nil
			return false
		default:
			n = o.merge(n)
		}
	}
	return true
}

// merge merges n elements of two neighbouring runs, and returns what is left of n.
func (o *order) merge(n int) int {
	middle, end := min(o.at+o.width, len(o.ids)), min(o.at+2*o.width, len(o.ids))
	a, b := o.ids[o.at:middle], o.ids[middle:end]
	for ; n > 0 && (o.i < len(a) || o.j < len(b)); n-- {
		if o.j == len(b) || o.i < len(a) && o.compare(a[o.i], b[o.j]) <= 0 {
			o.to = append(o.to, a[o.i])
			o.i++
		} else {
			o.to = append(o.to, b[o.j])
			o.j++
		}
	}
	if o.i < len(a) || o.j < len(b) {
		return n
	}
	o.at, o.i, o.j = end, 0, 0
	if o.at == len(o.ids) {
		o.ids, o.to = o.to, o.ids[:0]
		o.width, o.at = 2*o.width, 0
	}
	return n
}
