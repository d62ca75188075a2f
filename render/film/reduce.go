package film

import (
	"image"
	"image/color"
	"slices"
)

// shade is a colour with the number of its pixels.
type shade struct {
	parts [3]uint8
	n     int
}

// reduce returns a palette of at most 256 colours for the pictures. If they have more, it takes those of a median cut,
// which always cuts the box with the largest product of pixels and spread.
func reduce(pictures ...*image.RGBA) color.Palette {
	counts := map[[3]uint8]int{}
	for _, p := range pictures {
		for i := 0; i+3 < len(p.Pix); i += 4 {
			counts[[3]uint8(p.Pix[i:i+3])]++
		}
	}
	all := make([]shade, 0, len(counts))
	for parts, n := range counts {
		all = append(all, shade{parts, n})
	}
	// The order of a map is random; sorting makes the palette depend on the pictures alone.
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.parts[:], b.parts[:]) })
	boxes := [][]shade{all}
	for len(boxes) < 256 {
		worst, maxCost := -1, 0
		for i, box := range boxes {
			if _, spread := widest(box); spread*pixels(box) > maxCost {
				worst, maxCost = i, spread*pixels(box)
			}
		}
		if worst < 0 {
			break
		}
		lower, upper := cut(boxes[worst])
		boxes[worst] = lower
		boxes = append(boxes, upper)
	}
	palette := make(color.Palette, len(boxes))
	for i, box := range boxes {
		palette[i] = mean(box)
	}
	return palette
}

// widest returns the channel (0 red, 1 green, 2 blue) in which a box has the largest spread, and that spread.
func widest(box []shade) (part, spread int) {
	for p := range 3 {
		lo, hi := 255, 0
		for _, s := range box {
			lo, hi = min(lo, int(s.parts[p])), max(hi, int(s.parts[p]))
		}
		if hi-lo > spread {
			part, spread = p, hi-lo
		}
	}
	return part, spread
}

// pixels returns the number of pixels of a box.
func pixels(box []shade) int {
	n := 0
	for _, s := range box {
		n += s.n
	}
	return n
}

// cut divides a box of two shades or more at the median of its pixels. It reorders the box.
func cut(box []shade) (lower, upper []shade) {
	part, _ := widest(box)
	slices.SortStableFunc(box, func(a, b shade) int { return int(a.parts[part]) - int(b.parts[part]) })
	half, seen, at := pixels(box)/2, 0, 0
	for at = 0; at < len(box)-1; at++ {
		if seen += box[at].n; seen >= half {
			at++
			break
		}
	}
	at = max(1, min(at, len(box)-1))
	return box[:at:at], box[at:]
}

// mean returns the mean colour of a box's pixels.
func mean(box []shade) color.RGBA {
	var sum [3]int
	n := max(1, pixels(box))
	for _, s := range box {
		for p := range 3 {
			sum[p] += s.n * int(s.parts[p])
		}
	}
	return color.RGBA{uint8((sum[0] + n/2) / n), uint8((sum[1] + n/2) / n), uint8((sum[2] + n/2) / n), 255}
}
