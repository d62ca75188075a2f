package daily

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the page in dip.
const (
	wideWidth = stage.GridWidth // of the page with the month beside the rest
	partGap   = 32
	glyph     = 128 // most of the card's picture
	cardGap   = 24  // between it and its words
	dayLeast  = 48  // width of a day that a finger finds
)

// Layout lays out the card, the month and the figures: one below the other, or the month beside the rest.
func (s *Scene) Layout(f *ui.Frame) {
	s.card.picture.colour(f, 1)
	width := float32(stage.PageWidth)
	wide := f.Wide() && f.Safe.W >= f.Grown(720)
	if wide {
		width = wideWidth
	}
	area, column := s.Head(f, s.Stage.Lang.T("daily.title"), width)
	col := s.Scroll.Begin(f, area, column)
	if wide {
		left, right := *col, *col
		gap := f.Dip(partGap)
		left.Area.W = render.Floor((col.Area.W - gap) * 0.4)
		right.Area.X += left.Area.W + gap
		right.Area.W -= left.Area.W + gap
		s.layoutCard(&left)
		left.Space(24)
		s.layoutFigures(&left)
		left.Space(16)
		left.Small(s.note)
		most := (area.H - 2*f.ControlHeight() - f.Dip(16)) / weeksMax
		s.layoutMonth(&right, dayHeight(f, right.Area.W, most))
		col.Y = max(left.Y, right.Y)
	} else {
		s.layoutCard(col)
		col.Space(8)
		month := *col
		if more := f.Dip(columns*dayLeast) - col.Area.W; more > 0 { // up to the edges of a narrow screen
			more = min(more, f.Safe.W-col.Area.W)
			month.Area.X, month.Area.W = col.Area.X-render.Floor(more/2), col.Area.W+more
		}
		s.layoutMonth(&month, dayHeight(f, month.Area.W, f.Dip(dayMax)))
		col.Y = month.Y
		col.Space(16)
		s.layoutFigures(col)
		col.Space(16)
		col.Small(s.note)
	}
	s.End(f, col)
}

// layoutCard adds the chosen day: its ribbon beside its words and the button that plays.
func (s *Scene) layoutCard(col *ui.Column) {
	f, c := col.F, &s.card
	gap := f.Dip(cardGap)
	side := min(f.Dip(glyph), render.Floor(col.Area.W*0.36))
	inner := col.Area.W - side - gap
	title, face := f.Fitting(render.Title, 20, c.name, inner), f.Face(render.Regular, 16)
	config, state := f.Wrap(c.config, face, inner), f.Wrap(c.state, face, inner)
	words := f.Fonts.Metrics(title).Line + f.Fonts.Metrics(face).Line*float32(len(config)+len(state)) + f.Dip(12)
	button := f.ControlHeight()
	h := max(side, words+button)
	r := col.Take(h)
	f.Add(ui.Control{ID: cardID, Role: ui.Image, Look: ui.Custom, Label: c.config, Rect: render.Rect{X: r.X, Y: r.Y + render.Floor((h-side)/2), W: side, H: side}})
	in := f.Column(render.Rect{X: r.X + side + gap, Y: r.Y + render.Floor((h-words-button)/2), W: inner})
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: c.name, Face: title, Rect: in.Take(f.Fonts.Metrics(title).Line)})
	in.Line(c.config, ui.Small, render.Regular, 16)
	in.Line(c.state, ui.Small, render.Regular, 16)
	in.Space(12)
	f.Add(ui.Control{ID: playID, Role: ui.Button, Look: ui.Primary, Label: c.play, Align: render.Middle, Rect: in.Take(button)})
}

// paintCard draws the ribbon of the chosen day, with a dot once it is perfect.
func (s *Scene) paintCard(l *render.List, f *ui.Frame, c *ui.Control) {
	s.card.picture.draw(l, f, c.Rect)
	if s.card.honey {
		dot := f.Dip(16)
		l.Fill(render.Rect{X: c.Rect.X + c.Rect.W - dot, Y: c.Rect.Y, W: dot, H: dot}, dot/2, f.Theme.Honey)
	}
}

// layoutFigures adds the three figures side by side.
func (s *Scene) layoutFigures(col *ui.Column) {
	f := col.F
	face := f.Face(render.Regular, 16)
	n := len(s.figures)
	for _, g := range s.figures {
		face = min(face, f.FaceFitting(g.words, f.Split(render.Rect{W: col.Area.W}, n, 0, 8).W))
	}
	r := col.Take(f.Fonts.Metrics(f.Face(render.Figure, 44)).Line + f.Fonts.Metrics(face).Line)
	for i, g := range s.figures {
		f.Add(ui.Control{ID: ui.ID{Name: figureGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: g.words, Value: g.value, Face: face, Rect: f.Split(r, n, i, 8)})
	}
}

// paintFigure draws a figure and its words below it; the perfect days have their dot.
func (s *Scene) paintFigure(l *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	line := f.Fonts.Metrics(c.Face).Line
	number := render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - line}
	face := f.Fitting(render.Figure, 44, c.Value, r.W)
	l.TextIn(f.Fonts, face, c.Value, number, render.Middle, render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, c.Face, c.Label, render.Rect{X: r.X, Y: r.Y + r.H - line, W: r.W, H: line}, render.Middle, render.Middle, f.Theme.Ink2)
	if c.ID.N == len(s.figures)-1 {
		dot := f.Dip(10)
		x := r.X + (r.W+f.Fonts.Width(face, c.Value))/2 + f.Dip(4)
		l.Fill(render.Rect{X: x, Y: number.Y + number.H*0.28, W: dot, H: dot}, dot/2, f.Theme.Honey)
	}
}
