package space

import "math/bits"

// multi finds the levels of the multi-tile metric, where a move takes the blank any distance along its row or
// column. States of one level can be neighbours, so a new level is the neighbours of the present one without
// the present one and the one before.
//
// Moves along columns are collected by sweeps down and up each column. The states that reach a cell are those
// that are in the previous cell of the sweep or have reached that cell, rotated once. A level is a chain of
// phases, each of which needs the one before: for each column h-1 steps down and h-1 steps up, then one phase
// for the rows and the subtraction.
type multi struct {
	l                     *layout
	t                     *tables
	level, previous, next set
	carry                 [2]set // one bitmap each: what a sweep carries from cell to cell; each step reads one and writes the other
	sweeps                []sweep
}

// sweep is one step of a sweep.
type sweep struct {
	cell  int  // that the step reaches
	edge  edge // by which it reaches the cell
	first bool // of its sweep: nothing is carried yet
}

func newMulti(l *layout) *multi {
	e := &multi{l: l, t: newTables(l)}
	for _, s := range []*set{&e.level, &e.previous, &e.next} {
		*s = newSet(l, l.cells)
	}
	for i := range e.carry {
		e.carry[i] = newSet(l, 1)
	}
	for x := range l.w {
		for y := 1; y < l.h; y++ {
			cell := y*l.w + x
			e.sweeps = append(e.sweeps, sweep{cell, downEdge(l, cell), y == 1})
		}
		for y := l.h - 2; y >= 0; y-- {
			cell := y*l.w + x
			e.sweeps = append(e.sweeps, sweep{cell, upEdge(l, cell), y == l.h-2})
		}
	}
	return e
}

func (e *multi) prepare() (done bool) {
	for _, s := range []*set{&e.level, &e.previous, &e.next, &e.carry[0], &e.carry[1]} {
		if s.allocate() {
			return false
		}
	}
	e.level.add(code{cell: e.l.goal})
	return true
}

func (e *multi) phases() int { return len(e.sweeps) + 1 }

func (e *multi) tasks() int { return (e.l.blocks + taskBlocks - 1) / taskBlocks }

// run does a task of a phase of the next level.
func (e *multi) run(wk *worker, phase, task int) {
	first := task * taskBlocks
	last := min(first+taskBlocks, e.l.blocks)
	for b := first; b < last; b++ {
		if phase < len(e.sweeps) {
			e.sweepBlock(wk, phase, b)
			continue
		}
		for y := range e.l.h {
			e.finishRow(wk, y, b)
		}
	}
}

// sweepBlock adds the states that a column's sweep carries to a block of the next level. It stores these,
// together with the present states of the cell, for the following step.
func (e *multi) sweepBlock(wk *worker, phase, b int) {
	st := &e.sweeps[phase]
	words, live := e.level.bitmap(st.edge.from)
	if !st.first {
		words, live = e.carry[phase&1].bitmap(0)
	}
	came := st.edge.win.apply(e.l, e.t, words, live, b, &wk.scratch[0])
	here, hereLive := e.level.block(st.cell, b)
	to, toLive := e.carry[1-phase&1].block(0, b)
	if came == nil {
		wk.cost++
		copyBlock(to, toLive, here, *hereLive)
		return
	}
	wk.cost += costBlock
	next, nextLive := e.next.block(st.cell, b)
	*nextLive, *toLive = 1, 1
	came, here, to = came[:len(next)], here[:len(next)], to[:len(next)]
	for i, x := range came {
		next[i] |= x
		to[i] = x | here[i]
	}
}

// copyBlock copies a block, or clears the target if the source is empty.
func copyBlock(to []uint64, toLive *uint8, from []uint64, live uint8) {
	switch {
	case live != 0:
		copy(to, from)
	case *toLive != 0:
		clear(to)
	}
	*toLive = live
}

// finishRow completes a block of the next level for all cells of a row. It adds the states of the other cells
// and removes those of this level and the previous one. Then it empties the previous level, to be used again.
func (e *multi) finishRow(wk *worker, y, b int) {
	all, some := wk.scratch[0][0], false
	for x := range e.l.w {
		now, live := e.level.block(y*e.l.w+x, b)
		if *live == 0 {
			continue
		}
		if !some {
			copy(all, now)
			some = true
			continue
		}
		for i, v := range now {
			all[i] |= v
		}
	}
	wk.cost++
	for x := range e.l.w {
		cell := y*e.l.w + x
		next, nextLive := e.next.block(cell, b)
		old, oldLive := e.previous.block(cell, b)
		if some || *nextLive != 0 {
			if !some {
				clear(all)
				some = true
			}
			wk.cost += costBlock
			now, _ := e.level.block(cell, b)
			n := subtract(next, all, now, old)
			*nextLive = 0
			if n > 0 {
				*nextLive = 1
				wk.found += uint64(n)
				if wk.keep != nil {
					wk.keep.mark(e.l, cell, b, next, wk.depth)
				}
			}
		}
		if *oldLive != 0 {
			clear(old)
			*oldLive = 0
		}
	}
}

// subtract sets next to what is in next or all but not in now or old, and returns the number of its states.
func subtract(next, all, now, old []uint64) int {
	all, now, old = all[:len(next)], now[:len(next)], old[:len(next)]
	n := 0
	for i, v := range next {
		v = (v | all[i]) &^ (now[i] | old[i])
		next[i] = v
		n += bits.OnesCount64(v)
	}
	return n
}

// advance makes the next level the present one. The emptied previous level becomes the next.
func (e *multi) advance() {
	e.previous, e.level, e.next = e.level, e.next, e.previous
}

func (e *multi) last() *set { return &e.level }
