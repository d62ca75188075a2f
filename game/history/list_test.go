package history

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/game/session"
)

func TestLists(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for seed := range uint64(60) {
		h, p := random(rand.New(rand.NewPCG(7, seed)), 3000)
		g, f := h.Groups()[r.IntN(3)], randomFilter(r)
		by, turned := Sort(r.IntN(3)), r.IntN(2) == 0
		l := NewList(h, g, f, by, turned)
		for l.Step(1 + r.IntN(100)) {
			if l.Len() > 0 {
				t.Fatal("half a list is shown")
			}
		}
		want := p.of(g.Name(), f)
		value := map[Sort]func(*Row) int64{
			ByDate:  func(*Row) int64 { return 0 },
			ByTime:  func(r *Row) int64 { return r.MS + int64(r.Flags&Failed)*1_000_000 },
			ByMoves: func(r *Row) int64 { return int64(r.STM) + int64(r.Flags&Failed)*1_000_000 },
		}[by]
		sign := int64(1)
		if turned {
			sign = -1
		}
		slices.SortStableFunc(want, func(a, b ID) int { return int(sign * (value(&p.rows[a]) - value(&p.rows[b]))) })
		if by == ByDate && !turned {
			slices.Reverse(want)
		}
		got := []ID{}
		for i := range l.Len() {
			got = append(got, l.At(i))
		}
		if !slices.Equal(got, want) {
			t.Fatalf("sorted by %d, turned %v: %v, want %v", by, turned, got, want)
		}
		if n := len(want); n > 0 {
			id := want[r.IntN(n)]
			at := l.Drop(id)
			if at < 0 || l.Len() != n-1 || l.Index(id) >= 0 {
				t.Fatalf("%d dropped from place %d", id, at)
			}
			if l.Put(at, id); l.Index(id) != at || want[at] != id {
				t.Fatalf("%d put back to %d", id, at)
			}
		}
	}
}

// BenchmarkList sorts a million games by time.
func BenchmarkList(b *testing.B) {
	h := New()
	for i := range int64(1_000_000) {
		h.Add(Row{Hash: uint64(i) * 0x9e3779b97f4a7c15, Second: i, MS: 20000 + i*7919%10007, STM: 100, Input: session.Mouse}, "4x4.classic")
	}
	for b.Loop() {
		longest := time.Duration(0)
		for l, more := NewList(h, h.Group("4x4.classic"), Filter{}, ByTime, false), true; more; {
			from := time.Now()
			more = l.Step(10000)
			longest = max(longest, time.Since(from))
		}
		b.ReportMetric(float64(longest.Microseconds()), "µs/longest-step")
	}
}
