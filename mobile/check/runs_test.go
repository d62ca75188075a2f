package main

import "testing"

// TestCounts checks that the counts of a log are found by their names.
func TestCounts(t *testing.T) {
	all := counts("x\nstandin: count a: frame 10, 3 swaps, 4 ticks\nstandin: count b-end: frame 310, 5 swaps, 6 ticks\ncount c: frame x, 1 swaps, 2 ticks\n")
	if len(all) != 2 || all["a"] != (count{10, 3, 4}) || all["b-end"] != (count{310, 5, 6}) {
		t.Errorf("found %v", all)
	}
}
