package space_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// All boards of a size, by the moves they need, and the hardest of them.
func ExampleCount() {
	goal := puzzle.MustParseGoal("3x3.classic").Board()
	s, err := space.Count(context.Background(), goal, space.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%d boards, %.3f moves on average, %d at most\n", s.Total(), s.Mean(), s.Radius())
	for _, b := range s.Hardest(-1) {
		fmt.Println(b)
	}
	// Output:
	// 181440 boards, 21.972 moves on average, 31 at most
	// 6 4 7/8 5 0/3 2 1
	// 8 6 7/2 5 4/3 0 1
}

// A maker of puzzles wants boards that need exactly twenty moves in the multi-tile metric.
func ExampleSpace_Draw() {
	goal := puzzle.MustParseGoal("3x3.spiral").Board()
	s, err := space.Count(context.Background(), goal, space.Options{Metric: space.MTM})
	if err != nil {
		fmt.Println(err)
		return
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		board, ok := s.Draw(random, 20)
		depth, _ := s.Depth(board)
		fmt.Println(ok, puzzle.Solvable(board, goal), depth)
	}
	// Output:
	// true true 20
	// true true 20
	// true true 20
}

// Perfect play without a search: of the neighbours of a board, one is nearer to the goal.
func ExampleSpace_Depth() {
	goal := puzzle.MustParseGoal("4x2.snake").Board()
	s, err := space.Count(context.Background(), goal, space.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	board := s.Hardest(1)[0]
	fmt.Println(board)
	var moves []puzzle.Move
	for depth := s.Radius(); depth > 0; depth-- {
		for dir, next := range board.Neighbours() {
			if d, ok := s.Depth(next); ok && d == depth-1 {
				board, moves = next, append(moves, puzzle.Move{Dir: dir, N: 1})
				break
			}
		}
	}
	proven, _ := solve.Solve(context.Background(), s.Hardest(1)[0], goal)
	fmt.Println(board == goal, len(moves), len(proven.Moves))
	// Output:
	// 4 3 7 0/5 6 2 1
	// true 36 36
}

// A program tells beforehand what a run would take, and shows what others have published where it is too much.
func ExamplePublished() {
	goal := puzzle.MustParseGoal("4x4.classic").Board()
	_, err := space.Count(context.Background(), goal, space.Options{Memory: 8 << 30})
	if memory := (*space.MemoryError)(nil); errors.As(err, &memory) {
		fmt.Printf("%v does not fit into 8 GB\n", memory.Size)
	}
	if p, ok := space.Published(goal, space.STM); ok {
		fmt.Printf("%d boards, at most %d moves\n%s\n", p.Total(), len(p.Counts)-1, p.Source)
	}
	// Output:
	// 4x4 does not fit into 8 GB
	// 10461394944000 boards, at most 80 moves
	// R. E. Korf and P. Schultze, Large-Scale Parallel Breadth-First Search, AAAI 2005
}
