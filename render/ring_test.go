package render

import (
	"math"
	"testing"
)

// TestOutline walks round a rounded rectangle: it is closed, each step is as long as it should be, and all points lie on its
// border.
func TestOutline(t *testing.T) {
	for _, o := range []outline{{Rect{10, 20, 200, 90}, 16}, {Rect{0, 0, 50, 80}, 0}, {Rect{-5, 3, 40, 40}, 20}} {
		const steps = 1000
		length := o.length()
		last := o.at(0)
		for i := 1; i <= steps; i++ {
			p := o.at(length * float32(i) / steps)
			if d := math.Hypot(float64(p.X-last.X), float64(p.Y-last.Y)); d > float64(length)/steps*1.01 || d < float64(length)/steps*0.7 {
				t.Fatalf("%v: step %d is %v long, want %v", o, i, d, length/steps)
			}
			if grown := o.rect.Inset(-0.01); !grown.Contains(p) {
				t.Fatalf("%v: %v is outside", o, p)
			}
			mid := o.rect.Centre()
			dx := max(0, max(p.X-mid.X, mid.X-p.X)-(o.rect.W/2-o.radius))
			dy := max(0, max(p.Y-mid.Y, mid.Y-p.Y)-(o.rect.H/2-o.radius))
			if d := math.Hypot(float64(dx), float64(dy)); math.Abs(d-float64(o.radius)) > 0.01 {
				t.Fatalf("%v: %v is %v from the border's corner, want %v", o, p, d, o.radius)
			}
			last = p
		}
		if first := o.at(0); math.Hypot(float64(first.X-last.X), float64(first.Y-last.Y)) > 0.01 {
			t.Errorf("%v ends at %v, not at %v", o, last, first)
		}
		for _, way := range []float32{0, length / 3, length * 0.9} {
			if got := o.nearest(o.at(way), length); max(got-way, way-got) > length/64 {
				t.Errorf("%v: nearest to %v is %v", o, way, got)
			}
		}
	}
}
