package space

import (
	_ "embed"
	"strconv"
	"strings"

	"wildfifteen/puzzle"
)

// publishedText holds what others have counted and published; the tests check its sums.
//
//go:embed published.txt
var publishedText string

// Publication is a state space that somebody else has counted: too large for an ordinary machine.
type Publication struct {
	Counts []uint64 // number of boards that need 0, 1, 2, … moves
	Source string   // who published it, and where

	Deepest []puzzle.Board // all boards of the last count, or none: they are not known
}

// Published returns what is published of the boards that can reach a goal. ok is false for all but 4x4, and, with the goal's
// blank in a corner, 5x3 and 8x2, upright or lying.
func Published(goal puzzle.Board, m Metric) (p Publication, ok bool) {
	size := goal.Size()
	if size.W < size.H {
		size = puzzle.Size{W: size.H, H: size.W}
	}
	key := size.String() + " | " + place(goal) + " | " + m.String() + " | "
	for line := range strings.Lines(publishedText) {
		rest, found := strings.CutPrefix(line, key)
		if !found {
			continue
		}
		source, list, _ := strings.Cut(rest, " | ")
		p.Source = source
		for number := range strings.FieldsSeq(list) {
			n, err := strconv.ParseUint(number, 10, 64)
			if err != nil {
				return Publication{}, false // the tests read every number
			}
			p.Counts = append(p.Counts, n)
		}
		return p, true
	}
	return p, false
}

// place returns the kind of cell in which the goal's blank is.
func place(goal puzzle.Board) string {
	size, blank := goal.Size(), goal.Blank()
	if size.Cells() == 0 {
		return ""
	}
	column, row := blank%size.W, blank/size.W
	across, down := column == 0 || column == size.W-1, row == 0 || row == size.H-1
	switch {
	case across && down:
		return "corner"
	case across || down:
		return "edge"
	}
	return "centre"
}

// Total returns the number of boards.
func (p *Publication) Total() (sum uint64) {
	for _, n := range p.Counts {
		sum += n
	}
	return sum
}

// Mean returns the mean of the fewest moves over all boards, including the goal.
func (p *Publication) Mean() float64 { return mean(p.Counts) }

// mean returns the mean depth of boards counted by depth.
func mean(counts []uint64) float64 {
	sum, all := 0.0, 0.0
	for d, n := range counts {
		sum += float64(d) * float64(n)
		all += float64(n)
	}
	return sum / all
}
