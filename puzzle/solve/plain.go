package solve

import (
	"context"
	"iter"
	"math"

	"wildfifteen/puzzle"
)

// Solve returns a shortest solution, proven, on one thread: the plain case. It is meant for boards for which [Exact] is true.
// On larger ones it may well go on until ctx ends.
//
// If ctx ends first, Solve returns the best solution known by then, which may be none (see [Solution]), and ctx.Err(). The other
// errors are those of [New]. Each call makes its tables anew, which takes 60 ms on 4x4: to solve many boards, make [Tables] and
// pass them to [SolveParallel] or [New].
func Solve(ctx context.Context, start, goal puzzle.Board) (Solution, error) {
	return SolveParallel(ctx, start, goal, Options{}, 1, nil)
}

// nodesPerLook is the number of nodes after which a loop over solutions looks at its context.
const nodesPerLook = 1 << 14

// Solutions returns all shortest solutions of a board, each as single steps, as soon as they are found: none before the first is
// proven to be shortest. An error comes last and without moves: one of [New], or ctx.Err() if ctx ends first. A loop may stop
// at any time.
func Solutions(ctx context.Context, start, goal puzzle.Board, o Options) iter.Seq2[[]puzzle.Move, error] {
	return func(yield func([]puzzle.Move, error) bool) {
		a, err := NewAll(start, goal, math.MaxInt, o)
		if err != nil {
			yield(nil, err)
			return
		}
		for done := false; !done; {
			if err := ctx.Err(); err != nil {
				yield(nil, err)
				return
			}
			done = a.Step(nodesPerLook)
			for _, moves := range a.Solutions() {
				if !yield(moves, nil) {
					return
				}
			}
			a.solutions = nil // passed on
		}
	}
}
