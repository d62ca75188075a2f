package render

import (
	"image"
	"image/draw"
	"math"
	"slices"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Glyph is one glyph of a face with its origin (on the baseline) in whole device pixels.
type Glyph struct {
	Face  FaceID
	Index uint16 // the font's glyph index; the two highest bits hold the subpixel offset in quarters of a pixel
	X, Y  float32
}

const (
	phaseShift  = 14
	phases      = 4
	phaseMaxPx  = 40 // larger faces have no subpixel offsets: nobody sees the difference
	snapMaxPx   = 96 // larger faces are not snapped to alignment zones
	overshootPx = 28 // smaller faces lose the overshoot of round letters
)

// Parts returns the font's glyph index and the subpixel offset to the right: 0, 0.25, 0.5 or 0.75 pixels.
func (g Glyph) Parts() (index uint16, dx float32) {
	return g.Index & (1<<phaseShift - 1), float32(g.Index>>phaseShift) / phases
}

// splitPhase splits a pen position into a whole pixel and a number of quarter pixels.
func splitPhase(id FaceID, x float32) (px float32, phase uint16) {
	if id.Px() > phaseMaxPx {
		return round(x), 0
	}
	q := int(math.Floor(float64(x)*phases + 0.5))
	return float32(q >> 2), uint16(q & 3)
}

// Mask returns the rasterised glyph and the offset of its upper left corner from the glyph's origin, y down. The mask
// is cached and must not be changed; it is nil for glyphs without ink.
func (f *Fonts) Mask(id FaceID, index uint16) (m *image.Alpha, left, top int) {
	fc := f.face(id)
	got, ok := fc.masks[index]
	if !ok {
		got = f.rasterise(fc, index)
		fc.masks[index] = got
	}
	return got.image, got.left, got.top
}

// Outline returns the outline of a glyph in the font's own units, y down, and the number of units to the em. It is for
// vector pictures; masks come from the same outline with heights snapped to whole pixels. The outline is nil for
// glyphs without ink.
func (f *Fonts) Outline(w Weight, index uint16) (outline sfnt.Segments, unitsPerEm int) {
	font := f.fonts[w]
	units := font.UnitsPerEm()
	segs, err := font.LoadGlyph(&f.buf, sfnt.GlyphIndex(index), fixed.Int26_6(units), nil)
	if err != nil {
		return nil, int(units)
	}
	return slices.Clone(segs), int(units)
}

func (f *Fonts) rasterise(fc *face, index uint16) mask {
	glyph, dx := Glyph{Index: index}.Parts()
	segs, err := fc.font.LoadGlyph(&f.buf, sfnt.GlyphIndex(glyph), fixed.I(fc.id.Px()), nil)
	if err != nil || len(segs) == 0 {
		return mask{}
	}
	pts := make([][3]Point, len(segs))
	minX, minY := float32(math.Inf(1)), float32(math.Inf(1))
	maxX, maxY := -minX, -minY
	for i, s := range segs {
		for k := range pointsOf(s.Op) {
			p := Point{fromFixed(s.Args[k].X) + dx, fc.zones.snap(fromFixed(s.Args[k].Y))}
			pts[i][k] = p
			minX, maxX = min(minX, p.X), max(maxX, p.X)
			minY, maxY = min(minY, p.Y), max(maxY, p.Y)
		}
	}
	left, top := int(math.Floor(float64(minX))), int(math.Floor(float64(minY)))
	w, h := int(math.Ceil(float64(maxX)))-left, int(math.Ceil(float64(maxY)))-top
	if w <= 0 || h <= 0 {
		return mask{}
	}
	img := image.NewAlpha(image.Rect(0, 0, w, h))
	fillOutline(img, segs, pts, float32(left), float32(top))
	return mask{img, left, top}
}

func fillOutline(img *image.Alpha, segs sfnt.Segments, pts [][3]Point, left, top float32) {
	z := vector.NewRasterizer(img.Rect.Dx(), img.Rect.Dy())
	z.DrawOp = draw.Src
	for i, s := range segs {
		a, b, c := pts[i][0], pts[i][1], pts[i][2]
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			z.ClosePath()
			z.MoveTo(a.X-left, a.Y-top)
		case sfnt.SegmentOpLineTo:
			z.LineTo(a.X-left, a.Y-top)
		case sfnt.SegmentOpQuadTo:
			z.QuadTo(a.X-left, a.Y-top, b.X-left, b.Y-top)
		case sfnt.SegmentOpCubeTo:
			z.CubeTo(a.X-left, a.Y-top, b.X-left, b.Y-top, c.X-left, c.Y-top)
		}
	}
	z.ClosePath()
	z.Draw(img, img.Rect, image.Opaque, image.Point{})
}

func pointsOf(op sfnt.SegmentOp) int {
	switch op {
	case sfnt.SegmentOpQuadTo:
		return 2
	case sfnt.SegmentOpCubeTo:
		return 3
	}
	return 1
}

// zones are a face's alignment zones, as font hinters call them: the x-height and the cap height. Both are snapped to
// whole pixels, which makes the tops of letters and digits sharp.
type zones struct {
	off              bool
	xHeight, capital float32 // in the outline
	x, cap           float32 // snapped
	over             float32 // overshoot of round letters in the outline
	overShown        float32 // overshoot in masks
}

func newZones(m font.Metrics, px int) zones {
	z := zones{xHeight: fromFixed(m.XHeight), capital: fromFixed(m.CapHeight), over: 0.0185 * float32(px)}
	z.x, z.cap = round(z.xHeight), round(z.capital)
	z.off = px > snapMaxPx
	if px >= overshootPx {
		z.overShown = z.over
	}
	return z
}

// snap returns the height in the mask for a height in the outline; heights are negative above the baseline.
func (z *zones) snap(y float32) float32 {
	if z.off {
		return y
	}
	switch h := -y; {
	case h <= -z.over:
		return y - (z.overShown - z.over)
	case h <= 0:
		return y * z.overShown / z.over
	case h <= z.xHeight:
		return -h * z.x / z.xHeight
	case h <= z.xHeight+z.over:
		return -lerp(z.x, z.x+z.overShown, (h-z.xHeight)/z.over)
	case h <= z.capital:
		t := (h - z.xHeight - z.over) / (z.capital - z.xHeight - z.over)
		return -lerp(z.x+z.overShown, z.cap, t)
	case h <= z.capital+z.over:
		return -lerp(z.cap, z.cap+z.overShown, (h-z.capital)/z.over)
	default:
		return -(z.cap + z.overShown + h - z.capital - z.over)
	}
}

func lerp(a, b, t float32) float32 { return a + (b-a)*t }

func fromFixed(x fixed.Int26_6) float32 { return float32(x) / 64 }
