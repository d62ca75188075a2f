package daily

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// figure is a number of honour and its words; more stands beside the number, told is both.
type figure struct{ value, words, more, told string }

// The sizes of figures in dip: the usual one, and that where the month needs the room. figureGap is between them.
const (
	figureSize  = 44
	figureSmall = 28
	figureGap   = 4
	figureDot   = 10 // beside the number of perfect days
	figureNext  = 8  // between a number and the frame of the words on days solved late
	figureFrame = 6  // between that frame and the words at their ends, and
	figureOver  = 5  // above and below them
)

// figuresHeight returns the height of the figures of a size in dip.
func (s *Scene) figuresHeight(f *ui.Frame, size float32) float32 {
	if len(s.figures) == 0 {
		return 0
	}
	return f.Fonts.Metrics(f.Face(render.Figure, size)).Line + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
}

// layoutFigures adds the three figures, of a size in dip, side by side.
func (s *Scene) layoutFigures(col *ui.Column, size float32) {
	f := col.F
	face := f.Face(render.Regular, 16)
	n, fit := len(s.figures), true
	part := f.Split(render.Rect{W: col.Area.W}, n, 0, figureGap).W
	for _, g := range s.figures {
		fits := f.FaceFitting(g.words, part)
		face, fit = min(face, fits), fit && f.Fonts.Width(fits, g.words) <= part
	}
	r := col.Take(s.figuresHeight(f, size))
	var all float32
	for i := range s.figures {
		all += s.figureWidth(f, face, size, i)
	}
	air := (r.W - all) / float32(max(1, n-1)) // from one to the next, so that the last one ends with the column
	x, step := r.X, s.figureStep(f, face, size, r.W)
	for i, g := range s.figures {
		at := f.Split(r, n, i, figureGap)
		switch {
		case step > 0:
			at.X, at.W = r.X+step*float32(i), render.Floor(s.figureWidth(f, face, size, i))
		case air >= f.Dip(figureAway):
			wide := s.figureWidth(f, face, size, i)
			at.X, at.W = render.Floor(x), render.Floor(wide)
			x += wide + air
		case !fit:
			at = s.shareOf(f, face, r, i)
		}
		f.Add(ui.Control{ID: ui.ID{Name: figureGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: g.words, Value: g.told, Face: face, Rect: at})
	}
}

// figureAway is the least distance between two figures of which each has the room that it needs, in dip.
const figureAway = 10

// figureSpan is how many columns of the month a figure begins after the one before it.
const figureSpan = 3

// figureStep returns how far each figure begins after the one before it where all have room so: with the columns of the month or, if the
// last one would end after these, less. 0: they have no room.
func (s *Scene) figureStep(f *ui.Frame, face render.FaceID, size, width float32) float32 {
	last := len(s.figures) - 1
	if last < 1 {
		return 0
	}
	step := render.Floor(min(width*figureSpan/columns, (width-s.figureWidth(f, face, size, last))/float32(last)))
	for i := range last {
		if s.figureWidth(f, face, size, i)+f.Dip(figureAway) > step {
			return 0
		}
	}
	return step
}

// figureWidth returns the width of a figure of a size in dip, whose words have a face, with what stands beside its number.
func (s *Scene) figureWidth(f *ui.Frame, face render.FaceID, size float32, n int) float32 {
	g := &s.figures[n]
	number := f.Fonts.Width(f.Face(render.Figure, size), g.value)
	if n == len(s.figures)-1 {
		number += f.Dip(figureDot + 4)
	}
	if g.more != "" {
		number += f.Dip(figureNext+2*figureFrame) + f.Fonts.Width(f.Face(render.Regular, 16), g.more)
	}
	return max(number, f.Fonts.Width(face, g.words)) + 1
}

// shareOf returns the place of a figure in a row in which each has as much room as its words need, for words too long for equal parts.
func (s *Scene) shareOf(f *ui.Frame, face render.FaceID, r render.Rect, n int) render.Rect {
	var before, all float32
	need := func(g *figure) float32 { return f.Fonts.Width(face, g.words) + f.Dip(figureGap) }
	for i := range s.figures {
		if i == n {
			before = all
		}
		all += need(&s.figures[i])
	}
	x, end := render.Floor(r.W*before/all), render.Floor(r.W*(before+need(&s.figures[n]))/all)
	return render.Rect{X: r.X + x, Y: r.Y, W: end - x, H: r.H}
}

// morePart is the largest part of the width of a figure for the words beside its number.
const morePart = 0.58

// paintFigure draws a figure with what stands beside it, and its words below it. The perfect days have their dot, and the words on those
// solved late are framed like these: the figures are the key to the month.
func (s *Scene) paintFigure(l *render.List, f *ui.Frame, c *ui.Control) {
	g, r := &s.figures[c.ID.N], c.Rect
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	number := render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - line}
	size := float32(figureSmall)
	if r.H >= s.figuresHeight(f, figureSize) {
		size = figureSize
	}
	small, more, framed := f.FaceFitting(g.more, r.W*morePart), float32(0), g.more != ""
	if framed {
		more = f.Dip(figureNext) + f.Fonts.Width(small, g.more)
		number := f.Fonts.Width(f.Face(render.Figure, size), g.value)
		if framed = number+more+f.Dip(2*figureFrame) <= r.W; framed {
			more += f.Dip(2 * figureFrame)
		}
	}
	face := f.Fitting(render.Figure, size, g.value, r.W-more)
	wide := f.Fonts.Width(face, g.value)
	x, foot := r.X, render.Floor(number.Y+(number.H+f.Fonts.Metrics(face).Cap)/2)
	if f.RTL {
		x = r.X + r.W - wide - more
	}
	l.Text(f.Fonts, face, g.value, x, foot, f.Theme.Ink)
	words := x + wide + more - f.Fonts.Width(small, g.more)
	if framed { // if there is no room for it, the words alone
		words -= f.Dip(figureFrame)
		high, day := f.Fonts.Metrics(small).Cap+f.Dip(2*figureOver), dayCell{late: true}
		l.Box(render.Rect{X: x + wide + f.Dip(figureNext), Y: foot + f.Dip(figureOver) - high, W: more - f.Dip(figureNext), H: high}, f.Dip(6), day.frame(f, false))
	}
	l.Text(f.Fonts, small, g.more, words, foot, f.Theme.Ink2)
	l.TextIn(f.Fonts, c.Face, c.Label, render.Rect{X: r.X, Y: r.Y + r.H - line, W: r.W, H: line}, f.Near(), render.Middle, f.Theme.Ink2)
	if c.ID.N == len(s.figures)-1 {
		dot := f.Dip(figureDot)
		l.Fill(render.Rect{X: x + wide + f.Dip(4), Y: number.Y + number.H*0.28, W: dot, H: dot}, dot/2, f.Theme.Honey)
	}
}
