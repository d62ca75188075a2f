package records

import (
	"testing"

	"wildfifteen/game/history"
	"wildfifteen/render"
)

// BenchmarkScroll scrolls a list of a million solves: a tick and its picture, without painting it.
func BenchmarkScroll(b *testing.B) {
	const n = 1_000_000
	d := &desk{history: history.New()}
	for i := range n {
		d.history.Add(history.Row{Hash: uint64(i) * 0x9E3779B97F4A7C15, Second: int64(i), MS: int64(1000 + i%5000), STM: 80}, "4x4.classic")
	}
	r := newRun(b, d)
	r.key("Enter")
	r.stage.Top().(*groupPage).Act(listID)
	p := r.stage.Top().(*listPage)
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
