package lessons

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The tick on a tile that is where it was to go, as parts of a cell: its disc, how far that stands out over the corner of the tile, and the
// air around the tick in it.
const (
	wonDisc = 0.34
	wonOut  = 0.07
	wonAir  = 0.07
)

// paintWon draws a tick on each of the tiles with which the task was done, once they lie still.
func (l *Lesson) paintWon(dl *render.List, f *ui.Frame) {
	p, v, t := &l.pupil, &l.view, f.Theme
	if v.Motion.Slides(l.Stage) {
		return
	}
	for _, tile := range p.won {
		cell := p.board.Find(tile)
		r, _ := v.CellFrame(cell, 0)
		side := render.Floor(max(f.Dip(16), wonDisc*v.Cell))
		out := render.Floor(wonOut * v.Cell)
		disc := render.Rect{X: r.X + r.W - side + out, Y: r.Y - out, W: side, H: side}
		rim := max(f.Dip(1.5), 0.02*v.Cell)
		dl.Fill(disc.Inset(-rim), side/2+rim, t.Paper)
		dl.Fill(disc, side/2, t.Accent)
		dl.Icon(render.Tick, disc.Inset(wonAir*v.Cell), max(f.Dip(2), 0.035*v.Cell), t.OnAccent)
	}
}
