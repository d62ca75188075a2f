package solve

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestSprint checks that a sprint finds only solutions within its limit, and that wide sprints find an optimal
// solution of most boards.
func TestSprint(t *testing.T) {
	t.Parallel()
	class := builtClass(4, 4, 15, smallPatterns)
	list := readKorf(t, "korf100.txt")
	for _, c := range []struct{ width, least int }{{1, 0}, {256, 35}, {4096, 85}} {
		optima := 0
		var finished *sprint
		for i, k := range list {
			task := newTask(k.board, classicLabels(16), 4, 4)
			s := newSprint(class, task, c.width, k.optimal+6, finished)
			for done := false; !done; {
				_, done = s.step(1000)
			}
			finished = s
			if s.steps == nil {
				continue
			}
			if len(s.steps) < k.optimal || len(s.steps) > k.optimal+6 {
				t.Fatalf("board %d: %d moves, the optimum is %d", i+1, len(s.steps), k.optimal)
			}
			if !task.play(s.steps) || !task.solved() {
				t.Fatalf("board %d: %v is no solution", i+1, s.steps)
			}
			if len(s.steps) == k.optimal {
				optima++
			}
		}
		t.Logf("width %d: %d optima of %d", c.width, optima, len(list))
		if optima < c.least {
			t.Errorf("width %d: %d optima of %d", c.width, optima, len(list))
		}
	}
}

// TestQuickOnExactSizes checks the length of the best solution before there are tables, and soon after.
func TestQuickOnExactSizes(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	ready := NewTables()
	for _, c := range []struct {
		name   string
		until  Phase
		nodes  uint64
		tables *Tables
		most   float64 // times the optimum, on average
	}{
		{"no tables yet", Preparing, 0, nil, 1.2},
		{"with tables", Searching, 40_000, ready, 1.08},
	} {
		sum, optima := 0, 0
		for _, k := range readKorf(t, "korf100.txt")[:40] {
			s, err := New(mustBoard(t, 4, 4, k.board), goal, Options{Mode: Quick, Tables: c.tables})
			if err != nil {
				t.Fatal(err)
			}
			for c.tables != nil && !c.tables.ready(s.task, -1) {
				s.class()
			}
			for s.Phase() < c.until || s.Phase() == Improving || s.Nodes() < c.nodes && !s.Done() {
				s.Step(500)
			}
			sum += len(played(t, s, goal).Moves)
			optima += k.optimal
		}
		ratio := float64(sum) / float64(optima)
		t.Logf("%s: %.3f times the optimum", c.name, ratio)
		if ratio > c.most {
			t.Errorf("%s: %.3f times the optimum, more than %.2f", c.name, ratio, c.most)
		}
	}
}

// TestQuickOnHardest checks the best solution of a board that takes 80 moves, long before it is proven.
func TestQuickOnHardest(t *testing.T) {
	t.Parallel()
	k := readKorf(t, "hardest.txt")[0]
	goal := mustBoard(t, 4, 4, classicLabels(16))
	s, err := New(mustBoard(t, 4, 4, k.board), goal, Options{Mode: Quick})
	if err != nil {
		t.Fatal(err)
	}
	s.class()
	for s.Nodes() < 2_000_000 {
		s.Step(10_000)
	}
	if n := len(played(t, s, goal).Moves); n < k.optimal || n > k.optimal+4 {
		t.Errorf("%d moves after %d nodes; the optimum is %d", n, s.Nodes(), k.optimal)
	}
}

// TestTranspositions compares the table with a map that forgets nothing: what the table reports as searched
// must be.
func TestTranspositions(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	met := new(transpositionTable)
	most := map[puzzle.Board]uint8{}
	hits := 0
	b, _ := randomPair(t, r, 4, 4)
	for range 300_000 {
		if d := puzzle.Dir(r.IntN(4)); b.MaxRun(d) > 0 {
			b = b.Step(d)
		}
		if r.IntN(1000) == 0 {
			b, _ = randomPair(t, r, 4, 4)
		}
		var word uint64
		blank := 0
		for c := range 16 {
			if label := b.At(c); label == 0 {
				blank = c
			} else {
				word |= uint64(label&15) << (4 * c) // label 16 becomes 0, the content of the blank
			}
		}
		slack := uint8(r.IntN(4))
		old, seen := most[b]
		if met.enter(word, uint32(blank), slack) {
			hits++
			if !seen || old < slack {
				t.Fatalf("%v is said to be known with slack %d; was %v, %d", b, slack, seen, old)
			}
		}
		most[b] = max(old, slack)
	}
	if hits < 1000 {
		t.Errorf("%d hits", hits)
	}
}

// TestTranspositionsKeepOptima solves 3x3 boards of every depth with a transposition table from the start.
func TestTranspositionsKeepOptima(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8))
	boards, depth := allDepths(goal)
	class := builtClass(3, 3, 8, smallPatterns)
	labels := goal.AppendLabels(nil)
	for i := 0; i < len(boards); i += 37 {
		b := boards[i]
		d := newIDA(class, true)
		d.reset(newTask(b.AppendLabels(nil), labels, 3, 3), 0)
		d.visited = new(transpositionTable)
		for d.run(1<<30) == exhausted {
			d.raiseLimit()
		}
		if d.limit != depth[b] {
			t.Fatalf("%v: %d moves, the depth is %d", b, d.limit, depth[b])
		}
	}
}
