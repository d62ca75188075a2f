package gpu

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
)

// quad is a rectangle of the screen with the parameters that the shader gets: a colour, the four numbers of its size, and
// the affine map from a pixel x, y to the shader's pos, (ax*x + ay*y + x0, bx*x + by*y + y0).
type quad struct {
	rect, clip render.Rect
	ax, ay, x0 float32
	bx, by, y0 float32
	color      render.Color
	size       [4]float32
	to         [2]float32      // of a box that turns into another colour: that and how, packed as the colour is
	picture    *render.Sampler // nil: none
}

// add clips a quad and collects it.
func (p *Painter) add(q *quad) {
	r := q.rect.Intersect(q.clip)
	if r.Empty() {
		return
	}
	rg := float32(q.color.R)*256 + float32(q.color.G)
	ba := float32(q.color.B)*256 + float32(q.color.A)
	for i := range 4 {
		x, y := r.X+float32(i&1)*r.W, r.Y+float32(i>>1)*r.H
		u, v := q.to[0], q.to[1]
		if s := q.picture; s != nil {
			u, v = x*s.KX+s.X, y*s.KY+s.Y
		}
		p.vertices = append(p.vertices, ebiten.Vertex{
			DstX: x, DstY: y,
			SrcX: q.ax*x + q.ay*y + q.x0, SrcY: q.bx*x + q.by*y + q.y0,
			ColorR: rg, ColorG: ba, ColorB: u, ColorA: v,
			Custom0: q.size[0], Custom1: q.size[1], Custom2: q.size[2], Custom3: q.size[3],
		})
	}
}

const (
	maxStyles = 32 // 6*32 = 192 vectors: WebGL 2 promises 224
	styleSize = 6 * 4
)

// styles is the shader's table of box styles, which do not include the fill. Style 0 has no parts; lines use it.
type styles struct {
	known [maxStyles]render.BoxStyle
	n     int
	last  int
	table [maxStyles * styleSize]float32
}

func (s *styles) reset() { s.known[0], s.n, s.last = render.BoxStyle{}, 1, 0 }

// index returns the index of a style in the table, adding it if it is new; false if the table is full.
func (s *styles) index(b *render.BoxStyle) (int, bool) {
	style := *b
	style.Fill = render.Color{}
	if s.n == 0 {
		s.reset()
	}
	if s.known[s.last] == style {
		return s.last, true
	}
	for i := range s.n {
		if s.known[i] == style {
			s.last = i
			return i, true
		}
	}
	if s.n == maxStyles {
		return 0, false
	}
	s.known[s.n], s.last = style, s.n
	s.n++
	t := s.table[s.last*styleSize:][:styleSize]
	straight(t, style.Shadow)
	straight(t[4:], style.Inner)
	straight(t[8:], style.Light)
	straight(t[12:], style.Edge)
	t[16], t[17], t[18], t[19] = style.ShadowY, style.ShadowBlur, style.InnerY, style.InnerBlur
	t[20], t[21], t[22] = style.LightWidth, style.EdgeWidth, style.Hole
	return s.last, true
}

// straight stores a colour with straight alpha, each channel 0..1.
func straight(t []float32, c render.Color) {
	t[0], t[1], t[2], t[3] = float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, float32(c.A)/255
}

func premultiplied(c render.Color) color.Color {
	k := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + 127) / 255) }
	return color.RGBA{k(c.R), k(c.G), k(c.B), c.A}
}

func hypot(x, y float32) float32 { return float32(math.Sqrt(float64(x*x + y*y))) }
