package motifs

import (
	"image"
	"math"

	"wildfifteen/render"
)

// Motif is the name of a picture. Names are stored in settings and do not change.
type Motif string

// motif says how a picture is drawn.
type motif struct {
	name    Motif
	samples int // a pixel has samples x samples of them
	step    int // pixels in a step, which is to take a quarter of a millisecond
	begin   func(c *canvas) shader
}

// shader returns the colour at a point of the picture, in units of its shorter side.
type shader func(x, y float64) rgb

// motifs are all pictures in the order in which they are offered.
var motifs = [...]motif{
	{"contours", 1, 512, contours},
	{"waves", 2, 512, waves},
	{"weave", 2, 512, weave},
	{"stars", 2, 512, stars},
	{"hills", 2, 512, hills},
	{"spiral", 2, 512, spiral},
	{"bends", 2, 512, bends},
	{"hilbert", 2, 512, hilbert},
	{"seeds", 2, 512, seeds},
	{"pebbles", 2, 256, pebbles},
	{"cubes", 2, 512, cubes},
	{"marble", 1, 512, marble},
	{"ripples", 1, 512, ripples},
	{"night", 1, 256, night},
}

// Repeats reports whether a motif is a pattern that looks alike in many places, so that tiles which show it need their numbers.
func Repeats(name Motif) bool {
	switch name {
	case "waves", "weave", "stars", "cubes":
		return true
	}
	return false
}

// All returns the names of all pictures.
func All() (names []Motif) {
	for i := range motifs {
		names = append(names, motifs[i].name)
	}
	return names
}

// canvas is what a motif may know of its picture.
type canvas struct {
	w, h  float64 // of the picture; the smaller is 1
	pixel float64 // the side of a pixel
	seed  uint64
	palette
}

// Painting is a picture that is being drawn.
type Painting struct {
	motif *motif
	image *image.RGBA
	shade shader
	pixel float64
	next  int             // the first pixel that is not drawn
	grown *render.Growing // the picture, once all pixels are drawn
}

// growStep is how many pixels of a picture are halved in a step.
const growStep = 1 << 16

// Begin starts a picture of w x h pixels. It returns nil if there is no such motif, or no pixel.
func Begin(name Motif, seed uint64, w, h int, t *render.Theme) *Painting {
	for i := range motifs {
		if m := &motifs[i]; m.name == name && w > 0 && h > 0 {
			pixel := 1 / float64(min(w, h))
			c := &canvas{w: float64(w) * pixel, h: float64(h) * pixel, pixel: pixel, seed: seed, palette: newPalette(t)}
			return &Painting{motif: m, image: image.NewRGBA(image.Rect(0, 0, w, h)), shade: m.begin(c), pixel: pixel}
		}
	}
	return nil
}

// Step draws some more pixels and reports whether the picture is done.
func (p *Painting) Step() (done bool) {
	if p.grown != nil {
		return p.grown.Step(growStep)
	}
	w, n := p.image.Rect.Dx(), p.motif.samples
	all := w * p.image.Rect.Dy()
	for end := min(p.next+p.motif.step, all); p.next < end; p.next++ {
		x, y := float64(p.next%w), float64(p.next/w)
		var sum rgb
		for i := range n * n {
			dx, dy := (float64(i%n)+0.5)/float64(n), (float64(i/n)+0.5)/float64(n)
			sum = sum.plus(p.shade((x+dx)*p.pixel, (y+dy)*p.pixel))
		}
		out := p.image.Pix[4*p.next:][:4]
		k := 255 / float64(n*n)
		out[0], out[1], out[2], out[3] = channel(sum.r*k), channel(sum.g*k), channel(sum.b*k), 255
	}
	if p.next == all {
		p.grown = render.BeginImage(string(p.motif.name), p.image.Pix, p.image.Rect.Dx(), p.image.Rect.Dy())
	}
	return false
}

func channel(v float64) uint8 { return uint8(math.Min(math.Max(v+0.5, 0), 255)) }

// Image returns the picture, which must be done.
func (p *Painting) Image() *render.Image { return p.grown.Image() }
