package runs

import (
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// shape is a board in the picture of a way, in parts of its height, and its place in the ramp.
type shape struct {
	at  render.Rect
	hue float64
}

// shapes are the boards in the picture of each way: those of relays grow, the smaller ones over the larger, those of a marathon are alike.
var shapes = [ways][]shape{
	squares:  {{render.Rect{W: 1, H: 1}, 1}, {render.Rect{Y: 0.3, W: 0.7, H: 0.7}, 0.5}, {render.Rect{Y: 0.6, W: 0.4, H: 0.4}, 0}},
	widths:   {{render.Rect{Y: 0.2, W: 1.4, H: 0.6}, 1}, {render.Rect{Y: 0.2, W: 0.98, H: 0.6}, 0.5}, {render.Rect{Y: 0.2, W: 0.56, H: 0.6}, 0}},
	heights:  {{render.Rect{W: 0.6, H: 1}, 1}, {render.Rect{Y: 0.3, W: 0.6, H: 0.7}, 0.5}, {render.Rect{Y: 0.6, W: 0.6, H: 0.4}, 0}},
	allSizes: mosaic(),
	marathon: deck(4, 0.6),
}

// mosaic returns boards of three widths and three heights.
func mosaic() (all []shape) {
	starts, sides := [...]float32{0, 0.26, 0.59}, [...]float32{0.2, 0.27, 0.41}
	for i := range starts {
		for j := range starts {
			all = append(all, shape{render.Rect{X: 1.4 * starts[i], Y: starts[j], W: 1.4 * sides[i], H: sides[j]}, float64(i+j) / 4})
		}
	}
	return all
}

// deck returns so many equal boards that lie one over the other.
func deck(n int, side float32) (all []shape) {
	for i := range n {
		part := float32(i) / float32(n-1)
		all = append(all, shape{render.Rect{X: (1.4 - side) * part, Y: (1 - side) * part, W: side, H: side}, float64(1 - part)})
	}
	return all
}

// The measures of the cards of ways and goals, in dip but for shares.
const (
	wayHigh     = 32 // the picture of a way, and at most
	wayMost     = 72
	wayPad      = 10 // around it
	wayName     = 4  // between that and its name
	waySide     = 8  // beside a picture that stands above its name
	barGap      = 12
	besideHigh  = 28 // that beside its name, and above and below it
	besidePad   = 12
	besideLeast = 14  // the letters of names that have room there
	besideFrom  = 2.2 // the width of a card whose picture stands so, in parts of its height
	shapeGap    = 2   // around the smaller boards
	shapeRadius = 4
	goalPart    = 0.72 // the height of a goal's picture, as a share of the card's width
	goalBeside  = 24   // that width is more by so many dip at least, where cards have not the same
)

// rows returns how many rows of cards with these words a width needs, and the font of the words.
func rows(f *ui.Frame, width float32, words []string) (n int, face render.FaceID) {
	perRow, face := f.CardRow(width, words, len(words))
	return (len(words) + perRow - 1) / perRow, face
}

// wayRows is rows for the ways. Where not even three of them stand in a row, they stand two by two with their pictures beside their names,
// if these have room.
func (p *Scene) wayRows(f *ui.Frame, width float32) (n int, face render.FaceID, beside bool) {
	n, face = rows(f, width, p.ways)
	if n <= 2 || f.TextSize >= ui.LargeText {
		return n, face, false
	}
	room := f.Split(render.Rect{W: width}, 2, 0, ui.CardGap).W - wayText(f, f.Dip(besideHigh)) - f.Dip(wayPad)
	small := f.Face(render.Regular, 16)
	for _, name := range p.ways {
		small = min(small, f.FaceFitting(name, room))
		if f.Fonts.Width(small, name) > room {
			return n, face, false
		}
	}
	if small < f.Face(render.Regular, besideLeast) {
		return n, face, false
	}
	return (len(p.ways) + 1) / 2, small, true
}

// wayText returns where on a card its name begins beside a picture so high.
func wayText(f *ui.Frame, high float32) float32 {
	return f.Dip(wayPad+barGap) + render.Floor(width(shapes[allSizes])*high)
}

// grid is cards of a group: their words, and how they stand.
type grid struct {
	group, asked string
	words        []string
	on, rows     int
	face         render.FaceID
	gap          float32   // between two in dip
	columns      []float32 // how wide they are in a row; nil: all as wide
}

// add adds the cards, so high, in their rows; fewer stand in the middle of the last one.
func (g *grid) add(col *ui.Column, high float32) {
	f, perRow := col.F, g.perRow()
	for from := 0; from < len(g.words); from += perRow {
		n, row := min(perRow, len(g.words)-from), col.Take(high)
		cell := f.Split(row, perRow, 0, g.gap).W + f.Dip(g.gap)
		row.X, row.W = row.X+render.Floor(cell*float32(perRow-n)/2), render.Floor(row.W-cell*float32(perRow-n))
		for i := range n {
			at := f.Split(row, n, i, g.gap)
			if g.columns != nil {
				at.X, at.W = row.X, g.columns[i]
				row.X += at.W + f.Dip(g.gap)
			}
			f.Add(ui.Control{ID: ui.ID{Name: g.group, N: from + i}, Role: ui.Radio, Look: ui.Card, Label: g.words[from+i], Asked: g.asked, Face: g.face,
				On: from+i == g.on, Rect: at})
		}
		col.Space(ui.CardGap)
	}
	col.Space(gridFoot)
}

func (g *grid) perRow() int { return (len(g.words) + g.rows - 1) / g.rows }

// high returns the height of a card with its words below a picture so high.
func (g *grid) high(f *ui.Frame, picture float32) float32 {
	return picture + f.Dip(2*wayPad+wayName) + f.Fonts.Metrics(g.face).Line
}

// gridFoot is the space below cards, in dip.
const gridFoot = 10

// layoutWays adds a card for each way.
func (p *Scene) layoutWays(col *ui.Column) {
	f, g := col.F, grid{group: wayGroup, words: p.ways, on: int(p.choice.way), gap: ui.CardGap}
	if p.strip {
		g.rows, g.gap, g.face, g.columns = 1, stripGap, p.small, p.columns[:]
		g.add(col, g.high(f, f.Dip(wayHigh)))
		return
	}
	g.rows, g.face, p.named = p.wayRows(f, col.Area.W)
	high := g.high(f, f.Dip(wayHigh))
	switch {
	case p.named:
		high = f.Dip(besideHigh + 2*besidePad)
	case f.Wide() && g.rows == 1 && len(p.ways) == len(p.kinds) && !f.Low() && f.TextSize < ui.LargeText: // as the cards of the goals
		high = g.high(f, goalPicture(f, col.Area.W, g.perRow()))
	}
	g.add(col, high+p.cards)
}

// layoutGoals adds what is asked for, and a card for each kind of goal.
func (p *Scene) layoutGoals(col *ui.Column) {
	col.Line(p.Stage.Lang.T("runs.goal"), ui.Plain, render.Regular, 16)
	col.Space(4)
	p.goalCards(col)
}

// goalCards is layoutGoals without words above.
func (p *Scene) goalCards(col *ui.Column) {
	for i, k := range kinds {
		c := puzzle.Config{Size: puzzle.Size{W: goalSide, H: goalSide}, Rule: puzzle.Rule{Kind: k}}
		p.goals[i].Set(c, col.F.Theme, p.Stage.Set.Scheme)
		p.goals[i].View.Plain = true
	}
	f, g := col.F, grid{group: kindGroup, asked: p.Stage.Lang.T("runs.goal"), words: p.kinds, on: p.choice.kind, gap: ui.CardGap}
	g.rows, g.face = rows(f, col.Area.W, p.kinds)
	picture := goalPicture(f, col.Area.W, g.perRow())
	if p.strip {
		g.rows, g.gap, g.face, g.columns = 1, stripGap, p.small, p.columns[:]
		narrow := slices.Min(g.columns)
		picture = render.Floor(min(narrow*goalPart, narrow-f.Dip(goalBeside))) // so that none is smaller for its column
	}
	g.add(col, g.high(f, picture)+p.cards)
}

// goalPicture returns the height of a goal's picture on one of so many cards in a row of a width.
func goalPicture(f *ui.Frame, width float32, cards int) float32 {
	return render.Floor(f.Split(render.Rect{W: width}, cards, 0, ui.CardGap).W * goalPart)
}

// goalSide is the side of the boards in the pictures of the goals.
const goalSide = 4

// paintWay draws the boards of a way and its name: below them, as high as that of a goal on its card, or beside them, on a card of its own row in its middle.
func (p *Scene) paintWay(l *render.List, f *ui.Frame, c *ui.Control) {
	r, pad, list := c.Rect, f.Dip(wayPad), shapes[c.ID.N]
	var at, words render.Rect
	align := render.Middle
	switch {
	case p.named: // in line with those of the other cards
		from := wayText(f, f.Dip(besideHigh))
		room := from - pad - f.Dip(barGap)
		high := min(r.H-2*f.Dip(besidePad), room/width(shapes[allSizes]))
		wide := width(list) * high
		at = render.Rect{X: r.X + pad + (room-wide)/2, Y: r.Y + (r.H-high)/2, W: wide, H: high}
		words, align = f.Within(r, render.Rect{X: r.X + from, Y: r.Y, W: r.W - from, H: r.H}), f.Near()
	case r.W > besideFrom*r.H:
		high := f.Dip(besideHigh)
		wide, gap, text := width(list)*high, f.Dip(barGap), f.Fonts.Width(c.Face, c.Label)
		at = render.Rect{X: r.X + (r.W-wide-gap-text)/2, Y: r.Y + (r.H-high)/2, W: wide, H: high}
		words = f.Within(r, render.Rect{X: at.X + wide + gap, Y: r.Y, W: text + 1, H: r.H})
	default:
		at, words = boardview.CardPlaces(f, c, 1)
		room := r.W
		if p.strip { // all of them as high
			room = slices.Min(p.columns[:])
		}
		high := render.Floor(min(at.H-f.Dip(waySide), f.Dip(wayMost), (room-f.Dip(2*waySide))/width(shapes[allSizes])))
		wide := width(list) * high
		at = render.Rect{X: r.X + (r.W-wide)/2, Y: at.Y + render.Floor((at.H-high)/2), W: wide, H: high}
	}
	ink := f.Theme.Ink
	if !c.On { // as on the cards of the goals
		ink = f.Theme.Ink2
	}
	l.TextIn(f.Fonts, c.Face, c.Label, words, align, render.Middle, ink)
	paintShapes(l, f, list, r, at)
}

// paintShapes draws the boards of a way at a place, which is mirrored in r.
func paintShapes(l *render.List, f *ui.Frame, list []shape, r, at render.Rect) {
	for _, s := range list {
		board := render.Rect{X: render.Floor(at.X + s.at.X*at.H), Y: render.Floor(at.Y + s.at.Y*at.H), W: render.Floor(s.at.W * at.H), H: render.Floor(s.at.H * at.H)}
		board = f.Within(r, board)
		l.Fill(board.Inset(-f.Dip(shapeGap)), f.Dip(shapeRadius+shapeGap), f.Theme.Tray)
		l.Fill(board, f.Dip(shapeRadius), f.Theme.RibbonColor(f.Theme.OnPaper(s.hue)))
	}
}

// width returns the width of a picture, in parts of its height.
func width(list []shape) (w float32) {
	for _, s := range list {
		w = max(w, s.at.X+s.at.W)
	}
	return w
}
