package render

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestFace(t *testing.T) {
	f, g := NewFonts(), NewFonts()
	id := f.Face(Bold, 20)
	if g.Face(Mono, 12); id != g.Face(Bold, 20) || id.Weight() != Bold || id.Px() != 20 {
		t.Errorf("face %v is not the same in every Fonts", id)
	}
	if f.Face(Regular, 0).Px() != 1 || f.Face(Regular, 1e6).Px() != MaxPx {
		t.Error("sizes outside the range are not brought inside")
	}
}

func TestFacesAreDropped(t *testing.T) {
	f := NewFonts()
	for px := 1; px <= 3*maxFaces; px++ {
		f.Width(f.Face(Regular, px), "15")
		f.Width(f.Face(Bold, 7), "15") // keep this face in the cache
	}
	if len(f.faces) != maxFaces {
		t.Errorf("%d faces alive, want %d", len(f.faces), maxFaces)
	}
	if f.faces[f.Face(Bold, 7)] == nil {
		t.Error("a face in use was dropped")
	}
}

func TestMetrics(t *testing.T) {
	f := NewFonts()
	for w := range names {
		for px := 6; px < 200; px += 7 {
			id := f.Face(w, px)
			m := f.Metrics(id)
			for _, v := range []float32{m.Ascent, m.Descent, m.Cap, m.Line} {
				if v != round(v) || v <= 0 {
					t.Fatalf("%v: %+v is not whole and positive", id, m)
				}
			}
			if m.Cap >= m.Ascent || m.Line < m.Ascent+m.Descent-1 {
				t.Errorf("%v: %+v", id, m)
			}
			a := f.advance(f.face(id), 'H')
			if mask, _, top := f.Mask(id, a.index); px <= snapMaxPx && (float32(-top) != m.Cap || mask.Rect.Dy() != -top) {
				t.Errorf("%v: H stands from %d for %d, cap height %v", id, top, mask.Rect.Dy(), m.Cap)
			}
		}
	}
}

// TestDigitsAndKerning checks what the layout of clocks relies on: figures of one width and no kerning.
func TestDigitsAndKerning(t *testing.T) {
	f := NewFonts()
	for w := range names {
		id := f.Face(w, 24)
		for _, d := range "0123456789" {
			if w == Regular || w == Bold {
				continue // words have digits of their own widths
			}
			if s := Figures(string(d)); w != Mono && f.Width(id, s) != f.Width(id, Figures("0")) || w == Mono && f.Width(id, string(d)) != f.Width(id, "0") {
				t.Errorf("%v: digit %c is not as wide as 0", id, d)
			}
		}
		if f.Width(id, "AVAToTy") != sum(f, id, "AVAToTy") {
			t.Errorf("%v: width is not the sum of the letters", id)
		}
	}
}

func sum(f *Fonts, id FaceID, s string) (w float32) {
	for _, r := range s {
		w += f.Width(id, string(r))
	}
	return w
}

func TestAppendGlyphs(t *testing.T) {
	f := NewFonts()
	for _, px := range []int{13, 40, 41, 120} {
		id := f.Face(Regular, px)
		x := float32(3.3)
		glyphs := f.AppendGlyphs(nil, id, "Läufe 15 ✓", x, 50.4)
		for i, r := range []rune("Läufe 15 ✓") {
			g := glyphs[i]
			_, dx := g.Parts()
			if g.X != round(g.X) || g.Y != 50 || abs(g.X+dx-x) > 0.51 || px <= phaseMaxPx && abs(g.X+dx-x) > 0.126 {
				t.Errorf("%d px: %q stands at %v+%v,%v, want %v,50", px, r, g.X, dx, g.Y, x)
			}
			x += f.Width(id, string(r))
		}
		last := glyphs[len(glyphs)-1]
		if m, _, _ := f.Mask(id, last.Index); m == nil {
			t.Errorf("%d px: a rune the font lacks shows nothing", px)
		}
	}
}

func TestMaskPhase(t *testing.T) {
	f := NewFonts()
	id := f.Face(Bold, 16)
	g := f.AppendGlyphs(nil, id, "l", 10.5, 20)[0]
	index, dx := g.Parts()
	if dx != 0.5 || g.X != 10 {
		t.Fatalf("at 10.5: %v and %v", g.X, dx)
	}
	ink := func(index uint16) (mass, moment float64) {
		m, left, _ := f.Mask(id, index)
		for i, v := range m.Pix {
			mass += float64(v)
			moment += float64(v) * float64(left+i%m.Stride)
		}
		return mass, moment / mass
	}
	m0, x0 := ink(index)
	m1, x1 := ink(g.Index)
	if d := x1 - x0; d < 0.4 || d > 0.6 || m1 < 0.99*m0 || m1 > 1.01*m0 {
		t.Errorf("half a pixel moves the ink by %v and makes %v of %v", d, m1, m0)
	}
}

func TestTextIn(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 20)
	m := f.Metrics(id)
	r := Rect{10, 20, 300, 60}
	var l List
	for h := Start; h <= End; h++ {
		l.Reset(400, 100, Color{})
		l.TextIn(f, id, "Moves", r, h, Middle, Color{A: 255})
		g := l.Glyphs[0]
		_, dx := g.Parts()
		want := r.X + float32(h)*(r.W-f.Width(id, "Moves"))/2
		if abs(g.X+dx-want) > 0.126 {
			t.Errorf("align %d: starts at %v, want %v", h, g.X+dx, want)
		}
		if over, under := g.Y-m.Cap-r.Y, r.Y+r.H-g.Y; abs(over-under) > 1 {
			t.Errorf("capitals leave %v above and %v below", over, under)
		}
	}
	for v, want := range map[Align]float32{Start: r.Y + m.Ascent, End: r.Y + r.H - m.Descent} {
		l.Reset(400, 100, Color{})
		l.TextIn(f, id, "Moves", r, Start, v, Color{A: 255})
		if l.Glyphs[0].Y != want {
			t.Errorf("align %d: baseline %v, want %v", v, l.Glyphs[0].Y, want)
		}
	}
}

func TestTextInCuts(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 20)
	runes := f.runes()
	for width := float32(20); width < 260; width += 3 {
		var l List
		l.Reset(400, 100, Color{})
		l.TextIn(f, id, "Slide the tiles into order", Rect{0, 0, width, 40}, Start, Middle, Color{A: 255})
		var got []rune
		for _, g := range l.Glyphs {
			index, _ := g.Parts()
			got = append(got, runes[Regular][index])
		}
		s := string(got)
		if f.Width(id, s) > width+0.5 {
			t.Errorf("%q is wider than %v", s, width)
		}
		start, cut := strings.CutSuffix(s, ellipsis)
		if !strings.HasPrefix("Slide the tiles into order", start) || strings.HasSuffix(start, " ") ||
			!cut && s != "Slide the tiles into order" {
			t.Errorf("%v pixels: %q", width, s)
		}
	}
}

func TestTextOutsideClip(t *testing.T) {
	f := NewFonts()
	var l List
	l.Reset(100, 100, Color{})
	id := f.Face(Regular, 16)
	l.Text(f, id, "gone", 0, -40, Color{A: 255})
	l.Text(f, id, "gone", 200, 40, Color{A: 255})
	l.SetAlpha(0)
	l.TextIn(f, id, "gone too", Rect{0, 0, 30, 20}, Start, Middle, Color{A: 255})
	if len(l.Ops)+len(l.Glyphs) > 0 {
		t.Errorf("unseen text left %d ops and %d glyphs", len(l.Ops), len(l.Glyphs))
	}
}

func TestWrap(t *testing.T) {
	f := NewFonts()
	id := f.Face(Mono, 20) // all letters have the same width
	em := f.Width(id, "m")
	tests := []struct {
		text  string
		chars int
		want  []string
	}{
		{"", 5, []string{""}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one two three", 6, []string{"one", "two", "three"}},
		{"one  two", 3, []string{"one", "two"}},
		{"one\n\ntwo", 9, []string{"one", "", "two"}},
		{"  one ", 9, []string{"one"}},
		{"one · two · three", 9, []string{"one · two", "three"}},
		{"one · two\u00a0· three", 7, []string{"one", "two", "three"}},
		{"one two\u202f!", 7, []string{"one", "two\u202f!"}},
		{"incomprehensible", 6, []string{"incomp", "rehens", "ible"}},
		{"an incomprehensible", 6, []string{"an", "incomp", "rehens", "ible"}},
		{"äöü", 0, []string{"ä", "ö", "ü"}},
	}
	for _, c := range tests {
		got := f.Wrap(nil, id, c.text, (float32(c.chars)+0.1)*em)
		if !slices.Equal(got, c.want) {
			t.Errorf("%q in %d: %q, want %q", c.text, c.chars, got, c.want)
		}
	}
}

func TestNarrowSpace(t *testing.T) {
	f := NewFonts()
	for w := Regular; w < names; w++ {
		id := f.Face(w, 20)
		if got, space := f.Width(id, "\u202f"), f.Width(id, " "); got <= 0 || got >= space {
			t.Errorf("%v: a narrow space is %v wide, a space %v", id, got, space)
		}
		narrow, wide := f.AppendGlyphs(nil, id, "\u202f", 0, 0), f.AppendGlyphs(nil, id, " ", 0, 0)
		if !slices.Equal(narrow, wide) {
			t.Errorf("%v: a narrow space is drawn as %v, a space as %v", id, narrow, wide)
		}
	}
}

func TestWrapKeepsWords(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	r := rand.New(rand.NewPCG(seed, 1))
	f := NewFonts()
	id := f.Face(Regular, 16)
	const letters = "aäbcd  \nЖλ"
	for range 500 {
		var b strings.Builder
		for range r.IntN(60) {
			b.WriteRune([]rune(letters)[r.IntN(9)])
		}
		width := r.Float32() * 200
		lines := f.Wrap(nil, id, b.String(), width)
		for _, s := range lines {
			if f.Width(id, s) > width && len([]rune(s)) > 1 {
				t.Errorf("seed %d: %q is wider than %v", seed, s, width)
			}
		}
		strip := func(s string) string { return strings.NewReplacer(" ", "", "\n", "").Replace(s) }
		if strip(strings.Join(lines, "")) != strip(b.String()) {
			t.Errorf("seed %d: %q became %q", seed, b.String(), lines)
		}
	}
}

func TestTextAllocatesNothing(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 16)
	var l List
	lines := make([]string, 0, 8)
	draw := func() {
		l.Reset(400, 100, Color{})
		l.Text(f, id, "0:41 52 moves", 10, 30, Color{A: 255})
		l.TextIn(f, id, "Slide the tiles into order", Rect{0, 40, 90, 40}, Middle, Middle, Color{A: 255})
		lines = f.Wrap(lines[:0], id, "Slide the tiles into order", 90)
	}
	draw()
	if n := testing.AllocsPerRun(100, draw); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestMissingGlyphs checks that characters which a font lacks are taken from Go Mono, at the same size.
func TestMissingGlyphs(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 20)
	glyphs := f.AppendGlyphs(nil, id, "a↑", 0, 20)
	if glyphs[0].Face != id || glyphs[1].Face != f.Face(Mono, 20) {
		t.Fatalf("the glyphs are from %v and %v", glyphs[0].Face, glyphs[1].Face)
	}
	if index, _ := glyphs[1].Parts(); index == 0 {
		t.Error("the arrow is the box of a missing glyph")
	}
	if w := f.Width(id, "↑"); w != f.Width(f.Face(Mono, 20), "↑") || w == 0 {
		t.Errorf("the arrow is %v wide", w)
	}
}
