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

// The words and numbers become smaller step by step until they have room: the words later, down to wordsLeast of their size, the numbers
// down to pairLeast.
const (
	pairStep   = 0.05
	pairLeast  = 0.6
	pairLater  = 0.25
	wordsLeast = 0.55
)

// pairPlace says where and how large figures are: where the names, the numbers on the X axis and those on the Y axis end that begin one after
// another, the part of the usual size that the numbers have, and the faces.
type pairPlace struct {
	at            [3]float32
	part          float32
	number, words render.FaceID
}

// height returns the height of the figures in a column of a width.
func (p *pairs) height(f *ui.Frame, width float32) float32 {
	o := p.place(f, width)
	return 2*f.Grown(pairRow*o.part) + f.Fonts.Metrics(o.words).Line
}

// place returns where the figures are in a width: as large as all have room.
func (p *pairs) place(f *ui.Frame, width float32) (o pairPlace) {
	for words := float32(1 + pairLater); ; words -= pairStep {
		o.part = max(pairLeast, words-pairLater)
		o.number = f.Face(render.Figure, pairSize*o.part)
		o.words = f.Face(render.Regular, f.UpTo(render.Regular, 16, wordsGrown)*min(1, words))
		o.at = p.columns(f, o.number, o.words)
		if o.at[2] <= width || words <= wordsLeast {
			return o
		}
	}
}

// columns returns where the names and the numbers end in such faces.
func (p *pairs) columns(f *ui.Frame, number, words render.FaceID) [3]float32 {
	names, x, y := float32(0), f.Fonts.Width(words, p.x), f.Fonts.Width(words, p.y)
	for _, r := range p.rows {
		names = max(names, f.Fonts.Width(words, r.name))
		x, y = max(x, f.Fonts.Width(number, r.x)), max(y, f.Fonts.Width(number, r.y))
	}
	if names > 0 {
		names += f.Dip(2 * pairAir)
	}
	x += names + arrowSide(f) + f.Dip(2*pairAir)
	return [3]float32{names, x, x + y}
}

// arrowSide returns the side of the arrow between two numbers: large letters need its room.
func arrowSide(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 0
	}
	return f.IconSide()
}

// paint draws the figures in r.
func (p *pairs) paint(l *render.List, f *ui.Frame, r render.Rect) {
	o := p.place(f, r.W)
	at, number, words := o.at, o.number, o.words
	line := f.Fonts.Metrics(words).Line
	row := render.Rect{X: r.X, Y: r.Y, W: r.W, H: (r.H - line) / 2}
	part := func(from, to float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + from, Y: row.Y, W: to - from, H: row.H})
	}
	arrow, side := render.Forth, arrowSide(f)
	if f.RTL {
		arrow = render.Back
	}
	for _, n := range p.rows {
		l.TextIn(f.Fonts, words, n.name, part(0, at[0]), f.Near(), render.Middle, f.Theme.Ink2)
		l.TextIn(f.Fonts, number, n.x, part(at[0], at[1]), f.Near(), render.Middle, f.Theme.Ink)
		if side > 0 {
			between := part(at[1]-side-f.Dip(pairAir), at[1]-f.Dip(pairAir))
			between.Y, between.H = between.Y+render.Floor((row.H-side)/2), side
			l.Icon(arrow, between, f.Dip(2), f.Theme.Ink2)
		}
		l.TextIn(f.Fonts, number, n.y, part(at[1], at[2]), f.Near(), render.Middle, f.Theme.Ink)
		row.Y += row.H
	}
	row.H = line
	l.TextIn(f.Fonts, words, p.x, part(at[0], at[1]), f.Near(), render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, words, p.y, part(at[1], at[2]), f.Near(), render.Middle, f.Theme.Ink2)
}
