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

// took is how long a solve took, as a bar: among others its length tells at a glance which solve was fast.
type took struct {
	part float32 // of the whole bar, 0: there is none
	best float32 // where the best of all ends
}

// fullBar is the time that fills a bar, as a multiple of the mean: slower ones are rare.
const fullBar = 1.5

// tookOf returns the bar of a solve of a group.
func tookOf(g *history.Group, r *history.Row) took {
	t := g.Tally(session.NoInput)
	if untimed(g) || r.Is(history.Failed) || t == nil || !t.Time.OK || t.Solved() < 2 {
		return took{}
	}
	full := fullBar * t.Mean().Seconds()
	best, own := min(t.Time.Value, full), min(r.Time().Seconds(), full)
	if own <= 0 {
		return took{}
	}
	return took{part: float32(own / full), best: float32(best / full)}
}

// rowInLine is the least width, in dip, of a list whose rows are a single line each. In others the day stands below.
const rowInLine = 440

// rowWide is the least width, in dip, of a list whose rows tell the speed, too.
const rowWide = 760

// The measures of the bar of a row in dip.
const (
	tookHigh  = 10
	tookLow   = 4  // at the foot of the row
	tookLeast = 40 // in the row
	tookGap   = 24 // before what follows

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

// column returns the width of the time, with the mark of a best.
func (d *rowPainter) column() float32 {
	w := max(d.f.Fonts.Width(d.shown, d.s.time), d.f.Fonts.Width(d.c.Face, usualTime))
	return w + d.f.Dip(8+honeySide+14)
}

// time draws the time at a height of the row, and the mark of a best behind it.
func (d *rowPainter) time(y, high float32) {
	f := d.f
	d.tell(d.shown, d.s.time, d.at(0, y, d.end, high), f.Near(), d.ink)
	if d.s.best {
		side := f.Dip(honeySide)
		d.Fill(d.at(f.Fonts.Width(d.shown, d.s.time)+f.Dip(8), y+(high-side)/2, side, side), side/2, f.Theme.Honey)
	}
}

// inLine draws a row in a single line: the time, its bar, the moves, the speed where there is room, and the day.
func (d *rowPainter) inLine() {
	f, s, high := d.f, d.s, d.c.Rect.H
	first, moves, speed := d.column(), f.Fonts.Width(d.face, s.widest)+f.Dip(tookGap), float32(0)
	day := d.end * 0.34
	if d.c.Rect.W >= f.Grown(rowWide) {
		speed, day = max(d.end*0.18, f.Fonts.Width(d.face, s.tps)+f.Dip(tookGap)), d.end*0.21
	}
	least := f.Fonts.Width(f.Fitting(render.Regular, 16, s.rest, day), s.rest)
	whole := least <= day // a longer day takes the place of the bar
	bar := max(0, d.end-first-moves-speed-max(day, least))
	d.time(0, high)
	if whole && bar-f.Dip(tookGap) >= f.Dip(tookLeast) {
		thick := f.Dip(tookHigh)
		d.bar(d.at(first, (high-thick)/2, bar-f.Dip(tookGap), thick))
	}
	x := first + bar
	for _, part := range [...]struct {
		text  string
		width float32
	}{{s.moves, moves}, {s.tps, speed}, {s.rest, d.end - first - bar - moves - speed}} {
		if part.text != "" && part.width > 0 {
			d.tell(f.Fitting(render.Regular, 16, part.text, part.width), part.text, d.at(x, 0, part.width, high), f.Near(), f.Theme.Ink2)
		}
		x += part.width
	}
}

// inTwo draws a row in two lines: the time, its bar and the moves, and the day below them. Where the bar has no room there, it stands
// at the foot of the row.
func (d *rowPainter) inTwo() {
	f, s, w := d.f, d.s, d.c.Rect.W
	small := dayFace(f)
	line, day, high := f.Fonts.Metrics(d.face).Line, f.Fonts.Metrics(small).Line, f.Fonts.Metrics(d.c.Face).Line
	all := high + day
	if movesBelow(f, w) {
		all += line
	}
	y, first := max(0, render.Floor((d.c.Rect.H-all)/2)), d.column()
	top := y + high
	d.time(y, high)
	if movesBelow(f, w) {
		d.tell(f.FaceFitting(s.moves, d.end), s.moves, d.at(0, top, d.end, line), f.Near(), f.Theme.Ink)
		top += line
	} else {
		moves := f.Fitting(render.Regular, f.UpTo(render.Regular, 16, dayGrown), s.moves, d.end-f.Fonts.Width(d.shown, s.time)-f.Dip(16))
		d.tell(moves, s.moves, d.at(0, y, d.end, high), f.Far(), d.ink)
	}
	bar := d.end - first - f.Fonts.Width(d.face, s.widest) - f.Dip(16)
	if thick := f.Dip(tookHigh); bar >= f.Dip(tookLeast) && !movesBelow(f, w) {
		d.bar(d.at(first, y+(high-thick)/2, bar, thick))
	} else {
		thick := f.Dip(tookLow)
		d.bar(d.at(0, d.c.Rect.H-thick, w, thick))
	}
	d.tell(min(small, f.Fitting(render.Regular, 16, s.rest, d.end)), s.rest, d.at(0, top, d.end, day), f.Near(), f.Theme.Ink2)
}

// bar draws how long the solve took in a place: as a ribbon on a track, on which a mark in honey shows where the best of all ends.
func (d *rowPainter) bar(track render.Rect) {
	s, t := &d.s.took, d.f.Theme
	if s.part == 0 {
		return
	}
	ui.Track(d.List, d.f, track)
	full := max(s.part, track.H/track.W)
	switch {
	case d.s.faint:
		d.length(track, full, render.Mix(t.Paper, t.Edge, 0.6))
	case d.s.best:
		d.length(track, full, t.Honey)
	default:
		paintRamp(d.List, d.f, track, render.Floor(track.W*full+0.5))
	}
	if !d.s.best {
		mark := render.Rect{X: track.X + track.W*s.best - d.f.Dip(1), Y: track.Y, W: d.f.Dip(2), H: track.H}
		d.Fill(d.f.Within(track, mark), 0, t.Honey)
	}
}

// paintRamp draws a bar with round ends along a track up to a place on it, in the colours that the ramp has there.
func paintRamp(l *render.List, f *ui.Frame, track render.Rect, end float32) {
	if f.Theme.Contrast {
		l.Fill(f.Within(track, render.Rect{X: track.X, Y: track.Y, W: end, H: track.H}), track.H/2, f.Theme.Ink)
		return
	}
	ui.RampBar(l, f, track, end, func(at float32) render.Color { return f.Theme.OnPaper(float64(at)) })
}

// length fills a track up to a part of its length.
func (d *rowPainter) length(track render.Rect, part float32, color render.Color) {
	r := track
	r.W = render.Floor(track.W*part + 0.5)
	d.Fill(d.f.Within(track, r), track.H/2, color)
}
