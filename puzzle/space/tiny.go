package space

import (
	"math/rand/v2"
	"slices"

	"wildfifteen/puzzle"
)

// maxTinyCells is the number of cells up to which a board has too few tiles for the words of the bitmaps.
const maxTinyCells = 4

// isTiny reports whether the space of a size is a handful of boards (at most 32), which are kept as a list:
// up to four cells, and one row or column, where tiles never change their order.
func isTiny(size puzzle.Size) bool {
	return size.Cells() <= maxTinyCells || size.W == 1 || size.H == 1
}

// tiny is the store of such a space.
type tiny struct {
	levels [][]puzzle.Board
	metric Metric
}

// newTiny searches breadth first, to maxDepth if that is positive. complete reports whether it found all
// boards.
func newTiny(goal puzzle.Board, m Metric, maxDepth int) (t *tiny, complete bool) {
	t = &tiny{levels: [][]puzzle.Board{{goal}}, metric: m}
	seen := map[puzzle.Board]bool{goal: true}
	for {
		next, _ := t.next(seen, func() error { return nil })
		switch {
		case len(next) == 0:
			return t, true
		case maxDepth > 0 && len(t.levels) > maxDepth:
			return t, false
		}
		t.levels = append(t.levels, next)
	}
}

// next returns the level behind the last one, and adds it to what was seen: the boards of all levels. It ends early with an error of
// check, which it asks again and again.
func (t *tiny) next(seen map[puzzle.Board]bool, check func() error) (next []puzzle.Board, err error) {
	for _, b := range t.levels[len(t.levels)-1] {
		for _, n := range neighbours(b, t.metric) {
			if !seen[n] {
				seen[n] = true
				next = append(next, n)
			}
		}
		if err := check(); err != nil {
			return nil, err
		}
	}
	return next, nil
}

// neighbours returns the boards one move away.
func neighbours(b puzzle.Board, m Metric) []puzzle.Board {
	var list []puzzle.Board
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		to := b
		for range b.MaxRun(d) {
			to = to.Step(d)
			list = append(list, to)
			if m == STM {
				break
			}
		}
	}
	return list
}

func (t *tiny) counts() []uint64 {
	list := make([]uint64, len(t.levels))
	for d, level := range t.levels {
		list[d] = uint64(len(level))
	}
	return list
}

func (t *tiny) each(depth int, yield func(puzzle.Board) bool) {
	for _, b := range t.levels[depth] {
		if !yield(b) {
			return
		}
	}
}

func (t *tiny) keeps() bool { return true }

func (t *tiny) depth(b puzzle.Board) (int, bool) {
	for d, level := range t.levels {
		if slices.Contains(level, b) {
			return d, true
		}
	}
	return 0, false
}

func (t *tiny) way(b puzzle.Board, step func(blank int)) {
	for depth, _ := t.depth(b); depth > 0; depth-- {
		for _, next := range neighbours(b, t.metric) {
			if slices.Contains(t.levels[depth-1], next) {
				b = next
				step(b.Blank())
				break
			}
		}
	}
}

func (t *tiny) draw(r *rand.Rand, depth int, _ []uint64) (puzzle.Board, bool) {
	level := t.levels[depth]
	return level[r.IntN(len(level))], true
}
