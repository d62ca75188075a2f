package session

import (
	"maps"
	"slices"
)

// RecordKind is a kind of best.
type RecordKind uint8

// The kinds of best in a group. Averages are in the order of AverageOf.
const (
	BestTime      RecordKind = iota // seconds
	BestMoves                       // moves in the single-tile metric, in games without undo
	BestMovesUndo                   // the same, in games with undo
	BestTPS                         // moves per second
	BestAo5                         // seconds
	BestAo12
	BestAo50
	BestAo100
	recordKinds
)

var recordNames = [recordKinds]string{"time", "moves", "moves-undo", "tps", "ao5", "ao12", "ao50", "ao100"}

// String returns a short name such as "time" or "ao12".
func (k RecordKind) String() string {
	if k < recordKinds {
		return recordNames[k]
	}
	return ""
}

// Best is a best value and the first game that reached it.
type Best struct {
	OK    bool    // there is one
	Index int     // which call of Stats.Add the game was, from 0
	Value float64 // in the unit of its RecordKind
}

// Group holds the statistics of the games of one [Solve.Group] that were played with one kind of input, or with any.
type Group struct {
	Games     []int // the games that count, each as the number of its call of Stats.Add, from 0
	Time      Best
	Moves     Best // of games without undo
	MovesUndo Best // of games with undo
	TPS       Best
	Avg       [4]Average // of AverageOf[i] games
}

// Count returns the number of games that count.
func (g *Group) Count() int { return len(g.Games) }

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

// Stats holds the statistics of all games that count, by [Solve.Group] and by kind of input.
type Stats struct {
	groups map[groupKey]*Group
	added  int
}

type groupKey struct {
	config string
	input  Input
}

// NewStats returns empty statistics.
func NewStats() *Stats {
	return &Stats{groups: map[groupKey]*Group{}}
}

// Add adds a game and returns the bests that it beat. Games must be added in the order in which they were played.
func (st *Stats) Add(r Solve) News {
	index := st.added
	st.added++
	if !r.Counts() {
		return News{}
	}
	in, ok := ParseInput(r.Input)
	if !ok {
		in = Mixed
	}
	return News{
		Counted: true,
		All:     st.group(r.Group(), NoInput).add(r, index),
		Input:   st.group(r.Group(), in).add(r, index),
	}
}

func (st *Stats) group(config string, in Input) *Group {
	key := groupKey{config, in}
	if st.groups[key] == nil {
		st.groups[key] = new(Group)
	}
	return st.groups[key]
}

// Of returns the statistics of a [Solve.Group], which may be just a configuration, for one kind of input or, with
// NoInput, for any. It returns nil if no such game counts.
func (st *Stats) Of(config string, in Input) *Group { return st.groups[groupKey{config, in}] }

// Configs returns the keys of all groups with games that count, sorted (see [Solve.Group]).
func (st *Stats) Configs() []string {
	configs := map[string]bool{}
	for key := range st.groups {
		configs[key.config] = true
	}
	return slices.Sorted(maps.Keys(configs))
}

// add adds a game that counts.
func (g *Group) add(r Solve, index int) (broken []Broken) {
	g.Games = append(g.Games, index)
	broken = g.Time.add(broken, BestTime, -1, r.Time().Seconds(), index)
	if r.Undos == 0 {
		broken = g.Moves.add(broken, BestMoves, -1, float64(r.STM), index)
	} else {
		broken = g.MovesUndo.add(broken, BestMovesUndo, -1, float64(r.STM), index)
	}
	if tps, ok := r.TPS(); ok {
		broken = g.TPS.add(broken, BestTPS, +1, tps, index)
	}
	for i := range g.Avg {
		a := &g.Avg[i]
		b := Broken{Kind: BestAo5 + RecordKind(i), First: !a.OK, Old: a.Best.Seconds()}
		if a.add(r.MS, AverageOf[i]) {
			b.New = a.Best.Seconds()
			broken = append(broken, b)
		}
	}
	return broken
}

// add adds a value, of which the larger (sign +1) or the smaller (-1) is better. A value equal to the best beats nothing.
func (b *Best) add(broken []Broken, kind RecordKind, sign, value float64, index int) []Broken {
	if b.OK && sign*value <= sign*b.Value {
		return broken
	}
	broken = append(broken, Broken{Kind: kind, First: !b.OK, Old: b.Value, New: value})
	*b = Best{OK: true, Index: index, Value: value}
	return broken
}
