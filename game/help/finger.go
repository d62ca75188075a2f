package help

import (
	"math"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a finger on a board and of the way that it goes, as parts of a cell.
const (
	fingerSide = 0.4 // the spot that the finger touches
	heldSide   = 0.9 // the ring around one that stays
	fingerHalo = 0.1 // around it, so that it stands out from tiles of any colour
	strokeWide = 0.1
	strokeHead = 0.2 // from its tip to either end of its head, along and across
)

// finger draws the spot at which a finger touches a board.
func finger(l *render.List, f *ui.Frame, at render.Point, cell float32) {
	spot := around(at, cell*fingerSide/2)
	halo := spot.Inset(-cell * fingerHalo)
	l.Fill(halo, halo.W/2, f.Theme.Paper)
	l.Fill(spot, spot.W/2, f.Theme.Accent)
}

// held draws a finger that stays where it is: a ring runs out from it.
func held(l *render.List, f *ui.Frame, at render.Point, cell float32) {
	ring := around(at, cell*heldSide/2)
	l.Box(ring, ring.W/2, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: cell * fingerHalo / 2})
	finger(l, f, at, cell)
}

// stroke draws the way of a finger, with the head of an arrow at its end.
func stroke(l *render.List, f *ui.Frame, from, to render.Point, cell float32) {
	d := render.Point{X: to.X - from.X, Y: to.Y - from.Y}
	long := float32(math.Hypot(float64(d.X), float64(d.Y)))
	d.X, d.Y = d.X/long, d.Y/long
	arm := cell * strokeHead
	back := render.Point{X: to.X - d.X*arm, Y: to.Y - d.Y*arm}
	line := [2]render.Point{from, to}
	head := [3]render.Point{{X: back.X - d.Y*arm, Y: back.Y + d.X*arm}, to, {X: back.X + d.Y*arm, Y: back.Y - d.X*arm}}
	for _, pen := range [...]struct {
		width float32
		color render.Color
	}{{strokeWide + 2*fingerHalo, f.Theme.Paper}, {strokeWide, f.Theme.Accent}} {
		l.Line(line[:], cell*pen.width, pen.color)
		l.Line(head[:], cell*pen.width, pen.color)
	}
}

// around returns the square of which a point is the middle.
func around(at render.Point, half float32) render.Rect {
	return render.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}
}
