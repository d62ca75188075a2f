package render

import (
	"math"
	"strconv"
)

// Axis is one axis of a Chart.
type Axis struct {
	Title    string
	Min, Max float64 // the range shown; both 0: the range of the data
	Log      bool    // a logarithmic axis with a tick each decade; values at or below 0 are not shown
	Whole    bool    // ticks at whole numbers only
	Least    int     // ticks that the axis has at least, closer to each other than usual if need be
}

// scale maps the values of an axis to pixels: value lo to pixel from, value hi to pixel to.
type scale struct {
	lo, hi, step float64
	log          bool
	from, to     float32
}

// newScale chooses the range and the ticks of an axis for values lo..hi, drawn between the pixels from and to with
// ticks at least spacing pixels apart. If loose, the range is extended so that it begins and ends at ticks.
func newScale(a *Axis, lo, hi float64, from, to, spacing float32, loose bool) scale {
	s := scale{log: a.Log, from: from, to: to}
	if a.Min != a.Max {
		lo, hi, loose = a.Min, a.Max, false
	}
	if s.log {
		lo = max(lo, math.SmallestNonzeroFloat64)
		hi = max(hi, lo*10)
		if loose {
			hi = math.Pow(10, math.Ceil(math.Log10(hi)-1e-9))
		}
		s.lo, s.hi = lo, hi
		decades := math.Log10(hi / lo)
		s.step = math.Max(1, math.Ceil(decades*float64(spacing)/float64(abs(to-from))))
		return s
	}
	if hi <= lo {
		hi = lo + 1
	}
	s.step = niceStep((hi - lo) * float64(spacing) / float64(max(abs(to-from), 1)))
	if a.Whole {
		s.step = max(s.step, 1)
	}
	if loose {
		lo, hi = math.Floor(lo/s.step+1e-9)*s.step, math.Ceil(hi/s.step-1e-9)*s.step
	}
	s.lo, s.hi = lo, hi
	s.refine(a, spacing)
	return s
}

// closest is the part of the usual spacing that ticks of a refined axis keep: their labels do not touch.
const closest = 0.4

// refine makes the step smaller until the axis has its least number of ticks, or until they would be too close.
func (s *scale) refine(a *Axis, spacing float32) {
	least := float64(closest*spacing/max(abs(s.to-s.from), 1)) * (s.hi - s.lo) * (1 - 1e-6) // step
	if a.Whole {
		least = max(least, 1)
	}
	for i := a.Least - 1; i >= 0; {
		finer := niceStep(s.step / 2.5)
		if _, ok := s.tick(i); ok || finer < least {
			return
		}
		s.step = finer
	}
}

// niceStep returns the smallest number that is at least v and is 1, 2 or 5 times a power of ten.
func niceStep(v float64) float64 {
	if v <= 0 || math.IsInf(v, 0) || math.IsNaN(v) {
		return 1
	}
	unit := math.Pow(10, math.Floor(math.Log10(v)))
	for _, k := range [...]float64{1, 2, 5} {
		if k*unit >= v*(1-1e-9) {
			return k * unit
		}
	}
	return 10 * unit
}

// at returns the pixel of a value.
func (s *scale) at(v float64) float32 {
	t := (v - s.lo) / (s.hi - s.lo)
	if s.log {
		t = math.Log(max(v, math.SmallestNonzeroFloat64)/s.lo) / math.Log(s.hi/s.lo)
	}
	return s.from + float32(t)*(s.to-s.from)
}

// tick returns the i-th tick; ok is false after the last.
func (s *scale) tick(i int) (v float64, ok bool) {
	if s.log {
		v = math.Pow(10, math.Ceil(math.Log10(s.lo)-1e-9)+float64(i)*s.step)
	} else {
		v = (math.Ceil(s.lo/s.step-1e-9) + float64(i)) * s.step
	}
	return v, v <= s.hi*(1+1e-9)+1e-300 && i < 1000
}

// appendTick appends the label of a tick. Large values are shortened with k, M, G or T where the step allows it.
func (s *scale) appendTick(dst []byte, v float64) []byte {
	if !s.log && math.Abs(v) < s.step/1e6 {
		return append(dst, '0')
	}
	suffix := ""
	for _, u := range [...]string{"k", "M", "G", "T"} {
		if math.Abs(v) < 1000 || v != s.hi && s.step < 100 && math.Abs(v) < 1e4 && !s.log {
			break
		}
		v, suffix = v/1000, u
	}
	return append(strconv.AppendFloat(dst, v, 'g', 6, 64), suffix...)
}
