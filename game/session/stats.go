package session

import (
	"maps"
	"slices"
)

// RecordKind names what there is a best of.
type RecordKind uint8

// The records of a group. An average's are in the order of AverageOf.
const (
	BestTime      RecordKind = iota // seconds
	BestMoves                       // moves in the single-tile metric, of games without undo
	BestMovesUndo                   // the same, of games with undo
	BestTPS                         // moves a second
	BestAo5                         // seconds
	BestAo12
	BestAo50
	BestAo100
	recordKinds
)

var recordNames = [recordKinds]string{"time", "moves", "moves-undo", "tps", "ao5", "ao12", "ao50", "ao100"}

// String returns a short name: "time", "ao12".
func (k RecordKind) String() string {
	if k < recordKinds {
		return recordNames[k]
	}
	return ""
}

// Best is the first game that reached a best.
type Best struct {
	OK    bool
	Index int     // the game's place among all that Add was given, from 0
	Value float64 // in the unit of its RecordKind
}

// Group is what is known of the games of one configuration, or of one depth of it or of boards that the player chose, made with one kind of input or any.
type Group struct {
	Games     []int // the counted games' places among all that Add was given, in that order
	Time      Best
	Moves     Best // of games without undo
	MovesUndo Best // of games with undo
	TPS       Best
	Avg       [4]Average // of AverageOf[i] games
}

// Count returns how many games count.
func (g *Group) Count() int { return len(g.Games) }

// Broken is a record that a game broke.
type Broken struct {
	Kind     RecordKind
	First    bool // there was none before
	Old, New float64
}

// News is what a game meant to the statistics.
type News struct {
	Counted bool     // false: hints or automatic moves keep it out
	All     []Broken // among games of its configuration
	Input   []Broken // among those made with the same kind of input
}

// Stats are the bests and averages of all games that count, by [Solve.Group] and by kind of input.
type Stats struct {
	groups map[groupKey]*Group
	added  int
}

type groupKey struct {
	config string
	input  Input
}

// NewStats returns statistics of no games.
func NewStats() *Stats {
	return &Stats{groups: map[groupKey]*Group{}}
}

// Add takes the next game into account, in the order they were played, and says which records it broke.
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

// Of returns what is known of the games of a configuration or of another [Solve.Group], made with one kind of input or, for NoInput, any;
// nil if there are none that count.
func (st *Stats) Of(config string, in Input) *Group { return st.groups[groupKey{config, in}] }

// Configs returns the groups, most of them configurations, that have games that count, in the order of their texts.
func (st *Stats) Configs() []string {
	configs := map[string]bool{}
	for key := range st.groups {
		configs[key.config] = true
	}
	return slices.Sorted(maps.Keys(configs))
}

// add takes a game that counts.
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

// add takes a value, of which the greater (sign +1) or the less (-1) is better; an equal one breaks nothing.
func (b *Best) add(broken []Broken, kind RecordKind, sign, value float64, index int) []Broken {
	if b.OK && sign*value <= sign*b.Value {
		return broken
	}
	broken = append(broken, Broken{Kind: kind, First: !b.OK, Old: b.Value, New: value})
	*b = Best{OK: true, Index: index, Value: value}
	return broken
}
