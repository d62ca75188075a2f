package render

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"
)

// nearest returns the distance of p from the border of a rounded box, by looking at many of its points.
func nearest(p Point, r Rect, radius float32) float32 {
	radius = min(radius, r.W/2, r.H/2)
	best := float32(math.Inf(1))
	look := func(x, y float32) { best = min(best, sqrt((x-p.X)*(x-p.X)+(y-p.Y)*(y-p.Y))) }
	const n = 400
	for i := range n + 1 {
		t := float32(i) / n
		look(r.X+radius+t*(r.W-2*radius), r.Y)
		look(r.X+radius+t*(r.W-2*radius), r.Y+r.H)
		look(r.X, r.Y+radius+t*(r.H-2*radius))
		look(r.X+r.W, r.Y+radius+t*(r.H-2*radius))
		s, c := math.Sincos(float64(t) * math.Pi / 2)
		dx, dy := radius*float32(1-c), radius*float32(1-s)
		look(r.X+dx, r.Y+dy)
		look(r.X+r.W-dx, r.Y+dy)
		look(r.X+dx, r.Y+r.H-dy)
		look(r.X+r.W-dx, r.Y+r.H-dy)
	}
	return best
}

func TestBoxDistance(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	rnd := rand.New(rand.NewPCG(seed, 3))
	for range 300 {
		r := Rect{10, 10, 5 + 40*rnd.Float32(), 5 + 40*rnd.Float32()}
		radius := 30 * rnd.Float32()
		p := Point{70 * rnd.Float32(), 70 * rnd.Float32()}
		got := BoxDistance(p, r, radius)
		if want := nearest(p, r, radius); abs(abs(got)-want) > 0.1 {
			t.Errorf("seed %d: %v is %v from %v with radius %v, want %v", seed, p, got, r, radius, want)
		}
		if got < 0 && !r.Contains(p) {
			t.Errorf("seed %d: %v lies outside %v, distance %v", seed, p, r, got)
		}
	}
	if d := BoxDistance(Point{30, 20}, Rect{10, 10, 40, 20}, 3); d != -10 {
		t.Errorf("the middle of a box 20 high is %v inside", d)
	}
}

func TestSegmentDistance(t *testing.T) {
	a, b := Point{0, 0}, Point{10, 0}
	for _, c := range []struct {
		p    Point
		want float32
	}{{Point{5, 3}, 3}, {Point{-3, 4}, 5}, {Point{13, -4}, 5}, {Point{7, 0}, 0}} {
		if got := SegmentDistance(c.p, a, b); abs(got-c.want) > 1e-5 {
			t.Errorf("%v: %v, want %v", c.p, got, c.want)
		}
	}
	if got := SegmentDistance(Point{3, 4}, a, a); got != 5 {
		t.Errorf("from a dot: %v", got)
	}
}

func TestFade(t *testing.T) {
	for _, blur := range []float32{0, 1, 8} {
		if Fade(-20, blur) != 1 || Fade(20, blur) != 0 || abs(Fade(0, blur)-0.5) > 1e-6 {
			t.Errorf("blur %v: %v, %v, %v", blur, Fade(-20, blur), Fade(0, blur), Fade(20, blur))
		}
		for d := float32(-10); d < 10; d += 0.25 {
			if Fade(d, blur) < Fade(d+0.25, blur) {
				t.Errorf("blur %v: the shadow grows stronger at %v", blur, d)
			}
		}
	}
}

// A fill of whole pixels covers them wholly and nothing else.
func TestCoverOfWholePixels(t *testing.T) {
	r := Rect{4, 5, 6, 3}
	op := Op{Rect: r, Style: BoxStyle{Fill: Hex("#102030")}}
	for y := range 12 {
		for x := range 14 {
			p := Point{float32(x) + 0.5, float32(y) + 0.5}
			want := Premul{}
			if r.Contains(p) {
				want = Premul{0x10 / 255., 0x20 / 255., 0x30 / 255., 1}
			}
			if got := op.At(p, nil); abs(got.R-want.R)+abs(got.G-want.G)+abs(got.B-want.B)+abs(got.A-want.A) > 1e-5 {
				t.Errorf("pixel %d,%d: %v, want %v", x, y, got, want)
			}
		}
	}
}

// Bounds hold every pixel that an op changes.
func TestBounds(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	rnd := rand.New(rand.NewPCG(seed, 4))
	num := func(lo, hi float32) float32 { return lo + rnd.Float32()*(hi-lo) }
	for range 200 {
		var l List
		l.Reset(60, 60, Color{})
		l.PushClip(Rect{num(0, 20), num(0, 20), num(5, 60), num(5, 60)})
		l.Box(Rect{num(-5, 40), num(-5, 40), num(0, 30), num(0, 30)}, num(0, 9), BoxStyle{
			Fill: Hex("#FFFFFF"), Shadow: Hex("#000000"), ShadowY: num(-9, 9), ShadowBlur: num(0, 9),
		})
		l.Line([]Point{{num(0, 60), num(0, 60)}, {num(0, 60), num(0, 60)}}, num(0, 9), Hex("#FFFFFF"))
		for i := range l.Ops {
			op := &l.Ops[i]
			b := l.Bounds(op)
			for y := range 60 {
				for x := range 60 {
					p := Point{float32(x) + 0.5, float32(y) + 0.5}
					if !b.Contains(p) && op.Clip.Contains(p) && shows(&l, op, p) {
						t.Fatalf("seed %d: %+v changes pixel %d,%d outside %v", seed, op, x, y, b)
					}
				}
			}
		}
	}
}

func shows(l *List, op *Op, p Point) bool {
	if op.Kind == BoxOp {
		return op.At(p, nil).A > 0
	}
	return Cover(SegmentDistance(p, l.Points[op.Lo], l.Points[op.Lo+1])-max(op.Width, 1)/2) > 0
}
