package experiment

import "math"

// Tally holds the sums of integers and of their squares, which give mean and standard error and do not depend on the
// order of the numbers. The zero value is an empty Tally.
type Tally struct {
	N       int
	Sum     int64
	Squares int64
}

// Add adds a number.
func (t *Tally) Add(n int) {
	t.N++
	t.Sum += int64(n)
	t.Squares += int64(n) * int64(n)
}

// Merge adds all numbers of u.
func (t *Tally) Merge(u Tally) {
	t.N += u.N
	t.Sum += u.Sum
	t.Squares += u.Squares
}

// Mean returns the mean, 0 for an empty Tally.
func (t Tally) Mean() float64 {
	if t.N == 0 {
		return 0
	}
	return float64(t.Sum) / float64(t.N)
}

// Error returns the standard error of the mean, 0 for fewer than two numbers. In 95 of 100 experiments the true mean
// lies within 1.96 times Error of Mean.
func (t Tally) Error() float64 {
	if t.N < 2 {
		return 0
	}
	n := float64(t.N)
	variance := (float64(t.Squares) - float64(t.Sum)*float64(t.Sum)/n) / (n - 1)
	return math.Sqrt(max(0, variance) / n)
}
