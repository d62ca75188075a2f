package space

import (
	"iter"

	"wildfifteen/puzzle"
)

// Boards returns all boards of a depth, in an order that is always the same. Up to ten cells, and in a space of [Near], it can be
// any depth found; else only the last one: for another depth, run again with that Options.MaxDepth. There are none at any other depth. It takes
// one pass over the bitmaps or over the kept depths.
func (s *Space) Boards(depth int) iter.Seq[puzzle.Board] {
	return func(yield func(puzzle.Board) bool) {
		if depth >= 0 && depth < len(s.Counts) {
			s.store.each(depth, yield)
		}
	}
}

// each calls yield for every state of a depth, until that returns false; for none if depths are kept modulo four.
func (k *keeper) each(l *layout, depth int, yield func(code) bool) {
	for i, d := range k.bytes {
		if int(d) == depth+1 && !yield(l.code(i)) {
			return
		}
	}
}
