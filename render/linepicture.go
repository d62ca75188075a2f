package render

import "wildfifteen/puzzle"

// LineView is what List.DrawnLine draws: a line that is being drawn over a board's cells.
type LineView struct {
	Tray   Rect    // the outer border of the tray
	Radius float32 // of its corners
	Inner  Rect    // what is visible of the cells
	Origin Point   // upper left corner of cell 0
	Side   float32 // of a cell
	Scale  float32
	Size   puzzle.Size
	Cells  []int // of the line, first to last
	Out    int   // the number left out, from 1; 0 for none
	Closed []int // cells that are not to be visited next
	Open   []int // cells that may be visited next
	Unsure []int // cells that perhaps may
	Ghost  []int // cells of a faint line below the dots, which shows what is to be drawn
	Cursor Mark
	Theme  *Theme
	Colors []Color // by number: see [LineColors]
}

// LineColors appends the colours of the numbers 1..w*h along any line, indexed by number.
func LineColors(dst []Color, t *Theme, size puzzle.Size) []Color {
	for label := 0; label <= size.Cells(); label++ {
		dst = append(dst, t.tile(PathScheme, float64(max(label-1, 0))/float64(size.Cells()-1)))
	}
	return dst
}

// Cell returns the place of a cell.
func (v *LineView) Cell(cell int) Rect { return CellRect(v.Origin, v.Side, v.Size, cell) }

// DrawnLine appends the tray, the line as a ribbon with its numbers, and the marks of the cells around its end.
func (l *List) DrawnLine(f *Fonts, v *LineView) {
	t, side := v.Theme, v.Side
	l.Box(v.Tray, v.Radius, BoxStyle{Fill: t.Tray, Edge: t.TrayEdge, EdgeWidth: max(1, round(v.Scale))})
	l.PushClip(v.Inner)
	v.ghost(l)
	for cell := range v.Size.Cells() {
		v.mark(l, cell, 0.16, t.Groove)
	}
	for i, cell := range v.Ghost { // on whose colours that would not be seen
		v.mark(l, cell, 0.16, Mix(v.ghostColor(i), t.Ink2, ghostDot))
	}
	for _, cell := range v.Closed {
		v.cross(l, cell)
	}
	open := float32(0.3)
	if len(v.Cells) == 0 { // so many dots are smaller
		open = 0.2
	}
	for _, cell := range v.Open {
		v.mark(l, cell, open, t.Accent)
	}
	for _, cell := range v.Unsure {
		v.ring(l, cell)
	}
	v.ribbon(l, v.color)
	v.numbers(l, f, side)
	l.PopClip()
	if v.Cursor.On {
		l.PushClip(v.Tray)
		l.FocusRings(v.Cell(v.Cursor.At).Inset(round(0.06*side)), tileRadius*side, v.Scale, t)
		l.PopClip()
	}
}

// The part of its own colour that the faint line has in its first cell, and that in its last one; and the part of the ink in its dots.
const (
	ghostPart = 0.5
	ghostLast = 0.16
	ghostDot  = 0.4
)

// ghost draws the faint line.
func (v *LineView) ghost(l *List) {
	faint := *v
	faint.Cells, faint.Out = v.Ghost, 0
	faint.ribbon(l, func(i int) Color { return v.ghostColor(i) })
}

// ghostColor returns the colour of the i-th cell of the faint line.
func (v *LineView) ghostColor(i int) Color {
	return Mix(v.Theme.Tray, v.color(i), ghostPart+(ghostLast-ghostPart)*float32(i)/float32(len(v.Ghost)))
}

// ring draws a ring in the middle of a cell, as wide as the dot of a cell that may be visited.
func (v *LineView) ring(l *List, cell int) {
	v.mark(l, cell, 0.3, v.Theme.Accent)
	v.mark(l, cell, 0.18, v.Theme.Tray)
}

// cross marks a cell that is not to be visited next: with a small cross in place of its dot.
func (v *LineView) cross(l *List, cell int) {
	v.mark(l, cell, 0.2, v.Theme.Tray) // over the dot
	r := v.Cell(cell)
	p, d := r.Centre(), round(0.08*r.W)
	for _, dy := range [2]float32{-d, d} {
		bar := [2]Point{{p.X - d, p.Y - dy}, {p.X + d, p.Y + dy}}
		l.Line(bar[:], max(2, round(0.04*r.W)), v.Theme.Edge)
	}
}

// mark draws a dot in the middle of a cell, of a part of its width.
func (v *LineView) mark(l *List, cell int, part float32, c Color) {
	r := v.Cell(cell)
	d := max(2, round(part*r.W))
	l.Fill(Rect{round(r.X + (r.W-d)/2), round(r.Y + (r.H-d)/2), d, d}, d/2, c)
}

// color returns the colour of the i-th cell of the line.
func (v *LineView) color(i int) Color { return v.Theme.RibbonColor(v.Colors[i+1]) }

// ribbon draws the line but for the number left out; color returns the colour of its i-th cell.
func (v *LineView) ribbon(l *List, color func(i int) Color) {
	r := newRibbon(l, v.Size, v.Origin, v.Side, ribbonWidth)
	for i, cell := range v.Cells {
		if i+1 != v.Out && v.joint(i) == tipped {
			r.dot(cell, color(i))
		}
	}
	for i := 1; i < len(v.Cells); i++ {
		if i != v.Out && i+1 != v.Out {
			r.segment(v.Cells[i-1], v.Cells[i], color(i-1), color(i), v.joint(i-1), v.joint(i))
		}
		if r.smooth && v.joint(i-1) == bend {
			r.bend([3]int(v.Cells[i-2:i+1]), [3]Color{color(i - 2), color(i - 1), color(i)})
		}
	}
}

func (v *LineView) numbers(l *List, f *Fonts, side float32) {
	px := int(min(ribbonNumber*side, ribbonLegible*4*v.Scale*2))
	if n := v.Size.Cells(); n > 99 {
		px = int(0.34 * side)
	}
	if float32(px) < ribbonLegible*v.Scale || len(v.Cells) == 0 {
		return
	}
	color := v.Theme.Number
	switch {
	case v.Theme.Contrast:
		color = v.Theme.Paper
	case v.Theme.Inked:
		color = v.Theme.OneTile
	}
	p := tiles{list: l, fonts: f, face: f.Face(Title, px)}
	p.cap = f.Metrics(p.face).Cap
	lo := len(l.Glyphs)
	for i, cell := range v.Cells {
		if i+1 != v.Out {
			p.number(v.Cell(cell), i+1)
		}
	}
	l.glyphs(v.Inner, lo, 1, color)
}

// joint returns how the ribbon goes on in the i-th cell of the line. Beside the number left out it
// ends, and in that cell nothing is drawn.
func (v *LineView) joint(i int) joint {
	switch out := v.Out - 1; {
	case i == 0 || i+1 == len(v.Cells) || abs1(i-out) <= 1:
		return tipped
	case !straight(v.Cells[i-1], v.Cells[i], v.Cells[i+1], v.Size.W):
		return bend
	}
	return straightOn
}
