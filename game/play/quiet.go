package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// quiet reports whether the clock is to be the one large figure, and the moves a line of words: not where the moves count, and not in a low
// head, whose figures stand in a row.
func (v *sight) quiet() bool {
	clock, moves, _ := v.shown()
	return clock && moves && !v.scene.fewest() && v.place.form <= rowForm
}

// quietGap is the least space between the clock and the moves beside it, and sideGap the most above the tiles that are home where the
// figures stand below the goal's picture, both in dip.
const (
	quietGap = 16
	sideGap  = 40
)

// quietBlock is how the clock and the moves stand: the size of the digits, the height of the clock with the best time below it, and whether
// the moves stand at the end of its row rather than in a line of their own.
type quietBlock struct {
	size, clock float32
	beside      bool
}

// height returns the height of both.
func (b quietBlock) height(v *sight, f *ui.Frame) float32 {
	if b.beside {
		return b.clock
	}
	return b.clock + v.lineHeight(f)
}

// quietBlock returns the block with the largest digits that fit in a width and, with what lies above them, in a height. In a wide place the moves stand beside the clock
// if they have room there.
func (v *sight) quietBlock(f *ui.Frame, width, height, above float32, wide bool) (b quietBlock) {
	most := v.figureMost(f, v.place.honour.W)
	for _, b.size = range figureSizes {
		face := f.Face(render.Figure, b.size)
		digits := v.widestFigure(f, face) + f.Dip(4)
		b.beside = wide && digits+f.Dip(quietGap)+v.movesWidth(f) <= width
		b.clock = v.quietClock(f, b.size, b.beside)
		if b.size <= most && digits <= width && b.height(v, f) <= height+min(above, v.quietLead(f, b)) {
			break
		}
	}
	return b
}

// movesWidth returns the width of the moves in words, with the fewest below them.
func (v *sight) movesWidth(f *ui.Frame) float32 {
	b := &v.words.best
	return max(f.Fonts.Width(v.lineFace(f), b.line[len(b.line)-1]), f.Fonts.Width(v.captionFace(f), b.fewer))
}

// quietClock returns the height of the clock, with its caption or that of the moves beside it; a finger finds it.
func (v *sight) quietClock(f *ui.Frame, size float32, beside bool) float32 {
	high := max(f.Dip(48), render.Floor(f.Fonts.Metrics(f.Face(render.Figure, size)).Cap*digitsPart))
	if v.captioned(beside) {
		high += f.Fonts.Metrics(v.captionFace(f)).Line
	}
	return high
}

// quietLead returns the height of what lies above the digits.
func (v *sight) quietLead(f *ui.Frame, b quietBlock) float32 {
	digits := b.clock
	if v.captioned(b.beside) {
		digits -= f.Fonts.Metrics(v.captionFace(f)).Line
	}
	return render.Floor((digits - f.Fonts.Metrics(f.Face(render.Figure, b.size)).Cap) / 2)
}

// captioned reports whether the row of the clock has captions: a best time, or the fewest moves beside it.
func (v *sight) captioned(beside bool) bool {
	b := &v.words.best
	return b.record != "" || beside && b.fewer != ""
}

// quietHome returns whether the tiles that are home are told at the foot of the figures, and what they leave of their height.
func (v *sight) quietHome(f *ui.Frame, r render.Rect) (home bool, rest float32) {
	switch {
	case v.scene.blind() || v.place.apart || !v.homeFits(f, r.W):
		return false, r.H
	case v.scene.racing() != nil:
		return true, r.H - v.homeHeight(f)
	}
	return true, r.H + v.trail(f, r) - v.homeHeight(f)
}

// quietFits reports whether a place has room for the clock as the one large figure.
func (v *sight) quietFits(f *ui.Frame, r render.Rect, wide bool) bool {
	if !v.quiet() {
		return false
	}
	_, height := v.quietHome(f, r)
	above := r.Y - v.place.honour.Y
	b := v.quietBlock(f, r.W, height, above, wide && v.scene.racing() == nil)
	return b.height(v, f) <= height+min(above, v.quietLead(f, b))
}

// figuresQuiet lays out the clock, the moves, and at the foot the tiles that are home: from the top of the goal's picture beside them to
// its foot.
func (v *sight) figuresQuiet(f *ui.Frame, r render.Rect, wide bool) {
	bars := r.W
	home, height := v.quietHome(f, r)
	r, low := v.rivalBoard(f, r)
	wide = wide && v.scene.racing() == nil // the rival's board stands there
	above := r.Y - v.place.honour.Y
	b := v.quietBlock(f, r.W, height, above, wide)
	lead := min(above, v.quietLead(f, b))
	y := r.Y - lead
	if !home && !v.place.apart {
		y = r.Y + render.Floor(max(-lead, r.H-b.height(v, f))/2)
	}
	at := render.Rect{X: r.X, Y: y, W: r.W, H: b.clock}
	line := render.Rect{X: r.X, Y: y + b.clock, W: r.W, H: v.lineHeight(f)}
	align := render.Align(render.Start)
	if b.beside {
		at.W = r.W - v.movesWidth(f) - f.Dip(quietGap)
		line = render.Rect{X: r.X + at.W, Y: y, W: r.W - at.W, H: b.clock}
		align = render.End
	}
	v.place.quiet, v.place.beneath = true, !b.beside
	v.clock(f, at, b.size, render.Start)
	v.quietMoves(f, line, align)
	if home {
		end, foot := y+b.height(v, f), r.Y+height
		if v.place.form == sideForm { // no picture beside them has a foot
			foot = min(foot, end+f.Dip(sideGap))
		}
		v.home(f, render.Rect{X: r.X, Y: max(foot, low, end), W: bars, H: v.homeHeight(f)})
	}
}

// paintMoves draws the moves in words: in a line with the fewest moves yet, or on the line of the clock's digits with these below.
func (v *sight) paintMoves(l *render.List, f *ui.Frame, c *ui.Control) {
	b := &v.words.best
	if v.place.beneath {
		for i, text := range b.line {
			if last := i == len(b.line)-1; last || f.Fonts.Width(c.Face, text) <= c.Rect.W {
				l.TextIn(f.Fonts, v.lineFitting(f, text, c.Rect.W), text, c.Rect, c.Align, render.Middle, f.Theme.Ink)
				return
			}
		}
	}
	clock := ui.Find(f.Controls, clockID)
	digits := c.Rect
	if v.captioned(true) {
		small := v.captionFace(f)
		below := v.captionRow(f, c.Rect, small)
		digits.H = below.Y + f.Dip(2) - c.Rect.Y
		if b.fewer != "" {
			l.TextIn(f.Fonts, small, b.fewer, below, c.Align, render.Middle, f.Theme.Ink2)
		}
	}
	down := (f.Fonts.Metrics(clock.Face).Cap - f.Fonts.Metrics(c.Face).Cap) / 2
	l.TextIn(f.Fonts, c.Face, b.line[len(b.line)-1], digits.Move(0, down), c.Align, render.Middle, f.Theme.Ink)
}

// captionRow returns the row of captions at the foot of a figure.
func (v *sight) captionRow(f *ui.Frame, figure render.Rect, face render.FaceID) render.Rect {
	line := f.Fonts.Metrics(face).Line
	return render.Rect{X: figure.X, Y: figure.Y + figure.H - line - f.Dip(2), W: figure.W, H: line}
}

// quietMoves lays out the moves in words.
func (v *sight) quietMoves(f *ui.Frame, r render.Rect, align render.Align) {
	f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: v.scene.Stage.Lang.N("play.moves", v.scene.Moves()), Value: v.words.count.Text,
		Rect: r, Align: align, Face: v.lineFace(f)})
}
