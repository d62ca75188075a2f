package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"syscall"
	"testing"
)

// BenchmarkAnytime prints the lengths of the best solutions of two threads after 0.3, 2 and 20 seconds of processor time in
// all, divided by 0.81 n^3: what two idle processors reach in half the time, whatever else the machine does.
func BenchmarkAnytime(b *testing.B) {
	for _, n := range []int{6, 8, 10, 16, 32} {
		b.Run(fmt.Sprintf("%dx%d", n, n), func(b *testing.B) {
			for b.Loop() {
				anytime(b, n, 2)
			}
		})
	}
}

var anytimeSeconds = []float64{0.3, 2, 5, 20}

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
