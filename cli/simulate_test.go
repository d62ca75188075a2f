package cli

import (
	"bytes"
	"context"
	"image/png"
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
	if len(lines) != 9 || lines[0] != "3x3.classic, 40 scrambles of each way" || lines[8] != "The mean of all boards is 21.972520." {
		t.Fatalf("%d lines:\n%s", len(lines), r.out)
	}
	for i, way := range []string{"5", "20", "shuffle"} {
		if f := strings.Fields(lines[3+i]); len(f) != 5 || f[0] != way || f[3] != "±" {
			t.Errorf("line %q", lines[3+i])
		}
	}
}

func TestSimulateCSV(t *testing.T) {
	args := strings.Fields("simulate --size 3x2 --goal snake-random --samples 200 --iterations 1,30 --seed b --csv --threads 2")
	r := runProgram("", args...)
	if r.code != 0 || len(r.lines()) != 4 || r.lines()[0] != "method,iterations,samples,swaps,moves,standard_error" {
		t.Fatalf("%+v", r)
	}
	var moves []float64
	for i, want := range []string{"walk,1,200,", "walk,30,200,", "shuffle,,200,"} {
		line := r.lines()[1+i]
		f := strings.Split(line, ",")
		mean, err := strconv.ParseFloat(f[4], 64)
		if !strings.HasPrefix(line, want) || len(f) != 6 || err != nil {
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
		{"--size 6x6", "6x6 is too large"},
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

func TestTrueMean(t *testing.T) {
	for configuration, want := range map[string]float64{
		"4x4": mean15, "4x4.snake": mean15, "4x4.spiral": 0, "4x4.classic-6": 0, "4x4.wild": 0, "5x5": 0, "2x2": 36.0 / 11,
	} {
		c, err := puzzle.ParseConfig(configuration)
		if err != nil {
			t.Fatal(err)
		}
		got, known := trueMean(context.Background(), c)
		if diff := got - want; known != (want != 0) || known && (diff > 1e-9 || diff < -1e-9) {
			t.Errorf("%s: %v, %v, want %v", configuration, got, known, want)
		}
	}
}
