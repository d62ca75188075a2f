package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// versus is a row of a comparison: what a figure is, and that of both puzzles, each beside the colour of its line in the diagram.
type versus struct {
	label    string
	shown    [2]string // with digits of equal width
	sentence string    // of both, with their names
}

// versusGroup is the name in the IDs of the rows of a comparison.
const versusGroup = "versus"

// compares reports whether the page compares two puzzles now. Another one may be chosen whose solves are still to be looked at, or the
// diagram may still be that of a comparison that has ended.
func (p *groupPage) compares() bool { return p.other != nil && p.diagram.other.summary != nil }

// fillVersus makes the rows of a comparison, as far as one of both puzzles has the figure.
func (p *groupPage) fillVersus() {
	p.versus = p.versus[:0]
	if !p.compares() {
		return
	}
	lang, own, other := p.Stage.Lang, p.summary, p.compared
	row := func(label string, text func(s *history.Summary) (string, bool)) {
		a, has := text(own)
		b, too := text(other)
		if !has && !too {
			return
		}
		if !has {
			a = lang.T("records.unknown")
		}
		if !too {
			b = lang.T("records.unknown")
		}
		both := lang.T("records.joined", "a", lang.T("records.named", "name", p.name, "value", a), "b", lang.T("records.named", "name", p.diagram.other.name, "value", b))
		p.versus = append(p.versus, versus{label, [2]string{render.Figures(a), render.Figures(b)}, both})
	}
	row(lang.T("records.fastest"), func(s *history.Summary) (string, bool) { return clockText(lang, secondsOf(s.Time.Value)), s.Time.OK })
	row(lang.T("records.mean"), func(s *history.Summary) (string, bool) { return clockText(lang, s.Mean()), s.Solved() > 0 })
	for i, n := range history.AverageOf {
		row(lang.T("records.average_of", "n", n), func(s *history.Summary) (string, bool) { return averageText(lang, &s.Avg[i]), s.Avg[i].Full })
	}
	row(lang.T("records.fewest"), func(s *history.Summary) (string, bool) { return lang.Count(int(s.Moves.Value)), s.Moves.OK })
	row(lang.T("records.tps"), func(s *history.Summary) (string, bool) { return hundredths(lang, s.TPS.Value), s.TPS.OK })
}

// The measures of the rows of a comparison in dip.
const (
	versusSize = 20  // of the figures
	versusWide = 400 // from this width they are as large as others
	versusGap  = 20  // between both
	versusDot  = 10
)

// versusPlan is how the rows of a comparison stand: the width of a figure with its dot, and whether the figures stand below what they are.
type versusPlan struct {
	face  render.FaceID
	width float32
	below bool
}

// planVersus finds how all rows stand in a width, so that the figures make two columns.
func (p *groupPage) planVersus(f *ui.Frame, width float32) (plan versusPlan) {
	size := float32(versusSize)
	if width >= f.Grown(versusWide) {
		size = figureSize
	}
	plan.face = f.Face(render.Figure, size)
	widest := p.versusWidest(f, plan.face)
	label := float32(0)
	for i := range p.versus {
		label = max(label, f.Fonts.Width(f.Face(render.Regular, 16), p.versus[i].label))
	}
	if plan.width = widest; label+2*(widest+f.Dip(versusGap)) <= width {
		return plan
	}
	plan.below, plan.width = true, (width-f.Dip(versusGap))/2
	for ; widest > plan.width && size*f.TextSize > 12; size-- {
		plan.face = f.Face(render.Figure, size)
		widest = p.versusWidest(f, plan.face)
	}
	return plan
}

// versusWidest returns the width of the widest figure in a face, with its dot.
func (p *groupPage) versusWidest(f *ui.Frame, face render.FaceID) (widest float32) {
	for i := range p.versus {
		for _, text := range p.versus[i].shown {
			widest = max(widest, f.Fonts.Width(face, text)+f.Dip(versusDot+8)+1)
		}
	}
	return widest
}

// height returns the height of a row.
func (v *versusPlan) height(f *ui.Frame) float32 {
	high := f.Fonts.Metrics(v.face).Line
	if v.below {
		return high + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(figurePad)
	}
	return max(high+f.Dip(figurePad), f.ControlHeight())
}

// column returns where the figures of the i-th puzzle stand in a row of a width: from where, and how wide.
func (v *versusPlan) column(f *ui.Frame, width float32, i int) (x, w float32) {
	return width - v.width*float32(2-i) - f.Dip(versusGap)*float32(1-i), v.width
}

// The most side of the goals above the rows of a comparison: beside the diagram, below it, and on a low page, in dip.
const (
	versusGoal    = 124
	versusGoalMid = 72
	versusGoalLow = 80
)

// versusGoalGroup is the name in the IDs of these goals.
const versusGoalGroup = "versusgoal"

// versusSide returns the side of the goals above the rows of a comparison, up to so many dip; 0: both cannot be shown.
func (p *groupPage) versusSide(f *ui.Frame, most float32) float32 {
	if !p.goal.playable || !p.otherGoal.playable {
		return 0
	}
	return min(p.plan.width-f.Dip(versusDot+8), f.Dip(most))
}

// layoutVersusGoals adds the goals of both puzzles, each above its figures, beside their dots, up to so many dip large.
func (p *groupPage) layoutVersusGoals(col *ui.Column, most float32) {
	f, plan, side := col.F, &p.plan, p.versusSide(col.F, most)
	if side == 0 {
		return
	}
	row := col.Take(side)
	p.goal.update(f, p.Stage.Set.Scheme)
	p.otherGoal.update(f, p.Stage.Set.Scheme)
	for i, name := range [...]string{p.name, p.diagram.other.name} {
		x, _ := plan.column(f, row.W, i)
		x += f.Dip(versusDot + 8)
		f.Add(ui.Control{ID: ui.ID{Name: versusGoalGroup, N: i}, Role: ui.Image, Look: ui.Custom, Label: name, Rect: render.Rect{X: row.X + x, Y: row.Y, W: side, H: side}})
	}
	col.Space(versusGoalGap)
}

// versusGoalGap is the space below the goals in dip.
const versusGoalGap = 8

// layoutVersus adds the rows of a comparison from one to before another.
func (p *groupPage) layoutVersus(col *ui.Column, from, to int) {
	for i := from; i < min(to, len(p.versus)); i++ {
		v := &p.versus[i]
		col.F.Add(ui.Control{ID: ui.ID{Name: versusGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: v.label, Value: v.sentence,
			Rect: col.Take(p.plan.height(col.F)), Face: p.plan.face})
	}
}

// paintVersus draws a row of a comparison.
func (p *groupPage) paintVersus(l *render.List, f *ui.Frame, c *ui.Control) {
	paintRow(l, f, c)
	plan, v := &p.plan, &p.versus[c.ID.N]
	words, line := c.Rect, c.Rect
	if plan.below {
		words.H = f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(4)
		line.Y, line.H = c.Rect.Y+words.H, c.Rect.H-words.H-f.Dip(4)
	}
	l.TextIn(f.Fonts, f.FaceFitting(v.label, words.W), v.label, words, f.Near(), render.Middle, f.Theme.Ink)
	dot := f.Dip(versusDot)
	for i, text := range v.shown {
		x, w := plan.column(f, c.Rect.W, i)
		at := f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: line.Y, W: w, H: line.H})
		mark := render.Rect{X: at.X, Y: at.Y + render.Floor((at.H-dot)/2), W: dot, H: dot}
		figure := render.Rect{X: at.X + dot + f.Dip(8), Y: at.Y, W: at.W - dot - f.Dip(8), H: at.H}
		mark = f.Within(at, mark)
		l.Spot(spots[i], render.Point{X: mark.X + dot/2, Y: mark.Y + dot/2}, dot/2, f.Dip(2.5), f.Theme.LineColor(i), f.Theme)
		l.TextIn(f.Fonts, c.Face, text, f.Within(at, figure), f.Near(), render.Middle, f.Theme.Ink)
	}
}
