package cli

import (
	"fmt"
	"math"
	"math/big"
	"time"
)

// inWords formats a number in full, or with an exponent if it has more than 15 digits.
func inWords(n *big.Int) string {
	if text := n.String(); len(text) <= 15 {
		return text
	}
	return new(big.Float).SetInt(n).Text('g', 3)
}

// rate formats n per d as a number per second, rounded to three digits.
func (e *env) rate(n uint64, d time.Duration) string {
	each := float64(n) / max(d.Seconds(), 1e-9)
	unit := max(1, math.Pow(10, math.Floor(math.Log10(max(each, 1)))-2))
	return e.lang.Number(uint64(math.Round(each/unit) * unit))
}

// bytesText formats a number of bytes with a decimal unit.
func bytesText(n uint64) string {
	units := []string{"B", "kB", "MB", "GB", "TB", "PB", "EB"}
	v, i := float64(n), 0
	for v >= 999.5 && i < len(units)-1 { // %.3g prints 999.5 as 1e+03
		v, i = v/1000, i+1
	}
	if i == 0 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.3g %s", v, units[i])
}

// duration formats a time with three digits, "" for none.
func (e *env) duration(d time.Duration) string {
	if d <= 0 {
		return ""
	}
	unit := time.Nanosecond
	for unit*1000 <= d {
		unit *= 10
	}
	return d.Round(unit).String()
}
