package puzzle

import (
	"bufio"
	"math/bits"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestSolvableData checks the verdicts of Solvable and Explain on the boards and goals of
// testdata/solvable.txt.
func TestSolvableData(t *testing.T) {
	f, err := os.Open("testdata/solvable.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	n := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if line == "" || line[0] == '#' {
			continue
		}
		n++
		fields := strings.Split(line, " | ")
		size, err := ParseSize(fields[0])
		if err != nil {
			t.Fatal(err)
		}
		b, err := ParseBoard(fields[2], size)
		if err != nil {
			t.Fatal(err)
		}
		goal := mustGoal(t, fields[0]+"."+fields[1])
		want := fields[3] == "solvable"
		if !want && fields[3] != "unsolvable" {
			t.Fatalf("verdict %q", fields[3])
		}
		if got := Solvable(b, goal.Board()); got != want {
			t.Errorf("%s: Solvable says %v", line, got)
		}
		checkExplanation(t, b, goal, want)
	}
	if n < 90 {
		t.Errorf("only %d lines", n)
	}
}

// checkExplanation checks every number of an explanation against the verdict and against slow counts.
func checkExplanation(t testing.TB, b Board, goal Goal, want bool) {
	t.Helper()
	e := Explain(b, goal)
	fail := func(what string) {
		t.Helper()
		t.Fatalf("%v to %v %v: %s: %+v", b, b.Size(), goal, what, e)
	}
	if e.Solvable != want {
		fail("verdict")
	}
	if e.Start.Inversions != slowInversions(b, e.Order) || e.Goal.Inversions != slowInversions(goal.Board(), e.Order) {
		fail("inversions")
	}
	size := b.Size()
	line, hasLine := goal.Line()
	rule := OddWidth
	switch {
	case !size.Playable():
		rule = OneRow
	case hasLine:
		rule = AlongLine
		if !reflect.DeepEqual(e.Order, line.AppendCells(nil)) || e.Goal.Inversions != 0 || want != (e.Start.Inversions%2 == 0) {
			fail("even inversions along the line")
		}
	case size.W%2 == 0:
		rule = EvenWidth
	}
	if e.Applied != rule {
		fail("rule")
	}
	if size.Playable() {
		if want != (e.PermutationOdd == (e.BlankDistance%2 == 1)) || want != (e.Start.Odd == e.Goal.Odd) || e.CanMend == want {
			fail("parities")
		}
		if e.Needed != nil || e.Found != nil {
			fail("an order on a board of rows and columns")
		}
	} else if e.CanMend || want != reflect.DeepEqual(e.Needed, e.Found) || len(e.Needed) != size.Cells()-1 {
		fail("one row")
	}
	if e.CanMend {
		for i, cell := range e.Cells {
			if b.At(cell) != e.Tiles[i] || e.Tiles[i] < size.Cells()-2 {
				fail("tiles to swap")
			}
		}
		if e.Tiles[0] <= e.Tiles[1] || !Solvable(b.Swap(e.Cells[0], e.Cells[1]), goal.Board()) {
			fail("mended board")
		}
	}
}

func slowInversions(b Board, order []int) int {
	n := 0
	for i, c1 := range order {
		for _, c2 := range order[i+1:] {
			if b.At(c2) != 0 && b.At(c1) > b.At(c2) {
				n++
			}
		}
	}
	return n
}

// TestSolvableAgainstSearch compares Solvable and Explain with a breadth-first search, on all boards of every
// size up to 3x3, one row or column included, for every kind of goal and every missing number.
func TestSolvableAgainstSearch(t *testing.T) {
	for _, size := range []Size{{1, 1}, {2, 1}, {1, 3}, {4, 1}, {1, 5}, {6, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}} {
		t.Run(size.String(), func(t *testing.T) {
			t.Parallel()
			src := testSource(t, 9)
			for _, rule := range rulesOf(t, size, src) {
				if testing.Short() && size.Cells() > 6 && rule.Missing%8 != 0 {
					continue
				}
				goal, err := NewGoal(size, rule)
				if err != nil {
					t.Fatal(err)
				}
				againstSearch(t, goal)
			}
			for missing := range size.Cells() { // random arrangements
				rule := Rule{Kind: Random, Missing: missing}
				d := Dealer{config: Config{size, rule}}
				againstSearch(t, d.goal(src))
			}
		})
	}
}

func againstSearch(t *testing.T, goal Goal) {
	s := newSearch(goal)
	labels := make([]uint16, 0, 9)
	for label := 0; label <= s.n; label++ {
		if label != goal.Missing() {
			labels = append(labels, uint16(label))
		}
	}
	boards, reached := 0, 0
	for ok := true; ok; ok = nextOrder(labels) {
		b, want := pack(goal.Size(), labels), s.reached[boards]
		if Solvable(b, goal.Board()) != want {
			t.Fatalf("%v to %v %v: Solvable says %v", b, goal.Size(), goal, !want)
		}
		if boards++; s.n < 9 || boards%61 == 0 {
			checkExplanation(t, b, goal, want)
		}
		if want {
			reached++
		}
	}
	want := boards / 2
	if !goal.Size().Playable() {
		want = s.n
	}
	if reached != want {
		t.Fatalf("%v %v: %d of %d boards reached", goal.Size(), goal, reached, boards)
	}
}

// nextOrder turns the labels into their next permutation in lexicographic order. It returns false after the
// last one. The k-th permutation has rank k.
func nextOrder(labels []uint16) bool {
	i := len(labels) - 2
	for i >= 0 && labels[i] > labels[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(labels) - 1
	for labels[j] < labels[i] {
		j--
	}
	labels[i], labels[j] = labels[j], labels[i]
	slices.Reverse(labels[i+1:])
	return true
}

// search visits all boards that moves can reach. It works on plain arrays and uses nothing of package puzzle.
type search struct {
	w, n    int
	labels  uint   // one bit for each label
	reached []bool // by rank
}

type plain [9]uint8 // the labels of a board's cells

// newSearch returns the finished search from the goal.
func newSearch(goal Goal) *search {
	s := &search{w: goal.Size().W, n: goal.Size().Cells()}
	boards, start := 1, plain{}
	for i, label := range goal.Board().AppendLabels(nil) {
		boards *= i + 1
		start[i] = uint8(label)
		s.labels |= 1 << label
	}
	s.reached = make([]bool, boards)
	s.run(start)
	return s
}

// rank returns the number of a permutation of the labels in lexicographic order.
func (s *search) rank(cells plain) int {
	rank, left := 0, s.labels
	for i := range s.n {
		bit := uint(1) << cells[i]
		rank = rank*(s.n-i) + bits.OnesCount(left&(bit-1))
		left &^= bit
	}
	return rank
}

func (s *search) run(start plain) {
	queue := append(make([]plain, 0, len(s.reached)), start)
	s.reached[s.rank(start)] = true
	for i := 0; i < len(queue); i++ {
		cells := queue[i]
		blank := 0
		for cells[blank] != 0 {
			blank++
		}
		for _, next := range [...]int{blank - s.w, blank + s.w, blank - 1, blank + 1} {
			if next < 0 || next >= s.n || next/s.w != blank/s.w && next%s.w != blank%s.w {
				continue
			}
			after := cells
			after[blank], after[next] = after[next], 0
			if r := s.rank(after); !s.reached[r] {
				s.reached[r] = true
				queue = append(queue, after)
			}
		}
	}
}

// TestSolvableInvariant checks on random boards of any size that a move never changes the verdict and that
// swapping any two tiles always does.
func TestSolvableInvariant(t *testing.T) {
	r := testSource(t, 10)
	for range 800 {
		size := Size{2 + r.IntN(31), 2 + r.IntN(31)}
		if r.IntN(2) == 0 {
			size = Size{2 + r.IntN(5), 2 + r.IntN(5)}
		}
		b := randomBoard(size, r)
		goal := b
		for range r.IntN(60) {
			if d := Dir(r.IntN(4)); goal.MaxRun(d) > 0 {
				goal, _ = goal.Play(Move{d, 1 + r.IntN(goal.MaxRun(d))})
			}
		}
		checkExplanation(t, b, boardGoal(goal), true)
		first, second := b.largest()
		if c1, c2, ok := Mend(b, goal); ok {
			t.Fatalf("%v to %v is mended by %d, %d", b, goal, c1, c2)
		}
		swapped := b.Swap(b.Find(first), b.Find(second))
		checkExplanation(t, swapped, boardGoal(goal), false)
		if c1, c2, ok := Mend(swapped, goal); !ok || swapped.Swap(c1, c2) != b {
			t.Fatalf("%v to %v: mended by %d, %d, %v", swapped, goal, c1, c2, ok)
		}
	}
}

func TestOtherTilesAreNeverSolvable(t *testing.T) {
	b := MustParseBoard("1 2 3/4 5 0")
	for _, goal := range []string{"1 2/3 4/5 0", "1 2 3/4 0 6", "1 2/3 0"} {
		g := MustParseBoard(goal)
		if Solvable(b, g) || Solvable(g, b) {
			t.Errorf("%v to %v is called solvable", b, g)
		}
		if e := Explain(b, boardGoal(g)); e.Applied != OtherTiles || e.Solvable || e.CanMend {
			t.Errorf("%v to %v: %+v", b, g, e)
		}
		if _, _, ok := Mend(b, g); ok {
			t.Errorf("%v to %v is mended", b, g)
		}
	}
	if e := Explain(Board{}, Goal{}); e.Applied != OtherTiles || e.Solvable {
		t.Errorf("no boards: %+v", e)
	}
}

// TestClassicOrSnake checks a fact from the essay: no 4x4 board is solvable for both classic and snake.
func TestClassicOrSnake(t *testing.T) {
	r := testSource(t, 11)
	classic, snake := mustGoal(t, "4x4.classic").Board(), mustGoal(t, "4x4.snake").Board()
	for range 1000 {
		b := randomBoard(Size{4, 4}, r)
		if b.Missing() != 16 {
			b, _, _ = Shuffle(boardGoal(classic), r)
		}
		if Solvable(b, classic) == Solvable(b, snake) {
			t.Fatalf("%v: the same verdict for both", b)
		}
	}
}

func TestSolvableAllocatesNothing(t *testing.T) {
	for _, size := range []Size{{4, 4}, {10, 10}, {32, 32}, {1, 9}} {
		goal, _ := NewGoal(size, Rule{})
		start := goal.Board().Swap(0, 2)
		if n := testing.AllocsPerRun(100, func() { Solvable(start, goal.Board()); MD(start, goal.Board()) }); n != 0 {
			t.Errorf("%v: %v allocations", size, n)
		}
	}
}
