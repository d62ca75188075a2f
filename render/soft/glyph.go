package soft

import (
	"image"
	"math"

	"wildfifteen/render"
)

func (p *Painter) glyphs(c *canvas, op *render.Op, glyphs []render.Glyph, b image.Rectangle) {
	var table [256]float32 // opacity by mask value
	for i := range table {
		table[i] = float32(i) / 255 * float32(op.Color.A) / 255 * float32(op.Alpha) / 255
	}
	for _, g := range glyphs {
		m, left, top := p.fonts.Mask(g.Face, g.Index)
		switch {
		case m == nil:
		case op.Zoom == 1:
			stamp(c, m, int(g.X)+left, int(g.Y)+top, b, op.Color, &table)
		default:
			zoomed(c, op, m, g.X+float32(left), g.Y+float32(top), b, &table)
		}
	}
}

// stamp paints a mask with its upper left corner at x, y.
func stamp(c *canvas, m *image.Alpha, x, y int, b image.Rectangle, col render.Color, table *[256]float32) {
	r := m.Rect.Add(image.Pt(x, y)).Intersect(b)
	for j := r.Min.Y; j < r.Max.Y; j++ {
		src := m.Pix[(j-y)*m.Stride+r.Min.X-x:][:r.Dx()]
		pix := c.at(j, r.Min.X, r.Max.X)
		for i, v := range src {
			if v > 0 {
				tint(pix[4*i:], col, table[v])
			}
		}
	}
}

// zoomed paints a mask with its upper left corner at x, y, scaled about the centre of op.Rect.
func zoomed(c *canvas, op *render.Op, m *image.Alpha, x, y float32, b image.Rectangle, table *[256]float32) {
	if op.Zoom <= 0 {
		return
	}
	mid := op.Rect.Centre()
	x0, y0 := mid.X+(x-mid.X)*op.Zoom, mid.Y+(y-mid.Y)*op.Zoom
	w, h := float32(m.Rect.Dx())*op.Zoom, float32(m.Rect.Dy())*op.Zoom
	r := image.Rect(
		int(math.Floor(float64(x0-op.Zoom))), int(math.Floor(float64(y0-op.Zoom))),
		int(math.Ceil(float64(x0+w+op.Zoom))), int(math.Ceil(float64(y0+h+op.Zoom))),
	).Intersect(b)
	for j := r.Min.Y; j < r.Max.Y; j++ {
		pix := c.at(j, r.Min.X, r.Max.X)
		v := (float32(j)+0.5-y0)/op.Zoom - 0.5
		for i := r.Min.X; i < r.Max.X; i++ {
			u := (float32(i)+0.5-x0)/op.Zoom - 0.5
			if a := bilinear(m, u, v, table); a > 0 {
				tint(pix[4*(i-r.Min.X):], op.Color, a)
			}
		}
	}
}

// bilinear samples a mask at u, v in pixels from the centre of its first pixel.
func bilinear(m *image.Alpha, u, v float32, table *[256]float32) float32 {
	fx, fy := float32(math.Floor(float64(u))), float32(math.Floor(float64(v)))
	x, y := int(fx), int(fy)
	tx, ty := u-fx, v-fy
	get := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= m.Rect.Dx() || y >= m.Rect.Dy() {
			return 0
		}
		return table[m.Pix[y*m.Stride+x]]
	}
	return (get(x, y)*(1-tx)+get(x+1, y)*tx)*(1-ty) + (get(x, y+1)*(1-tx)+get(x+1, y+1)*tx)*ty
}
