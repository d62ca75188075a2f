package session

import (
	"slices"
	"time"
)

// AverageOf holds the numbers of times in the averages ao5, ao12, ao50 and ao100.
var AverageOf = [4]int{5, 12, 50, 100}

// Average is a trimmed mean of the last n times: ceil(n/20) of the best and as many of the worst are dropped, which is 1
// for n = 5 and 12, 3 for 50 and 5 for 100.
type Average struct {
	OK   bool          // there are at least n times; without it Now and Best mean nothing
	Now  time.Duration // of the last n times
	Best time.Duration // the lowest Now so far

	recent []int64 // the last n times in ms, a ring buffer
	sorted []int64 // the same times, sorted
	next   int     // index of the oldest time in a full recent
}

// add adds a time in ms to an average of n and reports whether the average is the best so far.
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
