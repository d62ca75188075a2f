//go:build !js

package solve

import (
	"math/bits"
	"testing"
)

// TestShifts compares the number of every order of up to eight tiles after every shift with that of the shifted tiles.
func TestShifts(t *testing.T) {
	for k := 1; k <= maxPattern; k++ {
		cells := make([]int, k)
		b := &patternBuild{pattern: pattern{cells: cells}, order: orders(k), moved: make([][]uint16, k*k)}
		shifts := newShifts(k, k-1)
		for i := range k {
			b.tabulateMoves(i)
			for j := range k {
				for order, want := range b.moved[i*k+j] {
					if got := shifts[i*k+j].of(uint32(order)); got != uint32(want) {
						t.Fatalf("%d of %d tiles becomes %d: order %d becomes %d, not %d", i, k, j, order, got, want)
					}
				}
			}
		}
	}
}

// TestSetRanks ranks all sets of each number of cells.
func TestSetRanks(t *testing.T) {
	for k := range 17 {
		ranks := newSetRanks(k)
		want := uint32(0)
		for set := range uint32(1 << 16) {
			if bits.OnesCount32(set) != k {
				continue
			}
			if got := ranks.of(set); got != want {
				t.Fatalf("%d cells: set %b has rank %d, not %d", k, set, got, want)
			}
			want++
		}
	}
}
