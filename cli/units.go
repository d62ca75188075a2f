package cli

import (
	"fmt"
	"math/big"
	"time"
)

// inWords writes a number in full, or in powers of ten where that would be too long to read.
func inWords(n *big.Int) string {
	if text := n.String(); len(text) <= 15 {
		return text
	}
	return new(big.Float).SetInt(n).Text('g', 3)
}

// bytesText writes a number of bytes with its unit.
func bytesText(n uint64) string {
	units := []string{"B", "kB", "MB", "GB", "TB", "PB", "EB"}
	v, i := float64(n), 0
	for v >= 1000 && i < len(units)-1 {
		v, i = v/1000, i+1
	}
	if i == 0 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.3g %s", v, units[i])
}

// duration writes a time with three digits, "" for none.
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
