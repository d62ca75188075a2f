package render

import (
	"math"

	"wildfifteen/puzzle"
)

// GoalView is what List.GoalThumb draws: a goal as a small picture, with its tiles as coloured cells and its path as a
// line that ends in an arrow.
type GoalView struct {
	Rect   Rect    // the picture is centred in it, as large as fits
	Scale  float32 // device pixels a dip
	Goal   puzzle.Goal
	Theme  *Theme
	Colors []Color // by label, from TileColors

	Numbers bool // shows legible numbers, and joints instead of the line; a goal without a line always shows its numbers
	Window  Rect // the part of the board that a zoomed view shows, in fractions 0..1 of the board; empty: no frame
}

const (
	thumbLineMin  = 4.5 // dip a cell: coloured cells below it get no line
	thumbPlainMin = 2.5 // the same in high contrast, where there are no coloured cells
	thumbGapMin   = 7   // dip a cell: cells below it have no gaps
	thumbEdgeMin  = 16  // dip a cell: in high contrast, cells below it show their numbers without borders
	thumbNumber   = 6.5 // dip to the em: smaller numbers of goals without a line are left out
	thumbWidth    = 0.9 // largest width of such a number, as a fraction of a tile's width
)

// GoalThumb appends the picture of a goal: tray, cells, then the line or the numbers, then the frame of v.Window.
func (l *List) GoalThumb(f *Fonts, v *GoalView) {
	b := newThumb(v)
	l.Box(b.tray, b.radius+b.pad, BoxStyle{Fill: v.Theme.Tray, Edge: v.Theme.Edge, EdgeWidth: b.edge})
	lined := !v.Numbers && b.lined()
	px := b.numberPx(f)
	if v.Numbers {
		b.joints(l)
	}
	switch {
	case !v.Theme.Contrast:
		b.cells(l)
	case lined, px > 0 && !b.ordered() && b.cell < thumbEdgeMin*v.Scale:
	case b.gap > 0:
		b.cells(l)
	default:
		l.Fill(b.at(v.Goal.Board().Blank()), 0, v.Theme.DotOnTray)
	}
	if px > 0 {
		b.numbers(l, f, px)
	}
	if lined {
		b.line(l)
	}
	if !v.Window.Empty() {
		b.window(l)
	}
}

// thumb is the geometry of a GoalView.
type thumb struct {
	*GoalView
	size              puzzle.Size
	tray, board       Rect
	cell, gap         float32 // cell may be a fraction; the borders of cells are rounded to whole pixels
	pad, radius, edge float32
}

func newThumb(v *GoalView) thumb {
	b := thumb{GoalView: v, size: v.Goal.Size()}
	w, h := float32(b.size.W), float32(b.size.H)
	b.edge = max(1, round(trayEdge*v.Scale))
	b.pad = b.edge + max(1, round(v.Scale))
	b.cell = min((v.Rect.W-2*b.pad)/w, (v.Rect.H-2*b.pad)/h)
	if whole := Floor(b.cell); whole >= 6 || whole*max(w, h) > 0.93*b.cell*max(w, h) {
		b.cell = whole
	}
	if b.cell >= thumbGapMin*v.Scale {
		b.gap = max(1, round(tileGap*b.cell))
		b.radius = tileRadius * b.cell
	} else {
		b.radius = v.Scale
	}
	tw, th := round(b.cell*w)+2*b.pad, round(b.cell*h)+2*b.pad
	b.tray = Rect{round(v.Rect.X + (v.Rect.W-tw)/2), round(v.Rect.Y + (v.Rect.H-th)/2), tw, th}
	b.board = b.tray.Inset(b.pad)
	return b
}

// at returns the rectangle of a cell's tile.
func (b *thumb) at(cell int) Rect {
	x, y := float32(cell%b.size.W), float32(cell/b.size.W)
	x0, y0 := b.board.X+round(x*b.cell), b.board.Y+round(y*b.cell)
	x1, y1 := b.board.X+round((x+1)*b.cell), b.board.Y+round((y+1)*b.cell)
	lead := Floor(b.gap / 2)
	return Rect{x0 + lead, y0 + lead, x1 - x0 - b.gap, y1 - y0 - b.gap}
}

// numberPx returns the font size of the numbers, in pixels to the em, 0 for none. A goal without a line is recognised
// only by its numbers and colours, so its numbers may be smaller and fill more of a tile.
func (b *thumb) numberPx(f *Fonts) int {
	goal, ordered := b.Goal.Board(), b.ordered()
	switch {
	case ordered && b.Numbers:
		return NumberPx(f, goal, b.cell)
	case ordered, b.gap == 0:
		return 0
	}
	tight := int(min(thumbWidth*(b.cell-b.gap)/labelEm(f, goal), 0.8*b.cell))
	if float32(tight) < thumbNumber*b.Scale || tight < numberMin {
		return 0
	}
	if b.cell < thumbEdgeMin*b.Scale {
		return tight
	}
	return max(NumberPx(f, goal, b.cell), int(thumbNumber*b.Scale))
}

func (b *thumb) ordered() bool { return Ordered(b.Goal) }

// Ordered reports whether the picture of a goal can show the order of its numbers by lines: its path or, for the
// classic goal, a line along each row.
func Ordered(g puzzle.Goal) bool {
	_, ok := g.Line()
	return ok || g.Kind() == puzzle.Classic
}

// GoalNumbered reports whether the picture of a goal shows numbers in a square of the given side in pixels, when
// GoalView.Numbers is false.
func GoalNumbered(f *Fonts, g puzzle.Goal, side, scale float32) bool {
	b := newThumb(&GoalView{Rect: Rect{W: side, H: side}, Scale: scale, Goal: g})
	return b.numberPx(f) > 0
}

func (b *thumb) cells(l *List) {
	goal, t := b.Goal.Board(), b.Theme
	style := BoxStyle{Edge: t.TileEdge, EdgeWidth: max(1, round(min(2*b.Scale, b.cell/12)))}
	radius := b.radius
	if b.gap == 0 {
		radius = 0
	}
	for cell := range b.size.Cells() {
		if label := goal.At(cell); label != 0 {
			style.Fill = b.Colors[label]
			l.Box(b.at(cell), radius, style)
		}
	}
}

// joints joins neighbouring tiles along the goal's path with short bars.
func (b *thumb) joints(l *List) {
	line, ok := b.Goal.Line()
	if !ok || b.gap == 0 {
		return
	}
	goal := b.Goal.Board()
	for i := range line.Len() - 1 {
		c, d := line.Cell(i), line.Cell(i+1)
		if goal.At(c) == 0 || goal.At(d) == 0 {
			continue
		}
		color := Mix(b.Colors[goal.At(c)], b.Colors[goal.At(d)], 0.5)
		if b.Theme.Contrast {
			color = b.Theme.TileEdge
		}
		p, q := b.at(c).Centre(), b.at(d).Centre()
		w := round(0.16 * b.cell)
		l.Fill(Rect{min(p.X, q.X) - w/2, min(p.Y, q.Y) - w/2, abs(p.X-q.X) + w, abs(p.Y-q.Y) + w}, 0, color)
	}
}

func (b *thumb) numbers(l *List, f *Fonts, px int) {
	goal := b.Goal.Board()
	p := tiles{list: l, fonts: f, face: f.Face(Title, px)}
	p.cap = f.Metrics(p.face).Cap
	lo := len(l.Glyphs)
	for cell := range b.size.Cells() {
		if label := goal.At(cell); label != 0 {
			p.number(b.at(cell), label)
		}
	}
	l.glyphs(b.tray, lo, 1, b.Theme.Number)
}

// lined reports whether the goal has a line and the cells are large enough to show it.
func (b *thumb) lined() bool {
	minCell := float32(thumbLineMin)
	if b.Theme.Contrast {
		minCell = thumbPlainMin
	}
	return b.cell >= minCell*b.Scale && b.ordered()
}

// line draws the order of the numbers from the first to the last: the goal's path or, for the classic goal, a stroke
// along each row. The last stroke ends in an arrow.
func (b *thumb) line(l *List) {
	line, ok := b.Goal.Line()
	w := b.size.W
	switch {
	case ok:
		b.stroke(l, line.Cell, 0, line.Len()-1, true)
	case b.Goal.Kind() == puzzle.Classic:
		for row := range b.size.H {
			reading := func(i int) int { return i }
			b.stroke(l, reading, row*w, row*w+w-1, row == b.size.H-1)
		}
	}
}

// stroke draws a line through the centres of the cells at(first) to at(last); a blank at an end is left out.
func (b *thumb) stroke(l *List, at func(int) int, first, last int, arrow bool) {
	goal := b.Goal.Board()
	if goal.At(at(first)) == 0 {
		first++
	}
	if goal.At(at(last)) == 0 {
		last--
	}
	lo := len(l.Points)
	for i := first; i <= last; i++ {
		if i > first && i < last && straight(at(i-1), at(i), at(i+1), b.size.W) {
			continue
		}
		l.Points = append(l.Points, b.at(at(i)).Centre())
	}
	if first > last {
		return
	}
	if first == last { // a row of one tile gets a short line
		p := l.Points[lo]
		l.Points[lo].X -= b.cell / 4
		l.Points = append(l.Points, Point{p.X + b.cell/4, p.Y})
	}
	n := len(l.Points)
	from, tip := l.Points[max(n-2, lo)], l.Points[n-1]
	width := max(round(b.Scale), round(min(2*b.Scale, 0.14*b.cell)))
	for i := lo; i < n; i++ {
		l.Points[i] = snap(l.Points[i], width)
	}
	from, tip = snap(from, width), snap(tip, width)
	l.line(lo, width, b.Theme.Number)
	if arrow {
		l.arrow(from, tip, max(0.3*b.cell, 2.2*b.Scale), width, b.Theme.Number)
	}
}

// snap moves a point so that the borders of vertical and horizontal lines through it fall between pixels.
func snap(p Point, width float32) Point {
	half := (width - 2*Floor(width/2)) / 2
	return Point{Floor(p.X-half+0.5) + half, Floor(p.Y-half+0.5) + half}
}

// straight reports whether b lies halfway between a and c in one row or column.
func straight(a, b, c, w int) bool {
	return b-a == c-b && (abs1(b-a) == w || a/w == c/w)
}

func abs1(n int) int { return max(n, -n) }

// arrow draws the head of an arrow that points from from to tip.
func (l *List) arrow(from, tip Point, size, width float32, c Color) {
	dx, dy := tip.X-from.X, tip.Y-from.Y
	n := float32(math.Hypot(float64(dx), float64(dy)))
	if n == 0 {
		return
	}
	dx, dy = dx/n*size, dy/n*size
	tip.X, tip.Y = tip.X+dx/2, tip.Y+dy/2
	lo := len(l.Points)
	l.Points = append(l.Points,
		Point{tip.X - dx + dy*0.8, tip.Y - dy - dx*0.8}, tip, Point{tip.X - dx - dy*0.8, tip.Y - dy + dx*0.8})
	l.line(lo, width, c)
}

// window draws the frame around the visible part of the board.
func (b *thumb) window(l *List) {
	r := Rect{b.board.X + b.Window.X*b.board.W, b.board.Y + b.Window.Y*b.board.H,
		b.Window.W * b.board.W, b.Window.H * b.board.H}
	w := max(1, round(2*b.Scale))
	l.Box(r.Inset(-w/2), b.Scale*2, BoxStyle{Edge: b.Theme.Focus, EdgeWidth: w})
	l.Box(r.Inset(w/2), b.Scale, BoxStyle{Edge: b.Theme.FocusHalo, EdgeWidth: max(1, w/2)})
}
