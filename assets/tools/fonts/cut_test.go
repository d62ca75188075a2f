package main

import (
	"bytes"
	"slices"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"wildfifteen/assets/fonts"
)

// TestCut cuts fonts to some characters, simple and made of parts: they look as before, and nothing else is left.
func TestCut(t *testing.T) {
	const chars = "Νέο παιχνίδι Thiết lập Sześć Налаштування ґ 0123456789,.;«»"
	for name, data := range map[string][]byte{"Commissioner": fonts.Commissioner600, "Go Mono": fonts.GoMono} {
		small, err := cut(data, []rune(chars))
		if err != nil {
			t.Fatal(name, err)
		}
		if again, err := cut(data, []rune(chars+chars)); err != nil || !bytes.Equal(small, again) {
			t.Errorf("%s: cut again it is another one: %v", name, err)
		}
		if len(small) > len(data)/4 {
			t.Errorf("%s: %d of %d bytes are left", name, len(small), len(data))
		}
		before, after := parse(t, data), parse(t, small)
		for r := rune(' '); r < 0x2100; r++ {
			want := slices.Contains([]rune(chars), r) && glyph(before, r) != 0
			if got := glyph(after, r); (got != 0) != want {
				t.Errorf("%s: %q has the glyph %d", name, r, got)
			}
			if want && !alike(before, after, r) {
				t.Errorf("%s: %q has changed", name, r)
			}
		}
	}
}

func TestCutBad(t *testing.T) {
	good := fonts.Commissioner400
	for _, bad := range [][]byte{nil, []byte("OTTO"), good[:100], good[:len(good)/2], bytes.Repeat([]byte{0, 1, 0, 0}, 100)} {
		if _, err := cut(bad, []rune("abc")); err == nil {
			t.Errorf("%d bytes are taken for a font", len(bad))
		}
	}
}

func FuzzCut(f *testing.F) {
	f.Add(fonts.Jost600[:4000], "abc")
	f.Fuzz(func(_ *testing.T, data []byte, chars string) { _, _ = cut(data, []rune(chars)) })
}

func parse(t *testing.T, data []byte) *sfnt.Font {
	t.Helper()
	f, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func glyph(f *sfnt.Font, r rune) sfnt.GlyphIndex {
	var buf sfnt.Buffer
	i, _ := f.GlyphIndex(&buf, r)
	return i
}

// alike reports whether a character has the same width and outline in two fonts.
func alike(a, b *sfnt.Font, r rune) bool {
	type look struct {
		width    fixed.Int26_6
		outlines sfnt.Segments
	}
	of := func(f *sfnt.Font) (l look) {
		var buf sfnt.Buffer
		l.width, _ = f.GlyphAdvance(&buf, glyph(f, r), fixed.I(1000), font.HintingNone)
		s, err := f.LoadGlyph(&buf, glyph(f, r), fixed.I(1000), nil)
		if err != nil {
			return look{width: -1}
		}
		l.outlines = slices.Clone(s)
		return l
	}
	x, y := of(a), of(b)
	return x.width == y.width && x.width >= 0 && slices.Equal(x.outlines, y.outlines)
}
