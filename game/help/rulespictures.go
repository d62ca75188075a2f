package help

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
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

// seriesGap is the least space between two boards in dip.
const seriesGap = 24

func (s *seriesPicture) height(f *ui.Frame, width float32) float32 {
	n := float32(len(s.shown(f)))
	return min((width-f.Dip(seriesGap)*(n-1))/n, f.Dip(136))
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

// goalsPicture is the picture of four kinds of goal with their names.
type goalsPicture struct {
	goals [4]boardview.GoalPicture
	names [4]string
}

var goalKinds = [4]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild}

func newGoalsPicture(l *assets.Lang) *goalsPicture {
	g := &goalsPicture{}
	for i, k := range goalKinds {
		g.names[i] = words.Kind(l, k)
	}
	return g
}

func (g *goalsPicture) Update(theme *render.Theme, scheme session.Scheme) {
	for i, k := range goalKinds {
		g.goals[i].Set(configOf(k), theme, scheme)
	}
}

// ribbonIn is how far a ribbon stands inside its picture, as a part of its side.
const ribbonIn = 0.035

// grid returns how many goals stand in a row, the side of each and the height of a name. The ribbons begin and end where the words do.
func (g *goalsPicture) grid(f *ui.Frame, width float32) (perRow int, side, lineHeight float32) {
	perRow = 4
	if width < f.Dip(256)*f.TextSize {
		perRow = 2
	}
	side = min((width-f.Dip(12)*float32(perRow-1))/(float32(perRow)-2*ribbonIn), f.Dip(136))
	return perRow, side, f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
}

func (g *goalsPicture) height(f *ui.Frame, width float32) float32 {
	perRow, side, lineHeight := g.grid(f, width)
	return (side + lineHeight + f.Dip(8)) * float32(4/perRow)
}

func (g *goalsPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	perRow, side, lineHeight := g.grid(f, r.W)
	gap, face := f.Dip(12), f.Face(render.Regular, 16)
	for _, name := range g.names {
		face = min(face, f.FaceFitting(name, side))
	}
	left := r.X + (r.W-side*float32(perRow)-gap*float32(perRow-1))/2
	for i := range g.goals {
		column := i % perRow
		if f.RTL {
			column = perRow - 1 - column
		}
		at := render.Rect{X: left + (side+gap)*float32(column), Y: r.Y + (side+lineHeight+f.Dip(8))*float32(i/perRow), W: side, H: side}
		g.goals[i].Draw(l, f.Fonts, at, f.Scale)
		name := render.Rect{X: at.X, Y: at.Y + side + f.Dip(2), W: side, H: lineHeight}
		l.TextIn(f.Fonts, face, g.names[i], name, render.Middle, render.Middle, f.Theme.Ink2)
	}
}
