package puzzle

import (
	"io"
	"testing"
)

// benchSizes are the sizes that the benchmarks run on.
var benchSizes = []Size{{4, 4}, {10, 10}, {32, 32}}

// benchDeal returns a deal of the size, the same each time.
func benchDeal(b *testing.B, size Size) Game {
	g, err := DealSeeded(Config{Size: size}, "benchmark")
	if err != nil {
		b.Fatal(err)
	}
	return g
}

func BenchmarkSolvable(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			g := benchDeal(b, size)
			start, goal := g.Scramble, g.Goal.Board()
			b.ReportAllocs()
			for b.Loop() {
				if !Solvable(start, goal) {
					b.Fatal("not solvable")
				}
			}
		})
	}
}

func BenchmarkExplain(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			g := benchDeal(b, size)
			b.ReportAllocs()
			for b.Loop() {
				Explain(g.Scramble, g.Goal)
			}
		})
	}
}

// BenchmarkShuffle and BenchmarkWalk read the system's secure source, as games do.
func BenchmarkShuffle(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			goal, src := benchDeal(b, size).Goal, SecureSource()
			b.ReportAllocs()
			for b.Loop() {
				Shuffle(goal, src)
			}
		})
	}
}

func BenchmarkWalk(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			goal, src := benchDeal(b, size).Goal, SecureSource()
			b.ReportAllocs()
			for b.Loop() {
				Walk(goal, DefaultIterations, src)
			}
		})
	}
}

// BenchmarkDeal deals and writes the ID, as the command shuffle does.
func BenchmarkDeal(b *testing.B) {
	for _, config := range []string{"4x4.classic", "4x4.snake-random", "4x4.wild-random", "4x4.random-random", "10x10.wild", "32x32.wild"} {
		c, err := ParseConfig(config)
		if err != nil {
			b.Fatal(err)
		}
		d, err := NewDealer(c, DealOptions{})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(config, func(b *testing.B) {
			b.ReportAllocs()
			var line []byte
			for b.Loop() {
				line = append(d.Deal().AppendID(line[:0]), '\n')
				io.Discard.Write(line)
			}
		})
	}
}

func BenchmarkDealSeeded(b *testing.B) {
	d, err := NewDealer(Config{Size: Size{4, 4}}, DealOptions{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		d.DealSeeded("monday/1")
	}
}

func BenchmarkStep(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			board, d := benchDeal(b, size).Goal.Board(), Down
			b.ReportAllocs()
			for b.Loop() {
				board = board.Step(d)
				d = d.Opposite()
			}
		})
	}
}

func BenchmarkPlay(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			board := benchDeal(b, size).Goal.Board()
			m := Move{Down, size.H - 1}
			b.ReportAllocs()
			for b.Loop() {
				board, _ = board.Play(m)
				m = m.Inverse()
			}
		})
	}
}

func BenchmarkMD(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			g := benchDeal(b, size)
			b.ReportAllocs()
			for b.Loop() {
				MD(g.Scramble, g.Goal.Board())
			}
		})
	}
}

func BenchmarkParseGame(b *testing.B) {
	for _, size := range benchSizes {
		b.Run(size.String(), func(b *testing.B) {
			id := benchDeal(b, size).ID()
			b.ReportAllocs()
			for b.Loop() {
				if _, err := ParseGame(id); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkWildPath(b *testing.B) {
	for _, size := range []Size{{4, 4}, {9, 9}, {10, 10}, {31, 31}, {32, 32}} {
		b.Run(size.String(), func(b *testing.B) {
			src := SecureSource()
			for b.Loop() {
				WildPath(size, src)
			}
		})
	}
}
