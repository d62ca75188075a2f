//go:build !js

package solve

import "sync/atomic"

// deepTable remembers boards of a deep search that were searched, and with how much slack, as transpositionTable does. An
// entry holds the whole board, so that no board is ever taken for another one.
type deepTable []deepEntry

type deepEntry struct {
	pair  [2]uint64 // see deepState; the blank is among the contents, so the last cell follows from the others
	slack uint8     // + 1; 0: empty
}

// deepEntries is the number of entries of a thread's table: 24 bytes each.
const deepEntries = 1 << 20

// enter notes that a board is searched with the given slack, unless it was already searched with at least as much. In that case enter
// returns true.
func (t deepTable) enter(s *deepState) bool {
	h := (s.pair[0] ^ s.pair[1]*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	e := &t[(h^h>>32)&(deepEntries-1)]
	if e.pair == s.pair && e.slack > s.slack {
		return true
	}
	*e = deepEntry{s.pair, s.slack + 1}
	return false
}

// deepBranch is a board below the start of a deep search and the way there.
type deepBranch struct {
	deepState
	untried uint32
	steps   []uint8
}

// deepWorker searches branches.
type deepWorker struct {
	*deepClass
	visited deepTable
	stack   []deepFrame
}

type deepFrame struct {
	deepState
	untried uint32
}

func newDeepWorker(c *deepClass) *deepWorker {
	return &deepWorker{deepClass: c, visited: make(deepTable, deepEntries)}
}

// search searches below a branch for a solution with the given number of steps left, until stop says so. complete reports
// whether it has searched all, or found a solution: the steps from the branch on.
func (w *deepWorker) search(b *deepBranch, left int, nodes *atomic.Uint64, stop func() bool) (steps []uint8, complete bool) {
	for len(w.stack) <= left {
		w.stack = append(w.stack, deepFrame{})
	}
	w.stack[0] = deepFrame{b.deepState, b.untried}
	if left == 0 {
		return []uint8{}, true
	}
	for depth, tried := 0, uint64(0); ; {
		f := &w.stack[depth]
		if f.untried <= 1 {
			if depth == 0 {
				nodes.Add(tried)
				return nil, true
			}
			depth--
			continue
		}
		if tried++; tried >= nodesPerSlice {
			nodes.Add(tried)
			if tried = 0; stop() {
				return nil, false
			}
		}
		a := uint8(f.untried & 31)
		f.untried >>= 5
		n := &w.stack[depth+1]
		if !w.move(&f.deepState, &n.deepState, a) || n.slack > 0 && w.visited.enter(&n.deepState) {
			continue
		}
		n.untried = w.next[f.blank][a]
		depth++
		if n.slack == 0 && depth == left {
			nodes.Add(tried)
			for i := range depth {
				steps = append(steps, w.dir(int(w.stack[i+1].blank), int(w.stack[i].blank)))
			}
			return steps, true
		}
	}
}

// branches cuts the tree of a limit at a depth where it has at least n boards, or where it ends. Boards that are reached twice
// are kept once.
func (c *deepClass) branches(k *task, limit, n int) []deepBranch {
	list := []deepBranch{{deepState: c.stateOf(k, limit), untried: c.blankMoves(none, k.blank)}}
	for depth := 0; len(list) > 0 && len(list) < n && depth < limit; depth++ {
		var longer []deepBranch
		met := map[[2]uint64]bool{}
		for i := range list {
			b := &list[i]
			for rest := b.untried; rest > 1; rest >>= 5 {
				a := uint8(rest & 31)
				var next deepBranch
				if !c.move(&b.deepState, &next.deepState, a) || met[next.pair] {
					continue
				}
				met[next.pair] = true
				next.untried = c.next[b.blank][a]
				next.steps = append(append([]uint8(nil), b.steps...), c.dir(int(a), int(b.blank)))
				longer = append(longer, next)
			}
		}
		list = longer
	}
	return list
}
