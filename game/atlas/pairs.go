package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pairs are the large figures that lead a chart: some points of it, one below the other, with the titles of the axes below them.
type pairs struct {
	x, y string // the titles
	rows [2]pair
}

// pair is a point of the chart in words.
type pair struct {
	name string // of its line, "" if there is only one
	x, y string
}

// pairsGroup is the name in the IDs of the figures of the charts; their numbers are those of the charts.
const pairsGroup = "pairs"

// The measures of the figures in dip: the size of their numbers, the height of a row, and the space around the arrow between two.
const (
	pairSize = 32
	pairRow  = 36
	pairAir  = 12
)

// height returns the height of the figures in a column of a width.
func (p *pairs) height(f *ui.Frame, width float32) float32 {
	_, size := p.columns(f, width)
	return 2*f.Grown(pairRow*size/pairSize) + f.Fonts.Metrics(wordsFace(f)).Line
}

// columns returns where the names, the numbers on the X axis and those on the Y axis end that begin one after another, and the size of the
// numbers in dip: the largest with which all have room.
func (p *pairs) columns(f *ui.Frame, width float32) (at [3]float32, size float32) {
	words, arrow := wordsFace(f), f.IconSide()+f.Dip(2*pairAir)
	for size = pairSize; ; size -= 4 {
		number, names := f.Face(render.Figure, size), float32(0)
		x, y := f.Fonts.Width(words, p.x), f.Fonts.Width(words, p.y)
		for _, r := range p.rows {
			names = max(names, f.Fonts.Width(words, r.name))
			x, y = max(x, f.Fonts.Width(number, r.x)), max(y, f.Fonts.Width(number, r.y))
		}
		if names > 0 {
			names += f.Dip(2 * pairAir)
		}
		at = [3]float32{names, names + x + arrow, names + x + arrow + y}
		if at[2] <= width || size <= 20 {
			return at, size
		}
	}
}

// paint draws the figures in r.
func (p *pairs) paint(l *render.List, f *ui.Frame, r render.Rect) {
	at, size := p.columns(f, r.W)
	number, words := f.Face(render.Figure, size), wordsFace(f)
	line := f.Fonts.Metrics(words).Line
	row := render.Rect{X: r.X, Y: r.Y, W: r.W, H: (r.H - line) / 2}
	part := func(from, to float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + from, Y: row.Y, W: to - from, H: row.H})
	}
	arrow, side := render.Right, f.IconSide()
	if f.RTL {
		arrow = render.Left
	}
	for _, n := range p.rows {
		l.TextIn(f.Fonts, words, n.name, part(0, at[0]), f.Near(), render.Middle, f.Theme.Ink2)
		l.TextIn(f.Fonts, number, n.x, part(at[0], at[1]), f.Near(), render.Middle, f.Theme.Ink)
		between := part(at[1]-side-f.Dip(pairAir), at[1]-f.Dip(pairAir))
		between.Y, between.H = between.Y+render.Floor((row.H-side)/2), side
		l.Icon(arrow, between, f.Dip(2), f.Theme.Ink2)
		l.TextIn(f.Fonts, number, n.y, part(at[1], at[2]), f.Near(), render.Middle, f.Theme.Ink)
		row.Y += row.H
	}
	row.H = line
	l.TextIn(f.Fonts, words, p.x, part(at[0], at[1]), f.Near(), render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, words, p.y, part(at[1], at[2]), f.Near(), render.Middle, f.Theme.Ink2)
}
