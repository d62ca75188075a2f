package puzzle

import (
	"math"
	"slices"
	"testing"
)

// eachDesign calls do for every design on every board to 16x16, and the largest of those that double or treble.
func eachDesign(do func(d Design, size Size)) {
	for _, d := range Designs() {
		for w := MinSide; w <= 16; w++ {
			for h := MinSide; h <= 16; h++ {
				do(d, Size{w, h})
			}
		}
		do(d, Size{27, 27})
		do(d, Size{32, 32})
	}
}

// TestDesigns checks that each design is a goal wherever it fits, a path if it is a line, and that its deals are solvable.
func TestDesigns(t *testing.T) {
	seen := map[string]bool{}
	eachDesign(func(d Design, size Size) {
		r, ok := d.Rule(size)
		if ok != d.Fits(size) {
			t.Fatalf("%v %v: a goal %v, fits %v", d, size, ok, d.Fits(size))
		}
		if !ok {
			return
		}
		seen[d.String()] = true
		g, err := NewGoal(size, r)
		if err != nil || g.Missing() != size.Cells() {
			t.Fatalf("%v %v: goal %v, %v", d, size, g, err)
		}
		if _, line := g.Line(); line != d.IsLine() {
			t.Errorf("%v %v: a line: %v", d, size, line)
		}
		if back, err := ParseRule(r.String(), size); err != nil || back != r {
			t.Errorf("%v %v: read back as %v, %v", d, size, back, err)
		}
		if game, err := DealSeeded(Config{Size: size, Rule: r}, "design"); err != nil || !game.Solvable() {
			t.Errorf("%v %v: dealt %v, %v", d, size, game.ID(), err)
		}
	})
	if len(seen) != len(Designs()) || (designs + 1).Fits(Size{4, 4}) || Columns.Fits(Size{1, 4}) {
		t.Errorf("%d designs have goals, of %d", len(seen), len(Designs()))
	}
}

// TestDesignsPinned compares designs with goals written by hand.
func TestDesignsPinned(t *testing.T) {
	for _, c := range []struct {
		d    Design
		size Size
		want string
	}{
		{Columns, Size{3, 2}, "board(1,3,5/2,4,0)"},
		{Meander, Size{2, 3}, "path(a1:D2RU2)"},
		{Backwards, Size{3, 2}, "board(0,5,4/3,2,1)"},
		{SpiralOut, Size{3, 3}, "path(b2:LDR2U2L2)"},
		{Comb, Size{4, 3}, "path(a1:R3D2LULDLU)"},
		{Diagonals, Size{3, 3}, "board(1,2,4/3,5,7/6,8,0)"},
		{ZigZag, Size{3, 3}, "board(1,2,6/3,5,7/4,8,0)"},
		{EvenThenOdd, Size{3, 3}, "board(2,4,6/8,1,3/5,7,0)"},
		{EvenThenOdd, Size{2, 2}, "board(2,0/1,3)"},
		{Checkerboard, Size{3, 3}, "board(1,2,3/4,5,6/7,8,0)"},
		{Checkerboard, Size{4, 2}, "board(1,2,3,4/6,5,0,7)"},
		{Diamond, Size{3, 3}, "board(0,2,6/5,1,3/8,4,7)"},
		{Frames, Size{4, 3}, "board(1,2,3,4/5,11,0,6/7,8,9,10)"},
		{LoShu, Size{3, 3}, "board(4,0,2/3,5,7/8,1,6)"},
		{Duerer, Size{4, 4}, "board(0,3,2,13/5,10,11,8/9,6,7,12/4,15,14,1)"},
		{Siamese, Size{5, 5}, "board(17,24,1,8,15/23,5,7,14,16/4,6,13,20,22/10,12,19,21,3/11,18,0,2,9)"},
		{Hilbert, Size{4, 4}, "path(a1:RDLD2RURDRU2LUR)"},
		{Moore, Size{4, 4}, "path(b4:LURULUR3DLDRDL)"},
		{Peano, Size{3, 3}, "path(a1:D2RU2RD2)"},
	} {
		if r, _ := c.d.Rule(c.size); r.String() != c.want {
			t.Errorf("%v %v: %v, want %s", c.d, c.size, r, c.want)
		}
	}
}

// TestMagic checks that rows, columns and diagonals of the magic squares have one sum, the number left out in its place.
func TestMagic(t *testing.T) {
	eachDesign(func(d Design, size Size) {
		r, ok := d.Rule(size)
		if !ok || !slices.Contains([]Design{LoShu, Duerer, Siamese, Crossed}, d) {
			return
		}
		n := size.W
		want := n * (n*n + 1) / 2
		number := func(x, y int) int {
			if v := r.Board.At(y*n + x); v != 0 {
				return v
			}
			return n * n
		}
		falling, rising := 0, 0
		for i := range n {
			row, column := 0, 0
			for j := range n {
				row, column = row+number(j, i), column+number(i, j)
			}
			falling, rising = falling+number(i, i), rising+number(n-1-i, i)
			if row != want || column != want {
				t.Errorf("%v %v: row %d sums to %d, column to %d, want %d", d, size, i, row, column, want)
			}
		}
		if falling != want || rising != want {
			t.Errorf("%v %v: the diagonals sum to %d and %d, want %d", d, size, falling, rising, want)
		}
	})
}

// TestKnight checks that a knight could walk along its tour.
func TestKnight(t *testing.T) {
	eachDesign(func(d Design, size Size) {
		r, ok := d.Rule(size)
		if d != Knight || !ok {
			return
		}
		leaps(t, size, r)
	})
}

// leaps fails the test if a step along a goal is no leap of a knight.
func leaps(t *testing.T, size Size, r Rule) {
	t.Helper()
	g, _ := NewGoal(size, r)
	order := g.Order()
	for i := 1; i < len(order); i++ {
		dx, dy := order[i]%size.W-order[i-1]%size.W, order[i]/size.W-order[i-1]/size.W
		if dx*dx+dy*dy != 5 {
			t.Fatalf("%v: %d to %d is no leap", size, i, i+1)
		}
	}
}

// TestKnightOnLargeBoards checks the tours on all boards with a side above 16.
func TestKnightOnLargeBoards(t *testing.T) {
	for w := 3; w <= MaxSide; w++ {
		for h := 3; h <= MaxSide; h++ {
			if max(w, h) <= 16 || testing.Short() && (w+h)%7 != 0 {
				continue
			}
			size := Size{w, h}
			r, ok := Knight.Rule(size)
			if !ok {
				t.Errorf("%v has no tour", size)
				continue
			}
			leaps(t, size, r)
			g, _ := NewGoal(size, r)
			cells := g.Order()
			slices.Sort(cells)
			if n := len(slices.Compact(cells)); n != size.Cells() {
				t.Errorf("%v: the tour visits %d cells", size, n)
			}
		}
	}
}

// TestNoKnight tries all ways of a knight on the boards that have no tour.
func TestNoKnight(t *testing.T) {
	sizes := []Size{{3, 3}, {3, 5}, {5, 3}, {3, 6}, {6, 3}, {4, 4}}
	for n := MinSide; n <= 16; n++ {
		sizes = append(sizes, Size{2, n}, Size{n, 2})
	}
	for _, size := range sizes {
		if Knight.Fits(size) {
			t.Errorf("%v has a tour", size)
		}
		for start := range size.Cells() {
			walk := tour{size: size, used: make([]bool, size.Cells()), left: math.MaxInt}
			if walk.from(start) {
				t.Errorf("%v has a tour: %v", size, walk.cells)
			}
		}
	}
}

// TestMooreIsClosed checks that the ends of Moore's curve and of the comb are neighbours.
func TestMooreIsClosed(t *testing.T) {
	eachDesign(func(d Design, size Size) {
		if r, ok := d.Rule(size); ok && (d == Moore || d == Comb) && size.distance(r.Path.Cell(0), r.Path.Cell(r.Path.Len()-1)) != 1 {
			t.Errorf("%v %v: its ends do not meet", d, size)
		}
	})
}
