package studies

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// start is the picture of the board with which a study begins: its tiles alone, joined where they are home. Those of a study that is not
// solved stand back: they are pale, and empty in high contrast.
type start struct {
	view  render.BoardView
	theme *render.Theme // for which its colours are
	empty bool
}

func newStart(g puzzle.Game) start {
	return start{view: render.BoardView{Board: g.Scramble, Goal: g.Goal, Lone: true, Bridges: true, Growth: 1}}
}

// numbersLeast is the side of a cell, in dip, from which on the tiles have numbers.
const numbersLeast = 14

// colour makes the colours of a theme.
func (s *start) colour(f *ui.Frame, solved bool) {
	if s.theme == f.Theme {
		return
	}
	v := &s.view
	s.theme, v.Theme = f.Theme, f.Theme
	v.Colors = render.TileColors(v.Colors[:0], f.Theme, render.PathScheme, v.Goal)
	v.Dimmed, v.Inks = v.Dimmed[:0], v.Inks[:0]
	s.empty = !solved && v.Theme.Contrast
	if v.Bridges = !s.empty; !solved && !s.empty {
		s.fade()
	}
}

// Where the numbers have the colours: how much of the colour of the tiles pale ones have, and how much of the ink their numbers.
const (
	ghostPart = 0.12
	ghostInk  = 0.5
)

// fade makes the tiles pale. Where the numbers have the colours, they are lighter than the tiles then.
func (s *start) fade() {
	v := &s.view
	ghostly := v.Theme.Inked
	if ghostly {
		t := *v.Theme
		t.OneTile = render.Mix(t.Raised, t.OneTile, ghostPart)
		v.Theme, v.Bridges = &t, false
	}
	for label, c := range v.Colors {
		face, ink := v.Theme.Pale(c)
		if ghostly {
			face = render.Mix(ink, v.Theme.Ink, ghostInk)
		}
		v.Colors[label], v.Inks, v.Dimmed = face, append(v.Inks, ink), append(v.Dimmed, true)
	}
}

// place returns where the board stands in the middle of a rectangle.
func (s *start) place(at render.Rect) render.Rect {
	size := s.view.Board.Size()
	cell := render.Floor(min(at.W/float32(size.W), at.H/float32(size.H)))
	w, h := cell*float32(size.W), cell*float32(size.H)
	return render.Rect{X: render.Floor(at.X + (at.W-w)/2), Y: render.Floor(at.Y + (at.H-h)/2), W: w, H: h}
}

// beside returns the middle of a rectangle in which the board is as large as a ribbon in the rectangle.
func (s *start) beside(at render.Rect) render.Rect {
	r := s.place(at)
	return r.Inset(render.Floor(r.W / float32(s.view.Board.Size().W) * render.RibbonAir))
}

// draw paints the board in the middle of a rectangle.
func (s *start) draw(l *render.List, f *ui.Frame, at render.Rect) {
	v, size, r := &s.view, s.view.Board.Size(), s.place(at)
	v.Scale, v.Cell, v.Origin = f.Scale, r.W/float32(size.W), render.Point{X: r.X, Y: r.Y}
	v.Rect = render.TrayAround(v.Origin, v.Cell, size, v.Scale) // the tiles are clipped to it: it leaves their edges whole
	v.Numbers = v.Cell >= f.Dip(numbersLeast) && !s.empty
	l.Board(f.Fonts, v)
}
