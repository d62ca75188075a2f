package render

import "math"

// maskSafe is the part of a maskable icon's side that the ribbon takes, a little less than what every mask leaves visible.
const maskSafe = 0.62

// IconWidth is the width of the ribbon of the program's icon, in cells.
const IconWidth = ribbonWidth

// iconTurns are the ends and turns of the icon's ribbon: a spiral through 3x3 cells, whose corner is at 0, 0.
var iconTurns = [...]Point{{0.5, 0.5}, {2.5, 0.5}, {2.5, 2.5}, {0.5, 2.5}, {0.5, 1.5}, {1.5, 1.5}}

// IconPiece is a piece of the icon's ribbon: a polyline with round ends, in cells, and its place along the ribbon, 0..1.
type IconPiece struct {
	Points []Point
	T      float64
}

// IconRibbon returns the ribbon of the program's icon, which lies in a square of three cells a side, in pieces from its
// start to its end. Later ones lie above earlier ones.
func IconRibbon() []IconPiece {
	const each = 4 // points of the line that a piece covers
	line := iconLine()
	var list []IconPiece
	for i := 0; i < len(line)-1; i += each {
		end := min(i+each, len(line)-1)
		list = append(list, IconPiece{line[i : end+1], (float64(i) + float64(end)) / 2 / float64(len(line)-1)})
	}
	return list
}

// iconLine returns points along the centre of the icon's ribbon, about as far from one another, with round bends.
func iconLine() []Point {
	const (
		bend  = 0.5  // radius
		apart = 0.04 // distance
	)
	var line []Point
	to := func(p Point) {
		from := line[len(line)-1]
		n := int(math.Round(math.Hypot(float64(p.X-from.X), float64(p.Y-from.Y)) / apart))
		for i := range n {
			t := float32(i+1) / float32(n)
			line = append(line, Point{lerp(from.X, p.X, t), lerp(from.Y, p.Y, t)})
		}
	}
	line = append(line, iconTurns[0])
	for i := 1; i < len(iconTurns)-1; i++ {
		turn := iconTurns[i]
		in, out := unit(iconTurns[i-1], turn), unit(turn, iconTurns[i+1])
		start := Point{turn.X - bend*in.X, turn.Y - bend*in.Y}
		to(start)
		n := int(math.Round(bend * math.Pi / 2 / apart))
		for k := range n {
			sin, cos := math.Sincos(math.Pi / 2 * float64(k+1) / float64(n))
			a, b := bend*float32(sin), bend*float32(1-cos)
			line = append(line, Point{start.X + a*in.X + b*out.X, start.Y + a*in.Y + b*out.Y})
		}
	}
	to(iconTurns[len(iconTurns)-1])
	return line
}

// unit returns the direction from p to q, which lie in one row or column.
func unit(p, q Point) Point {
	d := abs(q.X-p.X) + abs(q.Y-p.Y)
	return Point{(q.X - p.X) / d, (q.Y - p.Y) / d}
}

// AppIcon fills l with the program's icon, size pixels a side: the ribbon of a spiral. With full the background covers
// the whole square and the ribbon keeps to the safe zone in its centre, for systems that crop icons to a shape of their
// own.
func AppIcon(l *List, size float32, full bool) {
	t := LightTheme()
	l.Reset(size, size, Color{})
	side := round(size * 0.84)
	if full {
		side = round(size * maskSafe)
		l.Fill(Rect{W: size, H: size}, 0, t.Paper)
	} else {
		l.Box(Rect{W: size, H: size}, size*0.22, BoxStyle{Fill: t.Paper, Edge: t.Groove, EdgeWidth: max(1, size/96)})
	}
	cell := Floor(side / 3)
	at := Floor((size - 3*cell) / 2)
	width := cell - 2*Floor((cell-IconWidth*cell+1)/2) // so that borders lie between pixels
	var pts []Point
	for _, piece := range IconRibbon() {
		pts = pts[:0]
		for _, p := range piece.Points {
			pts = append(pts, Point{at + p.X*cell, at + p.Y*cell})
		}
		l.Line(pts, width, t.Ramp(piece.T))
	}
}
