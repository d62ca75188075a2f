package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// raceBar is the least room, in dip, that a bar of a race has with its number beside the names.
const raceBar = 72

// raceHigh is the height of such a bar in dip.
const raceHigh = 10

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
	bar.W = v.barWidth(f, bar.W)
	if f.RTL {
		bar.X = c.Rect.X + c.Rect.W - bar.W
	}
	part := v.homePart(home) * v.board.Motion.Dealt(v.scene.Stage)
	if run := v.scene.course.Run; run != nil {
		paintStrip(l, f, run, bar, part)
	} else {
		paintBar(l, f, bar, part, false)
	}
	words := c.Rect
	words.Y, words.H = words.Y+bar.H+f.Dip(homeGap), words.H-bar.H-f.Dip(homeGap)
	if r := v.scene.course.Run; r != nil && v.stripFits(f, c.Face, words.W) {
		v.paintStripWords(l, f, c, words)
		return
	}
	l.TextIn(f.Fonts, c.Face, c.Label, words, c.Align, render.Middle, f.Theme.Ink2)
	if v.place.foot != 0 {
		words.X, words.W = bar.X, bar.W
		l.TextIn(f.Fonts, c.Face, v.words.best.record, words, f.Far(), render.Middle, f.Theme.Ink2)
	}
}

// barMost is the most width, in dip, of the bar of the tiles that are home above a board.
const barMost = 360

// barWidth returns the width of that bar in a width.
func (v *sight) barWidth(f *ui.Frame, width float32) float32 {
	if v.place.beside {
		return width
	}
	return min(width, f.Dip(barMost))
}

// paintSide draws a side of a race in a line: its name, its bar, and how many of its tiles are home. The bars of both sides begin and
// end at the same places.
func (v *sight) paintSide(l *render.List, f *ui.Frame, c *ui.Control, name string, home int) {
	at := func(x, w float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y, W: w, H: c.Rect.H})
	}
	count := v.scene.Stage.Lang.Count(home)
	most := f.Fonts.Width(c.Face, v.scene.Stage.Lang.Count(v.board.Board.Size().Cells()-1))
	start, high := v.raceNames(f, c.Face)+f.Dip(12), f.Dip(raceHigh)
	end := c.Rect.W - most - f.Dip(12)
	l.TextIn(f.Fonts, c.Face, name, at(0, c.Rect.W), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, c.Face, count, at(0, c.Rect.W), f.Far(), render.Middle, f.Theme.Ink)
	bar := at(start, end-start)
	bar.Y, bar.H = render.Floor(bar.Y+(bar.H-high)/2), high
	paintBar(l, f, bar, v.homePart(home), c.ID == rivalID)
}

// homePart returns which part of all tiles so many are.
func (v *sight) homePart(home int) float32 {
	return float32(home) / float32(v.board.Board.Size().Cells()-1)
}

// paintBar draws a bar that is full to a part, 0..1: in the colours of the ramp or, plain, in the ink of secondary words.
func paintBar(l *render.List, f *ui.Frame, r render.Rect, part float32, plain bool) {
	ui.Track(l, f, r)
	if part <= 0 {
		return
	}
	full := max(r.H, render.Floor(r.W*part))
	if plain {
		l.Fill(f.Within(r, render.Rect{X: r.X, Y: r.Y, W: full, H: r.H}), r.H/2, f.Theme.Ink2)
		return
	}
	ui.RampBar(l, f, r, full, func(at float32) render.Color { return f.Theme.RibbonColor(f.Theme.OnPaper(float64(at))) })
}
