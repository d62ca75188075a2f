package motifs

import "math"

// across returns how far a point is on the way across the picture from the upper left corner, 0..1; no two
// corners of it are equally far.
func (c *canvas) across(x, y float64) float64 { return 0.6*x/c.w + 0.4*y/c.h }

// waves are rows of fans, each over the row behind it, below the rings around a sun. They roll, and are the higher the nearer they are.
func waves(c *canvas) shader {
	const side = 0.2 // width of a fan
	sunX, sunY := c.w*(0.25+0.5*chance(c.seed, 1, 1)), 0.19*c.h
	roll := 2 * math.Pi * chance(c.seed, 1, 2)
	return func(x, y float64) rgb {
		t := y/c.h - 0.3 + 0.05*math.Sin(7*x/c.w+roll)
		v := t * (1.9 - 0.9*t) // as if all rows were equally high
		rows := int(math.Floor(v/(side/4))) + 1
		for row := rows + 1; row >= max(rows-4, 0); row-- { // the lower ones are in front
			cy := float64(row) * side / 4
			shift := float64(row&1) * side / 2
			cx := math.Floor((x-shift)/side+0.5)*side + shift
			r := math.Hypot(x-cx, v-cy-side/4) / (side / 2)
			if r >= 1 || v > cy+side/4 {
				continue
			}
			luck := chance(c.seed, int(math.Round(cx*999)), row)
			color := c.ramp(0.02 + 0.72*cx/c.w + 0.22*cy + 0.16*(luck-0.5))
			color = color.to(c.paper, 0.3*clamp(1-2.2*cy))
			rings := 2.5 + math.Floor(3*luck)
			if r > 0.1 && fract(r*rings+0.08) < 0.044*rings {
				return color.to(c.paper, 0.9)
			}
			return color.lit(0.10 - 0.18*r)
		}
		return c.halo(math.Hypot(x-sunX, y-sunY))
	}
}

// halo returns the colour of the sky at a distance from the middle of the sun.
func (c *canvas) halo(far float64) rgb {
	const sun, ring = 0.115, 0.062
	n := (far - sun) / ring
	switch {
	case n < 0:
		return c.ramp(1)
	case fract(n) < 0.16:
		return c.paper
	}
	return c.ramp(0.9-0.16*math.Floor(n)).to(c.paper, min(0.25+0.05*math.Floor(n), 0.6))
}

// weave is a cloth of broad bands.
func weave(c *canvas) shader {
	const n = 9.0
	const band = 0.86
	ground := c.ink.to(c.ramp(0.5), 0.2)
	return func(x, y float64) rgb {
		u, v := x*n, y*n
		i, j := int(math.Floor(u)), int(math.Floor(v))
		fu, fv := 2*(u-float64(i))-1, 2*(v-float64(j))-1
		along, side := fu, fv
		warp := (i+j)%2 == 0
		if warp {
			along, side = fv, fu
		}
		on := math.Abs(side) < band
		if !on { // beside the upper band the lower one shows
			warp, along, side = !warp, side, along
			if math.Abs(side) >= band {
				return ground
			}
			// It is in the shadow of the upper one.
		}
		at := float64(j) / (n*c.h - 1)
		if warp {
			at = 1 - float64(i)/(n*c.w-1)
		}
		thread := 0.05 * math.Sin(side*band*14)
		color := c.ramp(at).lit(thread)
		if chance(c.seed, int(at*97), 3) < 0.3 && math.Abs(math.Abs(side)-0.55) < 0.07 {
			color = color.to(c.paper, 0.8)
		}
		if !on {
			return color.lit(-0.45)
		}
		round := math.Sqrt(math.Max(0, 1-along*along*0.86))
		return color.lit(0.16*round - 0.22*(1-round) - 0.10*smooth(0.7, band, math.Abs(side)))
	}
}

// stars is a tiling of eight-pointed stars and crosses.
func stars(c *canvas) shader {
	const n = 5.0
	half := math.Sqrt2 - 1
	return func(x, y float64) rgb {
		u, v := x*n, y*n
		i, j := math.Floor(u), math.Floor(v)
		px, py := math.Abs(2*(u-i)-1), math.Abs(2*(v-j)-1) // 0 in the middle of a star, 1 at the border of its cell
		// The star is the union of a square and the same turned by an eighth.
		square := math.Max(px, py) - (1 - half*0.72)
		diamond := (px+py)/math.Sqrt2 - (1 - half*0.72)
		d := math.Min(square, diamond)
		at := 0.04 + 0.92*c.across((i+0.5)/n, (j+0.5)/n)
		line := c.paper
		switch {
		case math.Abs(d) < 0.035:
			return line
		case d < 0:
			inner := math.Min(math.Max(px, py), (px+py)/math.Sqrt2) / (1 - half*0.72)
			if math.Abs(inner-0.62) < 0.035 {
				return line
			}
			color := c.ramp(at + 0.10*(chance(c.seed, int(i), int(j))-0.5))
			if inner < 0.62 {
				if r := math.Hypot(px, py); r < 0.19 {
					return line
				}
				return color.lit(0.22)
			}
			return color
		}
		// A cross lies around each corner of the cells.
		ci, cj := math.Round(u), math.Round(v)
		cross := c.ramp(1 - (0.04 + 0.92*c.across(ci/n, cj/n)))
		return cross.lit(-0.42)
	}
}

// spiral is one ribbon from the middle outwards.
func spiral(c *canvas) shader {
	const pitch = 0.088
	far := math.Hypot(c.w, c.h) / 2
	turn := 2 * math.Pi * chance(c.seed, 0, 0)
	ground := c.paper
	if c.dark {
		ground = c.tray
	}
	return func(x, y float64) rgb {
		dx, dy := x-c.w/2, y-c.h/2
		r, a := math.Hypot(dx, dy), math.Atan2(dy, dx)+turn
		arm := r/pitch - a/(2*math.Pi)
		k := math.Round(arm)
		off := arm - k
		length := (k + a/(2*math.Pi)) * pitch // the radius of the ribbon's middle here
		at := clamp(length / far)
		wave := 0.33 + 0.035*math.Sin(length*length*330)
		if math.Abs(off) > wave || length < 0 && r > pitch*0.36 {
			return ground
		}
		return c.ramp(at).lit(-0.16 * off / 0.36)
	}
}

// bends are arcs in squares that join to endless ribbons.
func bends(c *canvas) shader {
	const n = 7.0
	ground := c.paper
	if c.dark {
		ground = c.tray
	}
	return func(x, y float64) rgb {
		u, v := x*n, y*n
		i, j := math.Floor(u), math.Floor(v)
		fu, fv := u-i, v-j
		if chance(c.seed, int(i), int(j)) < 0.5 {
			fu = 1 - fu
		}
		if fu+fv > 1 {
			fu, fv = 1-fu, 1-fv
		}
		d := math.Abs(math.Hypot(fu, fv) - 0.5)
		color := c.ramp(0.02 + 0.96*c.across(x, y))
		switch {
		case d > 0.30:
			return ground
		case d > 0.19 && d < 0.235:
			return ground
		case d < 0.045:
			return color.lit(0.45)
		}
		return color.lit(0.08 - 0.5*d)
	}
}

// cubes are blocks seen from a corner: rhombs in three shades.
func cubes(c *canvas) shader {
	const n = 7.0
	return func(x, y float64) rgb {
		// Axial coordinates of the hexagon around the point.
		q, r := x*n-y*n/math.Sqrt(3), 2*y*n/math.Sqrt(3)
		s := -q - r
		iq, ir, is := math.Round(q), math.Round(r), math.Round(s)
		if a, b, d := math.Abs(iq-q), math.Abs(ir-r), math.Abs(is-s); a > b && a > d {
			iq = -ir - is
		} else if b > d {
			ir = -iq - is
		}
		cx, cy := (iq+ir/2)/n, ir*math.Sqrt(3)/2/n
		angle := math.Atan2(y-cy, x-cx)
		face := int(math.Floor((angle+7*math.Pi/6)/(2*math.Pi/3))) % 3
		color := c.ramp(0.03 + 0.94*c.across(cx, cy) + 0.16*(chance(c.seed, int(iq), int(ir))-0.5))
		shade := [3]float64{0.34, -0.06, -0.40}[face]
		border := math.Abs(fract((angle+7*math.Pi/6)/(2*math.Pi/3)+0.5)-0.5) * math.Hypot(x-cx, y-cy) * n
		return color.lit(shade).to(c.paper, 0.5*smooth(0.018, 0.004, border))
	}
}

// hilbert is a line through all cells of a grid, as a ribbon. There is one such line: the seed only turns and mirrors it.
func hilbert(c *canvas) shader {
	const order = 16
	side := 1.0 / order * math.Max(c.w, c.h)
	ground := c.paper
	if c.dark {
		ground = c.tray
	}
	turn := (c.seed + 1) % 8
	return func(x, y float64) rgb {
		if turn&1 != 0 {
			x = c.w - x
		}
		if turn&2 != 0 {
			y = c.h - y
		}
		if turn&4 != 0 {
			x, y = y, x
		}
		i, j := min(int(x/side), order-1), min(int(y/side), order-1)
		k := hilbertPlace(order, i, j)
		fx, fy := x/side-float64(i)-0.5, y/side-float64(j)-0.5
		best, at := math.Hypot(fx, fy), float64(k)
		for _, step := range [2]int{-1, 1} {
			if k+step < 0 || k+step >= order*order {
				continue
			}
			ni, nj := hilbertCell(order, k+step)
			dx, dy := float64(ni-i), float64(nj-j)
			t := math.Max(0, math.Min(1, fx*dx+fy*dy))
			if d := math.Hypot(fx-t*dx, fy-t*dy); d < best {
				best, at = d, float64(k)+t*float64(step)
			}
		}
		if best > 0.36 {
			return ground
		}
		color := c.ramp(at / (order*order - 1))
		if best < 0.05 {
			return color.lit(0.4)
		}
		return color.lit(0.06 - 0.3*best)
	}
}

// hilbertPlace returns the place of a cell on the Hilbert curve through a square of n x n cells, n a power of two.
func hilbertPlace(n, x, y int) (place int) {
	for s := n / 2; s > 0; s /= 2 {
		rx, ry := min(x&s, 1), min(y&s, 1)
		place += s * s * (3*rx ^ ry)
		x, y = hilbertTurn(n, x, y, rx, ry)
	}
	return place
}

// hilbertCell is the inverse of hilbertPlace.
func hilbertCell(n, place int) (x, y int) {
	for s := 1; s < n; s *= 2 {
		rx := 1 & (place / 2)
		ry := 1 & (place ^ rx)
		x, y = hilbertTurn(s, x, y, rx, ry)
		x, y = x+s*rx, y+s*ry
		place /= 4
	}
	return x, y
}

// hilbertTurn turns a quarter of the curve.
func hilbertTurn(n, x, y, rx, ry int) (int, int) {
	if ry == 1 {
		return x, y
	}
	if rx == 1 {
		x, y = n-1-x, n-1-y
	}
	return y, x
}
