package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The measures of a page of a run that its legs lead, in dip: the least side of their cells and the most, the space between two legs, above
// the words of one, between its parts and after the sign that it can be watched.
const (
	bandCellLeast = 22
	bandCellMost  = 84
	bandGapLeast  = 24
	bandGapMost   = 88
	bandWords     = 16
	bandGap       = 32
	bandAir       = 88 // what the legs and the time of the run have to spare at most
	bandSign      = 8
	bandTime      = 28
	bandParts     = 3  // columns of the page, of which the legs take all but the last
	bandUnder     = 12 // below the bar of the legs
)

// layoutBand lets the legs lead the page: all of them in one line with their times below them, as large as has room beside the time of the
// run, and what else is told in rows below both. It reports whether there are few enough legs and room for them; a marathon has equal ones.
func (p *runPage) layoutBand(col *ui.Column, page float32) bool {
	p.cell = 0
	f := col.F
	if !p.staged || f.TextSize >= ui.LargeText || p.run.Kind == puzzle.Marathon || len(p.legs) < 2 || len(p.legs) > legsMost {
		return false
	}
	part := func(i int) ui.Column {
		r := f.Split(col.Area, bandParts, i, bandGap)
		return ui.Column{F: f, Area: r, Y: col.Y}
	}
	last := part(bandParts - 1)
	facts := cells{perRow: bandParts, size: 24, air: 14}
	p.cells = pointers(p.cells[:0], p.facts)
	under := f.Dip(bandGap+splitBar+8+bandUnder) + col.Measure(func(col *ui.Column) { facts.layout(col, p.cells) })
	place := render.Rect{X: col.Area.X, Y: col.Y, W: last.Area.X - f.Dip(bandGap) - col.Area.X, H: page - under - f.Dip(pageFoot)}
	beside := last.Measure(func(col *ui.Column) { p.layoutBandHead(col) })
	if p.cell = p.bandCell(f, place); p.cell < f.Dip(bandCellLeast) || beside > place.H {
		p.cell = 0
		return false
	}
	place.H = min(place.H, max(beside, p.bandHigh(f))+f.Dip(bandAir))
	p.layoutBandLegs(f, place)
	last.Y += render.Floor((place.H - beside) / 2)
	p.layoutBandHead(&last)
	col.Y += place.H + f.Dip(bandGap)
	p.layoutLegBar(col)
	col.Space(bandUnder)
	if !facts.layout(col, p.cells) {
		p.layoutFacts(col, 0)
	}
	return true
}

// layoutBandHead adds the time and the moves of the run and all that can be done with it.
func (p *runPage) layoutBandHead(col *ui.Column) {
	layoutHonoursOf(col, p.head[:1], honourLarge)
	layoutHonoursOf(col, p.head[1:], honourSize)
	p.layoutPlay(col)
	p.layoutButtons(col)
}

// bandFaces are those of the words below a leg: its name, its time, and its moves.
func bandFaces(f *ui.Frame) (name, time render.FaceID) {
	return f.Face(render.Regular, 16), f.Face(render.Figure, bandTime)
}

// bandWordsHigh returns the height of the words below a leg.
func bandWordsHigh(f *ui.Frame) float32 {
	name, time := bandFaces(f)
	return 2*f.Fonts.Metrics(name).Line + f.Fonts.Metrics(time).Line
}

// bandWidth returns the width of a leg with cells of a side: that of its goal or of its words.
func (p *runPage) bandWidth(f *ui.Frame, i int, cell float32) float32 {
	name, time := bandFaces(f)
	leg := &p.legs[i]
	words := max(f.Fonts.Width(name, leg.name)+f.Dip(bandSign+legSign), f.Fonts.Width(time, leg.time), f.Fonts.Width(name, leg.moves))
	return render.Floor(max(cell*float32(p.run.Config(i).Size.W), words)) + 1
}

// bandCell returns the largest side of the cells with which all legs and their words have room in a place.
func (p *runPage) bandCell(f *ui.Frame, place render.Rect) float32 {
	for cell := f.Dip(bandCellMost); cell > 0; cell-- {
		sum, tall := f.Dip(bandGapLeast)*float32(len(p.legs)-1), float32(0)
		for i := range p.legs {
			sum += p.bandWidth(f, i, cell)
			tall = max(tall, cell*float32(p.run.Config(i).Size.H))
		}
		if sum <= place.W && tall+f.Dip(bandWords)+bandWordsHigh(f) <= place.H {
			return cell
		}
	}
	return 0
}

// bandHigh returns the height of the highest leg with its words.
func (p *runPage) bandHigh(f *ui.Frame) (high float32) {
	for i := range p.legs {
		high = max(high, p.cell*float32(p.run.Config(i).Size.H))
	}
	return high + f.Dip(bandWords) + bandWordsHigh(f)
}

// layoutBandLegs adds the legs one after the other in the middle of a place, all on one line.
func (p *runPage) layoutBandLegs(f *ui.Frame, place render.Rect) {
	sum := float32(0)
	for i := range p.legs {
		sum += p.bandWidth(f, i, p.cell)
	}
	gap := min(f.Dip(bandGapMost), render.Floor((place.W-sum)/float32(len(p.legs)-1)))
	high := p.bandHigh(f)
	x, foot := place.X, place.Y+render.Floor((place.H+high)/2)
	for i := range p.legs {
		h := p.cell*float32(p.run.Config(i).Size.H) + f.Dip(bandWords) + bandWordsHigh(f)
		w := p.bandWidth(f, i, p.cell)
		f.Add(ui.Control{ID: ui.ID{Name: legGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: p.legs[i].sentence,
			Rect: render.Rect{X: x, Y: foot - h, W: w, H: h}})
		x += w + gap
	}
}

// paintBandLeg draws a leg: its goal, and below it its name with the sign that it can be watched, its time and its moves.
func (p *runPage) paintBandLeg(l *render.List, f *ui.Frame, c *ui.Control, n int) {
	if around := c.Rect.Inset(-f.Dip(8)); c.Pressed || c.Hovered {
		l.Fill(around, f.Radius(), f.Theme.Tray)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(6)), f.Radius())
	}
	leg, size := &p.legs[n], p.run.Config(n).Size
	air := render.Floor(p.cell * render.RibbonAir) // its line begins where its words do
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: w, H: h})
	}
	tall := p.cell * float32(size.H)
	p.picture.Leg(n).Draw(l, f.Fonts, at(-air, 0, p.cell*float32(size.W), tall), f.Scale)
	name, time := bandFaces(f)
	line, large := f.Fonts.Metrics(name).Line, f.Fonts.Metrics(time).Line
	y, side := tall+f.Dip(bandWords), f.Dip(legSign)
	l.TextIn(f.Fonts, name, leg.name, at(0, y, c.Rect.W, line), f.Near(), render.Middle, f.Theme.Ink)
	sign := at(f.Fonts.Width(name, leg.name)+f.Dip(bandSign), y+(line-side)/2, side, side)
	l.Icon(render.Play, sign, f.Dip(2.5), leg.color(f.Theme))
	l.TextIn(f.Fonts, time, leg.time, at(0, y+line, c.Rect.W, large), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, name, leg.moves, at(0, y+line+large, c.Rect.W, line), f.Near(), render.Middle, f.Theme.Ink2)
}
