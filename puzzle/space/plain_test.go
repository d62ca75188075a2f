package space

import (
	"math/bits"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// plain is a breadth-first search that shares nothing with the package: an array of depths indexed by the
// rank of the whole arrangement.
type plain struct {
	w, h   int
	mtm    bool
	depths []uint8 // depth+1; 0: not found
	counts []uint64
}

// plainRank returns the rank of an arrangement of 0..n-1 among all of them.
func plainRank(at []uint8) int {
	rank, left := 0, uint(1)<<len(at)-1
	for i, a := range at {
		left &^= 1 << a
		rank = rank*(len(at)-i) + bits.OnesCount(left&(1<<a-1))
	}
	return rank
}

// plainSearch searches from the labels of a goal in reading order, 0 for the blank.
func plainSearch(w, h int, goal []uint8, mtm bool) *plain {
	all := 1
	for i := 2; i <= w*h; i++ {
		all *= i
	}
	p := &plain{w: w, h: h, mtm: mtm, depths: make([]uint8, all)}
	p.depths[plainRank(goal)] = 1
	var next []uint8
	for level, depth := goal, uint8(2); len(level) > 0; depth++ { // boards one after another
		p.counts = append(p.counts, uint64(len(level)/len(goal)))
		next = next[:0:0]
		for at := range slices.Chunk(level, len(goal)) {
			p.neighbours(at, func(to []uint8) {
				if rank := plainRank(to); p.depths[rank] == 0 {
					p.depths[rank] = depth
					next = append(next, to...)
				}
			})
		}
		level = next
	}
	return p
}

// neighbours calls f with every board one move away; f must copy what it keeps.
func (p *plain) neighbours(at []uint8, f func([]uint8)) {
	to := make([]uint8, len(at))
	blank := slices.Index(at, 0)
	for cell := range at {
		sameRow := cell/p.w == blank/p.w
		if cell == blank || !sameRow && cell%p.w != blank%p.w {
			continue
		}
		step := 1
		if !sameRow {
			step = p.w
		}
		if cell < blank {
			step = -step
		}
		if !p.mtm && cell != blank+step {
			continue
		}
		copy(to, at)
		for c := blank; c != cell; c += step {
			to[c], to[c+step] = to[c+step], to[c]
		}
		f(to)
	}
}

// plainLabels numbers the tiles of a board 1..n-1 in the order of their labels, as plain needs them.
func plainLabels(b puzzle.Board) []uint8 {
	list := make([]uint8, b.Size().Cells())
	for cell := range list {
		label := b.At(cell)
		if label > b.Missing() {
			label--
		}
		list[cell] = uint8(label)
	}
	return list
}

func metrics() []Metric { return []Metric{STM, MTM} }

// TestEveryGoalCell compares the levels with those of the plain search.
func TestEveryGoalCell(t *testing.T) {
	for _, size := range []puzzle.Size{{W: 2, H: 2}, {W: 3, H: 2}, {W: 2, H: 3}, {W: 4, H: 2}, {W: 3, H: 3}, {W: 5, H: 2}} {
		t.Run(size.String(), func(t *testing.T) {
			t.Parallel()
			for blank := range size.Cells() {
				if testing.Short() && size.W == 5 && blank%4 != 0 {
					continue
				}
				compareCounts(t, goalAt(t, size, blank), STM)
				if size.W < 5 || blank < 3 { // the rest of 5x2 would take too long
					compareCounts(t, goalAt(t, size, blank), MTM)
				}
			}
		})
	}
}

func compareCounts(t *testing.T, goal puzzle.Board, m Metric) {
	size := goal.Size()
	want := plainSearch(size.W, size.H, plainLabels(goal), m == MTM).counts
	got := count(t, goal, Options{Metric: m})
	if !slices.Equal(got.Counts, want) {
		t.Errorf("%v to %v:\n got %d\nwant %d", m, goal, got.Counts, want)
	}
}

// TestEveryDepth compares the depth of every board, solvable or not, and the hardest boards with those of the
// plain search, for goals of any arrangement and missing number.
func TestEveryDepth(t *testing.T) {
	for _, text := range []string{"2 0/4 1", "3 0 5/1 6 2", "1 4/0 6/5 3", "5 8 0 1/2 7 6 3", "1 2/3 0/8 7/6 4", "7 3 1/9 8 2/5 0 6"} {
		goal := puzzle.MustParseBoard(text)
		for _, m := range metrics() {
			compareDepths(t, goal, m)
		}
	}
}

func compareDepths(t *testing.T, goal puzzle.Board, m Metric) {
	size := goal.Size()
	want := plainSearch(size.W, size.H, plainLabels(goal), m == MTM)
	space := count(t, goal, Options{Metric: m})
	var hardest []puzzle.Board
	eachArrangement(goal, func(b puzzle.Board) {
		deep := int(want.depths[plainRank(plainLabels(b))]) - 1
		got, ok := space.Depth(b)
		if ok != (deep >= 0) || ok && got != deep {
			t.Fatalf("%v: depth of %v is %d, %v; want %d", m, b, got, ok, deep)
		}
		if deep == len(want.counts)-1 {
			hardest = append(hardest, b)
		}
	})
	got := space.Hardest(-1)
	if uint64(len(got)) != space.Deepest() || len(got) != len(hardest) {
		t.Errorf("%v to %v: %d hardest, Deepest %d, want %d", m, goal, len(got), space.Deepest(), len(hardest))
	}
	for _, b := range got {
		if !slices.Contains(hardest, b) {
			t.Errorf("%v to %v: %v is not one of the hardest", m, goal, b)
		}
	}
}

// eachArrangement calls f with every arrangement of the labels of a board.
func eachArrangement(b puzzle.Board, f func(puzzle.Board)) {
	labels := b.AppendLabels(nil)
	var permute func(int)
	permute = func(n int) {
		if n == len(labels) {
			p, err := puzzle.NewBoard(b.Size(), labels)
			if err != nil {
				panic(err)
			}
			f(p)
			return
		}
		for i := n; i < len(labels); i++ {
			labels[n], labels[i] = labels[i], labels[n]
			permute(n + 1)
			labels[n], labels[i] = labels[i], labels[n]
		}
	}
	permute(0)
}
