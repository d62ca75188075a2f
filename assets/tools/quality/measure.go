//go:build unix

package main

import (
	"context"
	"fmt"
	"math"
	"syscall"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// curve tells how long solutions of n by n boards are after some times.
type curve struct {
	n, boards int
	points    []point
}

// point is the mean length of the best solutions after some seconds of processor time, over the fewest moves on 4x4, and over
// 0.81 n^3, which the fewest are on average, on larger boards.
type point struct{ seconds, ratio float64 }

// The times of the points: so many a decade, from the first.
const (
	firstTime = 0.02
	perDecade = 6
)

// times returns those up to a number of seconds.
func times(seconds float64) (list []float64) {
	for i := 0; ; i++ {
		t := firstTime * math.Pow(10, float64(i)/perDecade)
		if t > seconds*1.0001 {
			return list
		}
		list = append(list, t)
	}
}

// measure solves boards of a size.
func measure(n, boards int, seconds float64) (curve, error) {
	c := curve{n: n, boards: boards}
	for _, t := range times(seconds) {
		c.points = append(c.points, point{seconds: t})
	}
	for i := range boards {
		g, err := puzzle.ParseGame(fmt.Sprintf("%dx%d#quality %d", n, n, i+1))
		if err != nil {
			return c, err
		}
		if err := c.add(g.Scramble, g.Goal.Board()); err != nil {
			return c, err
		}
	}
	return c, nil
}

// add solves a board and adds its share to the points.
func (c *curve) add(start, goal puzzle.Board) error {
	fewest := 0.81 * float64(c.n*c.n*c.n)
	if solve.Exact(start.Size()) {
		s, err := solve.Solve(context.Background(), start, goal)
		if err != nil {
			return err
		}
		fewest = float64(len(s.Moves))
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	begun, next := processorTime(), 0
	note := func(now solve.Solution) {
		spent := processorTime() - begun
		for ; now.Found && next < len(c.points) && spent >= c.points[next].seconds; next++ {
			c.points[next].ratio += float64(len(now.Moves)) / fewest / float64(c.boards)
		}
		if next == len(c.points) {
			cancel()
		}
	}
	last, err := solve.SolveParallel(ctx, start, goal, solve.Options{Mode: solve.Quick, Memory: 1 << 30}, 1, note)
	if err != nil && ctx.Err() == nil {
		return err
	}
	for ; next < len(c.points); next++ { // it has ended early: nothing is left to improve
		c.points[next].ratio += float64(len(last.Moves)) / fewest / float64(c.boards)
	}
	return nil
}

// processorTime returns the seconds that the processors have worked for the process.
func processorTime() float64 {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return float64(use.Utime.Nano()+use.Stime.Nano()) / 1e9
}
