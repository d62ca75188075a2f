package render

import "testing"

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	if !r.Contains(Point{10, 20}) || r.Contains(Point{40, 30}) || r.Contains(Point{20, 60}) {
		t.Error("Contains: the left and upper edges belong to it, the others do not")
	}
	if got := r.Intersect(Rect{30, 0, 30, 30}); got != (Rect{30, 20, 10, 10}) {
		t.Errorf("Intersect: %v", got)
	}
	if got := r.Intersect(Rect{40, 20, 5, 5}); got != (Rect{}) || !got.Empty() {
		t.Errorf("rectangles that only touch share %v", got)
	}
	if got := r.Union(Rect{0, 30, 5, 90}); got != (Rect{0, 20, 40, 100}) {
		t.Errorf("Union: %v", got)
	}
	if got := r.Inset(5).Move(1, 2); got != (Rect{16, 27, 20, 30}) || r.Centre() != (Point{25, 40}) {
		t.Errorf("Inset and Move: %v", got)
	}
}

func TestClipAndAlpha(t *testing.T) {
	var l List
	l.Reset(100, 100, Color{})
	l.PushClip(Rect{-10, 10, 60, 60})
	l.PushClip(Rect{40, 40, 60, 60})
	if want := (Rect{40, 40, 10, 30}); l.Clip() != want {
		t.Errorf("clip %v, want %v", l.Clip(), want)
	}
	l.PushClip(Rect{0, 0, 5, 5})
	l.Fill(Rect{0, 0, 100, 100}, 0, Color{A: 255})
	l.Line([]Point{{1, 1}, {2, 2}}, 1, Color{A: 255})
	if len(l.Ops)+len(l.Points) != 0 {
		t.Error("an empty clip lets ops through")
	}
	l.PopClip()
	l.PopClip()
	if was := l.SetAlpha(100); was != 255 {
		t.Errorf("alpha was %d", was)
	}
	l.Fill(Rect{0, 0, 100, 100}, 0, Color{A: 255})
	if op := l.Ops[0]; op.Alpha != 100 || op.Clip != (Rect{0, 10, 50, 60}) {
		t.Errorf("%+v", op)
	}
	l.PopClip()
	if l.Clip() != (Rect{0, 0, 100, 100}) {
		t.Errorf("clip %v at the end", l.Clip())
	}
}

func TestEqualAndCopy(t *testing.T) {
	fill := func(l *List, change int) {
		l.Reset(50, 50, Color{A: 255})
		l.Fill(Rect{0, 0, 10, 10}, 0, Color{R: 1, A: 255})
		l.Line([]Point{{1, 2}, {3, 4 + float32(change&1)}}, 1, Color{A: 255})
		l.Run(Rect{}, []Glyph{{Face: 1, Index: uint16(3 + change>>1&1)}}, 1, Color{A: 255})
		l.Box(Rect{0, 0, 9, 9}, 0, BoxStyle{EdgeWidth: float32(change >> 2 & 1), Edge: Color{A: 9}})
	}
	var a, b, c List
	fill(&a, 0)
	for change := range 8 {
		fill(&b, change)
		if a.Equal(&b) != (change == 0) {
			t.Errorf("change %d: equal %v", change, a.Equal(&b))
		}
		c.CopyFrom(&b)
		if !c.Equal(&b) {
			t.Errorf("change %d: the copy differs", change)
		}
	}
	fill(&b, 0)
	b.Paper.R++
	if a.Equal(&b) {
		t.Error("another paper is equal")
	}
}
