package space

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestSteps checks that neither the budgets of the steps nor the number of threads changes the result.
func TestSteps(t *testing.T) {
	for _, text := range []string{"3 0 5/1 6 2", "5 8 0 1/2 7 6 3", "1 2 3 4 5/6 0 7 8 9"} {
		goal := puzzle.MustParseBoard(text)
		for _, m := range metrics() {
			want := count(t, goal, Options{Metric: m, Threads: 1})
			for _, budget := range []int{0, 1, 30, 5000} {
				s, err := NewSearch(goal, Options{Metric: m})
				if err != nil {
					t.Fatal(err)
				}
				steps := 1
				for ; !s.Step(budget); steps++ {
					if s.Space() != nil || s.Progress().Done {
						t.Fatal("done before the end")
					}
				}
				if !slices.Equal(s.Space().Counts, want.Counts) || !s.Progress().Done {
					t.Errorf("%v to %v, steps of %d: %d", m, goal, budget, s.Space().Counts)
				}
				if budget <= 1 && steps < want.Radius() {
					t.Errorf("%v to %v, steps of %d: only %d", m, goal, budget, steps)
				}
			}
			for _, threads := range []int{2, 3, 8} {
				if got := count(t, goal, Options{Metric: m, Threads: threads}); !slices.Equal(got.Counts, want.Counts) {
					t.Errorf("%v to %v on %d threads: %d", m, goal, threads, got.Counts)
				}
			}
		}
	}
}

func TestLines(t *testing.T) {
	for _, c := range []struct {
		size  puzzle.Size
		blank int
		want  [2][]uint64
	}{
		{puzzle.Size{W: 1, H: 1}, 0, [2][]uint64{{1}, {1}}},
		{puzzle.Size{W: 2, H: 1}, 0, [2][]uint64{{1, 1}, {1, 1}}},
		{puzzle.Size{W: 4, H: 1}, 2, [2][]uint64{{1, 2, 1}, {1, 3}}},
		{puzzle.Size{W: 1, H: 8}, 7, [2][]uint64{{1, 1, 1, 1, 1, 1, 1, 1}, {1, 7}}},
	} {
		for _, m := range metrics() {
			s := count(t, goalAt(t, c.size, c.blank), Options{Metric: m})
			if !slices.Equal(s.Counts, c.want[m]) || s.Total() != States(c.size).Uint64() {
				t.Errorf("%v, %v: %d", c.size, m, s.Counts)
			}
		}
	}
}

// TestMaxDepth checks that a run that stops early has the same levels up to there, and that Hardest and Draw
// give boards of its last level.
func TestMaxDepth(t *testing.T) {
	for _, text := range []string{"1 2/3 0", "1 2 3 4/0 5 6 7", "1 2 3/4 5 6/7 8 0"} {
		goal := puzzle.MustParseBoard(text)
		for _, m := range metrics() {
			whole := count(t, goal, Options{Metric: m})
			for _, depth := range []int{1, 3, whole.Radius() - 1, whole.Radius(), whole.Radius() + 1} {
				s := count(t, goal, Options{Metric: m, MaxDepth: depth})
				end := min(depth, whole.Radius()) + 1
				if !slices.Equal(s.Counts, whole.Counts[:end]) || s.Complete() != (end == len(whole.Counts)) {
					t.Errorf("%v to %v, depth %d: %d, complete %v", m, goal, depth, s.Counts, s.Complete())
				}
				list := s.Hardest(-1)
				if uint64(len(list)) != s.Deepest() {
					t.Errorf("%v to %v, depth %d: %d boards, want %d", m, goal, depth, len(list), s.Deepest())
				}
				for _, b := range list {
					if d, ok := whole.Depth(b); !ok || d != s.Radius() {
						t.Errorf("%v to %v: %v has depth %d", m, goal, b, d)
					}
				}
			}
		}
	}
}

// TestHardest asks for several numbers of boards: they must always be the first ones.
func TestHardest(t *testing.T) {
	s := count(t, puzzle.MustParseBoard("1 2 3/8 0 4/7 6 5"), Options{})
	all := s.Hardest(-1)
	if s.Radius() != 30 || len(all) != 148 {
		t.Fatalf("radius %d, %d boards", s.Radius(), len(all))
	}
	for _, n := range []int{0, 1, 147, 148, 500} {
		if got := s.Hardest(n); !slices.Equal(got, all[:min(n, 148)]) {
			t.Errorf("Hardest(%d) gives %d boards", n, len(got))
		}
	}
}

// TestDraw checks that every board of a depth is drawn about as often as any other.
func TestDraw(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, text := range []string{"1 2/3 0", "3 0 5/1 6 2"} {
		s := count(t, puzzle.MustParseBoard(text), Options{})
		for depth, n := range s.Counts {
			const each = 200
			seen := map[puzzle.Board]int{}
			for range each * n {
				b, ok := s.Draw(r, depth)
				if d, found := s.Depth(b); !ok || !found || d != depth {
					t.Fatalf("depth %d: drew %v of depth %d", depth, b, d)
				}
				seen[b]++
			}
			chi := 0.0
			for _, k := range seen {
				chi += math.Pow(float64(k-each), 2) / each
			}
			if uint64(len(seen)) != n || n > 1 && normal(chi, float64(n-1)) > 4 {
				t.Errorf("%s, depth %d: %d boards of %d, chi squared %.1f", text, depth, len(seen), n, chi)
			}
		}
		for _, depth := range []int{-1, len(s.Counts)} {
			if b, ok := s.Draw(r, depth); ok || !b.IsZero() {
				t.Errorf("depth %d: drew %v", depth, b)
			}
		}
	}
}

// normal converts chi squared into standard deviations of a normal distribution (Wilson and Hilferty's
// approximation).
func normal(chi, freedom float64) float64 {
	v := 2 / (9 * freedom)
	return (math.Cbrt(chi/freedom) - (1 - v)) / math.Sqrt(v)
}

// TestWalk checks depths that are kept modulo four, as for larger boards, against depths that are kept whole.
func TestWalk(t *testing.T) {
	for _, text := range []string{"5 8 0 1/2 7 6 3", "7 3 1/9 8 2/5 0 6"} {
		goal := puzzle.MustParseBoard(text)
		for _, m := range metrics() {
			s, err := NewSearch(goal, Options{Metric: m})
			if err != nil {
				t.Fatal(err)
			}
			l := s.frame.l
			k := &keeper{planes: make([][]uint64, planes(m))}
			for i := range k.planes {
				k.planes[i] = make([]uint64, l.cells*l.words)
			}
			s.worker.keep = k
			for !s.Step(1000) {
			}
			s.worker.keep = nil
			whole := count(t, goal, Options{Metric: m})
			eachArrangement(goal, func(b puzzle.Board) {
				want, ok := whole.Depth(b)
				if st, _ := s.frame.state(b); ok {
					if got := k.depth(l, st, m); got != want {
						t.Fatalf("%v to %v: %v walks %d, want %d", m, goal, b, got, want)
					}
				}
			})
		}
	}
}

// TestKeep keeps the depths of a board of twelve cells, draws boards of a depth and asks for their depth.
func TestKeep(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	goal := puzzle.MustParseBoard("9 2 7 4/5 0 12 8/1 10 3 6")
	for _, m := range metrics() {
		whole := count(t, goal, Options{Metric: m, Keep: true})
		if d, ok := whole.Depth(goal); !whole.Keeps() || !ok || d != 0 {
			t.Errorf("the goal has depth %d, %v", d, ok)
		}
		for _, depth := range []int{1, 9, 20, 25} {
			part := count(t, goal, Options{Metric: m, MaxDepth: depth})
			for range 3 {
				b, ok := part.Draw(r, depth)
				if d, known := whole.Depth(b); !ok || !known || d != depth {
					t.Errorf("%v, depth %d: drew %v, %v of depth %d, %v", m, depth, b, ok, d, known)
				}
			}
			if _, ok := part.Draw(r, depth-1); ok || part.Keeps() {
				t.Errorf("%v: more than the last level is known", m)
			}
		}
		for _, b := range whole.Hardest(-1) {
			if d, ok := whole.Depth(b); !ok || d != whole.Radius() {
				t.Errorf("%v: %v is one of the hardest and has depth %d", m, b, d)
			}
			if _, ok := whole.Depth(b.Swap(0, 11)); ok == (b.At(0) != 0 && b.At(11) != 0) {
				t.Errorf("%v: of %v and a swap both are solvable", m, b)
			}
		}
	}
}

func TestMemory(t *testing.T) {
	for _, c := range []struct {
		w, h     int
		o        Options
		from, to float64 // bytes
	}{
		{3, 3, Options{}, 1e6, 2e6},
		{5, 2, Options{}, 2e6, 4e6},
		{4, 3, Options{}, 32e6, 34e6},
		{6, 2, Options{Keep: true}, 64e6, 66e6},
		{4, 3, Options{Metric: MTM}, 101e6, 103e6},
		{7, 2, Options{}, 5.81e9, 5.83e9},
		{5, 3, Options{}, 87e9, 88e9},
		{4, 4, Options{}, 1.38e12, 1.4e12},
		{32, 1, Options{}, 0, 1e6},
		{5, 5, Options{}, math.MaxUint64, math.MaxUint64},
		{32, 32, Options{Metric: MTM}, math.MaxUint64, math.MaxUint64},
	} {
		size := puzzle.Size{W: c.w, H: c.h}
		need := Need(size, c.o)
		small := need == math.MaxUint64 && c.to > math.MaxInt // on 32-bit machines
		if got := float64(need); !small && (got < c.from || got > c.to) {
			t.Errorf("%v %+v: %d bytes", size, c.o, need)
		}
		goal := goalAt(t, size, 0)
		if need <= 1<<20 {
			continue
		}
		c.o.Memory = need - 1
		_, err := Count(context.Background(), goal, c.o)
		var refused *MemoryError
		if !errors.As(err, &refused) || *refused != (MemoryError{size, c.o.Metric, need, need - 1}) {
			t.Errorf("%v: %v", size, err)
		}
	}
	if have, known := Available(); known && (have < 1<<20 || have > 1<<50) {
		t.Errorf("%d bytes available", have)
	}
}

// TestNeedHolds checks that a search allocates no more than Need says, and not much less.
func TestNeedHolds(t *testing.T) {
	for _, o := range []Options{{}, {Keep: true}, {Metric: MTM}, {Metric: MTM, Keep: true}} {
		for _, size := range []puzzle.Size{{W: 4, H: 3}, {W: 5, H: 2}} {
			goal := goalAt(t, size, 3)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			s, err := NewSearch(goal, o)
			if err != nil {
				t.Fatal(err)
			}
			for !s.prepared {
				s.Step(1)
			}
			runtime.ReadMemStats(&after)
			got, need := after.TotalAlloc-before.TotalAlloc, Need(size, o)
			if got > need || got+2<<20 < need {
				t.Errorf("%v %+v: allocated %d bytes, Need says %d", size, o, got, need)
			}
		}
	}
}

func TestCancel(t *testing.T) {
	before := runtime.NumGoroutine()
	ctx, cancel := context.WithCancel(context.Background())
	levels := 0
	s, err := Count(ctx, goalAt(t, puzzle.Size{W: 4, H: 3}, 0), Options{Threads: 4, Progress: func(p Progress) {
		if levels++; p.Depth == 5 {
			cancel()
		}
	}})
	if s != nil || !errors.Is(err, context.Canceled) || levels != 6 {
		t.Errorf("%v, %v after %d levels", s, err, levels)
	}
	for range 100 { // the goroutine of the cancelled context may still be ending
		if runtime.NumGoroutine() <= before {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if n := runtime.NumGoroutine(); n > before {
		t.Errorf("%d goroutines left of %d", n, before)
	}
	for _, text := range []string{"1 2/3 0", "1 2 3/4 5 0"} {
		if s, err := Count(ctx, puzzle.MustParseBoard(text), Options{}); s != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v, %v", text, s, err)
		}
	}
}

func TestProgress(t *testing.T) {
	var list []Progress
	s := count(t, puzzle.MustParseBoard("1 2 3 4 5/6 7 8 9 0"), Options{Progress: func(p Progress) { list = append(list, p) }})
	if len(list) != len(s.Counts) {
		t.Fatalf("%d reports of %d levels", len(list), len(s.Counts))
	}
	sum := uint64(0)
	for d, p := range list {
		sum += s.Counts[d]
		last := d == len(list)-1
		if p.Depth != d || p.Level != s.Counts[d] || p.States != sum || p.Total != 1814400 ||
			p.Fraction != float64(sum)/1814400 || p.Done != last || last && p.Left != 0 {
			t.Errorf("%d: %+v", d, p)
		}
		if d > 0 && p.Elapsed < list[d-1].Elapsed {
			t.Errorf("%d: the clock goes back: %+v", d, p)
		}
	}
}

// TestLevelsLeft checks that from 2 % of the states on the forecast end of the search lies between 0.8 and 1.15
// times the radius.
func TestLevelsLeft(t *testing.T) {
	for _, r := range records(t)[6:] {
		p := Progress{}
		for _, n := range r.counts {
			p.Total += n
		}
		radius := float64(len(r.counts) - 1)
		for d, n := range r.counts {
			p.Depth, p.Level, p.States = d, n, p.States+n
			share := float64(p.States) / float64(p.Total)
			levels, ok := levelsLeft(p)
			if ok != (share >= 0.001) || ok && (levels < 1 || math.IsNaN(levels)) {
				t.Errorf("%v, depth %d: %v, %v", r.size, d, levels, ok)
			}
			if end := float64(d) + levels; share > 0.02 && (end < 0.8*radius || end > 1.15*radius) {
				t.Errorf("%v, depth %d: end at %.1f of %v", r.size, d, end, radius)
			}
		}
	}
}

func TestRefusals(t *testing.T) {
	if _, err := NewSearch(puzzle.Board{}, Options{}); !errors.As(err, new(GoalError)) {
		t.Errorf("no goal: %v", err)
	}
	s := count(t, puzzle.MustParseBoard("1 2 3/4 5 0"), Options{})
	for _, text := range []string{"1 2 3/5 4 0", "1 2/3 4/5 0", "1 2 3/4 6 0", "1 2 3/4 5 6/7 8 0"} {
		if d, ok := s.Depth(puzzle.MustParseBoard(text)); ok {
			t.Errorf("%s has depth %d", text, d)
		}
	}
	for _, m := range metrics() {
		if got, err := ParseMetric(m.String()); got != m || err != nil {
			t.Errorf("%v reads as %v, %v", m, got, err)
		}
	}
	if _, err := ParseMetric("STM"); err != MetricError("STM") {
		t.Errorf("STM: %v", err)
	}
}
