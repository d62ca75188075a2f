package puzzle_test

import (
	"fmt"
	"strings"
	"time"

	"wildfifteen/puzzle"
)

// A deal is solvable, and its ID determines it. The seed makes this example the same each time.
func Example() {
	game, err := puzzle.ParseGame("3x3.spiral-random#friday")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("start:", game.Scramble)
	fmt.Println("goal: ", game.Goal.Board())
	fmt.Println("ID:   ", game.ID())
	fmt.Println("solvable:", game.Solvable())
	// Output:
	// start: 2 7 6/8 4 9/1 3 0
	// goal:  1 2 3/8 9 4/7 6 0
	// ID:    3x3.spiral-5:2,7,6,8,4,9,1,3,0
	// solvable: true
}

func ExampleBoard() {
	board := puzzle.MustParseBoard("1 2 3/4 5 6/7 8 0")
	board, err := board.Play(puzzle.Move{Dir: puzzle.Right, N: 2})
	fmt.Println(board, err)
	move, ok := board.RunTo(0) // a tap on the top left cell: the 1 and the 4 go down
	fmt.Println(move, ok)
	_, err = board.Play(puzzle.Move{Dir: puzzle.Right, N: 1})
	fmt.Println(err)
	// Output:
	// 1 2 3/4 5 6/0 7 8 <nil>
	// D2 true
	// puzzle: impossible move in "R"
}

func ExampleSolvable() {
	classic, _ := puzzle.NewGoal(puzzle.Size{W: 4, H: 4}, puzzle.Rule{Kind: puzzle.Classic})
	snake, _ := puzzle.NewGoal(puzzle.Size{W: 4, H: 4}, puzzle.Rule{Kind: puzzle.Snake})
	board := puzzle.MustParseBoard("12 13 11 2/4 5 3 14/1 9 15 6/8 7 0 10")
	fmt.Println(puzzle.Solvable(board, classic.Board()), puzzle.Solvable(board, snake.Board()))
	// Output: true false
}

func ExampleExplain() {
	goal, _ := puzzle.NewGoal(puzzle.Size{W: 4, H: 4}, puzzle.Rule{Kind: puzzle.Classic})
	board := puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0")
	e := puzzle.Explain(board, goal)
	fmt.Println(e.Applied, e.Solvable)
	fmt.Println("start:", e.Start.Inversions, "inversions, blank in row", e.Start.BlankRow)
	fmt.Println("goal: ", e.Goal.Inversions, "inversions, blank in row", e.Goal.BlankRow)
	fmt.Println("mended by swapping", e.Tiles)
	// Output:
	// even width false
	// start: 1 inversions, blank in row 4
	// goal:  0 inversions, blank in row 4
	// mended by swapping [15 14]
}

func ExampleParseGame() {
	_, err := puzzle.ParseGame("4x4.snail#monday")
	fmt.Println(err)
	// Output: puzzle: unknown kind of goal at byte 4 of "4x4.snail#monday", want goal
}

func ExampleGoal() {
	rule, _ := puzzle.ParseRule("spiral-7", puzzle.Size{W: 3, H: 3})
	goal, _ := puzzle.NewGoal(puzzle.Size{W: 3, H: 3}, rule)
	line, _ := goal.Line()
	fmt.Println(goal.Board())
	fmt.Println(line)
	fmt.Println(goal.CellOf(9), goal.Missing())
	// Output:
	// 1 2 3/8 9 4/0 6 5
	// a1:R2D2L2UR
	// 4 7
}

// A dealer with prepared positions deals only those that its configuration allows.
func ExampleReadPositions() {
	file := "3x3.classic:8,6,7,2,5,4,3,0,1\n3x3.snake:1,2,3,6,5,4,7,0,8\n"
	positions, err := puzzle.ReadPositions(strings.NewReader(file))
	if err != nil {
		fmt.Println(err)
		return
	}
	config, _ := puzzle.ParseConfig("3x3.snake")
	game, err := puzzle.Deal(config, puzzle.DealOptions{From: positions})
	fmt.Println(game.ID(), err)
	// Output: 3x3.snake:1,2,3,6,5,4,7,0,8 <nil>
}

func ExampleMTM() {
	moves, _ := puzzle.ParseMoves("R2 R D L")
	tps, _ := puzzle.TPS(puzzle.STM(moves), 2*time.Second)
	fmt.Println(puzzle.STM(moves), puzzle.MTM(moves), tps)
	// Output: 5 3 2.5
}

func ExampleLinkEscape() {
	link := puzzle.LinkEscape("4x4.snake-random#monday")
	id, _ := puzzle.LinkUnescape(link)
	fmt.Println(link, id)
	// Output: 4x4.snake-random%23monday 4x4.snake-random#monday
}

func ExampleParseLab() {
	lab, err := puzzle.ParseLab("lab:1,2,3/4,5,6/8,7,0>classic")
	fmt.Println(puzzle.Solvable(lab.Start, lab.Goal.Board()), err)
	// Output: false <nil>
}
