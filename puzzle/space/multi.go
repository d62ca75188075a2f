package space

import "math/bits"

// multi finds the levels of the multi-tile metric, where a move carries the
// blank any way along its row or column. The graph is not two-coloured: a new
// level is the neighbours of this one, minus this one, minus the one before.
//
// Runs along columns are gathered in sweeps down and up each column: what
// reaches a cell is what stood in the cell before or had reached it, rotated
// once. A level is a chain of phases, each of which needs the one before:
// for each column, h-1 steps down and h-1 steps up, then one phase for the
// rows and the subtraction.
type multi struct {
	l              *layout
	t              *tables
	now, old, next set
	carry          [2]set // one bitmap each: what a sweep carries along
	sweeps         []sweep
}

// sweep is one step of a sweep.
type sweep struct {
	cell  int
	edge  edge
	first bool // of its column: nothing is carried yet
}

func newMulti(l *layout) *multi {
	e := &multi{l: l, t: newTables(l)}
	for _, s := range []*set{&e.now, &e.old, &e.next} {
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
	for _, s := range []*set{&e.now, &e.old, &e.next, &e.carry[0], &e.carry[1]} {
		if s.take() {
			return false
		}
	}
	e.now.add(code{cell: e.l.goal})
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
			e.sweep(wk, phase, b)
			continue
		}
		for y := range e.l.h {
			e.row(wk, y, b)
		}
	}
}

// sweep adds to a block of the next level what a column's run brings there,
// and leaves for the following step that and what stands there now.
func (e *multi) sweep(wk *worker, phase, b int) {
	st := &e.sweeps[phase]
	words, live := e.now.bitmap(st.edge.from)
	if !st.first {
		words, live = e.carry[phase&1].bitmap(0)
	}
	came := st.edge.win.apply(e.l, e.t, words, live, b, &wk.scratch[0])
	here, hereLive := e.now.block(st.cell, b)
	to, toLive := e.carry[1-phase&1].block(0, b)
	if came == nil {
		wk.effort++
		copyBlock(to, toLive, here, *hereLive)
		return
	}
	wk.effort += effortBlock
	next, nextLive := e.next.block(st.cell, b)
	*nextLive, *toLive = 1, 1
	came, here, to = came[:len(next)], here[:len(next)], to[:len(next)]
	for i, x := range came {
		next[i] |= x
		to[i] = x | here[i]
	}
}

// copyBlock copies a block, or clears the target when the source is empty.
func copyBlock(to []uint64, toLive *uint8, from []uint64, live uint8) {
	switch {
	case live != 0:
		copy(to, from)
	case *toLive != 0:
		clear(to)
	}
	*toLive = live
}

// row finishes a block of the next level for all cells of a row: adds the
// other cells' states, takes away this level and the one before, and empties
// the one before for the level after.
func (e *multi) row(wk *worker, y, b int) {
	all, some := wk.scratch[0][0], false
	for x := range e.l.w {
		now, live := e.now.block(y*e.l.w+x, b)
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
	wk.effort++
	for x := range e.l.w {
		cell := y*e.l.w + x
		next, nextLive := e.next.block(cell, b)
		old, oldLive := e.old.block(cell, b)
		if some || *nextLive != 0 {
			if !some {
				clear(all)
				some = true
			}
			wk.effort += effortBlock
			now, _ := e.now.block(cell, b)
			n := subtract(next, all, now, old)
			*nextLive = 0
			if n > 0 {
				*nextLive = 1
				wk.found += uint64(n)
				if wk.keep != nil {
					wk.keep.level(e.l, cell, b, next, wk.depth)
				}
			}
		}
		if *oldLive != 0 {
			clear(old)
			*oldLive = 0
		}
	}
}

// subtract makes next what is in next or all, but not in now or old, and
// counts it.
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

// advance makes the next level this one; the emptied set takes its place.
func (e *multi) advance() {
	e.old, e.now, e.next = e.now, e.next, e.old
}

func (e *multi) last() *set { return &e.now }
