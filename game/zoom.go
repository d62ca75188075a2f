package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// zoomBelow is the cell, in dip, under which a board can be looked at closer.
const zoomBelow = 32

// zoomMost is how close one can get.
const zoomMost = 3

// zoom is how closely, and at which part of, a board of small cells is looked at. The zero value shows
// the whole board.
type zoom struct {
	near   float32      // 1..3; 0 means 1
	pan    render.Point // upper left corner of the part in sight, in pixels of the enlarged board
	follow bool         // bring the blank into sight
	pinch  float32      // distance of two fingers in the last tick, 0 without
	mid    render.Point
}

// possible reports whether the board's cells are small enough for it.
func (z *zoom) possible(p *play) bool {
	return z.near > 1 || p.place.cell < p.app.frame.Dip(zoomBelow)
}

// apply turns the placement of the whole board into that of the part in sight.
func (z *zoom) apply(p *play, f *ui.Frame) {
	pl := &p.place
	if z.near <= 1 {
		return
	}
	if pl.cell >= f.Dip(zoomBelow) {
		*z = zoom{}
		return
	}
	cell := float32(int(pl.cell * z.near))
	size := p.session().Board().Size()
	z.pan.X = clamp(z.pan.X, 0, cell*float32(size.W)-pl.inner.W)
	z.pan.Y = clamp(z.pan.Y, 0, cell*float32(size.H)-pl.inner.H)
	pl.at = render.Point{X: float32(int(pl.inner.X - z.pan.X)), Y: float32(int(pl.inner.Y - z.pan.Y))}
	pl.cell = cell
}

// by looks closer or from further away, keeping the point at in place.
func (z *zoom) by(p *play, factor float32, at render.Point) {
	old := max(1, z.near)
	z.near = clamp(old*factor, 1, zoomMost)
	if z.near < 1.02 {
		*z = zoom{}
		return
	}
	k := z.near / old
	in := p.place.inner
	z.pan.X = (z.pan.X+at.X-in.X)*k - (at.X - in.X)
	z.pan.Y = (z.pan.Y+at.Y-in.Y)*k - (at.Y - in.Y)
	z.follow = false
}

// zoomTick brings the blank into sight after a move.
func (p *play) zoomTick() {
	z := &p.zoom
	if z.near <= 1 || !z.follow || p.place.cell <= 0 {
		return
	}
	pl := &p.place
	b := p.session().Board()
	c, w := b.Blank(), b.Size().W
	margin := min(1.6*pl.cell, pl.inner.W/3)
	dx := follow(float32(c%w)*pl.cell-z.pan.X, pl.cell, pl.inner.W, margin)
	dy := follow(float32(c/w)*pl.cell-z.pan.Y, pl.cell, pl.inner.H, margin)
	if abs(dx) < 1 && abs(dy) < 1 {
		z.follow = false
		return
	}
	was := z.pan
	z.pan.X += dx * 0.25
	z.pan.Y += dy * 0.25
	size := b.Size()
	z.pan.X = clamp(z.pan.X, 0, pl.cell*float32(size.W)-pl.inner.W)
	z.pan.Y = clamp(z.pan.Y, 0, pl.cell*float32(size.H)-pl.inner.H)
	if abs(was.X-z.pan.X)+abs(was.Y-z.pan.Y) < 0.25 {
		z.follow = false
		return
	}
	p.app.out.Animating = true
}

// follow returns how far the view must go so that a span at lies inside it with a margin.
func follow(at, long, view, margin float32) float32 {
	if at < margin {
		return at - margin
	}
	if at+long > view-margin {
		return at + long - (view - margin)
	}
	return 0
}

// touch handles two fingers on the board: they zoom and pan, and end what each of them was doing alone.
func (z *zoom) touch(p *play, g *finger, ph phase) bool {
	if !z.possible(p) {
		return false
	}
	a, b := p.twoFingers()
	if a == nil {
		z.pinch = 0
		return g.scene == pinching
	}
	mid := render.Point{X: (a.at.X + b.at.X) / 2, Y: (a.at.Y + b.at.Y) / 2}
	d := max(abs(a.at.X-b.at.X), abs(a.at.Y-b.at.Y))
	if z.pinch == 0 {
		a.scene, b.scene, p.drag = pinching, pinching, nil
	} else if ph == moved {
		if z.near > 1 {
			z.pan.X -= mid.X - z.mid.X
			z.pan.Y -= mid.Y - z.mid.Y
		}
		if z.pinch > 1 {
			z.by(p, d/z.pinch, mid)
		}
	}
	z.pinch, z.mid = max(d, 1), mid
	return true
}

// pinching marks a finger that zooms together with another.
var pinching any = new(struct{ _ byte })

// twoFingers returns two fingers that are on the board at once.
func (p *play) twoFingers() (a, b *finger) {
	for _, g := range p.app.fingers {
		if g.kind != Touch || g.hold != holdScene {
			continue
		}
		if a == nil {
			a = g
		} else {
			return a, g
		}
	}
	return nil, nil
}

// wheel zooms with Ctrl held.
func (p *play) wheel(y float32) bool {
	if p.app.top() != scene(p) || !p.app.ctrl() || !p.zoom.possible(p) {
		return false
	}
	at := p.place.inner.Centre()
	for i := range p.app.in.Pointers {
		if p.app.in.Pointers[i].Kind == Mouse {
			at = p.app.in.Pointers[i].At
		}
	}
	factor := float32(1.15)
	if y < 0 {
		factor = 1 / factor
	}
	p.zoom.by(p, factor, at)
	return true
}

// adviseZoom says, on the first board of small cells, how to look closer, until one has.
func (p *play) adviseZoom() {
	a := p.app
	if p.tip == &zoomTip && (p.zoom.near > 1 || !p.zoom.possible(p)) {
		p.tip = nil
	}
	if a.top() != scene(p) || p.zoomTold || p.view.Board != p.session().Board() || !p.zoom.possible(p) {
		return
	}
	p.zoomTold = true
	if a.set.Tips.Add(zoomTip.name) {
		p.tip = &zoomTip
		a.keepSettings()
	}
}

// window returns what of the whole board is in sight, in parts of it; empty where all is.
func (z *zoom) window(p *play) render.Rect {
	if z.near <= 1 || p.place.cell <= 0 {
		return render.Rect{}
	}
	size := p.session().Board().Size()
	w, h := p.place.cell*float32(size.W), p.place.cell*float32(size.H)
	return render.Rect{X: z.pan.X / w, Y: z.pan.Y / h, W: p.place.inner.W / w, H: p.place.inner.H / h}
}
