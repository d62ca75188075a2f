package history

import (
	"math"
	"slices"
	"time"
)

// RecordKind is a kind of best.
type RecordKind uint8

// The kinds of best. Averages are in the order of AverageOf.
const (
	BestTime      RecordKind = iota // seconds
	BestMoves                       // moves in the single-tile metric, in games without undo
	BestMovesUndo                   // the same, in games with undo
	BestTPS                         // moves per second
	BestExcess                      // moves above the fewest possible, in games that ask for the fewest
	BestAo5                         // seconds
	BestAo12
	BestAo50
	BestAo100
	recordKinds
)

var recordNames = [recordKinds]string{"time", "moves", "moves-undo", "tps", "excess", "ao5", "ao12", "ao50", "ao100"}

// String returns a short name such as "time" or "ao12".
func (k RecordKind) String() string {
	if k < recordKinds {
		return recordNames[k]
	}
	return ""
}

// Best is a best value and the first game that reached it.
type Best struct {
	OK    bool // there is one
	ID    ID
	Value float64 // in the unit of its RecordKind
}

// Broken is a best that a game beat.
type Broken struct {
	Kind     RecordKind
	First    bool // there was no best before
	Old, New float64
}

// News is what a game changed in the statistics.
type News struct {
	Counted bool     // false: the game has hints or automatic moves and does not count
	All     []Broken // bests beaten among all games of its group
	Input   []Broken // bests beaten among the games of its group with the same kind of input
}

// Tally is the statistics of games that count, in the order in which they were played.
type Tally struct {
	Games     int // failed ones included
	Failures  int // the failed ones
	Time      Best
	Moves     Best // of games without undo
	MovesUndo Best // of games with undo
	TPS       Best
	Excess    Best
	Avg       [4]Average // of AverageOf[i] games

	mean, squares float64 // of the times in ms: their mean, and the sum of the squares of what they differ from it
	steps         int64   // sum of the moves
}

// Solved returns the number of games that did not fail.
func (t *Tally) Solved() int { return t.Games - t.Failures }

// Mean returns the mean time of those that did not fail, as all means are.
func (t *Tally) Mean() time.Duration { return time.Duration(t.mean * float64(time.Millisecond)) }

// Deviation returns the standard deviation of the times, that of all of them and not an estimate from a sample.
func (t *Tally) Deviation() time.Duration {
	if t.Solved() == 0 {
		return 0
	}
	return time.Duration(math.Sqrt(t.squares/float64(t.Solved())) * float64(time.Millisecond))
}

// MeanMoves returns the mean number of moves in the single-tile metric.
func (t *Tally) MeanMoves() float64 {
	if t.Solved() == 0 {
		return 0
	}
	return float64(t.steps) / float64(t.Solved())
}

// Of returns the best of a kind; for averages its ID is that of the last game of the average.
func (t *Tally) Of(kind RecordKind) Best {
	switch kind {
	case BestTime:
		return t.Time
	case BestMoves:
		return t.Moves
	case BestMovesUndo:
		return t.MovesUndo
	case BestTPS:
		return t.TPS
	case BestExcess:
		return t.Excess
	}
	if i := int(kind - BestAo5); i < len(t.Avg) {
		a := &t.Avg[i]
		return Best{a.OK, a.BestID, a.Best.Seconds()}
	}
	return Best{}
}

// add adds a game that counts and returns the bests that it beat.
func (t *Tally) add(id ID, r *Row) (broken []Broken) {
	t.Games++
	if r.Is(Failed) {
		t.Failures++
	} else {
		broken = t.addSolved(id, r)
	}
	ms := r.MS
	if r.Is(Failed) {
		ms = failedTime
	}
	for i := range t.Avg {
		a := &t.Avg[i]
		b := Broken{Kind: BestAo5 + RecordKind(i), First: !a.OK, Old: a.Best.Seconds()}
		if a.add(ms, AverageOf[i], id) {
			b.New = a.Best.Seconds()
			broken = append(broken, b)
		}
	}
	return broken
}

// addSolved adds a game that did not fail.
func (t *Tally) addSolved(id ID, r *Row) (broken []Broken) {
	t.steps += int64(r.STM)
	d := float64(r.MS) - t.mean
	t.mean += d / float64(t.Solved())
	t.squares += d * (float64(r.MS) - t.mean)
	broken = t.Time.add(broken, BestTime, -1, r.Time().Seconds(), id)
	if r.Undos == 0 || r.Is(Fewest) {
		broken = t.Moves.add(broken, BestMoves, -1, float64(r.STM), id)
	} else {
		broken = t.MovesUndo.add(broken, BestMovesUndo, -1, float64(r.STM), id)
	}
	if tps, ok := r.TPS(); ok {
		broken = t.TPS.add(broken, BestTPS, +1, tps, id)
	}
	if over, ok := r.Excess(); ok && r.Is(Fewest) {
		broken = t.Excess.add(broken, BestExcess, -1, float64(over), id)
	}
	return broken
}

// add adds a value, of which the larger (sign +1) or the smaller (-1) is better. A value equal to the best beats nothing.
func (b *Best) add(broken []Broken, kind RecordKind, sign, value float64, id ID) []Broken {
	if b.OK && sign*value <= sign*b.Value {
		return broken
	}
	broken = append(broken, Broken{Kind: kind, First: !b.OK, Old: b.Value, New: value})
	*b = Best{OK: true, ID: id, Value: value}
	return broken
}

// AverageOf holds the numbers of times in the averages ao5, ao12, ao50 and ao100.
var AverageOf = [4]int{5, 12, 50, 100}

// Dropped returns how many times are dropped at each end of an average of n: ceil(n/20), which is 1 for n = 5 and 12,
// 3 for 50 and 5 for 100.
func Dropped(n int) int { return (n + 19) / 20 }

// failedTime is the time of a failed game in an average: longer than any other, and so short that sums of a hundred do not
// overflow.
const failedTime = math.MaxInt64 / 1000

// Average is a trimmed mean of the last n times: see Dropped. There is none if more of them failed than are dropped as the
// longest.
type Average struct {
	Full   bool          // there are at least n times; without it the others mean nothing
	Failed bool          // too many of the last n failed: Now means nothing
	OK     bool          // there was a mean, the best of which is Best
	Now    time.Duration // of the last n times
	Best   time.Duration // the lowest Now so far
	BestID ID            // the last game of the first average that was as low

	recent []int64 // the last n times in ms, a ring buffer
	sorted []int64 // the same times, sorted
	next   int     // index of the oldest time in a full recent
	total  int64   // their sum
}

// Has reports whether there is an average of the last n times.
func (a *Average) Has() bool { return a.Full && !a.Failed }

// add adds a time in ms, or failedTime, to an average of n and reports whether the average is the best so far.
func (a *Average) add(ms int64, n int, id ID) bool {
	a.total += ms
	if len(a.recent) < n {
		a.recent = append(a.recent, ms)
		at, _ := slices.BinarySearch(a.sorted, ms)
		a.sorted = slices.Insert(a.sorted, at, ms)
	} else {
		old := a.recent[a.next]
		a.total -= old
		replace(a.sorted, old, ms)
		a.recent[a.next] = ms
		a.next = (a.next + 1) % n
	}
	if len(a.recent) < n {
		return false
	}
	drop := Dropped(n)
	a.Full, a.Failed, a.Now = true, a.sorted[n-drop-1] == failedTime, 0
	if a.Failed {
		return false
	}
	sum := a.total
	for i := range drop {
		sum -= a.sorted[i] + a.sorted[n-1-i]
	}
	a.Now = time.Duration(sum) * time.Millisecond / time.Duration(n-2*drop)
	best := !a.OK || a.Now < a.Best
	if best {
		a.Best, a.BestID = a.Now, id
	}
	a.OK = true
	return best
}

// replace puts a value into a sorted list in the place of another one.
func replace(sorted []int64, old, value int64) {
	from, _ := slices.BinarySearch(sorted, old)
	to, _ := slices.BinarySearch(sorted, value)
	if to > from {
		to--
		copy(sorted[from:to], sorted[from+1:])
	} else {
		copy(sorted[to+1:from+1], sorted[to:])
	}
	sorted[to] = value
}
