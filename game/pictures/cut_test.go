package pictures

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestCut checks that every cut lies in its picture, has the board's shape, and is as large as it can be at a zoom of 1.
func TestCut(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		w, h := float64(16+r.IntN(2032)), float64(16+r.IntN(2032))
		columns, rows := 2+r.IntN(31), 2+r.IntN(31)
		c := Cut{r.Float64()*4 - 2, r.Float64()*4 - 2, r.Float64() * 12}
		x, y, pw, ph := c.Part(w, h, columns, rows)
		if x < 0 || y < 0 || x+pw > w+1e-6 || y+ph > h+1e-6 || math.Abs(pw/float64(columns)-ph/float64(rows)) > 1e-6 {
			t.Fatalf("%+v of %v x %v for %d x %d is %v %v %v %v", c, w, h, columns, rows, x, y, pw, ph)
		}
		if c.Zoom <= 1 && w-pw > 1e-6 && h-ph > 1e-6 {
			t.Fatalf("%v x %v of %v x %v is not all that fits", pw, ph, w, h)
		}
		s := c.Settled(w, h, columns, rows)
		sx, sy, sw, sh := s.Part(w, h, columns, rows)
		if math.Abs(sx-x)+math.Abs(sy-y)+math.Abs(sw-pw)+math.Abs(sh-ph) > 1e-6 {
			t.Fatalf("settling %+v moves it", c)
		}
	}
	if got := (Cut{math.NaN(), math.NaN(), math.NaN()}).Sane(); got != Middle {
		t.Errorf("no numbers become %+v", got)
	}
}

// TestZoomed checks that the point under a finger stays there, as long as the picture's border allows it.
func TestZoomed(t *testing.T) {
	const w, h, columns, rows = 1200.0, 800.0, 4, 4
	c := Cut{0.5, 0.5, 2}
	at := func(c Cut, fx, fy float64) (float64, float64) {
		x, y, pw, ph := c.Part(w, h, columns, rows)
		return x + fx*pw, y + fy*ph
	}
	for _, zoom := range []float64{2.5, 3, 8} {
		z := c.Zoomed(zoom, 0.25, 0.8, w, h, columns, rows)
		x, y := at(c, 0.25, 0.8)
		zx, zy := at(z, 0.25, 0.8)
		if math.Abs(x-zx)+math.Abs(y-zy) > 1e-6 || z.Zoom != zoom {
			t.Errorf("zoom %v: %v, %v goes to %v, %v", zoom, x, y, zx, zy)
		}
	}
	if z := c.Zoomed(0.1, 0, 0, w, h, columns, rows); z.Zoom != 1 {
		t.Errorf("zoom out: %+v", z)
	}
	if m := c.Moved(5, -5, w, h, columns, rows); m.X != 1-1.0/6 || m.Y != 0.25 {
		t.Errorf("moved away: %+v", m)
	}
}
