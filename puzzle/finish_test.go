package puzzle

import (
	"math/rand/v2"
	"testing"
)

// finishable tells by trying everything whether a line can be finished.
func finishable(b *Begun) bool {
	if b.Whole() {
		return true
	}
	for cell := range b.used {
		if b.Visit(cell) {
			ok := finishable(b)
			b.Cut(b.Len() - 1)
			if ok {
				return true
			}
		}
	}
	return false
}

// TestFinishAgainstTrying compares the search with a plain one for every begun line of small boards and for random
// ones of larger boards.
func TestFinishAgainstTrying(t *testing.T) {
	src := SeedSource("finish")
	for _, size := range []Size{{2, 2}, {3, 2}, {2, 5}, {3, 3}, {4, 3}} {
		can, cannot := 0, 0
		b := NewBegun(size)
		var all func()
		all = func() {
			if checkFinish(t, b, src) {
				can++
			} else {
				cannot++
			}
			for cell := range b.used {
				if b.Visit(cell) {
					all()
					b.Cut(b.Len() - 1)
				}
			}
		}
		all()
		if can == 0 || size.Cells() > 4 && cannot == 0 {
			t.Errorf("%v: %d lines can be finished, %d cannot", size, can, cannot)
		}
	}
	r := rand.New(src)
	for _, size := range []Size{{4, 4}, {5, 4}, {5, 5}} {
		for range 150 {
			checkFinish(t, randomBegun(size, 1+r.IntN(size.Cells()), r), src)
		}
	}
}

// randomBegun returns a line that ends after n cells or where it is caught.
func randomBegun(size Size, n int, r *rand.Rand) *Begun {
	b := NewBegun(size)
	b.Visit(r.IntN(size.Cells()))
	for tries := 0; b.Len() < n && tries < 8*n; tries++ {
		b.Visit(size.Neighbour(b.Pen(), Dir(r.IntN(4))))
	}
	return b
}

func checkFinish(t *testing.T, b *Begun, src rand.Source) bool {
	t.Helper()
	want := finishable(b)
	f := NewFinish(b, 1<<30, src)
	for f.Step(100) == Unknown {
	}
	if got := f.Chance() == Can; got != want || f.Chance() == MayBeNot {
		t.Fatalf("%v %v: chance %d, want one: %v", b.size, b.cells, f.Chance(), want)
	}
	if (f.Obstacle() == NoObstacle) != want {
		t.Fatalf("%v %v: obstacle %d, finishable %v", b.size, b.cells, f.Obstacle(), want)
	}
	if want {
		checkRest(t, b, f.Rest(nil))
	}
	return want
}

// checkRest fails unless cells finish a line.
func checkRest(t testing.TB, b *Begun, cells []int) {
	t.Helper()
	whole := NewBegun(b.size)
	whole.Copy(b)
	for _, cell := range cells {
		if !whole.Visit(cell) {
			t.Fatalf("%v %v: no line goes on with %v", b.size, b.cells, cells)
		}
	}
	if _, err := whole.Path(); err != nil {
		t.Fatalf("%v %v: finished by %v: %v", b.size, b.cells, cells, err)
	}
}

// TestFinishLarge finishes lines on the largest boards that one draws, begun anywhere and at places along a known line.
func TestFinishLarge(t *testing.T) {
	for _, size := range []Size{{16, 16}, {15, 15}, {16, 2}, {2, 16}, {9, 16}} {
		src := SeedSource(size.String())
		b := NewBegun(size)
		wild := WildPath(size, src)
		for i := range size.Cells() {
			if i%16 == 0 {
				f := NewFinish(b, 200_000, src)
				for f.Step(1000) == Unknown {
				}
				switch f.Chance() {
				case Cannot:
					t.Fatalf("%v: the first %d cells of %v: obstacle %d", size, i, wild, f.Obstacle())
				case Can:
					checkRest(t, b, f.Rest(nil))
				}
				if i == 0 && f.Chance() != Can {
					t.Errorf("%v: no line found", size)
				}
			}
			if i > 0 && b.Obstacle() != NoObstacle {
				t.Fatalf("%v: the first %d cells of %v: obstacle %d", size, i, wild, b.Obstacle())
			}
			b.Visit(wild.Cell(i))
		}
	}
}

// TestObstacles names the reason for which a line cannot be finished.
func TestObstacles(t *testing.T) {
	for _, c := range []struct {
		size Size
		line []int
		want Obstacle
	}{
		{Size{3, 3}, []int{1}, ObstacleColours},
		{Size{3, 3}, []int{0, 1, 4, 7}, ObstacleCut},
		{Size{3, 3}, []int{0, 1}, NoObstacle},
		{Size{4, 3}, []int{1, 2, 6, 5}, ObstacleEnds},
		{Size{4, 4}, []int{0}, NoObstacle},
		{Size{8, 8}, []int{40, 48, 49}, ObstacleColours}, // it can only end in the corner 56, which has the colour of its start
	} {
		b := NewBegun(c.size)
		for _, cell := range c.line {
			if !b.Visit(cell) {
				t.Fatalf("%v %v is no line", c.size, c.line)
			}
		}
		if got := b.Obstacle(); got != c.want {
			t.Errorf("%v %v: obstacle %d, want %d", c.size, c.line, got, c.want)
		}
	}
	b := NewBegun(Size{5, 5})
	if corner, other := b.Colours(); corner != 13 || other != 12 {
		t.Errorf("5x5 has %d cells coloured like the corner and %d others", corner, other)
	}
	if b.Visit(0); b.ObstacleAt(1) != NoObstacle || b.Len() != 1 {
		t.Errorf("one step from a corner of 5x5: obstacle %d, length %d", b.ObstacleAt(1), b.Len())
	}
}

// FuzzBegun draws lines by the bytes of a text: they stay lines, and what the quick survey forbids no search finds.
func FuzzBegun(f *testing.F) {
	f.Add([]byte{4, 4, 5, 0, 1, 2, 3})
	f.Add([]byte{3, 3, 1, 3, 3})
	f.Fuzz(func(t *testing.T, steps []byte) {
		if len(steps) < 3 {
			return
		}
		size := Size{2 + int(steps[0])%4, 2 + int(steps[1])%4}
		b := NewBegun(size)
		b.Visit(int(steps[2]) % size.Cells())
		for _, s := range steps[3:] {
			if s >= 128 {
				b.Cut(int(s-128) % (b.Len() + 1))
			} else if b.Len() > 0 {
				b.Visit(size.Neighbour(b.Pen(), Dir(s&3)))
			}
		}
		for i := range b.Len() {
			if b.Index(b.Cell(i)) != i || i > 0 && size.distance(b.Cell(i-1), b.Cell(i)) != 1 {
				t.Fatalf("%v is no line", b.cells)
			}
		}
		search := NewFinish(b, 5000, SeedSource("fuzz"))
		for search.Step(100) == Unknown {
		}
		if search.Chance() == Can {
			checkRest(t, b, search.Rest(nil))
		} else if b.size.Cells() <= 12 && search.Chance() == Cannot && finishable(b) {
			t.Fatalf("%v %v can be finished", size, b.cells)
		}
	})
}

// BenchmarkFinish finishes a line on 16x16 from its first cell.
func BenchmarkFinish(b *testing.B) {
	line := NewBegun(Size{16, 16})
	src := SeedSource("bench")
	line.Visit(100)
	for b.Loop() {
		f := NewFinish(line, 1<<30, src)
		for f.Step(1000) == Unknown {
		}
	}
}

// BenchmarkSurvey surveys a 16x16 board once.
func BenchmarkSurvey(b *testing.B) {
	line := NewBegun(Size{16, 16})
	line.Visit(100)
	for b.Loop() {
		line.Obstacle()
	}
}
