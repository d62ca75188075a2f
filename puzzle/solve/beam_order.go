package solve

import "slices"

// tableOrder brings the children of a level into the order of their scores; those of equal scores stay in the order of their
// parents.
type tableOrder struct {
	parts []tablePart
	count []int32  // score - lowest -> number of children, then the place of the next one
	list  []uint32 // part*tableChildren + index of a child, by score
}

// tableChildren is the maximum number of children of a part.
const tableChildren = 4 * tablePartSize

// best returns the children from the lowest score on: a quarter more than atLeast, as some may turn out to be duplicates, and
// all others with the score of the last.
func (o *tableOrder) best(atLeast int) func(yield func(*tableChild) bool) {
	o.sort(atLeast + atLeast/4)
	return func(yield func(*tableChild) bool) {
		for _, i := range o.list {
			if !yield(&o.parts[i/tableChildren].children[i%tableChildren]) {
				return
			}
		}
	}
}

func (o *tableOrder) sort(atLeast int) {
	lo, hi := int32(1<<30), int32(-1)
	for i := range o.parts {
		lo, hi = min(lo, o.parts[i].lo), max(hi, o.parts[i].hi)
	}
	o.list = o.list[:0]
	if hi < lo {
		return
	}
	size := int(hi-lo) + 1
	o.count = slices.Grow(o.count[:0], size)[:size]
	clear(o.count)
	for i := range o.parts {
		for j := range o.parts[i].children {
			o.count[o.parts[i].children[j].score-lo]++
		}
	}
	sum, last := int32(0), hi
	for s := range o.count {
		n := o.count[s]
		o.count[s] = sum
		if sum += n; int(sum) >= atLeast {
			last = lo + int32(s)
			break
		}
	}
	o.list = slices.Grow(o.list, int(sum))[:sum]
	for i := range o.parts {
		for j := range o.parts[i].children {
			if s := o.parts[i].children[j].score; s <= last {
				o.list[o.count[s-lo]] = uint32(i*tableChildren + j)
				o.count[s-lo]++
			}
		}
	}
}
