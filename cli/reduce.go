package cli

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

// reduce returns at most 256 colours that serve the pictures well: all of theirs if there are no more, else
// those of a median cut, the box with the most pixels times spread being cut until there are enough.
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
	// Maps come in any order; the same pictures shall give the same palette.
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.parts[:], b.parts[:]) })
	boxes := [][]shade{all}
	for len(boxes) < 256 {
		worst, most := -1, 0
		for i, box := range boxes {
			if _, spread := widest(box); spread*pixels(box) > most {
				worst, most = i, spread*pixels(box)
			}
		}
		if worst < 0 {
			break
		}
		low, high := cut(boxes[worst])
		boxes[worst] = low
		boxes = append(boxes, high)
	}
	palette := make(color.Palette, len(boxes))
	for i, box := range boxes {
		palette[i] = mean(box)
	}
	return palette
}

// widest returns the part (red, green, blue) in which a box spreads most, and how far.
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

func pixels(box []shade) int {
	n := 0
	for _, s := range box {
		n += s.n
	}
	return n
}

// cut parts a box of two shades or more in two, at the middle of its pixels.
func cut(box []shade) (low, high []shade) {
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

// mean returns the colour in the middle of a box, weighed by pixels.
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
