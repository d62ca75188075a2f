package records

import (
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the page: in two columns if there is room. What chooses the solves is one line, as in the list of all of them.
func (p *groupPage) Layout(f *ui.Frame) {
	name, short := p.name, p.short
	if p.other != nil && p.diagram.kind == timesChart {
		name, short = p.both, p.name
	}
	area, column := p.head(f, name, short)
	_, _, beside := f.Column(column).Part()
	var play ui.Control
	pin := !beside && p.goal.playable && f.Pins(area)
	if pin {
		play = f.Pinned(&area, column, againID, p.Stage.Lang.T("records.play"))
	}
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	p.undo.layout(col)
	left, right, _ := col.Part()
	p.tooled, p.led, p.pictured = beside && p.toolsFit(&left), false, false
	switch {
	case beside && p.alone(f):
		p.layoutAlone(&left, &right, area.H)
		col.Y = max(left.Y, right.Y)
	case beside:
		p.layoutBeside(&right)
		p.layoutDiagram(&left, p.besideHeight(&left, area.H, right.Y-col.Y))
		p.layoutMore(&left)
		if f.Low() {
			p.layoutLatest(&left, true)
			col.Y = max(left.Y, right.Y)
			break
		}
		col.Y = max(left.Y, right.Y)
		p.layoutLatest(col, true)
	default:
		switch {
		case p.compares():
			p.layoutDiagram(col, 0)
			p.layoutFilter(col)
		case p.other != nil: // a comparison is what the page is about
			p.layoutDiagram(col, 0)
			p.layoutFilter(col)
			layoutHonours(col, p.honours)
			p.layoutFigures(col)
		default: // one figure leads
			rest := p.layoutLed(col)
			p.layoutDiagram(col, 0)
			if p.few() {
				p.layoutRest(col, rest)
				p.layoutFilter(col)
				break
			}
			p.layoutFilter(col)
			p.layoutRest(col, rest)
		}
		p.layoutLatest(col, !p.few() || f.TextSize >= ui.LargeText)
		p.layoutMore(col)
		p.layoutRace(col)
		if !pin {
			p.layoutPlay(col)
		}
	}
	p.End(f, col)
	if pin {
		f.Add(play)
	}
}

// The measures of the figure that leads the page, beside its goal, in dip: the side of the goal on a narrow page, with large letters, on a low
// page and on one with much room, the gap after it, and the size of the figure with large letters and on a low page.
const (
	heroSide  = 112
	heroLarge = 92
	heroLow   = 80
	heroWide  = 152
	heroFew   = 168 // without a diagram
	heroGap   = 16
	honourLed = 22
	honourLow = 36
)

// layoutHero adds the first of the figures of honour, beside its goal, and returns the others. Where both have no room side by side, or the
// goal stands in the place of the diagram, it adds all figures alone.
func (p *groupPage) layoutHero(col *ui.Column) (rest []figure) {
	f := col.F
	side, size := f.Dip(heroSide), float32(honourSize)
	switch {
	case f.TextSize >= ui.LargeText:
		side, size = f.Dip(heroLarge), honourLed
	case p.diagramless():
		side = f.Dip(heroFew)
	case f.Low():
		side, size = f.Dip(heroLow), honourLow
	case f.Wide():
		side, size = f.Dip(heroWide), honourLarge
	}
	words := *col
	words.Area.X += side + f.Dip(heroGap)
	words.Area.W -= side + f.Dip(heroGap)
	if !p.goal.playable || p.diagramless() && !p.leads(f) || len(p.honours) == 0 {
		layoutHonoursOf(col, p.honours, honourMost(f))
		return nil
	}
	if _, _, ok := honourFits(f, p.honours[:1], words.Area.W, size); !ok {
		layoutHonoursOf(col, p.honours, honourMost(f))
		return nil
	}
	p.pictured = true
	p.honours[0].bare = f.TextSize >= ui.LargeText // the solve itself tells its day
	p.goal.update(f, p.Stage.Set.Scheme)
	at := render.Rect{X: col.Area.X - indent(p.goal.config.Size, side), Y: col.Y, W: side, H: side}
	f.Add(ui.Control{ID: goalID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: at})
	add := func(col *ui.Column) { layoutHonoursOf(col, p.honours[:1], size) }
	words.Y += spare(side, words.Measure(add)-f.Dip(12))
	add(&words)
	col.Y = max(words.Y, col.Y+side+f.Dip(12))
	return p.honours[1:]
}

// layoutRest adds what does not lead the page, two side by side on a narrow page that has room for that, else as rows.
func (p *groupPage) layoutRest(col *ui.Column, honours []figure) {
	if f := col.F; !f.Wide() && f.TextSize < ui.LargeText {
		p.cells = pointers(pointers(p.cells[:0], honours), p.figures)
		mark, from := *col, len(f.Controls)
		col.Space(8)
		ground := col.BeginGroup()
		if (cells{perRow: 2, size: figureSize, air: 16, two: true}).layout(col, p.cells) {
			col.Space(-8) // the ground has its own space at its foot
			col.EndGroup(ground)
			return
		}
		*col, f.Controls = mark, f.Controls[:from]
	}
	if len(honours) > 0 {
		layoutHonourRows(col, honours)
		col.Space(-8) // the other figures are rows of the same kind
	}
	p.layoutFigures(col)
}

// layoutLed adds the figure that leads the page above the diagram and returns the others: with large letters only where a screen has room
// for both. The value that is chosen of the diagram takes its place then, so that nothing moves.
func (p *groupPage) layoutLed(col *ui.Column) (rest []figure) {
	f := col.F
	if f.TextSize < ui.LargeText || len(p.honours) == 0 || p.diagramless() {
		return p.layoutHero(col)
	}
	high := col.Measure(func(col *ui.Column) { rest = p.layoutHero(col) })
	p.led = p.Scroll.Room()-high-f.ControlHeight()-f.Dip(12+stage.FadeHigh) >= f.Dip(diagramLed)*chartScale(f)
	switch {
	case !p.led:
		return p.honours
	case !p.diagram.chosen:
		return p.layoutHero(col)
	}
	r, text := col.Take(high), p.diagram.value
	face := f.Face(render.Regular, 16)
	for size := float32(15); size >= 10 && f.LinesHeight(face, len(f.Wrap(text, face, r.W))) > r.H; size-- {
		face = f.Face(render.Regular, size)
	}
	f.Add(ui.Control{Label: text, Lines: f.Wrap(text, face, r.W), Face: face, Rect: r})
	return rest
}

// diagramLow is the least height of a diagram that fills the screen, diagramLed that of one below a figure of honour, besideMost the most of
// one beside figures, in dip.
const (
	besideMost = 560
	diagramLow = 120
	diagramLed = 96
)

// filling returns the height of a diagram that leaves the rest of the screen to so many pixels of words below it.
func (p *groupPage) filling(f *ui.Frame, words float32) float32 {
	most := f.Dip(240) * chartScale(f)
	if f.TextSize < ui.LargeText {
		most = f.Dip(360)
	}
	room := p.Scroll.Room() - words - f.Dip(stage.FadeHigh)
	least := float32(diagramLow)
	if p.led {
		least = diagramLed
	}
	return render.Floor(max(f.Dip(least)*chartScale(f), min(room, most)))
}

// besideHeight returns the height of the diagram beside figures of a height on a page: on a low screen what is told of it is in sight, too.
// On others it ends with the figures, or so that the first of the latest games, which stand below both, is in sight, whole.
func (p *groupPage) besideHeight(col *ui.Column, page, figures float32) float32 {
	f := col.F
	if f.Low() {
		if p.compares() { // less is told
			return f.Dip(208)
		}
		return f.Dip(168)
	}
	face := p.toldFace(f, col.Area.W)
	rest := f.ControlHeight() + f.Dip(12+6+12) + f.Fonts.Metrics(face).Line*p.toldLines(f, face, col.Area.W)
	if !p.tooled {
		rest += 2*f.ControlHeight() + f.Dip(8+8) // what layoutMore adds, so that all kinds of diagrams are equally high
	}
	first := f.Dip(16+8+stage.FadeHigh) + f.Fonts.Metrics(f.Face(render.Title, 20)).Line + rowHeight(f, col.Area.W)
	room := max(page-first, figures)
	return max(f.Dip(240), min(f.Dip(besideMost), render.Floor((room-rest)/chartScale(f))))
}

// layoutFilter adds the line that tells which solves the page is about, and chooses others.
func (p *groupPage) layoutFilter(col *ui.Column) {
	f, top := col.F, col.Y
	row, ground := openFilter(col, p.subtitle)
	lines, face := f.RowLines(p.subtitle, col.Area.W-f.IconSide()-f.Dip(filterIn))
	row.Rect.H = max(f.ControlHeight(), f.Fonts.Metrics(face).Line*float32(len(lines))+f.Dip(8)) // large letters need the room
	f.Controls[ground].Rect = row.Rect
	p.filterWide = row.Rect.W
	col.Y = top + row.Rect.H + f.Dip(8)
}

// versusLow is the number of rows of a comparison above the button that plays on a low screen.
const versusLow = 2

// layoutBeside adds the figures beside the diagram, or those of both puzzles. The button that plays is in sight however low the window is.
func (p *groupPage) layoutBeside(col *ui.Column) {
	low := col.F.Low()
	if !p.compares() {
		rest := p.layoutHero(col)
		if !low {
			col.Space(gamesAir)
		}
		p.layoutGames(col)
		if !low {
			col.Space(gamesAir)
		}
		p.layoutFilter(col)
		if low || !p.layoutGrid(col, rest) {
			p.layoutRest(col, rest)
		}
		return
	}
	above := min(versusLow, len(p.versus))
	if !low {
		above = len(p.versus)
	}
	p.plan = p.inColumns(col.F, p.planVersus(col.F, col.Area.W, col.F.Dip(columnAir)), col.Area.W, above)
	if !low { // the rows fill the page
		spare := p.Scroll.Room() - col.Measure(func(col *ui.Column) { p.layoutCompared(col, above) }) - col.F.Dip(stage.FadeHigh)
		p.plan.more = max(0, min(render.Floor(spare/float32(above)), col.F.Dip(versusMore)))
	}
	p.layoutCompared(col, above)
}

// layoutCompared adds the figures of two puzzles with the button that plays below so many of them.
func (p *groupPage) layoutCompared(col *ui.Column, above int) {
	if p.plan.below {
		p.layoutLegend(col)
		p.layoutVersus(col, 1, above) // the cards tell the first
	} else {
		p.layoutVersusHead(col)
		p.layoutVersus(col, 0, above)
	}
	if col.F.Low() {
		col.Space(8)
		p.layoutPlay(col)
		col.Space(32) // below the edge of the screen rather than cut by it
		p.layoutRace(col)
	} else {
		col.Space(16)
		p.layoutGames(col)
	}
	p.layoutFilter(col)
	p.layoutVersus(col, above, len(p.versus))
}

// diagramless reports whether there are too few solves for a diagram, so that the goal stands in its place.
func (p *groupPage) diagramless() bool {
	all := p.group.Tally(session.NoInput)
	return all == nil || all.Solved() < chartLeast
}

func (p *groupPage) layoutFigures(col *ui.Column) {
	for i := range p.figures {
		layoutFigure(col, &p.figures[i])
	}
	col.Space(16)
}

// layoutDiagram adds the diagram, of a height or, if that is 0, as high as fills the screen, and the value chosen of it. Where there are too few solves among those chosen, its place says so.
func (p *groupPage) layoutDiagram(col *ui.Column, height float32) {
	f, t := col.F, p.Stage.Lang.T
	if p.diagramless() {
		if !p.pictured {
			p.layoutPicture(col, min(max(height, f.Dip(goalAlone)), col.Area.W*0.6))
		}
		if p.summary.Games == 0 && !p.more {
			col.Para(t("records.none_chosen"))
		}
		return
	}
	if !untimed(p.group) {
		p.layoutKinds(col)
	}
	rows := p.compares() && height == 0 // the figures of both stand in the place of the words
	if rows {
		p.layoutLegend(col)
	}
	face := p.toldFace(f, col.Area.W)
	line := f.Fonts.Metrics(face).Line
	room := p.toldLines(f, face, col.Area.W) * line // so that what is below does not jump from value to value
	if rows {
		p.plan = p.planVersus(f, col.Area.W, 0)
		room = p.plan.height(f) * float32(len(p.versus)-1)
	}
	high := height * chartScale(f) // its numbers are larger, too
	if height == 0 {
		seen := room
		switch {
		case rows:
			seen = p.versusSeen(f)
		case p.led: // its words scroll
			seen = 0
		case p.other == nil && f.TextSize < ui.LargeText: // what chooses the solves is in sight, too
			seen += f.ControlHeight()
		}
		high = p.filling(f, seen+f.Dip(6))
	}
	above, below := float32(6), float32(12)
	if p.compares() && !rows && !f.Low() { // most often its line is empty: the diagram takes what it can of that
		high += f.Dip(above + below - 4)
		above, below = 0, 4
	}
	box := col.Take(high)
	col.Space(above)
	told := col.Take(room + f.Dip(below))
	text := ""
	switch {
	case p.more:
	case len(p.diagram.dots) > 0 && p.summary.Solved() > 1:
		p.diagram.layout(f, box)
		switch {
		case p.diagram.chosen && !p.led:
			text = p.diagram.value
		case p.compares(): // the figures beside it say the same in less room
		default:
			text = p.diagram.sentence
		}
	case p.summary.Games == 0:
		text, told.Y = t("records.none_chosen"), box.Y+box.H/2
	default:
		text, told.Y = p.diagram.sentence, box.Y+box.H/2
	}
	if rows && !p.diagram.chosen {
		at := ui.Column{F: f, Area: col.Area, Y: told.Y}
		p.layoutVersus(&at, 1, len(p.versus)) // the cards tell the first
		return
	}
	if p.compares() { // a value of both stays in its line
		face = min(face, f.FaceFitting(text, told.W))
	}
	if text != "" {
		f.Add(ui.Control{Label: text, Lines: f.Wrap(text, face, told.W), Face: face, Rect: told})
	}
}

// versusSeen returns the height of the rows of a comparison that are to be in sight below the diagram.
func (p *groupPage) versusSeen(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 0
	}
	return p.plan.height(f) * float32(min(versusShown, len(p.versus)-1))
}

// versusShown is the number of rows of a comparison in sight below the diagram.
const versusShown = 1

// toldMost is the most lines that a diagram is told in with large letters, where smaller ones make fewer.
const toldMost = 3

// toldFace returns the face of what is told of the diagram in a width.
func (p *groupPage) toldFace(f *ui.Frame, width float32) render.FaceID {
	face := f.Face(render.Regular, 16)
	for size := float32(15); size >= 13 && f.TextSize >= ui.LargeText && len(f.Wrap(p.diagram.sentence, face, width)) > toldMost; size-- {
		face = f.Face(render.Regular, size)
	}
	return face
}

// goalAlone is the least side of the goal in the place of a diagram, in dip.
const goalAlone = 152

// layoutPicture adds the goal, where there is too little for a diagram.
func (p *groupPage) layoutPicture(col *ui.Column, side float32) {
	if p.goal.playable {
		p.goal.update(col.F, p.Stage.Set.Scheme)
		col.Picture(goalID, p.name, p.goal.picture.high(col.F, render.Rect{W: col.Area.W, H: side}))
		col.Space(8)
	}
}

// toldLines returns the lines below the diagram: for what it shows as a whole, and for the longest of its values.
func (p *groupPage) toldLines(f *ui.Frame, face render.FaceID, width float32) float32 {
	lines := float32(1)
	if width < f.Grown(rowInLine) {
		lines = 2
	}
	if p.compares() {
		return 1
	}
	return max(lines, float32(len(f.Wrap(p.diagram.sentence, face, width))))
}

// layoutLatest adds the latest games, below a heading unless the line that chooses them stands above, and the button that leads to the list
// of all.
func (p *groupPage) layoutLatest(col *ui.Column, headed bool) {
	if len(p.rows) > 0 && headed {
		heading := p.Stage.Lang.T("records.solves")
		if p.isRun || p.summary.Won < p.summary.Chosen {
			heading = p.chosen
		}
		col.Heading(heading)
	}
	for i := range p.rows {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, &p.rows[i], col.Take(rowHeight(col.F, col.Area.W)))
	}
	col.Space(8)
	col.Second(listID, p.all)
	col.Space(8)
}

// Paint draws the figures, the diagram and the rows.
func (p *groupPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == goalID:
		p.goal.paint(l, f, c.Rect)
	case c.ID == chartID:
		p.diagram.paint(l, f, c)
	case c.ID.Name == legendGroup:
		p.paintLegend(l, f, c, [...]*groupGoal{&p.goal, &p.otherGoal}[c.ID.N])
	case c.ID == versusHeadID:
		p.paintVersusHead(l, f, c)
	case c.ID.Name == versusGroup:
		p.paintVersus(l, f, c)
	case c.ID.Name == solveGroup:
		paintSolve(l, f, c, &p.rows[c.ID.N])
	default:
		for i := range p.honours {
			if p.honours[i].id == c.ID {
				paintHonour(l, f, c, &p.honours[i])
			}
		}
		for i := range p.figures {
			if p.figures[i].id == c.ID {
				paintFigure(l, f, c, &p.figures[i])
			}
		}
	}
}
