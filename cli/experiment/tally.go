package experiment

import "math"

// Tally is the sum of whole numbers and of their squares: enough for mean and spread, and the same in
// whatever order they come. The zero value is empty.
type Tally struct {
	N       int
	Sum     int64
	Squares int64
}

// Add counts a number.
func (t *Tally) Add(n int) {
	t.N++
	t.Sum += int64(n)
	t.Squares += int64(n) * int64(n)
}

// Merge counts what u has counted.
func (t *Tally) Merge(u Tally) {
	t.N += u.N
	t.Sum += u.Sum
	t.Squares += u.Squares
}

// Mean returns the mean, 0 for none.
func (t Tally) Mean() float64 {
	if t.N == 0 {
		return 0
	}
	return float64(t.Sum) / float64(t.N)
}

// Error returns the standard error of the mean, 0 for less than two numbers. The true mean lies within 1.96
// of it in 95 of 100 experiments.
func (t Tally) Error() float64 {
	if t.N < 2 {
		return 0
	}
	n := float64(t.N)
	variance := (float64(t.Squares) - float64(t.Sum)*float64(t.Sum)/n) / (n - 1)
	return math.Sqrt(max(0, variance) / n)
}
