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

// Of the block of the clock, the moves and the tiles that are home, in dip: between clock and moves beside it, and what stands between the
// letters of the moves, or of the clock beside them, and the bar.
const (
	quietGap  = 16
	barAbove  = 14
	barLoose  = 28 // beside it
	barMore   = 10 // in addition at most, in a high place, and
	barSpread = 44 // where both then end with the picture
)

// movesSizes are the sizes of the moves in dip below the clock, the best first, and movesBeside is the largest at the end of its row.
var movesSizes = [...]float32{24, 22, 20, 18, 16}

const (
	movesBeside = 28
	movesPart   = 0.6 // most of their size below it, in sizes of the digits
)

// quietBlock is how the clock, the moves and the tiles that are home stand.
type quietBlock struct {
	size, moves   float32 // of the digits and of the moves in words, in dip
	clock, line   float32 // heights of the clock with the best time below it, and of the moves, 0 at the end of the clock's row
	above, below  float32 // what lies above the digits, and below the last letters
	air, down     float32 // between the letters of the clock and of the moves below it, and how much further down these stand
	home          bool    // the tiles that are home stand at the foot
	bar, homeHigh float32 // where the bar begins below the top, and its height with its words
}

// beside reports whether the moves stand at the end of the clock's row.
func (b *quietBlock) beside() bool { return b.line == 0 }

// height returns the height of the block.
func (b *quietBlock) height() float32 {
	if b.home {
		return b.bar + b.homeHigh
	}
	return b.clock + b.line
}

// seen returns its height from the top of the digits to the foot of the last letters.
func (b *quietBlock) seen() float32 { return b.height() - b.above - b.below }

// quietBlock returns the block with the largest digits that fit in a place; ok is false without room for any. In a wide place the moves
// stand beside the clock if they have room there.
func (v *sight) quietBlock(f *ui.Frame, r render.Rect, wide, home bool) (b quietBlock, ok bool) {
	most, above := v.figureMost(f, v.place.honour.W), r.Y-v.place.honour.Y
	for _, size := range figureSizes {
		digits := v.widestFigure(f, f.Face(render.Figure, size)) + f.Dip(4)
		if size > most || digits > r.W {
			continue
		}
		rest := r.W - digits - f.Dip(quietGap)
		if moves := min(movesBeside, size/2); wide && moves >= v.lineSize(f) && v.movesWidth(f, moves) <= rest {
			if b = v.quietParts(f, r.W, size, moves, true, home); v.quietFits(f, r, b, above) {
				return b, true
			}
		}
		for _, text := range v.words.best.line { // smaller letters rather than without the fewest moves
			for _, moves := range movesSizes {
				if f.Fonts.Width(f.Face(render.Regular, moves), text) > r.W || moves > max(size*movesPart, 16) {
					continue
				}
				if b = v.quietParts(f, r.W, size, moves, false, home); v.quietFits(f, r, b, above) {
					return b, true
				}
			}
		}
	}
	return b, false
}

// quietFits reports whether a block stands in a place, above which there is some air.
func (v *sight) quietFits(f *ui.Frame, r render.Rect, b quietBlock, above float32) bool {
	return b.height()-min(above, b.above)-min(v.trail(f, r), b.below) <= r.H
}

// quietParts returns the block with digits and moves of a size in a width.
func (v *sight) quietParts(f *ui.Frame, width, size, moves float32, beside, home bool) (b quietBlock) {
	b = quietBlock{size: size, moves: moves, home: home}
	digits := f.Fonts.Metrics(f.Face(render.Figure, size)).Cap
	b.clock = max(f.Dip(48), render.Floor(digits*digitsPart))
	air := render.Floor((b.clock - digits) / 2) // above and below the digits
	b.above, b.below = air, air
	if v.captioned(f, width, beside) {
		b.clock += f.Fonts.Metrics(v.captionFace(f)).Line
		b.below = f.Dip(6)
	}
	b.bar = b.clock - b.below + f.Dip(barLoose)
	if !beside {
		m := f.Fonts.Metrics(f.Face(render.Regular, moves))
		b.line = m.Line
		b.air = b.below + render.Floor((m.Line-m.Cap)/2)
		b.below = render.Floor((m.Line - m.Cap) / 2)
		b.bar = b.clock + b.line - b.below + f.Dip(barAbove)
	}
	b.bar = render.Floor(b.bar)
	if home {
		b.homeHigh, b.below = v.homeHeight(f), v.slack(f)
	}
	return b
}

// spread makes a block higher: the moves stand in the middle between the clock and the bar.
func (b *quietBlock) spread(f *ui.Frame, more float32) {
	under := render.Floor((more + f.Dip(barAbove) - b.air) / 2)
	b.down = max(0, min(more, under))
	b.bar += more
}

// movesWidth returns the width of the moves in words of a size beside the clock, with the fewest in small letters below.
func (v *sight) movesWidth(f *ui.Frame, size float32) float32 {
	b := &v.words.best
	return max(f.Fonts.Width(f.Face(render.Regular, size), b.line[len(b.line)-1]), f.Fonts.Width(v.captionFace(f), b.fewer))
}

// captioned reports whether the row of the clock has captions that fit its width: a best time, or the fewest moves beside it.
func (v *sight) captioned(f *ui.Frame, width float32, beside bool) bool {
	b := &v.words.best
	record := b.record != "" && (beside || v.place.foot == 0) && f.Fonts.Width(v.captionFace(f), b.record) <= width
	return record || beside && b.fewer != ""
}

// footGap is the least space, in dip, between the words of the tiles that are home and the best time at the end of their line.
const footGap = 16

// recordFace returns the face of the line of the tiles that are home with the best time at its end, where that is clear of the clock; 0 if
// both have no room there, however many tiles these are.
func (v *sight) recordFace(f *ui.Frame, width float32) render.FaceID {
	record, usual := v.words.best.record, v.lineFace(f)
	if record == "" || v.scene.racing() != nil || v.scene.course.Run != nil && v.stripFits(f, usual, width) {
		return 0
	}
	for _, face := range [...]render.FaceID{usual, min(usual, captionOf(f, captionLeast))} {
		if f.Fonts.Width(face, v.words.whole)+f.Dip(footGap)+f.Fonts.Width(face, record) <= v.barWidth(f, width) {
			return face
		}
	}
	return 0
}

// figuresQuiet lays out the clock, the moves and the tiles that are home as one block in the middle of a place. ok is false without room
// for it.
func (v *sight) figuresQuiet(f *ui.Frame, in render.Rect, wide bool) (ok bool) {
	if !v.quiet() {
		return false
	}
	wide = wide && (v.scene.racing() == nil || v.place.abreast) // else the rival's board stands beside the clock
	home := !v.scene.blind() && !v.place.apart && v.homeFits(f, in.W)
	r, low := v.rivalRest(f, in)
	if home {
		v.place.foot = v.recordFace(f, in.W)
	}
	b, ok := v.quietBlock(f, r, wide, home)
	if !ok || b.beside() {
		v.place.foot = 0
	}
	if !ok {
		return false
	}
	v.rivalBoard(f, in)
	if p := v.place.picture; !b.beside() && home && p.H >= b.seen() && p.H-b.seen() <= f.Dip(barSpread) {
		r.Y, r.H = p.Y, p.H // from the top of the picture to its foot
		b.spread(f, r.H-b.seen())
	} else {
		b.bar += min(f.Dip(barMore), max(0, render.Floor((r.H-b.seen())/4)))
	}
	y := r.Y + render.Floor((r.H-b.seen())/2) - b.above
	at := render.Rect{X: r.X, Y: max(y, v.place.honour.Y), W: r.W, H: b.clock}
	line := render.Rect{X: r.X, Y: at.Y + b.clock + b.down, W: r.W, H: b.line}
	align := render.Align(render.Start)
	v.place.quiet, v.place.beneath = true, !b.beside()
	foot := at.Y + b.bar
	if b.beside() {
		at.W = r.W - v.movesWidth(f, b.moves) - f.Dip(quietGap)
		line = render.Rect{X: r.X + at.W, Y: at.Y, W: r.W - at.W, H: b.clock}
		align = render.End
	}
	v.clock(f, at, b.size, render.Start)
	v.movesIn(f, line, f.Face(render.Regular, b.moves), align)
	if home {
		v.home(f, render.Rect{X: in.X, Y: max(foot, low), W: in.W, H: b.homeHigh})
	}
	return true
}

// paintMoves draws the moves in words: in a line with the fewest moves yet, or on the line of the clock's digits with these below.
func (v *sight) paintMoves(l *render.List, f *ui.Frame, c *ui.Control) {
	b := &v.words.best
	if v.place.beneath {
		for i, text := range b.line {
			if last := i == len(b.line)-1; last || f.Fonts.Width(c.Face, text) <= c.Rect.W {
				l.TextIn(f.Fonts, c.Face, text, c.Rect, c.Align, render.Middle, f.Theme.Ink)
				return
			}
		}
	}
	clock := ui.Find(f.Controls, clockID)
	digits := c.Rect
	if v.captioned(f, clock.Rect.W, true) {
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
