package render

import (
	"fmt"
	"math"
	"testing"

	"github.com/lucasb-eyer/go-colorful"

	"wildfifteen/puzzle"
)

// For every tile colour: contrast of number to tile 4.5:1 or more, of tile to tray 3:1 or more, lightness decreasing.
func TestRampContrast(t *testing.T) {
	for name, th := range themes() {
		if th.Contrast || th.Ribbon.A > 0 {
			continue
		}
		for n := 2; n <= 255; n++ {
			was := 2.0
			for i := range n {
				c := th.Ramp(part(i, n))
				face, number := c, th.Number
				if th.Inked {
					face, number = th.OneTile, c
				}
				if got := Contrast(face, number); got < 4.5 {
					t.Errorf("%s: number on tile %d of %d has %.2f:1", name, i+1, n, got)
				}
				if got := Contrast(face, th.Hint); got < 4.5 {
					t.Errorf("%s: hint on tile %d of %d has %.2f:1", name, i+1, n, got)
				}
				if got := Contrast(face, th.Tray); got < 3 {
					t.Errorf("%s: tile %d of %d on the tray has %.2f:1", name, i+1, n, got)
				}
				lightness, _, _ := lab(c)
				if lightness > was+0.002 || n <= 64 && lightness >= was { // rounding to 8 bits
					t.Errorf("%s: tile %d of %d is not darker than the one before", name, i+1, n)
				}
				was = lightness
			}
		}
	}
}

// TestPale checks that numbers can be read on pale tiles, and that such tiles stand back: they are nearer to the tray than others.
func TestPale(t *testing.T) {
	for name, th := range themes() {
		if th.Contrast || th.Inked {
			continue
		}
		for i := range 255 {
			c := th.tile(PathScheme, part(i, 255))
			face, number := th.Pale(c)
			if got := Contrast(face, number); got < 4.5 {
				t.Errorf("%s: number on %v, pale, has %.2f:1", name, c, got)
			}
			if pale, full := Contrast(face, th.Tray), Contrast(c, th.Tray); pale > full/2 {
				t.Errorf("%s: %v on the tray has %.2f:1, pale %.2f:1", name, c, full, pale)
			}
		}
	}
}

// TestLip checks that a lip is darker than its face by lipDrop in OKLab and has its hue.
func TestLip(t *testing.T) {
	for name, th := range themes() {
		for i := range 255 {
			face := th.Ramp(part(i, 255))
			l0, a0, b0 := lab(face)
			l1, a1, b1 := lab(Lip(face))
			turn := math.Remainder(math.Atan2(b1, a1)-math.Atan2(b0, a0), 2*math.Pi)
			if shift := math.Abs(turn) * math.Hypot(a0, b0); math.Abs(l0-l1-lipDrop) > 0.005 || shift > 0.005 {
				t.Errorf("%s: the lip of %v is %v", name, face, Lip(face))
			}
		}
	}
	if Lip(Color{A: 255}) != (Color{A: 255}) {
		t.Error("the lip of black is not black")
	}
}

func lab(c Color) (l, a, b float64) {
	return colorful.Color{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}.OkLab()
}

// eyes are matrices that simulate colour vision deficiencies on linear sRGB, from G. M. Machado, M. M. Oliveira, L. A.
// F. Fernandes, "A physiologically-based model for simulation of color vision deficiency", IEEE Transactions on
// Visualization and Computer Graphics 15(6), 2009, at severity 1.
var eyes = map[string][9]float64{
	"normal":      {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protanope":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deuteranope": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritanope":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

func TestEyesKeepWhite(t *testing.T) {
	for name, m := range eyes {
		for row := range 3 {
			if s := m[3*row] + m[3*row+1] + m[3*row+2]; math.Abs(s-1) > 1e-5 {
				t.Errorf("%s: row %d sums to %v", name, row, s)
			}
		}
	}
}

func seen(m [9]float64, c Color) (at [3]float64) {
	r, g, b := colorful.Color{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}.LinearRgb()
	at[0], at[1], at[2] = colorful.LinearRgb(m[0]*r+m[1]*g+m[2]*b, m[3]*r+m[4]*g+m[5]*b, m[6]*r+m[7]*g+m[8]*b).
		Clamped().OkLab()
	return at
}

// TestRampOrder checks that the order of the colours is visible: of any three colours on the ramp, the middle one is
// nearer to each of the other two than they are to each other, by distance in OKLab.
func TestRampOrder(t *testing.T) {
	for name, th := range themes() {
		if th.Contrast || th.Ribbon.A > 0 {
			continue
		}
		for eye, m := range eyes {
			for n := 3; n <= 24; n++ {
				if i, j, k, ok := outOfOrder(th, m, n); !ok {
					t.Errorf("%s, %s: tiles %d, %d, %d of %d are out of order", name, eye, i+1, j+1, k+1, n)
				}
			}
		}
	}
}

func outOfOrder(th *Theme, m [9]float64, n int) (i, j, k int, ok bool) {
	at := make([][3]float64, n)
	for i := range at {
		at[i] = seen(m, th.Ramp(part(i, n)))
	}
	dist := func(i, j int) float64 {
		return math.Hypot(math.Hypot(at[i][0]-at[j][0], at[i][1]-at[j][1]), at[i][2]-at[j][2])
	}
	for i := range at {
		for j := i + 1; j < n; j++ {
			for k := j + 1; k < n; k++ {
				if far := dist(i, k); far <= dist(i, j) || far <= dist(j, k) {
					return i, j, k, false
				}
			}
		}
	}
	return 0, 0, 0, true
}

func goal(t testing.TB, config string) puzzle.Goal {
	t.Helper()
	g, err := puzzle.ParseGame(config + "#goal")
	if err != nil {
		t.Fatal(err)
	}
	return g.Goal
}

func TestTileColorsFollowTheGoal(t *testing.T) {
	th := LightTheme()
	for _, config := range []string{"4x4.spiral", "4x4.spiral-7", "5x3.wild-random", "4x4.random", "2x2.classic-1"} {
		g := goal(t, config)
		c := TileColors(nil, th, PathScheme, g)
		n := g.Size().Cells()
		if len(c) != n+1 || c[0] != th.Tray || c[g.Missing()] != th.Tray {
			t.Fatalf("%s: %d colours, blank %v", config, len(c), c[0])
		}
		rank := 0
		for label := 1; label <= n; label++ {
			if label == g.Missing() {
				continue
			}
			if want := th.Ramp(part(rank, n-1)); c[label] != want {
				t.Errorf("%s: tile %d is %v, want %v", config, label, c[label], want)
			}
			rank++
		}
	}
}

func TestSchemes(t *testing.T) {
	th := DarkTheme()
	g := goal(t, "4x3.snake")
	at := func(s Scheme, cell int) Color { return TileColors(nil, th, s, g)[g.Board().At(cell)] }
	for cell := range 11 { // cell 8 is the blank's
		x, y := cell%4, cell/4
		if cell == g.Board().Blank() {
			continue
		}
		tests := map[Scheme]Color{
			OneScheme: th.OneTile, RowsScheme: th.Ramp(float64(y) / 2), ColumnsScheme: th.Ramp(float64(x) / 3),
			FringeScheme: th.Ramp(float64(min(x, y)) / 2), Fringe3Scheme: th.Ramp(float64(min(x, y)%3) / 2),
		}
		for s, want := range tests {
			if got := at(s, cell); got != want {
				t.Errorf("scheme %d, cell %d: %v, want %v", s, cell, got, want)
			}
		}
	}
	contrast := ContrastTheme()
	for s := range Scheme(Schemes) {
		if c := TileColors(nil, contrast, s, g); c[1] != contrast.OneTile || c[5] != contrast.OneTile {
			t.Errorf("scheme %d colours tiles in high contrast", s)
		}
	}
}

func ExampleTileColors() {
	g, _ := puzzle.ParseGame("2x2.classic:1,2,0,3")
	fmt.Println(TileColors(nil, LightTheme(), PathScheme, g.Goal))
	// Output: [#E7E1D5 #2E7EA2 #6A4E93 #802138 #E7E1D5]
}
