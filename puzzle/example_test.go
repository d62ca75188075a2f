package puzzle_test

import (
	"encoding/json"
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

// A server sends a deal as JSON and judges the moves that come back. Nothing a client sends can panic or cost much.
func Example_server() {
	type deal struct {
		Game  puzzle.Game  `json:"game"`
		Board puzzle.Board `json:"board"`
		Goal  puzzle.Goal  `json:"goal"`
	}
	game, _ := puzzle.ParseGame("3x2.snake#monday")
	sent, _ := json.Marshal(deal{game, game.Scramble, game.Goal})
	fmt.Println(string(sent))

	judge := func(game puzzle.Game, text string) string {
		moves, err := puzzle.ParseMoves(text)
		if err != nil {
			return err.Error()
		}
		board := game.Scramble
		for _, m := range moves {
			if board, err = board.Play(m); err != nil {
				return err.Error()
			}
		}
		return fmt.Sprintf("solved: %v, %d moves", board == game.Goal.Board(), puzzle.STM(moves))
	}
	var received deal
	if err := json.Unmarshal(sent, &received); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(judge(received.Game, "L2URDRUL2DR2ULDRU"))
	fmt.Println(judge(received.Game, "D3"))
	fmt.Println(judge(received.Game, "Q"))
	// Output:
	// {"game":"3x2.snake#monday","board":"0 3 2/5 1 4","goal":"3x2.snake"}
	// solved: true, 17 moves
	// puzzle: impossible move in "D3"
	// puzzle: unexpected text at byte 0 of "Q", want direction
}

// A search of one's own: how many boards are how many moves away?
func ExampleBoard_Neighbours() {
	goal := puzzle.MustParseGoal("3x2.spiral").Board()
	depth := map[puzzle.Board]int{goal: 0}
	counts := []int{}
	for level := []puzzle.Board{goal}; len(level) > 0; {
		counts = append(counts, len(level))
		var next []puzzle.Board
		for _, board := range level {
			for _, n := range board.Neighbours() {
				if _, seen := depth[n]; !seen {
					depth[n] = len(counts)
					next = append(next, n)
				}
			}
		}
		level = next
	}
	fmt.Println(len(depth), "boards:", counts)
	// Output: 360 boards: [1 2 3 5 6 7 10 12 12 16 23 25 28 39 44 40 29 21 18 12 6 1]
}

// A sheet of puzzles to print: drawn alike likely from all boards of a goal that can be solved, the same for the same seed.
func ExampleDealer_Games() {
	config, _ := puzzle.ParseConfig("3x3.spiral")
	dealer, err := puzzle.NewDealer(config, puzzle.DealOptions{Rand: puzzle.SeedSource("sheet 1")})
	if err != nil {
		fmt.Println(err)
		return
	}
	n := 0
	for game := range dealer.Games() {
		fmt.Println(game.Scramble, puzzle.MD(game.Scramble, game.Goal.Board()))
		if n++; n == 3 {
			break
		}
	}
	// Output:
	// 2 3 6/1 8 7/5 0 4 13
	// 0 1 2/4 8 7/3 6 5 12
	// 4 8 1/7 5 0/6 2 3 15
}
