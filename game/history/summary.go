package history

import (
	"math"
	"slices"
	"time"
)

// Summary is the statistics of the games of a group that a filter chooses and that count, with what charts show of
// them. It is made in steps; see [History.Changes] for when to make another.
type Summary struct {
	Tally
	Chosen  int             // number of games that the filter chooses, also of those that do not count
	Won     int             // those of them that were solved
	Latest  []ID            // the last of them, latestKept at most, in the order of their dates
	Counted []ID            // the games that count, in the order of their dates
	Solves  []ID            // those of them that did not fail
	Ao12    []time.Duration // the average of the twelve games up to each of Solves; 0 where there is none
	Firsts  []int           // indices in Solves of the games that were the fastest so far
	Excess  []Excess
	Spread  Histogram // of the times

	h        *History
	g        *Group
	filter   Filter
	next     int    // index in g.rows of the next row to look at
	bestEnds [4]int // indices in Counted of the last games of the best averages
	counted  int    // number of Solves that are in Spread
	slowest  int64
}

// Excess is by how many moves a game exceeds the fewest possible.
type Excess struct {
	At    int // index in Solves
	Moves int
}

// latestKept is how many games a summary keeps that need not count.
const latestKept = 5

// Histogram counts times in spans of the same width.
type Histogram struct {
	From, Width time.Duration // of the first span
	Counts      []int
	Over        int // number of times beyond the last span
}

// NewSummary returns a summary of which nothing is made yet.
func NewSummary(h *History, g *Group, f Filter) *Summary {
	g.settle(h)
	return &Summary{h: h, g: g, filter: f}
}

// Step looks at some n rows and reports whether there is more to do. Until then the summary is that of the games looked
// at, without their Spread.
func (s *Summary) Step(n int) (more bool) {
	for ; n > 0 && s.next < len(s.g.rows); n-- {
		id := s.g.rows[s.next]
		s.next++
		if r := s.h.Row(id); s.filter.Takes(r) {
			s.add(id, r)
		}
	}
	if n <= 0 {
		return true
	}
	if s.Spread.Counts == nil && len(s.Solves) > 0 {
		s.Spread = s.spans()
	}
	for n *= 8; n > 0 && s.counted < len(s.Solves); n-- { // this takes less time
		s.Spread.count(s.h.Row(s.Solves[s.counted]).Time())
		s.counted++
	}
	return s.counted < len(s.Solves)
}

func (s *Summary) add(id ID, r *Row) {
	s.Chosen++
	if !r.Is(Failed) {
		s.Won++
	}
	if len(s.Latest) == latestKept {
		s.Latest = append(s.Latest[:0], s.Latest[1:]...)
	}
	s.Latest = append(s.Latest, id)
	if !r.Counts() {
		return
	}
	s.Counted = append(s.Counted, id)
	at := len(s.Solves)
	for _, b := range s.Tally.add(id, r) {
		switch {
		case b.Kind == BestTime:
			s.Firsts = append(s.Firsts, at)
		case b.Kind >= BestAo5:
			s.bestEnds[b.Kind-BestAo5] = len(s.Counted) - 1
		}
	}
	if r.Is(Failed) {
		return
	}
	s.Solves = append(s.Solves, id)
	ao12 := time.Duration(0)
	if s.Avg[1].Has() {
		ao12 = s.Avg[1].Now
	}
	s.Ao12 = append(s.Ao12, ao12)
	if over, ok := r.Excess(); ok {
		s.Excess = append(s.Excess, Excess{at, over})
	}
	s.slowest = max(s.slowest, r.MS)
}

// Averaged is a game of an average.
type Averaged struct {
	ID      ID
	Dropped bool // it is among the best or the worst, which the average leaves out
}

// Now returns the games of the average of AverageOf[i] games as it is now, in their order; nil if there is none.
func (s *Summary) Now(i int) []Averaged {
	if !s.Avg[i].Has() {
		return nil
	}
	return s.average(i, len(s.Counted)-1)
}

// Best returns the games of the best average of AverageOf[i] games, in their order; nil if there is none.
func (s *Summary) Best(i int) []Averaged {
	if !s.Avg[i].OK {
		return nil
	}
	return s.average(i, s.bestEnds[i])
}

// average returns the games of the average that ends with a game, given by its index in Counted.
func (s *Summary) average(i, end int) []Averaged {
	n := AverageOf[i]
	list, byTime := make([]Averaged, n), make([]int, n)
	for k := range list {
		list[k].ID, byTime[k] = s.Counted[end+1-n+k], k
	}
	slices.SortStableFunc(byTime, func(a, b int) int {
		return compareTimes(s.h.Row(list[a].ID), s.h.Row(list[b].ID))
	})
	for k := range Dropped(n) {
		list[byTime[k]].Dropped = true
		list[byTime[n-1-k]].Dropped = true
	}
	return list
}

// The number of spans of a histogram at most: of many times, and of few, whose histogram would have holes with more.
const (
	mostSpans = 40
	fewSpans  = 12
)

// spans returns a histogram that counts nothing yet. Times far beyond the others are left to Over.
func (s *Summary) spans() Histogram {
	fastest := time.Duration(s.Time.Value * float64(time.Second))
	last := min(time.Duration(s.slowest)*time.Millisecond, s.Mean()+3*s.Deviation())
	most := max(fewSpans, min(int(2.5*math.Sqrt(float64(s.Solved()))), mostSpans))
	width := niceWidth((last - fastest) / time.Duration(most-2))
	from := fastest / width * width
	return Histogram{From: from, Width: width, Counts: make([]int, max(1, int((last-from)/width)+1))}
}

// niceWidth returns the least width that is 1, 2 or 5 times a power of ten milliseconds, a minute or some minutes, and
// not below least.
func niceWidth(least time.Duration) time.Duration {
	for unit := time.Millisecond; unit <= 10*time.Second; unit *= 10 {
		for _, k := range []time.Duration{1, 2, 5} {
			if k*unit >= least {
				return k * unit
			}
		}
	}
	for _, minutes := range []time.Duration{1, 2, 5, 10, 30} {
		if minutes*time.Minute >= least {
			return minutes * time.Minute
		}
	}
	return time.Duration(math.Ceil(least.Hours())) * time.Hour
}

func (h *Histogram) count(t time.Duration) {
	if i := int((t - h.From) / h.Width); i < len(h.Counts) {
		h.Counts[i]++
	} else {
		h.Over++
	}
}
