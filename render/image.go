package render

import "image"

// Image is an opaque picture that boxes can be filled with: its pixels, and the same halved again and again, so that it
// looks well on boards of every size. Or it is a part of such a picture. An Image never changes, and two are the same only
// if they are at one address.
type Image struct {
	name   string
	levels []Level
	whole  *Image // of which this is a part; nil: it is no part
	part   Rect   // in pixels of whole
}

// Level is one size of an Image: four bytes a pixel, row by row.
type Level struct {
	W, H int
	Pix  []byte
}

// NewImage returns the picture of an opaque image, whose pixels it keeps: they must not change any more. The name
// stands for the picture in dumps. The image must have pixels, without gaps between its rows.
func NewImage(name string, img *image.RGBA) *Image {
	g := BeginImage(name, img.Pix, img.Rect.Dx(), img.Rect.Dy())
	for !g.Step(len(img.Pix)) {
	}
	return g.Image()
}

// Growing is an Image that is made in steps.
type Growing struct {
	image *Image
	half  Level // that is being made
	row   int   // of half, the next one
}

// BeginImage begins to make the picture of w x h pixels, as [NewImage] does.
func BeginImage(name string, pix []byte, w, h int) *Growing {
	return &Growing{image: &Image{name: name, levels: []Level{{w, h, pix}}}}
}

// Step halves about so many more pixels and reports whether the picture is done.
func (g *Growing) Step(pixels int) (done bool) {
	for pixels > 0 {
		last := &g.image.levels[len(g.image.levels)-1]
		switch {
		case g.half.W == 0 && last.W == 1 && last.H == 1:
			return true
		case g.half.W == 0:
			g.half, g.row = Level{W: (last.W + 1) / 2, H: (last.H + 1) / 2}, 0
			g.half.Pix = make([]byte, 4*g.half.W*g.half.H)
		}
		last.halve(&g.half, g.row)
		pixels -= 2 * last.W
		if g.row++; g.row == g.half.H {
			g.image.levels = append(g.image.levels, g.half)
			g.half = Level{}
		}
	}
	return false
}

// Image returns the picture, which must be done.
func (g *Growing) Image() *Image { return g.image }

// Cut returns a part of the picture, in pixels of the picture. It shares the pixels.
func (p *Image) Cut(part Rect) *Image { return &Image{name: p.name, whole: p, part: part} }

// Name returns the name of the picture.
func (p *Image) Name() string { return p.name }

// Size returns the width and height of the picture in pixels.
func (p *Image) Size() (w, h float32) {
	if p.whole != nil {
		return p.part.W, p.part.H
	}
	return float32(p.levels[0].W), float32(p.levels[0].H)
}

// halve makes a row of the level of half the size, rounded up: each of its pixels is the mean of four.
func (v *Level) halve(half *Level, y int) {
	upper := v.Pix[4*v.W*2*y:][:4*v.W]
	lower := v.Pix[4*v.W*min(2*y+1, v.H-1):][:4*v.W]
	out := half.Pix[4*half.W*y:][:4*half.W]
	pairs := v.W / 2
	for x := range pairs {
		u, l, o := upper[8*x:][:8], lower[8*x:][:8], out[4*x:][:4]
		o[0] = uint8((int(u[0]) + int(u[4]) + int(l[0]) + int(l[4]) + 2) / 4)
		o[1] = uint8((int(u[1]) + int(u[5]) + int(l[1]) + int(l[5]) + 2) / 4)
		o[2] = uint8((int(u[2]) + int(u[6]) + int(l[2]) + int(l[6]) + 2) / 4)
		o[3] = 255
	}
	if pairs < half.W { // the last column has no neighbour
		u, l, o := upper[8*pairs:], lower[8*pairs:], out[4*pairs:]
		for c := range 3 {
			o[c] = uint8((2*int(u[c]) + 2*int(l[c]) + 2) / 4)
		}
		o[3] = 255
	}
}

// Level returns the level that a renderer samples to show the part source of the picture in r: the one whose pixels are
// nearest in size to those of the screen.
func (p *Image) Level(source, r Rect) (*Level, int) {
	const root2 = 1.4142
	i, ratio := 0, max(source.W/r.W, source.H/r.H)
	for ; ratio > root2 && i < len(p.levels)-1; i++ {
		ratio /= 2
	}
	return &p.levels[i], i
}

// Sampler returns how positions on the screen map to those in a level, if it shows the part source of a picture in r.
func (p *Image) Sampler(v *Level, source, r Rect) Sampler {
	kx, ky := float32(v.W)/float32(p.levels[0].W), float32(v.H)/float32(p.levels[0].H)
	s := Sampler{level: v, KX: source.W / r.W * kx, KY: source.H / r.H * ky}
	s.X, s.Y = source.X*kx-r.X*s.KX, source.Y*ky-r.Y*s.KY
	return s
}

// Sampler maps a position x, y on the screen to the position x*KX + X, y*KY + Y in a level of a picture.
type Sampler struct {
	level        *Level
	X, Y, KX, KY float32
}

// At returns the colour of the picture at a point of the screen, bilinear between the centres of four pixels and
// constant beyond the border. Weights are 256ths, so that every processor gets the same.
func (s *Sampler) At(p Point) Color {
	u, v := int(Floor(256*(p.X*s.KX+s.X-0.5))), int(Floor(256*(p.Y*s.KY+s.Y-0.5)))
	w, h := s.level.W, s.level.H
	x, y, tx, ty := u>>8, v>>8, u&255, v&255
	x0, x1 := 4*min(max(x, 0), w-1), 4*min(max(x+1, 0), w-1)
	upper, lower := s.level.Pix[4*w*min(max(y, 0), h-1):], s.level.Pix[4*w*min(max(y+1, 0), h-1):]
	mix := func(c int) uint8 {
		a := int(upper[x0+c])*(256-tx) + int(upper[x1+c])*tx
		b := int(lower[x0+c])*(256-tx) + int(lower[x1+c])*tx
		return uint8((a*(256-ty) + b*ty + 1<<15) >> 16)
	}
	return Color{mix(0), mix(1), mix(2), 255}
}

// Mean returns about the mean colour of a part of the picture.
func (p *Image) Mean(source Rect) Color {
	if p.whole != nil {
		return p.whole.Mean(source.Move(p.part.X, p.part.Y))
	}
	i := 0
	for side := min(source.W, source.H); side >= 2 && i < len(p.levels)-1; side /= 2 {
		i++
	}
	s := p.Sampler(&p.levels[i], source, Rect{W: 1, H: 1})
	return s.At(Point{0.5, 0.5})
}

// Image appends a rounded box that shows the part source of a picture, in pixels of the picture, in r. Style.Fill lies
// over the picture, the other parts of the style as in any box.
func (l *List) Image(r Rect, radius float32, p *Image, source Rect, s BoxStyle) {
	if r.Empty() || source.Empty() {
		return
	}
	if p.whole != nil {
		p, source = p.whole, source.Move(p.part.X, p.part.Y)
	}
	l.add(Op{Kind: BoxOp, Rect: r, Radius: radius, Style: s, Image: p, Source: source})
}
