package solve

import "wildfifteen/puzzle"

// task is a start and a goal in canonical form. Every content is named by its goal cell, so the goal is the
// identity, and the blank is the content goalBlank. That makes classic, snake, spiral, path and random goals
// and every missing number the same task.
type task struct {
	*grid
	board      []int16 // cell -> content
	blank      int     // cell of the blank
	goalBlank  int
	toCaller   [4]uint8 // canonical direction -> the caller's direction
	fromCaller [4]uint8 // the caller's direction -> canonical direction
}

// newTask returns the task of start and goal on a w x h board. Both are labels in reading order, 0 for the
// blank, and have the same labels. The board is turned so that w <= h and the goal's blank has the highest
// cell number that a symmetry can give it.
func newTask(start, goal []int, w, h int) *task {
	goalBlank := 0
	for c, label := range goal {
		if label == 0 {
			goalBlank = c
		}
	}
	t := canonicalTurn(w, h, goalBlank)
	cw, ch := t.size(w, h)
	highest := 0
	for _, label := range goal {
		highest = max(highest, label)
	}
	home := make([]int16, highest+1)
	for c, label := range goal {
		home[label] = int16(t.cell(c, w, h))
	}
	k := &task{grid: newGrid(cw, ch), board: make([]int16, w*h), goalBlank: int(home[0])}
	for c, label := range start {
		to := t.cell(c, w, h)
		k.board[to] = home[label]
		if label == 0 {
			k.blank = to
		}
	}
	for d := range uint8(4) {
		k.fromCaller[d] = t.dir(d)
		k.toCaller[t.dir(d)] = d
	}
	return k
}

// taskOf returns the task of a board that is the goal already.
func taskOf(goal puzzle.Board) *task {
	labels, size := goal.AppendLabels(nil), goal.Size()
	return newTask(labels, labels, size.W, size.H)
}

// canonicalTurn returns the symmetry that makes the board upright and takes the goal's blank to the canonical
// cell of its class.
func canonicalTurn(w, h, blank int) turn {
	var best turn
	highest := -1
	for _, t := range turns() {
		if cw, ch := t.size(w, h); cw > ch {
			continue
		}
		if c := t.cell(blank, w, h); c > highest {
			highest, best = c, t
		}
	}
	return best
}

// mirror returns a symmetry of the board, other than the identity, that keeps the goal's blank in its cell,
// as a map of cells. It returns nil if there is none.
func (k *grid) mirror(blank int) []int {
	for _, t := range turns()[1:] {
		if cw, ch := t.size(k.w, k.h); cw != k.w || ch != k.h || t.cell(blank, k.w, k.h) != blank {
			continue
		}
		cells := make([]int, k.n)
		for c := range cells {
			cells[c] = t.cell(c, k.w, k.h)
		}
		return cells
	}
	return nil
}

// step moves the tile of the cell from into the blank, which must be next to it.
func (k *task) step(from int) {
	k.board[k.blank], k.board[from] = k.board[from], int16(k.goalBlank)
	k.blank = from
}

// play makes canonical single steps. It returns false at one that is not possible.
func (k *task) play(steps []uint8) bool {
	for _, d := range steps {
		from := k.neighbours[k.blank][opposite(d)]
		if from == none {
			return false
		}
		k.step(int(from))
	}
	return true
}

// md returns the Manhattan distance: the sum of the tiles' taxicab distances to their goal cells.
func (k *task) md() int {
	sum := 0
	for c, t := range k.board {
		if int(t) != k.goalBlank {
			sum += k.dist(c, int(t))
		}
	}
	return sum
}

func (k *task) solved() bool {
	for c, t := range k.board {
		if int(t) != c {
			return false
		}
	}
	return true
}

func (k *task) clone() *task {
	c := *k
	c.board = append([]int16(nil), k.board...)
	return &c
}
