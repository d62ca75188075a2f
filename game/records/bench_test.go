package records

import (
	"testing"

	"wildfifteen/render"
)

// BenchmarkScroll scrolls a list of a million solves: a tick and its picture, without painting it.
func BenchmarkScroll(b *testing.B) {
	const n = 1_000_000
	r, p := newLongList(b, n)
	for p.list.Len() < n {
		r.tick(1)
	}
	var list render.List
	down := true
	for b.Loop() {
		if p.window.last == n || p.window.first == 0 {
			down = p.window.first == 0
		}
		r.in.Wheel = render.Point{Y: 3}
		if down {
			r.in.Wheel.Y = -3
		}
		r.tick(1)
		r.stage.Draw(&list)
	}
}
