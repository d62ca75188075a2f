package records

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the page: in two columns if there is room. In one column the bests and the diagram stand first, and what
// chooses their solves below them: both keep their height whatever they show, so nothing jumps under a finger.
func (p *groupPage) Layout(f *ui.Frame) {
	area, column := p.Head(f, p.name, wide(f))
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	p.undo.layout(col)
	left, right, beside := col.Part()
	if beside {
		right.Small(p.subtitle)
		layoutHonours(&right, p.honours)
		p.layoutChoices(&right)
		p.layoutButtons(&right) // in sight however low the window is
		p.layoutFigures(&right)
		p.layoutDiagram(&left, max(f.Dip(240), min(f.Dip(360), area.H*0.5)))
		p.layoutSentence(&left)
		p.layoutLatest(&left)
		col.Y = max(left.Y, right.Y)
	} else {
		col.Small(p.subtitle)
		layoutHonours(col, p.honours)
		p.layoutDiagram(col, f.Dip(216))
		p.layoutChoices(col)
		p.layoutSentence(col)
		p.layoutFigures(col)
		p.layoutLatest(col)
		p.layoutButtons(col)
	}
	p.End(f, col)
}

// layoutChoices adds what chooses the solves.
func (p *groupPage) layoutChoices(col *ui.Column) {
	for i := range periods {
		if periods[i] == p.period {
			col.Choice(periodGroup, "", p.words[0], i)
		}
	}
	for i, in := range p.inputs {
		if in == p.filter.Input && len(p.inputs) > 2 {
			col.Choice(inputGroup, "", p.words[1], i)
		}
	}
}

func (p *groupPage) layoutFigures(col *ui.Column) {
	for i := range p.figures {
		layoutFigure(col, &p.figures[i])
	}
	col.Space(16)
}

// layoutDiagram adds the diagram and the value chosen of it. Where there are too few solves among those chosen, its place says so.
func (p *groupPage) layoutDiagram(col *ui.Column, height float32) {
	f, t := col.F, p.Stage.Lang.T
	if all := p.group.Tally(session.NoInput); all == nil || all.Solved() < 2 {
		if p.summary.Games == 0 && !p.more {
			col.Para(t("records.none_chosen"))
		}
		return
	}
	if !untimed(p.group) {
		col.Choice(kindGroup, "", p.kinds[:], int(p.diagram.kind))
	}
	box := col.Take(height * chartScale(f))
	face := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(face).Line
	lines := float32(2) // so that what is below does not jump from value to value
	if p.other != nil && p.diagram.kind == timesChart {
		lines = render.Floor(1 + 2*f.TextSize)
	}
	told := col.Take(lines*line + f.Dip(8))
	text := ""
	switch {
	case p.more:
	case len(p.diagram.dots) > 0 && p.summary.Solved() > 1:
		p.diagram.layout(f, box)
		text = p.diagram.value
	case p.summary.Games == 0:
		text, told.Y = t("records.none_chosen"), box.Y+box.H/2
	default:
		text, told.Y = p.diagram.sentence, box.Y+box.H/2
	}
	if text != "" {
		f.Add(ui.Control{Label: text, Lines: f.Wrap(text, face, told.W), Face: face, Rect: told})
	}
}

// layoutSentence adds what the diagram shows as a whole, its table, and what it is compared with.
func (p *groupPage) layoutSentence(col *ui.Column) {
	if p.summary.Solved() < 2 || p.more {
		return
	}
	t := p.Stage.Lang.T
	if len(p.diagram.dots) > 0 {
		col.Small(p.diagram.sentence)
		col.Switch(tableID, t("records.as_table"), p.asTable)
		for _, line := range p.table {
			col.Para(line)
		}
	}
	label := t("records.compare")
	if p.other != nil {
		label = t("records.compare_end")
	}
	if p.records.all > 1 && p.diagram.kind == timesChart {
		col.Open(compareID, label, "")
	}
	col.Space(16)
}

func (p *groupPage) layoutLatest(col *ui.Column) {
	if len(p.rows) > 0 {
		col.Heading(p.Stage.Lang.T("records.solves"))
	}
	for i := range p.rows {
		layoutSolve(col.F, ui.ID{Name: solveGroup, N: i}, &p.rows[i], col.Take(rowHeight(col.F, col.Area.W)))
	}
	col.Space(8)
	col.Button(listID, p.all, ui.Plain)
	col.Space(8)
}

func (p *groupPage) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	if p.summary.Time.OK && !untimed(p.group) && !p.isRun {
		col.Button(raceID, t("records.race_best"), ui.Plain)
	}
	if p.playable {
		col.Button(againID, t("records.play"), ui.Primary)
	}
}

// Paint draws the figures, the diagram and the rows.
func (p *groupPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == chartID:
		p.diagram.paint(l, f, c)
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
