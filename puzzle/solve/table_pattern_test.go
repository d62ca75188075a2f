package solve

import "testing"

func BenchmarkPattern6(b *testing.B) {
	g := newGrid(4, 4)
	for b.Loop() {
		p := newPattern(16, []int{0, 4, 5, 8, 9, 12})
		table := make([]byte, p.size/4)
		pb := newPatternBuild(g, p, 15, table, 0, nil)
		total := 0
		for done := false; !done; {
			var u int
			u, done = pb.step(1000)
			total += u
		}
		b.ReportMetric(float64(total), "units")
	}
}
