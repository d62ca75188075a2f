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
			v.shown[i], told[i] = render.Figures(one.text), lang.T("records.named", "name", names[i], "value", one.text)
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
}

// planVersus finds how all rows stand in a width, so that the figures make two columns.
func (p *groupPage) planVersus(f *ui.Frame, width float32) (plan versusPlan) {
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
		plan.width = max(p.versusWidest(f, plan.face), p.versusNames(f))
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

// The measures of the legend of a comparison in dip.
const (
	legendGoal     = 48  // the side of a goal
	legendGoalWide = 72  // and of one where a puzzle has this width:
	legendWide     = 220 // at text size 1
	legendGap      = 10  // after a goal
	legendMark     = 6   // after a mark
	legendBetween  = 12  // between both puzzles
	legendBelow    = 12
	legendGrown    = 1.4 // how much larger its words become in large letters
	legendUsual    = 16  // the size of the names
	legendLeast    = 12  // and the least beside goals
)

// legendGroup is the name in the IDs of the two puzzles of a legend.
const legendGroup = "legend"

// legendSide returns the side of a goal in the legend of a comparison: 0 if both cannot be shown, or leave too little room for the names.
func (p *groupPage) legendSide(f *ui.Frame, names [2]string, half float32) float32 {
	side, least := f.Dip(legendGoal), legendSized(f, legendLeast)
	if half >= f.Grown(legendWide) {
		side = f.Dip(legendGoalWide)
	}
	word := max(f.LongestWord(names[0], least), f.LongestWord(names[1], least))
	if !p.goal.playable || !p.otherGoal.playable || word > half-legendFrom(f, side) {
		return 0
	}
	return side
}

// legendFrom returns how far the name of a puzzle is from its start in a legend with goals of a side.
func legendFrom(f *ui.Frame, side float32) float32 {
	from := f.Dip(versusDot + legendMark)
	if side > 0 {
		from += side + f.Dip(legendGap)
	}
	return from
}

// legendSized returns the face of names in a legend of so many dip.
func legendSized(f *ui.Frame, size float32) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, size, legendGrown))
}

// legendFace returns the face of a name in a legend: smaller than usual only for a word that is too long for a width.
func legendFace(f *ui.Frame, name string, width float32) (face render.FaceID) {
	for size := float32(legendUsual); size >= 10; size-- {
		if face = legendSized(f, size); f.LongestWord(name, face) <= width {
			break
		}
	}
	return face
}

// layoutLegend adds what the two lines of a comparison are: for each puzzle its goal, unless goals stand above the figures, the mark of
// its line, and its name.
func (p *groupPage) layoutLegend(col *ui.Column, goals bool) {
	f, names := col.F, p.apart
	widths, side := p.legendWidths(f, names, col.Area.W)
	if !goals {
		side = 0
		face := legendSized(f, legendUsual)
		for i, name := range names {
			widths[i] = min(widths[i], legendFrom(f, 0)+f.Fonts.Width(face, name)+1)
		}
	}
	p.goalSide = side
	from, high := legendFrom(f, side), side
	face := min(legendFace(f, names[0], widths[0]-from), legendFace(f, names[1], widths[1]-from))
	for i, name := range names {
		high = max(high, f.Fonts.Metrics(face).Line*float32(len(f.Wrap(name, face, widths[i]-from))))
	}
	p.goal.update(f, p.Stage.Set.Scheme)
	p.otherGoal.update(f, p.Stage.Set.Scheme)
	row, whole := col.Take(high), [...]string{p.name, p.diagram.other.name}
	for i := range names {
		f.Add(ui.Control{ID: ui.ID{Name: legendGroup, N: i}, Role: ui.Image, Look: ui.Custom, Label: whole[i], Face: face, Rect: render.Rect{X: row.X, Y: row.Y, W: widths[i], H: row.H}})
		row.X += widths[i] + f.Dip(legendBetween)
	}
	col.Space(legendBelow)
}

// legendWidths returns the parts of a legend of a width, and the side of the goals in it: halves, unless one name needs more of the width
// for one line and the other less.
func (p *groupPage) legendWidths(f *ui.Frame, names [2]string, width float32) (widths [2]float32, side float32) {
	half := f.Split(render.Rect{W: width}, len(names), 0, legendBetween).W
	side = p.legendSide(f, names, half)
	from, face := legendFrom(f, side), legendSized(f, legendUsual)
	needs := [2]float32{from + f.Fonts.Width(face, names[0]) + 1, from + f.Fonts.Width(face, names[1]) + 1}
	more := max(0, needs[0]-half) - max(0, needs[1]-half)
	if needs[0]+needs[1] > 2*half {
		more = 0
	}
	return [2]float32{half + more, half - more}, side
}

// paintLegend draws a puzzle in the legend of a comparison.
func (p *groupPage) paintLegend(l *render.List, f *ui.Frame, c *ui.Control, goal *groupGoal) {
	r, side, from := c.Rect, p.goalSide, legendFrom(f, p.goalSide)
	if side > 0 {
		goal.paint(l, f, f.Within(r, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}))
	}
	lines, line, dot := f.Wrap(p.apart[c.ID.N], c.Face, r.W-from), f.Fonts.Metrics(c.Face).Line, f.Dip(versusDot)
	y := r.Y + render.Floor((r.H-line*float32(len(lines)))/2)
	mark := f.Within(r, render.Rect{X: r.X + from - dot - f.Dip(legendMark), Y: y + render.Floor((line-dot)/2), W: dot, H: dot})
	paintSpot(l, f, mark, c.ID.N)
	for i, text := range lines {
		l.TextIn(f.Fonts, c.Face, text, f.Within(r, render.Rect{X: r.X + from, Y: y + line*float32(i), W: r.W - from, H: line}), f.Near(), render.Middle, f.Theme.Ink)
	}
}

// paintSpot draws the mark of the i-th puzzle of a comparison.
func paintSpot(l *render.List, f *ui.Frame, r render.Rect, i int) {
	l.Spot(spots[i], r.Centre(), r.W/2, f.Dip(2.5), f.Theme.LineColor(i), f.Theme)
}

// versusHeadID is what stands above the columns of a comparison.
var versusHeadID = ui.ID{Name: "versushead"}

// The measures of what stands above the columns in dip: the side of the goals, also on a low screen, the space above and below the names.
const (
	headGoal    = 72
	headGoalLow = 38
	headAbove   = 4
	headBelow   = 6
)

// headHeight returns the height of what stands above the columns.
func (v *versusPlan) headHeight(f *ui.Frame) float32 {
	return v.goals + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(headAbove+headBelow)
}

// withGoals returns the plan with the goals above the columns, where both puzzles have one and the columns are wide enough.
func (p *groupPage) withGoals(f *ui.Frame, plan versusPlan) versusPlan {
	side := f.Dip(headGoal)
	if f.Low() {
		side = f.Dip(headGoalLow)
	}
	if p.goal.playable && p.otherGoal.playable && plan.width >= side && !plan.below {
		plan.goals = side
	}
	return plan
}

// paintVersusHead draws the two puzzles above their columns: the goal, and below it the mark of the line and the name.
func (p *groupPage) paintVersusHead(l *render.List, f *ui.Frame, c *ui.Control) {
	plan, dot := &p.plan, f.Dip(versusDot)
	y := c.Rect.Y + f.Dip(headAbove) + plan.goals
	line := c.Rect.H - plan.goals - f.Dip(headAbove+headBelow)
	for i, name := range p.apart {
		x, w := plan.column(c.Rect.W, i)
		face := f.Fitting(render.Regular, versusName, name, w-dot-f.Dip(legendMark))
		words := min(w, f.Fonts.Width(face, name)+dot+f.Dip(legendMark)+1)
		if !plan.below {
			x += w - words
		}
		at := func(x, y, w, h float32) render.Rect {
			return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: y, W: w, H: h})
		}
		if plan.goals > 0 {
			goal := [...]*groupGoal{&p.goal, &p.otherGoal}[i]
			goal.paint(l, f, at(x+words-plan.goals+indent(goal.config.Size, plan.goals), c.Rect.Y, plan.goals, plan.goals))
		}
		paintSpot(l, f, at(x, y+render.Floor((line-dot)/2), dot, dot), i)
		l.TextIn(f.Fonts, face, name, at(x+dot+f.Dip(legendMark), y, words, line), f.Near(), render.Middle, f.Theme.Ink)
	}
}

// layoutVersus adds the rows of a comparison from one to before another; above the first one stands whose figures they are.
func (p *groupPage) layoutVersus(col *ui.Column, from, to int) {
	if from == 0 {
		p.goal.update(col.F, p.Stage.Set.Scheme)
		p.otherGoal.update(col.F, p.Stage.Set.Scheme)
		col.F.Add(ui.Control{ID: versusHeadID, Role: ui.Text, Look: ui.Custom, Label: p.both, Rect: col.Take(p.plan.headHeight(col.F))})
	}
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
	if plan.below {
		align = f.Near()
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
