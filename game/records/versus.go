package records

import (
	"strings"
	"time"
	"unicode"

	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// versus is a row of a comparison: what a figure is, and that of both puzzles in the colours of their lines in the diagram, the better one bold.
type versus struct {
	label    string
	plain    [2]string // as screen readers say it
	shown    [2]string // with digits of equal width
	better   int       // the index of the better one, -1: there is none
	sentence string    // of both, with their names
}

// amount is a figure of a puzzle for a row of a comparison.
type amount struct {
	text  string
	value float64
	ok    bool // the puzzle has it
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
	names := [...]string{p.name, p.diagram.other.name}
	p.apart[0], p.apart[1] = apart(names[0], names[1])
	row := func(label string, most bool, of func(s *history.Summary) amount) {
		a, b := of(own), of(other)
		if !a.ok && !b.ok {
			return
		}
		v := versus{label: label, better: -1}
		if a.ok && b.ok && a.value != b.value {
			v.better = 0
			if b.value < a.value != most {
				v.better = 1
			}
		}
		var told [2]string
		for i, one := range [...]amount{a, b} {
			if !one.ok {
				one.text = lang.T("records.unknown")
			}
			v.plain[i], v.shown[i], told[i] = one.text, render.Figures(one.text), lang.T("records.named", "name", names[i], "value", one.text)
		}
		v.sentence = lang.T("records.joined", "a", told[0], "b", told[1])
		p.versus = append(p.versus, v)
	}
	clock := func(t time.Duration, ok bool) amount { return amount{clockText(lang, t), float64(t), ok} }
	row(lang.T("records.fastest"), false, func(s *history.Summary) amount { return clock(secondsOf(s.Time.Value), s.Time.OK) })
	row(lang.T("records.mean"), false, func(s *history.Summary) amount { return clock(s.Mean(), s.Solved() > 0) })
	for i, n := range history.AverageOf {
		row(lang.T("records.average_of", "n", n), false, func(s *history.Summary) amount {
			a := &s.Avg[i]
			return clock(a.Now, a.Full && !a.Failed)
		})
	}
	row(lang.T("records.fewest"), false, func(s *history.Summary) amount {
		return amount{lang.Count(int(s.Moves.Value)), s.Moves.Value, s.Moves.OK}
	})
	row(lang.T("records.tps"), true, func(s *history.Summary) amount { return amount{hundredths(lang, s.TPS.Value), s.TPS.Value, s.TPS.OK} })
}

// apart returns what sets two names apart: without the words that both begin with, such as a size. The title has all of them.
func apart(a, b string) (string, string) {
	from := 0
	for i, r := range a {
		if !strings.HasPrefix(b, a[:i]+string(r)) {
			break
		}
		if unicode.IsSpace(r) {
			from = i + len(string(r))
		}
	}
	for _, rest := range [...]string{a[from:], b[from:]} {
		if rest == "" || unicode.IsDigit(rune(rest[0])) { // sizes differ: a part of one says nothing
			return a, b
		}
	}
	return a[from:], b[from:]
}

// The measures of the rows of a comparison in dip.
const (
	versusSize  = 20  // of the figures
	versusLeast = 17  // beside what they are
	versusWide  = 400 // from this width they are as large as others
	versusGap   = 12  // between both
	versusFar   = 32  // and where there is room
	versusName  = 14  // of the names above the columns
	versusDot   = 10
	versusMore  = 16 // the most that a row is higher than needed
)

// versusPlan is how the rows of a comparison stand: the width of a figure, or of what stands above all of them, whether the figures stand
// below what they are, and how much higher than needed a row is.
type versusPlan struct {
	face  render.FaceID
	width float32
	gap   float32 // between both
	goals float32 // the side of the goals above the columns, 0: only their names stand there
	below bool
	more  float32
	rows  int // that stand below the goals in one column each, 0: there are no such columns
}

// planVersus finds how all rows stand in a width, so that the figures make two columns with air around each figure.
func (p *groupPage) planVersus(f *ui.Frame, width, air float32) (plan versusPlan) {
	size := float32(versusSize)
	plan.gap = f.Dip(versusGap)
	if width >= f.Grown(versusWide) {
		size, plan.gap = figureSize, f.Dip(versusFar)
	}
	label, widest := float32(0), float32(0)
	for i := range p.versus {
		label = max(label, f.Fonts.Width(f.Face(render.Regular, 16), p.versus[i].label))
	}
	for small := size; small >= versusLeast; small-- {
		plan.face = f.Face(render.Figure, small)
		plan.width = max(p.versusWidest(f, plan.face), p.versusNames(f)) + 2*air
		if label+2*(plan.width+plan.gap) <= width {
			return plan
		}
	}
	plan.face = f.Face(render.Figure, size)
	plan.below, plan.width = true, (width-plan.gap)/2
	for widest = p.versusWidest(f, plan.face); widest > plan.width && size*f.TextSize > 12; size-- {
		plan.face = f.Face(render.Figure, size)
		widest = p.versusWidest(f, plan.face)
	}
	return plan
}

// versusWidest returns the width of the widest figure in a face, or in that of the better ones.
func (p *groupPage) versusWidest(f *ui.Frame, face render.FaceID) (widest float32) {
	bold := f.Fonts.Face(render.Title, face.Px())
	for i := range p.versus {
		for _, text := range p.versus[i].shown {
			widest = max(widest, f.Fonts.Width(bold, text)+1)
		}
	}
	return widest
}

// versusNames returns the width of the longer name above the columns with its mark.
func (p *groupPage) versusNames(f *ui.Frame) float32 {
	face := f.Face(render.Regular, versusName)
	return max(f.Fonts.Width(face, p.apart[0]), f.Fonts.Width(face, p.apart[1])) + f.Dip(versusDot+legendMark) + 1
}

// height returns the height of a row.
func (v *versusPlan) height(f *ui.Frame) float32 {
	high := f.Fonts.Metrics(v.face).Line
	if v.below {
		return high + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(figurePad)
	}
	return max(high+f.Dip(figurePad), f.ControlHeight()) + v.more
}

// column returns where the figures of the i-th puzzle stand in a row of a width: from where, and how wide.
func (v *versusPlan) column(width float32, i int) (x, w float32) {
	return width - v.width*float32(2-i) - v.gap*float32(1-i), v.width
}

// The measures of the cards of both puzzles above the diagram, in dip.
const (
	legendGoal     = 52  // the side of a goal
	legendGoalWide = 72  // and of one where a puzzle has this width:
	legendWide     = 220 // at text size 1
	legendPad      = 10
	legendGap      = 10 // after a goal
	legendMark     = 6  // after a mark
	legendBetween  = 8  // between both puzzles
	legendBelow    = 8
	legendGrown    = 1.4 // how much larger its words become in large letters
	legendUsual    = 16  // the size of the names
	legendTime     = 20  // and of the fastest times
	legendLeast    = 12  // the least size of the names beside goals
)

// legendGroup is the name in the IDs of the two puzzles of a legend.
const legendGroup = "legend"

// legendPlan is how both cards stand: the side of the goals, 0: there are none, and the faces of the names and the times.
type legendPlan struct {
	side, words float32 // words: the width beside the goal, or below it
	above       bool    // the goal stands above the words
	name, time  render.FaceID
}

// planLegend finds how both cards stand in a width: with the goal beside the words or, where these need the width, above them.
func (p *groupPage) planLegend(f *ui.Frame, width float32) (plan legendPlan) {
	inner := f.Split(render.Rect{W: width}, 2, 0, legendBetween).W - f.Dip(2*legendPad)
	side, mark := f.Dip(legendGoal), f.Dip(versusDot+legendMark)
	if inner >= f.Grown(legendWide) {
		side = f.Dip(legendGoalWide)
	}
	plan.words = inner
	least := f.Face(render.Regular, f.UpTo(render.Regular, legendLeast, legendGrown))
	word := max(f.LongestWord(p.apart[0], least), f.LongestWord(p.apart[1], least))
	beside := inner - side - f.Dip(legendGap)
	switch goals := p.goal.playable && p.otherGoal.playable; {
	case goals && word+mark <= beside:
		plan.side, plan.words = side, beside
	case goals && word+mark <= inner:
		plan.side, plan.above = side, true
	}
	plan.time = f.Face(render.Title, f.UpTo(render.Title, legendTime, legendGrown))
	for i, name := range p.apart {
		face := legendFace(f, name, plan.words-mark)
		if plan.name == 0 || face < plan.name {
			plan.name = face
		}
		plan.time = min(plan.time, f.Fitting(render.Title, f.UpTo(render.Title, legendTime, legendGrown), p.versus[0].shown[i], plan.words))
	}
	return plan
}

// legendFace returns the face of a name in a legend: smaller than usual only for a word that is too long for a width.
func legendFace(f *ui.Frame, name string, width float32) (face render.FaceID) {
	for size := float32(legendUsual); size >= 10; size-- {
		if face = f.Face(render.Regular, f.UpTo(render.Regular, size, legendGrown)); f.LongestWord(name, face) <= width {
			break
		}
	}
	return face
}

// lines returns the lines of a name in a card.
func (l *legendPlan) lines(f *ui.Frame, name string) []string {
	return f.Wrap(name, l.name, l.words-f.Dip(versusDot+legendMark))
}

// layoutLegend adds a card for each puzzle of a comparison: its goal, the mark of its line, its name, and its fastest time, which is the
// first of the figures.
func (p *groupPage) layoutLegend(col *ui.Column) {
	f := col.F
	p.legend = p.planLegend(f, col.Area.W)
	words := max(len(p.legend.lines(f, p.apart[0])), len(p.legend.lines(f, p.apart[1])))
	high := f.Fonts.Metrics(p.legend.name).Line*float32(words) + f.Fonts.Metrics(p.legend.time).Line
	if p.legend.above {
		high += p.legend.side + f.Dip(legendMark)
	} else {
		high = max(high, p.legend.side)
	}
	p.goal.update(f, p.Stage.Set.Scheme)
	p.otherGoal.update(f, p.Stage.Set.Scheme)
	row, whole := col.Take(high+f.Dip(2*legendPad)), [...]string{p.name, p.diagram.other.name}
	first := &p.versus[0]
	for i := range whole {
		f.Add(ui.Control{ID: ui.ID{Name: legendGroup, N: i}, Role: ui.Image, Look: ui.Custom, Label: whole[i], Value: first.label + " " + first.plain[i],
			Face: p.legend.name, Rect: f.Split(row, 2, i, legendBetween)})
	}
	col.Space(legendBelow)
}

// paintLegend draws the card of a puzzle of a comparison.
func (p *groupPage) paintLegend(l *render.List, f *ui.Frame, c *ui.Control, goal *groupGoal) {
	plan := &p.legend
	paintPanel(l, f, c.Rect)
	r := c.Rect.Inset(f.Dip(legendPad))
	x, lines, line, dot := r.X, plan.lines(f, p.apart[c.ID.N]), f.Fonts.Metrics(plan.name).Line, f.Dip(versusDot)
	high := f.Fonts.Metrics(plan.time).Line
	y := r.Y + render.Floor((r.H-line*float32(len(lines))-high)/2)
	if plan.side > 0 {
		at := render.Rect{X: x, Y: r.Y + render.Floor((r.H-plan.side)/2), W: plan.side, H: plan.side}
		if plan.above {
			at.Y, y = r.Y, r.Y+plan.side+f.Dip(legendMark)
		} else {
			x += plan.side + f.Dip(legendGap)
		}
		goal.paint(l, f, f.Within(c.Rect, at))
	}
	paintSpot(l, f, f.Within(c.Rect, render.Rect{X: x, Y: y + render.Floor((line-dot)/2), W: dot, H: dot}), c.ID.N)
	from := dot + f.Dip(legendMark)
	for _, text := range lines {
		l.TextIn(f.Fonts, plan.name, text, f.Within(c.Rect, render.Rect{X: x + from, Y: y, W: plan.words - from, H: line}), f.Near(), render.Middle, f.Theme.Ink)
		y += line
	}
	l.TextIn(f.Fonts, plan.time, p.versus[0].shown[c.ID.N], f.Within(c.Rect, render.Rect{X: x, Y: y, W: plan.words, H: high}), f.Near(), render.Middle, f.Theme.LineColor(c.ID.N))
}

// paintPanel draws the ground of what belongs to one puzzle of a comparison.
func paintPanel(l *render.List, f *ui.Frame, r render.Rect) {
	l.Box(r, f.Radius(), render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))})
}

// paintSpot draws the mark of the i-th puzzle of a comparison.
func paintSpot(l *render.List, f *ui.Frame, r render.Rect, i int) {
	l.Spot(spots[i], r.Centre(), r.W/2, f.Dip(2.5), f.Theme.LineColor(i), f.Theme)
}

// versusHeadID is what stands above the columns of a comparison.
var versusHeadID = ui.ID{Name: "versushead"}

// The measures of what stands above the columns in dip: the most side of the goals, also on a low screen, the space above them, and above
// and below the names.
const (
	headGoal    = 112
	headGoalLow = 72
	headPad     = 8
	columnAir   = 6 // the least beside a figure
	headAbove   = 4
	headBelow   = 6
)

// headHeight returns the height of what stands above the columns.
func (v *versusPlan) headHeight(f *ui.Frame) float32 {
	return v.goals + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(headPad+headAbove+headBelow)
}

// inColumns returns the plan with a column for each puzzle, which begins with its goal where both have one, above so many rows. The columns
// take all the width that what the figures are leaves to them. Where the figures stand below that, there are none.
func (p *groupPage) inColumns(f *ui.Frame, plan versusPlan, width float32, rows int) versusPlan {
	if plan.below {
		return plan
	}
	label := float32(0)
	for i := range p.versus {
		label = max(label, f.Fonts.Width(f.Face(render.Regular, 16), p.versus[i].label))
	}
	plan.gap = f.Dip(versusGap)
	plan.rows, plan.width = rows, max(plan.width, render.Floor((width-label)/2-plan.gap))
	side := f.Dip(headGoal)
	if f.Low() {
		side = f.Dip(headGoalLow)
	}
	if p.goal.playable && p.otherGoal.playable {
		plan.goals = min(side, plan.width-f.Dip(2*columnAir))
	}
	return plan
}

// paintVersusHead draws the two puzzles above their figures: on the ground of each column the goal, and below it the mark of the line and
// the name.
func (p *groupPage) paintVersusHead(l *render.List, f *ui.Frame, c *ui.Control) {
	plan, dot := &p.plan, f.Dip(versusDot)
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	y := c.Rect.Y + c.Rect.H - f.Dip(headBelow) - line
	for i, name := range p.apart {
		x, w := plan.column(c.Rect.W, i)
		face := f.Fitting(render.Regular, versusName, name, w-dot-f.Dip(legendMark))
		words := min(w, f.Fonts.Width(face, name)+dot+f.Dip(legendMark)+1)
		at := func(x, y, w, h float32) render.Rect {
			return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: y, W: w, H: h})
		}
		paintPanel(l, f, at(x, c.Rect.Y, w, c.Rect.H+plan.height(f)*float32(plan.rows)))
		x += render.Floor((w - words) / 2)
		if plan.goals > 0 {
			goal := [...]*groupGoal{&p.goal, &p.otherGoal}[i]
			goal.paint(l, f, at(x+render.Floor((words-plan.goals)/2), c.Rect.Y+f.Dip(headPad), plan.goals, plan.goals))
		}
		paintSpot(l, f, at(x, y+render.Floor((line-dot)/2), dot, dot), i)
		l.TextIn(f.Fonts, face, name, at(x+dot+f.Dip(legendMark), y, words, line), f.Near(), render.Middle, f.Theme.Ink)
	}
}

// layoutVersusHead adds what stands above the columns of a comparison.
func (p *groupPage) layoutVersusHead(col *ui.Column) {
	p.goal.update(col.F, p.Stage.Set.Scheme)
	p.otherGoal.update(col.F, p.Stage.Set.Scheme)
	col.F.Add(ui.Control{ID: versusHeadID, Role: ui.Text, Look: ui.Custom, Label: p.both, Rect: col.Take(p.plan.headHeight(col.F))})
}

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
	align := f.Far()
	switch {
	case plan.below:
		align = f.Near()
	case plan.rows > 0:
		align = render.Middle
	}
	for i, text := range v.shown {
		x, w := plan.column(c.Rect.W, i)
		at := f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: line.Y, W: w, H: line.H})
		face := c.Face
		if v.better == i {
			face = f.Fonts.Face(render.Title, c.Face.Px())
		}
		l.TextIn(f.Fonts, face, text, at, align, render.Middle, f.Theme.LineColor(i))
	}
}
