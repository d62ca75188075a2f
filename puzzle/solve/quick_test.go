package solve

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
)

// randomPair deals a solvable start for a random goal.
func randomPair(t testing.TB, r *rand.Rand, w, h int) (start, goal puzzle.Board) {
	t.Helper()
	draw := func() puzzle.Board {
		missing := 1 + r.IntN(w*h)
		labels := r.Perm(w * h)
		for i, l := range labels {
			if l >= missing {
				labels[i] = l + 1
			}
		}
		return mustBoard(t, w, h, labels)
	}
	goal = draw()
	labels := goal.AppendLabels(nil)
	r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	start = mustBoard(t, w, h, labels)
	if c1, c2, ok := puzzle.Mend(start, goal); ok {
		start = start.Swap(c1, c2)
	}
	if !puzzle.Solvable(start, goal) {
		t.Fatalf("%v to %v: not mended", start, goal)
	}
	return start, goal
}

func newRand(t testing.TB) *rand.Rand {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}

// build calls Step until there is a first solution.
func build(t testing.TB, s *Solver) {
	t.Helper()
	for s.Phase() == Building {
		s.Step(1)
	}
}

func TestFirstSolutionOfEverySize(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	most := 100 // every size of up to so many cells is solved
	if testing.Short() {
		most = 36
	}
	for w := 2; w <= puzzle.MaxSide; w++ {
		for h := 2; h <= puzzle.MaxSide; h++ {
			if w*h > most && (w+h)%5 != 0 && w+h != 2*puzzle.MaxSide {
				continue
			}
			start, goal := randomPair(t, r, w, h)
			s, err := New(start, goal, Options{Mode: Quick})
			if err != nil {
				t.Fatal(err)
			}
			build(t, s)
			played(t, s, goal)
		}
	}
}

// TestImprovementStaysLegal checks the best solution at every stage of the improvement.
func TestImprovementStaysLegal(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, size := range [][2]int{{5, 5}, {6, 5}, {7, 2}, {8, 8}, {3, 12}} {
		start, goal := randomPair(t, r, size[0], size[1])
		s, err := New(start, goal, Options{Mode: Quick})
		if err != nil {
			t.Fatal(err)
		}
		build(t, s)
		first, _ := s.Best()
		last := first
		for range 300 {
			if s.Step(10_000) {
				break
			}
			sol := played(t, s, goal)
			if len(sol.Moves) > last {
				t.Fatalf("%v: from %d moves to %d", start, last, len(sol.Moves))
			}
			last = len(sol.Moves)
		}
		t.Logf("%v: %d, then %d, at least %d", start.Size(), first, last, s.Lower())
		if last >= first {
			t.Errorf("%v: no better than the first solution, %d moves", start, first)
		}
	}
}

// TestWiderBeams checks that windows make way for tableBeams with large databases, and for wider ones only where memory allows.
func TestWiderBeams(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("large databases")
	}
	r := newRand(t)
	last := tableWidths[len(tableWidths)-1]
	for memory, want := range map[int]int{10_000_000: last, 50_000_000: last * tableGrowth} {
		start, goal := randomPair(t, r, 6, 3)
		tables := NewTables()
		s, err := New(start, goal, Options{Mode: Quick, Tables: tables, Memory: memory})
		if err != nil {
			t.Fatal(err)
		}
		wideWindows := func() bool {
			m := s.improver
			return m != nil && m.large && m.windows != nil && m.windows.width >= lateWidth<<2
		}
		for !wideWindows() && !s.Step(100_000) {
		}
		played(t, s, goal)
		if s.improver.wide != want || !tables.hasLarge(s.task) {
			t.Errorf("%v: %d bytes: beams of width %d, large databases: %v; want width %d with large ones", start, memory, s.improver.wide, tables.hasLarge(s.task), want)
		}
	}
}

// TestQuickSmall checks that Quick proves boards of few cells at once.
func TestQuickSmall(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, size := range [][2]int{{2, 2}, {4, 2}, {3, 3}} {
		for range 5 {
			start, goal := randomPair(t, r, size[0], size[1])
			s, err := New(start, goal, Options{Mode: Quick})
			if err != nil {
				t.Fatal(err)
			}
			if s.Step(1_000_000); !s.Proven() || s.Nodes() > 20_000 {
				t.Errorf("%v to %v: %d nodes, proven: %v", start, goal, s.Nodes(), s.Proven())
			}
		}
	}
}
