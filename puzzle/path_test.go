package puzzle

import (
	"fmt"
	"testing"
)

func TestPathReadsBack(t *testing.T) {
	src := testSource(t, 6)
	for w := 1; w <= MaxSide; w++ {
		for h := 1; h <= MaxSide; h++ {
			size := Size{w, h}
			for _, p := range []Path{SnakePath(size), SpiralPath(size), SpiralPath(size).Reverse(), WildPath(size, src)} {
				if got, err := ParsePath(p.String(), size); err != nil || got != p {
					t.Fatalf("%v: %v read back %v, %v", size, p, got, err)
				}
				if got, err := NewPath(size, p.AppendCells(nil)); err != nil || got != p || p.Len() != w*h || p.Size() != size {
					t.Fatalf("%v: %v made again %v, %v", size, p, got, err)
				}
				if p.Reverse().Reverse() != p || p.Reverse().Cell(0) != p.Cell(w*h-1) {
					t.Fatalf("%v: %v reversed %v", size, p, p.Reverse())
				}
			}
		}
	}
}

func TestPathTexts(t *testing.T) {
	for _, c := range []struct {
		size Size
		text string
		want string // the canonical text
	}{
		{Size{4, 4}, "a1:R3DL3DR3DL3", "a1:R3DL3DR3DL3"},
		{Size{4, 4}, "a1:RRRDL2LDR3DL3", "a1:R3DL3DR3DL3"},
		{Size{3, 3}, "b2:URD2L2U2", "b2:URD2L2U2"},
		{Size{32, 2}, "af1:L31DR31", "af1:L31DR31"},
		{Size{27, 1}, "aa1:L26", "aa1:L26"},
		{Size{1, 3}, "a3:U2", "a3:U2"},
		{Size{1, 1}, "a1:", "a1:"},
	} {
		if p, err := ParsePath(c.text, c.size); err != nil || p.String() != c.want {
			t.Errorf("%v %q: %v, %v", c.size, c.text, p, err)
		}
	}
}

func TestPathErrors(t *testing.T) {
	for _, c := range []struct {
		text   string
		kind   Fault
		offset int
	}{
		{"", FaultSyntax, 0},
		{"1a:R", FaultSyntax, 0},
		{"d1:R", FaultSyntax, 0},
		{"aa1:R", FaultSyntax, 0},
		{"A1:R", FaultSyntax, 0},
		{"a0:R", FaultRange, 1},
		{"a4:R", FaultRange, 1},
		{"a01:R", FaultSyntax, 1},
		{"a1", FaultSyntax, 2},
		{"a1:R2D2L2U", FaultUnfinished, 10},
		{"a1:", FaultUnfinished, 3},
		{"a1:R3", FaultOffBoard, 3},
		{"a1:U", FaultOffBoard, 3},
		{"a1:RL", FaultCrossing, 4},
		{"a1:R2D2L2U2", FaultCrossing, 9},
		{"a1:R2D2L2URR", FaultCrossing, 11},
		{"a1:R2D2L2UR ", FaultSyntax, 11},
		{"a1:r2", FaultSyntax, 3},
		{"a1:R2X", FaultSyntax, 5},
		{"a1:R2D2L2UR0", FaultRange, 11},
		{"a1:R99999999999", FaultRange, 4},
	} {
		p, err := ParsePath(c.text, Size{3, 3})
		if kind := fault(t, err); kind != c.kind || err.(*Error).Offset != c.offset || p != (Path{}) {
			t.Errorf("%q: %v, want %v at %d", c.text, err, c.kind, c.offset)
		}
	}
	for _, c := range []struct {
		size  Size
		cells []int
		kind  Fault
	}{
		{Size{2, 2}, []int{0, 1, 3}, FaultUnfinished},
		{Size{2, 2}, []int{0, 1, 3, 4}, FaultOffBoard},
		{Size{2, 2}, []int{-1, 0, 1, 3}, FaultOffBoard},
		{Size{2, 2}, []int{0, 3, 1, 2}, FaultJump},
		{Size{2, 2}, []int{0, 1, 0, 2}, FaultCrossing},
		{Size{3, 2}, []int{0, 1, 2, 3, 4, 5}, FaultJump},
		{Size{2, 2}, make([]int, 5000), FaultJump},
		{Size{40, 2}, nil, FaultRange},
	} {
		if p, err := NewPath(c.size, c.cells); fault(t, err) != c.kind || p != (Path{}) {
			t.Errorf("%v %.20v: %v, want %v", c.size, c.cells, err, c.kind)
		}
	}
}

// countLines counts all directed paths of a size by trying every one.
func countLines(size Size) int {
	seen := make([]bool, size.Cells())
	var from func(cell, left int) int
	from = func(cell, left int) int {
		if left == 0 {
			return 1
		}
		seen[cell] = true
		n := 0
		for d := Up; d <= Right; d++ {
			if next := size.neighbour(cell, d); next >= 0 && !seen[next] {
				n += from(next, left-1)
			}
		}
		seen[cell] = false
		return n
	}
	total := 0
	for cell := range size.Cells() {
		total += from(cell, size.Cells()-1)
	}
	return total
}

// TestWildPathsAllOccur checks that every directed path of a small board is drawn, all about equally often.
func TestWildPathsAllOccur(t *testing.T) {
	for _, c := range []struct {
		size         Size
		lines, draws int
	}{
		{Size{2, 2}, 8, 20_000}, {Size{3, 2}, 16, 20_000}, {Size{2, 3}, 16, 20_000}, {Size{3, 3}, 40, 40_000},
		{Size{4, 3}, 124, 100_000}, {Size{4, 4}, 552, 100_000}, {Size{5, 5}, 8648, 180_000},
	} {
		t.Run(c.size.String(), func(t *testing.T) {
			t.Parallel()
			if testing.Short() && c.draws > 100_000 {
				return // the draws are the same everywhere, and the smaller sizes show that
			}
			if n := countLines(c.size); n != c.lines {
				t.Fatalf("%d lines exist, not %d", n, c.lines)
			}
			src := testSource(t, 7)
			drawn := map[Path]int{}
			for range c.draws {
				drawn[WildPath(c.size, src)]++
			}
			if len(drawn) != c.lines {
				t.Fatalf("%d of %d lines occur", len(drawn), c.lines)
			}
			// The spread beyond that of a uniform draw, as a share of the mean: it is small, not zero.
			mean, squares := float64(c.draws)/float64(c.lines), 0.0
			for _, n := range drawn {
				squares += (float64(n) - mean) * (float64(n) - mean)
			}
			excess := (squares/float64(c.lines) - mean) / (mean * mean)
			if excess > 0.05*0.05 {
				t.Errorf("lines are drawn unevenly: variance beyond chance %.5f of the mean squared", excess)
			}
			t.Logf("variance beyond chance %.5f of the mean squared", excess)
		})
	}
}

// TestWildPathsForgetTheSnake checks that large paths show no trace of the snake they started from: they have
// about as many horizontal steps as vertical ones.
func TestWildPathsForgetTheSnake(t *testing.T) {
	src := testSource(t, 8)
	for _, size := range []Size{{8, 8}, {15, 15}, {16, 16}, {31, 31}, {32, 32}, {32, 16}} {
		const draws = 30
		across := 0
		for range draws {
			l := newLine(size)
			l.mix(src)
			p := l.path(0) // without the final coins, which would hide a trace
			for i := 1; i < p.Len(); i++ {
				if p.dir(i) >= Left {
					across++
				}
			}
		}
		share := float64(across) / float64(draws*(size.Cells()-1))
		t.Logf("%v: %.3f of the steps go across", size, share)
		if size.W == size.H && (share < 0.46 || share > 0.54) {
			t.Errorf("%v: %.3f of the steps go across", size, share)
		}
	}
}

func ExamplePath() {
	p := SpiralPath(Size{4, 3})
	fmt.Println(p)
	fmt.Println(p.AppendCells(nil))
	// Output:
	// a1:R3D2L3UR2
	// [0 1 2 3 7 11 10 9 8 4 5 6]
}
