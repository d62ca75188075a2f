package motifs

import "math"

// contours is a map of hills: each height has its colour, lines join points of one height, every fifth is bold.
func contours(c *canvas) shader {
	const levels = 16
	height := func(x, y float64) float64 {
		h := rough(c.seed, 2.6*x, 2.6*y, 3)
		return clamp((h-0.5)*1.25+0.5)*0.72 + 0.28*c.across(x, y)
	}
	return func(x, y float64) rgb {
		h := height(x, y) * levels
		dx, dy := height(x+c.pixel, y)*levels-h, height(x, y+c.pixel)*levels-h
		slope := math.Max(math.Hypot(dx, dy), 1e-6) // levels a pixel
		band := math.Floor(h)
		color := c.ramp((band - 2) / (levels - 5))
		color = color.lit(0.05 - 9*(dx+dy)*0.5/levels*0.02/c.pixel*0.12) // light from the upper left
		near := math.Round(h)
		width := 1.1 * c.pixel * 512
		if int(near)%5 == 0 {
			width *= 2
		}
		pixels := math.Abs(h-near) / slope * c.pixel * 512 // distance from the line, in 512ths of the picture
		return color.to(c.paper, 0.85*clamp(width/2+0.5-pixels*1.0))
	}
}

// hills is a landscape: ridges, the nearer the darker, below a sun in a pale sky.
func hills(c *canvas) shader {
	const ridges = 7
	sunX, sunY := c.w*(0.3+0.4*chance(c.seed, 1, 1)), 0.27*c.h
	sky := c.paper
	if c.dark {
		sky = c.tray.to(c.ramp(0.6), 0.25)
	}
	tops := make([][ridges]float64, int(2*c.w/c.pixel)+2) // of each ridge, by halves of a pixel across
	for k := range tops {
		x := (float64(k)/2 + 0.25) * c.pixel // where the samples of a pixel lie
		for i := range ridges {
			at := float64(i) / (ridges - 1)
			tops[k][i] = c.h*(0.36+0.56*at) - 0.26*(rough(c.seed+uint64(i)*31, x*(2.2-at)+7*at, float64(i)*3.7, 4)-0.36)
		}
	}
	return func(x, y float64) rgb {
		heights := &tops[int(2*x/c.pixel)]
		for i := ridges - 1; i >= 0; i-- {
			at := float64(i) / (ridges - 1)
			if top := heights[i]; y > top {
				near := c.ramp(at+0.30*(x/c.w-0.5)).to(sky, 0.42*(1-at))
				mist := smooth(0.3, 0, y-top)
				return near.to(sky, 0.3*(1-mist)*(1-at)).lit(0.10*mist - 0.02)
			}
		}
		d := math.Hypot(x-sunX, y-sunY)
		high := sky.to(c.ramp(0.05), 0.55*clamp(1-y/(0.55*c.h)))
		low := high.to(c.ramp(0.85), 0.40*smooth(0.15, 0.55, y/c.h))
		if d < 0.105 {
			return c.ramp(0.95).to(sky, 0.25)
		}
		return low.to(c.ramp(0.9), 0.30*smooth(0.42, 0.1, d))
	}
}

// night is a sky full of stars with northern lights over a dark ridge.
func night(c *canvas) shader {
	deep, floor, shine := c.ink.to(c.ramp(0.25), 0.45).lit(-0.35), c.ink.lit(-0.4), 0.30
	if c.dark {
		deep, floor, shine = c.paper.to(c.ramp(0.3), 0.12), c.paper, 0
	}
	return func(x, y float64) rgb {
		ridge := c.h * (0.88 - 0.12*(rough(c.seed+5, 3*x, 9, 4)-0.3))
		if y > ridge {
			return floor.to(c.ramp(x/c.w), 0.14+0.30*smooth(0.12, 0, y-ridge))
		}
		color := deep.to(c.ramp(x/c.w), 0.10+0.20*y/c.h)
		for i := range 3 {
			warp := rough(c.seed+uint64(i)*13, 2.2*x+float64(i), 1.3*y, 3)
			foot := c.h * (0.36 + 0.17*float64(i) + 0.34*(warp-0.5))
			d := foot - y // above the foot of the curtain
			glow := smooth(-0.02, 0.015, d) * math.Exp(-d*5.5)
			folds := 0.55 + 0.45*noise(c.seed+99, 26*x+9*warp, float64(i))
			color = color.to(c.ramp(0.08+0.3*float64(i)+0.9*d).lit(shine), 0.85*glow*folds*clamp(0.35+x/c.w))
		}
		const grid = 34
		gx, gy := math.Floor(x*grid), math.Floor(y*grid)
		for j := -1; j <= 1; j++ {
			for i := -1; i <= 1; i++ {
				color = c.star(color, x*grid, y*grid, int(gx)+i, int(gy)+j)
			}
		}
		return color
	}
}

// star lays the star of a cell of the night over a colour.
func (c *canvas) star(color rgb, x, y float64, i, j int) rgb {
	if chance(c.seed+3, i, j) < 0.45 {
		return color
	}
	sx, sy := float64(i)+chance(c.seed+1, i, j), float64(j)+chance(c.seed+2, i, j)
	size := 0.035 + 0.11*math.Pow(chance(c.seed+4, i, j), 6)
	d := math.Hypot(x-sx, y-sy)
	return color.to(rgb{0.98, 0.96, 0.9}, smooth(size+0.04, size-0.02, d)*(0.45+0.55*chance(c.seed+6, i, j)))
}

// marble is stone whose veins flow through each other.
func marble(c *canvas) shader {
	return func(x, y float64) rgb {
		a := rough(c.seed, 1.7*x, 1.7*y, 4)
		b := rough(c.seed+9, 1.7*x+5, 1.7*y+2, 4)
		v := rough(c.seed+21, 1.5*x+3.2*a, 1.5*y+3.2*b, 4)
		at := clamp((v-0.5)*1.6 + 0.15 + 0.7*c.across(x, y))
		bands := fract(v * 13)
		edge := smooth(0.0, 0.10, bands) * smooth(1, 0.55, bands)
		color := c.ramp(at).lit(0.16*edge - 0.12)
		vein := math.Abs(fract(v*6.5+0.5) - 0.5)
		return color.to(c.paper, 0.75*smooth(0.035, 0.008, vein))
	}
}

// ripples are rings on water around where drops fell.
func ripples(c *canvas) shader {
	type drop struct{ x, y, phase float64 }
	var drops [5]drop
	for i := range drops {
		drops[i] = drop{c.w * (0.1 + 0.8*chance(c.seed, i, 1)), c.h * (0.1 + 0.8*chance(c.seed, i, 2)), 6 * chance(c.seed, i, 3)}
	}
	return func(x, y float64) rgb {
		var sum, dx, dy float64
		for _, d := range drops {
			r := math.Hypot(x-d.x, y-d.y) + 1e-6
			sin, cos := math.Sincos(46*r - d.phase)
			fade := 1 / (1 + 5*r)
			sum += sin * fade
			dx, dy = dx+cos*fade*(x-d.x)/r, dy+cos*fade*(y-d.y)/r
		}
		color := c.ramp(clamp(0.08 + 0.84*c.across(x, y) + 0.10*sum))
		light := -(dx + dy) * 0.26
		if light > 0 {
			return color.to(c.paper.lit(0.3), 0.75*clamp(light))
		}
		return color.to(c.ink, 0.62*clamp(-light))
	}
}

// seeds are the seeds of a sunflower: each stands a golden angle from the one before.
func seeds(c *canvas) shader {
	const spread = 0.0262
	golden := math.Pi * (3 - math.Sqrt(5))
	far := math.Hypot(c.w, c.h) / 2
	n := int((far+0.1)*(far+0.1)/(spread*spread)) + 1
	type dot struct{ x, y, at float64 }
	const cells = 24
	columns, rows := int(c.w*cells)+3, int(c.h*cells)+3
	grid := make([][]dot, columns*rows) // with a border of one cell
	turn := 6 * chance(c.seed, 0, 0)
	for k := range n {
		r, a := spread*math.Sqrt(float64(k)+0.5), float64(k)*golden+turn
		d := dot{c.w/2 + r*math.Cos(a), c.h/2 + r*math.Sin(a), float64(k) / float64(n)}
		if i, j := int(math.Floor(d.x*cells))+1, int(math.Floor(d.y*cells))+1; i >= 0 && i < columns && j >= 0 && j < rows {
			grid[j*columns+i] = append(grid[j*columns+i], d)
		}
	}
	return func(x, y float64) rgb {
		best, at := 9.0, 0.0
		var bx, by float64
		i, j := int(x*cells), int(y*cells)
		for k := range 9 {
			for _, d := range grid[(j+k/3)*columns+i+k%3] {
				if r := math.Hypot(x-d.x, y-d.y); r < best {
					best, at, bx, by = r, d.at, x-d.x, y-d.y
				}
			}
		}
		ground := c.paper
		if c.dark {
			ground = c.tray
		}
		size := spread * (0.42 + 0.42*math.Sqrt(at))
		if best > size {
			return ground
		}
		return c.ramp(math.Sqrt(at)*1.15 - 0.05).lit(-0.16 * (bx + by) / size)
	}
}

// pebbles are stones of all sizes that lie close together.
func pebbles(c *canvas) shader {
	const grid = 9.0
	columns, rows := int(c.w*grid)+6, int(c.h*grid)+6
	type point struct{ x, y float64 }
	stones := make([]point, columns*rows) // with a border of two cells
	for k := range stones {
		i, j := k%columns-2, k/columns-2
		stones[k] = point{float64(i) + 0.1 + 0.8*chance(c.seed, i, j), float64(j) + 0.1 + 0.8*chance(c.seed+1, i, j)}
	}
	return func(x, y float64) rgb {
		gx, gy := x*grid, y*grid
		first, second := 99.0, 99.0 // squares of distances
		var px, py float64
		for k := range 25 {
			s := stones[(int(gy)+k/5)*columns+int(gx)+k%5]
			switch d := (gx-s.x)*(gx-s.x) + (gy-s.y)*(gy-s.y); {
			case d < first:
				first, second, px, py = d, first, s.x, s.y
			case d < second:
				second = d
			}
		}
		ground := c.paper.to(c.tray, 0.5)
		if c.dark {
			ground = c.paper
		}
		edge := math.Sqrt(second) - math.Sqrt(first)
		if edge < 0.10 {
			return ground
		}
		at := 0.06 + 0.88*c.across(px/grid, py/grid) + 0.30*(chance(c.seed+7, int(px*999), int(py*999))-0.5)
		light := -0.10*(gx-px+gy-py) + 0.10*smooth(0.1, 0.5, edge) - 0.06
		return c.ramp(at).lit(light)
	}
}
