package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// raceBar is the least room, in dip, that a bar of a race has with its number beside the names.
const raceBar = 72

// raceNames returns the width of the names of both sides of a race in letters of a face.
func (v *sight) raceNames(f *ui.Frame, face render.FaceID) float32 {
	l := v.scene.Stage.Lang
	return max(f.Fonts.Width(face, l.T("play.you")), f.Fonts.Width(face, v.scene.racing().name(l)))
}

// paintHome draws how many tiles are home, as words and as a bar that grows along the colours of the ramp.
func (v *sight) paintHome(l *render.List, f *ui.Frame, c *ui.Control) {
	home := homeCount(v.scene.Session())
	if rival := v.scene.racing(); rival != nil {
		name := v.scene.Stage.Lang.T("play.you")
		if c.ID == rivalID {
			name, home = rival.name(v.scene.Stage.Lang), rival.home()
		}
		v.paintSide(l, f, c, name, home)
		return
	}
	line := f.Fonts.Metrics(c.Face).Line
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: c.Rect.W, H: f.Dip(homeBar)}
	if v.scene.Session().Paused() && v.place.beside {
		bar.H = max(bar.H, c.Rect.H-f.Dip(homeGap)-line)
	}
	if !v.place.beside {
		bar.W = min(bar.W, f.Dip(360))
	}
	if f.RTL {
		bar.X = c.Rect.X + c.Rect.W - bar.W
	}
	v.paintBar(l, f, bar, float32(home)*v.board.Motion.Dealt(v.scene.Stage), false)
	words := c.Rect
	words.Y, words.H = words.Y+bar.H+f.Dip(homeGap), words.H-bar.H-f.Dip(homeGap)
	l.TextIn(f.Fonts, c.Face, c.Label, words, c.Align, render.Middle, f.Theme.Ink2)
}

// paintSide draws a side of a race in a line: its name, its bar, and how many of its tiles are home. The bars of both sides begin and
// end at the same places.
func (v *sight) paintSide(l *render.List, f *ui.Frame, c *ui.Control, name string, home int) {
	at := func(x, w float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y, W: w, H: c.Rect.H})
	}
	count := v.scene.Stage.Lang.Count(home)
	most := f.Fonts.Width(c.Face, v.scene.Stage.Lang.Count(v.board.Board.Size().Cells()-1))
	start, high := v.raceNames(f, c.Face)+f.Dip(12), f.Dip(homeBar)
	end := c.Rect.W - most - f.Dip(12)
	l.TextIn(f.Fonts, c.Face, name, at(0, c.Rect.W), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, c.Face, count, at(0, c.Rect.W), f.Far(), render.Middle, f.Theme.Ink)
	bar := at(start, end-start)
	bar.Y, bar.H = render.Floor(bar.Y+(bar.H-high)/2), high
	v.paintBar(l, f, bar, float32(home), c.ID == rivalID)
}

// barSteps is the number of colours in the whole bar of the tiles that are home: so many that no step shows.
const barSteps = 64

// paintBar draws a bar, as full as tiles are home: in the colours of the ramp or, plain, in the ink of secondary words.
func (v *sight) paintBar(l *render.List, f *ui.Frame, r render.Rect, home float32, plain bool) {
	track := render.BoxStyle{Fill: f.Theme.Tray}
	if f.Theme.Contrast {
		track.Edge, track.EdgeWidth = f.Theme.Edge, max(1, f.Dip(1))
	}
	l.Box(r, r.H/2, track)
	tiles := v.board.Board.Size().Cells() - 1
	full := r.W * home / float32(tiles)
	for i := barSteps - 1; i >= 0; i-- { // from the end, so that each colour ends round on the next
		part := r
		if part.W = render.Floor(r.W * float32(i+1) / barSteps); part.W >= full+r.W/barSteps || full == 0 {
			continue
		}
		part.W = max(r.H, min(part.W, full))
		if i > 0 && part.W == r.H {
			continue // the first colour covers it
		}
		part.X += max(0, render.Floor(r.W*float32(i)/barSteps)-r.H) // its other end lies under the colour before
		part.W -= part.X - r.X
		if f.RTL {
			part.X = 2*r.X + r.W - part.X - part.W
		}
		color := f.Theme.RibbonColor(f.Theme.OnPaper(float64(i) / (barSteps - 1)))
		if plain {
			color = f.Theme.Ink2
		}
		l.Fill(part, r.H/2, color)
	}
}
