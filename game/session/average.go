package session

import (
	"slices"
	"time"
)

// AverageOf are the lengths of the averages: ao5, ao12, ao50, ao100.
var AverageOf = [4]int{5, 12, 50, 100}

// Average is a mean of the last n times without the best and the worst few: ceil(n/20) of them at each
// end, so 1 of 5 or 12, 3 of 50, 5 of 100.
type Average struct {
	OK   bool          // there are n times yet
	Now  time.Duration // of the last n
	Best time.Duration // the least there was

	recent []int64 // the last n times in ms, a ring
	sorted []int64 // the same, in order
	next   int     // the oldest of a full ring
}

// add takes a time in ms for an average of n, and reports whether the average is the best so far.
func (a *Average) add(ms int64, n int) bool {
	if len(a.recent) < n {
		a.recent = append(a.recent, ms)
	} else {
		old, _ := slices.BinarySearch(a.sorted, a.recent[a.next])
		a.sorted = slices.Delete(a.sorted, old, old+1)
		a.recent[a.next] = ms
		a.next = (a.next + 1) % n
	}
	at, _ := slices.BinarySearch(a.sorted, ms)
	a.sorted = slices.Insert(a.sorted, at, ms)
	if len(a.recent) < n {
		return false
	}
	drop := (n + 19) / 20
	sum := int64(0)
	for _, ms := range a.sorted[drop : n-drop] {
		sum += ms
	}
	a.Now = time.Duration(sum) * time.Millisecond / time.Duration(n-2*drop)
	best := !a.OK || a.Now < a.Best
	if best {
		a.Best = a.Now
	}
	a.OK = true
	return best
}
