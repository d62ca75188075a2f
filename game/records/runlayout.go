package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the page: in two columns if there is room, or on a low screen.
func (p *runPage) Layout(f *ui.Frame) {
	area, column, _, apart := p.HeadChoice(f, p.title, wide(f), stage.HeadEnd{Button: removal(p.Stage.Lang)})
	p.apart = apart
	left, right, beside := f.Column(column).Part()
	p.staged = beside && !f.Low()
	if !p.staged && (lying(f, beside) || f.Wide()) {
		left, right = f.Column(column).Equal(24)
		beside = true
	}
	p.picture.Choose(p.run)
	p.picture.Update(f, p.Stage.Set.Scheme)
	p.findHero(f, beside)
	var play ui.Control
	pin := !beside && f.Pins(area)
	if pin {
		play = f.Pinned(&area, column, againID, p.Stage.Lang.T("records.play"))
	}
	col := p.Scroll.Begin(f, area, column)
	switch {
	case p.layoutBand(col, area.H):
	case beside:
		left.Y, right.Y = col.Y, col.Y
		p.layoutBeside(&left, &right, area.H)
		col.Y = max(left.Y, right.Y)
	default:
		if !p.layoutLed(col) {
			p.layoutAbove(col)
		}
		if !pin {
			p.layoutPlay(col)
		}
		more := p.stretch(col, p.Scroll.Room(), len(p.legs)+len(p.facts))
		p.layoutLegs(col, more)
		p.layoutFacts(col, more)
		p.layoutButtons(col)
	}
	p.End(f, col)
	if pin {
		f.Add(play)
	}
}

// layoutAbove adds the picture and the figures below it.
func (p *runPage) layoutAbove(col *ui.Column) {
	high := float32(legsAbove)
	large := col.F.TextSize >= ui.LargeText
	if large { // clear of the title and of the figures
		high = legsLarge
		col.Space(legsAir)
	}
	p.layoutPicture(col, col.F.Dip(high))
	if large {
		col.Space(legsAir)
	}
	p.layoutHead(col)
}

// layoutBeside adds the picture, the figures and the buttons on the left, as high as the page, and the legs and all else on the right.
func (p *runPage) layoutBeside(left, right *ui.Column, page float32) {
	f := left.F
	lower := func(col *ui.Column) {
		p.layoutHead(col)
		p.layoutPlay(col)
		p.layoutButtons(col)
	}
	if p.hero != nil { // all below it is as wide, which leaves more to the legs
		narrow(left, right, f.Grown(leftWide))
		if p.staged {
			room := page - f.Dip(pageFoot+headingAir) - left.Measure(lower)
			narrow(left, right, max(f.Dip(legsBeside), render.Floor(room*p.heroAspect())))
		}
	}
	buttons := left.Measure(func(col *ui.Column) { p.layoutButtons(col) })
	under := left.Measure(lower) - buttons
	rows := p.facts
	if len(p.legs) > legsMost { // below the legs they would be far away
		rows = nil
	}
	if len(p.legs) > 0 {
		right.Y -= p.headingAbove(f)
	}
	more, air := p.stretch(right, page, len(p.legs)+len(rows)), float32(0)
	foot := right.Measure(func(col *ui.Column) {
		p.layoutLegs(col, more)
		p.layoutFacts(col, more)
	})
	if p.staged { // both columns end together
		if foot = min(foot, page-f.Dip(pageFoot)) - f.Dip(headingAir); p.hero != nil { // which is as large as the page has room for
			foot = page - f.Dip(pageFoot+headingAir)
		}
		room := max(f.Dip(legsBeside), foot-under-buttons)
		high := min(room, max(f.Dip(legsBeside), p.legsHigh(f, left.Area.W, room)))
		air = render.Floor(min(f.Dip(legsSpread), (room-high)/2))
		p.layoutPicture(left, room-2*air)
		left.Y += air
	} else {
		p.layoutPicture(left, max(f.Dip(legsLying), page-under-f.Dip(pageFoot)))
	}
	p.layoutHead(left)
	left.Y += air
	p.layoutPlay(left)
	p.layoutButtons(left)
	p.layoutLegs(right, more)
	if rows == nil {
		p.layoutFacts(left, 0)
	} else {
		p.layoutFacts(right, more)
	}
}

// narrow makes the left of two columns at most so wide, and gives the rest to the right one.
func narrow(left, right *ui.Column, width float32) {
	rest := max(0, left.Area.W-width)
	left.Area.W -= rest
	right.Area.X -= rest
	right.Area.W += rest
}

// legsHigh returns the height of a stage for the legs, with air around them, in a room.
func (p *runPage) legsHigh(f *ui.Frame, width, room float32) float32 {
	if p.hero != nil {
		return min(room, width/p.heroAspect())
	}
	air := f.Dip(2 * legsStage)
	return p.picture.High(f, render.Rect{W: width - air, H: room - air}) + air
}

// layoutPlay adds the button that begins another such run.
func (p *runPage) layoutPlay(col *ui.Column) {
	col.Space(8)
	col.Button(againID, p.Stage.Lang.T("records.play"), ui.Primary)
	col.Space(8)
}

// legsMost is the number of legs up to which other figures stand below them.
const legsMost = 6

// The measures of the page in dip: the least height of the picture's stage beside the figures, and most of that of the picture elsewhere,
// which is lower in large letters; how much higher than usual rows become that fill a page; the space above a heading.
const (
	legsBeside = 240
	legsLying  = 72
	legsAbove  = 128
	legsLarge  = 77
	legsAir    = 6  // above and below that
	legsStage  = 36 // around the picture on a stage
	legsSpread = 24 // the most that the figures beside a stage stand apart
	pageFoot   = 16
	pageFade   = 8 // where what scrolls fades

	pageFadeLarge = 22
	rowMore       = 12
	headingAir    = 16
)

// stretch returns how much higher than usual the next rows are, those of the legs and the facts, of which there are n: so that they end
// with the page, or that its fold cuts none of them.
func (p *runPage) stretch(col *ui.Column, page float32, n int) float32 {
	f := col.F
	row := f.ControlHeight()
	page -= col.Measure(func(col *ui.Column) { p.layoutSplits(col) })
	height := func(i int) float32 {
		if i == len(p.legs)-1 {
			return row + f.Dip(headingAir)
		}
		return row
	}
	room := page - f.Dip(pageFoot)
	for i := range n {
		room -= height(i)
	}
	if room < 0 {
		fade := float32(pageFade)
		if f.TextSize >= ui.LargeText { // the span at the foot of a row would be faint
			fade = pageFadeLarge
		}
		return ui.FoldMore(n, height, page-f.Dip(fade), f.Dip(rowMore))
	}
	return render.Floor(min(room/float32(max(1, n)), f.Dip(rowMore)))
}

// layoutPicture adds the picture of the legs, up to a height, or on a stage of that height.
func (p *runPage) layoutPicture(col *ui.Column, most float32) {
	high := most
	if !p.staged {
		high = p.picture.High(col.F, render.Rect{W: col.Area.W, H: most})
	}
	col.F.Add(ui.Control{ID: goalID, Role: ui.Image, Look: ui.Custom, Label: p.title, Rect: col.Take(high)})
	col.Space(8)
}

// layoutHead adds the time and the moves, larger than all others.
func (p *runPage) layoutHead(col *ui.Column) { layoutHonoursOf(col, p.head[:], honourMost(col.F)) }

// headingAbove returns the space above the heading of the legs: large letters have air of their own.
func (p *runPage) headingAbove(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return f.Dip(headingAir / 4)
	}
	return f.Dip(headingAir)
}

func (p *runPage) layoutSplits(col *ui.Column) {
	if len(p.legs) > 0 {
		col.Y -= col.F.Dip(headingAir) - p.headingAbove(col.F)
		col.Heading(p.Stage.Lang.T("records.splits"))
		p.layoutLegBar(col)
	}
}

// layoutLegs adds a row for each leg, so much higher than usual; those that are out of sight only take their place.
func (p *runPage) layoutLegs(col *ui.Column, more float32) {
	p.layoutSplits(col)
	f := col.F
	h := f.ControlHeight() + more
	for i := range p.legs {
		r := col.Take(h)
		id := ui.ID{Name: legGroup, N: i}
		if !f.Reaches(r) && id != p.Focus {
			continue
		}
		f.Add(ui.Control{ID: id, Role: ui.Button, Look: ui.Custom, Label: p.legs[i].sentence, Rect: r, Face: f.Face(render.Figure, factSize)})
	}
	col.Space(headingAir)
}

func (p *runPage) layoutFacts(col *ui.Column, more float32) {
	for i := range p.facts {
		layoutFact(col, &p.facts[i], more)
	}
	if p.lost {
		col.Small(p.Stage.Lang.T("records.no_moves"))
	}
	col.Space(8)
}

// factSize is the size of figures in rows, in dip.
const factSize = 20

// factFits reports whether a figure and its name have room in a row of a width.
func factFits(f *ui.Frame, g *figure, width float32) bool {
	sum := f.Fonts.Width(f.Face(render.Regular, 16), g.label) + f.Fonts.Width(f.Face(render.Figure, factSize), g.shown) + f.Dip(24)
	return sum <= width
}

// layoutFact adds a figure as a row, so much higher than usual.
func layoutFact(col *ui.Column, g *figure, more float32) {
	f := col.F
	g.cell = false
	if !factFits(f, g, col.Area.W) {
		col.Small(g.label)
		col.Para(g.value)
		return
	}
	f.Add(ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: col.Take(f.ControlHeight() + more), Face: f.Face(render.Figure, factSize)})
}

func (p *runPage) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	p.buttons = append(p.buttons[:0], hued([]ui.Command{
		{ID: sameID, Label: t("records.same"), Icon: render.Again, Disabled: !p.read},
		{ID: shareID, Label: t("records.share"), Icon: render.Share, Disabled: !p.read},
		{ID: copyID, Label: t("records.copy"), Icon: render.Copy, Disabled: !p.read},
	})...)
	if !p.apart {
		p.buttons = append(p.buttons, removal(p.Stage.Lang))
	}
	col.Commands(p.buttons)
	col.Space(8)
}

// Paint draws the picture, the figures and the legs.
func (p *runPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case goalID.Name:
		switch {
		case p.hero != nil:
			p.paintHero(l, f, c.Rect)
		case p.staged:
			p.picture.PaintTall(l, f, c.Rect)
		default:
			p.picture.Paint(l, f, c.Rect)
		}
	case headGroup:
		paintHonour(l, f, c, &p.head[c.ID.N])
	case factGroup:
		paintFigure(l, f, c, &p.facts[c.ID.N])
	case legGroup:
		if p.cell > 0 {
			p.paintBandLeg(l, f, c, c.ID.N)
		} else {
			p.paintLeg(l, f, c, c.ID.N)
		}
	case splitsID.Name:
		paintSplitBar(l, f, c.Rect, p.legs)
	}
}

// layoutLegBar adds the whole run as one bar, of which each leg is a part.
func (p *runPage) layoutLegBar(col *ui.Column) {
	col.F.Add(ui.Control{ID: splitsID, Role: ui.Image, Look: ui.Custom, Label: p.Stage.Lang.T("records.splits"), Rect: col.Take(col.F.Dip(splitBar))})
	col.Space(8)
}

// legTime returns the size of the time of a leg in dip: in large letters the time of all leads the page.
func legTime(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 16
	}
	return factSize
}

// paintLeg draws the row of a leg: its goal, its name, its moves and its time, and at the end the sign that it can be played again, in the
// colour of its part of the bar. The moves of all legs have the size of letters in which the longest has room.
func (p *runPage) paintLeg(l *render.List, f *ui.Frame, c *ui.Control, n int) {
	paintRow(l, f, c)
	leg := &p.legs[n]
	words, side, from := f.Face(render.Regular, 16), f.Grown(legSign), p.paintLegGoal(l, f, c.Rect, n)
	end := c.Rect.W - side - f.Dip(splitAfter)
	at := func(x, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + (c.Rect.H-h)/2, W: w, H: h})
	}
	name := from + f.Fonts.Width(words, leg.name) + f.Dip(8)
	face := f.Fitting(render.Figure, legTime(f), leg.time, end-name)
	l.Icon(render.Play, at(c.Rect.W-side*(1-legInset), side, side), f.Dip(2.5), leg.color(f.Theme))
	l.TextIn(f.Fonts, words, leg.name, at(from, name-from, c.Rect.H), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, face, leg.time, at(name, end-name, c.Rect.H), f.Far(), render.Middle, f.Theme.Ink)
	room := end - name - f.Fonts.Width(face, p.widest) - f.Dip(16)
	if small := f.FaceFitting(p.longest, room); f.Fonts.Width(small, p.longest) <= room {
		l.TextIn(f.Fonts, small, leg.moves, at(name, room, c.Rect.H), f.Far(), render.Middle, f.Theme.Ink2)
	}
}

// The side of the sign after a leg, in dip, and the part of it that is empty after its strokes.
const (
	legSign  = 20
	legInset = 0.1
)
