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

// tally counts the pixels of each colour in pictures.
type tally map[[3]uint8]int

// add counts the pixels of a picture.
func (t tally) add(p *image.RGBA) {
	run, n := [3]uint8{}, 0 // most pixels are like their neighbours
	for i := 0; i+3 < len(p.Pix); i += 4 {
		if c := [3]uint8(p.Pix[i : i+3]); c != run {
			t[run] += n
			run, n = c, 0
		}
		n++
	}
	t[run] += n
}

// cutter divides the colours of a tally into boxes, each of which becomes a colour of a palette.
type cutter struct {
	boxes [][]shade
	costs []int
}

// cutter returns a cutter of one box.
func (t tally) cutter() *cutter {
	all := make([]shade, 0, len(t))
	for parts, n := range t {
		if n > 0 { // black is counted even where no pixel has it
			all = append(all, shade{parts, n})
		}
	}
	// The order of a map is random; sorting makes the palette depend on the pictures alone.
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.parts[:], b.parts[:]) })
	return &cutter{[][]shade{all}, []int{cost(all)}}
}

// step cuts boxes, each time that with the largest product of pixels and spread, as long as there are at most 256 and they have
// together at most so many shades. done reports whether no cut is left.
func (c *cutter) step(shades int) (done bool) {
	for len(c.boxes) < 256 {
		worst, maxCost := -1, 0
		for i, cost := range c.costs {
			if cost > maxCost {
				worst, maxCost = i, cost
			}
		}
		if worst < 0 {
			return true
		}
		if shades <= 0 {
			return false
		}
		shades -= len(c.boxes[worst])
		lower, upper := cut(c.boxes[worst])
		c.boxes[worst], c.costs[worst] = lower, cost(lower)
		c.boxes, c.costs = append(c.boxes, upper), append(c.costs, cost(upper))
	}
	return true
}

// palette returns the mean colours of the boxes.
func (c *cutter) palette() color.Palette {
	palette := make(color.Palette, len(c.boxes))
	for i, box := range c.boxes {
		palette[i] = mean(box)
	}
	return palette
}

// cost returns how much a box needs a cut.
func cost(box []shade) int {
	_, spread := widest(box)
	return spread * pixels(box)
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
