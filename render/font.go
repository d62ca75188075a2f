package render

import (
	"fmt"
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Weight names one of the fonts: the Go fonts of golang.org/x/image, which cover Latin, Greek and Cyrillic
// and whose digits are all equally wide.
type Weight uint8

// The fonts.
const (
	Regular Weight = iota
	Bold
	Mono
	weights = iota
)

// Limits of Fonts.
const (
	MaxPx    = 1<<faceBits - 1 // largest size of a face, in pixels to the em
	maxFaces = 48              // faces whose glyphs are kept; the one longest unused is dropped first
	faceBits = 12
)

// FaceID names one size of one font. The same weight and size have the same ID in every Fonts.
type FaceID uint16

// Weight returns the font of id.
func (id FaceID) Weight() Weight { return Weight(id >> faceBits) }

// Px returns the size of id in pixels to the em.
func (id FaceID) Px() int { return int(id & MaxPx) }

// String describes id as dumps and goldens write it: "bold 20".
func (id FaceID) String() string {
	return fmt.Sprintf("%s %d", [...]string{"regular", "bold", "mono"}[id.Weight()], id.Px())
}

// Metrics are the measures of a face in whole pixels, all positive.
type Metrics struct {
	Ascent  float32 // from the baseline up to the top of the tallest letters with accents
	Descent float32 // from the baseline down to the lowest letters
	Cap     float32 // height of capitals and digits above the baseline
	Line    float32 // from one baseline to the next in running text
}

// Fonts measures text and rasterises glyphs. It is not safe for concurrent use.
type Fonts struct {
	fonts [weights]*sfnt.Font
	buf   sfnt.Buffer
	faces map[FaceID]*face
	last  *face // the face used last
	clock uint64
}

type face struct {
	id      FaceID
	font    *sfnt.Font
	metrics Metrics
	zones   zones
	used    uint64
	ascii   [128]advance
	others  map[rune]advance
	masks   map[uint16]mask
}

// advance is a glyph, how far it moves the pen, and between which places it has ink.
type advance struct {
	index      uint16
	known      bool
	width      float32
	ink0, ink1 float32
}

type mask struct {
	image     *image.Alpha
	left, top int
}

// NewFonts returns the embedded fonts.
func NewFonts() *Fonts {
	f := &Fonts{faces: map[FaceID]*face{}}
	for w, data := range [weights][]byte{goregular.TTF, gobold.TTF, gomono.TTF} {
		parsed, err := sfnt.Parse(data)
		if err != nil {
			panic("render: embedded font: " + err.Error()) // the data is part of the program
		}
		f.fonts[w] = parsed
	}
	return f
}

// Face returns the face of a font at px pixels to the em, 1..MaxPx; sizes outside are brought inside.
func (f *Fonts) Face(w Weight, px int) FaceID {
	return FaceID(w)<<faceBits | FaceID(min(max(px, 1), MaxPx))
}

// Metrics returns the measures of a face.
func (f *Fonts) Metrics(id FaceID) Metrics { return f.face(id).metrics }

// Width returns how far s moves the pen, in pixels.
func (f *Fonts) Width(id FaceID, s string) float32 {
	fc := f.face(id)
	var w float32
	for _, r := range s {
		w += f.advance(fc, r).width
	}
	return w
}

// Em returns how wide s is in parts of the em: Width for a face of any size is about Em times its pixels.
func (f *Fonts) Em(w Weight, s string) float32 {
	const px = 1024
	return f.Width(f.Face(w, px), s) / px
}

// AppendGlyphs appends the glyphs of s, set from x on the given baseline. Origins are whole pixels; the
// part of a pixel a glyph stands further right is in its index (see Glyph). Runes the font lacks show as a
// box. The Go fonts hold no kerning.
func (f *Fonts) AppendGlyphs(dst []Glyph, id FaceID, s string, x, baseline float32) []Glyph {
	fc := f.face(id)
	y := round(baseline)
	for _, r := range s {
		a := f.advance(fc, r)
		px, phase := splitPhase(id, x)
		dst = append(dst, Glyph{Face: id, Index: a.index | phase<<phaseShift, X: px, Y: y})
		x += a.width
	}
	return dst
}

func (f *Fonts) face(id FaceID) *face {
	if f.last != nil && f.last.id == id {
		return f.last
	}
	fc := f.faces[id]
	if fc == nil {
		fc = f.newFace(id)
	}
	f.clock++
	fc.used, f.last = f.clock, fc
	return fc
}

func (f *Fonts) newFace(id FaceID) *face {
	if len(f.faces) >= maxFaces {
		f.dropOldest()
	}
	fc := &face{id: id, font: f.fonts[id.Weight()], others: map[rune]advance{}, masks: map[uint16]mask{}}
	m, err := fc.font.Metrics(&f.buf, fixed.I(id.Px()), font.HintingNone)
	if err != nil {
		panic("render: embedded font: " + err.Error())
	}
	fc.zones = newZones(m, id.Px())
	fc.metrics = Metrics{
		Ascent: ceil(fromFixed(m.Ascent)), Descent: ceil(fromFixed(m.Descent)),
		Cap: fc.zones.cap, Line: round(1.35 * float32(id.Px())),
	}
	f.faces[id] = fc
	return fc
}

func (f *Fonts) dropOldest() {
	var oldest *face
	for _, fc := range f.faces {
		if oldest == nil || fc.used < oldest.used {
			oldest = fc
		}
	}
	delete(f.faces, oldest.id)
}

func (f *Fonts) advance(fc *face, r rune) advance {
	if r < 128 {
		if a := fc.ascii[r]; a.known {
			return a
		}
	} else if a, ok := fc.others[r]; ok {
		return a
	}
	a := f.measure(fc, r)
	if r < 128 {
		fc.ascii[r] = a
	} else {
		fc.others[r] = a
	}
	return a
}

func (f *Fonts) measure(fc *face, r rune) advance {
	index, err := fc.font.GlyphIndex(&f.buf, r)
	if err != nil {
		index = 0 // the font's box for what it lacks
	}
	b, w, err := fc.font.GlyphBounds(&f.buf, index, fixed.I(fc.id.Px()), font.HintingNone)
	if err != nil {
		return advance{known: true}
	}
	return advance{uint16(index), true, fromFixed(w), fromFixed(b.Min.X), fromFixed(b.Max.X)}
}
