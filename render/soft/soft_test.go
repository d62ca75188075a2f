package soft_test

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/render"
	"wildfifteen/render/golden"
	"wildfifteen/render/internal/samples"
	"wildfifteen/render/pixels"
	"wildfifteen/render/soft"
)

func TestGoldenPictures(t *testing.T) {
	f := render.NewFonts()
	p := soft.New(f)
	for _, s := range samples.All(f) {
		golden.Picture(t, s.Name+".png", p.Picture(s.List), 2)
	}
}

// reference paints a list pixel by pixel with the formulas of render/shape.go.
func reference(l *render.List, f *render.Fonts) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(l.Size.X), int(l.Size.Y)))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			p := render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}
			out := render.Premul{}.Over(l.Paper, 1)
			for i := range l.Ops {
				if op := &l.Ops[i]; op.Clip.Contains(p) {
					out = lay(out, opAt(l, op, f, p), float32(op.Alpha)/255)
				}
			}
			q := img.Pix[y*img.Stride+4*x:]
			for i, v := range []float32{out.R, out.G, out.B, out.A} {
				q[i] = uint8(v*255 + 0.5)
			}
		}
	}
	return img
}

func lay(out, part render.Premul, alpha float32) render.Premul {
	k := 1 - part.A*alpha
	return render.Premul{
		R: out.R*k + part.R*alpha, G: out.G*k + part.G*alpha, B: out.B*k + part.B*alpha, A: out.A*k + part.A*alpha,
	}
}

func opAt(l *render.List, op *render.Op, f *render.Fonts, p render.Point) (out render.Premul) {
	switch op.Kind {
	case render.BoxOp:
		if s, ok := op.Sampler(); ok {
			return op.At(p, &s)
		}
		return op.At(p, nil)
	case render.LineOp:
		pts := l.Points[op.Lo:op.Hi]
		d := render.SegmentDistance(p, pts[0], pts[0])
		for i := 1; i < len(pts); i++ {
			d = min(d, render.SegmentDistance(p, pts[i-1], pts[i]))
		}
		return out.Over(op.Color, render.Cover(d-max(op.Width, 1)/2)*min(op.Width, 1))
	}
	mid := op.Rect.Centre()
	at := render.Point{X: mid.X + (p.X-mid.X)/op.Zoom, Y: mid.Y + (p.Y-mid.Y)/op.Zoom}
	for _, g := range l.Glyphs[op.Lo:op.Hi] {
		if m, left, top := f.Mask(g.Face, g.Index); m != nil {
			out = out.Over(op.Color, maskAt(m, at.X-g.X-float32(left), at.Y-g.Y-float32(top)))
		}
	}
	return out
}

// maskAt samples a mask at a position in pixels from its corner.
func maskAt(m *image.Alpha, x, y float32) (sum float32) {
	x0, y0 := int(math.Floor(float64(x-0.5))), int(math.Floor(float64(y-0.5)))
	for j := y0; j <= y0+1; j++ {
		for i := x0; i <= x0+1; i++ {
			if image.Pt(i, j).In(m.Rect) {
				wx := 1 - math.Abs(float64(x)-float64(i)-0.5)
				wy := 1 - math.Abs(float64(y)-float64(j)-0.5)
				sum += float32(wx*wy) * float32(m.AlphaAt(i, j).A) / 255
			}
		}
	}
	return sum
}

func TestFollowsTheFormulas(t *testing.T) {
	f := render.NewFonts()
	p := soft.New(f)
	for _, s := range samples.All(f) {
		if s.List.Size.X*s.List.Size.Y*float32(len(s.List.Ops)) > 3e6 {
			continue // slow, and it covers nothing new
		}
		// Each op rounds once, so that the differences add up where many ops overlap.
		if n, worst := pixels.Differ(p.Picture(s.List), reference(s.List, f), 3); n > 0 {
			t.Errorf("%s: %d pixels differ from the formulas, by up to %d", s.Name, n, worst)
		}
	}
}

func TestRandomBoxes(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	r := rand.New(rand.NewPCG(seed, 2))
	f := render.NewFonts()
	p := soft.New(f)
	color := func() render.Color {
		return render.Color{R: uint8(r.Uint32()), G: uint8(r.Uint32()), B: uint8(r.Uint32()), A: uint8(r.Uint32())}
	}
	num := func(lo, hi float32) float32 { return lo + r.Float32()*(hi-lo) }
	for range 60 {
		var l render.List
		l.Reset(90, 70, color())
		l.PushClip(render.Rect{X: num(-9, 30), Y: num(-9, 20), W: num(20, 90), H: num(20, 80)})
		l.SetAlpha(uint8(r.Uint32()) | 1)
		if r.IntN(2) == 0 {
			l.SetAlpha(255) // only opaque boxes are painted by the row
		}
		l.Box(render.Rect{X: num(-20, 50), Y: num(-20, 40), W: num(0, 90), H: num(0, 80)}, num(0, 30), render.BoxStyle{
			Fill: color(), Edge: color(), EdgeWidth: num(0, 6), Light: color(), LightWidth: num(0, 4),
			Shadow: color(), ShadowY: num(-5, 9), ShadowBlur: num(0, 15),
			Inner: color(), InnerY: num(-5, 9), InnerBlur: num(0, 15),
		})
		from, to := color(), color()
		from.A, to.A = 255, 255
		l.FillGradient(render.Rect{X: num(-20, 50), Y: num(-20, 40), W: num(1, 90), H: num(1, 80)}, num(0, 30), from, to,
			render.GradientAcross+render.Gradient(r.IntN(6)))
		if n, worst := pixels.Differ(p.Picture(&l), reference(&l, f), 1); n > 0 {
			t.Fatalf("seed %d: %d pixels of\n%sdiffer, by up to %d", seed, n, l.Dump(nil, f), worst)
		}
	}
}

// Painting is clipped to the image, and every op to its clip.
func TestEdges(t *testing.T) {
	f := render.NewFonts()
	p := soft.New(f)
	var l render.List
	l.Reset(64, 64, render.Hex("#FFFFFF"))
	l.PushClip(render.Rect{X: 10, Y: 10, W: 20, H: 20})
	ink := render.Hex("#000000")
	l.Fill(render.Rect{X: -1e6, Y: -1e6, W: 2e6, H: 2e6}, 5, ink)
	l.Line([]render.Point{{X: -500, Y: -500}, {X: 900, Y: 900}}, 30, ink)
	l.Text(f, f.Face(render.Bold, 60), "WWW", -20, 40, ink)
	img := p.Picture(&l)
	for y := range 64 {
		for x := range 64 {
			inside := x >= 10 && x < 30 && y >= 10 && y < 30
			if black := img.RGBAAt(x, y).R == 0; black != inside {
				t.Fatalf("pixel %d,%d: black %v", x, y, black)
			}
		}
	}
	small := image.NewRGBA(image.Rect(0, 0, 12, 12))
	p.Paint(small, &l)
	if small.RGBAAt(11, 11).R != 0 || small.RGBAAt(9, 9).R != 255 {
		t.Error("a smaller image shows something else")
	}
	p.Paint(image.NewRGBA(image.Rectangle{}), &l)
}

func TestClearPaper(t *testing.T) {
	f := render.NewFonts()
	var l render.List
	l.Reset(20, 20, render.Color{})
	l.Fill(render.Rect{X: 5, Y: 5, W: 10, H: 10}, 0, render.Hex("#FF000080"))
	img := soft.New(f).Picture(&l)
	if c := img.RGBAAt(1, 1); c.A != 0 {
		t.Errorf("clear paper is %v", c)
	}
	if c := img.RGBAAt(10, 10); c.A != 128 || c.R != 128 || c.G != 0 {
		t.Errorf("half of red on clear paper is %v", c)
	}
}

func TestPaintAllocatesNothing(t *testing.T) {
	f := render.NewFonts()
	p := soft.New(f)
	picture := samples.Picture(200, 200)
	for _, change := range []func(*render.BoardView){nil, func(v *render.BoardView) { v.Image = picture }} {
		l := samples.Board(f, render.LightTheme(), "4x4.spiral#monday", 360, 2, change)
		img := p.Picture(l)
		if n := testing.AllocsPerRun(10, func() { p.Paint(img, l) }); n != 0 {
			t.Errorf("%v allocations", n)
		}
	}
}

func BenchmarkPaint4K(b *testing.B) {
	f := render.NewFonts()
	for _, id := range []string{"4x4.spiral#bench", "16x16.spiral#bench"} {
		b.Run(id[:5], func(b *testing.B) {
			l := samples.Board(f, render.LightTheme(), id, 2160, 3, nil)
			p := soft.New(f)
			img := image.NewRGBA(image.Rect(0, 0, 3840, 2160))
			b.ReportAllocs()
			for b.Loop() {
				p.Paint(img, l)
			}
		})
	}
}
