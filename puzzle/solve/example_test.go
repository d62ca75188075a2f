package solve_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

func ExampleSolve() {
	start := puzzle.MustParseBoard("12 13 11 2/4 5 3 14/1 9 15 6/8 7 0 10")
	goal := puzzle.MustParseGoal("4x4.classic").Board()
	s, err := solve.Solve(context.Background(), start, goal)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(s.Moves), "moves, proven:", s.Optimal)
	end, _ := solve.Verify(start, s.Moves)
	fmt.Println("leads to the goal:", end == goal)
	// Output:
	// 57 moves, proven: true
	// leads to the goal: true
}

// A server gives each request a second. A board that is too large to be proven still gets the best solution found, with a bound.
func ExampleSolveParallel() {
	tables := solve.NewTables() // shared by all requests
	handle := func(text string) {
		game, err := puzzle.ParseGame(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		s, err := solve.SolveParallel(ctx, game.Scramble, game.Goal.Board(), solve.Options{Tables: tables}, 0, nil)
		if errors.Is(err, context.DeadlineExceeded) {
			err = nil
		}
		fmt.Println("found:", s.Found, "within the bound:", len(s.Moves) >= s.Lower, "proven:", s.Optimal, "error:", err)
	}
	handle("3x3.classic:8,6,7,2,5,4,3,0,1")
	handle("10x10.snake#monday")
	handle("3x3.classic:8,7,6,2,5,4,3,0,1")
	// Output:
	// found: true within the bound: true proven: true error: <nil>
	// found: true within the bound: true proven: false error: <nil>
	// found: false within the bound: true proven: false error: solve: the goal cannot be reached
}

// A game gives a hint in each frame: it steps the solver for some milliseconds, and never waits for it.
func ExampleSolver_Follow() {
	game, _ := puzzle.ParseGame("4x4.snake#monday")
	s, err := solve.New(game.Scramble, game.Goal.Board(), solve.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	board, moves := game.Scramble, 0
	for board != game.Goal.Board() {
		for !s.Done() { // one frame after the other; a game would draw between two steps
			s.Step(20_000)
		}
		hint, _ := s.Next()
		board, _ = board.Play(hint)
		if err := s.Follow(hint); err != nil { // the player made the move; what was proven stays proven
			fmt.Println(err)
			return
		}
		moves++
	}
	fmt.Println(moves, "moves, as few as possible")
	// Output: 51 moves, as few as possible
}

// How many ways are as short as possible? This board of Rosetta Code's has two.
func ExampleSolutions() {
	start := puzzle.MustParseBoard("15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2")
	goal := puzzle.MustParseGoal("4x4").Board()
	n := 0
	for moves, err := range solve.Solutions(context.Background(), start, goal, solve.Options{}) {
		if err != nil {
			fmt.Println(err)
			return
		}
		n++
		fmt.Println(len(moves), "moves")
	}
	fmt.Println(n, "solutions")
	// Output:
	// 52 moves
	// 52 moves
	// 2 solutions
}

// A puzzle and its solution as JSON: boards, goals and moves are their texts.
func Example_json() {
	type answer struct {
		Start puzzle.Board  `json:"start"`
		Goal  puzzle.Goal   `json:"goal"`
		Moves []puzzle.Move `json:"moves"`
	}
	goal := puzzle.MustParseGoal("3x2.snake")
	start := puzzle.MustParseBoard("1 2 3/5 0 4")
	s, err := solve.Solve(context.Background(), start, goal.Board())
	if err != nil {
		fmt.Println(err)
		return
	}
	json.NewEncoder(os.Stdout).Encode(answer{start, goal, s.Moves})
	// Output: {"start":"1 2 3/5 0 4","goal":"3x2.snake","moves":["R"]}
}
