package motifs

import "math"

// chance returns a number in 0..1 that depends on a seed and two whole numbers.
func chance(seed uint64, x, y int) float64 {
	v := seed ^ uint64(uint32(x))<<32 ^ uint64(uint32(y))
	// The finisher of splitmix64, twice.
	for range 2 {
		v += 0x9E3779B97F4A7C15
		v = (v ^ v>>30) * 0xBF58476D1CE4E5B9
		v = (v ^ v>>27) * 0x94D049BB133111EB
		v ^= v >> 31
	}
	return float64(v>>11) / (1 << 53)
}

// noise is smooth and random, 0..1, with a period of about one unit.
func noise(seed uint64, x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	tx, ty := ease(x-fx), ease(y-fy)
	upper := lerp(chance(seed, i, j), chance(seed, i+1, j), tx)
	lower := lerp(chance(seed, i, j+1), chance(seed, i+1, j+1), tx)
	return lerp(upper, lower, ty)
}

// rough is noise of several sizes, each half the one before, 0..1.
func rough(seed uint64, x, y float64, octaves int) (sum float64) {
	weight, all := 0.5, 0.0
	for i := range octaves {
		sum += weight * noise(seed+uint64(i)*77, x, y)
		all += weight
		x, y, weight = 2*x+17.3, 2*y+5.1, weight/2
	}
	return sum / all
}

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

func clamp(v float64) float64 { return min(max(v, 0), 1) }

func ease(t float64) float64 { return t * t * t * (t*(6*t-15) + 10) }

// smooth rises from 0 at a to 1 at b.
func smooth(a, b, v float64) float64 {
	t := clamp((v - a) / (b - a))
	return t * t * (3 - 2*t)
}

func fract(v float64) float64 { return v - math.Floor(v) }
