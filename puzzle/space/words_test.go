package space

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// TestSwaps compares every exchange inside a block, bit by bit, with the same exchange made on a list of
// tiles.
func TestSwaps(t *testing.T) {
	for _, size := range [][2]int{{2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}} {
		l := newLayout(size[0], size[1], size[0]*size[1]-1)
		for p := max(0, l.tiles-blockEntries); p < l.tiles-1; p++ {
			for _, odd := range []int{0, 1} {
				checkSwap(t, l, p, odd)
			}
		}
	}
}

// checkSwap exchanges the entries p and p+1 of every list in some blocks. The lists have the given parity.
func checkSwap(t *testing.T, l *layout, p, odd int) {
	narrow := *l
	narrow.w = 2 // a window of two entries: one exchange
	var win *window
	if p+2 > l.tiles-wordEntries {
		win = newWindow(&narrow, p, true, odd)
	} else {
		win = &window{stages: []stage{{kind: swapsWords, perm: wordSwap(l, p)}}}
	}
	s, tab := newScratch(l), newTables(l)
	for b := 0; b < l.blocks; b += max(1, l.blocks/7) {
		for i := 0; i < l.block; i += 5 {
			for bit := uint(0); bit < wordRanks; bit += 7 {
				block := make([]uint64, l.block)
				block[i] = 1 << bit
				got := win.exchange(tab, block, b, &s)
				list := listAt(l, b*l.block+i, bit, odd)
				list[p], list[p+1] = list[p+1], list[p]
				word, to := listRank(l, list)
				want := make([]uint64, l.block)
				want[word-b*l.block] = 1 << to
				if !slices.Equal(got, want) {
					t.Fatalf("%d entries, exchange at %d, parity %d, block %d, word %d, bit %d: %v becomes wrong",
						l.tiles, p, odd, b, i, bit, list)
				}
			}
		}
	}
}

// listAt and listRank convert by way of digits, without help from the layout.
func listAt(l *layout, word int, bit uint, odd int) []int {
	digits, sum := make([]int, l.tiles), 0
	rank := word*wordRanks + int(bit)
	for i := l.tiles - 3; i >= 0; i-- {
		digits[i] = rank % (l.tiles - i)
		rank /= l.tiles - i
		sum += digits[i]
	}
	digits[l.tiles-2] = (sum + odd) & 1
	free := make([]int, l.tiles)
	for i := range free {
		free[i] = i
	}
	list := make([]int, l.tiles)
	for i, d := range digits {
		list[i] = free[d]
		free = slices.Delete(free, d, d+1)
	}
	return list
}

func listRank(l *layout, list []int) (word int, bit uint) {
	rank := 0
	for i, a := range list[:l.tiles-2] {
		smaller := 0
		for _, b := range list[i+1:] {
			if b < a {
				smaller++
			}
		}
		rank = rank*(l.tiles-i) + smaller
	}
	return rank / wordRanks, uint(rank % wordRanks)
}

// TestCodes checks that decode is the inverse of encode, and code of index.
func TestCodes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, size := range [][2]int{{3, 2}, {3, 3}, {5, 2}, {4, 3}, {2, 6}, {7, 2}} {
		for goal := range size[0] * size[1] {
			l := newLayout(size[0], size[1], goal)
			s := state{tiles: make([]uint8, l.cells)}
			for range 200 {
				c := code{r.IntN(l.cells), r.IntN(l.words), uint(r.IntN(wordRanks))}
				l.decode(c, &s)
				if got, ok := l.encode(s); !ok || got != c {
					t.Fatalf("%v: %v decodes to %v, which encodes to %v, %v", size, c, s, got, ok)
				}
				if uint64(l.words)*uint64(l.cells)*wordRanks < 1<<31 && l.code(l.index(c)) != c {
					t.Fatalf("%v: %v has index %d", size, c, l.index(c))
				}
			}
		}
	}
}

// TestSameColumns checks SameColumns on boards made by hand.
func TestSameColumns(t *testing.T) {
	goal := puzzle.MustParseBoard("1 2 3/4 5 0")
	for text, want := range map[string]bool{
		"1 2 3/4 5 0": true, "4 5 3/1 2 0": true, "2 0 4/5 3 1": true, "2 3 1/5 0 4": true,
		"1 2 3/5 4 0": false, "1 4 2/5 3 0": false, "4 5 0/2 1 3": false,
	} {
		if got := SameColumns(goal, puzzle.MustParseBoard(text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	if SameColumns(puzzle.MustParseBoard("1 2/3 4/5 0"), puzzle.MustParseBoard("1 2/3 4/5 0")) {
		t.Error("three rows have an answer")
	}
}
