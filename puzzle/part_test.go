package puzzle

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestDealPart deals each part of boards of many sizes and goals: only the cells of the part differ from the goal, and the
// board can be solved.
func TestDealPart(t *testing.T) {
	src := rand.NewPCG(1, 2)
	for _, text := range []string{"2x2.classic", "2x3.snake-1", "3x2.spiral", "3x3.classic", "3x3.random-random", "4x4.spiral-7", "4x4.classic-1",
		"2x9.wild", "5x3.wild-random", "16x16.snake", "32x32.classic", "2x32.classic-1"} {
		c, err := ParseConfig(text)
		if err != nil {
			t.Fatal(err)
		}
		for p := LastRows; int(p) <= c.Size.Lines(); p++ {
			if p == 0 {
				continue
			}
			for range 5 {
				g, err := DealPart(c, p, src)
				if err != nil {
					t.Fatal(err)
				}
				if !g.Solvable() || g.Solved() || !c.Allows(g.Goal) {
					t.Fatalf("part %d of %s is %s", p, text, g.ID())
				}
				cells := p.Cells(g.Goal)
				for cell := range c.Size.Cells() {
					if g.Scramble.At(cell) != g.Goal.Board().At(cell) && !slices.Contains(cells, cell) {
						t.Fatalf("part %d of %s is %s: cell %d is not in %v", p, text, g.ID(), cell, cells)
					}
				}
			}
		}
	}
	if _, err := DealPart(Config{Size: Size{1, 5}}, LastRows, src); err == nil {
		t.Error("a part of one column is dealt")
	}
}

// TestPartCells names the cells of some parts.
func TestPartCells(t *testing.T) {
	for _, c := range []struct {
		id   string
		part Part
		want []int
	}{
		{"4x4.classic#a", LastThree, []int{12, 13, 14, 15}}, // 13, 14, 15 and the blank
		{"4x4.classic#a", LastRows, []int{8, 9, 10, 11, 12, 13, 14, 15}},
		{"4x4.snake#a", 2, []int{4, 5, 6, 7, 12}},
		{"4x4.classic-1#a", 1, []int{0, 1, 2, 3}},
		{"4x4.classic-1#a", LastThree, []int{0, 13, 14, 15}},
		{"2x2.classic#a", 2, []int{0, 1, 2, 3}},
	} {
		g, err := ParseGame(c.id)
		if err != nil {
			t.Fatal(err)
		}
		got := c.part.Cells(g.Goal)
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("part %d of %s takes %v, want %v", c.part, c.id, got, c.want)
		}
	}
}

// FuzzDealPart deals parts of any configuration.
func FuzzDealPart(f *testing.F) {
	f.Add("4x4.snake", -1, uint64(1))
	f.Add("2x2.wild-random", 1, uint64(2))
	f.Fuzz(func(t *testing.T, config string, part int, seed uint64) {
		c, err := ParseConfig(config)
		if err != nil || c.Size.Cells() > 100 || part == 0 || part < int(LastRows) || part > c.Size.Lines() {
			return
		}
		g, err := DealPart(c, Part(part), rand.NewPCG(seed, 0))
		if err == nil && (!g.Solvable() || g.Solved()) {
			t.Errorf("part %d of %s is %s", part, config, g.ID())
		}
	})
}

// BenchmarkDealPart deals the largest board that can be chosen.
func BenchmarkDealPart(b *testing.B) {
	c := Config{Size: Size{16, 16}, Rule: Rule{Kind: Wild}}
	for b.Loop() {
		if _, err := DealPart(c, LastRows, rand.NewPCG(1, 2)); err != nil {
			b.Fatal(err)
		}
	}
}
