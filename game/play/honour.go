package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// layoutHonour lays out the goal's picture and the figures.
func (v *sight) layoutHonour(f *ui.Frame) {
	pl := &v.place
	r := pl.honour
	if text := v.untold(f); text != "" && v.layoutUntold(f, r, text) {
		return
	}
	switch pl.form {
	case heroForm:
		v.layoutHero(f, r)
	case rowForm:
		v.layoutRow(f, r)
	case sideForm:
		v.layoutSide(f, r)
	default:
		if foot, ok := v.lowFoot(f, r); ok {
			v.lowHead(f, render.Rect{X: r.X, Y: r.Y, W: r.W, H: foot.Y - r.Y})
			v.layoutLowFoot(f, foot)
			return
		}
		h := v.lowHeight(f)
		v.lowHead(f, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-h)/2), W: r.W, H: h})
	}
}

// The space between a large picture and the figures below it, in dip: less in a race, whose bars need room too.
const (
	heroGap  = 28
	raceGap  = 22
	heroFoot = 8 // more air between both and a board below them
)

// heroGap returns the space between a large picture and the figures below it.
func (v *sight) heroGap(f *ui.Frame) float32 {
	if v.scene.racing() != nil {
		return f.Dip(raceGap)
	}
	return f.Dip(heroGap)
}

// rivalMore is the height, in dip, that the figures below a picture have in addition for the board of a rival.
const rivalMore = 32

// heroPicture returns the size of the goal's picture in a width and a height, and whether the figures stand below it
// rather than beside it: where the picture is larger. height is that of both.
func (v *sight) heroPicture(f *ui.Frame, width, most float32) (w, height float32, below bool) {
	size := v.scene.Session().Goal().Size()
	aspect := float32(size.W) / float32(size.H)
	part := (width + 2*f.Dip(margin)) * heroPart
	beside := render.Floor(min(part, most*aspect))
	figures := v.figureHeight(f, v.figureMost(f, width)) + v.homeHeight(f) + f.Dip(8)
	if v.scene.racing() != nil {
		figures += f.Dip(rivalMore)
	}
	under := render.Floor(min(width, (most-figures-v.heroGap(f))*aspect))
	if under*0.85 > beside {
		return under, render.Floor(under/aspect) + v.heroGap(f) + figures, true
	}
	if need := width - f.Dip(16) - v.figuresNeed(f); need < beside {
		part := float32(narrower)
		if v.place.beside {
			part = narrowest
		}
		beside = render.Floor(max(need, beside*part))
	}
	beside, high := v.snapped(beside, most)
	least := 2*v.figureHeight(f, 28) + v.homeHeight(f)
	return beside, min(most, max(high, least)), false
}

// narrower is how much of its size a picture keeps that leaves room for the figures beside it, and narrowest that in a column.
const (
	narrower  = 0.9
	narrowest = 0.8
)

// figuresNeed returns the width that the figures beside a picture need for their digits.
func (v *sight) figuresNeed(f *ui.Frame) float32 {
	size := float32(32)
	if v.place.beside {
		size = 36
	}
	return f.Fonts.Width(f.Face(render.Figure, size), longClock) + f.Dip(4)
}

// layoutHero lays out a large picture with large figures beside it or below it.
func (v *sight) layoutHero(f *ui.Frame, r render.Rect) {
	if !v.place.beside { // more air above the board
		r.H -= f.Dip(heroFoot)
	}
	most := r.H - f.Dip(16)
	if v.layoutAbreast(f, r) {
		return
	}
	w, height, below := v.heroPicture(f, r.W, most)
	if !below && v.needsBars(f, most) {
		v.layoutBars(f, r, w)
		return
	}
	size := v.scene.Session().Goal().Size()
	h := render.Floor(w * float32(size.H) / float32(size.W))
	y := r.Y + render.Floor((r.H-height)/2)
	if v.place.beside && !below && v.place.tip.H <= 0 {
		y = min(y+v.lower(f), r.Y+r.H-height)
	}
	if below {
		foot := y + height
		if v.place.beside { // the figures stand in the middle between picture and buttons
			y = min(max(y, r.Y+f.Dip(12)), r.Y+f.Dip(16))
			foot = max(y+height, r.Y+r.H-f.Dip(heroGap)+f.Dip(8))
		}
		at := render.Rect{X: r.X, Y: y, W: w, H: h}
		if h > 2*w { // no larger one would end at the sides
			at.W, at.H = v.snapped(w, h)
		}
		v.thumb(f, at)
		y += h + v.heroGap(f)
		v.figuresBeside(f, render.Rect{X: r.X, Y: y, W: r.W, H: foot - y})
		return
	}
	w, h = v.snapped(w, most)
	v.place.picture = render.Rect{X: r.X, Y: y + render.Floor((height-h)/2), W: w, H: h}
	v.thumb(f, v.place.picture)
	x := v.figuresAt(f, w)
	in := render.Rect{X: r.X + x, Y: y, W: r.W - x, H: height}
	stacked := 2*v.figureHeight(f, v.figureMost(f, r.W)) + v.homeHeight(f)
	if in.W > f.Grown(240) && in.H < stacked {
		v.figuresBeside(f, in)
	} else {
		v.figuresBelow(f, in)
	}
}

// lower returns by how much a picture beside figures stands below the middle of its place, for the air above it, below the letters of the
// line of sense, to be that above the icons of the buttons below it.
func (v *sight) lower(f *ui.Frame) float32 {
	row, line := f.StackedHeight(), v.lineHeight(f)
	icons := f.Dip(8) + (row-f.IconSide()-f.Dip(2)-line)/2 + f.Dip(iconAir)
	return max(0, render.Floor((icons-v.slack(f))/2))
}

// iconAir is how far the strokes of an icon begin below its edge, in dip.
const iconAir = 2

// Of a race in a high column, in dip: the space around the goal's picture in the head and the rival's board, the least side of that, and
// the least height of what stands below it.
const (
	abreastGap   = 12
	abreastLeast = 200
	abreastRest  = 132
)

// placeAbreast finds, in a race in a high column, the places of the rival's board, as large as the goal's picture is in other games, and of
// that, which stands at the end of the head.
func (v *sight) placeAbreast(f *ui.Frame) {
	pl, rival, size := &v.place, v.scene.racing(), v.scene.Session().Goal().Size()
	if pl.abreast = false; rival == nil || f.Safe.H < f.Grown(lineWindow) {
		return
	}
	r, aspect := pl.honour, float32(size.H)/float32(size.W)
	most := r.H - f.Dip(abreastGap) - v.rivalLine(f) - f.Grown(abreastRest)
	w := render.Floor(min(r.W, most/aspect))
	if w < f.Dip(abreastLeast) || f.Fonts.Width(v.rivalFace(f, w), rival.name(v.scene.Stage.Lang)) > w {
		return
	}
	pl.abreast = true
	pl.rival = render.Rect{X: r.X + render.Floor((r.W-w)/2), Y: r.Y + f.Dip(abreastGap), W: w, H: render.Floor(w*aspect) + v.rivalLine(f)}
	m := f.Fonts.Metrics(f.Face(render.Title, v.titleSize()))
	top := pl.head.Y + f.Dip(8) + render.Floor((m.Line-m.Cap)/2) // of the letters of the name
	high := r.Y - top
	wide := render.Floor(high / aspect)
	pl.goal = render.Rect{X: pl.head.X + pl.head.W - wide, Y: top, W: wide, H: high}
	pl.head.W -= wide + f.Dip(abreastGap)
}

// layoutAbreast lays out the goal's picture and the rival's board in their places, and the figures below. ok is false elsewhere.
func (v *sight) layoutAbreast(f *ui.Frame, r render.Rect) (ok bool) {
	pl := &v.place
	if !pl.abreast {
		return false
	}
	v.thumb(f, pl.goal)
	v.layoutRival(f, pl.rival)
	y := pl.rival.Y + pl.rival.H + f.Dip(8)
	v.figuresBeside(f, render.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
	return true
}

// figuresAt returns where figures begin beside a picture of a width.
func (v *sight) figuresAt(f *ui.Frame, w float32) float32 {
	gap := f.Dip(16)
	if v.place.beside && v.place.honour.W-w >= f.Dip(200) { // beside a narrow picture
		gap = f.Dip(32)
	}
	return max(w, f.Dip(goalUsual)) + gap
}

// barsGap is the space between a picture and the bars of a race below it, in dip.
const barsGap = 16

// needsBars reports whether the bars of a race stand below picture and figures, as they do where the height is enough for both: they are
// what a race is about.
func (v *sight) needsBars(f *ui.Frame, height float32) bool {
	return v.scene.racing() != nil && height >= f.Dip(goalUsual)+v.barsHeight(f)
}

// barsHeight returns the height of the bars of a race with the space above them.
func (v *sight) barsHeight(f *ui.Frame) float32 { return f.Dip(barsGap) + v.homeHeight(f) }

// layoutBars lays out a picture of at most a width, figures beside it, and the bars of a race below both.
func (v *sight) layoutBars(f *ui.Frame, r render.Rect, w float32) {
	size, bars := v.scene.Session().Goal().Size(), v.barsHeight(f)
	height := min(r.H-f.Dip(16)-bars, max(w*float32(size.H)/float32(size.W), 2*v.figureHeight(f, 28)))
	h := render.Floor(min(height, w*float32(size.H)/float32(size.W)))
	w = render.Floor(h * float32(size.W) / float32(size.H))
	y := r.Y + render.Floor((r.H-height-bars)/2)
	if v.place.beside {
		y = min(y, r.Y+f.Dip(16))
	}
	v.thumb(f, render.Rect{X: r.X, Y: y + render.Floor((height-h)/2), W: w, H: h})
	x := v.figuresAt(f, w)
	v.place.apart = true
	v.figuresBelow(f, render.Rect{X: r.X + x, Y: y, W: r.W - x, H: height})
	v.home(f, render.Rect{X: r.X, Y: y + height + f.Dip(barsGap), W: r.W, H: bars - f.Dip(barsGap)})
}

// layoutRow lays out one row of a small picture and the figures.
func (v *sight) layoutRow(f *ui.Frame, r render.Rect) {
	height := min(r.H-f.Dip(24), f.Dip(heroLeast-24))
	y := r.Y + render.Floor((r.H-height)/2)
	size := v.scene.Session().Goal().Size()
	aspect := float32(size.W) / float32(size.H)
	w := render.Floor(min(r.W*0.4, height*aspect))
	h := render.Floor(w / aspect)
	v.thumb(f, render.Rect{X: r.X, Y: y + render.Floor((height-h)/2), W: w, H: h})
	x := max(w, f.Dip(goalUsual)) + f.Dip(24)
	v.figuresBeside(f, render.Rect{X: r.X + x, Y: y, W: r.W - x, H: height})
}

// layoutSide lays out, beside a tall board, the picture and below it the figures.
func (v *sight) layoutSide(f *ui.Frame, r render.Rect) {
	size := v.scene.Session().Goal().Size()
	_, _, n := v.shown()
	figures := v.figureHeight(f, v.figureMost(f, r.W))*float32(n) + v.homeHeight(f) + f.Dip(16)
	h := render.Floor(min(r.W*float32(size.H)/float32(size.W), r.H-figures))
	w := render.Floor(h * float32(size.W) / float32(size.H))
	inset := float32(0) // of the ribbon, which begins where the words do
	if render.Ordered(v.scene.Session().Goal()) {
		inset = render.RibbonInset(render.Floor(h / float32(size.H)))
	}
	v.thumb(f, render.Rect{X: max(f.Screen.X, r.X-inset), Y: r.Y, W: w, H: h})
	y := r.Y + h + f.Dip(8)
	v.figuresBelow(f, render.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
}
