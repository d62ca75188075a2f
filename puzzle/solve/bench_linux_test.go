package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"
)

// BenchmarkAnytime prints the lengths of the best solutions of two threads after 0.3, 2 and 20 seconds of processor time in
// all, divided by 0.81 n^3: what two idle processors reach in half the time, whatever else the machine does.
func BenchmarkAnytime(b *testing.B) {
	for _, n := range []int{6, 8, 10, 16, 32} {
		b.Run(fmt.Sprintf("%dx%d", n, n), func(b *testing.B) {
			for b.Loop() {
				anytime(b, n, 4)
			}
		})
	}
}

var anytimeSeconds = []float64{0.3, 2, 20}

func anytime(b *testing.B, n, samples int) {
	goal := classicLabels(n * n)
	r := rand.New(rand.NewPCG(uint64(n), 1))
	sum := make([]float64, len(anytimeSeconds))
	for range samples {
		ctx, cancel := context.WithCancel(context.Background())
		begin, next := processorTime(), 0
		note := func(now Solution) {
			for ; next < len(sum) && processorTime()-begin >= anytimeSeconds[next]; next++ {
				sum[next] += float64(len(now.Moves)) / 0.81 / float64(n*n*n)
			}
			if next == len(sum) {
				cancel()
			}
		}
		start, end := mustBoard(b, n, n, solvableLabels(b, r, goal)), mustBoard(b, n, n, goal)
		sol, _ := SolveParallel(ctx, start, end, Options{Mode: Quick, Memory: 1 << 30}, 2, note)
		for ; next < len(sum); next++ {
			sum[next] += float64(len(sol.Moves)) / 0.81 / float64(n*n*n)
		}
		cancel()
	}
	for i, s := range anytimeSeconds {
		b.ReportMetric(sum[i]/float64(samples), fmt.Sprintf("ratio-%gs", s))
	}
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
