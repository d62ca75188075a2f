package space

import "math/bits"

// single finds the levels of the single-tile metric. Every move changes the colour of the blank's cell (as on a
// chessboard). So a level uses only the bitmaps of one colour, and the level before it only those of the other
// colour. The next level is the neighbours of the present level without the level before, and replaces the
// level before in place. Nothing else is stored: one bit for each state.
type single struct {
	l     *layout
	t     *tables
	found set
	depth int // of the deepest level in found
	edges [][]edge
}

// edge is a neighbour of a cell of the blank, with the window by which states change when the blank moves from
// there to the cell. A nil window changes nothing.
type edge struct {
	from int
	win  *window
}

func newSingle(l *layout) *single {
	e := &single{l: l, t: newTables(l), found: newSet(l, l.cells), edges: make([][]edge, l.cells)}
	for cell := range e.edges {
		e.edges[cell] = newEdges(l, cell)
	}
	return e
}

func (e *single) prepare() (done bool) {
	if e.found.allocate() {
		return false
	}
	e.found.add(code{cell: e.l.goal})
	return true
}

// newEdges returns the edges into a cell.
func newEdges(l *layout, cell int) []edge {
	var list []edge
	x, y := cell%l.w, cell/l.w
	if x > 0 {
		list = append(list, edge{cell - 1, nil})
	}
	if x < l.w-1 {
		list = append(list, edge{cell + 1, nil})
	}
	if y > 0 {
		list = append(list, downEdge(l, cell))
	}
	if y < l.h-1 {
		list = append(list, upEdge(l, cell))
	}
	return list
}

// downEdge is the edge by which the blank comes down into a cell. The tile that changes places with the blank
// goes to the front of the window.
func downEdge(l *layout, cell int) edge {
	from := cell - l.w
	return edge{from, newWindow(l, from, false, l.listParity(from/l.w))}
}

// upEdge is the edge by which the blank comes up into a cell.
func upEdge(l *layout, cell int) edge {
	from := cell + l.w
	return edge{from, newWindow(l, cell, true, l.listParity(from/l.w))}
}

// taskBlocks is the number of neighbouring blocks, of each bitmap, in a task. Together they are few enough to
// stay in a core's cache. With nine, a window inside the last nine entries never leads to a block of another
// task.
const taskBlocks = 9

func (e *single) phases() int { return 1 }

func (e *single) tasks() int { return (e.l.blocks + taskBlocks - 1) / taskBlocks }

// run does a task of the next level.
func (e *single) run(wk *worker, _, task int) {
	colour := (e.l.colour(e.l.goal) + e.depth + 1) & 1
	first := task * taskBlocks
	last := min(first+taskBlocks, e.l.blocks)
	for cell := range e.edges {
		if e.l.colour(cell) != colour {
			continue
		}
		for b := first; b < last; b++ {
			e.next(wk, cell, b)
		}
	}
}

// next finds a block of the next level.
func (e *single) next(wk *worker, cell, b int) {
	var sources [4][]uint64
	n := 0
	for i, ed := range e.edges[cell] {
		words, live := e.found.bitmap(ed.from)
		var block []uint64
		switch {
		case ed.win != nil:
			block = ed.win.apply(e.l, e.t, words, live, b, &wk.scratch[i&1])
		case live[b] != 0:
			block = words[b*e.l.block : (b+1)*e.l.block]
		}
		if block != nil {
			sources[n] = block
			n++
		}
	}
	block, live := e.found.block(cell, b)
	if n == 0 {
		wk.cost++
		if *live != 0 {
			clear(block)
			*live = 0
		}
		return
	}
	wk.cost += costBlock
	count := merge(block, sources[:n])
	*live = 0
	if count > 0 {
		*live = 1
		wk.found += uint64(count)
		if wk.keep != nil {
			wk.keep.mark(e.l, cell, b, block, e.depth+1)
		}
	}
}

// merge replaces a block by what is in any of the sources but not in the block, and returns the number of its
// states.
func merge(block []uint64, sources [][]uint64) int {
	n := 0
	s0 := sources[0][:len(block)]
	switch len(sources) {
	case 1:
		for i, old := range block {
			x := s0[i] &^ old
			block[i] = x
			n += bits.OnesCount64(x)
		}
	case 2:
		s1 := sources[1][:len(block)]
		for i, old := range block {
			x := (s0[i] | s1[i]) &^ old
			block[i] = x
			n += bits.OnesCount64(x)
		}
	case 3:
		s1, s2 := sources[1][:len(block)], sources[2][:len(block)]
		for i, old := range block {
			x := (s0[i] | s1[i] | s2[i]) &^ old
			block[i] = x
			n += bits.OnesCount64(x)
		}
	default:
		s1, s2, s3 := sources[1][:len(block)], sources[2][:len(block)], sources[3][:len(block)]
		for i, old := range block {
			x := (s0[i] | s1[i] | s2[i] | s3[i]) &^ old
			block[i] = x
			n += bits.OnesCount64(x)
		}
	}
	return n
}

func (e *single) advance() { e.depth++ }

func (e *single) last() *set { return &e.found }
