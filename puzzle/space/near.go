package space

import (
	"context"
	"math"

	"wildfifteen/puzzle"
)

// Near returns the boards of a space up to the depth Options.MaxDepth, whatever the size of the space: it keeps only the boards that it
// finds. Its Space answers about boards of all these depths. The error is a [GoalError] for the zero Board, a *[NearError] if the boards
// do not fit in memory, and that of ctx if ctx ends first.
func Near(ctx context.Context, goal puzzle.Board, o Options) (*Space, error) {
	if goal.IsZero() {
		return nil, GoalError{}
	}
	size := goal.Size()
	have := allowed(o)
	t := newTiny(goal, o.Metric)
	for complete := false; ; {
		if complete = !t.grow(func() bool { return ctx.Err() == nil && t.bytes() <= have }); complete || t.depth ...
	}
}
