package daily

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the page in dip.
const (
	wideWidth = stage.GridWidth // of the page with the month beside the rest
	wideLeast = 600             // of a screen with the month beside the rest
	partGap   = 32
	partLow   = 16  // the same on a low screen
	glyph     = 128 // most of the card's picture beside its words
	heroGlyph = 420 // and above them
	lowGlyph  = 96  // on a low screen
	heroLeast = 160
	cardGap   = 24 // between it and its words
	dayLeast  = 48 // width of a day that a finger finds
	dayLow    = 40 // height of one on a low screen, and in a month of more weeks than usual
	foldPad   = 12 // between the last of them in sight and the fold
	weekMore  = 20 // weeks are up to so much higher for the fold to cut none

	figureAir  = 32  // above and below the figures that stand below the month beside the card, and
	figureFoot = 16  // below them alone
	dayStretch = 1.4 // the most height of a day, of its width, in a month that has the place of the figures

	wordsLeast = 160 // width of words beside a picture, which grows with the text
	wordsGrown = 1.4 // how much larger they become in large letters where they stand beside it, so that the month is in sight
)

// Layout lays out the card, the month and the figures: one below the other, or the month beside the rest.
func (s *Scene) Layout(f *ui.Frame) {
	s.card.picture.colour(f, 1)
	width := float32(stage.PageWidth)
	wide := f.Wide() && f.Safe.W >= f.Grown(wideLeast)
	if wide {
		width = wideWidth
	}
	title := s.Stage.Lang.T("daily.title")
	if wide && f.Low() && s.layoutBeside(f, title, width) {
		return
	}
	area, column := s.Head(f, title, width)
	col := s.Scroll.Begin(f, area, column)
	if wide {
		s.layoutWide(f, col, area.H)
	} else {
		s.layoutTall(f, col, area.H)
	}
	s.End(f, col)
}

// layoutBeside lays out the month on a low screen as high as that, beside the title and all else. ok is false, and nothing is laid out, if
// there is no room for it.
func (s *Scene) layoutBeside(f *ui.Frame, title string, width float32) (ok bool) {
	from, room := len(f.Controls), f.Dip(columns*dayLeast)
	area, column, end := s.HeadWith(f, title, width, room)
	day := render.Floor((area.Y + area.H - f.Dip(foldPad) - end.Y - s.monthHead(f, room)) / float32(s.month.weeks()))
	if end.Empty() || day < f.Dip(dayLow) || column.W-room < f.Grown(besideLeast) {
		f.Controls = f.Controls[:from]
		return false
	}
	column.W -= room + f.Dip(partGap)
	area.X, area.W = column.X-f.Dip(8), column.W+f.Dip(16)
	left := s.Scroll.Begin(f, area, column)
	s.layoutLow(left)
	left.Space(20)
	s.layoutFigures(left, figureSmall)
	if foot := area.Y + area.H; left.Y+f.NoteHeight(s.note, left.Area.W) > foot { // the fold cuts no line of it
		left.Y = max(left.Y, foot)
	}
	left.Note(s.note)
	s.End(f, left)
	month := f.Column(end)
	s.layoutMonth(month, min(day, dayHeight(f, room, f.Dip(dayMax))), 0)
	return true
}

// besideLeast is the least width of what stands beside the month of a low screen, in dip, which grows with the text.
const besideLeast = 220

// layoutWide lays out the card and beside it the month in a viewport of some height, and the figures below the month or, if they have no
// room there, below the card.
func (s *Scene) layoutWide(f *ui.Frame, col *ui.Column, height float32) {
	left, right := *col, *col
	gap := f.Dip(partGap)
	left.Area.W = render.Floor((col.Area.W - gap) * 0.4)
	if f.Low() { // the month has the width that fingers need, the words have the rest
		gap = f.Dip(partLow)
		left.Area.W = max(left.Area.W, col.Area.W-gap-f.Dip(columns*dayLeast))
	}
	right.Area.X += left.Area.W + gap
	right.Area.W -= left.Area.W + gap
	room := render.Floor((height - s.monthHead(f, right.Area.W) - s.figuresHeight(f, figureSize) - f.Dip(figureAir)) / float32(s.month.weeks()))
	apart := !f.Low() && len(s.figures) > 0 && room >= f.Dip(dayLeast) // the figures stand below the month that they are about
	below := f.Dip(24+8+24) + f.NoteHeight(s.note, left.Area.W)
	if !apart {
		below += s.figuresHeight(f, figureSize)
	}
	words := s.nameHeight(f, left.Area.W) + s.wordsHeight(f, left.Area.W)
	if side := min(height-below-words, left.Area.W, f.Dip(heroGlyph)); side >= f.Dip(heroLeast) {
		s.layoutHero(f, &left, side, height-below-words)
		left.Space(8)
		s.layoutName(&left)
		s.layoutWords(&left)
	} else if f.Low() {
		s.layoutLow(&left)
	} else {
		s.layoutCard(&left)
	}
	if apart {
		left.Space(16)
	} else {
		left.Space(24)
		size := float32(figureSize)
		if f.Low() {
			size = figureSmall
		}
		s.layoutFigures(&left, size)
	}
	if end := col.Y + height; left.Y+f.NoteHeight(s.note, left.Area.W) > end { // the fold cuts no line of it
		left.Y = max(left.Y, end)
	}
	left.Note(s.note)
	most := (height - 2*f.ControlHeight() - f.Dip(16)) / weeksMax
	if apart {
		most = room
	} else if !f.Low() && len(s.figures) == 0 { // the month has their place
		most = render.Floor((height - s.monthHead(f, right.Area.W) - f.Dip(figureFoot)) / float32(s.month.weeks()))
	}
	day := dayHeight(f, right.Area.W, most)
	if !f.Low() && len(s.figures) == 0 {
		day = max(day, min(most, render.Floor(right.Area.W/columns*dayStretch)))
	}
	if room := (height - s.monthHead(f, right.Area.W) - f.Dip(24)) / float32(s.month.weeks()); f.Low() && day > room { // the whole month in sight
		day = max(f.Dip(dayLow), render.Floor(room))
	}
	s.layoutMonth(&right, day, 0)
	if apart {
		right.Y = max(right.Y, col.Y+height-s.figuresHeight(f, figureSize)-f.Dip(figureFoot))
		s.layoutFigures(&right, figureSize)
	}
	col.Y = max(left.Y, right.Y)
}

// layoutTall lays out the card, the month and the figures, which all stand in a viewport of usual height.
func (s *Scene) layoutTall(f *ui.Frame, col *ui.Column, height float32) {
	top := col.Y
	s.layoutCard(col)
	col.Space(16 - 8*min(1, max(0, f.TextSize-1))) // the head of the month has room of its own in large letters
	month := *col
	if more := f.Dip(columns*dayLeast) - col.Area.W; more > 0 { // up to the edges of a narrow screen
		more = min(more, f.Safe.W-col.Area.W)
		month.Area.X, month.Area.W = col.Area.X-render.Floor(more/2), col.Area.W+more
	}
	weeks := float32(s.month.weeks())
	free := height - (col.Y - top) - s.monthHead(f, month.Area.W) - f.Dip(8) - f.Dip(stage.FadeHigh)
	if len(s.figures) == 0 {
		free -= f.Dip(24) + f.NoteHeight(s.note, col.Area.W)
	}
	size, least := float32(figureSize), f.Dip(dayLeast)
	if weeks > weeksUsual { // a little lower, so that the fold does not cut the figures
		least = f.Dip(dayLow)
	}
	if free-s.figuresHeight(f, size) < weeks*f.Dip(dayLeast) {
		size = figureSmall
	}
	day := max(least, render.Floor((free-s.figuresHeight(f, size))/weeks))
	usual := dayHeight(f, month.Area.W, f.Dip(dayMax))
	more := float32(0)
	if f.TextSize >= ui.LargeText { // the page scrolls anyway: its emblems need not be small, and the fold cuts no week
		day = usual - f.Dip(dayPad)
		room := height - (col.Y - top) - s.monthHead(f, month.Area.W) - f.Dip(foldPad)
		more = ui.FoldMore(s.month.weeks(), func(week int) float32 { return s.weekHeight(f, week, day) }, room, f.Dip(weekMore))
	}
	s.layoutMonth(&month, min(day, usual), more)
	col.Y = month.Y
	col.Space(8)
	s.layoutFigures(col, size)
	col.Space(24)
	col.Small(s.note)
}

// layoutLow adds the chosen day on a low screen: its name in one line, its ribbon with its words beside it, and the button below all.
func (s *Scene) layoutLow(col *ui.Column) {
	f := col.F
	s.layoutName(col)
	col.Space(8)
	side := min(f.Dip(lowGlyph), render.Floor(col.Area.W*0.45))
	in := f.Column(render.Rect{X: col.Area.X + side + f.Dip(partLow), W: col.Area.W - side - f.Dip(partLow)})
	words := in.Measure(func(col *ui.Column) { s.layoutState(col) })
	r := col.Take(max(side, words))
	s.addPicture(f, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side})
	in.Y = r.Y + render.Floor((r.H-words)/2)
	s.layoutState(in)
	s.layoutPlay(col)
}

// layoutCard adds the chosen day: its ribbon beside its words and the button that plays, or above them where large words would
// break in a narrow column.
func (s *Scene) layoutCard(col *ui.Column) {
	f, large := col.F, col.F.TextSize >= ui.LargeText
	gap, part := f.Dip(cardGap), float32(0.36)
	if large { // the name has the width of the card
		part = 0.28
		s.layoutName(col)
	}
	side := min(f.Dip(glyph), render.Floor(col.Area.W*part))
	inner := col.Area.W - side - gap
	if large && inner < f.Grown(wordsLeast) {
		s.layoutLarge(col, side, inner)
		return
	}
	words := s.wordsHeight(f, inner)
	if !large {
		words += s.nameHeight(f, inner)
	}
	r := col.Take(max(side, words))
	s.addPicture(f, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side})
	in := f.Column(render.Rect{X: r.X + side + gap, Y: r.Y + render.Floor((r.H-words)/2), W: inner})
	if !large {
		s.layoutName(in)
	}
	s.layoutWords(in)
}

// layoutLarge adds the ribbon with the words beside it, and the button below both. The state, if too long, stands between them.
func (s *Scene) layoutLarge(col *ui.Column, side, width float32) {
	f := col.F
	in := f.Column(render.Rect{X: col.Area.X + col.Area.W - width, W: width})
	c, size := &s.card, f.UpTo(render.Regular, 16, wordsGrown)
	fits := f.Fonts.Width(f.Face(render.Regular, size), c.state) <= width
	add := func(in *ui.Column) {
		in.Line(c.config, ui.Small, render.Regular, size)
		if fits {
			in.Line(c.state, ui.Small, render.Regular, size)
		}
	}
	words := in.Measure(add)
	r := col.Take(max(side, words))
	s.addPicture(f, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side})
	in.Y = r.Y + render.Floor((r.H-words)/2)
	add(in)
	if !fits {
		col.Line(c.state, ui.Small, render.Regular, size)
	}
	s.layoutPlay(col)
}

// layoutHero adds the ribbon of the chosen day above its words, of a side: where a height leaves that room, it is as wide as these.
func (s *Scene) layoutHero(f *ui.Frame, col *ui.Column, side, most float32) {
	if g := s.card.picture.goal; side == col.Area.W && !g.Board().IsZero() {
		long := float32(max(g.Size().W, g.Size().H))
		side = min(most, side*long/(long-2*render.RibbonAir))
	}
	r := col.Take(render.Floor(side))
	r.W = r.H
	s.addPicture(f, r)
}

// addPicture adds the ribbon of the chosen day.
func (s *Scene) addPicture(f *ui.Frame, r render.Rect) {
	if v := (render.GoalView{Rect: r, Scale: f.Scale, Goal: s.card.picture.goal}); !v.Goal.Board().IsZero() { // it begins where the words do
		r.X -= v.Lead()
	}
	f.Add(ui.Control{ID: cardID, Role: ui.Image, Look: ui.Custom, Label: s.card.config, Rect: r})
}

// nameHeight returns the height of the name of the chosen day.
func (s *Scene) nameHeight(f *ui.Frame, width float32) float32 {
	return f.Fonts.Metrics(f.Fitting(render.Title, 20, s.card.name, width)).Line
}

// layoutName adds the name of the chosen day.
func (s *Scene) layoutName(in *ui.Column) {
	name := s.card.name
	in.F.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: name, Face: in.F.Fitting(render.Title, 20, name, in.Area.W),
		Rect: in.Take(s.nameHeight(in.F, in.Area.W))})
}

// wordsHeight returns the height of the words of the chosen day and the button that plays.
func (s *Scene) wordsHeight(f *ui.Frame, width float32) float32 {
	c, face := &s.card, f.Face(render.Regular, 16)
	lines := len(f.Wrap(c.config, face, width)) + len(f.Wrap(c.state, face, width))
	return f.Fonts.Metrics(face).Line*float32(lines) + f.Dip(12) + f.ControlHeight()
}

// layoutWords adds the words of the chosen day and the button that plays.
func (s *Scene) layoutWords(in *ui.Column) {
	s.layoutState(in)
	s.layoutPlay(in)
}

// layoutState adds what the chosen day is and what was made of it.
func (s *Scene) layoutState(in *ui.Column) {
	in.Line(s.card.config, ui.Small, render.Regular, 16)
	in.Line(s.card.state, ui.Small, render.Regular, 16)
}

// layoutPlay adds the button that plays the chosen day.
func (s *Scene) layoutPlay(in *ui.Column) {
	f, c := in.F, &s.card
	in.Space(12)
	f.Add(ui.Control{ID: playID, Role: ui.Button, Look: ui.Primary, Label: c.play, Align: render.Middle, Rect: in.Take(f.ControlHeight())})
}

// paintCard draws the ribbon of the chosen day, with a dot once it is perfect.
func (s *Scene) paintCard(l *render.List, f *ui.Frame, c *ui.Control) {
	s.card.picture.draw(l, f, c.Rect)
	if s.card.honey {
		dot := f.Dip(16)
		l.Fill(render.Rect{X: c.Rect.X + c.Rect.W - dot, Y: c.Rect.Y, W: dot, H: dot}, dot/2, f.Theme.Honey)
	}
}
