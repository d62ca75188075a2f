package render

import (
	"math"

	"wildfifteen/puzzle"
)

// GoalView is a goal as a small picture: its cells in the colours of their tiles, its path as a line with an
// arrow at the end.
type GoalView struct {
	Rect   Rect    // the picture stands in its middle, as large as fits
	Scale  float32 // device pixels a dip
	Goal   puzzle.Goal
	Theme  *Theme
	Colors []Color // by label, from TileColors

	Numbers bool // numbers, if they can be read, and joints between tiles instead of the line; without a line always
	Window  Rect // what a zoomed board shows of the whole, in parts of it (0..1); empty: no frame
}

const (
	thumbLineMin  = 4.5 // dip a cell: no line on smaller coloured cells
	thumbPlainMin = 2.5 // the same where the line stands alone
	thumbGapMin   = 7   // dip a cell: smaller cells stand without gaps
	thumbEdgeMin  = 16  // dip a cell: on smaller plain cells numbers stand without edges
	thumbNumber   = 6.5 // dip to the em: where a picture has nothing but numbers, smaller ones are left out
	thumbRoom     = 0.9 // of a tile's width, for those numbers
)

// GoalThumb appends the picture of a goal.
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
	cell, gap         float32 // the cell is not whole: its borders are rounded
	pad, radius, edge float32
}

func newThumb(v *GoalView) thumb {
	b := thumb{GoalView: v, size: v.Goal.Size()}
	w, h := float32(b.size.W), float32(b.size.H)
	b.edge = max(1, round(trayEdge*v.Scale))
	b.pad = b.edge + max(1, round(v.Scale))
	b.cell = min((v.Rect.W-2*b.pad)/w, (v.Rect.H-2*b.pad)/h)
	if whole := floor(b.cell); whole >= 6 || whole*max(w, h) > 0.93*b.cell*max(w, h) {
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

// at returns where a cell's tile stands.
func (b *thumb) at(cell int) Rect {
	x, y := float32(cell%b.size.W), float32(cell/b.size.W)
	x0, y0 := b.board.X+round(x*b.cell), b.board.Y+round(y*b.cell)
	x1, y1 := b.board.X+round((x+1)*b.cell), b.board.Y+round((y+1)*b.cell)
	lead := floor(b.gap / 2)
	return Rect{x0 + lead, y0 + lead, x1 - x0 - b.gap, y1 - y0 - b.gap}
}

// numberPx returns the size of the numbers, in pixels to the em, 0 for none. A goal without a line has nothing
// else to tell it by but colours: its numbers take what room there is.
func (b *thumb) numberPx(f *Fonts) int {
	goal, ordered := b.Goal.Board(), b.ordered()
	switch {
	case ordered && b.Numbers:
		return NumberPx(f, goal, b.cell)
	case ordered, b.gap == 0:
		return 0
	}
	tight := int(min(thumbRoom*(b.cell-b.gap)/labelEm(f, goal), 0.8*b.cell))
	if float32(tight) < thumbNumber*b.Scale || tight < numberMin {
		return 0
	}
	if b.cell < thumbEdgeMin*b.Scale {
		return tight
	}
	return max(NumberPx(f, goal, b.cell), int(thumbNumber*b.Scale))
}

// ordered reports whether the order of the numbers can be told by a line.
func (b *thumb) ordered() bool { return Ordered(b.Goal) }

// Ordered reports whether the order of a goal's numbers can be told by a line: that of its path or, for the classic
// goal, one along each row.
func Ordered(g puzzle.Goal) bool {
	_, ok := g.Line()
	return ok || g.Kind() == puzzle.Classic
}

// GoalNumbered reports whether the picture of a goal shows its numbers in a square of the given side, in pixels.
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

// joints ties the tiles together along the goal's line.
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
	p := tiles{list: l, fonts: f, face: f.Face(Bold, px)}
	p.cap = f.Metrics(p.face).Cap
	lo := len(l.Glyphs)
	for cell := range b.size.Cells() {
		if label := goal.At(cell); label != 0 {
			p.number(b.at(cell), label)
		}
	}
	l.glyphs(b.tray, lo, 1, b.Theme.Number)
}

// lined reports whether the goal has a line that can be told at this size.
func (b *thumb) lined() bool {
	least := float32(thumbLineMin)
	if b.Theme.Contrast {
		least = thumbPlainMin
	}
	return b.cell >= least*b.Scale && b.ordered()
}

// line draws the order of the numbers over the cells, from the first to the last, with an arrow: the goal's
// line, or for the classic goal a stroke along each row. Other goals have none.
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

// stroke draws the cells at(first) to at(last) as a line; a blank at an end is left out.
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
	if first == last { // a row of one tile: a short line through it
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

// snap moves a point so that the borders of upright and level lines through it lie between pixels.
func snap(p Point, width float32) Point {
	half := (width - 2*floor(width/2)) / 2
	return Point{floor(p.X-half+0.5) + half, floor(p.Y-half+0.5) + half}
}

// straight reports whether three cells follow one another in one row or column, in one direction.
func straight(a, b, c, w int) bool {
	return b-a == c-b && (abs1(b-a) == w || a/w == c/w)
}

func abs1(n int) int { return max(n, -n) }

// arrow draws the head of an arrow that comes from a point and ends at tip.
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

// window draws the frame around the part of the board that is in sight.
func (b *thumb) window(l *List) {
	r := Rect{b.board.X + b.Window.X*b.board.W, b.board.Y + b.Window.Y*b.board.H,
		b.Window.W * b.board.W, b.Window.H * b.board.H}
	w := max(1, round(2*b.Scale))
	l.Box(r.Inset(-w/2), b.Scale*2, BoxStyle{Edge: b.Theme.Focus, EdgeWidth: w})
	l.Box(r.Inset(w/2), b.Scale, BoxStyle{Edge: b.Theme.FocusHalo, EdgeWidth: max(1, w/2)})
}
