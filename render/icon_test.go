package render

import "testing"

func TestIcons(t *testing.T) {
	var l List
	seen := map[string]Icon{}
	for ic := NoIcon + 1; ic < Icons; ic++ {
		l.Reset(200, 100, Color{})
		r := Rect{20, 10, 120, 72} // units of 3 pixels
		l.Icon(ic, r, 6, Color{A: 255})
		if len(l.Ops) == 0 {
			t.Errorf("icon %d draws nothing", ic)
		}
		var all Rect
		for i := range l.Ops {
			b := l.Bounds(&l.Ops[i])
			if i == 0 {
				all = b
			}
			all = all.Union(b)
		}
		square := Rect{44, 10, 72, 72}
		if all.Intersect(square) != all {
			t.Errorf("icon %d covers %v, outside %v", ic, all, square)
		}
		if all.W < 30 && all.H < 30 {
			t.Errorf("icon %d is only %v x %v large", ic, all.W, all.H)
		}
		if was, ok := seen[iconPaths[ic]]; ok {
			t.Errorf("icons %d and %d look the same", was, ic)
		}
		seen[iconPaths[ic]] = ic
	}
}

func TestIconAllocatesNothing(t *testing.T) {
	var l List
	draw := func() {
		l.Reset(100, 100, Color{})
		l.Icon(Globe, Rect{0, 0, 48, 48}, 2, Color{A: 255})
	}
	draw()
	if n := testing.AllocsPerRun(100, draw); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestNumber(t *testing.T) {
	for s, want := range map[string]float32{"12 ": 12, " -0.5L": -0.5, "212.3M": 212.3, "3.875A": 3.875} {
		if got, _ := number(s, 0); abs(got-want) > 1e-4 {
			t.Errorf("%q reads as %v", s, got)
		}
	}
}
