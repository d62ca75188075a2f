package atlas

import (
	"slices"
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// sizePage is the tab of all sizes: a card with a curve for each size, and what the curves tell.
type sizePage struct {
	cards []sizeCard
	intro string
}

// sizeCard is the card of a size.
type sizeCard struct {
	size     puzzle.Size
	name     string
	sentence string // its numbers in words
	curve    curve
}

// sizesGroup is the name in the IDs of the cards; their numbers are indices.
const sizesGroup = "sizes"

// newSizePage returns the page of what is known of all sizes.
func newSizePage(lang *assets.Lang, known []space.KnownSize) (p sizePage) {
	most := 0 // moves, the end of the scale of all curves
	for i := range known {
		most = max(most, known[i].Radius)
	}
	for i := range known {
		p.cards = append(p.cards, newSizeCard(lang, &known[i], most))
	}
	p.intro = lang.T("atlas.sizes_text", "most", most)
	return p
}

func newSizeCard(lang *assets.Lang, k *space.KnownSize, most int) sizeCard {
	return sizeCard{
		size: k.Size,
		name: lang.T("atlas.size", "w", k.Size.W, "h", k.Size.H),
		sentence: lang.T("atlas.size_line", "boards", lang.Number(k.Boards), "most", k.Radius,
			"mean", strconv.FormatFloat(k.Mean, 'f', 2, 64)),
		curve: newCurve(k, most),
	}
}

// opens reports whether the game can show the chart of a card's size.
func (c *sizeCard) opens() bool { return slices.Contains(countable[:], c.size) }

// The measures of a card in dip.
const (
	sizePad   = 16
	sizeGap   = 8
	curveHigh = 56
)

// layout lays out the cards, two in a row if there is room, and what they tell.
func (p *sizePage) layout(lang *assets.Lang, f *ui.Frame, col *ui.Column) {
	col.Para(p.intro)
	perRow := 1
	if _, _, beside := col.Part(); beside {
		perRow = 2
	}
	width := (col.Area.W - f.Dip(sizeGap)*float32(perRow-1)) / float32(perRow)
	for first := 0; first < len(p.cards); first += perRow {
		var h float32
		row := p.cards[first:min(first+perRow, len(p.cards))]
		for i := range row {
			h = max(h, row[i].height(f, width))
		}
		r := col.Take(h)
		for i := range row {
			f.Add(row[i].control(f, first+i, f.Split(r, perRow, i, sizeGap)))
		}
		col.Space(sizeGap)
	}
	col.Space(8)
	layoutMeaning(lang, col)
}

// layoutMeaning lays out what the curves tell: side by side if there is room.
func layoutMeaning(lang *assets.Lang, col *ui.Column) {
	left, right, beside := col.Part()
	second := &right
	if !beside {
		second = &left
	}
	left.Heading(lang.T("atlas.growth"))
	left.Para(lang.T("atlas.growth_text"))
	second.Heading(lang.T("atlas.pairs"))
	second.Para(lang.T("atlas.pairs_text"))
	col.Y = max(left.Y, second.Y)
}

func (c *sizeCard) control(f *ui.Frame, i int, r render.Rect) ui.Control {
	k := ui.Control{ID: ui.ID{Name: sizesGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: c.name, Value: c.sentence, Rect: r, Face: f.Face(render.Title, 20)}
	if c.opens() {
		k.Role, k.Look = ui.Button, ui.Card
	}
	return k
}

// height returns the height of a card of a width.
func (c *sizeCard) height(f *ui.Frame, width float32) float32 {
	face := f.Face(render.Regular, 16)
	lines := len(f.Balance(c.sentence, face, width-f.Dip(2*sizePad)))
	return f.Dip(8+8+curveHigh+8+16) + f.Fonts.Metrics(f.Face(render.Title, 20)).Line + f.Fonts.Metrics(face).Line*float32(lines)
}

// paint draws what is in a card: the size, the curve and its numbers. A size that cannot be opened has an edge only.
func (p *sizePage) paint(l *render.List, f *ui.Frame, k *ui.Control) {
	c := &p.cards[k.ID.N]
	if k.Look == ui.Custom {
		l.Box(k.Rect, f.Radius(), render.BoxStyle{Edge: f.Theme.ChartGrid, EdgeWidth: max(1, f.Dip(1))})
	}
	in := k.Rect.Inset(f.Dip(sizePad))
	in.Y = k.Rect.Y + f.Dip(8)
	in.H = f.Fonts.Metrics(k.Face).Line
	l.TextIn(f.Fonts, k.Face, c.name, in, f.Near(), render.Middle, f.Theme.Ink)
	if c.opens() {
		paintForth(l, f, k.Rect, in)
	}
	in.Y, in.H = in.Y+in.H+f.Dip(8), f.Dip(curveHigh)
	c.curve.paint(l, f, in, k.Look == ui.Card)
	in.Y += in.H + f.Dip(8)
	face := f.Face(render.Regular, 16)
	in.H = f.Fonts.Metrics(face).Line
	for _, text := range f.Balance(c.sentence, face, in.W) {
		l.TextIn(f.Fonts, face, text, in, f.Near(), render.Middle, f.Theme.Ink2)
		in.Y += in.H
	}
}

// paintForth draws the arrow of a card that leads further, at the end of the line of its name.
func paintForth(l *render.List, f *ui.Frame, card, line render.Rect) {
	side := f.Dip(24)
	at, icon := render.Rect{X: line.X + line.W - side, Y: render.Floor(line.Y + (line.H-side)/2), W: side, H: side}, render.Right
	if f.RTL {
		at, icon = f.Within(card, at), render.Left
	}
	l.Icon(icon, at, f.Dip(2), f.Theme.Ink2)
}
