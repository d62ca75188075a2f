package render

import (
	"math"

	"github.com/lucasb-eyer/go-colorful"

	"wildfifteen/puzzle"
)

// Scheme is what the colour of a tile depends on.
type Scheme uint8

// The schemes.
const (
	PathScheme    Scheme = iota // the rank of its number: a solved path is one smooth gradient
	OneScheme                   // nothing: all tiles have one colour
	RowsScheme                  // the row of its goal cell
	ColumnsScheme               // the column of its goal cell
	FringeScheme                // the fringe of its goal cell: the smaller of column and row
	Fringe3Scheme               // the fringe modulo three
	Schemes       = iota        // the number of schemes
)

// ramp is a gradient in OKLCH: lightness, chroma and hue in degrees at its two ends. Lightness decreases along the
// whole ramp, so that the order of its colours is visible without seeing hue.
type ramp struct{ l0, l1, c0, c1, h0, h1 float64 }

var (
	lightRamp = ramp{.561, .407, .094, .130, 231, 371}
	darkRamp  = ramp{.84, .62, .11, .17, 214, 374}
)

// TileColors appends w*h+1 colours, indexed by label. Entry 0 and that of the missing number hold the tray's colour. In
// high contrast all tiles have one colour.
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
	if s == OneScheme || t.Contrast || t.Ribbon.A > 0 {
		return t.OneTile
	}
	return t.Ramp(at)
}

// face returns the colour of a tile's face, given the colour of its label.
func (t *Theme) face(c Color) Color {
	if t.Inked {
		return t.OneTile
	}
	return c
}

// Tint replaces the colours of a goal that is not solved yet by faint ones: part of each, 0..1, mixed into a grey.
func Tint(colors []Color, grey Color, part float32) {
	for i := range colors {
		colors[i] = Mix(grey, colors[i], part)
	}
}

// Pale returns the colours of a tile that is to stand back: a face with a little of colour c, and near to c the colour in
// which a number can be read on it.
func (t *Theme) Pale(c Color) (face, number Color) { return t.pale(c, palePart, palePartDark) }

// Faint returns the colours of a tile that stands back on a board, where nearly all of its colour is that of its number. Tiles on the
// way of the blank have a little more of it.
func (t *Theme) Faint(c Color, way bool) (face, number Color) {
	if way {
		return t.pale(c, wayPart, wayPartDark)
	}
	return t.pale(c, faintPart, faintPartDark)
}

// pale returns the colours of a tile with a part of colour c, which is another one in dark themes.
func (t *Theme) pale(c Color, light, dark float32) (face, number Color) {
	back, part := t.Raised, light
	if t.Dark {
		back, part = t.Tray, dark
	}
	face, number = Mix(back, c, part), c
	for part := float32(0); part < 1 && Contrast(face, number) < paleContrast; part += 0.05 {
		number = Mix(c, t.Ink, part)
	}
	return face, number
}

// Of pale tiles.
const (
	palePart      = 0.36 // of the colour, in their faces
	palePartDark  = 0.32 // the same in dark themes
	faintPart     = 0.07 // in those of faint tiles
	faintPartDark = 0.05 // the same in dark themes
	wayPart       = 0.2  // in those of faint tiles on a way, whose links are to be seen on them
	wayPartDark   = 0.12 // the same in dark themes
	paleContrast  = 5    // of numbers, where they are small
)

// RibbonColor returns the colour of a ribbon, given that of the label.
func (t *Theme) RibbonColor(c Color) Color {
	switch {
	case t.Contrast:
		return t.Ink
	case t.Ribbon.A > 0:
		return t.Ribbon
	}
	return c
}

// Ramp returns the colour at a position, 0..1, on the theme's gradient of tile colours.
func (t *Theme) Ramp(at float64) Color {
	r := t.ramp
	mix := func(a, b float64) float64 { return a + (b-a)*at }
	return oklch(mix(r.l0, r.l1), mix(r.c0, r.c1), mix(r.h0, r.h1))
}

// OnPaper is Ramp for lines, bars and marks on the screen's paper. Where the ramp is that of dark numbers on light tiles and the
// paper is dark, it is lighter here.
func (t *Theme) OnPaper(at float64) Color {
	if t.Inked && t.Dark {
		lit := *t
		lit.ramp.l0, lit.ramp.l1 = darkRamp.l0, darkRamp.l1
		return lit.Ramp(at)
	}
	return t.Ramp(at)
}

// Tinted returns the ground of a card that shows a picture: with a touch of the colour that the ribbon has at a place of the ramp, so
// that cards side by side are told apart by more than their pictures.
func (t *Theme) Tinted(at float64) Color {
	back, part := t.Raised, float32(tintPart)
	switch {
	case t.Contrast:
		return t.Tray
	case t.Dark:
		part = tintPartDark
	}
	return Mix(back, t.RibbonColor(t.OnPaper(at)), part)
}

// The part of the colour in tinted cards.
const (
	tintPart     = 0.07
	tintPartDark = 0.11 // in dark themes
)

// lipDrop is how much darker than its face a tile's lip is, in lightness of OKLCH.
const lipDrop = .105

// Lip returns the colour of the lip below a tile's face of colour c. Scaling linear light by k^3 scales lightness and
// chroma in OKLab by k and keeps the hue, so that the lip is in the gamut.
func Lip(c Color) Color {
	in := colorful.Color{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}
	l, _, _ := in.OkLab()
	if l <= lipDrop {
		return Color{A: c.A}
	}
	k := math.Pow((l-lipDrop)/l, 3)
	r, g, b := in.LinearRgb()
	out := colorful.LinearRgb(r*k, g*k, b*k)
	dark := Color{A: c.A}
	dark.R, dark.G, dark.B = out.Clamped().RGB255()
	return dark
}

// place returns the position of a tile's colour on the ramp, 0..1.
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

// part returns the position of the i-th of n items: 0 for the first, 1 for the last.
func part(i, n int) float64 {
	if n < 2 {
		return 0
	}
	return float64(i) / float64(n-1)
}

// oklch converts lightness, chroma and hue to sRGB (B. Ottosson, "A perceptual color space for image processing",
// 2020). A colour outside the sRGB gamut keeps its lightness and hue, and gets the largest chroma inside.
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
