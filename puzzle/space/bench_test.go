package space

import (
	"testing"

	"wildfifteen/puzzle"
)

func benchmark(b *testing.B, size puzzle.Size, o Options) {
	goal := goalAt(b, size, size.Cells()-1)
	for b.Loop() {
		if s := count(b, goal, o); s.Total() != States(size).Uint64() {
			b.Fatalf("%d states", s.Total())
		}
	}
}

func Benchmark3x3(b *testing.B)    { benchmark(b, puzzle.Size{W: 3, H: 3}, Options{}) }
func Benchmark5x2(b *testing.B)    { benchmark(b, puzzle.Size{W: 5, H: 2}, Options{}) }
func Benchmark4x3(b *testing.B)    { benchmark(b, puzzle.Size{W: 4, H: 3}, Options{}) }
func Benchmark6x2(b *testing.B)    { benchmark(b, puzzle.Size{W: 6, H: 2}, Options{}) }
func Benchmark4x3MTM(b *testing.B) { benchmark(b, puzzle.Size{W: 4, H: 3}, Options{Metric: MTM}) }
func Benchmark6x2MTM(b *testing.B) { benchmark(b, puzzle.Size{W: 6, H: 2}, Options{Metric: MTM}) }

// Benchmark7x2 takes 5.9 GB and a minute or two. It runs only with -long.
func Benchmark7x2(b *testing.B) {
	if !*long {
		b.Skip("only with -long")
	}
	benchmark(b, puzzle.Size{W: 7, H: 2}, Options{})
}

func BenchmarkKnown(b *testing.B) {
	for b.Loop() {
		Known()
	}
}
