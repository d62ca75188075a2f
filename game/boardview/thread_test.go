package boardview

import (
	"testing"

	"wildfifteen/render"
)

// TestThreadsStrikeNoNumber checks that no thread of a board crosses the middle of a cell.
func TestThreadsStrikeNoNumber(t *testing.T) {
	const side, w, h = 10, 4, 5
	cell := func(i int) render.Rect {
		return render.Rect{X: float32(i % w * side), Y: float32(i / w * side), W: side, H: side}
	}
	for from := range w * h {
		for home := range w * h {
			if from == home {
				continue
			}
			way := threadWay(cell(from), cell(home), cell(0), cell(w*h-1))
			for i, a := range way[:2] {
				b := way[i+1]
				line := render.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}.Inset(-1)
				for c := range w * h {
					if !line.Intersect(cell(c).Inset(side / 4)).Empty() {
						t.Errorf("from %d to %d: %v to %v crosses cell %d", from, home, a, b, c)
					}
				}
			}
			if end := way[2]; !cell(home).Inset(-1).Contains(end) {
				t.Errorf("from %d to %d: the thread ends at %v", from, home, end)
			}
		}
	}
}
