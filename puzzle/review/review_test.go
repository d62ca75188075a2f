package review

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// depths returns the fewest moves to a goal from every board that reaches it, by breadth-first search.
func depths(goal puzzle.Board) map[puzzle.Board]int {
	depth := map[puzzle.Board]int{goal: 0}
	for queue := []puzzle.Board{goal}; len(queue) > 0; queue = queue[1:] {
		for d := range puzzle.Dir(4) {
			b := queue[0]
			if b.MaxRun(d) == 0 {
				continue
			}
			if next := b.Step(d); depth[next] == 0 && next != goal {
				depth[next] = depth[b] + 1
				queue = append(queue, next)
			}
		}
	}
	return depth
}

// wander returns moves of a player who mostly nears the goal, and ends there if ends is set.
func wander(r *rand.Rand, b puzzle.Board, depth map[puzzle.Board]int, ends bool) (moves []puzzle.Move) {
	for len(moves) < 300 && (depth[b] > 0 || !ends && len(moves) == 0) {
		m := puzzle.Move{Dir: puzzle.Dir(r.IntN(4)), N: 1}
		most := b.MaxRun(m.Dir)
		if most == 0 {
			continue
		}
		if r.IntN(5) == 0 {
			m.N = 1 + r.IntN(most)
		}
		next, _ := b.Play(m)
		if depth[next] > depth[b] && r.IntN(4) > 0 {
			continue
		}
		b, moves = next, append(moves, m)
		if !ends && r.IntN(30) == 0 {
			break
		}
	}
	return moves
}

// TestAgainstBreadthFirst reviews random lines of 3x3 and 4x2.
func TestAgainstBreadthFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	tables := solve.NewTables()
	for _, config := range []string{"3x3.classic", "3x3.spiral-1", "3x3.snake-5", "4x2.classic", "2x3.snake"} {
		c, err := puzzle.ParseConfig(config)
		if err != nil {
			t.Fatal(err)
		}
		goal, err := puzzle.NewGoal(c.Size, c.Rule)
		if err != nil {
			t.Fatal(err)
		}
		depth := depths(goal.Board())
		for i := range 40 {
			g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: r})
			if err != nil {
				t.Fatal(err)
			}
			moves := wander(r, g.Scramble, depth, i%4 > 0)
			rev, err := New(g.Scramble, goal.Board(), moves, tables)
			if err != nil {
				t.Fatal(err)
			}
			for !rev.Step(1 + r.IntN(5000)) {
				checkDetours(t, rev, depth)
			}
			if rev.Known() != puzzle.STM(moves)+1 || rev.Len() != puzzle.STM(moves) {
				t.Fatalf("%d positions known of %d moves", rev.Known(), puzzle.STM(moves))
			}
			for i := range rev.Known() {
				if rev.Left(i) != depth[rev.Board(i)] {
					t.Fatalf("%s: %d moves from position %d, want %d", g.ID(), rev.Left(i), i, depth[rev.Board(i)])
				}
			}
			checkDetours(t, rev, depth)
			truth, ok := rev.Truth()
			end := depth[rev.Board(rev.Len())]
			if !ok || truth.Moves != rev.Len() || truth.Needed != depth[g.Scramble] || truth.Moves+end != truth.Needed+truth.Cost+truth.Rest {
				t.Fatalf("%s %s: %+v", g.ID(), puzzle.FormatMoves(moves), truth)
			}
		}
	}
}

// checkDetours checks the detours among the known positions.
func checkDetours(t *testing.T, r *Review, depth map[puzzle.Board]int) {
	t.Helper()
	if r.Known() == 0 {
		return
	}
	at, cost := 0, 0
	for _, d := range r.Detours() {
		if d.From < at || d.To <= d.From || d.To >= r.Known() || d.Cost <= 0 || d.Cost != d.To-d.From+r.Left(d.To)-r.Left(d.From) {
			t.Fatalf("detour %+v after %d", d, at)
		}
		b := r.Board(d.From)
		for _, m := range d.Way {
			b = b.Step(m.Dir)
		}
		if len(d.Way) != d.Would || depth[b] != r.Left(d.From)-d.Would {
			t.Fatalf("detour %+v: its way ends %d from the goal, not %d", d, depth[b], r.Left(d.From)-d.Would)
		}
		if d.To < r.Known()-1 && depth[b] != depth[r.Board(d.To)] {
			t.Fatalf("detour %+v: its way ends %d from the goal, the detour %d", d, depth[b], depth[r.Board(d.To)])
		}
		at, cost = d.To, cost+d.Cost
	}
	last := r.Known() - 1
	if want := last + depth[r.Board(last)] - depth[r.Board(0)]; cost != want {
		t.Fatalf("the detours cost %d, want %d", cost, want)
	}
}

// essay is the board of the essay, which needs 57 moves.
const essay = "4x4:12,13,11,2,4,5,3,14,1,9,15,6,8,7,0,10"

// TestEssay reviews a solution of the essay's board with a detour in it.
func TestEssay(t *testing.T) {
	g, err := puzzle.ParseGame(essay)
	if err != nil {
		t.Fatal(err)
	}
	tables := solve.NewTables()
	s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Tables: tables})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Step(100_000) {
	}
	way := s.Solution().Moves
	at := 20
	b := g.Scramble
	for _, m := range way[:at] {
		b = b.Step(m.Dir)
	}
	away := puzzle.Move{N: 1}
	for away.Dir = range puzzle.Dir(4) {
		if b.MaxRun(away.Dir) > 0 && away.Dir != way[at].Dir && away.Dir != way[at-1].Dir.Opposite() {
			break
		}
	}
	moves := slices.Concat(way[:at], []puzzle.Move{away, away.Inverse()}, way[at:])
	r, err := New(g.Scramble, g.Goal.Board(), moves, tables)
	if err != nil {
		t.Fatal(err)
	}
	for !r.Step(100_000) {
	}
	truth, _ := r.Truth()
	if truth.Needed != 57 || truth.Moves != 59 || truth.Rest+truth.Cost != 2 || !r.Exact() {
		t.Errorf("%+v", truth)
	}
}

// TestLarge reviews clumsy solves of boards that are not solved exactly.
func TestLarge(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(3, seed))
		g, err := puzzle.ParseGame("5x5.snake#review")
		if err != nil {
			t.Fatal(err)
		}
		b, back := puzzle.RandomSteps(g.Goal.Board(), 120, r)
		slices.Reverse(back)
		for i := range back {
			back[i] = back[i].Inverse()
		}
		loop := puzzle.Move{Dir: back[0].Dir, N: 1}
		at := int(seed) * 20
		again := puzzle.Move{Dir: back[at].Dir, N: 1}
		moves := slices.Concat([]puzzle.Move{loop, loop.Inverse()}, back[:at], []puzzle.Move{again, again.Inverse()}, back[at:])
		rev, err := New(b, g.Goal.Board(), moves, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 150 {
			rev.Step(20_000)
			checkFound(t, rev)
		}
		if rev.Exact() || rev.Known() > 0 || rev.Length() > rev.Len()-4 {
			t.Errorf("%d of %d moves are left", rev.Length(), rev.Len())
		}
		t.Logf("%d of %d moves are left", rev.Length(), rev.Len())
		if _, ok := rev.Truth(); ok {
			t.Error("a review that is not exact tells the truth")
		}
	}
}

// checkFound checks that each better way leads from the first board of its detour to the last.
func checkFound(t *testing.T, rev *Review) {
	t.Helper()
	saved, at := 0, 0
	for _, d := range rev.Detours() {
		if d.From < at || d.Would != len(d.Way) || d.Cost != d.To-d.From-d.Would || d.Cost <= 0 {
			t.Fatalf("%+v after %d", d, at)
		}
		end, err := solve.Verify(rev.Board(d.From), d.Way)
		if err != nil || end != rev.Board(d.To) {
			t.Fatalf("%+v does not lead from its first board to its last: %v", d, err)
		}
		at, saved = d.To, saved+d.Cost
	}
	if rev.Length() != rev.Len()-saved {
		t.Fatalf("%d moves are left of %d, of which %d are saved", rev.Length(), rev.Len(), saved)
	}
}

func TestRefused(t *testing.T) {
	g, err := puzzle.ParseGame("3x3:1,2,3,4,5,6,8,7,0")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(g.Scramble, g.Goal.Board(), nil, nil); err == nil {
		t.Error("a board that cannot be solved is reviewed")
	}
	if _, err := New(g.Goal.Board(), g.Goal.Board(), []puzzle.Move{{Dir: puzzle.Left, N: 1}}, nil); err == nil {
		t.Error("an impossible move is reviewed")
	}
	r, err := New(g.Goal.Board(), g.Goal.Board(), nil, nil)
	if err != nil || !r.Step(20) || r.Left(0) != 0 {
		t.Errorf("the review of no moves: %v", err)
	}
}

// BenchmarkHuman reviews solves of random boards of 4x4 with about 100 moves: the way of a quick solver, with detours.
func BenchmarkHuman(b *testing.B) {
	c, _ := puzzle.ParseConfig("4x4.classic")
	r := rand.New(rand.NewPCG(5, 6))
	tables := solve.NewTables()
	var worst time.Duration
	moves, boards := 0, 0
	for b.Loop() {
		g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: r})
		if err != nil {
			b.Fatal(err)
		}
		s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Mode: solve.Quick, Tables: solve.NewTables()})
		if err != nil {
			b.Fatal(err)
		}
		for s.Phase() == solve.Building {
			s.Step(1)
		}
		line := s.Solution().Moves
		from := time.Now()
		rev, err := New(g.Scramble, g.Goal.Board(), line, tables)
		if err != nil {
			b.Fatal(err)
		}
		for !rev.Step(10_000) {
		}
		worst = max(worst, time.Since(from))
		moves, boards = moves+len(line), boards+1
	}
	b.ReportMetric(float64(moves)/float64(boards), "moves/solve")
	b.ReportMetric(worst.Seconds()*1000, "worst-ms")
}
