package play

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// figureSizes are the sizes of the digits of clock and moves in dip, the best first.
var figureSizes = [...]float32{56, 44, 36, 32, 28, 24, 20}

// figureMost is the largest size of digits: larger than usual in a wide column beside the board, and for a figure alone.
func (v *sight) figureMost(f *ui.Frame, width float32) float32 {
	if _, _, n := v.shown(); n == 1 || v.quiet() || v.asks() || v.place.beside && width >= f.Dip(280) {
		return 56
	}
	return 44
}

// digitsPart is the height of the row of a figure's digits, in heights of a digit.
const digitsPart = 1.4

// lead is the height of what lies above the digits in the row of a figure.
func (v *sight) lead(f *ui.Frame, size float32) float32 {
	return render.Floor(f.Fonts.Metrics(f.Face(render.Figure, size)).Cap * (digitsPart - 1) / 2)
}

// trail is the height of what lies below the words of the tiles that are home at the foot of r.
func (v *sight) trail(f *ui.Frame, r render.Rect) float32 {
	in := v.place.honour
	return max(0, min(in.Y+in.H-r.Y-r.H, v.slack(f)))
}

// slack is the height of what lies below the letters of a line.
func (v *sight) slack(f *ui.Frame) float32 {
	m := f.Fonts.Metrics(v.lineFace(f))
	return render.Floor((m.Line - m.Cap) / 2)
}

// figureHeight is the height of a figure with its caption; a finger finds it.
func (v *sight) figureHeight(f *ui.Frame, size float32) float32 {
	digits := render.Floor(f.Fonts.Metrics(f.Face(render.Figure, size)).Cap * digitsPart)
	return max(f.Dip(48), digits+f.Fonts.Metrics(v.captionFace(f)).Line)
}

// rowHeights returns the heights of the first of so many rows of figures, and of the last: a button that shows a figure is as high as a
// finger.
func (v *sight) rowHeights(f *ui.Frame, size float32, rows int) (each, last float32) {
	each = v.figureHeight(f, size)
	if rows == 2 && v.asks() {
		return each, max(f.Dip(48), f.Dip(namedSide)+f.Fonts.Metrics(v.captionFace(f)).Line)
	}
	return each, each
}

// rowsHeight returns the height of so many rows of figures.
func (v *sight) rowsHeight(f *ui.Frame, size float32, rows int) float32 {
	each, last := v.rowHeights(f, size, rows)
	return each*float32(max(0, rows-1)) + last*float32(min(1, rows))
}

// captionFace is the face of small captions.
func captionFace(f *ui.Frame) render.FaceID { return captionOf(f, 16) }

// captionFace is the face of the captions of clock and moves.
func (v *sight) captionFace(f *ui.Frame) render.FaceID {
	return captionOf(f, v.lineSize(f))
}

// captionLeast is the size in dip of the smallest captions.
const captionLeast = 14

// captionOf is the face of captions of a size in dip: it grows less than other text, even than advice, which says more.
func captionOf(f *ui.Frame, size float32) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, size, 1.2))
}

// captionRow returns the row of captions at the foot of a figure.
func (v *sight) captionRow(f *ui.Frame, figure render.Rect, face render.FaceID) render.Rect {
	line := f.Fonts.Metrics(face).Line
	return render.Rect{X: figure.X, Y: figure.Y + figure.H - line - f.Dip(2), W: figure.W, H: line}
}

// homeHeight is the height of the bar and the words of the tiles that are home.
func (v *sight) homeHeight(f *ui.Frame) float32 {
	line := v.lineHeight(f)
	switch {
	case v.place.abreast:
		return 2 * (line + f.Dip(sideAir))
	case v.scene.racing() != nil:
		return 2 * line
	}
	return f.Dip(homeBar+homeGap) + line
}

// homeFits reports whether the words of the tiles that are home fit in a width.
func (v *sight) homeFits(f *ui.Frame, width float32) bool {
	text := v.words.home.Text
	if v.scene.racing() != nil {
		return v.raceNames(f, v.lineFace(f))+f.Dip(raceBar) <= width
	}
	return v.lineFits(f, text, width)
}

// The bar of the tiles that are home, in dip.
const (
	homeBar = 8
	homeGap = 4 // between bar and words
	sideAir = 8 // more height of a line of a race that has room
)

// shown are the figures that the player does not hide.
func (v *sight) shown() (clock, moves bool, n int) {
	p := v.scene
	clock, moves = p.Stage.Set.Clock != session.HiddenClock && p.course.Par == 0 || p.fewest(), p.Stage.Set.ShowMoves || p.course.Par > 0 || p.fewest()
	if clock {
		n++
	}
	if moves {
		n++
	}
	return clock, moves, n
}

// rowsAir is the most space between figures that stand one below the other, in dip.
const rowsAir = 40

// figuresBelow lays out the clock, the moves and the tiles that are home one below the other. Where the fewest moves count, these lead.
func (v *sight) figuresBelow(f *ui.Frame, r render.Rect) {
	v.words.update(v.scene)
	if v.figuresQuiet(f, r, false) || v.figuresAsk(f, r, false) {
		return
	}
	clock, moves, n := v.shown()
	bars := r.W
	r, low := v.rivalBoard(f, r)
	size, home := v.figureSize(f, r.W, r.H, n)
	home = home && !v.place.apart && v.homeFits(f, bars)
	each, last := v.rowHeights(f, size, n)
	most := f.Dip(rowsAir)
	if v.countAlone(f, r, size) { // no caption below the digits
		most = f.Dip(barLoose)
		each = max(f.Dip(48), render.Floor(f.Fonts.Metrics(f.Face(render.Figure, size)).Cap*digitsPart))
		last = each
	}
	free, parts := r.H-each*float32(max(0, n-1))-last*float32(min(1, n)), n
	if home {
		free, parts = free-v.homeHeight(f), parts+1
	}
	gap, y := render.Floor(free/float32(max(1, parts-1))), r.Y
	if parts > 1 && home && free+v.lead(f, size)+v.slack(f) >= 0 { // from the top of the picture to its foot, or in the middle beside it
		lead := min(v.lead(f, size), r.Y-v.place.honour.Y)
		spare := free + lead + v.trail(f, r)
		gap = min(render.Floor(spare/float32(parts-1)), most)
		y += render.Floor((spare-gap*float32(parts-1))/2) - lead
	} else {
		gap = max(0, min(f.Dip(24), gap))
		y += render.Floor(max(0, free-gap*float32(parts-1)) / 2)
	}
	at, lead := render.Rect{X: r.X, Y: y, W: r.W, H: each}, v.scene.fewest()
	if moves && lead {
		v.moves(f, at, size, render.Start)
		at.Y += each + gap
	}
	if clock {
		if lead {
			at.H = last
		}
		v.clock(f, at, size, render.Start)
		at.Y += at.H + gap
	}
	if moves && !lead {
		v.moves(f, at, size, render.Start)
		at.Y += each + gap
	}
	if home {
		v.home(f, render.Rect{X: r.X, Y: max(at.Y, low), W: bars, H: v.homeHeight(f)})
	}
}

// figuresBeside lays out the clock and the moves side by side, and the tiles that are home below them.
func (v *sight) figuresBeside(f *ui.Frame, r render.Rect) {
	v.words.update(v.scene)
	if v.figuresQuiet(f, r, true) || v.figuresAsk(f, r, true) {
		return
	}
	clock, moves, n := v.shown()
	bars := r.W
	r, low := v.rivalBoard(f, r)
	wide := r.W
	if clock && moves {
		wide = render.Floor(r.W * clockPart)
	}
	size, home := v.figureSize(f, wide, r.H, min(n, 1))
	home = home && !v.place.apart && v.homeFits(f, bars)
	each := v.figureHeight(f, size)
	free := r.H
	if n > 0 {
		free -= each
	}
	if home {
		free -= v.homeHeight(f)
	}
	gap := max(0, min(f.Dip(8), render.Floor(free)))
	y := r.Y + render.Floor(max(0, free-gap)/2)
	if n > 0 && home && free >= 0 { // from the top of the picture to its foot
		lead := min(v.lead(f, size), r.Y-v.place.honour.Y)
		y, gap = r.Y-lead, free+lead+v.trail(f, r)
	}
	row := render.Rect{X: r.X, Y: y, W: r.W, H: each}
	v.countAlone(f, row, size)
	v.figures(f, row, size, render.Start)
	if n > 0 {
		y += each + gap
	}
	if home {
		v.home(f, render.Rect{X: r.X, Y: max(y, low), W: bars, H: v.homeHeight(f)})
	}
}

// longClock is the clock of a long game, which gets as large digits as a short one, and longCount a count of moves without a clock.
const (
	longClock = "００:００"
	longCount = "0000"
)

// figureSize returns the largest size of digits that fit in a width and, in rows with their captions, in a height, and
// whether the tiles that are home then have room.
func (v *sight) figureSize(f *ui.Frame, width, height float32, rows int) (size float32, home bool) {
	most := v.figureMost(f, v.place.honour.W)
	for _, home := range [...]bool{true, false} {
		if home && v.scene.blind() {
			continue // that would tell what the player may not see
		}
		for _, size := range figureSizes {
			room := height
			if home { // from the top of the picture to its foot
				room += v.lead(f, size) + v.slack(f) - v.homeHeight(f)
			}
			face := f.Face(render.Figure, size)
			wide := v.widestFigure(f, face) + f.Dip(4)
			if wide <= width && size <= most && v.rowsHeight(f, size, rows) <= room {
				return size, home
			}
		}
	}
	return figureSizes[len(figureSizes)-1], false
}

// widestFigure returns the width of the widest digits that are shown, at least that of usual ones, so that digits seldom change their size.
func (v *sight) widestFigure(f *ui.Frame, face render.FaceID) float32 {
	if clock, _, _ := v.shown(); !clock {
		return f.Fonts.Width(face, longCount)
	}
	return max(f.Fonts.Width(face, v.digits()), f.Fonts.Width(face, longClock))
}

// clockPart is the clock's share of the width that clock and moves share.
const clockPart = 0.56

// manyMoves is a number of moves whose plural form is a long one in each language, for what may not depend on the moves made.
const manyMoves = 100

// figuresMinWidth is the width that clock and moves need for their words in a low head.
func (v *sight) figuresMinWidth(f *ui.Frame) float32 {
	face, l := f.Face(render.Regular, 16), v.scene.Stage.Lang
	return max(f.Fonts.Width(face, l.T("play.time"))/clockPart, f.Fonts.Width(face, l.N("play.moves_short", manyMoves))/(1-clockPart)) + f.Dip(4)
}

// figures lays out the clock and the count of moves side by side, without the one that the player hides. Where the fewest moves count,
// these lead, and how many are enough follows.
func (v *sight) figures(f *ui.Frame, r render.Rect, size float32, align render.Align) {
	v.words.update(v.scene)
	clock, shown, _ := v.shown()
	c, moves := r, r
	if clock && shown && !v.scene.fewest() && align == render.Start && v.place.form >= rowForm {
		v.figuresApart(f, r, size)
		return
	}
	if clock && shown {
		c.W = render.Floor(r.W * clockPart)
		moves.W = r.W - c.W
		lead, next := &c, &moves
		if v.scene.fewest() {
			lead, next = next, lead
		}
		next.X += lead.W
		if align == render.Start {
			lead.W -= f.Dip(12)
		}
	}
	lead, next := align, align
	if clock && shown && align == render.Start && v.lineSize(f) == largeLine { // both begin or end where the picture does
		next = render.End
	}
	if shown && v.scene.fewest() {
		v.moves(f, moves, size, lead)
	}
	if clock {
		if v.scene.fewest() {
			lead = next
		}
		v.clock(f, c, size, lead)
	}
	if shown && !v.scene.fewest() {
		v.moves(f, moves, size, next)
	}
}

// figuresApart lays out the clock at the start of a row and the moves at its end, in digits of one size, at most of the one given.
func (v *sight) figuresApart(f *ui.Frame, r render.Rect, size float32) {
	wide := func(text string) float32 { return f.Fonts.Width(f.Face(render.Figure, size), text) + f.Dip(4) }
	for wide(v.words.digits)+f.Dip(12)+wide(v.words.count.Text) > r.W && size*f.TextSize > 12 {
		size--
	}
	digits := wide(v.words.count.Text)
	moves := render.Floor(max(digits, min(r.W*(1-clockPart), r.W-wide(v.words.digits)-f.Dip(12)))) // its caption needs room, too
	c := render.Rect{X: r.X, Y: r.Y, W: r.W - moves, H: r.H}
	v.clock(f, c, size, render.Start)
	v.moves(f, render.Rect{X: c.X + c.W, Y: r.Y, W: moves, H: r.H}, size, render.End)
}

func (v *sight) clock(f *ui.Frame, r render.Rect, size float32, align render.Align) {
	if v.scene.fewest() {
		v.layoutEnough(f, r, size, align)
		return
	}
	f.Add(ui.Control{ID: clockID, Role: ui.Button, Look: ui.Custom, Label: v.scene.Stage.Lang.T("play.pause"), Value: v.words.clock.Text,
		Rect: r, Align: align, Face: v.figureFace(f, v.words.digits, r.W, size)})
}

func (v *sight) moves(f *ui.Frame, r render.Rect, size float32, align render.Align) {
	v.movesIn(f, r, v.figureFace(f, v.words.count.Text, r.W, size), align)
}

// countAlone sets the word of the moves beside their digits in a place, where they are the one figure, and reports whether it does.
func (v *sight) countAlone(f *ui.Frame, r render.Rect, size float32) bool {
	clock, moves, _ := v.shown()
	alone := moves && !clock && v.askMoves(f, size) <= r.W
	if alone {
		v.place.countWord = v.askFace(f, size)
	}
	return alone
}

// movesIn lays out the moves in digits or letters of a face.
func (v *sight) movesIn(f *ui.Frame, r render.Rect, face render.FaceID, align render.Align) {
	f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: v.scene.Stage.Lang.N("play.moves", v.scene.Moves()), Value: v.words.count.Text,
		Rect: r, Align: align, Face: face})
}

func (v *sight) home(f *ui.Frame, r render.Rect) {
	face := v.place.foot
	switch {
	case face != 0:
	case v.scene.racing() != nil:
		face = v.lineFace(f)
	default:
		face = v.lineFitting(f, v.words.home.Text, r.W)
	}
	v.homeIn(f, r, face)
}

// homeIn lays out the tiles that are home in letters of a face.
func (v *sight) homeIn(f *ui.Frame, r render.Rect, face render.FaceID) {
	rival := v.scene.racing()
	v.place.words = face
	if rival != nil { // each a name, a bar and a number in a line
		r.H = render.Floor(r.H / 2)
	}
	f.Add(ui.Control{ID: homeID, Role: ui.Status, Look: ui.Custom, Label: v.words.home.Text, Rect: r, Align: render.Start, Face: face})
	if rival != nil {
		f.Add(ui.Control{ID: rivalID, Role: ui.Status, Look: ui.Custom, Label: rival.tally, Rect: r.Move(0, r.H), Align: render.Start, Face: face})
	}
}

// figureFace returns the face of a figure's digits. Digits that would be cut off get a smaller face than the player's
// text size asks for.
func (v *sight) figureFace(f *ui.Frame, digits string, width, size float32) render.FaceID {
	face := f.Face(render.Figure, size)
	for f.Fonts.Width(face, digits) > width-f.Dip(4) && size*f.TextSize > 12 {
		size--
		face = f.Face(render.Figure, size)
	}
	return face
}
