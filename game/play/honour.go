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

// heroGap is the space between a large picture and the figures below it, in dip.
const heroGap = 28

// rivalMore is the height, in dip, that the figures below a picture have in addition for the board of a rival.
const rivalMore = 56

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
	under := render.Floor(min(width, (most-figures-f.Dip(heroGap))*aspect))
	if under*0.85 > beside {
		return under, render.Floor(under/aspect) + f.Dip(heroGap) + figures, true
	}
	least := 2*v.figureHeight(f, 28) + v.homeHeight(f)
	return beside, min(most, max(render.Floor(beside/aspect), least)), false
}

// layoutHero lays out a large picture with large figures beside it or below it.
func (v *sight) layoutHero(f *ui.Frame, r render.Rect) {
	most := r.H - f.Dip(16)
	w, height, below := v.heroPicture(f, r.W, most)
	size := v.scene.Session().Goal().Size()
	h := render.Floor(w * float32(size.H) / float32(size.W))
	y := r.Y + render.Floor((r.H-height)/2)
	if v.place.beside {
		y = min(max(y, r.Y+f.Dip(12)), r.Y+f.Dip(16))
	}
	if below {
		v.thumb(f, render.Rect{X: r.X, Y: y, W: w, H: h})
		y += h + f.Dip(heroGap)
		v.figuresBeside(f, render.Rect{X: r.X, Y: y, W: r.W, H: height - h - f.Dip(heroGap)})
		return
	}
	v.thumb(f, render.Rect{X: r.X, Y: y + render.Floor((height-h)/2), W: w, H: h})
	x := max(w, f.Dip(goalUsual)) + f.Dip(16)
	in := render.Rect{X: r.X + x, Y: y, W: r.W - x, H: height}
	if in.W > f.Grown(240) {
		v.figuresBeside(f, in)
	} else {
		v.figuresBelow(f, in)
	}
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
	figures := v.figureHeight(f, v.figureMost(f, r.W))*float32(n) + v.homeHeight(f) + f.Dip(48)
	h := render.Floor(min(r.W*float32(size.H)/float32(size.W), r.H-figures))
	w := render.Floor(h * float32(size.W) / float32(size.H))
	v.thumb(f, render.Rect{X: r.X, Y: r.Y, W: w, H: h})
	y := r.Y + h + f.Dip(24)
	v.figuresBelow(f, render.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
}
