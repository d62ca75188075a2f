//go:build !js

package solve

import (
	"context"
	"math/bits"
	"runtime"
	"time"

	"wildfifteen/puzzle"
)

// SolveRuns returns a solution with the fewest runs of tiles (MTM), proven, for a 4x4 board. o.Tables must hold the databases that
// [Tables.WidenRuns] makes for the goal. Its moves are runs; so are the moves that Lower counts. The search runs on so many
// threads (0: GOMAXPROCS), and on those that o.More adds each time the lower bound rises. What it finds depends on nothing but
// the board and the goal.
//
// report may be nil. SolveRuns calls it from its own goroutine, about ten times a second, with what is known so far: a lower
// bound and no solution. If ctx ends first, SolveRuns returns that and ctx.Err(). The other errors are those of [New], and
// [ErrTables] without databases.
func SolveRuns(ctx context.Context, start, goal puzzle.Board, o Options, threads int, report func(Solution)) (Solution, error) {
	if err := check(start, goal); err != nil {
		return Solution{}, err
	}
	var c *runClass
	if o.Tables != nil {
		c = o.Tables.runsOf(goal)
	}
	if c == nil {
		return Solution{}, ErrTables
	}
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	if report == nil {
		report = func(Solution) {}
	}
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 4, 4)
	s := &runSolver{runClass: c, task: k, threads: threads, more: o.More, report: report}
	path := s.solve(ctx)
	if path == nil {
		return s.now(0), ctx.Err()
	}
	return Solution{Moves: s.moves(path), Found: true, Optimal: true, Lower: s.lower, Nodes: s.nodes}, nil
}

// runSolver is the search for a solution with the fewest runs.
type runSolver struct {
	*runClass
	task    *task
	threads int
	more    func(nodes uint64) int
	report  func(Solution)
	lower   int
	nodes   uint64 // of the limits before
}

// now returns what is known so far, with the positions looked at with the present limit.
func (s *runSolver) now(nodes uint64) Solution {
	return Solution{Lower: s.lower, Nodes: s.nodes + nodes}
}

// solve returns the boards of a shortest solution, the start first; nil if ctx ends before there is one.
func (s *runSolver) solve(ctx context.Context) []uint64 {
	var board uint64
	for cell, tile := range s.task.board {
		board |= uint64(tile) << (4 * cell)
	}
	roots := []runState{s.state(board, alongRows), s.state(board, alongColumns)}
	start := []uint64{board}
	for s.lower = min(s.bound(&roots[0]), s.bound(&roots[1])); ctx.Err() == nil; s.lower++ {
		if s.lower <= rimDepth {
			for i := range roots {
				if path := s.finish(start, &roots[i], s.lower); path != nil {
					return path
				}
			}
			continue
		}
		if s.more != nil {
			s.threads += s.more(s.nodes)
		}
		if path := s.level(ctx, roots); path != nil {
			return append(start, path...)
		}
		if ctx.Err() != nil { // the level has not been searched to its end
			break
		}
	}
	return nil
}

// level searches for a solution of exactly s.lower moves and returns its boards, the start left out; nil if there is none.
func (s *runSolver) level(ctx context.Context, roots []runState) []uint64 {
	l := s.newRunLevel(roots, s.lower)
	ended := make(chan struct{}, s.threads)
	for range s.threads {
		go func() {
			defer func() { ended <- struct{}{} }()
			l.work(ctx)
		}()
	}
	tick := time.NewTicker(reportEvery)
	defer tick.Stop()
	for running := s.threads; running > 0; {
		select {
		case <-ended:
			running--
		case <-tick.C:
			s.report(s.now(l.nodes.Load()))
		}
	}
	s.nodes += l.nodes.Load()
	first := l.first.Load()
	if first == int64(len(l.branches)) {
		return nil
	}
	end := l.ends[first] // the rim tells how far the goal is, but not the way
	return s.finish(l.paths[first], &end, rimDepth)
}

// moves returns the caller's moves between boards that follow each other.
func (s *runSolver) moves(path []uint64) []puzzle.Move {
	list := make([]puzzle.Move, 0, len(path)-1)
	blank := s.blankOf(path[0])
	for _, board := range path[1:] {
		next := s.blankOf(board)
		to := blank // the cell that the tile beside the blank's next cell goes to, or one behind it
		if next/4 == blank/4 {
			to = next + (blank-next)/s.task.dist(blank, next)
		}
		dir := s.task.dir(next, to)
		list = append(list, puzzle.Move{Dir: puzzle.Dir(s.task.toCaller[dir]), N: s.task.dist(blank, next)})
		blank = next
	}
	return list
}

// blankOf returns the cell of the blank.
func (c *runClass) blankOf(board uint64) int {
	x := board ^ uint64(c.goalBlank)*0x1111_1111_1111_1111
	x |= x >> 1
	x |= x >> 2
	return bits.TrailingZeros64(^x&0x1111_1111_1111_1111) / 4
}
