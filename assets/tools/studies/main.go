// Command studies finds the studies of package puzzle/studies and writes them, a line each:
//
//	go run ./assets/tools/studies > puzzle/studies/studies.txt
//
// All is drawn from one seed, so every run writes the same.
package main

import (
	"bufio"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"slices"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/studies"
)

// seed is the seed of all draws.
const seed = "studies"

func main() {
	log.SetFlags(0)
	out := bufio.NewWriter(os.Stdout)
	for _, s := range all() {
		fmt.Fprintln(out, s.String())
	}
	if err := out.Flush(); err != nil {
		log.Fatal(err)
	}
}

// all finds all studies, in their order.
func all() (found []studies.Study) {
	f := finder{rnd: rand.New(puzzle.SeedSource(seed)), tables: solve.NewTables(), taken: map[string]bool{}}
	for i := range studies.Count {
		found = append(found, f.find(i))
	}
	slices.SortStableFunc(found, func(a, b studies.Study) int { return a.Par() - b.Par() })
	return found
}

// finder finds studies.
type finder struct {
	rnd    *rand.Rand
	tables *solve.Tables
	taken  map[string]bool
}

// kinds are the kinds of study, taking turns.
var kinds = [...]puzzle.Config{
	{Size: puzzle.Size{W: 3, H: 3}, Rule: puzzle.Rule{Kind: puzzle.Wild}},
	{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Classic}},
	{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Wild}},
	{Size: puzzle.Size{W: 3, H: 3}, Rule: puzzle.Rule{Kind: puzzle.Classic}},
}

// The numbers of moves with which the search begins and ends. Six moves make no study, whatever the goal: a test of the
// package studies tries all boards.
const (
	fewest = 6
	most   = 24
)

// patience is the number of draws after which the number of moves grows: of few moves there are not enough positions.
const patience = 20_000

// find finds the i-th study.
func (f *finder) find(i int) studies.Study {
	config := kinds[i%len(kinds)]
	for moves, draws := fewest+(most-fewest+1)*i/studies.Count, 0; ; draws++ {
		if draws > 0 && draws%patience == 0 && moves < most {
			moves++
		}
		if s, ok := f.draw(config, moves); ok {
			f.taken[s.String()] = true
			return s
		}
	}
}

// draw draws a line of moves back from a goal; ok reports whether it makes a new study.
func (f *finder) draw(config puzzle.Config, moves int) (s studies.Study, ok bool) {
	if config.Rule.Kind == puzzle.Wild {
		config.Rule = puzzle.Rule{Kind: puzzle.PathKind, Path: puzzle.WildPath(config.Size, f.rnd)}
	}
	goal, err := puzzle.NewGoal(config.Size, config.Rule)
	if err != nil {
		log.Fatal(err)
	}
	s, ok = studies.New(config, f.walk(goal.Board(), moves))
	return s, ok && s.Hard() && !f.taken[s.String()] && f.unique(&s)
}

// walk draws moves to a board that never take back the move before.
func (f *finder) walk(b puzzle.Board, n int) []puzzle.Move {
	moves := make([]puzzle.Move, n)
	for i := n - 1; i >= 0; i-- {
		for {
			d := puzzle.Dir(f.rnd.IntN(4))
			if b.MaxRun(d) > 0 && (i == n-1 || d != moves[i+1].Dir) {
				b = b.Step(d)
				moves[i] = puzzle.Move{Dir: d.Opposite(), N: 1}
				break
			}
		}
	}
	return moves
}

// unique reports whether a study's solution is the shortest and the only one of its length.
func (f *finder) unique(s *studies.Study) bool {
	all, err := solve.NewAll(s.Game.Scramble, s.Game.Goal.Board(), 2, solve.Options{Tables: f.tables})
	if err != nil {
		log.Fatal(err)
	}
	for !all.Step(1 << 20) {
	}
	list := all.Solutions()
	return len(list) == 1 && len(list[0]) == s.Par()
}
