//go:build !js

package solve

import (
	"context"
	"slices"
	"sync/atomic"
)

// runWorker searches a part of the tree on one thread.
type runWorker struct {
	*runClass
	path    []uint64       // the boards below the root
	end     runState       // the last of them, if it is on the rim
	stop    func() bool    // asked now and then
	stopped bool           // stop said so
	left    int            // positions until the next question
	common  *atomic.Uint64 // positions looked at, of all threads
}

// nodesPerQuestion is the number of positions after which a worker asks whether to stop.
const nodesPerQuestion = 1 << 14

// search looks for a way to the rim of exactly n > 0 moves and leaves it in w.path. It reports whether there is one.
func (w *runWorker) search(s *runState, n int) bool {
	if w.left -= 3; w.left <= 0 {
		w.common.Add(uint64(nodesPerQuestion - w.left))
		w.left = nodesPerQuestion
		w.stopped = w.stopped || w.stop()
	}
	if w.stopped {
		return false
	}
	next := s.moves()
	n--
	// The words come from memory at random. They are asked for before any is needed, so that the waits overlap.
	a := 1 - s.axis&1
	rows, columns := w.tables[a][0], w.tables[a][1]
	var one, two [3]uint64
	for i := range next {
		one[i] = rows[w.rank.of(uint32(next[i].along))]
		two[i] = columns[w.rank.of(uint32(next[i].along>>32))]
	}
	for i := range next {
		child := &next[i]
		shift := 4 * child.blank & 63
		if int(one[i]>>shift&15) > n || int(two[i]>>shift&15) > n {
			continue
		}
		w.path = append(w.path, child.board)
		if n == 0 {
			if _, ok := w.rim[child.axis][child.board]; ok {
				w.end = *child
				return true
			}
		} else if w.search(child, n) {
			return true
		}
		w.path = w.path[:len(w.path)-1]
	}
	return false
}

// finish appends the boards of a way to the goal of exactly n moves, if there is one; else it returns nil.
func (c *runClass) finish(path []uint64, s *runState, n int) []uint64 {
	if n == 0 {
		if s.board == c.goal {
			return path
		}
		return nil
	}
	next := s.moves()
	for i := range next {
		if way := c.finish(append(path, next[i].board), &next[i], n-1); way != nil {
			return way
		}
	}
	return nil
}

// runBranch is a position on the way down the tree, with the boards that lead to it from the start.
type runBranch struct {
	runState
	path []uint64
}

// branches cuts the tree of a limit at a depth where it has at least so many branches, or else one move above the rim.
func (c *runClass) branches(roots []runState, limit, atLeast int) (list []runBranch) {
	for _, s := range roots {
		if c.bound(&s) <= limit {
			list = append(list, runBranch{runState: s})
		}
	}
	for depth := 1; len(list) < atLeast && limit-depth > rimDepth; depth++ {
		var longer []runBranch
		for i := range list {
			for _, next := range list[i].moves() {
				if c.bound(&next) <= limit-depth {
					longer = append(longer, runBranch{next, append(slices.Clone(list[i].path), next.board)})
				}
			}
		}
		list = longer
	}
	return list
}

// runLevel is the search with one limit, which several threads share.
type runLevel struct {
	*runClass
	limit    int
	branches []runBranch
	nodes    atomic.Uint64
	next     atomic.Int64
	first    atomic.Int64 // the first branch that has a solution
	paths    [][]uint64   // by branch: the way to the rim; those of later branches may be missing
	ends     []runState   // where these ways end
}

// newRunLevel returns the search for a solution of exactly limit > rimDepth moves.
func (c *runClass) newRunLevel(roots []runState, limit int) *runLevel {
	l := &runLevel{runClass: c, limit: limit, branches: c.branches(roots, limit, branchesAtOnce)}
	l.paths, l.ends = make([][]uint64, len(l.branches)), make([]runState, len(l.branches))
	l.first.Store(int64(len(l.branches)))
	return l
}

// work searches branches until there are no more, or ctx ends.
func (l *runLevel) work(ctx context.Context) {
	for i := l.next.Add(1) - 1; i < l.first.Load() && ctx.Err() == nil; i = l.next.Add(1) - 1 {
		b := &l.branches[i]
		w := &runWorker{runClass: l.runClass, path: slices.Clone(b.path), left: nodesPerQuestion, common: &l.nodes}
		w.stop = func() bool { return ctx.Err() != nil || l.first.Load() < i }
		ok := w.search(&b.runState, l.limit-rimDepth-len(b.path))
		l.nodes.Add(uint64(nodesPerQuestion - w.left))
		if !ok {
			continue
		}
		l.paths[i], l.ends[i] = w.path, w.end
		for {
			first := l.first.Load()
			if i >= first || l.first.CompareAndSwap(first, i) {
				break
			}
		}
	}
}
