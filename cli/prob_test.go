package cli

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// chancesOf runs prob --json.
func chancesOf(t *testing.T, args ...string) (all chances) {
	t.Helper()
	r := runProgram("", append([]string{"prob", "--json"}, args...)...)
	if err := json.Unmarshal([]byte(r.out), &all); err != nil || r.code != 0 || r.err != "" {
		t.Fatalf("%v: %+v, %v", args, r, err)
	}
	return all
}

// TestProbExact compares exact chances with deals that are drawn and whose depths are looked up.
func TestProbExact(t *testing.T) {
	for _, c := range []string{"2x2", "3x2", "3x2.snake-random", "3x3.classic-random", "3x2.random", "3x3.spiral", "2x3.wild-random", "3x3.wild", "2x3.wild-2", "4x2.wild"} {
		all := chancesOf(t, c)
		if !all.Exact || all.Source != "" || all.Rows[len(all.Rows)-1].Chance != 1 {
			t.Fatalf("%s: %+v", c, all)
		}
		config, err := puzzle.ParseConfig(c)
		if err != nil {
			t.Fatal(err)
		}
		const deals = 4000
		spaces := map[puzzle.Board]*space.Space{}
		count := make([]int, len(all.Rows)+1)
		d, err := puzzle.NewDealer(config, puzzle.DealOptions{})
		if err != nil {
			t.Fatal(err)
		}
		sum := 0
		for k := range deals {
			g, err := d.DealSeeded("prob/" + string(rune('a'+k%26)) + strings.Repeat("x", k/26))
			if err != nil {
				t.Fatal(err)
			}
			board, goal := named(g.Scramble, g.Goal), named(g.Goal.Board(), g.Goal)
			if spaces[goal] == nil {
				if spaces[goal], err = space.Count(t.Context(), goal, space.Options{}); err != nil {
					t.Fatal(err)
				}
			}
			depth, ok := spaces[goal].Depth(board)
			if !ok {
				t.Fatal(g.ID())
			}
			count[depth]++
			sum += depth
		}
		below := 0
		for i, r := range all.Rows {
			below += count[i+1]
			if r.Within != i+1 {
				t.Fatalf("%s: row %d is of %d", c, i, r.Within)
			}
			deviation := math.Sqrt(r.Chance*(1-r.Chance)/deals) + 1e-9
			if z := (float64(below)/deals - r.Chance) / deviation; math.Abs(z) > 5 {
				t.Errorf("%s: at most %d moves: %v of the deals, chance %v", c, r.Within, float64(below)/deals, r.Chance)
			}
		}
		if math.Abs(float64(sum)/deals-all.Mean) > 0.6 {
			t.Errorf("%s: mean %v, of the deals %v", c, all.Mean, float64(sum)/deals)
		}
	}
}

func TestProbPublished(t *testing.T) {
	all := chancesOf(t, "4x4", "0", "1", "79", "80", "99")
	if !all.Exact || !strings.Contains(all.Source, "Korf") || math.Abs(all.Mean-52.589472) > 1e-6 {
		t.Errorf("%+v", all)
	}
	want := []float64{0, 2 / 10461394943999.0, 1 - 17/10461394943999.0, 1, 1}
	for i, r := range all.Rows {
		if math.Abs(r.Chance-want[i]) > 1e-13 || r.Low != nil {
			t.Errorf("at most %d: %v, want %v", r.Within, r.Chance, want[i])
		}
	}
	// A random number missing: four corners, eight edges, four cells in the middle.
	if mixed := chancesOf(t, "4x4.snake-random", "50"); math.Abs(mixed.Mean-(52.589472+2*52.305100+52.058079)/4) > 1e-6 {
		t.Errorf("%+v", mixed)
	}
	if runs := chancesOf(t, "4x4", "42", "--metric", "mtm"); !runs.Exact || math.Abs(runs.Mean-32.036887) > 1e-6 {
		t.Errorf("%+v", runs)
	}
}

// TestProbWild knows how often the lines of a wild 4x4 end in a corner, on an edge and in the middle.
func TestProbWild(t *testing.T) {
	config, err := puzzle.ParseConfig("4x4.wild")
	if err != nil {
		t.Fatal(err)
	}
	const deals = 4000
	d, err := puzzle.NewDealer(config, puzzle.DealOptions{})
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for k := range deals {
		g, err := d.DealSeeded("wild/" + strconv.Itoa(k))
		if err != nil {
			t.Fatal(err)
		}
		p, ok := space.Published(g.Goal.Board(), space.STM)
		if !ok {
			t.Fatal(g.ID())
		}
		sum += p.Mean()
	}
	all := chancesOf(t, "4x4.wild", "50")
	if !all.Exact || all.Source == "" || math.Abs(all.Mean-sum/deals) > 0.02 {
		t.Errorf("mean %v, of %d deals %v: %+v", all.Mean, deals, sum/deals, all)
	}
}

func TestProbBothMetrics(t *testing.T) {
	runProgram("", "prob", "2x2", "3", "6", "--metric", "both").want(t, 0, "2x2 classic, single-tile moves\n\n    3  0.545455\n    6  1.000000\n\n"+
		"Exact, of all deals of 2x2.classic; they need 3.272727 moves on average.\n\n2x2 classic, moves of any run of tiles\n\n"+
		"    3  0.545455\n    6  1.000000\n\nExact, of all deals of 2x2.classic; they need 3.272727 moves on average.\n", "")
	lines := runProgram("", "prob", "3x3", "20", "--metric", "both", "--json").lines()
	if len(lines) != 2 || !strings.Contains(lines[0], `"metric":"stm"`) || !strings.Contains(lines[1], `"metric":"mtm"`) {
		t.Errorf("%q", lines)
	}
}

func TestProbSampled(t *testing.T) {
	all := chancesOf(t, "5x3.wild", "50", "52", "72", "--samples", "60", "--seed", "s")
	if all.Exact || all.Samples != 60 || all.Mean < 45 || all.Mean > 58 {
		t.Fatalf("%+v", all)
	}
	for i, r := range all.Rows {
		if r.Low == nil || *r.Low > r.Chance || *r.High < r.Chance || *r.Low < 0 || *r.High > 1 || i > 0 && r.Chance < all.Rows[i-1].Chance {
			t.Errorf("%+v", r)
		}
	}
	if all.Rows[2].Chance != 1 || *all.Rows[2].Low >= 1 {
		t.Errorf("%+v", all.Rows[2])
	}
	for args, message := range map[string]string{
		"6x6": "too many to be counted", "5x1": "at least two rows", "3x3 x": `"x" is no number of moves: not a number`, "3x3 -1": "unknown", "": "name one configuration",
		"4x4.wild --metric mtm": "too many to be counted",
	} {
		r := runProgram("", append([]string{"prob"}, strings.Fields(args)...)...)
		if r.code != 2 || r.out != "" || message != "unknown" && !strings.Contains(r.err, message) {
			t.Errorf("%s: %+v", args, r)
		}
	}
	if r := runProgram("", "prob", "3x3", "31", "5"); r.code != 0 || !strings.HasPrefix(r.out, "   31  1.000000\n    5  0.000276\n\nExact, of all deals of 3x3.classic; they need 21.972520 moves") {
		t.Errorf("%+v", r)
	}
}
