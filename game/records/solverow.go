package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// solveRow is a row of a list of solves: time, moves, day, what sets it apart.
type solveRow struct {
	known    bool
	time     string // with digits of equal width
	moves    string
	widest   string // as wide as the moves of other rows may be
	tps      string // "" if it is not known
	rest     string // "today · 1 undo"
	sentence string
	best     bool
	faint    bool // it does not count
	took     took
}

// took is how long a solve took among the others: its colour tells at a glance whether it was fast.
type took struct {
	known bool
	part  float64 // from the best of all, 0, to a slow one, 1
}

// slowest is the time of the last colour, as a multiple of the mean: slower solves are rare.
const slowest = 1.5

// tookOf returns how long a solve of a group took.
func tookOf(g *history.Group, r *history.Row) took {
	t := g.Tally(session.NoInput)
	if untimed(g) || r.Is(history.Failed) || t == nil || !t.Time.OK || t.Solved() < 2 {
		return took{}
	}
	best, full := t.Time.Value, slowest*t.Mean().Seconds()
	return took{true, max(0, min((r.Time().Seconds()-best)/(full-best), 1))}
}

// rowInLine is the least width, in dip, of a list whose rows are a single line each. In others the day stands below.
const rowInLine = 440

// rowWide is the least width, in dip, of a list whose rows tell the speed, too.
const rowWide = 760

// The measures of a row in dip: its mark, the gap after it, and that after a column.
const (
	tookMark  = 12
	tookAfter = 10
	rowGap    = 24

	rowPad    = 5   // above and below the words of a row in two lines
	timeGrown = 1.7 // how much larger the time of a row becomes in large letters
	dayGrown  = 1.6 // and its day
)

// rowHeight returns the height of a row of a list of solves of a width.
func rowHeight(f *ui.Frame, w float32) float32 {
	if w >= f.Grown(rowInLine) {
		return f.ControlHeight() + f.Dip(4)
	}
	h := f.Fonts.Metrics(rowFace(f)).Line + f.Fonts.Metrics(dayFace(f)).Line + f.Dip(2*rowPad)
	if movesBelow(f, w) {
		h += f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	}
	return max(f.Dip(48), h)
}

// rowFace returns the face of the time of a row, dayFace that of the day below it, which is small: the times are what a list is for. Both
// grow less with the text size, so that more rows are in sight.
func rowFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Figure, f.UpTo(render.Figure, 20, timeGrown))
}
func dayFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, 14, dayGrown))
}

// movesLeast is the least width, in dip, of a list whose rows have the moves beside the time. In others they stand below.
const movesLeast = 160

func movesBelow(f *ui.Frame, w float32) bool { return w < f.Grown(movesLeast) }

// layoutSolve adds a row of a list at r.
func layoutSolve(f *ui.Frame, id ui.ID, s *solveRow, r render.Rect) {
	f.Add(ui.Control{ID: id, Role: ui.Button, Look: ui.Custom, Label: s.sentence, Rect: r, Face: rowFace(f)})
}

// usualTime is a time as wide as most are: from it the columns of all rows begin at the same places.
var usualTime = render.Figures("0:00.00")

// rowPainter draws a row of a list of solves.
type rowPainter struct {
	*render.List
	f     *ui.Frame
	c     *ui.Control
	s     *solveRow
	face  render.FaceID // of words
	shown render.FaceID // of the time
	end   float32       // of all but the arrow
	ink   render.Color
}

// paintSolve draws a row of a list.
func paintSolve(l *render.List, f *ui.Frame, c *ui.Control, s *solveRow) {
	paintRow(l, f, c)
	side := f.Dip(10 + 10*max(1, f.TextSize))
	d := rowPainter{l, f, c, s, f.Face(render.Regular, 16), c.Face, c.Rect.W - side - f.Dip(8), f.Theme.Ink}
	if s.faint {
		d.ink = f.Theme.Ink2
	}
	if s.moves == "" { // words, not a figure
		d.shown = f.Fitting(render.Title, 20, s.time, d.end)
	}
	if c.Rect.W >= f.Grown(rowInLine) {
		d.inLine()
	} else {
		d.inTwo()
	}
	way := render.Right
	if f.RTL {
		way = render.Left
	}
	l.Icon(way, d.at(c.Rect.W-side, (c.Rect.H-side)/2, side, side), f.Dip(2), f.Theme.Accent)
}

func (d *rowPainter) at(x, y, w, h float32) render.Rect {
	return d.f.Within(d.c.Rect, render.Rect{X: d.c.Rect.X + x, Y: d.c.Rect.Y + y, W: w, H: h})
}

func (d *rowPainter) tell(face render.FaceID, text string, r render.Rect, align render.Align, ink render.Color) {
	d.TextIn(d.f.Fonts, face, text, r, align, render.Middle, ink)
}

// column returns the width of the time, with its mark.
func (d *rowPainter) column() float32 {
	w := max(d.f.Fonts.Width(d.shown, d.s.time), d.f.Fonts.Width(d.c.Face, usualTime))
	return w + d.f.Dip(tookMark+tookAfter+14)
}

// time draws the time at a height of the row, with a mark before it: in the colour of how long it took, in honey for a best, hollow for a
// solve that does not count. Where times are not compared only a best has a mark, behind it.
func (d *rowPainter) time(y, high float32) {
	f, t, side, x := d.f, d.f.Theme, d.f.Dip(tookMark), float32(0)
	mark := d.at(0, y+(high-side)/2, side, side)
	if d.s.took.known {
		x = side + f.Dip(tookAfter)
	}
	d.tell(d.shown, d.s.time, d.at(x, y, d.end-x, high), f.Near(), d.ink)
	switch {
	case d.s.best && x == 0:
		d.Fill(d.at(f.Fonts.Width(d.shown, d.s.time)+f.Dip(8), y+(high-side)/2, side, side), side/2, t.Honey)
	case d.s.best:
		d.Fill(mark, side/2, t.Honey)
	case x > 0 && d.s.faint:
		d.Box(mark, side/2, render.BoxStyle{Fill: t.Paper, Edge: t.Edge, EdgeWidth: f.Dip(3)})
	case x > 0 && t.Contrast:
		d.Fill(mark, side/2, t.Ink)
	case x > 0:
		d.Fill(mark, side/2, t.OnPaper(d.s.took.part))
	}
}

// inLine draws a row in a single line: the time, the moves, the speed where there is room, and the day, each in a column of its own.
func (d *rowPainter) inLine() {
	f, s, high := d.f, d.s, d.c.Rect.H
	first, moves, speed := d.column(), f.Fonts.Width(d.face, s.widest)+f.Dip(rowGap), float32(0)
	if d.c.Rect.W >= f.Grown(rowWide) {
		speed = max(d.end*0.24, f.Fonts.Width(d.face, s.tps)+f.Dip(rowGap))
	}
	day := f.Fonts.Width(f.Fitting(render.Regular, 16, s.rest, d.end*0.34), s.rest) // a long one has the room it needs
	spare := max(0, d.end-first-moves-speed-max(day, d.end*0.34))
	first, moves = first+spare/2, moves+spare/2
	d.time(0, high)
	x := first
	for _, part := range [...]struct {
		text  string
		width float32
	}{{s.moves, moves}, {s.tps, speed}, {s.rest, d.end - first - moves - speed}} {
		if part.text != "" && part.width > 0 {
			d.tell(f.Fitting(render.Regular, 16, part.text, part.width), part.text, d.at(x, 0, part.width, high), f.Near(), f.Theme.Ink2)
		}
		x += part.width
	}
}

// inTwo draws a row in two lines: the time and the moves, and the day below them.
func (d *rowPainter) inTwo() {
	f, s, w, from := d.f, d.s, d.c.Rect.W, float32(0)
	small := dayFace(f)
	line, day, high := f.Fonts.Metrics(d.face).Line, f.Fonts.Metrics(small).Line, f.Fonts.Metrics(d.c.Face).Line
	all := high + day
	if movesBelow(f, w) {
		all += line
	}
	y := max(0, render.Floor((d.c.Rect.H-all)/2))
	top := y + high
	if s.took.known {
		from = f.Dip(tookMark + tookAfter)
	}
	d.time(y, high)
	if movesBelow(f, w) {
		d.tell(f.FaceFitting(s.moves, d.end-from), s.moves, d.at(from, top, d.end-from, line), f.Near(), f.Theme.Ink)
		top += line
	} else {
		moves := f.Fitting(render.Regular, f.UpTo(render.Regular, 16, dayGrown), s.moves, d.end-from-f.Fonts.Width(d.shown, s.time)-f.Dip(16))
		d.tell(moves, s.moves, d.at(0, y, d.end, high), f.Far(), d.ink)
	}
	d.tell(min(small, f.Fitting(render.Regular, 16, s.rest, d.end-from)), s.rest, d.at(from, top, d.end-from, day), f.Near(), f.Theme.Ink2)
}

// paintRamp draws a bar with round ends along a track up to a place on it, in the colours that the ramp has there.
func paintRamp(l *render.List, f *ui.Frame, track render.Rect, end float32) {
	if f.Theme.Contrast {
		l.Fill(f.Within(track, render.Rect{X: track.X, Y: track.Y, W: end, H: track.H}), track.H/2, f.Theme.Ink)
		return
	}
	ui.RampBar(l, f, track, end, func(at float32) render.Color { return f.Theme.OnPaper(float64(at)) })
}
