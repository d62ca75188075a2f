package gpu

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game/e2e"
	"wildfifteen/render"
	"wildfifteen/render/internal/samples"
	"wildfifteen/render/pixels"
	"wildfifteen/render/soft"
)

func TestMain(m *testing.M) { e2e.Main(m) }

// paint returns the picture that a Painter makes of l, on the GPU or its software emulation.
func paint(p *Painter, l *render.List) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, int(l.Size.X), int(l.Size.Y)))
	e2e.Do(func() {
		dst := ebiten.NewImage(out.Rect.Dx(), out.Rect.Dy())
		defer dst.Deallocate()
		p.Paint(dst, l)
		dst.ReadPixels(out.Pix)
	})
	return out
}

// compare fails the test if the pictures of l by gpu and soft differ by more than steps, 0..255, in more than maxPixels
// pixels.
func compare(t *testing.T, fonts *render.Fonts, l *render.List, steps, maxPixels int) {
	t.Helper()
	got := paint(New(fonts), l)
	want := soft.New(fonts).Picture(l)
	count, worst := pixels.Differ(got, want, steps)
	t.Logf("largest difference %d, %d pixels over %d", worst, count, steps)
	if count <= maxPixels {
		return
	}
	dir, err := os.MkdirTemp("", "gpu")
	if err != nil {
		t.Fatal(err)
	}
	t.Errorf("%d pixels differ by more than %d, at maxPixels by %d; pictures in %s", count, steps, worst, dir)
	for name, m := range map[string]image.Image{"gpu": got, "soft": want} {
		if err := pixels.Save(filepath.Join(dir, name+".png"), m); err != nil {
			t.Fatal(err)
		}
	}
}

var (
	ink    = render.Color{R: 43, G: 42, B: 40, A: 255}
	teal   = render.Color{R: 26, G: 102, B: 112, A: 255}
	paper  = render.Color{R: 246, G: 243, B: 236, A: 255}
	shadow = render.Color{A: 46}
)

// tile is a box style with every part.
func tile(fill render.Color) render.BoxStyle {
	return render.BoxStyle{
		Fill: fill, Edge: ink, EdgeWidth: 1.5, Light: render.Color{R: 255, G: 255, B: 255, A: 90}, LightWidth: 2,
		Shadow: shadow, ShadowY: 3, ShadowBlur: 6, Inner: render.Color{A: 60}, InnerY: 3, InnerBlur: 5,
	}
}

func TestBoxesLikeSoft(t *testing.T) {
	var l render.List
	l.Reset(400, 300, paper)
	l.Box(render.Rect{X: 20, Y: 20, W: 80, H: 80}, 11, tile(teal))
	l.Box(render.Rect{X: 120.3, Y: 20.7, W: 80.5, H: 61.2}, 25, tile(teal))
	l.Box(render.Rect{X: 220, Y: 20, W: 30, H: 80}, 99, tile(render.Color{R: 200, G: 30, B: 20, A: 128}))
	l.Fill(render.Rect{X: 270, Y: 20, W: 100, H: 50}, 0, ink)
	l.Fill(render.Rect{X: 270.5, Y: 80.5, W: 100, H: 1}, 0, ink)
	was := l.SetAlpha(100)
	l.Box(render.Rect{X: 20, Y: 120, W: 80, H: 80}, 11, tile(teal))
	l.SetAlpha(was)
	l.PushClip(render.Rect{X: 130, Y: 130, W: 40, H: 40})
	l.Box(render.Rect{X: 120, Y: 120, W: 80, H: 80}, 11, tile(teal))
	l.PopClip()
	l.Box(render.Rect{X: -30, Y: 250, W: 80, H: 80}, 20, tile(teal))
	l.Box(render.Rect{X: 380, Y: 250, W: 80, H: 80}, 20, render.BoxStyle{Edge: ink, EdgeWidth: 3})
	compare(t, render.NewFonts(), &l, 2, 0)
}

// TestPicturesLikeSoft shows pictures in all sizes, and more of them than stay on the graphics processor.
func TestPicturesLikeSoft(t *testing.T) {
	fonts := render.NewFonts()
	for _, s := range samples.All(fonts) {
		if strings.Contains(s.Name, "picture") {
			compare(t, fonts, s.List, 4, 0)
		}
	}
	var l render.List
	l.Reset(300, 200, paper)
	for i := range maxPictures + 5 {
		l.Image(render.Rect{X: float32(i % 8 * 36), Y: float32(i / 8 * 36), W: 32, H: 32}, 6, samples.Picture(40+i, 40), render.Rect{W: 40, H: 40}, tile(render.Color{}))
	}
	compare(t, fonts, &l, 4, 0)
	p := New(fonts)
	first := paint(p, &l)
	if string(first.Pix) != string(paint(p, &l).Pix) {
		t.Error("the second picture differs from the first")
	}
}

// TestPicturedBoardAllocatesNothing paints the same board with a picture repeatedly, in one draw call.
func TestPicturedBoardAllocatesNothing(t *testing.T) {
	fonts := render.NewFonts()
	p := New(fonts)
	for _, s := range samples.All(fonts) {
		if s.Name == "board-4x4-picture" {
			checkAllocations(t, p, s.List, 240)
		}
	}
}

// checkAllocations paints a list repeatedly: in one draw call, and without more allocations than the engine makes for such a
// call. These depend on where the engine keeps its images at the moment, so each picture is compared with a bare call.
func checkAllocations(t *testing.T, p *Painter, l *render.List, side int) {
	t.Helper()
	more := math.Inf(1)
	e2e.Do(func() {
		dst := ebiten.NewImage(side, side)
		defer dst.Deallocate()
		p.Paint(dst, l)
		vertices := slices.Clone(p.vertices[:len(p.indices)/6*4])
		indices := p.indices
		for range 100 {
			engines := testing.AllocsPerRun(1, func() {
				dst.Fill(p.paper)
				dst.DrawTrianglesShader32(vertices, indices, p.shader, &p.options)
			})
			more = min(more, testing.AllocsPerRun(1, func() { p.Paint(dst, l) })-engines)
		}
	})
	if more > 0 || p.Calls() != 1 {
		t.Errorf("%.0f allocations a picture more than the engine's, %d draw calls", more, p.Calls())
	}
}

// TestWaysLikeSoft shows boards on which the blank is led. Only where the lines of an arrow meet, on their soft edges, may the
// two differ: by a quarter of the range, where two edges cover half of a pixel each.
func TestWaysLikeSoft(t *testing.T) {
	fonts, seen := render.NewFonts(), 0
	for _, s := range samples.All(fonts) {
		if strings.Contains(s.Name, "-way-") {
			compare(t, fonts, s.List, 64, 0)
			seen++
		}
	}
	if seen < 3 {
		t.Errorf("%d boards with a way among the samples", seen)
	}
}

// TestManyStyles has more box styles than the table holds.
func TestManyStyles(t *testing.T) {
	var l render.List
	l.Reset(400, 300, paper)
	for i := range 100 {
		s := tile(render.Color{R: uint8(2 * i), G: 100, B: 50, A: 255})
		s.EdgeWidth = float32(i) / 25
		l.Box(render.Rect{X: float32(i%10)*40 + 4, Y: float32(i/10)*30 + 4, W: 32, H: 22}, 6, s)
	}
	fonts := render.NewFonts()
	compare(t, fonts, &l, 2, 0)
	p := New(fonts)
	paint(p, &l)
	if got, want := p.Calls(), (100+maxStyles-2)/(maxStyles-1); got != want {
		t.Errorf("%d draw calls, want %d", got, want)
	}
}

func TestLinesLikeSoft(t *testing.T) {
	var l render.List
	l.Reset(300, 300, paper)
	pts := []render.Point{{X: 20, Y: 30}, {X: 120, Y: 70}, {X: 60, Y: 140}, {X: 200, Y: 140}, {X: 200, Y: 200}}
	for i, width := range []float32{0.5, 1, 2, 5.5, 14} {
		for j := range pts {
			pts[j].X += 15
			pts[j].Y += 9 * float32(i)
		}
		l.Line(pts, width, ink)
	}
	l.Line([]render.Point{{X: 250, Y: 250}}, 20, teal)
	l.PushClip(render.Rect{X: 20, Y: 220, W: 60, H: 20})
	l.Line([]render.Point{{X: 10, Y: 200}, {X: 90, Y: 260}}, 12, teal)
	l.PopClip()
	// The gpu painter covers pixels twice where two segments meet.
	compare(t, render.NewFonts(), &l, 64, 0)
	l.Ops = l.Ops[len(l.Ops)-1:]
	compare(t, render.NewFonts(), &l, 2, 0)
}

func TestGlyphsLikeSoft(t *testing.T) {
	fonts := render.NewFonts()
	var l render.List
	l.Reset(500, 400, paper)
	y := float32(0)
	for _, px := range []int{13, 16, 20, 28, 40, 80} {
		y += float32(px) * 1.3
		id := fonts.Face(render.Weight(px%3), px)
		l.Text(fonts, id, "Slide 0123456789, жёлтый ω", 7.3, y, ink)
	}
	id := fonts.Face(render.Bold, 40)
	r := render.Rect{X: 20, Y: 320, W: 60, H: 60}
	l.Run(r, fonts.AppendGlyphs(nil, id, "15", 26, 365), 0.97, teal)
	r.X = 120
	l.Run(r, fonts.AppendGlyphs(nil, id, "8", 140, 365), 1.8, teal)
	was := l.SetAlpha(120)
	l.PushClip(render.Rect{X: 200, Y: 330, W: 300, H: 20})
	l.Text(fonts, id, "clipped and faint", 200, 360, teal)
	l.PopClip()
	l.SetAlpha(was)
	compare(t, fonts, &l, 2, 0)
}

// TestRandomLists compares random lists of ops of every kind.
func TestRandomLists(t *testing.T) {
	fonts := render.NewFonts()
	for seed := range uint64(8) {
		rng := rand.New(rand.NewPCG(seed, 15))
		var l render.List
		l.Reset(320, 240, paper)
		for range 40 {
			x, y := rng.Float32()*300, rng.Float32()*220
			r := render.Rect{X: x, Y: y, W: 2 + rng.Float32()*90, H: 2 + rng.Float32()*90}
			s := tile(render.Color{R: uint8(rng.Uint32()), G: uint8(rng.Uint32()), B: uint8(rng.Uint32()), A: uint8(rng.Uint32())})
			s.EdgeWidth, s.LightWidth = rng.Float32()*4, rng.Float32()*4
			s.ShadowY, s.ShadowBlur = rng.Float32()*8-4, rng.Float32()*12
			s.InnerY, s.InnerBlur = rng.Float32()*8, rng.Float32()*12
			l.SetAlpha(uint8(rng.Uint32()))
			l.PushClip(render.Rect{X: float32(rng.IntN(200)), Y: float32(rng.IntN(100)), W: 150, H: 150})
			l.Box(r, rng.Float32()*30, s)
			from, to := s.Fill, paper
			from.A = 255
			l.FillGradient(r.Move(rng.Float32()*50, rng.Float32()*50), rng.Float32()*30, from, to, render.GradientAcross+render.Gradient(rng.IntN(6)))
			l.Line([]render.Point{{X: x, Y: y}, {X: rng.Float32() * 320, Y: rng.Float32() * 240}}, rng.Float32()*20, s.Fill)
			l.Text(fonts, fonts.Face(render.Bold, 8+rng.IntN(60)), "47", x, y+20, s.Fill)
			l.PopClip()
		}
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) { compare(t, fonts, &l, 6, 0) })
	}
}

// TestAtlasRenewed shows more glyphs than fit into the atlas, twice.
func TestAtlasRenewed(t *testing.T) {
	fonts := render.NewFonts()
	var l render.List
	l.Reset(1200, 1000, paper)
	for i := range 10 {
		id := fonts.Face(render.Bold, 500+i)
		l.Text(fonts, id, fmt.Sprint(i, (i+3)%10), float32(i*40), 450+float32(i*50), ink)
	}
	p := New(fonts)
	first := paint(p, &l)
	if p.Calls() < 2 {
		t.Errorf("%d draw call: the atlas was never full", p.Calls())
	}
	second := paint(p, &l)
	if string(first.Pix) != string(second.Pix) {
		t.Error("the second picture differs from the first")
	}
	compare(t, fonts, &l, 2, 0)
}

// TestSteadyFrameAllocatesNothing paints the same board of 255 tiles repeatedly. The allocations of Ebitengine itself
// are measured by a bare draw call and subtracted.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	fonts := render.NewFonts()
	var l render.List
	l.Reset(800, 800, paper)
	id := fonts.Face(render.Bold, 20)
	for i := range 255 {
		r := render.Rect{X: float32(i % 16 * 50), Y: float32(i / 16 * 50), W: 47, H: 47}
		l.Box(r, 7, tile(render.Color{R: uint8(i), G: 90, B: 120, A: 255}))
		l.Text(fonts, id, fmt.Sprint(i+1), r.X+8, r.Y+30, paper)
	}
	checkAllocations(t, New(fonts), &l, 800)
}
