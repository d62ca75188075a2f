package watch

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// growth is how the line grows in a film: how many tiles are home in each of its frames.
type growth struct {
	home  []int
	tiles int
}

func newGrowth(film *session.Playback) growth {
	b, goal := film.Recording.Game.Scramble, film.Recording.Game.Goal.Board()
	g := growth{home: make([]int, film.Last()+1), tiles: goal.Size().Cells() - 1}
	for i := range g.home {
		if m := film.Frame(i).Move; m.N > 0 {
			b, _ = b.Play(m) // possible, because the recording is
		}
		for cell := range goal.Size().Cells() {
			if n := b.At(cell); n != 0 && n == goal.At(cell) {
				g.home[i]++
			}
		}
	}
	return g
}

// The measures of the picture of the growth, in dip: its height above the track, also of a low screen, the width from which its steps
// stand apart, and the least height of one.
const (
	growthHigh  = 48
	growthMost  = 88 // beside a large board
	growthLow   = 36
	growthSide  = 52  // of a screen that is low, but no lower than a phone that lies on its side
	growthRoom  = 350 // the height of that
	growthApart = 4
	growthLeast = 2
)

// growthHeight is the height of the picture above the track.
func growthHeight(f *ui.Frame) float32 {
	switch {
	case f.TextSize >= ui.LargeText || f.Low() && f.Safe.H < f.Dip(growthRoom):
		return f.Dip(growthLow)
	case f.Low(): // as much as leaves the speed in sight
		return f.Dip(growthSide)
	}
	if summedBelow(f) {
		return f.Dip(growthMost)
	}
	return f.Dip(growthHigh)
}

// growthAlpha is the alpha of what is not played yet.
const growthAlpha = 80

// paint draws a bar for each frame on the track of a slider, as high as many tiles are home, in the colour of the line where it ends then:
// full up to the frame shown.
func (g *growth) paint(l *render.List, f *ui.Frame, c *ui.Control, at int) {
	t, track := f.Theme, f.Track(c)
	base, high, last := track.Y+track.H/2, growthHeight(f), len(g.home)-1
	if last < 1 {
		return
	}
	step := max(1, last/max(1, int(track.W/f.Dip(2)))) // of a long film, a bar shows one of several frames
	gap := float32(0)
	if track.W*float32(step)/float32(last) >= f.Dip(growthApart) {
		gap = max(1, f.Dip(1))
	}
	for i := step; i <= last; i += step {
		x0 := render.Floor(track.X + track.W*float32(i-step)/float32(last))
		x1 := render.Floor(track.X + track.W*float32(i)/float32(last))
		part := float32(g.home[i]) / float32(g.tiles)
		h := max(f.Dip(growthLeast), render.Floor(high*part))
		color := t.OnPaper(float64(part))
		if t.Contrast {
			color = t.Ink
		}
		if i > at {
			color = color.Fade(growthAlpha)
		}
		l.Fill(f.Within(track, render.Rect{X: x0, Y: base - h, W: x1 - x0 - gap, H: h}), 0, color)
	}
}
