package space

import (
	"errors"
	"time"

	"wildfifteen/puzzle"
)

// workShare is the share of all pieces that are read and written on average: at most depths some are empty. Measured are 0.73 to 0.76 on
// 4x3 and 6x2.
const workShare = 0.75

// probePieces is the number of pieces that are written and read to learn how fast the disk and the processor are: 64 MB.
const probePieces = 264

// ForecastFiles estimates the time that [CountFiles] takes, or still takes in a folder where it was begun. To do so it writes 64 MB
// there, or one bitmap if that is less, reads them, and removes them. In a folder that CountFiles cannot use it returns the same
// error.
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
	levels := float64(radius(goal))
	if o.MaxDepth > 0 {
		levels = min(levels, float64(o.MaxDepth))
	}
	was, err := r.look(dir)
	if err != nil {
		return 0, err
	}
	if was != nil {
		levels -= float64(len(was.Counts) - 1)
	}
	if levels <= 0 {
		return 0, nil
	}
	reading, writing, err := r.probe()
	if err != nil {
		return 0, err
	}
	reads := 0 // of whole bitmaps, for two levels
	for _, edges := range r.edges {
		reads += len(edges) + 1
	}
	pieces := float64(r.l.words/r.piece) * workShare
	each := pieces * (float64(reads)*float64(reading) + float64(r.l.cells)*float64(writing)) / 2
	return time.Duration(levels * each), nil
}

// probe returns the time that a piece takes to be read and to be written.
func (r *fileRun) probe() (reading, writing time.Duration, err error) {
	m, err := r.create(r.l.goal, 0)
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, m.remove()) }()
	w := newFileWorker(r)
	for i := range w.sum {
		w.sum[i] = uint64(i)
	}
	spans := max(1, min(probePieces*r.piece, r.l.words)/r.span)
	pieces := time.Duration(spans * r.span / r.piece)
	start := time.Now()
	for i := range spans {
		if err := w.write(&m, i*r.span); err != nil {
			return 0, 0, err
		}
	}
	if err := m.file.Sync(); err != nil {
		return 0, 0, err
	}
	written := time.Now()
	for i := range spans {
		if _, err := w.addSpan(&m, nil, i*r.span); err != nil {
			return 0, 0, err
		}
	}
	return time.Since(written) / pieces, written.Sub(start) / pieces, nil
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
