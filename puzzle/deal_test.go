package puzzle

import (
	"math"
	"strings"
	"testing"
)

// mustConfig reads a configuration or fails the test.
func mustConfig(t testing.TB, text string) Config {
	t.Helper()
	c, err := ParseConfig(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// chiSquare returns the chi-squared statistic of counts for n equally likely outcomes.
func chiSquare[K comparable](counts map[K]int, outcomes, draws int) float64 {
	mean, sum := float64(draws)/float64(outcomes), 0.0
	for _, n := range counts {
		sum += (float64(n) - mean) * (float64(n) - mean) / mean
	}
	return sum + float64(outcomes-len(counts))*mean
}

// TestShuffleIsUniform checks that Shuffle deals every solvable board except the goal, each equally often.
func TestShuffleIsUniform(t *testing.T) {
	for _, c := range []struct {
		config          string
		outcomes, draws int
		low, high       float64
	}{
		{"2x2.classic", 11, 110_000, 1.48, 29.6},
		{"2x2.snake-1", 11, 11_000, 1.48, 29.6},
		{"3x2.classic", 359, 35_900, 281.0, 446.4},
		{"3x2.spiral", 359, 35_900, 281.0, 446.4},
		{"3x2.classic-3", 359, 35_900, 281.0, 446.4},
	} {
		goal := mustGoal(t, c.config)
		src := SeedSource("uniform " + c.config)
		counts := map[Board]int{}
		for range c.draws {
			b, _, err := Shuffle(goal, src)
			if err != nil || b == goal.Board() || !Solvable(b, goal.Board()) {
				t.Fatalf("%s: dealt %v, %v", c.config, b, err)
			}
			counts[b]++
		}
		chi := chiSquare(counts, c.outcomes, c.draws)
		t.Logf("%s: chi-square %.1f", c.config, chi)
		if len(counts) != c.outcomes || chi < c.low || chi > c.high {
			t.Errorf("%s: %d boards, chi-square %.1f not in %v..%v", c.config, len(counts), chi, c.low, c.high)
		}
	}
}

func TestBlankIsAnywhere(t *testing.T) {
	const draws = 16_000
	for _, config := range []string{"4x4.classic", "4x4.spiral-7"} {
		goal := mustGoal(t, config)
		src := SeedSource("blank")
		counts := map[int]int{}
		for range draws {
			b, _, err := Shuffle(goal, src)
			if err != nil {
				t.Fatal(err)
			}
			counts[b.Blank()]++
		}
		if chi := chiSquare(counts, 16, draws); chi < 3.5 || chi > 37.7 {
			t.Errorf("%s: the blank's cell: chi-square %.1f not in 3.5..37.7", config, chi)
		}
	}
}

func TestShuffleCountsSwaps(t *testing.T) {
	src := SeedSource("swaps")
	for _, config := range []string{"4x4.classic", "4x4.snake", "5x3.spiral-4"} {
		goal := mustGoal(t, config)
		n := goal.Size().Cells()
		counts := map[int]int{}
		for range 2000 {
			_, swaps, _ := Shuffle(goal, src)
			counts[swaps]++
		}
		if len(counts) != 2 || counts[n-1] < 800 || counts[n] < 800 {
			t.Errorf("%s: numbers of swaps %v, want %d and %d equally often", config, counts, n-1, n)
		}
	}
}

func TestWalk(t *testing.T) {
	src := SeedSource("walk")
	for _, c := range []struct {
		config string
		mean   float64 // taxicab distance between two different cells: (w*w-1)/(3w) + (h*h-1)/(3h), times n/(n-1)
	}{{"4x4.classic", 2.5 * 16 / 15}, {"4x4.spiral-1", 2.5 * 16 / 15}, {"5x3.snake", (24.0/15 + 8.0/9) * 15 / 14}, {"2x2.classic", 4.0 / 3}} {
		goal := mustGoal(t, c.config)
		total, blanks := 0, map[int]int{}
		const draws, iterations = 400, 150
		for range draws {
			b, swaps, err := Walk(goal, 0, src)
			if err != nil || b == goal.Board() || !Solvable(b, goal.Board()) {
				t.Fatalf("%s: walked to %v, %v", c.config, b, err)
			}
			total += swaps
			blanks[b.Blank()]++
		}
		if mean := float64(total) / draws / iterations; math.Abs(mean-c.mean) > 0.03 {
			t.Errorf("%s: %.3f swaps an iteration, want %.3f", c.config, mean, c.mean)
		}
		if len(blanks) != goal.Size().Cells() {
			t.Errorf("%s: the blank ends in %d cells", c.config, len(blanks))
		}
	}
}

// TestWalkOnce checks one iteration: the blank goes to a cell, by rows or by columns first, in as many swaps
// as the taxicab distance.
func TestWalkOnce(t *testing.T) {
	src := SeedSource("once")
	goal := mustGoal(t, "4x3.classic")
	boards := map[Board]int{}
	for range 3000 {
		b, swaps, err := Walk(goal, 1, src)
		if err != nil || swaps != goal.Size().distance(b.Blank(), goal.Board().Blank()) || swaps < 1 {
			t.Fatalf("%v after %d swaps, %v", b, swaps, err)
		}
		boards[b]++
	}
	if want := 5 + 2*6; len(boards) != want { // 5 cells in a straight line, 6 that can be reached in two ways
		t.Errorf("%d boards, want %d", len(boards), want)
	}
}

func TestDealErrors(t *testing.T) {
	row := mustConfig(t, "5x1.snake")
	empty := new(Positions)
	for _, c := range []struct {
		config Config
		o      DealOptions
		kind   Fault
	}{
		{row, DealOptions{}, FaultOneRow},
		{mustConfig(t, "1x5.wild"), DealOptions{}, FaultOneRow},
		{mustConfig(t, "4x4"), DealOptions{Method: ByWalk, Iterations: -1}, FaultRange},
		{mustConfig(t, "4x4"), DealOptions{From: empty}, FaultNoPositions},
		{Config{}, DealOptions{}, FaultRange},
		{Config{Size{4, 4}, Rule{Kind: PathKind}}, DealOptions{}, FaultTiles},
		{Config{Size{4, 4}, Rule{Missing: 17}}, DealOptions{}, FaultRange},
	} {
		if _, err := Deal(c.config, c.o); fault(t, err) != c.kind {
			t.Errorf("%v %+v: %v, want %v", c.config, c.o, err, c.kind)
		}
	}
	if _, err := DealSeeded(row, "x"); fault(t, err) != FaultOneRow {
		t.Error(err)
	}
	for _, seed := range []string{"", "a\nb", "a\x00", "\xff", "a\u0085", strings.Repeat("x", 257), strings.Repeat("é", 129)} {
		if _, err := DealSeeded(mustConfig(t, "4x4"), seed); fault(t, err) != FaultSeed {
			t.Errorf("seed %.20q: %v", seed, err)
		}
	}
	if _, _, err := Shuffle(mustGoal(t, "5x1"), nil); fault(t, err) != FaultOneRow {
		t.Error(err)
	}
	if _, _, err := Shuffle(Goal{}, nil); fault(t, err) != FaultOneRow {
		t.Error(err)
	}
	if _, _, err := Walk(mustGoal(t, "1x5"), 3, nil); fault(t, err) != FaultOneRow {
		t.Error(err)
	}
	if _, _, err := Walk(mustGoal(t, "4x4"), -3, nil); fault(t, err) != FaultRange {
		t.Error(err)
	}
}

// TestDealsEverywhere checks for every configuration and size that deals are solvable, not solved, and have a
// goal of the configuration, with the secure source and with seeds, and that every ID reads back.
func TestDealsEverywhere(t *testing.T) {
	var configs []Config
	for w := MinSide; w <= MaxSide; w += 5 {
		for h := MinSide; h <= MaxSide; h += 5 {
			size := Size{w, h}
			for _, missing := range []int{MissingLast, 1, 1 + size.Cells()/2, MissingRandom} {
				for _, kind := range []Kind{Classic, Snake, Spiral, PathKind, Wild, Random} {
					rule := Rule{Kind: kind, Missing: missing}
					if kind == PathKind {
						rule.Path = SpiralPath(size).Reverse()
					}
					configs = append(configs, Config{size, rule})
				}
			}
			configs = append(configs, Config{size, Rule{Kind: BoardKind, Board: randomBoard(size, testSource(t, 12))}})
		}
	}
	for _, c := range configs {
		free, err := Deal(c, DealOptions{})
		if err != nil {
			t.Fatal(err)
		}
		checkDeal(t, c, free)
		if got, err := ParseGame(free.ID()); err != nil || got.Goal != free.Goal || got.Scramble != free.Scramble {
			t.Fatalf("%.60s reads %+v, %v", free.ID(), got, err)
		}
		seeded, err := DealSeeded(c, "seed")
		if err != nil {
			t.Fatal(err)
		}
		checkDeal(t, c, seeded)
		if got, err := ParseGame(seeded.SeededID()); err != nil || got != seeded {
			t.Fatalf("%.60s deals %+v, %v", seeded.SeededID(), got, err)
		}
		walked, err := Deal(c, DealOptions{Method: ByWalk, Iterations: 20})
		if err != nil {
			t.Fatal(err)
		}
		checkDeal(t, c, walked)
	}
}

func checkDeal(t *testing.T, c Config, g Game) {
	t.Helper()
	if g.Config != c || !g.Solvable() || g.Solved() || !c.Allows(g.Goal) || !g.Goal.Rule().Drawn() {
		t.Fatalf("%v: dealt %.80s, allowed %v", c, g.ID(), c.Allows(g.Goal))
	}
}

func TestRandomPartsAllOccur(t *testing.T) {
	src := SeedSource("parts")
	d, err := NewDealer(mustConfig(t, "2x2.random-random"), DealOptions{Rand: src})
	if err != nil {
		t.Fatal(err)
	}
	missing, goals := map[int]int{}, map[Board]int{}
	for range 9600 {
		g := d.Deal()
		missing[g.Goal.Missing()]++
		goals[g.Goal.Board()]++
	}
	if chi := chiSquare(missing, 4, 9600); chi > 21.1 { // 3 degrees of freedom, 1 in 10,000
		t.Errorf("missing numbers: chi-square %.1f", chi)
	}
	if chi := chiSquare(goals, 96, 9600); chi < 51 || chi > 157 { // 95 degrees of freedom, 1 in 10,000 each side
		t.Errorf("goals: chi-square %.1f", chi)
	}
}

// TestDealerRepeatsSeeds checks that a dealer deals what single calls deal, whatever it has dealt before.
func TestDealerRepeatsSeeds(t *testing.T) {
	for _, config := range []string{"4x4.snake-random", "3x5.wild", "4x4.classic", "3x3.random"} {
		c := mustConfig(t, config)
		d, err := NewDealer(c, DealOptions{})
		if err != nil {
			t.Fatal(err)
		}
		for _, seed := range []string{"monday", "tuesday", "monday", "ein Tag im März", strings.Repeat("x", 256)} {
			d.Deal()
			got, err := d.DealSeeded(seed)
			want, err2 := DealSeeded(c, seed)
			if err != nil || err2 != nil || got != want {
				t.Errorf("%s#%s: %v, %v; %v, %v", config, seed, got.ID(), err, want.ID(), err2)
			}
		}
		if _, err := d.DealSeeded("a\tb"); fault(t, err) != FaultSeed {
			t.Error(err)
		}
	}
	walk, _ := NewDealer(mustConfig(t, "4x4"), DealOptions{Method: ByWalk})
	one, _ := walk.DealSeeded("monday")
	two, _ := walk.DealSeeded("monday")
	if one != two || one.Seeded || one.SeededID() != "" {
		t.Errorf("walks of one seed: %v and %v, seeded ID %q", one.ID(), two.ID(), one.SeededID())
	}
}

func TestPositions(t *testing.T) {
	const file = `# prepared
3x3.classic:8,6,7,2,5,4,3,0,1

  3x3.classic:1,2,3,4,5,6,7,0,8  
3x3.classic:1,2,3,4,5,6,7,8,0
3x3.path(a1:R2D2L2UR)-2:1,9,3,8,0,4,7,6,5
3x3.snake#monday
3x3.board(1,2,3/8,0,4/7,6,5):1,2,3,8,6,4,7,0,5
`
	p, err := ReadPositions(strings.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if p.Len() != 5 {
		t.Fatalf("%d positions", p.Len())
	}
	for config, want := range map[string]int{
		"3x3.classic": 2, "3x3.classic-random": 2, "3x3.snake": 1, "3x3.wild-2": 1, "3x3.wild-random": 1,
		"3x3.wild": 0, "3x3.random-8": 0, "3x3.random-random": 1, "3x3.path(a1:R2D2L2UR)-2": 1, "4x4.classic": 0,
		"3x3.board(1,2,3/8,0,4/7,6,5)": 1, "3x3.spiral-2": 0, "3x3.random": 1,
	} {
		c := mustConfig(t, config)
		d, err := NewDealer(c, DealOptions{From: p, Rand: SeedSource("from")})
		if want == 0 {
			if fault(t, err) != FaultNoPositions {
				t.Errorf("%s: %v", config, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", config, err)
			continue
		}
		seen := map[Board]bool{}
		for range 60 {
			g := d.Deal()
			checkDeal(t, c, g)
			seen[g.Scramble] = true
		}
		if len(seen) != want || d.Swaps() != 0 {
			t.Errorf("%s: %d positions dealt, want %d", config, len(seen), want)
		}
		one, _ := d.DealSeeded("a")
		if two, _ := d.DealSeeded("a"); one != two || one.Seeded {
			t.Errorf("%s: a seed chooses %v and %v", config, one.ID(), two.ID())
		}
	}
}

func TestPositionsErrors(t *testing.T) {
	for _, c := range []struct {
		file string
		line int
		kind Fault
	}{
		{"3x3.classic:8,6,7,2,5,4,3,0,1\n\nnonsense\n", 3, FaultSyntax},
		{"3x3.classic:2,1,3,4,5,6,7,8,0", 1, FaultUnsolvable},
		{"\n5x1.classic:1,2,3,0,4", 2, FaultOneRow},
		{"3x3.wild:1,2,3,4,5,6,7,8,0", 1, FaultUndrawn},
		{"#\n" + strings.Repeat("1", maxText+1), 2, FaultLength},
	} {
		p, err := ReadPositions(strings.NewReader(c.file))
		le, ok := err.(*LineError)
		if p != nil || !ok || le.Line != c.line || !strings.HasPrefix(le.Error(), "line ") || fault(t, le) != c.kind {
			t.Errorf("%.40q: %v, want %v in line %d", c.file, err, c.kind, c.line)
		}
	}
}
