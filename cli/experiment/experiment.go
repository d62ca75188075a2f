// Package experiment compares ways to scramble a board, by the mean length of the shortest solution and by the mean
// number of swaps that the scramble takes. It repeats the experiment of an essay on the fifteen puzzle on phones: how
// long must a random walk be until it mixes as well as a shuffle?
package experiment

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// Plan describes an experiment. With Seeded each sample is dealt from a seed of its own, so that the result depends on
// the plan alone and not on Threads; without it samples come from the system's secure source.
type Plan struct {
	Config     puzzle.Config
	Iterations []int // lengths of the random walks to try, each 1 or more; the shuffle is always tried, last
	Samples    int   // scrambles of each kind, 1 or more
	Seed       string
	Seeded     bool
	Threads    int  // 1 or more
	Unsolved   bool // whether the scrambles are only looked at, not solved: for sizes that are not solved exactly
}

// Row is the result for one kind of scramble.
type Row struct {
	Iterations int     // of the random walk; 0 for the shuffle
	Swaps      Tally   // exchanges of two cells in a scramble
	Length     Tally   // single-tile moves of the shortest solution; empty if the plan does not solve
	Places     Places  // where each tile came
	Lengths    []int64 // how many scrambles have a shortest solution of 0, 1, 2, … moves
}

// errPlan is the error of an invalid plan.
var errPlan = errors.New("experiment: a plan needs samples, threads and iterations of 1 or more")

// batch is the number of samples in a job.
const batch = 8

// job is the samples from to to (excluded) of a row.
type job struct{ row, from, to int }

// runner runs a plan.
type runner struct {
	plan   Plan
	tables *solve.Tables
	ctx    context.Context
	cancel context.CancelFunc
	jobs   chan job

	mu   sync.Mutex
	rows []Row
	done int64
	err  error
}

// Run runs a plan and returns a row for each of plan.Iterations and one for the shuffle. It solves every scramble
// optimally, which takes impractically long on boards larger than 4x4 and 5x3, unless the plan leaves them unsolved.
//
// progress, if not nil, is called after each batch with the number of samples done and of all samples, by one goroutine
// at a time. The error is that of an invalid plan, of [puzzle.NewDealer], or of ctx if it ends first; the rows are then
// incomplete. Run leaves no goroutine behind.
func Run(ctx context.Context, plan Plan, tables *solve.Tables, progress func(done, all int64)) ([]Row, error) {
	r := &runner{plan: plan, tables: tables, jobs: make(chan job)}
	if err := r.prepare(); err != nil {
		return nil, err
	}
	r.ctx, r.cancel = context.WithCancel(ctx)
	defer r.cancel()
	var workers sync.WaitGroup
	for range plan.Threads {
		workers.Go(func() { r.work(progress) })
	}
	r.handOut()
	workers.Wait()
	if r.err == nil {
		r.err = ctx.Err()
	}
	return r.rows, r.err
}

// prepare makes the rows and returns the error that dealing would give.
func (r *runner) prepare() error {
	if r.plan.Samples < 1 || r.plan.Threads < 1 {
		return errPlan
	}
	for _, n := range r.plan.Iterations {
		if n < 1 {
			return errPlan
		}
		r.rows = append(r.rows, Row{Iterations: n})
	}
	r.rows = append(r.rows, Row{})
	d, err := r.dealer(Row{})
	if err == nil && r.plan.Seeded {
		_, err = d.DealSeeded(r.seed(len(r.rows)-1, r.plan.Samples))
	}
	return err
}

// handOut sends all jobs until the context ends.
func (r *runner) handOut() {
	defer close(r.jobs)
	for row := range r.rows {
		for from := 0; from < r.plan.Samples; from += batch {
			select {
			case r.jobs <- job{row, from, min(from+batch, r.plan.Samples)}:
			case <-r.ctx.Done():
				return
			}
		}
	}
}

// work does jobs until there are no more.
func (r *runner) work(progress func(done, all int64)) {
	for j := range r.jobs {
		row, err := r.try(j)
		r.mu.Lock()
		if err != nil {
			if r.err == nil {
				r.err = err
			}
			r.cancel()
		} else {
			r.rows[j.row].Swaps.Merge(row.Swaps)
			r.rows[j.row].Length.Merge(row.Length)
			r.rows[j.row].Places.merge(&row.Places)
			for n, count := range row.Lengths {
				r.rows[j.row].count(n, count)
			}
			r.done += int64(j.to - j.from)
			if progress != nil {
				progress(r.done, int64(len(r.rows))*int64(r.plan.Samples))
			}
		}
		r.mu.Unlock()
	}
}

// try deals and solves the samples of a job.
func (r *runner) try(j job) (Row, error) {
	row := Row{Iterations: r.rows[j.row].Iterations} // no lock: Iterations never change
	d, err := r.dealer(row)
	if err != nil {
		return row, err
	}
	for k := j.from; k < j.to; k++ {
		game := puzzle.Game{}
		if !r.plan.Seeded {
			game = d.Deal()
		} else if game, err = d.DealSeeded(r.seed(j.row, k)); err != nil {
			return row, err
		}
		row.Swaps.Add(d.Swaps())
		row.Places.add(game)
		if r.plan.Unsolved {
			if err := r.ctx.Err(); err != nil {
				return row, err
			}
			continue
		}
		length, err := r.optimum(game)
		if err != nil {
			return row, err
		}
		row.Length.Add(length)
		row.count(length, 1)
	}
	return row, nil
}

// count adds some scrambles of a length.
func (r *Row) count(length int, n int64) {
	for len(r.Lengths) <= length {
		r.Lengths = append(r.Lengths, 0)
	}
	r.Lengths[length] += n
}

// dealer returns a dealer that scrambles in a row's way.
func (r *runner) dealer(row Row) (*puzzle.Dealer, error) {
	o := puzzle.DealOptions{}
	if row.Iterations > 0 {
		o.Method, o.Iterations = puzzle.ByWalk, row.Iterations
	}
	return puzzle.NewDealer(r.plan.Config, o)
}

// seed returns the seed of a row's sample k.
func (r *runner) seed(row, k int) string {
	return fmt.Sprintf("%s/%d/%d", r.plan.Seed, r.rows[row].Iterations, k)
}

// budget is the number of nodes searched between two checks of the context: some milliseconds.
const budget = 200_000

// optimum returns the length of a game's shortest solution.
func (r *runner) optimum(g puzzle.Game) (int, error) {
	s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Tables: r.tables})
	if err != nil {
		return 0, err
	}
	for !s.Step(budget) {
		if err := r.ctx.Err(); err != nil {
			return 0, err
		}
	}
	n, ok := s.Best()
	if !ok || !s.Proven() {
		return 0, fmt.Errorf("experiment: %s was not solved", g.ID())
	}
	return n, nil
}
