//go:build linux

package solve

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"
)

var hardestRuns = flag.String("hardest-runs", "", "solve these of the 16 boards that take 43 runs of tiles, with two threads, minutes each: numbers from testdata/runs43.txt, as 1,2,3,5,7,9,11,13,15, of which the others are mirror images")

// TestHardestRuns solves boards of 43 moves of any run of tiles, the most that any board takes.
func TestHardestRuns(t *testing.T) {
	if *hardestRuns == "" {
		t.Skip("takes minutes: -hardest-runs 1,2")
	}
	goal := mustBoard(t, 4, 4, classicLabels(16))
	tables := runTables(t, goal)
	boards := readKorf(t, "runs43.txt")
	for _, number := range strings.Split(*hardestRuns, ",") {
		i, err := strconv.Atoi(number)
		if err != nil || i < 1 || i > len(boards) {
			t.Fatalf("there is no board %q: they are numbered from 1 to %d", number, len(boards))
		}
		start := mustBoard(t, 4, 4, boards[i-1].board)
		began, before := time.Now(), processorTime()
		s := fewestRuns(t, tables, start, goal, 2)
		t.Logf("board %d: %d moves, %d positions, %.0f s, %.0f s of the processor", i, len(s.Moves), s.Nodes, time.Since(began).Seconds(), processorTime()-before)
		if len(s.Moves) != boards[i-1].optimal {
			t.Errorf("board %d: %d moves, want %d", i, len(s.Moves), boards[i-1].optimal)
		}
	}
}

// BenchmarkRuns prints processor times: to compute the databases of SolveRuns, and of one thread to solve random boards.
func BenchmarkRuns(b *testing.B) {
	goal := mustBoard(b, 4, 4, classicLabels(16))
	before := processorTime()
	tables := runTables(b, goal)
	b.Logf("%d MB, computed in %.1f s of processor time", tables.Bytes()/1e6, processorTime()-before)
	seed := uint64(43)
	b.Run(fmt.Sprintf("random, seed %d", seed), func(b *testing.B) {
		for b.Loop() {
			r := rand.New(rand.NewPCG(seed, 0))
			var took []time.Duration
			var nodes uint64
			moves := 0
			for range 100 {
				start := mustBoard(b, 4, 4, solvableLabels(b, r, classicLabels(16)))
				before := processorTime()
				s := fewestRuns(b, tables, start, goal, 1)
				took = append(took, time.Duration((processorTime()-before)*1e9))
				nodes += s.Nodes
				moves += len(s.Moves)
			}
			n := float64(len(took))
			reportTimes(b, took)
			b.ReportMetric(float64(nodes)/n, "nodes/board")
			b.ReportMetric(float64(moves)/n, "moves/board")
		}
	})
}
