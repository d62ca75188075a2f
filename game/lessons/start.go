package lessons

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// opening is the board of a task.
type opening struct {
	board puzzle.Board
	goal  puzzle.Goal
	way   []puzzle.Move // the way to the goal by whole rows; nil: not asked for
	limit int           // the number of moves in which the task can be done; 0: any
}

// start makes the board of a task, the same for the same numbers drawn.
type start func(src rand.Source) opening

// goalOf draws a goal of a configuration.
func goalOf(config string, src rand.Source) puzzle.Game {
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		panic(err) // the course is written in this package
	}
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
	if err != nil {
		panic(err)
	}
	return g
}

// fixed is a given board.
func fixed(config, board string) start {
	return func(src rand.Source) opening {
		return opening{board: puzzle.MustParseBoard(board), goal: goalOf(config, src).Goal}
	}
}

// fresh is a random board on which the first sides are complete, the next one is not.
func fresh(config string, done int) start {
	return func(src rand.Source) opening {
		return until(config, src, func(c *coach.Coach, b puzzle.Board) bool {
			return sidesDone(c, b) == done && !homeUntil(c, b, done, 1)
		})
	}
}

// waiting is a random board on which the next aim is of a kind, the first sides being complete.
func waiting(config string, done int, k coach.Kind) start {
	return func(src rand.Source) opening {
		return until(config, src, func(c *coach.Coach, b puzzle.Board) bool {
			a, ok := c.Next(b)
			return ok && sidesDone(c, b) == done && a.Kind == k
		})
	}
}

// until lets the coach solve random boards until one of the boards between its aims will do.
func until(config string, src rand.Source, will func(c *coach.Coach, b puzzle.Board) bool) opening {
	for {
		g := goalOf(config, src)
		c, b := coach.New(g.Goal), g.Scramble
		for !will(c, b) {
			a, ok := c.Next(b)
			if !ok {
				break
			}
			b = played(b, a.Moves)
		}
		if b != g.Goal.Board() {
			return opening{board: b, goal: g.Goal}
		}
	}
}

// played returns the board after moves that are possible.
func played(b puzzle.Board, moves []puzzle.Move) puzzle.Board {
	for _, m := range moves {
		to, err := b.Play(m)
		if err != nil {
			panic(err) // the moves are the coach's
		}
		b = to
	}
	return b
}

// walked is a board some random moves from its goal.
func walked(config string, n int) start {
	return func(src rand.Source) opening {
		g := goalOf(config, src)
		b := g.Goal.Board()
		for b == g.Goal.Board() {
			b, _ = puzzle.RandomSteps(g.Goal.Board(), n, rand.New(src))
		}
		return opening{board: b, goal: g.Goal}
	}
}

// placed is a random board with a tile in a cell and the blank in another.
func placed(config string, tile, cell, blank int) start {
	return func(src rand.Source) opening {
		g := goalOf(config, src)
		b := g.Scramble
		b = b.Swap(b.Blank(), blank)
		b = b.Swap(b.Find(tile), cell)
		if puzzle.Solvable(b, g.Goal.Board()) {
			return opening{board: b, goal: g.Goal}
		}
		var others []int
		for c := range b.Size().Cells() {
			if c != cell && c != blank {
				others = append(others, c)
			}
		}
		return opening{board: b.Swap(others[0], others[1]), goal: g.Goal}
	}
}

// saving is a random board whose first side comes home in some moves fewer than the coach makes for it.
func saving(config string, saved int) start {
	return func(src rand.Source) opening {
		for {
			g := goalOf(config, src)
			c, b := coach.New(g.Goal), g.Scramble
			ways, ok := coach.Together(b, g.Goal, c.Sides()[0])
			made := 0
			for at := b; sidesDone(c, at) == 0; {
				a, _ := c.Next(at)
				at, made = played(at, a.Moves), made+len(a.Moves)
			}
			if ok && len(ways) >= 6 && len(ways) <= 14 && made-len(ways) >= saved {
				return opening{board: b, goal: g.Goal, limit: len(ways) + 2}
			}
		}
	}
}

// runs is a board scrambled by moves of two tiles or more, across each other in turn.
func runs(config string, n int) start {
	return func(src rand.Source) opening {
		g, r := goalOf(config, src), rand.New(src)
		goal := g.Goal.Board()
		b, way := goal, []puzzle.Move(nil)
		for i := 0; len(way) < n; i++ {
			d := puzzle.Dir(i%2*2 + r.IntN(2))
			most := b.MaxRun(d)
			if most < 2 {
				d = d.Opposite()
				most = b.MaxRun(d)
			}
			m := puzzle.Move{Dir: d, N: 2 + r.IntN(most-1)}
			b = played(b, []puzzle.Move{m})
			way = append([]puzzle.Move{m.Inverse()}, way...)
		}
		return opening{board: b, goal: g.Goal, way: way, limit: n}
	}
}

// swapped is a solved board but for its two largest tiles, which are swapped.
func swapped(config string) start {
	return func(src rand.Source) opening {
		g := goalOf(config, src).Goal
		b := g.Board()
		n := b.Size().Cells()
		return opening{board: b.Swap(n-2, n-3), goal: g}
	}
}

// either is a random board, which can be solved or not.
func either(config string) start {
	return func(src rand.Source) opening {
		g := goalOf(config, src)
		b := g.Scramble
		if rand.New(src).IntN(2) == 0 {
			c := b.Blank()
			n := b.Size().Cells()
			b = b.Swap((c+1)%n, (c+2)%n)
		}
		return opening{board: b, goal: g.Goal}
	}
}
