package boardview

import (
	"strconv"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// maxLegs is the largest number of legs in a picture. Of more, those of all sizes show one of each row, others the first.
const maxLegs = 36

// Legs is the picture of a run: the goals of its legs as ribbons with an arrow from each to the next, all with cells of the same size.
// Of a marathon, whose legs look alike, it shows a deck, the first in front, and how many there are.
type Legs struct {
	times    string // how many legs a marathon has
	run      puzzle.Run
	pictures []GoalPicture
	sizes    []puzzle.Size
	breaks   bool // they stand in rows without arrows between these, where there is room each height in one of its own
}

// Choose makes the picture of a run.
func (g *Legs) Choose(r puzzle.Run) {
	if g.run == r {
		return
	}
	g.run, g.sizes = r, g.sizes[:0]
	g.breaks = r.Kind == puzzle.Everything && r.Len() <= maxLegs
	if g.times = ""; r.Kind == puzzle.Marathon {
		g.times = "× " + strconv.Itoa(r.Len())
	}
	for i := range r.Len() {
		size := r.Config(i).Size
		skip := r.Kind == puzzle.Everything && !g.breaks && size.W-r.From.W != size.H-r.From.H
		if r.Kind == puzzle.Marathon && i > 0 {
			break
		}
		if !skip {
			g.sizes = append(g.sizes, size)
		}
	}
	if n := len(g.sizes); n > len(g.pictures) {
		g.pictures = append(g.pictures, make([]GoalPicture, n-len(g.pictures))...)
	}
}

// Update brings the colours and the goals up to date.
func (g *Legs) Update(f *ui.Frame, scheme session.Scheme) {
	for i, size := range g.sizes {
		g.pictures[i].Set(puzzle.Config{Size: size, Rule: g.run.Rule.Canonical(size)}, f.Theme, scheme)
	}
}

// Leg returns the picture of a leg, nil if not each of them has one.
func (g *Legs) Leg(i int) *GoalPicture {
	if len(g.sizes) != g.run.Len() {
		return nil
	}
	return &g.pictures[i]
}

// nowhere places no leg.
func nowhere(int, float32, float32, float32) {}

// legGap is the space between legs, in cells.
const legGap = 0.9

// rowsBy says what begins a row of legs, besides one that has no room in the row before.
type rowsBy uint8

const (
	byWidth  rowsBy = iota // nothing else
	byHeight               // each other height
	byLeg                  // each leg
)

// flow calls place for each leg with its corner, in cells of a side, in rows of a width, and returns their height.
func (g *Legs) flow(width, side float32, rows rowsBy, place func(i int, x, y, row float32)) (height float32) {
	first, x, high := 0, float32(0), float32(0)
	end := func(last int) {
		at := (width - x + legGap*side) / 2
		for i := first; i < last; i++ {
			place(i, at, height, high)
			at += (float32(g.sizes[i].W) + legGap) * side
		}
		height += high + legGap*side
		first, x, high = last, 0, 0
	}
	for i, size := range g.sizes {
		w := float32(size.W) * side
		if i > first && (x+w > width || rows == byLeg || rows == byHeight && size.H != g.sizes[i-1].H) {
			end(i)
		}
		x += w + legGap*side
		high = max(high, float32(size.H)*side)
	}
	end(len(g.sizes))
	return height - legGap*side
}

// mostCell is the largest side of a cell, threadLeast the least one on a single thread, both in dip.
const (
	mostCell    = 80
	threadLeast = 6
	threadShare = 0.75 // of the cells in rows, those on one thread are at least so large
)

// oneRow returns the width of all legs in one row, in cells.
func (g *Legs) oneRow() float32 {
	w := -float32(legGap)
	for _, size := range g.sizes {
		w += float32(size.W) + legGap
	}
	return w
}

// cell returns the largest side of the cells with which all legs fit in a rectangle, and what begins a row then.
func (g *Legs) cell(f *ui.Frame, r render.Rect) (side float32, rows rowsBy) {
	side = g.fits(f, r, byWidth)
	if g.breaks {
		if apart := g.fits(f, r, byHeight); apart >= side {
			return apart, byHeight
		}
	}
	return side, byWidth
}

// fits returns the largest side of the cells with which all legs fit in a rectangle: on one thread, unless rows have far larger cells.
func (g *Legs) fits(f *ui.Frame, r render.Rect, rows rowsBy) float32 {
	most := f.Dip(mostCell)
	side := g.largest(r, most, rows)
	if row := render.Floor(r.W / g.oneRow()); !g.breaks && row >= f.Dip(threadLeast) && row >= side*threadShare {
		return g.largest(r, min(most, row), rows)
	}
	return side
}

// largest returns the largest side of the cells, up to most, with which all legs fit in a rectangle.
func (g *Legs) largest(r render.Rect, most float32, rows rowsBy) float32 {
	for side := most; side > 1; side-- {
		widest := float32(0)
		for _, size := range g.sizes {
			widest = max(widest, float32(size.W)*side)
		}
		if widest <= r.W && g.flow(r.W, side, rows, nowhere) <= r.H {
			return side
		}
	}
	return 1
}

// even returns the least width in which the legs need no more height: then their rows are about as long.
func (g *Legs) even(width, side float32, rows rowsBy) float32 {
	high := g.flow(width, side, rows, nowhere)
	for w := width - side; w > 0 && g.flow(w, side, rows, nowhere) <= high; w -= side {
		width = w
	}
	return width
}

// High returns the height that the legs take in a rectangle.
func (g *Legs) High(f *ui.Frame, r render.Rect) float32 {
	if g.times != "" {
		d := g.deck(f, r)
		return d.tall + d.over()
	}
	side, rows := g.cell(f, r)
	return g.flow(r.W, side, rows, nowhere)
}

// Paint draws the legs in the middle of a rectangle, those of a row and the arrows between them on one line.
func (g *Legs) Paint(l *render.List, f *ui.Frame, r render.Rect) { g.paint(l, f, r, false) }

// PaintTall is Paint for a rectangle that has room to spare. In a high one each leg stands in a row of its own, if that does not make them
// much smaller: a tower of legs that grow.
func (g *Legs) PaintTall(l *render.List, f *ui.Frame, r render.Rect) { g.paint(l, f, r, r.H > r.W) }

// towerShare is the share of the cells in other rows that those of legs one below the other have at least.
const towerShare = 0.85

// paint draws the legs, in a tower if tall is set and they have room for it.
func (g *Legs) paint(l *render.List, f *ui.Frame, r render.Rect, tall bool) {
	if g.times != "" {
		g.paintDeck(l, f, r)
		return
	}
	side, rows := g.cell(f, r)
	if tall && !g.breaks && len(g.sizes) > 1 {
		if tower := g.largest(r, f.Dip(mostCell), byLeg); tower >= towerShare*side {
			side, rows = tower, byLeg
		}
	}
	wide := g.even(r.W, side, rows)
	high, inset := g.flow(wide, side, rows, nowhere), (r.W-wide)/2
	top := r.Y + render.Floor(max(0, r.H-high)/2)
	l.PushClip(r)
	ends, above, foot := r.X, float32(-1), top // of the leg before and its row
	g.flow(wide, side, rows, func(i int, x, y, row float32) {
		w, h := float32(g.sizes[i].W)*side, float32(g.sizes[i].H)*side
		at := render.Rect{X: render.Floor(r.X + inset + x), Y: top + y + render.Floor((row-h)/2), W: w, H: h}
		switch {
		case y == above:
			arrow(l, f, r, render.Rect{X: ends, Y: top + y, W: at.X - ends, H: row}, side)
		case above >= 0 && !g.breaks:
			arrowDown(l, f, render.Point{X: r.X + r.W/2, Y: (foot + top + y) / 2}, side)
		}
		ends, above, foot = at.X+w, y, top+y+row
		g.pictures[i].Draw(l, f.Fonts, f.Within(r, at), f.Scale)
	})
	l.PopClip()
}

// The size of the number of a marathon's legs, and its distance from the first, in dip.
const (
	timesSize = 28
	timesGap  = 16
)

// timesWidth returns the width of the number of a marathon's legs with the space before it.
func (g *Legs) timesWidth(f *ui.Frame) float32 {
	return render.Floor(f.Fonts.Width(f.Face(render.Title, timesSize), g.times)) + 1 + f.Dip(timesGap)
}

// The side of an arrow, in cells and at most, and its strokes, the latter two in dip.
const (
	arrowPart   = 0.62
	arrowMost   = 20
	arrowStroke = 2
)

// arrowDown draws an arrow in the middle of the gap between two rows.
func arrowDown(l *render.List, f *ui.Frame, mid render.Point, cell float32) {
	side := min(arrowPart*cell, f.Dip(arrowMost))
	width, half, head := max(1, min(f.Dip(arrowStroke), side/6)), side/3, side/4
	l.Line([]render.Point{{X: mid.X, Y: mid.Y - half}, {X: mid.X, Y: mid.Y + half}}, width, f.Theme.Ink2)
	l.Line([]render.Point{{X: mid.X - head, Y: mid.Y + half - head}, {X: mid.X, Y: mid.Y + half}, {X: mid.X + head, Y: mid.Y + half - head}}, width, f.Theme.Ink2)
}

// arrow draws an arrow in the middle of the gap between two legs.
func arrow(l *render.List, f *ui.Frame, r, at render.Rect, cell float32) {
	side, icon := min(arrowPart*cell, f.Dip(arrowMost)), render.Forth
	if f.RTL {
		icon = render.Back
	}
	mid := f.Within(r, at).Centre()
	in := render.Rect{X: mid.X - side/2, Y: mid.Y - side/2, W: side, H: side}
	l.Icon(icon, in, max(1, min(f.Dip(arrowStroke), side/6)), f.Theme.Ink2)
}
