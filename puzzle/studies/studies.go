// Package studies holds 365 positions to be solved in exactly the fewest moves. Each has one shortest solution, whose
// first move takes a tile away from its place while another move would bring one nearer. They are in books, from 7 moves to
// 24: boards of fewer moves deceive nobody, whatever their goal, as a test proves. The program assets/tools/studies finds them.
package studies

import (
	_ "embed"
	"strings"

	"wildfifteen/puzzle"
)

// Books is the number of books. They have as many studies as the months have days.
const Books = 12

// lengths are the numbers of studies in the books.
var lengths = [Books]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

// Count is the number of studies.
const Count = 365

//go:embed studies.txt
var text string

// Study is a position and its shortest solution.
type Study struct {
	Game     puzzle.Game
	Solution []puzzle.Move // of single tiles
}

// Par returns the fewest moves.
func (s *Study) Par() int { return len(s.Solution) }

// First returns the tile that moves first.
func (s *Study) First() int {
	b := s.Game.Scramble
	return b.At(b.Step(s.Solution[0].Dir).Blank())
}

// New returns the study that a configuration and the moves to its goal make; ok is false for moves that are none.
func New(c puzzle.Config, solution []puzzle.Move) (s Study, ok bool) {
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil || len(solution) == 0 {
		return Study{}, false
	}
	b := goal.Board()
	for i := len(solution) - 1; i >= 0; i-- {
		if b, err = b.Play(solution[i].Inverse()); err != nil || solution[i].N != 1 {
			return Study{}, false
		}
	}
	return Study{Game: puzzle.Game{Config: c, Goal: goal, Scramble: b}, Solution: solution}, true
}

// String returns the study as a line: its configuration and its solution.
func (s *Study) String() string {
	return s.Game.Config.String() + " " + puzzle.FormatMoves(s.Solution)
}

// Parse reads a line that String wrote.
func Parse(line string) (s Study, ok bool) {
	config, moves, ok := strings.Cut(line, " ")
	if !ok {
		return Study{}, false
	}
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		return Study{}, false
	}
	solution, err := puzzle.ParseMoves(moves)
	if err != nil {
		return Study{}, false
	}
	return New(c, solution)
}

// All is the list of the studies; [Load] returns it.
type All struct {
	List   []Study
	number map[key]int // of each position, from 0
}

// key is what a position is known by.
type key struct{ start, goal puzzle.Board }

// Load reads the studies.
func Load() *All {
	all := &All{number: make(map[key]int, Count)}
	for line := range strings.Lines(text) {
		s, ok := Parse(strings.TrimSuffix(line, "\n"))
		if !ok {
			panic("studies: the embedded line " + line)
		}
		all.number[key{s.Game.Scramble, s.Game.Goal.Board()}] = len(all.List)
		all.List = append(all.List, s)
	}
	return all
}

// Find returns the number of the study with the position of a game, from 0; ok is false if there is none.
func (a *All) Find(g puzzle.Game) (n int, ok bool) {
	n, ok = a.number[key{g.Scramble, g.Goal.Board()}]
	return n, ok
}

// Book returns the numbers of the studies in a book, from 0: from from up to, but without, to.
func Book(book int) (from, to int) {
	for _, n := range lengths[:book] {
		from += n
	}
	return from, from + lengths[book]
}

// BookOf returns the book of a study.
func BookOf(study int) (book int) {
	for book < Books-1 && study >= lengths[book] {
		study -= lengths[book]
		book++
	}
	return book
}

// Dots returns how many of three dots a study of par moves gets that was solved in so many moves: three for par, two for
// at most two more, one for at most four more.
func Dots(par, moves int) int { return max(0, 3-max(0, moves-par+1)/2) }
