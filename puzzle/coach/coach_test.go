package coach_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
	"wildfifteen/puzzle/solve"
)

// goals returns one goal of each kind for a size, with the blank in several places.
func goals(t *testing.T, size puzzle.Size, src rand.Source) []puzzle.Goal {
	t.Helper()
	var all []puzzle.Goal
	for _, text := range []string{"classic", "classic-1", "snake", "spiral", "spiral-random", "wild", "wild-random", "random", "random-random", "classic-random"} {
		c, err := puzzle.ParseConfig(size.String() + "." + text)
		if err != nil {
			t.Fatal(err)
		}
		g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g.Goal)
	}
	return all
}

// follow follows the aims to the goal and returns the number of moves.
func follow(t *testing.T, c *coach.Coach, b puzzle.Board) int {
	t.Helper()
	moves := 0
	for aims := 0; ; aims++ {
		a, ok := c.Next(b)
		if !ok {
			break
		}
		if len(a.Moves) == 0 || aims > 3*b.Size().Cells() {
			t.Fatalf("aim %d of %v on %v, %v: %+v", aims, b, b.Size(), c.Goal(), a)
		}
		for _, m := range a.Moves {
			to, err := b.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			b = to
		}
		for i, label := range a.Tiles {
			if b.At(a.Cells[i]) != label {
				t.Fatalf("after %+v the board is %v", a, b)
			}
		}
		moves += len(a.Moves)
	}
	if b != c.Goal().Board() {
		t.Fatalf("the last board is %v, not %v", b, c.Goal().Board())
	}
	return moves
}

// TestEveryBoard follows the coach from every solvable board of 3x3, 3x2, 2x3 and 2x2 to a goal with the blank anywhere.
func TestEveryBoard(t *testing.T) {
	for _, size := range []puzzle.Size{{W: 2, H: 2}, {W: 3, H: 2}, {W: 2, H: 3}, {W: 3, H: 3}} {
		for missing := 1; missing <= size.Cells(); missing++ {
			if size.Cells() == 9 && (missing%4 != 1 || testing.Short()) {
				continue // a corner and the centre
			}
			goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: puzzle.Classic, Missing: missing})
			if err != nil {
				t.Fatal(err)
			}
			c := coach.New(goal)
			boards, most := 0, 0
			for labels := range permutations(goal.Board().AppendLabels(nil)) {
				b, err := puzzle.NewBoard(size, labels)
				if err != nil {
					t.Fatal(err)
				}
				if puzzle.Solvable(b, goal.Board()) {
					boards++
					most = max(most, follow(t, c, b))
				}
			}
			t.Logf("%v without %d: %d boards, at most %d moves", size, missing, boards, most)
		}
	}
}

// permutations yields all orders of the labels.
func permutations(labels []int) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		var do func(n int) bool
		do = func(n int) bool {
			if n == len(labels) {
				return yield(labels)
			}
			for i := n; i < len(labels); i++ {
				labels[n], labels[i] = labels[i], labels[n]
				ok := do(n + 1)
				labels[n], labels[i] = labels[i], labels[n]
				if !ok {
					return false
				}
			}
			return true
		}
		do(0)
	}
}

var (
	allSizes    = flag.Bool("all-sizes", false, "follow the coach on every size to 16x16")
	shortBoards = flag.Int("short-boards", 25, "how many 4x4 boards of each goal are compared with their shortest solutions")
)

// TestSizes follows the coach on random boards of every size to 6x6 and some larger ones, for every kind of goal; of every size
// to 16x16 with: go test ./puzzle/coach -run TestSizes -v -args -all-sizes
func TestSizes(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	sizes, most := []puzzle.Size{{W: 16, H: 16}, {W: 2, H: 16}, {W: 16, H: 2}, {W: 12, H: 9}, {W: 3, H: 14}}, 6
	if *allSizes {
		sizes, most = nil, 16
	}
	for w := 2; w <= most; w++ {
		for h := 2; h <= most; h++ {
			sizes = append(sizes, puzzle.Size{W: w, H: h})
		}
	}
	boards := 0
	defer func() { t.Logf("%d boards of %d sizes", boards, len(sizes)) }()
	for _, size := range sizes {
		for _, goal := range goals(t, size, src) {
			c := coach.New(goal)
			for range 5 {
				b, _, err := puzzle.Shuffle(goal, src)
				if err != nil {
					t.Fatal(err)
				}
				follow(t, c, b)
				boards++
			}
		}
	}
}

// TestShort compares the moves of the coach with the fewest on random 4x4 boards. The figures in the comment of Solve are of
// 250 boards of each goal: go test ./puzzle/coach -run TestShort -v -args -short-boards 250
func TestShort(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	tables := solve.NewTables()
	for _, text := range []string{"classic", "snake", "spiral", "path(a1:R3DL3DR3DL3)-3", "board(7,1,12,4/9,0,2,14/3,10,5,6/15,8,13,11)", "classic-6"} {
		rule, err := puzzle.ParseRule(text, puzzle.Size{W: 4, H: 4})
		if err != nil {
			t.Fatal(err)
		}
		goal, err := puzzle.NewGoal(puzzle.Size{W: 4, H: 4}, rule)
		if err != nil {
			t.Fatal(err)
		}
		c := coach.New(goal)
		sum, best := 0, 0
		kinds := map[coach.Kind]int{}
		for range *shortBoards {
			b, _, err := puzzle.Shuffle(goal, src)
			if err != nil {
				t.Fatal(err)
			}
			sum += follow(t, c, b)
			for _, a := range c.Solve(b) {
				kinds[a.Kind]++
			}
			s, err := solve.New(b, goal.Board(), solve.Options{Mode: solve.Optimal, Tables: tables})
			if err != nil {
				t.Fatal(err)
			}
			for !s.Step(100_000) {
			}
			n, _ := s.Best()
			best += n
		}
		t.Logf("%s: %.1f moves on average, the fewest %.1f, ratio %.2f, aims %v", text, float64(sum)/float64(*shortBoards), float64(best)/float64(*shortBoards), float64(sum)/float64(best), kinds)
		if sum > 3*best {
			t.Errorf("%s: %d moves, over three times the fewest, %d", text, sum, best)
		}
	}
}

// BenchmarkNext measures the first aim on random boards.
func BenchmarkNext(b *testing.B) {
	for _, size := range []puzzle.Size{{W: 4, H: 4}, {W: 16, H: 16}} {
		b.Run(size.String(), func(b *testing.B) {
			goal, err := puzzle.NewGoal(size, puzzle.Rule{})
			if err != nil {
				b.Fatal(err)
			}
			c := coach.New(goal)
			start, _, err := puzzle.Shuffle(goal, rand.NewPCG(1, 2))
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				c.Next(start)
			}
		})
	}
}

func ExampleCoach_Solve() {
	game, _ := puzzle.ParseGame("3x3#monday")
	c := coach.New(game.Goal)
	fmt.Println(game.Scramble)
	for _, a := range c.Solve(game.Scramble) {
		fmt.Println(a.Kind, a.Tiles, puzzle.FormatMoves(a.Moves))
	}
	// Output:
	// 7 6 1/5 4 3/8 2 0
	// home [1] DRDLURRDL
	// corner [2] UULDRDLU
	// behind [3 2] URDLU
	// turn [2 3] RDDLU
	// turn [7 4] URRDL
	// ring [5 6 8] LU
}

// TestTogether checks on random 3x3 boards that the first row comes home in as few moves as an exhaustive search needs, and
// in no more than the coach takes.
func TestTogether(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	size := puzzle.Size{W: 3, H: 3}
	for _, goal := range goals(t, size, src) {
		c := coach.New(goal)
		for range 10 {
			start, _, err := puzzle.Shuffle(goal, src)
			if err != nil {
				t.Fatal(err)
			}
			cells := c.Sides()[0]
			moves, ok := coach.Together(start, goal, cells)
			home := func(b puzzle.Board) bool {
				for _, cell := range cells {
					if b.At(cell) != goal.Board().At(cell) {
						return false
					}
				}
				return true
			}
			b := start
			for _, m := range moves {
				b = b.Step(m.Dir)
			}
			if !ok || !home(b) {
				t.Fatalf("%v to %v: %v ends in %v", start, goal, moves, b)
			}
			if n := depth(start, home); n != len(moves) {
				t.Errorf("%v to %v: %d moves, not %d", start, goal, len(moves), n)
			}
		}
	}
	if _, ok := coach.Together(puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"), puzzle.Goal{}, []int{0, 1, 2}); ok {
		t.Error("a search over a 4x4 board")
	}
}

// depth returns how many moves a board needs at least until done.
func depth(start puzzle.Board, done func(puzzle.Board) bool) int {
	seen := map[puzzle.Board]bool{start: true}
	for front, n := []puzzle.Board{start}, 0; ; n++ {
		var next []puzzle.Board
		for _, b := range front {
			if done(b) {
				return n
			}
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if b.MaxRun(d) > 0 && !seen[b.Step(d)] {
					seen[b.Step(d)] = true
					next = append(next, b.Step(d))
				}
			}
		}
		front = next
	}
}

// TestBring brings each tile of a board to each cell while another stays.
func TestBring(t *testing.T) {
	goal, err := puzzle.NewGoal(puzzle.Size{W: 4, H: 3}, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	c := coach.New(goal)
	start := puzzle.MustParseBoard("5 1 2 3/9 0 6 4/7 10 11 8")
	for label := 1; label <= 11; label++ {
		for cell := range 12 {
			keep := 3 // a corner
			moves, ok := c.Bring(start, label, cell, []int{keep})
			if ok != (label != start.At(keep) && cell != keep || cell == keep && label == start.At(keep)) {
				t.Fatalf("%d to %d: %v", label, cell, ok)
			}
			b := start
			for _, m := range moves {
				b = b.Step(m.Dir)
			}
			if ok && (b.At(cell) != label || b.At(keep) != start.At(keep)) {
				t.Errorf("%d to %d by %v: %v", label, cell, moves, b)
			}
			if n := depth(start, func(b puzzle.Board) bool { return b.At(cell) == label }); ok && n > len(moves) {
				t.Errorf("%d to %d in %d moves, fewer than the fewest, %d", label, cell, len(moves), n)
			}
		}
	}
}
