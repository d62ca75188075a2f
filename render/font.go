package render

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"wildfifteen/assets/fonts"
)

// Weight names one of the embedded fonts.
type Weight uint8

// The fonts. Digits of Title and Figure have widths of their own; Figures returns digits of equal width.
const (
	Regular  Weight = iota // Commissioner 400: words
	Bold                   // Commissioner 600: words that stand out
	Title                  // Jost 600: titles and the numbers on tiles
	Figure                 // Jost 500: times, counts
	Mono                   // Go Mono, for what others lack
	names                  // the names of languages, where Commissioner lacks their characters
	weights  = iota
	allFonts = 1 << (16 - faceBits) // with those of languages, a regular and a bold one for each
)

// Figures returns s with digits of equal width, which Title and Figure have: for clocks and tables. It allocates.
func Figures(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r - '0' + '０'
		}
		return r
	}, s)
}

// Limits of Fonts.
const (
	MaxPx    = 1<<faceBits - 1 // largest size of a face, in pixels to the em
	maxFaces = 48              // faces in the cache; the least recently used one is dropped first
	faceBits = 12
	emPx     = 1024 // size of the face that widths in ems are measured with
)

// FaceID names one font at one size. The same weight and size have the same ID in every Fonts.
type FaceID uint16

// Weight returns the font of id.
func (id FaceID) Weight() Weight { return Weight(id >> faceBits) }

// Px returns the size of id in pixels to the em.
func (id FaceID) Px() int { return int(id & MaxPx) }

// String returns the form that dumps use, such as "bold 20".
func (id FaceID) String() string {
	return fmt.Sprintf("%s %d", [...]string{"regular", "bold", "title", "figure", "mono", "names"}[min(id.Weight(), names)], id.Px())
}

// Metrics are the measures of a face in whole pixels, all positive.
type Metrics struct {
	Ascent  float32 // height of the tallest accented letters above the baseline
	Descent float32 // depth of the lowest letters below the baseline
	Cap     float32 // height of capitals and digits above the baseline
	Line    float32 // distance between the baselines of two lines of text
}

// Fonts measures text and rasterises glyphs; it caches both. It is not safe for concurrent use. Make one with NewFonts.
type Fonts struct {
	fonts [allFonts]*sfnt.Font
	tags  []string // of the languages whose fonts stand from weights on, two for each
	buf   sfnt.Buffer
	faces map[FaceID]*face
	last  *face // the face used last
	clock uint64
	plain bool   // all letters are those of the fonts of words: see Suit
	own   Weight // the regular font of the language; 0: it has none
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

// advance is the measures of a rune's glyph: its advance width and the left and right ends of its ink.
type advance struct {
	index      uint16
	known      bool
	from       Weight // the font of the glyph: another one where the face's own lacks the rune
	width      float32
	ink0, ink1 float32
}

// mask is a rasterised glyph and the offset of its upper left corner from the glyph's origin.
type mask struct {
	image     *image.Alpha
	left, top int
}

// NewFonts returns the embedded fonts with an empty cache.
func NewFonts() *Fonts {
	f := &Fonts{faces: map[FaceID]*face{}}
	for w, data := range [weights][]byte{fonts.Commissioner400, fonts.Commissioner600, fonts.Jost600, fonts.Jost500, fonts.GoMono, fonts.Names} {
		parsed, err := sfnt.Parse(data)
		if err != nil {
			panic("render: embedded font: " + err.Error()) // the data is part of the program
		}
		f.fonts[w] = parsed
	}
	return f
}

// Face returns the face of a font at px pixels to the em, which is clamped to 1..MaxPx.
func (f *Fonts) Face(w Weight, px int) FaceID {
	return FaceID(w)<<faceBits | FaceID(min(max(px, 1), MaxPx))
}

// Metrics returns the measures of a face.
func (f *Fonts) Metrics(id FaceID) Metrics { return f.face(id).metrics }

// Width returns the advance width of s in pixels.
func (f *Fonts) Width(id FaceID, s string) float32 {
	fc := f.face(id)
	var w float32
	for _, r := range s {
		w += f.advance(fc, r).width
	}
	return w
}

// Em returns the width of s in ems: Width in a face of px pixels is about px times Em.
func (f *Fonts) Em(w Weight, s string) float32 {
	return f.Width(f.Face(w, emPx), s) / emPx
}

// digitEm returns the width of a digit of the tiles' numbers in ems.
func (f *Fonts) digitEm(digit int) float32 {
	return f.advance(f.face(f.Face(Title, emPx)), rune('0'+digit)).width / emPx
}

// AppendGlyphs appends the glyphs of s, set from x on the given baseline. Glyph origins are whole pixels; the subpixel
// offset is part of the index (see Glyph). Runes missing from the font are taken from the fonts
// that stand in for it; those missing there, too, show as a box. There is no kerning: the embedded fonts have none.
func (f *Fonts) AppendGlyphs(dst []Glyph, id FaceID, s string, x, baseline float32) []Glyph {
	fc := f.face(id)
	y := round(baseline)
	for _, r := range s {
		a := f.advance(fc, r)
		from := f.Face(a.from, id.Px())
		px, phase := splitPhase(from, x)
		dst = append(dst, Glyph{Face: from, Index: a.index | phase<<phaseShift, X: px, Y: y})
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
	fc.metrics = Metrics{Ascent: ceil(fromFixed(m.Ascent)), Descent: ceil(fromFixed(m.Descent)), Cap: fc.zones.cap}
	fc.metrics.Line = max(round(1.35*float32(id.Px())), fc.metrics.Ascent+fc.metrics.Descent)
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

// narrowSpace keeps what stands on both sides on one line; French sets it before signs and within numbers. The fonts lack it.
const narrowSpace = '\u202f'

func (f *Fonts) measure(fc *face, r rune) advance {
	if r == narrowSpace {
		space := f.measure(fc, ' ')
		space.width *= 0.6
		return space
	}
	from, index := f.glyph(fc.id.Weight(), r)
	b, w, err := f.fonts[from].GlyphBounds(&f.buf, index, fixed.I(fc.id.Px()), font.HintingNone)
	if err != nil {
		return advance{known: true, from: from}
	}
	return advance{uint16(index), true, from, fromFixed(w), fromFixed(b.Min.X), fromFixed(b.Max.X)}
}

// standIns are the fonts in which a rune is looked for: the font itself, and the font of words of the same weight. After them
// come the font of the language, Go Mono, which has arrows, and the names of languages.
var standIns = [names][]Weight{Regular: {Regular}, Bold: {Bold}, Title: {Title, Bold}, Figure: {Figure, Regular}, Mono: {Mono, Regular}}

// glyph returns the font that has a rune, and its glyph; that of the box in the font of w if none has it.
func (f *Fonts) glyph(w Weight, r rune) (from Weight, index sfnt.GlyphIndex) {
	list := []Weight{w} // of a font that itself stands in for others
	if w < names {
		list = standIns[w]
	}
	if f.plain && (w == Title || w == Figure) && unicode.IsLetter(r) {
		list = list[1:]
	}
	has := func(from Weight) sfnt.GlyphIndex {
		i, err := f.fonts[from].GlyphIndex(&f.buf, r)
		if err != nil {
			return 0
		}
		return i
	}
	for _, from := range list {
		if i := has(from); i != 0 {
			return from, i
		}
	}
	own := f.own
	if own != 0 && (w == Bold || w == Title) {
		own++
	}
	for _, from := range [...]Weight{own, Mono, names} {
		if i := has(from); from != 0 && i != 0 {
			return from, i
		}
	}
	return w, 0
}

// Suit makes the fonts fit for a language with the given characters: if one of its letters is missing in the fonts of titles and
// figures, all letters there are those of the fonts of words, because a word of two faces looks broken. A language may have
// fonts of its own, regular and bold, for characters that all others lack.
func (f *Fonts) Suit(tag, characters string, regular, bold []byte) {
	own := f.ownFonts(tag, regular, bold)
	plain := strings.ContainsFunc(characters, func(r rune) bool {
		if !unicode.IsLetter(r) {
			return false
		}
		i, err := f.fonts[Title].GlyphIndex(&f.buf, r)
		return err == nil && i == 0
	})
	if plain != f.plain || own != f.own {
		f.plain, f.own, f.last = plain, own, nil
		clear(f.faces)
	}
}

// ownFonts adds the fonts of a language, unless they are here already, and returns the regular one; 0 if there is none, or no
// room: no number ever stands for another font, because pictures of glyphs are kept by it.
func (f *Fonts) ownFonts(tag string, regular, bold []byte) Weight {
	if i := slices.Index(f.tags, tag); i >= 0 {
		return Weight(weights + 2*i)
	}
	at := weights + 2*len(f.tags)
	one, err := sfnt.Parse(regular)
	two, err2 := sfnt.Parse(bold)
	if err != nil || err2 != nil || at+2 > allFonts {
		return 0
	}
	f.fonts[at], f.fonts[at+1] = one, two
	f.tags = append(f.tags, tag)
	return Weight(at)
}
