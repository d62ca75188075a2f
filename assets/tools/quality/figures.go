//go:build unix

package main

import (
	"fmt"
	"slices"
	"strings"
)

// header is the first line of a file of figures.
const header = "size,boards,seconds,ratio\n"

// parseCurves reads a file of figures; an empty one has none.
func parseCurves(text string) (curves []curve, err error) {
	for line := range strings.Lines(strings.TrimPrefix(text, header)) {
		var c curve
		var height int
		var p point
		if _, err := fmt.Sscanf(line, "%dx%d,%d,%g,%g", &c.n, &height, &c.boards, &p.seconds, &p.ratio); err != nil || height != c.n {
			return nil, fmt.Errorf("%q is no figure", line)
		}
		if len(curves) == 0 || curves[len(curves)-1].n != c.n {
			curves = append(curves, c)
		}
		last := &curves[len(curves)-1]
		last.points = append(last.points, p)
	}
	return curves, nil
}

// curvesText returns the file of curves.
func curvesText(curves []curve) string {
	var b strings.Builder
	b.WriteString(header)
	for _, c := range curves {
		for _, p := range c.points {
			fmt.Fprintf(&b, "%dx%d,%d,%.4g,%.4f\n", c.n, c.n, c.boards, p.seconds, p.ratio)
		}
	}
	return b.String()
}

// with returns curves with another one, in place of that of the same size, ordered by their sizes.
func with(curves []curve, c curve) []curve {
	curves = slices.DeleteFunc(curves, func(old curve) bool { return old.n == c.n })
	curves = append(curves, c)
	slices.SortFunc(curves, func(a, b curve) int { return a.n - b.n })
	return curves
}
