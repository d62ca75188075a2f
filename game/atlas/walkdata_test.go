package atlas

import (
	"fmt"
	"math"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// TestWalks repeats the part of walks.json that is solved at once: walks of five iterations.
func TestWalks(t *testing.T) {
	d := readWalks()
	c, err := puzzle.ParseConfig(d.Config)
	if err != nil {
		t.Fatal(err)
	}
	dealer, err := puzzle.NewDealer(c, puzzle.DealOptions{Method: puzzle.ByWalk, Iterations: d.Walks[0].Iterations})
	if err != nil {
		t.Fatal(err)
	}
	tables := solve.NewTables()
	var swaps, moves int
	for k := range d.Samples {
		g, err := dealer.DealSeeded(fmt.Sprintf("atlas/%d/%d", d.Walks[0].Iterations, k))
		if err != nil {
			t.Fatal(err)
		}
		s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Step(100_000) {
		}
		n, _ := s.Best()
		swaps, moves = swaps+dealer.Swaps(), moves+n
	}
	got := walkRow{Iterations: d.Walks[0].Iterations, Swaps: float64(swaps) / float64(d.Samples), Moves: float64(moves) / float64(d.Samples), Error: d.Walks[0].Error}
	if got != d.Walks[0] {
		t.Errorf("walks of %d iterations: %+v, the file says %+v", d.Walks[0].Iterations, got, d.Walks[0])
	}
}

// TestLongWalks checks that longer walks lead further, and as far as the shuffle in the end.
func TestLongWalks(t *testing.T) {
	d := readWalks()
	for i, w := range d.Walks[1:] {
		if w.Iterations <= d.Walks[i].Iterations || w.Moves <= d.Walks[i].Moves || w.Swaps <= d.Walks[i].Swaps {
			t.Errorf("row %d %+v does not go beyond %+v", i+1, w, d.Walks[i])
		}
	}
	if last := d.Walks[len(d.Walks)-1]; math.Abs(last.Moves-d.Mean) > 3*last.Error || math.Abs(d.Shuffle.Moves-d.Mean) > 3*d.Shuffle.Error {
		t.Errorf("the longest walk's mean %v or the shuffle's %v is far from that of all boards, %v", last.Moves, d.Shuffle.Moves, d.Mean)
	}
}

// TestWalkOfIterations checks the row that stands in for one that is missing.
func TestWalkOfIterations(t *testing.T) {
	d := walkData{Walks: []walkRow{{Iterations: 5}, {Iterations: 20}}}
	if n := d.walk(20).Iterations; n != 20 {
		t.Errorf("the row of 20 iterations is that of %d", n)
	}
	if n := d.walk(7).Iterations; n != 5 {
		t.Errorf("for 7 iterations the row of %d", n)
	}
}
