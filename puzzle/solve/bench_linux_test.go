package solve

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

var (
	anytimeLimit  = flag.Float64("anytime", 20, "seconds of processor time that BenchmarkAnytime gives each board")
	anytimeBoards = flag.Int("anytime-boards", 0, "number of boards of each size in BenchmarkAnytime (0: 4, of 5x5 10)")
)

// BenchmarkAnytime prints the lengths of the best solutions of two threads after 0.3, 2, 20 and (with -anytime 120) 120 seconds
// of processor time in all, divided by 0.81 n^3 or, for Korf's 5x5 boards, by their proven optima: what two idle processors reach
// in half the time, whatever else the machine does. The databases of boards up to 8x8 are computed beforehand. 0.81 n^3 is the mean of
// many boards, from which that of four may differ by some 3 % on 6x6: -anytime-boards 16 has half of that error.
func BenchmarkAnytime(b *testing.B) {
	for _, c := range []struct{ n, samples int }{{5, 10}, {6, 4}, {8, 4}, {10, 4}, {16, 4}, {32, 4}} {
		b.Run(fmt.Sprintf("%dx%d", c.n, c.n), func(b *testing.B) {
			tables := NewTables()
			if c.n <= 8 {
				computeEstimators(tables, c.n)
			}
			samples := c.samples
			if *anytimeBoards > 0 {
				samples = *anytimeBoards
			}
			for b.Loop() {
				anytime(b, c.n, samples, tables)
			}
		})
	}
}

func anytime(b *testing.B, n, samples int, tables *Tables) {
	var seconds []float64
	for _, s := range []float64{0.3, 2, 20, 120} {
		if s <= *anytimeLimit {
			seconds = append(seconds, s)
		}
	}
	goal := classicLabels(n * n)
	r := rand.New(rand.NewPCG(uint64(n), 1))
	sum := make([]float64, len(seconds))
	for i := range samples {
		start, optimum := quickSample(b, r, n, i)
		ctx, cancel := context.WithCancel(context.Background())
		begin, next := processorTime(), 0
		note := func(now Solution) {
			for ; next < len(sum) && processorTime()-begin >= seconds[next]; next++ {
				sum[next] += float64(len(now.Moves)) / optimum
			}
			if next == len(sum) {
				cancel()
			}
		}
		o := Options{Mode: Quick, Memory: 1 << 30, Tables: tables}
		sol, _ := SolveParallel(ctx, mustBoard(b, n, n, start), mustBoard(b, n, n, goal), o, 2, note)
		for ; next < len(sum); next++ {
			sum[next] += float64(len(sol.Moves)) / optimum
		}
		cancel()
	}
	for i, s := range sum {
		b.ReportMetric(s/float64(samples), fmt.Sprintf("ratio-%gs", seconds[i]))
	}
}

// BenchmarkBlanks prints how long the best solutions of two threads are after 2 seconds of processor time in all if the goal's blank
// is in a corner, in the middle of an edge, or in the middle of the board, on several sizes: the mean over random boards, divided by
// that of the corner. What else the goal is makes no difference: tiles are named by their goal cells.
func BenchmarkBlanks(b *testing.B) {
	const samples = 16
	for _, c := range []struct{ w, h int }{{6, 6}, {10, 10}, {32, 2}, {20, 3}} {
		corner := 0.0
		for _, p := range []struct {
			name  string
			blank int
		}{{"corner", c.w*c.h - 1}, {"edge", c.w*c.h - 1 - c.w/2}, {"middle", c.h/2*c.w + c.w/2}} {
			b.Run(fmt.Sprintf("%dx%d-%s", c.w, c.h, p.name), func(b *testing.B) {
				for b.Loop() {
					r := rand.New(rand.NewPCG(uint64(c.w), uint64(c.h)))
					sum := 0
					for range samples {
						start, goal := blankSample(b, r, c.w, c.h, p.blank)
						sum += shortest(start, goal, 2)
					}
					mean := float64(sum) / samples
					if p.name == "corner" {
						corner = mean
					}
					b.ReportMetric(mean, "moves")
					b.ReportMetric(mean/corner, "of-corner")
				}
			})
		}
	}
}

// blankSample returns a random board of w by h and a goal in reading order with its blank in the given cell.
func blankSample(b *testing.B, r *rand.Rand, w, h, blank int) (start, goal puzzle.Board) {
	labels := make([]int, 0, w*h)
	for i := range w*h - 1 {
		labels = append(labels, i+1)
	}
	labels = slices.Insert(labels, blank, 0)
	goal = mustBoard(b, w, h, labels)
	labels = slices.Clone(labels)
	r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	start = mustBoard(b, w, h, labels)
	if c1, c2, ok := puzzle.Mend(start, goal); ok {
		start = start.Swap(c1, c2)
	}
	return start, goal
}

// shortest returns the length of the best solution of two threads after so many seconds of processor time.
func shortest(start, goal puzzle.Board, seconds float64) int {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	begin := processorTime()
	s, _ := SolveParallel(ctx, start, goal, Options{Mode: Quick, Memory: 1 << 30, Tables: NewTables()}, 2, func(Solution) {
		if processorTime()-begin >= seconds {
			cancel()
		}
	})
	return len(s.Moves)
}

// processorTime returns the seconds that the processors have worked for the process.
func processorTime() float64 {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return float64(use.Utime.Nano()+use.Stime.Nano()) / 1e9
}

// BenchmarkWide prints the time to compute the wide databases of 4x4 on two threads, and the times for Korf's boards and the
// hardest ones on one thread with them.
func BenchmarkWide(b *testing.B) {
	goal := mustBoard(b, 4, 4, classicLabels(16))
	tables := NewTables()
	b.Run("compute", func(b *testing.B) {
		for b.Loop() {
			begin := processorTime()
			if _, err := tables.Widen(context.Background(), goal, 2, nil); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(processorTime()-begin, "processor-s")
			b.ReportMetric(float64(tables.Bytes())/1e6, "MB")
		}
	})
	for _, file := range []string{"korf100.txt", "hardest.txt"} {
		b.Run(file, func(b *testing.B) {
			for b.Loop() {
				var took []time.Duration
				nodes := uint64(0)
				for _, k := range readKorf(b, file) {
					s, err := New(mustBoard(b, 4, 4, k.board), goal, Options{Tables: tables})
					if err != nil {
						b.Fatal(err)
					}
					begin := processorTime()
					for !s.Step(1 << 30) {
					}
					took = append(took, time.Duration((processorTime()-begin)*1e9))
					if n, _ := s.Best(); n != k.optimal {
						b.Fatal(k.board, n)
					}
					nodes += s.Nodes()
				}
				reportTimes(b, took)
				b.ReportMetric(float64(nodes)/float64(len(took)), "nodes/board")
			}
		})
	}
}
