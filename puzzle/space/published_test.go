package space

import (
	"math"
	"math/big"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// TestPublished checks every published table: it has as many boards as there are, and the radius and mean that
// are quoted of it.
func TestPublished(t *testing.T) {
	read := 0
	for _, c := range []struct {
		board   string
		metric  Metric
		radius  int
		hardest uint64
		mean    float64
	}{
		{"1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0", STM, 80, 17, 52.589472},
		{"0 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16", STM, 80, 17, 52.589472},
		{"1 2 3 4/5 6 7 0/9 10 11 12/13 14 15 16", STM, 80, 2, 52.305100},
		{"1 2 3 4/5 6 7 8/9 10 0 12/13 14 15 16", STM, 80, 1, 52.058079},
		{"1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0", MTM, 43, 16, 32.036887},
		{"1 2 3 4 5/6 7 8 9 10/11 12 13 14 0", STM, 84, 1, 51.477394},
		{"1 2 3/4 5 6/7 8 9/10 11 12/13 14 0", MTM, 44, 1, 30.430557},
		{"1 2 3 4 5 6 7 8/9 10 11 12 13 14 15 0", STM, 140, 1, 84.167486},
		{"1 2 3 4 5 6 7 8/9 10 11 12 13 14 15 0", MTM, 57, 80, 38.511784},
	} {
		b := puzzle.MustParseBoard(c.board)
		p, ok := Published(b, c.metric)
		if !ok || p.Source == "" {
			t.Fatalf("%s, %v: not published", c.board, c.metric)
		}
		read++
		if all := new(big.Int).SetUint64(p.Total()); all.Cmp(States(b.Size())) != 0 {
			t.Errorf("%s, %v: %v boards of %v", c.board, c.metric, all, States(b.Size()))
		}
		if r := len(p.Counts) - 1; r != c.radius || p.Counts[r] != c.hardest || math.Abs(p.Mean()-c.mean) > 5e-7 {
			t.Errorf("%s, %v: radius %d, %d boards, mean %v", c.board, c.metric, r, p.Counts[r], p.Mean())
		}
	}
	if rows := strings.Count(publishedText, " | corner | ") + strings.Count(publishedText, " | edge | ") + strings.Count(publishedText, " | centre | "); rows != 8 {
		t.Errorf("%d tables, of which %d were read", rows, read)
	}
	for _, none := range []puzzle.Board{{}, puzzle.MustParseBoard("1 2/3 0"), puzzle.MustParseBoard("1 2 3 4 5/6 7 0 9 10/11 12 13 14 15")} {
		if p, ok := Published(none, STM); ok {
			t.Errorf("%v: %+v", none, p)
		}
	}
	if _, ok := Published(puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 0 12/13 14 15 16"), MTM); ok {
		t.Error("no MTM table for a blank in the centre is published")
	}
}
