package solve

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

type korf struct {
	board   []int
	optimal int
}

func readKorf(t testing.TB, name string) (list []korf) {
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		if strings.HasPrefix(s.Text(), "#") {
			continue
		}
		part := strings.Split(s.Text(), " | ")
		n, _ := strconv.Atoi(part[2])
		k := korf{optimal: n}
		for _, x := range strings.Fields(strings.ReplaceAll(part[1], "/", " ")) {
			v, _ := strconv.Atoi(x)
			k.board = append(k.board, v)
		}
		list = append(list, k)
	}
	return list
}

func classicLabels(n int) []int {
	var l []int
	for i := range n {
		l = append(l, (i+1)%n)
	}
	return l
}

// builtClass returns a class whose tables are complete.
func builtClass(w, h, blank int, patterns patternSize) *class {
	c := newClass(newGrid(w, h), blank, patterns)
	b := &classBuild{class: c, parts: c.patterns, first: 4}
	for {
		if _, c := b.step(1 << 30); c != nil {
			return c
		}
	}
}

// admissible compares an estimate of every board of some sizes with its breadth-first depth: the estimate must
// never be greater and must have the same parity. prepare is called once for each size, with a task of its
// class.
func admissible(t *testing.T, prepare func(*task) (estimate func(*task) int)) {
	for _, c := range []struct{ w, h, blank int }{{3, 3, 8}, {3, 3, 4}, {3, 3, 1}, {2, 4, 7}, {2, 4, 5}, {2, 3, 3}} {
		if testing.Short() && c.w*c.h == 9 && c.blank != 4 {
			continue
		}
		goal := goalWithBlank(c.w, c.h, c.blank)
		boards, depth := allDepths(mustBoard(t, c.w, c.h, goal))
		var estimate func(*task) int
		exact, better := 0, 0
		for _, b := range boards {
			k := newTask(b.AppendLabels(nil), goal, c.w, c.h)
			if estimate == nil {
				estimate = prepare(k)
			}
			h := estimate(k)
			if h > depth[b] || (depth[b]-h)%2 != 0 {
				t.Fatalf("%v: the estimate is %d, the depth %d", b, h, depth[b])
			}
			if h == depth[b] {
				exact++
			}
			if h > k.md() {
				better++
			}
		}
		t.Logf("%dx%d blank in %d: exact for %d of %d", c.w, c.h, c.blank, exact, len(boards))
		if better == 0 {
			t.Errorf("%dx%d blank in %d: never above MD", c.w, c.h, c.blank)
		}
	}
}

func TestAdmissible(t *testing.T) {
	t.Parallel()
	admissible(t, func(k *task) func(*task) int {
		class := builtClass(k.w, k.h, k.goalBlank, smallPatterns)
		return func(k *task) int {
			f := class.frameOf(k)
			return k.md() + class.estimate(&f)
		}
	})
}

// TestPatternOracle compares databases with a breadth-first search over the tiles of a pattern and the blank.
func TestPatternOracle(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		w, h, blank int
		cells       []int
	}{{3, 3, 8, []int{0, 1, 4}}, {3, 4, 7, []int{3, 10, 11}}, {4, 4, 15, []int{0, 5, 14}}, {4, 4, 14, []int{11, 15, 13}}} {
		g := newGrid(c.w, c.h)
		p := newPattern(g.n, c.cells)
		table := make([]byte, p.paddedSize()/4)
		newPatternBuild(g, p, c.blank, table, 0, nil).step(1 << 30)
		n := 0
		for index, depth := range patternDepths(g, p, c.blank) {
			md := 0
			for i, rest := 0, int(index); i < len(c.cells); i, rest = i+1, rest/g.n {
				md += g.dist(rest%g.n, c.cells[i])
			}
			if got := int(table[index>>2] >> (index & 3 * 2) & 3); got != min(excessCap, (depth-md)/2) {
				t.Fatalf("%dx%d %v: entry %d is %d; the depth is %d, MD %d", c.w, c.h, c.cells, index, got, depth, md)
			}
			n++
		}
		if want := g.n * (g.n - 1) * (g.n - 2); n != want {
			t.Errorf("%d placements, want %d", n, want)
		}
	}
}

// patternDepths returns the fewest moves of the tiles of a pattern of three, by index.
func patternDepths(g *grid, p pattern, blank int) map[uint32]int {
	type state struct{ a, b, c, blank int }
	start := state{p.cells[0], p.cells[1], p.cells[2], blank}
	cost := map[state]int{start: 0}
	level, depths := []state{start}, map[uint32]int{}
	for depth := 0; len(level) > 0; depth++ {
		var next []state
		for len(level) > 0 {
			s := level[len(level)-1]
			level = level[:len(level)-1]
			if cost[s] != depth {
				continue
			}
			index := p.share[0][s.a] + p.share[1][s.b] + p.share[2][s.c]
			if old, ok := depths[index]; !ok || depth < old {
				depths[index] = depth
			}
			for _, to := range g.neighbours[s.blank] {
				if to == none {
					continue
				}
				n, price := s, 1
				switch int(to) {
				case s.a:
					n.a = s.blank
				case s.b:
					n.b = s.blank
				case s.c:
					n.c = s.blank
				default:
					price = 0
				}
				n.blank = int(to)
				if old, ok := cost[n]; ok && old <= depth+price {
					continue
				}
				cost[n] = depth + price
				if price == 0 {
					level = append(level, n)
				} else {
					next = append(next, n)
				}
			}
		}
		level = next
	}
	return depths
}

// TestTableRoom checks that the tables of small patterns take less than 2 MB, those of large ones less than 10 MB and those of merged
// ones less than 12 MB.
func TestTableRoom(t *testing.T) {
	for _, c := range []struct{ w, h, blank int }{{4, 4, 15}, {4, 4, 14}, {4, 4, 10}, {3, 5, 14}, {3, 5, 13}, {3, 4, 11}, {2, 6, 11}} {
		g := newGrid(c.w, c.h)
		small, large := len(newClass(g, c.blank, smallPatterns).table), len(newClass(g, c.blank, largePatterns).table)
		if small == 0 || small >= 2_000_000 || large < small || large >= 10_000_000 || g.largest(c.blank) > smallPatterns != (large > small) {
			t.Errorf("%dx%d blank in %d: %d and %d bytes", c.w, c.h, c.blank, small, large)
		}
		if g.largest(c.blank) == mergedPatterns && len(newClass(g, c.blank, mergedPatterns).table) >= 12_000_000 {
			t.Errorf("%dx%d blank in %d: merged patterns take too much", c.w, c.h, c.blank)
		}
	}
}

// TestLargerTables searches until large patterns replace the small ones, and checks that the answers stay the
// same.
func TestLargerTables(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	budgets := []int{1000, 1 << 20}
	if testing.Short() {
		budgets = budgets[:1]
	}
	for _, budget := range budgets {
		tables := NewTables()
		tables.largeAfter = 100_000
		limited := NewTables()
		limited.largeAfter = tables.largeAfter
		limited.Limit(4_000_000)
		for _, k := range readKorf(t, "korf100.txt")[:10] {
			for _, tables := range []*Tables{tables, limited} {
				s, err := New(mustBoard(t, 4, 4, k.board), goal, Options{Tables: tables})
				if err != nil {
					t.Fatal(err)
				}
				if sol := finish(t, s, goal, budget); !sol.Optimal || len(sol.Moves) != k.optimal {
					t.Fatalf("%v: %d moves, optimal %v; the optimum is %d", k.board, len(sol.Moves), sol.Optimal, k.optimal)
				}
			}
		}
		if n := len(tables.classes); n != 2 || tables.Bytes() < 9_000_000 {
			t.Errorf("%d classes of %d bytes: no larger patterns", n, tables.Bytes())
		}
		if n := len(limited.classes); n != 1 || limited.Bytes() > 1_000_000 {
			t.Errorf("under a limit: %d classes of %d bytes", n, limited.Bytes())
		}
	}
}

// TestMergedPattern compares the entries of a merged pattern with the lowest of those that they stand for.
func TestMergedPattern(t *testing.T) {
	t.Parallel()
	cells, classes := []int{0, 5, 14}, []string{"abcdefghijklmnop", "aabbccddaabbccdd", "abababababcdefcd"}
	g := newGrid(4, 4)
	build := func(p pattern) []byte {
		table := make([]byte, p.paddedSize()/4)
		newPatternBuild(g, p, 15, table, 0, nil).step(1 << 30)
		return table
	}
	entry := func(table []byte, i uint32) byte { return table[i>>2] >> (i & 3 * 2) & 3 }
	plain, merged := newPattern(16, cells), newMergedPattern(cells, classes)
	if merged.size != 16*4*6 {
		t.Fatalf("%d indices", merged.size)
	}
	want := make([]byte, merged.size)
	for i := range want {
		want[i] = excessCap
	}
	all := build(plain)
	lowered := 0
	for a := range 16 {
		for b := range 16 {
			for c := range 16 {
				if a != b && b != c && c != a {
					e := entry(all, plain.share[0][a]+plain.share[1][b]+plain.share[2][c])
					i := merged.share[0][a] + merged.share[1][b] + merged.share[2][c]
					if e < want[i] && want[i] < excessCap {
						lowered++
					}
					want[i] = min(want[i], e)
				}
			}
		}
	}
	got := build(merged)
	for i, e := range want {
		if entry(got, uint32(i)) != e {
			t.Errorf("entry %d is %d, the lowest of those merged is %d", i, entry(got, uint32(i)), e)
		}
	}
	if lowered == 0 {
		t.Error("no entry stands for several that differ")
	}
}

// TestMergedTables solves boards with merged patterns, which take seconds to compute.
func TestMergedTables(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	tables := NewTables()
	tables.largeAfter = 10
	for _, k := range readKorf(t, "korf100.txt") {
		s, err := New(mustBoard(t, 4, 4, k.board), goal, Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		if sol := finish(t, s, goal, 1<<20); !sol.Optimal || len(sol.Moves) != k.optimal {
			t.Fatalf("%v: %d moves, optimal %v; the optimum is %d", k.board, len(sol.Moves), sol.Optimal, k.optimal)
		}
	}
	if c := tables.classOf(taskOf(goal), -1).class; c.size != mergedPatterns {
		t.Errorf("patterns of size %d are the last", c.size)
	}
}

// TestTablesLimit searches in one class after another under a limit.
func TestTablesLimit(t *testing.T) {
	t.Parallel()
	tables := NewTables()
	tables.Limit(1_000_000)
	for _, blank := range []int{11, 10, 7, 5, 11} { // of 4x3: 0.8 to 1.4 MB each
		goal := mustBoard(t, 4, 3, goalWithBlank(4, 3, blank))
		s, err := New(goal.Step(puzzle.Down), goal, Options{Tables: tables})
		if goal.MaxRun(puzzle.Down) == 0 {
			s, err = New(goal.Step(puzzle.Up), goal, Options{Tables: tables})
		}
		if err != nil {
			t.Fatal(err)
		}
		one := len(s.class().table)
		finish(t, s, goal, 1000)
		if got := tables.Bytes(); got != one && got > 1_000_000 {
			t.Errorf("blank in %d: %d bytes are kept, its class takes %d", blank, got, one)
		}
	}
	if len(tables.classes) > 1 {
		t.Errorf("%d classes are kept", len(tables.classes))
	}
}
