package atlas

import (
	"slices"

	"wildfifteen/assets"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// sizePage is the tab of all sizes: a row with a curve for each size, all on one scale, and what the curves tell.
type sizePage struct {
	cards  []sizeCard
	intro  string
	boards string // what the numbers at the start of the rows count
	moves  string // what those at their end count
}

// sizeCard is the row of a size.
type sizeCard struct {
	size     puzzle.Size
	name     string
	boards   string // how many there are
	moves    string // the most that one of them needs
	needs    string // the same with what it counts
	mean     string // the moves on average, in words
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
	p.boards, p.moves = lang.T("atlas.axis_boards"), lang.T("atlas.axis_moves")
	return p
}

func newSizeCard(lang *assets.Lang, k *space.KnownSize, most int) sizeCard {
	mean := lang.Decimal(k.Mean, 2)
	return sizeCard{
		size:     k.Size,
		name:     lang.T("atlas.size", "w", k.Size.W, "h", k.Size.H),
		boards:   lang.Number(k.Boards),
		moves:    lang.Count(k.Radius),
		needs:    lang.N("atlas.moves", k.Radius),
		mean:     lang.T("atlas.size_mean", "mean", mean),
		sentence: lang.T("atlas.size_line", "boards", lang.Number(k.Boards), "most", k.Radius, "mean", mean),
		curve:    newCurve(k, most),
	}
}

// opens reports whether the game can show the chart of a card's size.
func (c *sizeCard) opens() bool { return slices.Contains(countable[:], c.size) }

// The measures of a row in dip: its least and its largest height, the gap between its parts, and how much of it is above
// the curve.
const (
	rowLow   = 48
	rowHigh  = 80
	rowLarge = 64 // in large letters
	wordGap  = 6  // between a number and its word
	rowGap   = 16
	rowOver  = 24  // height of a curve below the words, at least
	rowGrown = 0.6 // by how much that grows with the letters
	rowUnder = 5   // space below it
	curveTop = 8
)

// layout lays out the rows, the largest size first, whose curve fills the scale. They are as high as makes all of them fill a viewport of
// some height; above them stands what their numbers count, and below them what they tell.
func (p *sizePage) layout(lang *assets.Lang, f *ui.Frame, col *ui.Column, height float32) {
	if !below(f) { // else the curves begin in sight, and the words follow them
		col.Para(p.intro)
	}
	p.layoutHeads(f, col)
	free := height - (col.Y - col.Area.Y) - f.Dip(stage.FadeHigh)
	h := p.rowHeight(f, free)
	for i := len(p.cards) - 1; i >= 0; i-- {
		f.Add(p.cards[i].control(f, i, col.Take(h)))
	}
	col.Space(16)
	if below(f) {
		col.Para(p.intro)
	}
	layoutMeaning(lang, col)
}

// layoutHeads lays out what the numbers at the start and at the end of the rows count. In large letters each number has its word.
func (p *sizePage) layoutHeads(f *ui.Frame, col *ui.Column) {
	if over(f) {
		return
	}
	face := endFace(f)
	row := col.Take(f.Fonts.Metrics(face).Line)
	add := func(text string, at render.Rect, align render.Align) {
		f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: text, Face: face, Align: align, Rect: at})
	}
	words, _, moves, _ := p.parts(f, row)
	if below(f) { // above the numbers, which stand after the names
		words = row
		words.X += p.namesWidth(f) + f.Dip(rowGap)
		words.W = moves.X - words.X
	} else {
		words.W = max(words.W, f.Fonts.Width(face, p.boards)+1)
	}
	add(p.boards, words, render.Start)
	moves.Y, moves.H = row.Y, row.H
	if !atEnd(f) { // there the curves lead to them
		add(p.moves, moves, render.End)
	}
}

// rowTight is how much of a row may be missing for one more to be squeezed in.
const rowTight = 0.3

// rowHeight returns the height of a row: such that all rows fill a height or, if these are too many, that whole rows do.
func (p *sizePage) rowHeight(f *ui.Frame, free float32) float32 {
	name := f.Fonts.Metrics(f.Face(render.Title, 20)).Line
	least := max(f.Dip(rowLow), name+f.Fonts.Metrics(f.Face(render.Regular, 16)).Line)
	if below(f) {
		least = wordsHigh(f) + f.Dip(rowOver)*max(1, f.TextSize*rowGrown) + f.Dip(rowUnder)
	}
	rows := max(1, min(float32(len(p.cards)), render.Floor(free/least+rowTight)))
	return render.Floor(max(least*(1-rowTight/rows), min(max(least, f.Dip(rowMost(f))), free/rows)))
}

// rowMost returns the largest height of a row in dip. In large letters it is one that the fold does not cut.
func rowMost(f *ui.Frame) float32 {
	if over(f) {
		return rowLarge * f.TextSize
	}
	return rowHigh * max(1, f.TextSize)
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
		k.Role = ui.Button
	}
	return k
}

// wordsPart is the part of a row that its words may take, unless its name is longer: a smaller face fits the number of boards
// to it.
const wordsPart = 0.34

// wordsWidth returns the width of the words at the start of all rows of a width.
func (p *sizePage) wordsWidth(f *ui.Frame, row float32) (w float32) {
	title, regular := f.Face(render.Title, 20), f.Face(render.Regular, 16)
	var names float32
	for i := range p.cards {
		names = max(names, f.Fonts.Width(title, p.cards[i].name))
		w = max(w, f.Fonts.Width(regular, p.cards[i].boards))
	}
	return max(names, min(w, row*wordsPart))
}

// boardsFace returns the face in which the longest number of boards fits a width.
func (p *sizePage) boardsFace(f *ui.Frame, width float32) render.FaceID {
	longest, regular := "", f.Face(render.Regular, 16)
	for i := range p.cards {
		if s := p.cards[i].boards; f.Fonts.Width(regular, s) > f.Fonts.Width(regular, longest) {
			longest = s
		}
	}
	return f.FaceFitting(longest, width)
}

// below reports whether the curves of a page stand below the words, as wide as the page: beside them a narrow page has no room for curves
// that show more than that there are some.
func below(f *ui.Frame) bool { return !f.Wide() }

// over reports whether a narrow page has large letters: beside words there is no room then. Numbers of boards have a line of their own.
func over(f *ui.Frame) bool { return f.TextSize >= ui.LargeText && !f.Wide() }

// wordsHigh returns the height of the words above a curve.
func wordsHigh(f *ui.Frame) float32 {
	high := f.Fonts.Metrics(f.Face(render.Title, 20)).Line
	if over(f) {
		high += f.Fonts.Metrics(endFace(f)).Line
	}
	return high
}

// namesWidth returns the width of the longest name of a size.
func (p *sizePage) namesWidth(f *ui.Frame) (w float32) {
	for i := range p.cards {
		w = max(w, f.Fonts.Width(f.Face(render.Title, 20), p.cards[i].name))
	}
	return render.Floor(w) + 1
}

// paint draws a row: the size with the number of its boards, the curve and, if there is room, the average in words.
func (p *sizePage) paint(l *render.List, f *ui.Frame, k *ui.Control) {
	c := &p.cards[k.ID.N]
	if k.Pressed {
		l.Fill(k.Rect, f.Radius(), f.Theme.Tray)
	}
	ui.Shade(l, f, k, k.Rect, f.Radius())
	words, chart, moves, end := p.split(f, k.Rect)
	small := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(k.Face).Line
	if below(f) {
		l.TextIn(f.Fonts, k.Face, c.name, words, f.Near(), render.Middle, f.Theme.Ink)
		boards, room := p.boardsBeside(f, k.Rect, words), float32(0)
		if over(f) { // for the word
			room = f.Fonts.Width(f.Fitting(render.Regular, 16, p.boards, 0), p.boards) + f.Dip(wordGap) + 1
		}
		face := min(p.boardsFace(f, boards.W-room), endFace(f))
		l.TextIn(f.Fonts, face, c.boards, f.Within(k.Rect, boards), f.Near(), render.Middle, f.Theme.Ink2)
		if over(f) {
			in := f.Fonts.Width(face, c.boards) + f.Dip(wordGap)
			boards.X, boards.W = boards.X+in, boards.W-in
			l.TextIn(f.Fonts, f.Fitting(render.Regular, f.UpTo(render.Regular, 16, endGrown), p.boards, boards.W), p.boards, f.Within(k.Rect, boards), f.Near(), render.Middle, f.Theme.Ink2)
		}
	} else {
		words.Y, words.H = render.Floor(k.Rect.Y+(k.Rect.H-line-f.Fonts.Metrics(small).Line)/2), line
		l.TextIn(f.Fonts, k.Face, c.name, words, f.Near(), render.Middle, f.Theme.Ink)
		words.Y, words.H = words.Y+line, f.Fonts.Metrics(small).Line
		l.TextIn(f.Fonts, p.boardsFace(f, words.W), c.boards, words, f.Near(), render.Middle, f.Theme.Ink2)
	}
	c.curve.paint(l, f, chart)
	switch {
	case over(f):
		l.TextIn(f.Fonts, p.needsFace(f, moves.W), c.needs, moves, f.Far(), render.Middle, f.Theme.Ink)
	case atEnd(f):
		c.paintEnd(l, f, chart, k.Face, end.W > 0)
	default:
		l.TextIn(f.Fonts, k.Face, c.moves, moves, f.Far(), render.Middle, f.Theme.Ink)
		if end.W > 0 {
			l.TextIn(f.Fonts, small, c.mean, end, f.Near(), render.Middle, f.Theme.Ink2)
		}
	}
	if c.opens() {
		row := k.Rect
		if below(f) {
			row.H = line
		}
		paintForth(l, f, row)
	}
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, k.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// atEnd reports whether the moves of a row stand where its curve ends: beside the words, in a layout that runs as the curves do.
func atEnd(f *ui.Frame) bool { return !below(f) && !f.RTL }

// The gaps in dip before the moves where a curve ends, and before the average after them.
const (
	endGap  = 12
	meanGap = 10
)

// paintEnd draws the most moves where the curve ends and, if mean is set, the average after them; chart is where the curve stands.
func (c *sizeCard) paintEnd(l *render.List, f *ui.Frame, chart render.Rect, title render.FaceID, mean bool) {
	high := f.Fonts.Metrics(title).Line
	at := render.Rect{X: chart.X + c.curve.width(chart.W) + f.Dip(endGap), Y: chart.Y + chart.H - high, W: f.Fonts.Width(title, c.moves) + 1, H: high}
	l.TextIn(f.Fonts, title, c.moves, at, render.Start, render.Middle, f.Theme.Ink)
	if !mean {
		return
	}
	small := f.Face(render.Regular, 16)
	at.X, at.W = at.X+at.W+f.Dip(meanGap), f.Fonts.Width(small, c.mean)+1
	l.TextIn(f.Fonts, small, c.mean, at, render.Start, render.Middle, f.Theme.Ink2)
}

// boardsBeside returns where the number of boards stands, in a row from left to right: after the name or, in large letters, below it.
func (p *sizePage) boardsBeside(f *ui.Frame, r, words render.Rect) render.Rect {
	if over(f) {
		line := f.Fonts.Metrics(endFace(f)).Line
		return render.Rect{X: r.X, Y: words.Y + words.H, W: r.W, H: line}
	}
	x := p.namesWidth(f) + f.Dip(rowGap)
	return render.Rect{X: r.X + x, Y: words.Y, W: words.W - x, H: words.H}
}

// needsFace returns the face of the moves with their word in large letters: they lead as the name of the size does, if they have room.
func (p *sizePage) needsFace(f *ui.Frame, room float32) render.FaceID {
	largest := f.UpTo(render.Title, 20, endGrown)
	face := f.Face(render.Title, largest)
	for i := range p.cards {
		face = min(face, f.Fitting(render.Title, largest, p.cards[i].needs, room))
	}
	return face
}

// endGrown is how much larger the numbers beside a curve become in large letters.
const endGrown = 1.4

// endFace returns the face of the words and numbers beside the curves.
func endFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, 16, endGrown))
}

// movesWidth returns the width of the moves at the end of all rows of a width.
func (p *sizePage) movesWidth(f *ui.Frame, row float32) (w float32) {
	room := row - f.IconSide() - f.Dip(arrowGap+movesGap) - p.namesWidth(f)
	if !over(f) {
		w = f.Fonts.Width(endFace(f), p.moves)
	}
	for i := range p.cards {
		if over(f) {
			w = max(w, f.Fonts.Width(p.needsFace(f, room), p.cards[i].needs))
		} else {
			w = max(w, f.Fonts.Width(f.Face(render.Title, 20), p.cards[i].moves))
		}
	}
	return render.Floor(w) + 1
}

// split divides a row into its words, its curve, the most moves and, in a wide row, the words at its end, before the place of its arrow.
// The curve runs from left to right in every language.
func (p *sizePage) split(f *ui.Frame, r render.Rect) (words, chart, moves, end render.Rect) {
	words, chart, moves, end = p.parts(f, r)
	return f.Within(r, words), f.Within(r, chart), f.Within(r, moves), f.Within(r, end)
}

// parts is split for a row from left to right.
func (p *sizePage) parts(f *ui.Frame, r render.Rect) (words, chart, moves, end render.Rect) {
	gap, most := f.Dip(rowGap), p.movesWidth(f, r.W)
	if below(f) {
		high := wordsHigh(f)
		words = render.Rect{X: r.X, Y: r.Y, W: r.W, H: f.Fonts.Metrics(f.Face(render.Title, 20)).Line}
		chart = render.Rect{X: r.X, Y: r.Y + high, W: r.W, H: r.H - high - f.Dip(rowUnder)}
	} else {
		words = render.Rect{X: r.X, Y: r.Y, W: p.wordsWidth(f, r.W), H: r.H}
		chart = render.Rect{X: r.X + words.W + gap, Y: r.Y + f.Dip(curveTop), W: r.W - words.W - gap, H: r.H - f.Dip(curveTop)}
	}
	means := !below(f) && chart.W-most > f.Grown(rowMeanFrom)
	x := r.X + r.W - f.IconSide() - f.Dip(arrowGap)
	if means {
		w := f.Grown(rowMean)
		x -= w
		end = render.Rect{X: x, Y: r.Y, W: w, H: r.H}
		x -= gap
	}
	x -= most
	moves = render.Rect{X: x, Y: r.Y, W: most, H: r.H}
	if below(f) { // above the curve
		moves.H, words.W = words.H, x-f.Dip(movesGap)-words.X
		return words, chart, moves, end
	}
	chart.W = x - f.Dip(movesGap) - chart.X
	return words, chart, moves, end
}

// The gaps before the moves and before the arrow of a row, in dip.
const (
	movesGap = 12
	arrowGap = 4
)

// The width from which a row tells the average in words, and how wide these are, in dip.
const (
	rowMeanFrom = 480
	rowMean     = 144
)

// paintForth draws the arrow of a row that leads further, at its end.
func paintForth(l *render.List, f *ui.Frame, row render.Rect) {
	side := f.IconSide()
	at, icon := render.Rect{X: row.X + row.W - side, Y: render.Floor(row.Y + (row.H-side)/2), W: side, H: side}, render.Right
	if f.RTL {
		at, icon = f.Within(row, at), render.Left
	}
	l.Icon(icon, at, f.Dip(2), f.Theme.Ink2)
}
