package space

import (
	"fmt"
	"time"

	"wildfifteen/puzzle"
)

// Metric is a way to count moves.
type Metric uint8

const (
	STM Metric = iota // single-tile metric: a move is one tile by one cell
	MTM               // multi-tile metric: a move is any run of tiles in one row or column by one cell
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

// ParseMetric reads "stm" or "mtm". The error is a [MetricError].
func ParseMetric(text string) (Metric, error) {
	for _, m := range []Metric{STM, MTM} {
		if text == m.String() {
			return m, nil
		}
	}
	return 0, MetricError(text)
}

// MarshalText returns the text of the metric. The error is a [MetricError].
func (m Metric) MarshalText() ([]byte, error) {
	_, err := ParseMetric(m.String())
	return []byte(m.String()), err
}

// UnmarshalText reads what [ParseMetric] reads.
func (m *Metric) UnmarshalText(text []byte) error {
	metric, err := ParseMetric(string(text))
	if err == nil {
		*m = metric
	}
	return err
}

// MetricError is the error for a text that is not a metric. Its value is that text.
type MetricError string

func (e MetricError) Error() string {
	return fmt.Sprintf("no metric: %q (want stm or mtm)", string(e))
}

// Options are the options of a run. The zero value counts the whole space in the single-tile metric.
type Options struct {
	Metric  Metric
	Threads int // of Count; 0: GOMAXPROCS
	// Memory is the number of bytes that the run may take. 0 means what the system has free ([Available]) or,
	// if it cannot be asked, 2 GiB (512 MiB on 32-bit machines and in browsers).
	Memory uint64
	// MaxDepth, if positive, ends the run once the level of that depth is complete. To [Near], 0 means the goal alone.
	MaxDepth int
	// With Keep, Space.Depth works for boards of more than ten cells too. It takes one bit more for each state,
	// two in the multi-tile metric.
	Keep bool
	// Progress, if not nil, is called by Count at the start and after each level, by [Near] after each level, in the goroutine
	// that called them.
	Progress func(Progress)
}

// Progress is how far a run has come.
type Progress struct {
	Depth    int           // of the deepest level that is complete
	Level    uint64        // number of states at that depth
	States   uint64        // number of states up to that depth
	Total    uint64        // number of states of the space
	Fraction float64       // States / Total, 0..1: a rough measure of the work done
	Elapsed  time.Duration // since Count began; 0 in a Search, which has no clock
	Left     time.Duration // estimated; 0 if unknown, and at the end
	Done     bool          // whether the run is done
}

// MemoryError is the error for a run that would take more memory than it may.
type MemoryError struct {
	Size   puzzle.Size
	Metric Metric
	Need   uint64 // bytes; math.MaxUint64 means more than can be addressed
	Have   uint64 // bytes
}

func (e *MemoryError) Error() string {
	return fmt.Sprintf("the state space of %v (%v) takes %.1f GB of memory; %.1f GB may be used",
		e.Size, e.Metric, float64(e.Need)/1e9, float64(e.Have)/1e9)
}

// GoalError is the error for the zero Board as a goal.
type GoalError struct{}

func (GoalError) Error() string { return "no goal board" }
