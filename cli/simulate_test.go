package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

func TestSimulate(t *testing.T) {
	r := runProgram("", strings.Fields("simulate --size 3x3 --samples 40 --iterations 20,5,5 --seed a")...)
	if r.code != 0 || r.err != "" {
		t.Fatalf("%+v", r)
	}
	lines := r.lines()
	if len(lines) != 10 || lines[0] != "3x3.classic, 40 scrambles of each way" || lines[9] != "The mean of all boards but the goal, which is never dealt, is 21.972520." {
		t.Fatalf("%d lines:\n%s", len(lines), r.out)
	}
	for i, way := range []string{"5", "20", "shuffle"} {
		if f := strings.Fields(lines[3+i]); len(f) != 7 || f[0] != way || f[3] != "±" {
			t.Errorf("line %q", lines[3+i])
		}
	}
}

func TestSimulateCSV(t *testing.T) {
	args := strings.Fields("simulate --size 3x2 --goal snake-random --samples 200 --iterations 1,30 --seed b --csv --threads 2")
	r := runProgram("", args...)
	if r.code != 0 || len(r.lines()) != 4 || r.lines()[0] != "method,iterations,samples,swaps,moves,standard_error,chi_square,freedom,z" {
		t.Fatalf("%+v", r)
	}
	var moves []float64
	for i, want := range []string{"walk,1,200,", "walk,30,200,", "shuffle,,200,"} {
		line := r.lines()[1+i]
		f := strings.Split(line, ",")
		mean, err := strconv.ParseFloat(f[4], 64)
		if !strings.HasPrefix(line, want) || len(f) != 9 || err != nil {
			t.Fatalf("line %q: %v", line, err)
		}
		moves = append(moves, mean)
	}
	// One iteration is at most one walk across the board; thirty mix 3x2 nearly as well as the shuffle.
	if moves[0] > 3 || moves[1] < 8 || moves[2] < 11 || moves[2] > 14 {
		t.Errorf("mean moves %v", moves)
	}
	if again := runProgram("", args...); again != r {
		t.Error("the same seed gives another result")
	}
}

func TestSimulateRefuses(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"4x4", "the size and the goal are flags"},
		{"--size 6x6 --plot x.png", "boards of 6x6 are too large"},
		{"--size 5x1", "at least two rows and two columns"},
		{"--goal loop", "not a goal"},
		{"--samples 0", "not between 1 and"},
		{"--iterations 1,x", "not a number"},
		{"--iterations 0", "not between 1 and"},
		{"--plot x.gif", "must end in one of .png, .svg"},
	} {
		r := runProgram("", append([]string{"simulate"}, strings.Fields(c.args)...)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) {
			t.Errorf("%q: %+v, want %q", c.args, r, c.message)
		}
	}
}

func TestSimulateStops(t *testing.T) {
	var out, messages bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	code := testEnv(nil, &out, &messages).run(ctx, []string{"simulate"})
	if code != 3 || out.Len() > 0 || messages.String() != "Stopped.\n" {
		t.Errorf("exit code %d, results %q, messages %q", code, &out, &messages)
	}
}

func TestSimulatePlot(t *testing.T) {
	for _, goal := range []string{"classic", "wild"} { // with and without a known mean
		file := filepath.Join(t.TempDir(), "charts.png")
		r := runProgram("", "simulate", "--size", "3x2", "--goal", goal, "--samples", "20", "--iterations", "5,10", "--plot", file)
		if r.code != 0 || r.err != "" {
			t.Fatalf("%+v", r)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := png.Decode(bytes.NewReader(data)); err != nil {
			t.Error(err)
		}
	}
}

func TestAllBoards(t *testing.T) {
	for configuration, want := range map[string]float64{
		"4x4": 52.589471711, "4x4.snake": 52.589471711, "4x4.spiral": 52.058078918, "4x4.classic-6": 52.058078918, "4x4.classic-5": 52.305099726,
		"5x3": 51.477393735, "4x4.wild": 0, "5x5": 0, "2x2": 36.0 / 11,
	} {
		c, err := puzzle.ParseConfig(configuration)
		if err != nil {
			t.Fatal(err)
		}
		got := allBoards(context.Background(), c)
		if (got != nil) != (want != 0) || got != nil && math.Abs(got.Mean-want) > 1e-8 {
			t.Errorf("%s: %+v, want %v", configuration, got, want)
		}
		if got != nil && (got.Source != "") != (c.Size.Cells() > 12) {
			t.Errorf("%s: source %q", configuration, got.Source)
		}
	}
}

func TestSimulateJSON(t *testing.T) {
	var got simulated
	r := runProgram("", strings.Fields("simulate --size 3x3 --goal snake --samples 50 --iterations 2,40 --seed j --json")...)
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.code != 0 || r.err != "" {
		t.Fatalf("%+v: %v", r, err)
	}
	if got.Size != "3x3" || got.Goal != "snake" || got.Samples != 50 || *got.Seed != "j" || len(got.Rows) != 3 || got.All == nil || got.All.Mean < 21.9 {
		t.Errorf("%+v", got)
	}
	walk, shuffle := got.Rows[0], got.Rows[2]
	if walk.Method != "walk" || walk.Iterations != 2 || walk.Z < 10 || shuffle.Method != "shuffle" || shuffle.Freedom != 64 || *shuffle.Moves < 20 || *shuffle.StandardError <= 0 {
		t.Errorf("%+v, %+v", walk, shuffle)
	}
	// A single scramble has no interval; large boards have no fewest moves.
	one := runProgram("", strings.Fields("simulate --size 3x3 --samples 1 --iterations 2 --seed j")...)
	if one.code != 0 || strings.Contains(strings.Split(one.out, "\n\n")[1], "±") || !strings.HasPrefix(one.out, "3x3.classic, 1 scramble of each way\n") {
		t.Errorf("%+v", one)
	}
	large := runProgram("", strings.Fields("simulate --size 8x8 --goal wild --samples 100 --iterations 5 --seed j")...)
	if large.code != 0 || !strings.Contains(large.out, "8x8 are too large") || !strings.Contains(large.out, "–") {
		t.Errorf("%+v", large)
	}
	runProgram("", "simulate", "--json", "--csv").want(t, 2, "", "--json or --csv, not both")
}

// TestSimulateKeepsFinishedRows stops an experiment of many rows after the second: what is finished by then is printed, and no more.
// Solving may be some rows ahead of what is told.
func TestSimulateKeepsFinishedRows(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var out, messages bytes.Buffer
	e := testEnv(nil, &out, &messages)
	var iterations iterationsFlag
	for i := range 1000 {
		iterations = append(iterations, i+1)
	}
	s := &simulator{env: e, size: puzzle.Size{W: 3, H: 3}, goal: "classic", samples: 8, threads: 1, seeded: true, csv: true, iterations: iterations}
	s.each = func(done int64) {
		if done == 16 {
			cancel()
		}
	}
	err := s.stoppable(s.run(ctx))
	_ = e.out.flush()
	rows := strings.Split(strings.TrimSpace(out.String()), "\n")[1:]
	if err == nil || e.code != exitInterrupted || len(rows) < 2 || len(rows) >= len(iterations) {
		t.Errorf("%v, exit code %d, %d rows", err, e.code, len(rows))
	}
	for i, row := range rows {
		if !strings.HasPrefix(row, fmt.Sprintf("walk,%d,8,", i+1)) {
			t.Errorf("row %d is %q", i, row)
		}
	}
}
