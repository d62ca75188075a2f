package lab

import "wildfifteen/puzzle"

// maxPast is how many changes undo can take back.
const maxPast = 200

// question is a board and a goal, with the questions that undo and redo bring back.
type question struct {
	start  puzzle.Board
	goal   puzzle.Goal
	past   []puzzle.Lab // what undo brings back, the last one first
	future []puzzle.Lab // what redo brings back, the last one first
}

// lab returns the question alone.
func (q *question) lab() puzzle.Lab { return puzzle.Lab{Start: q.start, Goal: q.goal} }

// remember keeps the present question for undo and clears what redo could bring back.
func (q *question) remember() {
	if len(q.past) == maxPast {
		q.past = append(q.past[:0], q.past[1:]...)
	}
	q.past = append(q.past, q.lab())
	q.future = q.future[:0]
}

// takePast returns the question that undo brings back, and keeps the present one for redo; ok is false if there is
// none. The caller shows the question.
func (q *question) takePast() (it puzzle.Lab, ok bool) { return q.take(&q.past, &q.future) }

// takeFuture returns the question that redo brings back, and keeps the present one for undo.
func (q *question) takeFuture() (it puzzle.Lab, ok bool) { return q.take(&q.future, &q.past) }

func (q *question) take(from, to *[]puzzle.Lab) (it puzzle.Lab, ok bool) {
	n := len(*from) - 1
	if n < 0 {
		return it, false
	}
	it = (*from)[n]
	*from = (*from)[:n]
	*to = append(*to, q.lab())
	return it, true
}

// solved reports whether the board is the goal.
func (q *question) solved() bool { return q.start == q.goal.Board() }

// twoLargest returns the cells of the two largest tiles, the largest first.
func twoLargest(b puzzle.Board) (c1, c2 int) {
	n := b.Size().Cells()
	if n == b.Missing() {
		n--
	}
	m := n - 1
	if m == b.Missing() {
		m--
	}
	return b.Find(n), b.Find(m)
}

// cellDistance returns how many steps two cells of a board of width w lie apart.
func cellDistance(a, b, w int) int {
	dx, dy := a%w-b%w, a/w-b/w
	return max(dx, -dx) + max(dy, -dy)
}
