package lab

import (
	"wildfifteen/game/stage"
	"wildfifteen/render"
)

// Looks of tiles.
const (
	smallZoom  = 0.87 // of tiles with the background or marks visible between them
	raisedZoom = 1.07 // of a tile that is lifted
)

// shifts lists the tiles of a board that are not drawn as at rest.
type shifts struct {
	list   []render.TileShift // one for each tile
	moving []render.TileShift // as the board's motion and touch list them, perhaps more than one for a tile
	sums   []render.TileShift // the sums of moving, by label
}

// gather sums the shifts of each tile: from the motion between two boards and, if slides is set, from the finger.
func (a *shifts) gather(s *stage.Stage, b *board, slides bool) {
	a.moving = b.Motion.Append(a.moving[:0], s, &b.View)
	if slides {
		a.moving = b.touch.Append(a.moving, s, &b.View)
	}
	if n := b.Board.Size().Cells() + 1; len(a.sums) != n {
		a.sums = make([]render.TileShift, n)
	}
	clear(a.sums)
	for _, m := range a.moving {
		add(&a.sums[m.Label], m)
	}
}

// add adds another shift of the same tile to s.
func add(s *render.TileShift, m render.TileShift) {
	s.DX += m.DX
	s.DY += m.DY
	switch {
	case m.Zoom == 0:
	case s.Zoom == 0:
		s.Zoom = m.Zoom
	default:
		s.Zoom *= m.Zoom
	}
	if m.Fade != 0 {
		s.Fade = m.Fade
	}
}

// arrange lists the tiles that are not drawn as at rest, in the order of their cells. A held tile comes last, above the
// others.
func (l *Scene) arrange() {
	b := &l.bench.board
	a := &b.shifts
	a.gather(l.Stage, b, l.meaning() == tapSlides)
	a.list = a.list[:0]
	held, holds := l.grip.held()
	for c := range b.Board.Size().Cells() {
		if s := l.shift(c); (c != held || !holds) && s != (render.TileShift{Label: s.Label}) {
			a.list = append(a.list, s)
		}
	}
	if !holds || b.Board.At(held) == 0 {
		return
	}
	s := l.shift(held)
	s.Zoom = raisedZoom
	if g := l.grip.finger; l.grip.carries() {
		s.DX, s.DY = g.At.X-g.Start.X, g.At.Y-g.Start.Y
	}
	a.list = append(a.list, s)
}

// shift returns how the tile in a cell differs from a tile at rest. For the blank there is no difference.
func (l *Scene) shift(cell int) render.TileShift {
	b := &l.bench.board
	s := render.TileShift{Label: b.Board.At(cell)}
	if s.Label == 0 {
		return s
	}
	if l.tabs.At == parityTab || l.tabs.At == whyTab {
		s.Zoom = smallZoom
	}
	add(&s, b.shifts.sums[s.Label])
	return s
}
