package space

import (
	"context"
	"fmt"
	"math"

	"wildfifteen/puzzle"
)

// nearBytes is the memory that [Near] takes for each board, besides its cells: in a list and in a map that grow, twice because of the
// garbage collector. Measured are 200 to 330 bytes in all on 4x4.
const nearBytes = 300

// Near returns the boards of a space up to the depth Options.MaxDepth, on one thread, whatever the size of the space: it keeps only the
// boards that it finds. The Space answers about boards of all these depths, but Depth looks through all of them, and Way finds
// nothing unless the space is complete. MaxDepth 0 finds the goal alone. Options.Progress is called after each level, with no Total
// and, as levels double, a Fraction of half for the last but one. The error is a [GoalError] for the zero Board, a *[NearError]
// if the boards do not fit in memory, and that of ctx if ctx ends first.
func Near(ctx context.Context, goal puzzle.Board, o Options) (*Space, error) {
	if goal.IsZero() {
		return nil, GoalError{}
	}
	size, have := goal.Size(), allowed(o)
	t := &tiny{levels: [][]puzzle.Board{{goal}}, metric: o.Metric}
	seen := map[puzzle.Board]bool{goal: true}
	check := func() error {
		if uint64(len(seen))*uint64(nearBytes+4*size.Cells()) > have {
			return &NearError{size, o.MaxDepth, have}
		}
		return ctx.Err()
	}
	complete := false
	for len(t.levels) <= o.MaxDepth {
		next, err := t.next(seen, check)
		if err != nil {
			return nil, err
		}
		if complete = len(next) == 0; complete {
			break
		}
		t.levels = append(t.levels, next)
		if depth := len(t.levels) - 1; o.Progress != nil {
			o.Progress(Progress{Depth: depth, Level: uint64(len(next)), States: uint64(len(seen)), Fraction: math.Exp2(float64(depth - o.MaxDepth))})
		}
	}
	return &Space{Size: size, Goal: goal, Metric: o.Metric, Counts: t.counts(), complete: complete, store: t}, nil
}

// NearError is the error for boards near a goal that do not fit in memory.
type NearError struct {
	Size  puzzle.Size
	Depth int
	Have  uint64 // bytes
}

func (e *NearError) Error() string {
	return fmt.Sprintf("the boards of %v within %d moves take more than %.1f GB of memory", e.Size, e.Depth, float64(e.Have)/1e9)
}
