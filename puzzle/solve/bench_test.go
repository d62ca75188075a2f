package solve

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// BenchmarkKorf100 prints the mean and the worst time for Korf's 100 4x4 boards, the tables being computed
// already.
func BenchmarkKorf100(b *testing.B) {
	goal := mustBoard(b, 4, 4, classicLabels(16))
	var starts []puzzle.Board
	for _, k := range readKorf(b, "korf100.txt") {
		starts = append(starts, mustBoard(b, 4, 4, k.board))
	}
	solveAll(b, starts, goal)
}

// solveAll prints the times and nodes for the boards, with patterns of each size.
func solveAll(b *testing.B, starts []puzzle.Board, goal puzzle.Board) {
	k := taskOf(goal)
	for size := range k.largest(k.goalBlank) + 1 {
		b.Run([]string{"small", "large", "merged"}[size], func(b *testing.B) {
			tables := NewTables()
			tables.largeAfter = math.MaxInt64
			tables.classes[classKey{w: 4, h: 4, blank: k.goalBlank}] = &classBuild{class: builtClass(4, 4, k.goalBlank, size)}
			solveWith(b, tables, starts, goal)
		})
	}
}

func solveWith(b *testing.B, tables *Tables, starts []puzzle.Board, goal puzzle.Board) {
	for first := true; b.Loop(); {
		var took []time.Duration
		var nodes uint64
		for _, start := range starts {
			s, err := New(start, goal, Options{Tables: tables})
			if err != nil {
				b.Fatal(err)
			}
			if first {
				s.class() // computes the patterns, if they are not there
				first = false
			}
			t0 := time.Now()
			for !s.Step(1 << 30) {
			}
			took = append(took, time.Since(t0))
			nodes += s.Nodes()
		}
		reportTimes(b, took)
		b.ReportMetric(float64(nodes)/float64(len(starts)), "nodes/board")
	}
}

func reportTimes(b *testing.B, took []time.Duration) {
	slices.Sort(took)
	var sum time.Duration
	for _, d := range took {
		sum += d
	}
	ms := func(d time.Duration) float64 { return d.Seconds() * 1000 }
	b.ReportMetric(ms(sum)/float64(len(took)), "ms-mean")
	b.ReportMetric(ms(took[len(took)*99/100]), "ms-p99")
	b.ReportMetric(ms(took[len(took)-1]), "ms-worst")
}

// BenchmarkRandom4x4 solves 1000 random 4x4 boards for each class of the goal's blank.
func BenchmarkRandom4x4(b *testing.B) {
	for _, c := range []struct {
		name  string
		blank int
	}{{"corner", 15}, {"edge", 14}, {"centre", 10}} {
		b.Run(c.name, func(b *testing.B) {
			labels := goalWithBlank(4, 4, c.blank)
			r := rand.New(rand.NewPCG(4, 4))
			var starts []puzzle.Board
			for range 1000 {
				starts = append(starts, mustBoard(b, 4, 4, solvableLabels(b, r, labels)))
			}
			solveAll(b, starts, mustBoard(b, 4, 4, labels))
		})
	}
}

func solvableLabels(t testing.TB, r *rand.Rand, goal []int) []int {
	labels := slices.Clone(goal)
	r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	n := 4
	if len(goal) != 16 {
		for n*n < len(goal) {
			n++
		}
	}
	start, end := mustBoard(t, n, n, labels), mustBoard(t, n, n, goal)
	if c1, c2, ok := puzzle.Mend(start, end); ok {
		labels[c1], labels[c2] = labels[c2], labels[c1]
	}
	return labels
}

// BenchmarkTables prints the time to compute the databases of the 4x4 classes.
func BenchmarkTables(b *testing.B) {
	for _, blank := range []int{15, 14, 10} {
		for size := range newGrid(4, 4).largest(blank) + 1 {
			b.Run(fmt.Sprintf("4x4-%d/%d", blank, size), func(b *testing.B) {
				for b.Loop() {
					c := builtClass(4, 4, blank, size)
					b.ReportMetric(float64(len(c.table))/1e6, "MB")
				}
			})
		}
	}
}

// BenchmarkQuick prints the time to the first solution, its length, and those of the best ones after 1, 2 and 10 million nodes,
// divided by 0.81 n^3 or, for Korf's 50 5x5 boards, by their proven optima. The large databases of 5x5, 6x6 and 8x8 are
// computed beforehand.
func BenchmarkQuick(b *testing.B) {
	for _, c := range []struct{ n, samples int }{{5, 50}, {6, 8}, {8, 8}, {10, 6}, {12, 3}, {16, 2}, {32, 1}} {
		b.Run(fmt.Sprintf("%dx%d", c.n, c.n), func(b *testing.B) {
			tables := NewTables()
			if c.n <= 6 || c.n == 8 {
				computeEstimators(tables, c.n)
			}
			for b.Loop() {
				quick(b, c.n, c.samples, tables)
			}
		})
	}
}

// computeEstimators computes the small and the large databases of square boards whose goal has its blank in the corner.
func computeEstimators(tables *Tables, n int) {
	k := &task{grid: newGrid(n, n), goalBlank: n*n - 1}
	for _, large := range []bool{false, true} {
		for u := (*tableEstimator)(nil); u == nil; {
			_, u = tables.estimatorOf(k, large).step(1 << 30)
		}
	}
}

// quickSample returns the i-th board of n by n to measure Quick with, and what to divide the lengths of its solutions by.
func quickSample(b *testing.B, r *rand.Rand, n, i int) (start []int, optimum float64) {
	if n == 5 {
		k := readKorf(b, "korf24.txt")[i]
		return k.board, float64(k.optimal)
	}
	return solvableLabels(b, r, classicLabels(n*n)), 0.81 * float64(n*n*n)
}

func quick(b *testing.B, n, samples int, tables *Tables) {
	goal := classicLabels(n * n)
	r := rand.New(rand.NewPCG(uint64(n), 1))
	var sum [4]float64
	var first time.Duration
	for i := range samples {
		start, optimum := quickSample(b, r, n, i)
		t0 := time.Now()
		s, err := New(mustBoard(b, n, n, start), mustBoard(b, n, n, goal), Options{Mode: Quick, Tables: tables})
		if err != nil {
			b.Fatal(err)
		}
		for s.Phase() == Building {
			s.Step(1)
		}
		first += time.Since(t0)
		for j, limit := range []uint64{0, 1_000_000, 2_000_000, 10_000_000} {
			for s.Nodes() < limit && !s.Step(5000) {
			}
			l, _ := s.Best()
			sum[j] += float64(l) / optimum
		}
	}
	b.ReportMetric(first.Seconds()*1000/float64(samples), "ms-first")
	for j, name := range []string{"ratio-first", "ratio-1M", "ratio-2M", "ratio-10M"} {
		b.ReportMetric(sum[j]/float64(samples), name)
	}
}

// BenchmarkExactSizes solves random boards of the other exact sizes, with the goal's blank in the corner.
func BenchmarkExactSizes(b *testing.B) {
	for _, c := range [][2]int{{3, 3}, {4, 3}, {5, 2}, {6, 2}, {5, 3}} {
		b.Run(fmt.Sprintf("%dx%d", c[0], c[1]), func(b *testing.B) {
			tables := NewTables()
			for b.Loop() {
				r := rand.New(rand.NewPCG(4, 4))
				var took []time.Duration
				var nodes uint64
				goal := mustBoard(b, c[0], c[1], classicLabels(c[0]*c[1]))
				for range 20 {
					labels := goal.AppendLabels(nil)
					r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
					start := mustBoard(b, c[0], c[1], labels)
					if c1, c2, ok := puzzle.Mend(start, goal); ok {
						start = start.Swap(c1, c2)
					}
					s, err := New(start, goal, Options{Tables: tables})
					if err != nil {
						b.Fatal(err)
					}
					t0 := time.Now()
					nodes += finish(b, s, goal, 1<<20).Nodes
					took = append(took, time.Since(t0))
				}
				reportTimes(b, took)
				b.ReportMetric(float64(nodes)/20, "nodes/board")
			}
		})
	}
}

// BenchmarkHardest solves the 17 boards that take 80 moves, the maximum, with two threads, the tables being
// computed already.
func BenchmarkHardest(b *testing.B) {
	end := mustBoard(b, 4, 4, classicLabels(16))
	tables := NewTables()
	list := readKorf(b, "hardest.txt")
	for b.Loop() {
		var took []time.Duration
		var nodes uint64
		for _, k := range list {
			start := mustBoard(b, 4, 4, k.board)
			s, err := New(start, end, Options{Tables: tables})
			if err != nil {
				b.Fatal(err)
			}
			s.class()
			t0 := time.Now()
			sol, err := SolveParallel(context.Background(), start, end, Options{Tables: tables}, 2, nil)
			if err != nil || !sol.Optimal || len(sol.Moves) != k.optimal {
				b.Fatal(k.board, len(sol.Moves), sol.Optimal, err)
			}
			took = append(took, time.Since(t0))
			nodes += sol.Nodes
		}
		reportTimes(b, took)
		b.ReportMetric(float64(nodes)/float64(len(list)), "nodes/board")
	}
}
