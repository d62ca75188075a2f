package space

import (
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// TestTwelveCells compares spaces of twelve cells with those of goal cells that are equivalent by a turn or a
// reflection of the board.
func TestTwelveCells(t *testing.T) {
	for _, group := range [][]puzzle.Board{
		{goalAt(t, puzzle.Size{W: 4, H: 3}, 5), goalAt(t, puzzle.Size{W: 4, H: 3}, 6), goalAt(t, puzzle.Size{W: 3, H: 4}, 4)},
		{goalAt(t, puzzle.Size{W: 4, H: 3}, 0), goalAt(t, puzzle.Size{W: 3, H: 4}, 2)},
		{goalAt(t, puzzle.Size{W: 6, H: 2}, 1), goalAt(t, puzzle.Size{W: 2, H: 6}, 8)},
		{goalAt(t, puzzle.Size{W: 6, H: 2}, 2), goalAt(t, puzzle.Size{W: 6, H: 2}, 9)},
	} {
		var first *Space
		for _, goal := range group {
			s := count(t, goal, Options{})
			if s.Total() != 239500800 || !s.Complete() {
				t.Errorf("%v: %d boards", goal, s.Total())
			}
			if uint64(len(s.Hardest(-1))) != s.Deepest() {
				t.Errorf("%v: %d hardest boards of %d", goal, len(s.Hardest(-1)), s.Deepest())
			}
			if first == nil {
				first = s
			} else if !slices.Equal(s.Counts, first.Counts) {
				t.Errorf("%v:\n got %d\nwant %d", goal, s.Counts, first.Counts)
			}
			first = &Space{Counts: first.Counts} // drops the bitmaps
		}
	}
}

// TestMultiTileRadii compares the radii with known ones. The totals check every level.
func TestMultiTileRadii(t *testing.T) {
	for text, radius := range map[string]int{"3x2": 20, "4x2": 25, "3x3": 24, "5x2": 36, "4x3": 33, "6x2": 41} {
		size, err := puzzle.ParseSize(text)
		if err != nil {
			t.Fatal(err)
		}
		s := count(t, goalAt(t, size, size.Cells()-1), Options{Metric: MTM})
		if s.Radius() != radius || s.Total() != States(size).Uint64() {
			t.Errorf("%s: radius %d, want %d; %d boards", text, s.Radius(), radius, s.Total())
		}
	}
}

// TestFourWide computes 4x3 without turning the board. So windows of four entries are tested, which otherwise
// only 4x4 has.
func TestFourWide(t *testing.T) {
	l := &layout{w: 4, h: 3, cells: 12, tiles: 11, goal: 11, words: 332640, block: 336, blocks: 990}
	e, w := newSingle(l), newWorker(l, nil)
	for !e.prepare() {
	}
	counts := []uint64{1}
	for {
		w.found = 0
		for task := range e.tasks() {
			e.run(w, 0, task)
		}
		if w.found == 0 {
			break
		}
		counts = append(counts, w.found)
		e.advance()
	}
	if want := recordOf(t, puzzle.Size{W: 4, H: 3}).counts; !slices.Equal(counts, want) {
		t.Errorf("got %d\nwant %d", counts, want)
	}
}
