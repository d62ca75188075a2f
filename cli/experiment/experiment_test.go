package experiment

import (
	"context"
	"errors"
	"math"
	"reflect"
	"runtime"
	"testing"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

func plan(t *testing.T, configuration string) Plan {
	t.Helper()
	c, err := puzzle.ParseConfig(configuration)
	if err != nil {
		t.Fatal(err)
	}
	return Plan{Config: c, Iterations: []int{1, 5}, Samples: 50, Seed: "test", Seeded: true, Threads: 2}
}

func TestTally(t *testing.T) {
	var a, b, all Tally
	for i, n := range []int{2, 4, 4, 4, 5, 5, 7, 9} {
		all.Add(n)
		if i%2 == 0 {
			a.Add(n)
		} else {
			b.Add(n)
		}
	}
	a.Merge(b)
	if a != all || all.N != 8 || all.Mean() != 5 {
		t.Errorf("%+v, %+v", a, all)
	}
	if want := math.Sqrt(32.0 / 7 / 8); math.Abs(all.Error()-want) > 1e-12 {
		t.Errorf("standard error %v, want %v", all.Error(), want)
	}
	var none, one Tally
	one.Add(7)
	if none.Mean() != 0 || none.Error() != 0 || one.Mean() != 7 || one.Error() != 0 {
		t.Error("a tally of none or one is wrong")
	}
}

// TestResultDependsOnThePlanAlone runs a seeded plan on one thread and on three: the rows must be equal.
func TestResultDependsOnThePlanAlone(t *testing.T) {
	p := plan(t, "3x3.snake-random")
	var got [2][]Row
	for i, threads := range []int{1, 3} {
		p.Threads = threads
		var err error
		if got[i], err = Run(context.Background(), p, solve.NewTables(), nil); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(got[0], got[1]) {
		t.Errorf("%+v and %+v", got[0], got[1])
	}
	for i, want := range []int{1, 5, 0} {
		if r := got[0][i]; r.Iterations != want || r.Length.N != 50 || r.Swaps.N != 50 || r.Length.Mean() <= 0 {
			t.Errorf("row %d is %+v", i, r)
		}
	}
}

// TestOptimaAreThoseOfTheSpace deals the seeded samples again and compares their lengths with their depths in the counted
// state space.
func TestOptimaAreThoseOfTheSpace(t *testing.T) {
	p := plan(t, "3x3")
	rows, err := Run(context.Background(), p, solve.NewTables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	goal, err := puzzle.NewGoal(p.Config.Size, p.Config.Rule)
	if err != nil {
		t.Fatal(err)
	}
	s, err := space.Count(context.Background(), goal.Board(), space.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := &runner{plan: p, rows: rows}
	for i, row := range rows {
		var want Tally
		d, err := r.dealer(row)
		if err != nil {
			t.Fatal(err)
		}
		for k := range p.Samples {
			g, err := d.DealSeeded(r.seed(i, k))
			if err != nil {
				t.Fatal(err)
			}
			depth, ok := s.Depth(g.Scramble)
			if !ok {
				t.Fatalf("%s has no depth", g.ID())
			}
			want.Add(depth)
		}
		if row.Length != want {
			t.Errorf("%d iterations: %+v, want %+v", row.Iterations, row.Length, want)
		}
	}
}

// TestShuffleSwaps checks the mean number of swaps on 3x3: a shuffle takes 8 swaps, and one more if it must correct the
// parity, which happens half of the time.
func TestShuffleSwaps(t *testing.T) {
	p := plan(t, "3x3")
	p.Iterations, p.Samples = nil, 400
	rows, err := Run(context.Background(), p, solve.NewTables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if m := rows[0].Swaps.Mean(); len(rows) != 1 || m < 8.35 || m > 8.65 { // six standard errors either way
		t.Errorf("%d rows, %v swaps", len(rows), m)
	}
}

func TestUnseeded(t *testing.T) {
	p := plan(t, "2x3.wild")
	p.Seeded = false
	last, calls := int64(0), 0
	rows, err := Run(context.Background(), p, solve.NewTables(), func(done, all int64) {
		calls++
		if done <= last || all != 150 {
			t.Errorf("%d of %d after %d", done, all, last)
		}
		last = done
	})
	if err != nil || len(rows) != 3 || last != 150 || calls == 0 {
		t.Errorf("%d rows, %v, %d samples told in %d calls", len(rows), err, last, calls)
	}
}

func TestBadPlans(t *testing.T) {
	for _, change := range []func(*Plan){
		func(p *Plan) { p.Samples = 0 },
		func(p *Plan) { p.Threads = 0 },
		func(p *Plan) { p.Iterations = []int{3, 0} },
		func(p *Plan) { p.Config.Size.H = 1 },
		func(p *Plan) { p.Seed = "\x00" },
	} {
		p := plan(t, "3x3")
		change(&p)
		if rows, err := Run(context.Background(), p, solve.NewTables(), nil); err == nil {
			t.Errorf("%+v gives %v", p, rows)
		}
	}
}

func TestCancelLeavesNothing(t *testing.T) {
	before := runtime.NumGoroutine()
	p := plan(t, "4x4")
	p.Samples = 100000
	ctx, cancel := context.WithCancel(context.Background())
	if _, err := Run(ctx, p, solve.NewTables(), func(int64, int64) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	for range 100 { // the runtime may still count goroutines that have finished
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

// TestPlaces draws many even boards and many that are hardly mixed: only the first look even.
func TestPlaces(t *testing.T) {
	for _, c := range []string{"3x3", "4x4.snake-random", "5x3.wild", "6x6"} {
		p := plan(t, c)
		p.Iterations, p.Samples, p.Unsolved = []int{3}, 3000, true
		rows, err := Run(context.Background(), p, solve.NewTables(), nil)
		if err != nil {
			t.Fatal(err)
		}
		_, _, walk := rows[0].Places.ChiSquare()
		chi2, freedom, even := rows[1].Places.ChiSquare()
		n := p.Config.Size.Cells()
		if freedom != (n-1)*(n-1) || math.Abs(even) > 4 || math.Abs(chi2/float64(freedom)-1) > 0.3 {
			t.Errorf("%s: shuffled boards have chi2 %v of %d, z %v", c, chi2, freedom, even)
		}
		if walk < 10 || rows[0].Length.N != 0 {
			t.Errorf("%s: boards after a short walk have z %v", c, walk)
		}
	}
	var none Places
	if chi2, freedom, z := none.ChiSquare(); chi2 != 0 || freedom != 0 || z != 0 {
		t.Error("no boards have a chi-square")
	}
}
