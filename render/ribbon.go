package render

import "wildfifteen/puzzle"

// Proportions of a ribbon, in fractions of a cell where no unit is given.
const (
	ribbonWidth   = 0.72
	ribbonNumber  = 0.44  // font size, to the em
	ribbonPair    = 0.40  // the same of numbers of up to two digits: air between them and a round end
	ribbonFits    = 0.66  // maximum width of a number
	ribbonLegible = 7     // dip to the em: smaller numbers are left out
	ribbonFrom    = 18    // dip a cell: ribbons of smaller cells show no numbers
	ribbonSmooth  = 10    // pixels a cell: in smaller cells the colour changes from cell to cell only
	ribbonStart   = 0.24  // diameter of the ring that marks the start
	ribbonRing    = 0.055 // width of that ring
	grooveWidth   = 0.13
)

// RibbonAir is the distance, in cells, from the border of a goal's picture to its ribbon.
const RibbonAir = (1 - ribbonWidth) / 2

// RibbonInset returns the distance, in pixels, from the border of a goal's picture to its ribbon for cells of a whole number of
// pixels.
func RibbonInset(cell float32) float32 { return insetOf(cell, ribbonWidth*cell) }

// insetOf returns the distance from the border of a cell to a ribbon of about a width: a whole number, so that the ribbon's
// borders lie between pixels.
func insetOf(cell, width float32) float32 { return Floor((cell - width + 1) / 2) }

// strokes are the strokes that draw the order of a goal's numbers: its line or, for the classic goal, one along each row.
type strokes struct {
	line          puzzle.Path
	lined         bool
	count, length int  // length counts the cells of each stroke
	down          bool // the strokes run down columns
}

// strokesOf returns the strokes of a goal; ok is false for an arrangement, which has none.
func strokesOf(g puzzle.Goal) (s strokes, ok bool) {
	if line, ok := g.Line(); ok {
		return strokes{line: line, lined: true, count: 1, length: line.Len()}, true
	}
	size := g.Size()
	return strokes{count: size.H, length: size.W}, g.Kind() == puzzle.Classic
}

// cell returns the i-th cell of a stroke.
func (s *strokes) cell(stroke, i int) int {
	if s.lined {
		return s.line.Cell(i)
	}
	if s.down {
		return i*s.count + stroke
	}
	return stroke*s.length + i
}

// barsOf returns a stroke for each row or each column of an arrangement whose numbers run along all of them; ok is false if they
// do not.
func barsOf(g puzzle.Goal) (s strokes, ok bool) {
	size := g.Size()
	for _, s := range [...]strokes{{count: size.H, length: size.W}, {count: size.W, length: size.H, down: true}} {
		if s.runs(g) {
			return s, true
		}
	}
	return strokes{}, false
}

// runs reports whether the numbers of a goal go up or down by one along all strokes.
func (s *strokes) runs(g puzzle.Goal) bool {
	label := func(cell int) int {
		if n := g.Board().At(cell); n != 0 {
			return n
		}
		return g.Missing()
	}
	for k := range s.count {
		for i := 1; i < s.length; i++ {
			if abs1(label(s.cell(k, i))-label(s.cell(k, i-1))) != 1 {
				return false
			}
		}
	}
	return true
}

// ribbon draws strokes over a grid of cells.
type ribbon struct {
	list   *List
	size   puzzle.Size
	at     Point // upper left corner of cell 0
	cell   float32
	width  float32
	smooth bool // the colour changes along each segment, and borders lie between pixels
}

// newRibbon returns the ribbon of a width, in fractions of a cell.
func newRibbon(l *List, size puzzle.Size, at Point, cell, width float32) ribbon {
	r := ribbon{list: l, size: size, at: at, cell: cell, width: max(1, width*cell)}
	if cell == Floor(cell) {
		r.smooth = cell >= ribbonSmooth
		r.width = max(1, cell-2*insetOf(cell, r.width))
	}
	return r
}

// centre returns the centre of a cell.
func (r *ribbon) centre(cell int) Point {
	return Point{r.at.X + (float32(cell%r.size.W)+0.5)*r.cell, r.at.Y + (float32(cell/r.size.W)+0.5)*r.cell}
}

// dot draws the round cap or join of a cell.
func (r *ribbon) dot(cell int, c Color) {
	p := r.centre(cell)
	r.capsule(p, p, c)
}

// joint is how the ribbon goes on beyond one end of a segment.
type joint uint8

const (
	straightOn joint = iota
	bend
	tipped // it ends there
)

// segment draws the ribbon between the centres of two neighbouring cells, from colour c to colour d. A bend draws its own cell.
func (r *ribbon) segment(from, to int, c, d Color, before, after joint) {
	p, q := r.centre(from), r.centre(to)
	if !r.smooth {
		r.capsule(p, q, Mix(c, d, 0.5))
		return
	}
	first, last := float32(0), float32(1) // where the segment begins, and where it ends
	if before == bend {
		first = bent
	}
	if after == bend {
		last = 1 - bent
	}
	r.run(between(p, q, first), between(p, q, last), Mix(c, d, first), Mix(c, d, last))
}

// run draws the ribbon from p to q, which lie in a row or a column, from colour c to colour d.
func (r *ribbon) run(p, q Point, c, d Color) {
	w, x0, y0, x1, y1 := r.width, Floor(p.X), Floor(p.Y), Floor(q.X), Floor(q.Y)
	box, g := Rect{min(x0, x1), p.Y - w/2, abs(x1 - x0), w}, GradientAcross
	if p.X == q.X {
		box, g = Rect{p.X - w/2, min(y0, y1), w, abs(y1 - y0)}, GradientDown
	}
	if x1 < x0 || y1 < y0 {
		c, d = d, c
	}
	if !box.Empty() {
		r.list.FillGradient(box, 0, c, d, g)
	}
}

// capsule draws the ribbon from p to q in one colour, with round ends.
func (r *ribbon) capsule(p, q Point, c Color) {
	w := r.width
	r.list.Fill(Rect{min(p.X, q.X) - w/2, min(p.Y, q.Y) - w/2, abs(p.X-q.X) + w, abs(p.Y-q.Y) + w}, w/2, c)
}

// between returns the point at a part, 0..1, of the way from p to q.
func between(p, q Point, part float32) Point {
	return Point{lerp(p.X, q.X, part), lerp(p.Y, q.Y, part)}
}

// bent is the part of the way from the centre of a cell to that of the next which a bend takes: to the edge of its cell.
const bent = 0.5

// tip draws a part, 0..1, of the ribbon between the centres of two neighbouring cells, with a round end.
func (r *ribbon) tip(from, to int, c, d Color, part float32) {
	p := r.centre(from)
	end := between(p, r.centre(to), part)
	if !r.smooth {
		r.capsule(p, end, Mix(c, d, part/2))
		return
	}
	end.X, end.Y = p.X+round(end.X-p.X), p.Y+round(end.Y-p.Y)
	last := Mix(c, d, part)
	r.capsule(end, end, last)
	r.run(p, end, c, last)
}

// draw draws the strokes of a goal: cells for which color says false are left out, which interrupts the ribbon.
func (r *ribbon) draw(s *strokes, color func(cell int) (Color, bool)) {
	if r.smooth {
		for k := range s.count {
			for i := range s.length {
				if c, ok := color(s.cell(k, i)); ok && r.joint(s, k, i, color) == tipped {
					r.dot(s.cell(k, i), c)
				}
			}
		}
	}
	for k := range s.count {
		at := r.joint(s, k, 0, color)
		for i := range s.length {
			from, before := s.cell(k, i), at
			if i+1 < s.length {
				at = r.joint(s, k, i+1, color)
			}
			c, ok := color(from)
			if !ok {
				continue
			}
			if r.smooth && before == bend {
				came, _ := color(s.cell(k, i-1))
				goes, _ := color(s.cell(k, i+1))
				r.bend([3]int{s.cell(k, i-1), from, s.cell(k, i+1)}, [3]Color{came, c, goes})
			}
			if i+1 < s.length {
				if d, ok := color(s.cell(k, i+1)); ok {
					r.segment(from, s.cell(k, i+1), c, d, before, at)
					continue
				}
			}
			if !r.smooth && before == tipped {
				r.dot(from, c)
			}
		}
	}
}

// joint returns how the ribbon goes on in the i-th cell of a stroke.
func (r *ribbon) joint(s *strokes, k, i int, color func(cell int) (Color, bool)) joint {
	switch {
	case r.ends(s, k, i, color):
		return tipped
	case !straight(s.cell(k, i-1), s.cell(k, i), s.cell(k, i+1), r.size.W):
		return bend
	}
	return straightOn
}

// ends reports whether the ribbon ends in the i-th cell of a stroke.
func (r *ribbon) ends(s *strokes, k, i int, color func(cell int) (Color, bool)) bool {
	if i == 0 || i == s.length-1 {
		return true
	}
	_, before := color(s.cell(k, i-1))
	_, after := color(s.cell(k, i+1))
	return !before || !after
}

// straight reports whether b lies halfway between a and c in one row or column.
func straight(a, b, c, w int) bool {
	return b-a == c-b && (abs1(b-a) == w || a/w == c/w)
}

func abs1(n int) int { return max(n, -n) }

// groove engraves the strokes of a goal in the tray: one line of one colour each.
func (r *ribbon) groove(s *strokes, c Color) {
	for k := range s.count {
		lo := len(r.list.Points)
		for i := range s.length {
			if i > 0 && i < s.length-1 && straight(s.cell(k, i-1), s.cell(k, i), s.cell(k, i+1), r.size.W) {
				continue
			}
			r.list.Points = append(r.list.Points, r.centre(s.cell(k, i)))
		}
		r.list.line(lo, r.width, c)
	}
}
