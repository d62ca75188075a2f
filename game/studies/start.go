package studies

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// start is the picture of the board with which a study begins: its tiles alone, joined where they are home. Those of a study that is not
// solved stand back: they are pale, faint where the numbers have the colours, and empty in high contrast.
type start struct {
	view         render.BoardView
	faint, empty bool
}

func newStart(g puzzle.Game) start {
	return start{view: render.BoardView{Board: g.Scramble, Goal: g.Goal, Lone: true, Bridges: true, Growth: 1}}
}

// faintPart is how much is seen of faint tiles, of 255.
const faintPart = 144

// numbersLeast is the side of a cell, in dip, from which on the tiles have numbers.
const numbersLeast = 14

// colour makes the colours of a theme.
func (s *start) colour(f *ui.Frame, solved bool) {
	if v := &s.view; v.Theme != f.Theme {
		v.Theme, v.Colors = f.Theme, render.TileColors(v.Colors[:0], f.Theme, render.PathScheme, v.Goal)
		v.Dimmed, v.Inks = v.Dimmed[:0], v.Inks[:0]
		s.empty = !solved && v.Theme.Contrast
		s.faint = !solved && v.Theme.Inked
		if v.Bridges = !s.empty; !solved && !s.empty && !s.faint {
			s.fade()
		}
	}
}

// fade makes the tiles pale.
func (s *start) fade() {
	v := &s.view
	for label, c := range v.Colors {
		face, ink := v.Theme.Pale(c)
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
	if !s.faint {
		l.Board(f.Fonts, v)
		return
	}
	was := l.SetAlpha(faintPart)
	l.Board(f.Fonts, v)
	l.SetAlpha(was)
}
