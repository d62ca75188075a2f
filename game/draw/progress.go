package draw

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// progressID is the picture of how far the line is, which stands beside the board where there is room.
var progressID = ui.ID{Name: "progress"}

// The measures of that picture in dip.
const (
	progressFigure = 128
	progressWords  = 20
	progressBar    = 16
	progressGap    = 16
	progressLeast  = 24 // the room to keep above it, and that below it
)

// statement is the size of the sentence of an empty board on a desktop, in dip.
const statement = 32

// states reports whether the sentence about the goal stands large in the middle beside the board: nothing else is to be told of an
// empty one on a desktop.
func (s *Scene) states(f *ui.Frame) bool {
	return s.mode == lineMode && s.sketch.line.Len() == 0 && f.Wide() && !f.Low() && f.TextSize < ui.LargeText
}

// layoutStatement adds that sentence in the middle of a room of some height, smaller where that is low.
func (s *Scene) layoutStatement(col *ui.Column, room float32) {
	size := float32(statement)
	words := func(col *ui.Column) { col.Line(s.words.status, ui.Title, render.Title, size) }
	for size > 16 && col.Measure(words)+2*col.F.Dip(progressLeast) > room {
		size -= 4
	}
	at := *col
	at.Y += max(0, render.Floor((room-col.Measure(words))/2))
	words(&at)
}

// layoutProgress adds a picture in the middle of a room of some height, unless that is low: how many cells the line has; of an
// arrangement, the order of its numbers. Of a line not begun it adds what is to be done.
func (s *Scene) layoutProgress(f *ui.Frame, col *ui.Column, room float32) {
	if s.states(f) {
		s.layoutStatement(col, room)
		return
	}
	c := ui.Control{Role: ui.Image, Look: ui.Custom}
	side := max(f.Dip(orderLeast), min(room-2*f.Dip(progressLeast), col.Area.W, f.Dip(orderMost)))
	square := render.Rect{X: col.Area.X + render.Floor((col.Area.W-side)/2), W: side, H: side}
	switch {
	case s.mode == arrangeMode:
		c.ID, c.Label, c.Rect = orderID, s.Stage.Lang.T("gallery.goal"), square
	case s.sketch.line.Len() == 0:
		return
	default:
		c.ID, c.Label, c.Face = progressID, s.words.progress, f.Face(render.Figure, progressFigure)
		c.Rect = render.Rect{X: col.Area.X, W: col.Area.W, H: f.Fonts.Metrics(c.Face).Cap + f.Dip(progressGap+progressBar)}
	}
	if room < c.Rect.H+2*f.Dip(progressLeast) {
		return
	}
	c.Rect.Y = render.Floor(col.Y + (room-c.Rect.H)/2)
	f.Add(c)
}

// layoutBar adds the bar alone, where there is no room for the number.
func (s *Scene) layoutBar(col *ui.Column) {
	col.Space(4)
	r := col.Take(col.F.Dip(progressBar))
	col.F.Add(ui.Control{ID: progressID, Role: ui.Image, Look: ui.Custom, Label: s.words.progress, Rect: r})
	col.Space(8)
}

// orderID is the picture of the order of the numbers of an arrangement.
var orderID = ui.ID{Name: "order"}

// The measures of that picture: its side in dip, at most and at least, and the width of its thread and of the dots in it, as parts of a
// cell.
const (
	orderMost   = 240
	orderLeast  = 96
	orderThread = 0.1
	orderDot    = 0.38
	orderBow    = 0.16 // how far a thread to a cell that is not the next one bends aside, as a part of its length
	orderSteps  = 12   // of a bent thread
)

// paintOrder draws a thread from each number to the next one, in their colours: the shape of the goal.
func (s *Scene) paintOrder(l *render.List, f *ui.Frame, c *ui.Control) {
	n := &s.numbers
	cell := min(c.Rect.W/float32(n.size.W), c.Rect.H/float32(n.size.H))
	x0 := c.Rect.X + (c.Rect.W-cell*float32(n.size.W))/2
	y0 := c.Rect.Y + (c.Rect.H-cell*float32(n.size.H))/2
	at := func(i int) render.Point {
		return render.Point{X: x0 + cell*(float32(i%n.size.W)+0.5), Y: y0 + cell*(float32(i/n.size.W)+0.5)}
	}
	color := func(number int) render.Color {
		return f.Theme.RibbonColor(f.Theme.OnPaper(float64(number-1) / float64(len(n.numbers)-1)))
	}
	last := -1 // the cell of the number before
	for number := 1; number <= len(n.numbers); number++ {
		if number == n.out {
			continue
		}
		to := n.cellOf(number)
		if last >= 0 {
			s.order = bowed(s.order[:0], at(last), at(to), cell)
			l.Line(s.order, cell*orderThread, color(number))
		}
		last = to
	}
	for i, number := range n.numbers {
		if number != n.out {
			p, half := at(i), cell*orderDot/2
			l.Fill(render.Rect{X: p.X - half, Y: p.Y - half, W: 2 * half, H: 2 * half}, half, color(number))
		}
	}
}

// bowed appends the points of a thread between two cells of a size: straight to the next one, else in a bow to its left, so that threads
// along one slant do not lie over each other, nor over the cells between.
func bowed(points []render.Point, from, to render.Point, cell float32) []render.Point {
	dx, dy := to.X-from.X, to.Y-from.Y
	if dx*dx+dy*dy < 1.5*cell*cell {
		return append(points, from, to)
	}
	for i := range orderSteps + 1 {
		t := float32(i) / orderSteps
		aside := 4 * orderBow * t * (1 - t)
		points = append(points, render.Point{X: from.X + dx*t + dy*aside, Y: from.Y + dy*t - dx*aside})
	}
	return points
}

// paintProgress draws the number of cells of the line, if there is room, and below it a bar in the colours of the line.
func (s *Scene) paintProgress(l *render.List, f *ui.Frame, c *ui.Control) {
	if number := c.Rect; number.H > f.Dip(progressBar) {
		number.H -= f.Dip(progressGap + progressBar)
		s.paintDrawn(l, f, c, number)
	}
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - f.Dip(progressBar), W: c.Rect.W, H: f.Dip(progressBar)}
	ui.Track(l, f, bar)
	if n := s.sketch.line.Len(); n > 0 {
		end := bar.H + (bar.W-bar.H)*float32(n)/float32(s.sketch.line.Size().Cells())
		ui.RampBar(l, f, bar, end, func(at float32) render.Color { return f.Theme.RibbonColor(f.Theme.OnPaper(float64(at))) })
	}
}

// paintDrawn draws the number of cells of the line, and how many there are, in a place.
func (s *Scene) paintDrawn(l *render.List, f *ui.Frame, c *ui.Control, number render.Rect) {
	l.TextIn(f.Fonts, c.Face, s.words.drawn, number, f.Near(), render.Middle, f.Theme.Ink)
	words := number
	words.X += f.Fonts.Width(c.Face, s.words.drawn) + f.Dip(12)
	words.W -= words.X - number.X
	small := f.Fitting(render.Regular, progressWords, s.words.rest, words.W)
	words.Y, words.H = number.Y+number.H-f.Fonts.Metrics(small).Line+f.Dip(4), f.Fonts.Metrics(small).Line
	l.TextIn(f.Fonts, small, s.words.rest, f.Within(number, words), f.Near(), render.Middle, f.Theme.Ink2)
}
