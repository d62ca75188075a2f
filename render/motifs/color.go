package motifs

import "wildfifteen/render"

// rgb is a colour, each channel 0..1.
type rgb struct{ r, g, b float64 }

func (c rgb) plus(d rgb) rgb { return rgb{c.r + d.r, c.g + d.g, c.b + d.b} }

// to returns the colour at a part, 0..1, of the way from c to d.
func (c rgb) to(d rgb, part float64) rgb {
	return rgb{c.r + (d.r-c.r)*part, c.g + (d.g-c.g)*part, c.b + (d.b-c.b)*part}
}

// lit returns c brightened towards white, or with a negative part darkened towards black.
func (c rgb) lit(part float64) rgb {
	if part < 0 {
		return c.to(rgb{}, -part)
	}
	return c.to(rgb{1, 1, 1}, part)
}

// palette holds the colours of a picture.
type palette struct {
	table       [257]rgb // the theme's ramp
	paper, tray rgb
	ink         rgb // the darkest colour in a light theme, the darkest also in a dark one
	dark        bool
}

func newPalette(t *render.Theme) palette {
	p := palette{paper: channels(t.Paper), tray: channels(t.Tray), ink: channels(t.Ink), dark: t.Dark}
	if t.Dark {
		p.ink = channels(t.Paper)
	}
	for i := range p.table {
		p.table[i] = channels(t.Ramp(float64(i) / 256))
	}
	return p
}

func channels(c render.Color) rgb {
	return rgb{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// ramp returns the colour at a position, 0..1, on the ramp; beyond its ends, that of the end.
func (p *palette) ramp(at float64) rgb {
	at = clamp(at) * 256
	i := min(int(at), 255)
	return p.table[i].to(p.table[i+1], at-float64(i))
}
