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

// praiseID is what a lesson says when a task is done, behind a tick.
var praiseID = ui.ID{Name: "praise"}

// The measures of it in dip: its letters below a title, beside a board and on a low screen, and the least; the space behind its disc; and
// the side of that as a part of the letters.
const (
	praiseSize  = 28
	praiseWide  = 36
	praiseLow   = 24
	praiseLeast = 20
	praiseGap   = 10
	praiseDisc  = 1.1
)

// layoutPraise adds what is said when a task is done, and reports whether it has room in one line.
func (l *Lesson) layoutPraise(col *ui.Column, words string) bool {
	f, size := col.F, float32(praiseSize)
	switch {
	case f.Low():
		size = praiseLow
	case f.Wide():
		size = praiseWide
	}
	for ; size >= praiseLeast; size -= 4 {
		face := f.Face(render.Title, size)
		line := f.Fonts.Metrics(face).Line
		if l.praiseIn(f, size)+f.Fonts.Width(face, words) <= col.Area.W {
			l.praised = size
			f.Add(ui.Control{ID: praiseID, Role: ui.Text, Look: ui.Custom, Label: words, Face: face, Rect: col.Take(line)})
			return true
		}
	}
	return false
}

// praiseIn returns where words of a size begin behind the disc.
func (l *Lesson) praiseIn(f *ui.Frame, size float32) float32 {
	return render.Floor(f.Grown(size*praiseDisc)) + f.Dip(praiseGap)
}

// paintPraise draws a tick on a disc and what is said behind it.
func (l *Lesson) paintPraise(dl *render.List, f *ui.Frame, c *ui.Control) {
	in, t := l.praiseIn(f, l.praised), f.Theme
	side := in - f.Dip(praiseGap)
	disc := f.Within(c.Rect, render.Rect{X: c.Rect.X, Y: render.Floor(c.Rect.Y + (c.Rect.H-side)/2), W: side, H: side})
	dl.Fill(disc, side/2, t.Accent)
	dl.Icon(render.Tick, disc.Inset(render.Floor(side*0.2)), max(f.Dip(2), side*0.07), t.OnAccent)
	words := render.Rect{X: c.Rect.X + in, Y: c.Rect.Y, W: c.Rect.W - in, H: c.Rect.H}
	dl.TextIn(f.Fonts, c.Face, c.Label, f.Within(c.Rect, words), f.Near(), render.Middle, t.Ink)
}

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
