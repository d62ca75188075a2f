package render

import (
	"github.com/lucasb-eyer/go-colorful"

	"wildfifteen/puzzle"
)

// Scheme says what the colours of tiles tell.
type Scheme uint8

// The schemes.
const (
	PathScheme    Scheme = iota // the place in the order of the numbers: a solved line is one smooth sweep
	OneScheme                   // nothing: one colour
	RowsScheme                  // the goal cell's row
	ColumnsScheme               // the goal cell's column
	FringeScheme                // the goal cell's fringe: the smaller of its column and row
	Fringe3Scheme               // the same, in three colours by turns
	Schemes       = iota        // how many there are
)

// ramp is a path through OKLCH: lightness, chroma and hue in degrees at its two ends. Lightness falls all the
// way, so that the order of colours can be seen without hue.
type ramp struct{ l0, l1, c0, c1, h0, h1 float64 }

var (
	lightRamp = ramp{.54, .34, .08, .13, 215, 388}
	darkRamp  = ramp{.91, .66, .085, .145, 205, 395}
)

// TileColors appends the colours of the tiles 0..w*h by their label; entry 0 and the missing number's are the
// tray's colour. In high contrast all tiles are alike.
func TileColors(dst []Color, t *Theme, s Scheme, g puzzle.Goal) []Color {
	size := g.Size()
	n := size.Cells()
	for label := 0; label <= n; label++ {
		c := t.Tray
		if label > 0 && label != g.Missing() {
			c = t.tile(s, place(s, g, label))
		}
		dst = append(dst, c)
	}
	return dst
}

func (t *Theme) tile(s Scheme, at float64) Color {
	if s == OneScheme || t.Contrast {
		return t.OneTile
	}
	return t.Ramp(at)
}

// Ramp returns the colour at a place, 0..1, on the theme's ramp of tile colours.
func (t *Theme) Ramp(at float64) Color {
	r := lightRamp
	if t.Dark {
		r = darkRamp
	}
	mix := func(a, b float64) float64 { return a + (b-a)*at }
	return oklch(mix(r.l0, r.l1), mix(r.c0, r.c1), mix(r.h0, r.h1))
}

// place returns where on the ramp a tile's colour is, 0..1.
func place(s Scheme, g puzzle.Goal, label int) float64 {
	size := g.Size()
	cell := g.CellOf(label)
	x, y := cell%size.W, cell/size.W
	switch s {
	case RowsScheme:
		return part(y, size.H)
	case ColumnsScheme:
		return part(x, size.W)
	case FringeScheme:
		return part(min(x, y), min(size.W, size.H))
	case Fringe3Scheme:
		return part(min(x, y)%3, 3)
	}
	rank := label - 1
	if label > g.Missing() {
		rank--
	}
	return part(rank, size.Cells()-1)
}

// part returns where the i-th of n stands between the first (0) and the last (1).
func part(i, n int) float64 {
	if n < 2 {
		return 0
	}
	return float64(i) / float64(n-1)
}

// oklch returns the sRGB colour of a lightness, chroma and hue (B. Ottosson, "A perceptual color space for
// image processing", 2020). Where sRGB lacks the colour, chroma gives way: lightness and hue stay.
func oklch(l, c, h float64) Color {
	lo, hi := 0.0, c
	if colorful.OkLch(l, c, h).IsValid() {
		lo = c
	}
	for hi-lo > 1e-4 {
		if mid := (lo + hi) / 2; colorful.OkLch(l, mid, h).IsValid() {
			lo = mid
		} else {
			hi = mid
		}
	}
	r, g, b := colorful.OkLch(l, lo, h).Clamped().RGB255()
	return Color{r, g, b, 255}
}
