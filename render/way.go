package render

import (
	"math"
	"slices"
)

// The measures of the way along which tiles are to move, in cells.
const (
	bandWidth = 0.46
	bandThin  = 0.2  // over pictures, which it hides
	bandWide  = 0.76 // in high contrast, where its edges are not to touch the numbers
	bandBend  = 0.34 // the radius of its middle where it bends
	bandTint  = 0.26 // how much of the accent is in its colour
	bandSteps = 8    // straight parts of a bend
	wayWidth  = 0.085
	wayHead   = 0.155 // from the tip of the arrow to either end of its head, along and across
	wayTip    = 0.12  // from the centre of the blank to the tip
	wayFrom   = 0.38  // and to its other end, clear of a tile that is nudged
)

// wayBand draws the way along which the blank is to go as a quiet band on the tiles there, which ends in the blank. It lies below the
// numbers, and below the tiles that are meant: it ends under the last of them. All tiles on it move along it, towards the blank.
func (p *tiles) wayBand() {
	v, l, way := p.view, p.list, p.view.Way
	if len(way) < 2 || v.Covered {
		return
	}
	end := v.wayEnd()
	lo := len(l.Points)
	l.Points = append(l.Points, v.middle(way[0]))
	for i := 1; i < end; i++ {
		at, in, out := v.middle(way[i]), v.step(way[i-1], way[i]), v.step(way[i], way[i+1])
		if in.X*out.X+in.Y*out.Y != 0 { // straight on or straight back
			l.Points = append(l.Points, at)
			continue
		}
		for k := range bandSteps + 1 {
			sin, cos := math.Sincos(float64(k) / bandSteps * math.Pi / 2)
			a, b := bandBend*v.Cell*(1-float32(sin)), bandBend*v.Cell*(1-float32(cos))
			l.Points = append(l.Points, Point{at.X - in.X*a + out.X*b, at.Y - in.Y*a + out.Y*b})
		}
	}
	l.Points = append(l.Points, v.middle(way[end]))
	width := float32(bandWidth)
	if p.shows {
		width = bandThin
	}
	if v.Theme.Contrast { // an outline, as tiles are
		l.line(lo, bandWide*v.Cell, v.Theme.TileEdge)
		width = bandWide - 2*p.style.EdgeWidth/v.Cell
	}
	l.line(lo, width*v.Cell, v.Theme.WayBand())
}

// WayBand returns the colour of the band that shows a way.
func (t *Theme) WayBand() Color {
	if t.Contrast {
		return t.Paper
	}
	return Mix(t.Paper, t.Accent, bandTint)
}

// wayEnd returns where the band of a way ends: at the last of the tiles that are meant.
func (v *BoardView) wayEnd() int {
	for i := len(v.Way) - 1; i > 0; i-- {
		if v.carried(v.Way[i]) {
			return i
		}
	}
	return len(v.Way) - 1
}

// banded reports whether the tile in a cell lies below the band of the way.
func (v *BoardView) banded(cell int) bool {
	return len(v.Way) > 1 && !v.Pictured() && !v.carried(cell) && slices.Contains(v.Way[:v.wayEnd()+1], cell)
}

// carried reports whether the tile in a cell lies on the band of the way, not below it: it is one of those that the way is for.
func (v *BoardView) carried(cell int) bool {
	return len(v.Dimmed) > 0 && !v.dims(v.Board.At(cell)) && slices.Contains(v.Way, cell)
}

// Way appends what is to be done next on the way: an arrow from the first tile into the blank.
func (l *List) Way(v *BoardView) {
	if len(v.Way) > 1 && !v.Covered {
		l.wayArrow(v, v.Way[1], v.Way[0])
	}
}

// Step appends what a single move is to be: the arrow of a way from a tile into the blank, on a band as that of a way.
func (l *List) Step(v *BoardView, from int) {
	blank := v.Board.Blank()
	l.PushClip(CellRect(v.Origin, v.Cell, v.Board.Size(), blank))
	if !v.Theme.Contrast {
		l.Line([]Point{v.middle(from), v.middle(blank)}, bandWidth*v.Cell, v.Theme.WayBand())
	}
	l.PopClip()
	l.wayArrow(v, from, blank)
}

// wayArrow appends the arrow from beside a tile into the blank.
func (l *List) wayArrow(v *BoardView, from, to int) {
	d, blank := v.step(from, to), v.middle(to)
	side := Point{blank.X - d.X*wayFrom*v.Cell, blank.Y - d.Y*wayFrom*v.Cell}
	tip := Point{blank.X + d.X*wayTip*v.Cell, blank.Y + d.Y*wayTip*v.Cell}
	for _, stroke := range [...][]Point{{side, tip}, v.angle(tip, d, wayHead)} {
		l.Line(stroke, wayWidth*v.Cell, v.Theme.Accent)
	}
}

// angle returns the points of an angle with a tip that points in a direction.
func (v *BoardView) angle(tip, d Point, arm float32) []Point {
	arm *= v.Cell
	back := Point{tip.X - d.X*arm, tip.Y - d.Y*arm}
	return []Point{{back.X - d.Y*arm, back.Y - d.X*arm}, tip, {back.X + d.Y*arm, back.Y + d.X*arm}}
}

// middle returns the middle of the face of the tile in a cell.
func (v *BoardView) middle(cell int) Point {
	c := CellRect(v.Origin, v.Cell, v.Board.Size(), cell).Centre()
	return Point{c.X, c.Y - v.lip()/2}
}

// step returns the direction from a cell to one beside it.
func (v *BoardView) step(from, to int) Point {
	w := v.Board.Size().W
	return Point{float32(to%w - from%w), float32(to/w - from/w)}
}
