package space

import "math"

// levelsLeft estimates how many levels like the last one are still to come.
//
// The states of a space are spread over the depths much like a normal
// distribution. The share of the states found so far tells how many standard
// deviations the present depth lies from the mean, and the size of the level
// how many levels a standard deviation is; three of them beyond the mean the
// levels have become cheap. ok is false while too little is known.
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
