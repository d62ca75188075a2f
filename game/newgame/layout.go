package newgame

import (
	"strconv"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// captions are the words that depend on the choice.
type captions struct {
	width, height, number ui.Caption
	missing               ui.Caption // the number that the picture of the goal is without
	play                  string     // the label of the button that starts
	shown                 choice     // that play belongs to
}

// update brings the captions up to date with the choice.
func (c *captions) update(s *Scene) {
	setNumber(&c.width, s.choice.size.W)
	setNumber(&c.height, s.choice.size.H)
	setNumber(&c.number, s.choice.number)
	if c.play == "" || c.shown != s.choice {
		c.shown = s.choice
		c.play = s.playLabel(s.choice)
	}
}

func setNumber(c *ui.Caption, n int) {
	if c.Update(int64(n)) {
		c.Text = strconv.Itoa(n)
	}
}

// place is how the screen is divided. It depends on the screen and the player's text size alone, so that no control moves
// when another choice is made.
type place struct {
	wide    bool        // the cards stand beside all other choices
	side    render.Rect // the place of those choices if wide is set
	foot    render.Rect // the place of the options and the start button
	options bool        // the options stand in the foot, not in the part that scrolls
	start   float32     // height of the start button
	rows    int         // of the options
}

// The measures of the page in dip.
const (
	wideWidth   = stage.GridWidth // of the page on a screen that is wider than high
	pictureMin  = 72              // of the picture of the goal, where there is room for one
	scrolledMin = 272             // of the part that scrolls, with the options below it
	lastLip     = 4               // the room for the lip of its last buttons
)

// refresh brings all that depends on the choice up to date.
func (s *Scene) refresh(f *ui.Frame) {
	s.captions.update(s)
	if s.hasLevel() {
		s.level.update(s.Stage.Lang, s.choice.config())
	}
	s.sizes.update(s.Stage.Lang, s.choice.size)
	s.cards.update(s)
	s.mine.update(s)
	s.pictures.update(s, f.Theme)
}

// Layout adds all choices. The start button stands below the part that scrolls.
func (s *Scene) Layout(f *ui.Frame) {
	s.refresh(f)
	width := float32(stage.PageWidth)
	if f.Safe.W > f.Safe.H {
		width = wideWidth
	}
	area, column := s.Head(f, s.title, width)
	s.enterInBar(f, column)
	s.divide(f, area, column)
	if s.place.wide {
		s.layoutSide(f)
	}
	s.layoutFoot(f)
	s.layoutScrolled(f, area, column)
	s.Picture = s.picture(f)
}

// divide divides the screen below the title: one column, or two on a wide screen; in the first, below all else, the start
// button.
func (s *Scene) divide(f *ui.Frame, area, column render.Rect) {
	p := &s.place
	gap := f.Dip(24)
	side := render.Rect{X: column.X, Y: area.Y, W: column.W, H: area.H - f.Dip(16)}
	if half := render.Floor((column.W - gap) * 0.42); f.Wide() && half >= f.Dip(200)*f.TextSize*0.8 {
		p.wide, side.W = true, half
	} else {
		p.wide = false
	}
	p.measure(f, s, side.W)
	sizes := s.sizesHeight(f, side.W)
	if p.wide && side.H < sizes+p.footHeight(f)+f.Dip(16) {
		p.wide, side.W = false, column.W
		p.measure(f, s, side.W)
	}
	least := f.Grown(scrolledMin)
	if p.wide {
		least = sizes
	}
	p.options = true
	p.options = side.H-p.footHeight(f) >= least
	h := p.footHeight(f)
	p.foot = render.Rect{X: side.X, Y: side.Y + side.H - h, W: side.W, H: h}
	p.side = render.Rect{X: side.X, Y: side.Y, W: side.W, H: side.H - h}
}

// measure sets the heights of what stands in the foot, in a column of a width.
func (p *place) measure(f *ui.Frame, s *Scene, w float32) {
	c := ui.Control{Look: ui.Primary, Label: s.longestPlay, Rect: render.Rect{W: w}}
	lines, face := f.LabelLines(&c)
	p.start = max(f.ControlHeight(), f.Fonts.Metrics(face).Line*float32(len(lines))+f.Dip(16))
	p.rows = 1
	if words := s.optionsWidth(f); s.options.GoalOnly || 2*words+f.Dip(8) > w {
		p.rows = len(s.optionIDs())
	}
	p.options = true
}

// footHeight returns the height of the foot.
func (p *place) footHeight(f *ui.Frame) float32 {
	h := p.start
	if p.options {
		h += float32(p.rows)*(optionHeight(f)+f.Dip(8)) + f.Dip(startGap)
	}
	return h
}

// sizesHeight returns the height of the buttons for the size in a column of a width.
func (s *Scene) sizesHeight(f *ui.Frame, w float32) float32 {
	if _, _, ok := s.sizes.row(f, w); ok {
		return f.ControlHeight()
	}
	words := s.sizes.words()
	perRow, _ := f.CardRow(w, words[:], len(words))
	rows := float32((len(words) + perRow - 1) / perRow)
	return rows*f.ControlHeight() + (rows-1)*f.Dip(ui.CardGap)
}

// layoutSide adds the size and, where there is room, a picture of the goal.
func (s *Scene) layoutSide(f *ui.Frame) {
	r := s.place.side
	col := f.Column(r)
	s.sizes.layout(col, s.Stage.Lang.T("newgame.size"))
	col.Space(16)
	foot := r.Y + r.H - f.Dip(8)
	if s.panel = s.panelPlace(f, col.Y); s.panel.H > 0 {
		foot = s.panel.Y - f.Dip(panelGap)
	}
	if h := foot - col.Y; h >= f.Dip(pictureMin) {
		f.Add(ui.Control{ID: pictureID, Role: ui.Image, Look: ui.Custom, Label: s.Stage.Lang.T("newgame.picture"),
			Rect: col.Take(h)})
	}
}

// The measures of the panel of a sheet in dip: the space between it and the start button beyond the usual one, and the space above it.
const (
	panelAir = 4
	panelGap = 16
)

// panelPlace returns the place of the open sheet: over the options that lead to it, above the start button. The picture of the goal, which
// shows what is chosen, has what is left below top. The zero rectangle: no sheet is open, or it has no room there.
func (s *Scene) panelPlace(f *ui.Frame, top float32) (r render.Rect) {
	p := &s.place
	if s.sheet == nil || !s.Stage.Shows(s.sheet) || !p.options {
		return r
	}
	air := f.Dip(panelAir)
	r.X, r.W = p.foot.X, p.foot.W
	r.H = s.sheet.placedHeight(f, r.W)
	r.Y = p.foot.Y + p.foot.H - p.start - f.Dip(startGap) + air - r.H
	if r.Y-f.Dip(panelGap)-top < f.Dip(pictureMin) {
		return render.Rect{}
	}
	return r
}

// layoutScrolled adds the cards and, unless these stand elsewhere, the size and the options.
func (s *Scene) layoutScrolled(f *ui.Frame, area, column render.Rect) {
	p := &s.place
	lip := float32(0) // of the last buttons, which end on one line with the start button
	if p.wide {
		area, column = stage.Beside(f, area, column, p.side.W, 24)
		lip = f.Dip(lastLip)
		area.H -= f.Dip(16) - lip
	} else {
		area.H = p.foot.Y - f.Dip(8) - area.Y
		if !p.options {
			area.H -= f.Dip(8)
		}
	}
	col := s.Scroll.Begin(f, area, column)
	top, first := col.Y, len(f.Controls)
	later := f.Low() || f.TextSize >= ui.LargeText // the board of the day follows the goals: these are to be in sight
	area.H -= lip
	high, grid := s.cards.gridHeight(f, column.W, area.H-s.roomsHeight(f))
	grid = grid && p.wide && !s.options.GoalOnly
	s.cards.lead, s.cards.paired, s.cards.lined = render.Rect{}, false, 0
	if !p.wide && !s.options.GoalOnly && !later {
		if s.cards.led = s.ledPart(f, column.W, area.H); s.cards.led > 0 {
			s.endScrolled(col, s.layoutLed(col, area.H), first)
			return
		}
	}
	switch {
	case grid:
		s.cards.lead = col.Take(high)
		s.today.add(f, f.Split(s.cards.lead, gridAcross, 0, cardGap))
	case !s.options.GoalOnly && !later:
		s.today.layout(col, s.todayHeight(f, area.H))
		col.Space(16)
	}
	if !p.wide {
		s.sizes.layout(col, s.Stage.Lang.T("newgame.size"))
		col.Space(16)
	}
	h := high
	if !grid {
		h = s.cardHeight(f, column.W, area.H-(col.Y-top)-s.roomsHeight(f))
	}
	from := len(f.Controls)
	s.cards.layout(col, h, s.choice.kind, s.Stage.Lang.T("newgame.goal"))
	chosen := f.Controls[from+s.choice.kind].Rect
	if !s.options.GoalOnly && later && !grid {
		col.Space(max(16, stage.FadeHigh)) // nothing shows by halves below them
		s.today.layout(col, 0)
	}
	if spare := area.Y + area.H - col.Y - s.roomsHeight(f); p.wide && spare > 0 && spare < f.Dip(cardGap) { // they end where the button beside them does
		col.Y += spare
	}
	s.endScrolled(col, chosen, first)
}

// endScrolled adds what follows the cards, and ends the part that scrolls; chosen is the card that is to be in sight.
func (s *Scene) endScrolled(col *ui.Column, chosen render.Rect, first int) {
	s.layoutRooms(col)
	s.mine.layout(s, col)
	if !s.place.options {
		col.Space(16)
		s.layoutOptions(col)
	}
	s.Scroll.End(col.F)
	s.show(col.F, chosen, first)
}

// todayHeight returns the least height of the card of the board of the day: in a wide window that of the cards below it, which fill a room.
func (s *Scene) todayHeight(f *ui.Frame, room float32) float32 {
	if !s.place.wide {
		return 0
	}
	n := float32(len(kinds))
	return min(f.Dip(cardMaxWide), render.Floor((room-s.roomsHeight(f)-f.Dip(16)-(n-1)*f.Dip(cardGap))/(n+1)))
}

// cardHeight chooses how the cards stand in a width, and returns their height in a room of some height.
func (s *Scene) cardHeight(f *ui.Frame, width, room float32) float32 {
	c, wide := &s.cards, s.place.wide
	switch {
	case wide:
	case (f.Low() || f.Wide() && f.TextSize >= ui.LargeText) && c.fitLine(f, width, len(kinds)):
		c.lined = len(kinds)
	case f.TextSize >= ui.LargeText && c.fitLine(f, width, 2):
		c.lined = 2
	}
	if c.lined > 0 {
		return c.lineHeight(f, width, room+s.roomsHeight(f)-f.Dip(stage.FadeHigh))
	}
	tall := c.tall(f, width)
	if !wide && c.height(f, room) < tall && c.pairs(f, width) {
		c.paired, tall = true, f.Dip(cardMin)
	}
	most := f.Dip(cardMax)
	if wide {
		most = f.Dip(cardMaxWide)
	}
	return max(tall, min(c.height(f, room), most))
}

// show scrolls to the chosen card when the scene opens: the button names it. The controls laid out since first move along.
func (s *Scene) show(f *ui.Frame, chosen render.Rect, first int) {
	if s.shown {
		return
	}
	s.shown = true
	was := s.Scroll.Offset
	s.Scroll.Show(chosen, f.Dip(stage.FadeHigh))
	top := s.Scroll.Area().Y
	for i := range f.Controls[first:] { // the page opens at the edge of a card
		r := f.Controls[first+i].Rect.Move(0, was-s.Scroll.Offset)
		if r.Y < top && r.Y+r.H > top {
			s.Scroll.By(r.Y + r.H - top)
		}
	}
	for i := range f.Controls[first:] {
		f.Controls[first+i].Rect.Y -= s.Scroll.Offset - was
	}
}

// roomsHeight returns the height of what layoutRooms adds, if it is one row.
func (s *Scene) roomsHeight(f *ui.Frame) float32 {
	if s.options.GoalOnly {
		return 0
	}
	return f.ControlHeight() + f.Dip(cardGap)
}

// startGap is the space above the start button, in dip.
const startGap = 16

// layoutRooms adds the buttons that lead to other goals, below the cards: side by side where their words fit. Under cards in one column they
// are quiet: these are the choice.
func (s *Scene) layoutRooms(col *ui.Column) {
	if s.options.GoalOnly {
		return
	}
	f, draw, gallery := col.F, s.Stage.Lang.T("newgame.draw"), s.Stage.Lang.T("newgame.gallery")
	rooms := [...]ui.Command{{ID: drawID, Label: draw, Icon: render.Draw}, {ID: galleryID, Label: gallery, Icon: render.Gallery}}
	face := f.Face(render.Regular, 16)
	half := f.Split(render.Rect{W: col.Area.W}, 2, 0, cardGap).W - f.IconSide() - f.Dip(24)
	col.Space(cardGap)
	if max(f.Fonts.Width(face, draw), f.Fonts.Width(face, gallery)) > half {
		for _, c := range rooms {
			col.Grounded(c)
		}
		return
	}
	row := col.Take(f.ControlHeight())
	for i, c := range rooms {
		b := c.Control(f.Split(row, 2, i, cardGap))
		b.Align, b.Ground = render.Middle, true
		if !s.place.wide {
			b.Look, b.Ground = ui.Quiet, false
		}
		f.Add(b)
	}
}

// layoutFoot adds the start button and, where there is room, the options above it.
func (s *Scene) layoutFoot(f *ui.Frame) {
	p := &s.place
	col := f.Column(p.foot)
	if p.options {
		col.Space(8)
		s.layoutOptions(col)
	}
	f.Add(ui.Control{ID: startID, Role: ui.Button, Look: ui.Primary, Label: s.startLabel(), Align: render.Middle,
		Rect: render.Rect{X: p.foot.X, Y: p.foot.Y + p.foot.H - p.start, W: p.foot.W, H: p.start}})
}

// The sizes of the title beside that button in dip: that of all titles, and the one to which it may shrink.
const (
	titleMost  = 24
	titleLeast = 20
)

// enterInBar adds the button for entering a text beside the title: with a short name or without words if there is too little
// space, for which the title may become smaller. It measures the space with the usual texts, so that the place of the button does not
// depend on the choices.
func (s *Scene) enterInBar(f *ui.Frame, column render.Rect) {
	t := s.Stage.Lang.T
	label := s.enterLabel
	wide := func() float32 { return f.Fonts.Width(f.Face(render.Regular, 16), label) + f.IconSide() + f.Dip(40) }
	w := wide()
	title := f.Fonts.Width(f.Face(render.Title, titleLeast), t("newgame.title"))
	if w+title+f.Dip(72) > column.W && s.options.Enter == "" {
		label = t("text.title")
		w = wide()
	}
	if w+title+f.Dip(72) > column.W {
		label, w = s.enterLabel, f.Dip(48)
	}
	heading := &f.Controls[len(f.Controls)-1]
	heading.Rect.W = column.X + column.W - w - f.Dip(8) - heading.Rect.X
	heading.Face = f.Fitting(render.Title, titleMost, heading.Label, heading.Rect.W)
	f.Add(ui.Control{ID: enterID, Role: ui.Button, Look: ui.Quiet, Label: label, Icon: render.Hash,
		Rect: render.Rect{X: column.X + column.W - w + f.Dip(12), Y: f.Safe.Y + f.Dip(8), W: w, H: f.ControlHeight()}})
}
