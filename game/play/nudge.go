package play

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

const (
	nudgeTime  = 520 * time.Millisecond // of a nudge
	nudgeEvery = 2600 * time.Millisecond
	nudgeOut   = 0.3  // the part of a nudge in which the tile goes
	nudgeWay   = 7    // how far it goes, in dip
	nudgePart  = 0.14 // most of it, in cells
)

// nudge moves the tile of a hint some way towards the blank and back, again and again. In between nothing is drawn. If the
// system asks for less motion, the tile stands there.
type nudge struct{ one, pause stage.Timer }

// tick begins the next nudge.
func (n *nudge) tick(s *stage.Stage) {
	if s.Still() || s.Length(nudgeTime) == 0 {
		return
	}
	if !s.Runs(n.pause) {
		n.one, n.pause = s.Start(nudgeTime), s.Start(nudgeEvery)
	}
	if s.Runs(n.one) {
		s.Animate()
	}
}

// by returns how far the tile is on its way, 0..1.
func (n *nudge) by(s *stage.Stage) float32 {
	if s.Still() || s.Length(nudgeTime) == 0 {
		return 1
	}
	part, runs := s.Part(n.one)
	if !runs {
		return 0
	}
	up := min(part/nudgeOut, (1-part)/(1-nudgeOut))
	return up * up * (3 - 2*up)
}

// towards returns the direction from a cell to the blank; 0, 0 if they share no row or column.
func towards(b puzzle.Board, cell int) (x, y float32) {
	w, blank := b.Size().W, b.Blank()
	dx, dy := blank%w-cell%w, blank/w-cell/w
	if dx != 0 && dy != 0 {
		return 0, 0
	}
	return sign(dx), sign(dy)
}

func sign(n int) float32 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
