package puzzle

import "math/rand/v2"

// RandomSteps makes n random single-tile moves from b, none of which undoes the one before. It returns the
// board they lead to and the moves, first to last. That board is at most n moves (STM) from b.
//
// RandomSteps draws each direction with r.IntN(4), and draws again while the move is impossible or would undo
// the one before. So the result depends on b, n and the state of r alone. RandomSteps panics if b is not of a
// [Size.Playable] size.
func RandomSteps(b Board, n int, r *rand.Rand) (to Board, steps []Move) {
	if !b.Size().Playable() {
		panic("puzzle: RandomSteps needs two rows and two columns")
	}
	steps = make([]Move, 0, n)
	for range n {
		d := Dir(r.IntN(4))
		for b.MaxRun(d) == 0 || len(steps) > 0 && d == steps[len(steps)-1].Dir.Opposite() {
			d = Dir(r.IntN(4))
		}
		b, steps = b.Step(d), append(steps, Move{d, 1})
	}
	return b, steps
}
