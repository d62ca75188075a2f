package render

import (
	"strconv"
	"unicode/utf8"
)

// Dump appends l as text, for golden files and for people to read: one line for each op, and one line wherever the
// clip or the alpha changes. Box styles, apart from their fill, are written once and numbered in order of appearance.
// Glyphs are written as the text they show, with "?" for a glyph that no rune of f's fonts has.
func (l *List) Dump(dst []byte, f *Fonts) []byte {
	d := dumper{List: l, out: dst, runes: f.runes(), clip: Rect{0, 0, l.Size.X, l.Size.Y}, alpha: 255}
	d.word("screen").size(l.Size.X, l.Size.Y).color(l.Paper).end()
	for i := range l.Ops {
		d.op(&l.Ops[i])
	}
	return d.out
}

type dumper struct {
	*List
	out    []byte
	styles []BoxStyle
	runes  [allFonts]map[uint16]rune
	clip   Rect
	alpha  uint8
}

func (d *dumper) op(op *Op) {
	if op.Clip != d.clip {
		d.clip = op.Clip
		d.word("clip").rect(op.Clip).end()
	}
	if op.Alpha != d.alpha {
		d.alpha = op.Alpha
		d.word("alpha").number(float32(op.Alpha)).end()
	}
	switch op.Kind {
	case BoxOp:
		style := d.style(op.Style)
		d.word("box").rect(op.Rect).key("r", op.Radius).color(op.Style.Fill)
		if style > 0 {
			d.key("s", float32(style))
		}
		if op.Style.Hole > 0 {
			d.key("hole", op.Style.Hole)
		}
		if op.Gradient != NoGradient {
			d.word(" to").color(op.To).key("gradient", float32(op.Gradient))
		}
		if op.Image != nil {
			d.word(" picture").quote([]rune(op.Image.Name())).rect(op.Source)
		}
	case LineOp:
		d.word("line").key("w", op.Width).color(op.Color)
		for _, p := range d.Points[op.Lo:op.Hi] {
			d.point(p.X, p.Y)
		}
	case GlyphsOp:
		d.word("text").color(op.Color)
		if op.Zoom != 1 {
			d.key("zoom", op.Zoom).rect(op.Rect)
		}
		d.glyphs(d.Glyphs[op.Lo:op.Hi])
	}
	d.end()
}

// style returns the number of a style, 0 for a plain fill, and writes a style that is new.
func (d *dumper) style(s BoxStyle) int {
	s.Fill, s.Hole = Color{}, 0
	for i := range d.styles {
		if d.styles[i] == s {
			return i + 1
		}
	}
	if s.Edge.A|s.Light.A|s.Shadow.A|s.Inner.A == 0 {
		return 0
	}
	d.styles = append(d.styles, s)
	d.word("style").number(float32(len(d.styles)))
	if s.Edge.A > 0 {
		d.word(" edge").color(s.Edge).number(s.EdgeWidth)
	}
	if s.Light.A > 0 {
		d.word(" light").color(s.Light).number(s.LightWidth)
	}
	if s.Shadow.A > 0 {
		d.word(" shadow").color(s.Shadow).number(s.ShadowY).key("blur", s.ShadowBlur)
	}
	if s.Inner.A > 0 {
		d.word(" inner").color(s.Inner).number(s.InnerY).key("blur", s.InnerBlur)
	}
	d.end()
	return len(d.styles)
}

// glyphs writes a run as face, position and text, and starts again wherever the pen jumps.
func (d *dumper) glyphs(glyphs []Glyph) {
	var text []rune
	for i, g := range glyphs {
		prev := Glyph{}
		if i > 0 {
			prev = glyphs[i-1]
		}
		far := g.X-prev.X > 1.3*float32(g.Face.Px())
		if i == 0 || g.Face != prev.Face || g.Y != prev.Y || g.X < prev.X || far {
			d.quote(text)
			text = text[:0]
			if g.Face != prev.Face {
				d.word(" " + g.Face.String())
			}
			d.point(g.X, g.Y)
		}
		index, _ := g.Parts()
		r, ok := d.runes[g.Face.Weight()][index]
		if !ok {
			r = '?'
		}
		text = append(text, r)
	}
	d.quote(text)
}

func (d *dumper) quote(text []rune) *dumper {
	if len(text) > 0 {
		d.out = strconv.AppendQuote(append(d.out, ' '), string(text))
	}
	return d
}

func (d *dumper) word(s string) *dumper {
	d.out = append(d.out, s...)
	return d
}

func (d *dumper) number(v float32) *dumper { return d.key("", v) }

func (d *dumper) key(name string, v float32) *dumper {
	d.out = append(append(d.out, ' '), name...)
	d.value(v)
	return d
}

func (d *dumper) color(c Color) *dumper {
	d.out = c.appendHex(append(d.out, ' '))
	return d
}

func (d *dumper) point(x, y float32) *dumper {
	d.out = append(d.out, ' ')
	d.value(x)
	d.out = append(d.out, ',')
	d.value(y)
	return d
}

func (d *dumper) size(w, h float32) *dumper {
	d.out = append(d.out, ' ')
	d.value(w)
	d.out = append(d.out, 'x')
	d.value(h)
	return d
}

func (d *dumper) rect(r Rect) *dumper { return d.point(r.X, r.Y).size(r.W, r.H) }

func (d *dumper) end() { d.out = append(d.out, '\n') }

// value writes a number with at most two decimals.
func (d *dumper) value(v float32) {
	d.out = strconv.AppendFloat(d.out, float64(round(v*100))/100, 'f', -1, 64)
}

// runes maps the glyph indices of each font to runes; a glyph of several runes stands for the lowest.
func (f *Fonts) runes() (all [allFonts]map[uint16]rune) {
	for w, font := range f.fonts {
		if font == nil {
			continue
		}
		all[w] = map[uint16]rune{}
		for r := rune(' '); r < 0x2600; r++ {
			if !utf8.ValidRune(r) {
				continue
			}
			index, err := font.GlyphIndex(&f.buf, r)
			if _, seen := all[w][uint16(index)]; err == nil && index != 0 && !seen {
				all[w][uint16(index)] = r
			}
		}
	}
	return all
}
