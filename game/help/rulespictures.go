package help

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// seriesPicture is the picture of three boards side by side, in reading direction; in large letters, of the last two. Arrows lead from one
// to the next if they follow each other.
type seriesPicture struct {
	steps  [3]boardview.BoardPicture
	follow bool
}

// newSlidePicture returns the picture of two moves.
func newSlidePicture() *seriesPicture {
	return &seriesPicture{[3]boardview.BoardPicture{
		newBoard("1 2 3/4 0 5/7 8 6", puzzle.Classic),
		newBoard("1 2 3/4 5 0/7 8 6", puzzle.Classic),
		newBoard("1 2 3/4 5 6/7 8 0", puzzle.Classic),
	}, true}
}

// newGapPicture returns the picture of three goals with other missing numbers.
func newGapPicture() *seriesPicture {
	return &seriesPicture{[3]boardview.BoardPicture{
		boardview.MustBoardPicture("1 2 3/4 5 6/7 8 0", puzzle.Rule{Missing: 9}),
		boardview.MustBoardPicture("1 2 3/4 0 6/7 8 9", puzzle.Rule{Missing: 5}),
		boardview.MustBoardPicture("0 2 3/4 5 6/7 8 9", puzzle.Rule{Missing: 1}),
	}, false}
}

// newGrowthPicture returns the picture of a line that grows.
func newGrowthPicture() *seriesPicture {
	s := &seriesPicture{[3]boardview.BoardPicture{
		newBoard("0 1 3/6 2 5/7 8 4", puzzle.Snake),
		newBoard("1 2 3/6 0 5/7 8 4", puzzle.Snake),
		newBoard("1 2 3/6 5 4/7 8 0", puzzle.Snake),
	}, true}
	for i := range s.steps {
		v := &s.steps[i].View
		v.Bridges, v.Engraved, v.LineOnly = true, true, true
	}
	return s
}

func (s *seriesPicture) Update(theme *render.Theme, scheme session.Scheme) {
	for i := range s.steps {
		s.steps[i].Update(theme, scheme)
	}
}

// The least space between two boards, their side at most, that where there is room, and the width from which there is, in dip.
const (
	seriesGap   = 24
	seriesMost  = 136
	seriesLarge = 176
	seriesLong  = 560
)

func (s *seriesPicture) height(f *ui.Frame, width float32) float32 {
	n, most := float32(len(s.shown(f))), float32(seriesMost)
	if width >= f.Dip(seriesLong) {
		most = seriesLarge
	}
	return min((width-f.Dip(seriesGap)*(n-1))/n, f.Dip(most))
}

// shown returns the boards that are shown: large letters need larger ones.
func (s *seriesPicture) shown(f *ui.Frame) []boardview.BoardPicture {
	if lastMove(f) {
		return s.steps[1:]
	}
	return s.steps[:]
}

// lastMove reports whether the picture is of the last move alone.
func lastMove(f *ui.Frame) bool { return f.TextSize >= ui.LargeText && !f.Wide() }

func (s *seriesPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	steps := s.shown(f)
	last := len(steps) - 1
	gap, x := (r.W-r.H*float32(len(steps)))/float32(last), r.X
	arrow := render.Right
	if f.RTL {
		arrow = render.Left
	}
	for i := range steps {
		step := &steps[i]
		if f.RTL {
			step = &steps[last-i]
		}
		step.Paint(l, f, render.Rect{X: x, Y: r.Y, W: r.H, H: r.H})
		x += r.H
		if i < last && s.follow {
			l.Icon(arrow, render.Rect{X: x + gap/2 - f.Dip(10), Y: r.Y + r.H/2 - f.Dip(10), W: f.Dip(20), H: f.Dip(20)}, f.Dip(2), f.Theme.Ink2)
		}
		x += gap
	}
}
