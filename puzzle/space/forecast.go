package space

import "math"

// levelsLeft estimates the work left, as a multiple of the cost of the last level. ok is false while too little
// is known.
//
// The states of a space are distributed over the depths much like a normal distribution. The share of states
// found so far tells how many standard deviations the present depth lies from the mean; the size of the last
// level tells how many levels a standard deviation is. Beyond three standard deviations above the mean,
// levels cost little.
func levelsLeft(p Progress) (levels float64, ok bool) {
	share := float64(p.States) / float64(p.Total)
	if share < 0.001 {
		return 0, false
	}
	if share > 0.999 {
		return 1, true
	}
	z := math.Sqrt2 * math.Erfinv(2*share-1)
	density := math.Exp(-z*z/2) / math.Sqrt(2*math.Pi)
	deviation := density * float64(p.Total) / float64(p.Level)
	return max(1, (3-z)*deviation), true
}
