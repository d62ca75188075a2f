package space

import (
	"time"

	"wildfifteen/puzzle"
)

// workShare is the share of the work on full bitmaps that a run has, if its bitmaps have many pieces: at most depths some are empty.
// Measured are 0.73 to 0.76 of the pieces on 4x3 and 6x2.
const workShare = 0.75

// ForecastFiles estimates the time that [CountFiles] takes, or still takes in a folder where it was begun. To do so it finds bitmaps
// from full ones, as a run does, with a span of each for every thread, in a folder there that it removes. In a folder that CountFiles
// cannot use it returns the same error.
func ForecastFiles(goal puzzle.Board, dir string, o Options) (time.Duration, error) {
	if goal.IsZero() {
		return 0, GoalError{}
	}
	if isTiny(goal.Size()) {
		return 0, nil
	}
	f := newFrame(goal)
	r, err := newFileRun(f.l, o)
	if err != nil {
		return 0, err
	}
	levels := radius(goal)
	if o.MaxDepth > 0 {
		levels = min(levels, o.MaxDepth)
	}
	was, err := r.look(dir)
	if err != nil {
		return 0, err
	}
	if was != nil {
		levels -= len(was.Counts) - 1
	}
	if levels <= 0 {
		return 0, nil
	}
	share := workShare
	if r.l.words == r.piece {
		share = 1
	}
	two, err := r.probe(dir, levels)
	return time.Duration(float64(levels) / 2 * share * float64(two)), err
}

// radius returns the greatest depth of a space, if it is known, or else a guess.
func radius(goal puzzle.Board) int {
	size := goal.Size()
	size = puzzle.Size{W: max(size.W, size.H), H: min(size.W, size.H)}
	corner, _ := puzzle.NewGoal(size, puzzle.Rule{})
	if p, ok := Published(corner.Board(), STM); ok {
		return len(p.Counts) - 1
	}
	for _, k := range Known() {
		if k.Size == size {
			return k.Radius
		}
	}
	return size.Cells() * (size.W + size.H) * 3 / 4
}
