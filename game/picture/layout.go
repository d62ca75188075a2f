package picture

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the page in dip: from this size of the screen on, the sample stands still beside the cards.
const (
	besideWidth  = 600
	besideHeight = 280
	besideGap    = 24
)

// The measures of the cards in dip.
const (
	cardLeast = 136 // width
	cardWide  = 128 // the same on a wide screen, where all rows are to be in sight
	cardSmall = 96  // the same in a narrow column, where three stand in a row
	smallMost = 400 // the width of that column
	rowMore   = 24  // the gaps of rows grow by so much for the fold to cut none
	cardMost  = 5   // in a row
	cardGap   = 8
	cardPad   = 4
	nameSmall = 14 // size of the names below narrow cards
	chosenDot = 22 // diameter of the mark of the chosen one
)

// Layout adds a sample board, and below or beside it the places of the numbers, the player's own picture and the drawn ones.
func (p *Scene) Layout(f *ui.Frame) {
	p.previews.begin(f.Theme)
	p.ownImage = p.own.Own(&p.Stage.Own, plainSize)
	p.plain.prepare(f, &p.Stage.Set.Choices)
	col := p.open(f)
	p.layoutAbove(f, col)
	p.layoutCards(f, col)
	if p.lacksOwn() {
		p.layoutNoOwn(f, col)
	}
	p.End(f, col)
}

// layoutAbove adds what stands above the cards, with their heading if all of them are drawn.
func (p *Scene) layoutAbove(f *ui.Frame, col *ui.Column) {
	top, t := col.Y, p.Stage.Lang.T
	if p.Stage.Set.Picture != session.NoPicture && !f.Theme.Contrast {
		p.layoutPlates(col)
	}
	if f.Theme.Contrast {
		col.Small(t("picture.contrast"))
	}
	if p.lacksOwn() {
		if col.Y > top {
			col.Space(12)
		}
		return
	}
	if !p.ownBelow {
		p.layoutOwn(f, col)
	}
	if col.Y == top { // there a heading needs no space above it
		col.Space(-16)
	}
	col.Heading(t("picture.drawn"))
}

// open begins the column of the cards: beside the sample if there is room, else below it.
func (p *Scene) open(f *ui.Frame) *ui.Column {
	t := p.Stage.Lang.T
	goal, label := p.desk.Goal(), t("picture.sample")
	p.ownBelow, p.single = false, false
	if !f.Wide() || f.Safe.W < f.Grown(besideWidth) || f.Safe.H < f.Dip(besideHeight) {
		col := p.Begin(f, t("picture.title"))
		_, perRow := p.cardWidth(f, col)
		p.single = perRow == 1
		p.sample.Layout(col, sampleID, label, p.Stage, goal, p.sampleHigh(f, col), maxSample)
		return col
	}
	area, column := p.Head(f, t("picture.title"), stage.GridWidth)
	w := render.Floor(column.W * sampleWide)
	left := f.Column(render.Rect{X: column.X, Y: area.Y, W: w})
	p.sample.Layout(left, sampleID, label, p.Stage, goal, min(w, area.H-f.Dip(16)), maxSample)
	if high := left.Measure(func(col *ui.Column) { p.layoutOwn(f, col) }); left.Y+high <= area.Y+area.H {
		p.ownBelow = true
		p.layoutOwn(f, left)
	}
	view, right := stage.Beside(f, area, column, w, besideGap)
	col := p.Scroll.Begin(f, view, right)
	col.Hang = f.Dip(8)
	return col
}

// sampleHigh returns the height of the sample on an upright screen: as much as it may have, or up to a third less for the fold to show
// whole rows of cards.
func (p *Scene) sampleHigh(f *ui.Frame, col *ui.Column) float32 {
	most := max(f.Dip(96), min(f.Dip(240), f.Safe.H*p.sampleShare(f)))
	room := p.room(f) - f.Dip(sampleFoot) - col.Measure(func(col *ui.Column) { p.layoutAbove(f, col) })
	high := most
	for _, row := range p.rowsOf(f, col) {
		if room -= row + f.Dip(cardGap); room < most*sampleLeast {
			break
		}
		high = min(most, render.Floor(room))
	}
	return high
}

// room returns the height of what is left of the page in sight, down to the middle of a gap between rows of cards.
func (p *Scene) room(f *ui.Frame) float32 {
	room := p.Scroll.Room() + f.Dip(cardGap/2)
	if p.lacksOwn() && !f.Wide() { // the names of the last row would fade
		room -= f.Dip(stage.FadeHigh)
	}
	return room
}

// sampleFoot is the space below the sample in dip, sampleLeast the part of its height that whole rows of cards leave it.
const (
	sampleFoot  = 16
	sampleLeast = 0.66
)

// shortScreen is the height in dip under which large letters leave the sample less room.
const shortScreen = 620

// sampleWide is the part of the width of a wide screen that the sample takes.
const sampleWide = 0.45

// sampleShare returns the part of the height of an upright screen that the sample takes: large letters need more of the rest, and most
// on a short one.
func (p *Scene) sampleShare(f *ui.Frame) float32 {
	switch {
	case f.TextSize < ui.LargeText:
		return 0.36
	case f.Safe.H < f.Dip(shortScreen):
		return 0.215
	}
	return 0.29
}

func (p *Scene) layoutPlates(col *ui.Column) {
	set, plates, on := &p.Stage.Set.Choices, p.plates, 0
	if !boardview.NumbersOff(set, p.desk.Goal()) {
		plates = plates[:len(plates)-1]
	}
	for i, it := range places[:len(plates)] {
		if it == set.Plates {
			on = i
		}
	}
	col.Choice(platesGroup, p.Stage.Lang.T("picture.plates"), plates, on)
}

// pictureRect returns where the picture stands on a card.
func pictureRect(f *ui.Frame, card render.Rect) render.Rect {
	pad := f.Dip(cardPad)
	return render.Rect{X: card.X + pad, Y: card.Y + pad, W: card.W - 2*pad, H: pictureHeight(f, card.W)}
}

// cardWidth returns the width of a card and how many stand in a row.
func (p *Scene) cardWidth(f *ui.Frame, col *ui.Column) (w float32, perRow int) {
	least := float32(cardLeast)
	switch {
	case col.Area.W < f.Dip(smallMost):
		least = cardSmall
	case f.Wide() && !f.Low() && f.TextSize < ui.LargeText:
		least = cardWide
	}
	perRow = max(2, min(cardMost, int((col.Area.W+f.Dip(cardGap))/(f.Grown(least)+f.Dip(cardGap)))))
	for w = f.Split(render.Rect{W: col.Area.W}, perRow, 0, cardGap).W; perRow > 1 && w < p.longest(f); {
		perRow--
		w = f.Split(render.Rect{W: col.Area.W}, perRow, 0, cardGap).W
	}
	return w, perRow
}

// longest returns the width of the longest word of a name.
func (p *Scene) longest(f *ui.Frame) (w float32) {
	face := f.Face(render.Regular, 16)
	for _, name := range p.cards() {
		w = max(w, f.LongestWord(name, face)+f.Dip(2*cardPad))
	}
	return w
}

// pictureHeight returns the height of the picture on a card of a width.
func pictureHeight(f *ui.Frame, w float32) float32 {
	return render.Floor((w - 2*f.Dip(cardPad)) * previewH / previewW)
}

// nameFace returns the face of the names on cards of a width: of large letters, one in which each has one line.
func (p *Scene) nameFace(f *ui.Frame, w float32) render.FaceID {
	if f.TextSize < ui.LargeText {
		size := float32(16)
		if w < f.Dip(cardLeast) {
			size = nameSmall
		}
		return f.Face(render.Regular, size)
	}
	face := f.Face(render.Regular, 16)
	for _, name := range p.cards() {
		face = min(face, f.FaceFitting(name, w-2*f.Dip(cardPad)))
	}
	return face
}

// rowsOf returns the heights of the rows of cards, each of which has room for its longest name, until it is called again.
func (p *Scene) rowsOf(f *ui.Frame, col *ui.Column) []float32 {
	p.rows = p.rows[:0]
	w, perRow := p.cardWidth(f, col)
	face, names := p.nameFace(f, w), p.cards()
	for from := 0; from < len(names); from += perRow {
		lines := 1
		for _, name := range names[from:min(from+perRow, len(names))] {
			lines = max(lines, len(f.Wrap(name, face, w-2*f.Dip(cardPad))))
		}
		p.rows = append(p.rows, pictureHeight(f, w)+f.Fonts.Metrics(face).Line*float32(lines)+f.Dip(3*cardPad))
	}
	return p.rows
}

func (p *Scene) layoutCards(f *ui.Frame, col *ui.Column) {
	_, perRow := p.cardWidth(f, col)
	rows := p.rowsOf(f, col)
	more := ui.FoldMore(len(rows), func(i int) float32 { return rows[i] + f.Dip(cardGap) }, p.room(f), f.Dip(rowMore))
	if spare := p.spare(f, rows); more == 0 && spare > 0 {
		more = min(f.Dip(rowMore), render.Floor(spare/float32(len(rows))))
	}
	var row render.Rect
	names := p.cards()
	before := len(names) - len(p.pictures) // cards before the drawn ones
	for i, name := range names {
		if i%perRow == 0 {
			row = col.Take(rows[i/perRow])
			col.Space(cardGap)
			col.Y += more
		}
		r, n := f.Split(row, perRow, i%perRow, cardGap), i-before
		if n < 0 {
			p.addOwn(f, name, r)
			continue
		}
		if p.pictures[n] == session.NoPicture {
			p.plain.place(f, pictureRect(f, f.Fixed(r)))
		}
		p.addCard(f, ui.ID{Name: pictureGroup, N: n}, name, r, p.Stage.Set.Picture == p.pictures[n])
	}
}

// spare returns the height that the rows of cards leave on a wide screen where they all are in sight.
func (p *Scene) spare(f *ui.Frame, rows []float32) float32 {
	if !f.Wide() || !p.ownBelow {
		return 0
	}
	spare := p.Scroll.Room() - f.Dip(stage.FadeHigh)
	for _, row := range rows {
		spare -= row + f.Dip(cardGap)
	}
	return spare
}

func (p *Scene) addCard(f *ui.Frame, id ui.ID, name string, r render.Rect, on bool) *ui.Control {
	face := p.nameFace(f, r.W)
	return f.Add(ui.Control{ID: id, Role: ui.Radio, Look: ui.Custom, Label: name, Asked: p.Stage.Lang.T("picture.title"), On: on, Face: face, Rect: r,
		Lines: f.Wrap(name, face, r.W-2*f.Dip(cardPad))})
}

// Paint draws the sample or a card.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == sampleID {
		l.Board(f.Fonts, &p.sample.View)
		return
	}
	pad := f.Dip(cardPad)
	r := pictureRect(f, c.Rect)
	radius, edge := f.Dip(8), coverEdge(f)
	switch img := p.image(c.ID); {
	case c.ID == chooseID:
		paintAdd(l, f, r, radius)
	case c.ID.Name == pictureGroup && p.pictures[c.ID.N] == session.NoPicture:
		l.Board(f.Fonts, &p.plain.view)
	case c.ID.Name == pictureGroup && p.pictures[c.ID.N] == session.GoalPicture:
		p.paintEach(l, f, r)
	case img != nil:
		l.Image(r, radius, img, img.Part(r, r), edge)
	default:
		l.Fill(r, radius, f.Theme.Covered)
	}
	ui.Shade(l, f, c, r, radius)
	if c.On {
		l.Box(r.Inset(-pad), radius+pad, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
		paintChosen(l, f, r)
	}
	p.paintName(l, f, c, r)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect, radius)
	}
}

// coverEdge returns the faint edge of a picture on a card, without which a pale one would run into the page.
func coverEdge(f *ui.Frame) render.BoxStyle {
	return render.BoxStyle{Edge: f.Theme.Ink.Fade(coverLine), EdgeWidth: max(1, f.Dip(1))}
}

// coverLine is the strength of that edge, of 255.
const coverLine = 36

// paintChosen draws the mark of the chosen card in a corner of its picture r.
func paintChosen(l *render.List, f *ui.Frame, r render.Rect) {
	side, in := f.Dip(chosenDot), f.Dip(4)
	at := f.Within(r, render.Rect{X: r.X + r.W - side - in, Y: r.Y + r.H - side - in, W: side, H: side})
	rim := at.Inset(-f.Dip(2))
	l.Fill(rim, rim.H/2, f.Theme.Paper)
	l.Fill(at, side/2, f.Theme.Accent)
	l.Icon(render.Tick, at.Inset(f.Dip(4)), f.Dip(2), f.Theme.OnAccent)
}

// each are pictures that stand for those of all goals on their card, in two rows.
var each = [...]session.Picture{session.WavesPicture, session.StarsPicture, session.HillsPicture, session.SpiralPicture}

// paintEach draws several pictures in a rectangle, for the card on which each goal has one.
func (p *Scene) paintEach(l *render.List, f *ui.Frame, r render.Rect) {
	const perRow = len(each) / 2
	high := render.Floor((r.H - f.Dip(eachGap)) / 2)
	for i, it := range each {
		row := render.Rect{X: r.X, Y: r.Y, W: r.W, H: high}
		if i >= perRow {
			row.Y += r.H - high
		}
		part := f.Split(row, perRow, i%perRow, eachGap)
		if img := p.previews.of(it, p.desk.Goal()); img != nil {
			l.Image(part, f.Dip(4), img, img.Part(r, part), coverEdge(f))
		}
	}
}

// eachGap is the gap between those pictures, in dip.
const eachGap = 4

// image returns the picture on a card, nil if it is not there yet.
func (p *Scene) image(id ui.ID) *render.Image {
	switch id {
	case ownID:
		return p.ownImage
	case chooseID:
		return nil
	}
	return p.previews.of(p.pictures[id.N], p.desk.Goal())
}

// paintName writes a card's name below its picture r.
func (p *Scene) paintName(l *render.List, f *ui.Frame, c *ui.Control, r render.Rect) {
	ink := f.Theme.Ink2
	if c.On {
		ink = f.Theme.Ink
	}
	line := f.Fonts.Metrics(c.Face).Line
	y := r.Y + r.H + 2*f.Dip(cardPad)
	for _, text := range c.Lines {
		l.TextIn(f.Fonts, c.Face, text, render.Rect{X: r.X, Y: y, W: r.W, H: line}, render.Middle, render.Middle, ink)
		y += line
	}
}
