package space

import (
	"fmt"
	"time"

	"wildfifteen/puzzle"
)

// Metric is a way to count moves.
type Metric uint8

const (
	STM Metric = iota // single-tile: one tile, one cell
	MTM               // multi-tile: any run of tiles in one row or column, one cell
)

// String returns "stm" or "mtm".
func (m Metric) String() string {
	switch m {
	case STM:
		return "stm"
	case MTM:
		return "mtm"
	}
	return fmt.Sprintf("Metric(%d)", uint8(m))
}

// ParseMetric reads "stm" or "mtm". Anything else is a [MetricError].
func ParseMetric(text string) (Metric, error) {
	for _, m := range []Metric{STM, MTM} {
		if text == m.String() {
			return m, nil
		}
	}
	return 0, MetricError(text)
}

// MetricError is the text of something that is not a metric.
type MetricError string

func (e MetricError) Error() string {
	return fmt.Sprintf("no metric: %q (want stm or mtm)", string(e))
}

// Options are the ways to run; the zero value counts the whole space in the
// single-tile metric.
type Options struct {
	Metric  Metric
	Threads int // of Count; 0: as many as Go may use
	// Memory is the number of bytes that the run may take. 0: what the machine
	// has free ([Available]) or, where that cannot be asked, 2 GiB (on 32-bit
	// machines and in browsers 512 MiB).
	Memory uint64
	// MaxDepth, if positive, stops the run when that depth is complete.
	MaxDepth int
	// Keep makes Space.Depth answer for boards of more than ten cells too: a
	// bit more for each state, two in the multi-tile metric.
	Keep bool
	// Progress, if not nil, is called by Count after each level, in the
	// goroutine that called Count.
	Progress func(Progress)
}

// Progress is how far a run is.
type Progress struct {
	Depth    int           // of the deepest level that is complete
	Level    uint64        // states at that depth
	States   uint64        // states found up to that depth
	Total    uint64        // states of the space
	Fraction float64       // States / Total, a rough share of the work, 0..1
	Elapsed  time.Duration // since Count began; 0 in a Search, which has no clock
	Left     time.Duration // an estimate; 0 while there is none, and at the end
	Done     bool
}

// MemoryError refuses a run that would take more memory than there is.
type MemoryError struct {
	Size   puzzle.Size
	Metric Metric
	Need   uint64 // bytes; math.MaxUint64 stands for more than can be counted
	Have   uint64 // bytes
}

func (e *MemoryError) Error() string {
	return fmt.Sprintf("the state space of %v (%v) takes %.1f GB of memory; %.1f GB may be used",
		e.Size, e.Metric, float64(e.Need)/1e9, float64(e.Have)/1e9)
}

// GoalError refuses the zero Board as a goal.
type GoalError struct{}

func (GoalError) Error() string { return "no goal board" }
