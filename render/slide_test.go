package render

import (
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

func TestAppendSlide(t *testing.T) {
	solved := puzzle.MustParseBoard("1 2 3/4 5 6/7 8 0")
	for _, c := range []struct {
		name     string
		old, new puzzle.Board
		left     float32
		want     []TileShift
	}{
		{"nothing moves", solved, solved, 1, nil},
		{"at rest", solved, puzzle.MustParseBoard("1 2 3/4 5 6/7 0 8"), 0, nil},
		{"one tile", solved, puzzle.MustParseBoard("1 2 3/4 5 6/7 0 8"), 0.25, []TileShift{{Label: 8, DX: -10}}},
		{"a run of two", solved, puzzle.MustParseBoard("1 2 0/4 5 3/7 8 6"), 0.5,
			[]TileShift{{Label: 6, DY: -20}, {Label: 3, DY: -20}}},
		{"any permutation", solved, puzzle.MustParseBoard("8 2 3/4 5 6/7 1 0"), 1,
			[]TileShift{{Label: 8, DX: 40, DY: 80}, {Label: 1, DX: -40, DY: -80}}},
		{"another missing number", solved, puzzle.MustParseBoard("1 2 3/4 5 6/0 7 9"), 1, []TileShift{{Label: 7, DX: -40}}},
		{"another size", puzzle.MustParseBoard("1 2/3 0"), solved, 1, nil},
		{"no old board", puzzle.Board{}, solved, 1, nil},
	} {
		if got := AppendSlide(nil, c.old, c.new, c.left, 40); !slices.Equal(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestAppendSlideKeepsDst checks that dst is extended, and without allocating if it has the capacity.
func TestAppendSlideKeepsDst(t *testing.T) {
	old := puzzle.MustParseBoard("1 2/3 0")
	moved := puzzle.MustParseBoard("1 2/0 3")
	dst := make([]TileShift, 1, 2)
	if n := testing.AllocsPerRun(10, func() { dst = AppendSlide(dst[:1], old, moved, 0.5, 10) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	if want := []TileShift{{}, {Label: 3, DX: -5}}; !slices.Equal(dst, want) {
		t.Errorf("%+v, want %+v", dst, want)
	}
}

func TestFloor(t *testing.T) {
	for _, c := range [][2]float32{{0, 0}, {0.99, 0}, {1, 1}, {41.5, 41}, {-0.25, -1}, {-2, -2}} {
		if got := Floor(c[0]); got != c[1] {
			t.Errorf("Floor(%v) = %v, want %v", c[0], got, c[1])
		}
	}
}
