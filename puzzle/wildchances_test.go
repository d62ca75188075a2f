package puzzle

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestWildLines compares the number of lines with the published number of those with a direction (OEIS A096969), which are twice
// as many.
func TestWildLines(t *testing.T) {
	for side, directed := range map[int]int{2: 8, 3: 40, 4: 552} {
		w := wildLines{known: map[string]int{}}
		w.find(newLine(Size{side, side}))
		if 2*len(w.lines) != directed {
			t.Errorf("%dx%d: %d lines, want %d", side, side, len(w.lines), directed/2)
		}
	}
}

// TestWildChances compares the chances with lines that are drawn, and, where backbites mix well, with all lines counted by hand.
func TestWildChances(t *testing.T) {
	const draws = 8_000
	seed := rand.Uint64()
	src := rand.NewPCG(seed, 18)
	for _, c := range []struct {
		size  Size
		place int
	}{{Size{2, 2}, 3}, {Size{3, 2}, 5}, {Size{3, 3}, 8}, {Size{3, 3}, 4}, {Size{4, 3}, 11}, {Size{3, 4}, 2}, {Size{4, 4}, 15}, {Size{8, 2}, 15}} {
		chances, ok := WildChances(c.size, c.place)
		if !ok {
			t.Fatal(c)
		}
		count, sum := make([]int, c.size.Cells()), 0.0
		for range draws {
			count[WildPath(c.size, src).Cell(c.place)]++
		}
		for cell, chance := range chances {
			sum += chance
			deviation := math.Sqrt(chance*(1-chance)/draws) + 1e-9
			if z := (float64(count[cell])/draws - chance) / deviation; math.Abs(z) > 5.5 {
				t.Errorf("%v, place %d, cell %d: %d of %d lines, chance %v (seed %d)", c.size, c.place, cell, count[cell], draws, chance, seed)
			}
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Errorf("%v: the chances are %v together", c.size, sum)
		}
	}
	// Of the 40 directed lines of 3x3, 8 start in the centre and 8 in each corner.
	chances, _ := WildChances(Size{3, 3}, 8)
	for cell, want := range []float64{0.2, 0, 0.2, 0, 0.2, 0, 0.2, 0, 0.2} {
		if math.Abs(chances[cell]-want) > 1e-3 {
			t.Errorf("3x3: cell %d ends %v of the lines, want %v", cell, chances[cell], want)
		}
	}
	for _, c := range []struct {
		size  Size
		place int
	}{{Size{5, 1}, 4}, {Size{5, 4}, 19}, {Size{3, 3}, 9}, {Size{3, 3}, -1}, {}} {
		if _, ok := WildChances(c.size, c.place); ok {
			t.Errorf("%v has chances", c)
		}
	}
}
