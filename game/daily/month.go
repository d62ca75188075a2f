package daily

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
	"wildfifteen/render"
)

// month is the month shown.
type month struct {
	title string
	list  []dayCell
	lead  int // columns before the first day
}

// dayCell is a day of the month.
type dayCell struct {
	number string
	name   string // for screen readers, and what was made of it
	state  string
	ribbon ribbon // of a day up to today
	today  bool
	solved bool
	late   bool
	honey  bool
	future bool
}

func newMonth(s *Scene) (m month) {
	l := s.Stage.Lang
	first, n := s.first.Month()
	m.title = l.Date(first.Date(), assets.MonthDate)
	m.lead = int(first.Weekday()+6) % 7
	for i := range n {
		d := first + days.Day(i)
		c := dayCell{number: strconv.Itoa(i + 1), name: FullDate(l, d), state: l.T("daily.open")}
		made, ok := s.desk.Marks().Day(d)
		c.future = d > s.today && !ok // a day to come is solved where the clock was ahead, or its owner has gone west
		if !c.future {
			c.ribbon, c.today = ribbon{goal: d.Game().Goal}, d == s.today
		}
		if ok {
			c.solved, c.late, c.honey = true, !made.InTime, made.Perfect
			switch {
			case made.Perfect:
				c.state = l.T("daily.perfect")
			case c.late:
				c.state = l.T("daily.late")
			default:
				c.state = l.T("daily.solved")
			}
		}
		m.list = append(m.list, c)
	}
	return m
}

// ribbon is the picture of a goal without numbers.
type ribbon struct {
	goal puzzle.Goal
	view render.GoalView
}

// openTint is the part of its colours that the ribbon of an open day keeps, but today's.
const openTint = 0.35

// aheadPart is the part that the place of a day to come has of a pale tile in the colour of its day in the month.
const aheadPart = 0.35

// tint returns the part of its colours that a day's ribbon keeps.
func (d *dayCell) tint() float32 {
	if d.solved || d.today {
		return 1
	}
	return openTint
}

// colour makes the colours of a theme, of which the ribbon keeps a part.
func (r *ribbon) colour(f *ui.Frame, tint float32) {
	if r.view.Theme != f.Theme && !r.goal.Board().IsZero() {
		r.view = render.GoalView{Goal: r.goal, Theme: f.Theme, Plain: true, Colors: render.TileColors(r.view.Colors[:0], f.Theme, render.PathScheme, r.goal)}
		if tint < 1 {
			r.view.Hollow = f.Theme.Contrast
			render.Tint(r.view.Colors, f.Theme.Groove, tint)
		}
	}
}

// draw paints the ribbon in r.
func (r *ribbon) draw(l *render.List, f *ui.Frame, at render.Rect) {
	v := r.view
	v.Rect, v.Scale = at, f.Scale
	l.GoalThumb(f.Fonts, &v)
}

// The measures of the month in dip.
const (
	columns    = 7
	weeksUsual = 5
	weeksMax   = 6
	dayPad     = 6  // between two glyphs
	dayMax     = 72 // height of a day
)

// weeks returns the number of rows of the month.
func (m *month) weeks() int { return (m.lead + len(m.list) + columns - 1) / columns }

// layoutMonth adds the name of the month between the buttons that turn it, the heads and the days. Each week is higher by more than its
// days need.
func (s *Scene) layoutMonth(col *ui.Column, dayHeight, more float32) {
	f, t := col.F, s.Stage.Lang.T
	r := col.Take(turnHeight(f))
	side := f.Dip(48)
	words := render.Rect{X: r.X + side, Y: r.Y, W: r.W - 2*side, H: r.H}
	f.Add(ui.Control{ID: earlierID, Role: ui.Button, Look: ui.Quiet, Label: t("daily.earlier"), Icon: render.Left, Disabled: !s.canTurn(-1),
		Rect: render.Rect{X: r.X, Y: r.Y, W: side, H: r.H}})
	f.Add(ui.Control{ID: monthID, Role: ui.Heading, Label: s.month.title, Align: render.Middle, Face: f.Fitting(render.Title, 20, s.month.title, words.W), Rect: words})
	f.Add(ui.Control{ID: laterID, Role: ui.Button, Look: ui.Quiet, Label: t("daily.later"), Icon: render.Right, Disabled: !s.canTurn(1),
		Rect: render.Rect{X: r.X + r.W - side, Y: r.Y, W: side, H: r.H}})
	face := headFace(f, r.W)
	heads := col.Take(f.Fonts.Metrics(face).Line + f.Dip(4))
	for i, h := range s.heads[:min(columns, len(s.heads))] {
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: h, Face: face, Rect: f.Split(heads, columns, i, 0)})
	}
	for week := range s.month.weeks() {
		row := col.Take(s.weekHeight(f, week, dayHeight) + more)
		for i := range columns {
			n := week*columns + i - s.month.lead
			if n < 0 || n >= len(s.month.list) {
				continue
			}
			d := &s.month.list[n]
			d.ribbon.colour(f, d.tint())
			f.Add(ui.Control{ID: ui.ID{Name: dayGroup, N: n + 1}, Role: ui.Button, Look: ui.Custom, Label: d.name, Value: d.state,
				Disabled: d.future, On: s.first+days.Day(n) == s.chosen, Rect: f.Split(row, columns, i, 0)})
		}
	}
}

// weekHeight returns the height of a week where days with ribbons are so high: less in large letters for one without ribbons, whose
// numbers stand in the cells.
func (s *Scene) weekHeight(f *ui.Frame, week int, day float32) float32 {
	if f.TextSize >= ui.LargeText && s.month.ahead(week) {
		return min(day, f.Dip(dayLeast))
	}
	return day
}

// ahead reports whether all days of a week are to come.
func (m *month) ahead(week int) bool {
	for i := range columns {
		if n := week*columns + i - m.lead; n >= 0 && n < len(m.list) && !m.list[n].future {
			return false
		}
	}
	return true
}

// headGrown is how much larger the initials of the days become in large letters: they are read once, the days always.
const headGrown = 1.5

// headFace returns the face of the initials above the days of a month of some width.
func headFace(f *ui.Frame, width float32) render.FaceID {
	return f.Fitting(render.Regular, f.UpTo(render.Regular, 13, headGrown), "W", width/columns)
}

// turnHeight returns the height of the name of the month and the buttons that turn it.
func turnHeight(f *ui.Frame) float32 {
	return max(f.Dip(48), f.Fonts.Metrics(f.Face(render.Title, 20)).Line)
}

// monthHead returns the height of what stands above the days.
func (s *Scene) monthHead(f *ui.Frame, width float32) float32 {
	return turnHeight(f) + f.Fonts.Metrics(headFace(f, width)).Line + f.Dip(4)
}

// dayHeight returns the height of a day so wide that seven stand in a width: its glyph and its number.
func dayHeight(f *ui.Frame, width, most float32) float32 {
	return max(f.Dip(48), render.Floor(min(width/columns+numberLine(f)-f.Dip(dayPad-4), most)))
}

// numberLine is the height of the number below a day's glyph.
func numberLine(f *ui.Frame) float32 { return f.Fonts.Metrics(f.Face(render.Regular, 13)).Line }

// numberSize returns the size, in dip, of the number in a day so high, with a glyph or without.
func numberSize(f *ui.Frame, high float32) float32 {
	if f.TextSize < ui.LargeText && high >= f.Dip(highDay) {
		return 16
	}
	return 13
}

// highDay is the height of a day, in dip, from which its number is larger.
const highDay = 72

// dayWide is the most width of the place of a day, as a part of its height: in low weeks, wide ones would be squat.
const dayWide = 1.15

// dayPlace returns the place of a day within its part of the week: of one size for all days of a month.
func dayPlace(f *ui.Frame, c *ui.Control) render.Rect {
	r := c.Rect.Inset(f.Dip(dayInset))
	if more := r.W - dayWide*r.H; more > 0 {
		r.X, r.W = r.X+render.Floor(more/2), r.W-2*render.Floor(more/2)
	}
	return r
}

// paintAhead draws a day to come: its number in its place, whose faint colour tells how far the month is.
func (s *Scene) paintAhead(l *render.List, f *ui.Frame, c *ui.Control, d *dayCell) {
	r, t := dayPlace(f, c), f.Theme
	ink := t.Ink2
	if t.Contrast {
		l.Box(r, f.Dip(8), render.BoxStyle{Edge: t.Disabled, EdgeWidth: f.Dip(1)})
	} else {
		at := float64(c.ID.N-1) / float64(len(s.month.list)-1)
		face, pale := t.Pale(t.OnPaper(at))
		l.Fill(r, f.Dip(8), render.Mix(t.Paper, face, aheadPart))
		ink = pale
	}
	l.TextIn(f.Fonts, f.Face(render.Regular, numberSize(f, c.Rect.H)), d.number, r, render.Middle, render.Middle, ink)
}

// dayInset is the space between the place of a day and its frame, and between that and its ribbon, in dip.
const dayInset = 2

// The space between the number of a day and the foot of its place, in dip: it keeps clear of the frame of the chosen one.
const (
	dayFoot = 4
	dayTall = 8 // the same in a high place
)

// dayDot is the diameter of the dot of a perfect day, in dip.
const dayDot = 8

// frame returns the place of a day up to today: the chosen one's has an edge in the accent, that of one solved late a thin edge.
func (d *dayCell) frame(f *ui.Frame, chosen bool) render.BoxStyle {
	t := f.Theme
	style := render.BoxStyle{Fill: t.Tray}
	switch {
	case chosen:
		style.Edge, style.EdgeWidth = t.Accent, f.Dip(2)
	case d.late:
		style.Edge, style.EdgeWidth = t.Edge, f.Dip(1)
	case t.Contrast: // its places have no colour of their own
		style.Edge, style.EdgeWidth = t.Disabled, f.Dip(1)
	}
	return style
}

// paintDay draws a day in its frame: its ribbon, pale until it is solved, and its number below; a day to come has its number in an empty
// place.
func (s *Scene) paintDay(l *render.List, f *ui.Frame, c *ui.Control) {
	n := c.ID.N - 1
	if n < 0 || n >= len(s.month.list) {
		return
	}
	d, t := &s.month.list[n], f.Theme
	if d.future {
		s.paintAhead(l, f, c, d)
		return
	}
	r, corner := dayPlace(f, c), f.Dip(8)
	l.Box(r, corner, d.frame(f, c.On))
	size := numberSize(f, c.Rect.H)
	line, foot := min(f.Fonts.Metrics(f.Face(render.Regular, size)).Cap+f.Dip(dayInset), r.H*0.4), f.Dip(dayFoot)
	air := f.Dip(dayFoot)
	if c.Rect.H >= f.Dip(highDay) {
		foot = f.Dip(dayTall)
	}
	side := render.Floor(min(r.W-2*air, r.H-line-foot-air))
	at := render.Rect{X: render.Floor(r.X + (r.W-side)/2), Y: render.Floor(r.Y + (r.H-line-foot-side+f.Dip(dayInset))/2), W: side, H: side}
	d.ribbon.draw(l, f, at)
	face, ink := f.Face(render.Regular, size), t.Ink2
	if c.On || d.today {
		face, ink = f.Face(render.Bold, size), t.Ink
	}
	number := render.Rect{X: r.X, Y: r.Y + r.H - foot - line, W: r.W, H: line}
	l.TextIn(f.Fonts, face, d.number, number, render.Middle, render.Middle, ink)
	if d.honey { // beside the number or, if there is no room, in the corner
		dot := render.Rect{X: r.X + r.W - f.Dip(dayDot+4), Y: render.Floor(number.Y + (line-f.Dip(dayDot))/2), W: f.Dip(dayDot), H: f.Dip(dayDot)}
		if r.X+(r.W+f.Fonts.Width(face, d.number))/2+f.Dip(2) > dot.X {
			dot.Y = r.Y + f.Dip(4)
		}
		l.Fill(dot.Inset(-f.Dip(2)), dot.W, t.Tray)
		l.Fill(dot, dot.W/2, t.Honey)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(-f.Dip(2)), corner+f.Dip(2))
	}
}
