package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// why is the tab that explains the verdict with marks on the board.
type why struct {
	tile   render.Mark // the cell of the tile whose inversions are shown
	answer ui.Caption  // the inversions in words
	proof  bool        // the player has asked why no move changes what the rule says
}

var proofID = ui.ID{Name: "labproof"}

// forget stops showing the inversions of a tile.
func (w *why) forget() {
	w.tile = render.Mark{}
	w.answer.Forget()
}

// look shows the inversions of the tile in a cell; none for the blank or the zero Mark.
func (w *why) look(b *bench, tile render.Mark) {
	if tile.On && b.start.At(tile.At) == 0 {
		tile = render.Mark{}
	}
	w.tile = tile
}

// tap shows the inversions of the tile in a cell, or hides them if they are shown.
func (w *why) tap(b *bench, cell int) {
	tile := render.MarkAt(cell)
	if w.tile == tile {
		tile = render.Mark{}
	}
	w.look(b, tile)
	b.Stage.Say(w.words(b))
}

// words tells the inversions that are shown.
func (w *why) words(b *bench) string {
	if !w.tile.On {
		return b.Stage.Lang.T("lab.probe")
	}
	if c := w.tile.At; w.answer.Update(int64(c)) {
		w.answer.Text = b.facts.pairs(b.Stage.Lang, b.start, c)
	}
	return w.answer.Text
}

// lit appends, by label, which tiles play a part in the inversions shown.
func (w *why) lit(all []bool, b *bench) []bool {
	n := b.start.Size().Cells()
	for range n + 1 { // labels go up to n where another number than the last is missing
		all = append(all, false)
	}
	for cell := range n {
		if cell == w.tile.At || b.facts.inverted(b.start, cell, w.tile.At) {
			all[b.start.At(cell)] = true
		}
	}
	return all
}

// wordsGrown is how much larger the words of the column become in large letters below the headline.
const wordsGrown = 1.4

// wordsSize returns the size of these words in dip.
func wordsSize(f *ui.Frame) float32 { return f.UpTo(render.Regular, 16, wordsGrown) }

// paragraph adds a paragraph of these words.
func paragraph(col *ui.Column, text string) {
	col.Line(text, ui.Plain, render.Regular, wordsSize(col.F))
	col.Space(8)
}

// layout lays out the column that explains the verdict: from its headline on, unless that stands elsewhere.
func (w *why) layout(f *ui.Frame, col *ui.Column, b *bench, headline bool) {
	t, sum := b.Stage.Lang.T, b.facts.addsUp(f)
	switch {
	case sum:
		if headline {
			layoutHeadline(col, &b.facts)
			col.Space(8)
		}
		layoutSum(col, &b.facts)
	case b.facts.counted != "":
		layoutInversions(col, &b.facts, headline)
	case headline:
		layoutHeadline(col, &b.facts)
		col.Space(4)
		col.Line(b.facts.reason, ui.Plain, render.Regular, wordsSize(f))
	case f.Fonts.Width(f.Face(render.Title, 20), b.facts.reason) <= col.Area.W: // a short reason leads
		col.Line(b.facts.reason, ui.Plain, render.Title, 20)
	default:
		col.Line(b.facts.reason, ui.Plain, render.Regular, wordsSize(f))
	}
	col.Space(8)
	switch {
	case countsFit(f, &b.board):
		layoutKey(col, orderKeyID, t("lab.inversion"))
	case arrowsFit(f, &b.board): // tiny ones
		col.Intro(t("lab.inversion"))
	default:
		col.Intro(t("lab.inversion_order"))
	}
	switch {
	case w.tile.On:
		paragraph(col, w.words(b))
	case countsFit(f, &b.board):
		layoutKey(col, countKeyID, t("lab.counts"))
	default:
		col.Intro(w.words(b))
	}
	if sum { // the rule in full
		layoutSmall(col, b.facts.reason)
	}
	layoutMend(col, b, false, true)
	if w.proof {
		paragraph(col, b.facts.always)
	} else {
		layoutAsk(col, b)
	}
}

// layoutAsk adds the button that asks for more reasons.
func layoutAsk(col *ui.Column, b *bench) {
	if f := col.F; f.Low() || !f.Wide() { // it would stand half in sight there
		col.Space(20)
	}
	col.Second(proofID, b.Stage.Lang.T("lab.proof"))
}

// The marks on the board as they stand before the words that tell what they mean.
var (
	orderKeyID = ui.ID{Name: "orderkey"}
	countKeyID = ui.ID{Name: "countkey"}
)

// The side of such a mark, the gap after it, and the size of the words on a narrow screen, in dip.
const (
	keySide  = 24
	keyGap   = 10
	keyWords = 15
)

// layoutKey adds words that explain a mark on the board, behind the mark: paler than the verdict's reason. In large letters the
// words need the whole width.
func layoutKey(col *ui.Column, mark ui.ID, text string) {
	f := col.F
	if f.TextSize >= ui.LargeText {
		col.Intro(text)
		return
	}
	side, whole := f.Dip(keySide), col.Area
	f.Add(ui.Control{ID: mark, Look: ui.Custom, Rect: render.Rect{X: whole.X, Y: col.Y, W: side, H: side}})
	in := side + f.Dip(keyGap)
	col.Area.X, col.Area.W = whole.X+in, whole.W-in
	layoutSmall(col, text)
	col.Area = whole
}

// layoutSmall adds words that are paler than the verdict's reason.
func layoutSmall(col *ui.Column, text string) {
	if col.F.TextSize >= ui.LargeText {
		col.Intro(text)
		return
	}
	size := float32(16)
	if !col.F.Wide() { // so that both explanations end in sight
		size = keyWords
	}
	col.Line(text, ui.Small, render.Regular, size)
	col.Space(8)
}

// paintCountKey draws the corner of a tile with a count in it.
func (b *board) paintCountKey(dl *render.List, f *ui.Frame, r render.Rect) {
	dl.Fill(r, r.W*0.2, b.Colors[1])
	high := render.Floor(r.H * 0.62)
	pill := render.Rect{X: r.X + render.Floor((r.W-high)/2), Y: r.Y + render.Floor((r.H-high)/2), W: high, H: high}
	dl.Fill(pill, high/2, b.OnTile(1))
	dl.TextIn(f.Fonts, f.Fonts.Face(render.Title, int(high*0.86)), b.numbers[1], pill, render.Middle, render.Middle, b.Colors[1])
}

// inversionsID is the number of inversions with what it counts beside it.
var inversionsID = ui.ID{Name: "inversions"}

// The size of that number in dip, how much of the width it has at most, the gap after it and, where no reason stands below it, the size
// of what it counts, both in dip.
const (
	inversionsSize = 44
	inversionsPart = 0.4
	inversionsGap  = 12
	countedSize    = 20
)

// layoutInversions adds the number of inversions, which leads the page, with what it counts beside it and, if headline is set, the
// verdict's reason below that.
func layoutInversions(col *ui.Column, k *facts, headline bool) {
	f := col.F
	c := ui.Control{ID: inversionsID, Role: ui.Text, Look: ui.Custom, Label: k.reason, On: headline,
		Face: f.Fitting(render.Figure, f.UpTo(render.Figure, inversionsSize, wordsGrown), k.figure, col.Area.W*inversionsPart)}
	high := f.Fonts.Metrics(c.Face).Cap + f.Dip(16)
	if headline {
		c.Label, c.Value = k.headline, k.reason
		_, small, bold, lines := k.besideInversions(f, &c, col.Area.W)
		high = max(high, f.Fonts.Metrics(small).Line+f.Fonts.Metrics(bold).Line*float32(len(lines)))
	}
	c.Rect = col.Take(high)
	f.Add(c)
}

// besideInversions returns where the words beside the number of inversions begin in a width, their faces, and the lines of the reason.
func (k *facts) besideInversions(f *ui.Frame, c *ui.Control, width float32) (x float32, small, bold render.FaceID, lines []string) {
	x = f.Fonts.Width(c.Face, k.figure) + f.Dip(inversionsGap)
	bold = f.Face(render.Title, 20)
	if f.TextSize >= ui.LargeText { // what explains it is to stay in sight
		bold = f.Fitting(render.Title, 16, k.headline, width-x)
	}
	if !c.On { // alone they are large
		return x, f.Fitting(render.Title, f.UpTo(render.Title, countedSize, wordsGrown), k.counted, width-x), bold, nil
	}
	return x, f.Fitting(render.Regular, wordsSize(f), k.counted, width-x), bold, f.Balance(k.headline, bold, width-x)
}

// paintInversions draws the number of inversions and the words beside it.
func (k *facts) paintInversions(dl *render.List, f *ui.Frame, c *ui.Control) {
	x, small, bold, lines := k.besideInversions(f, c, c.Rect.W)
	dl.TextIn(f.Fonts, c.Face, k.figure, c.Rect, f.Near(), render.Middle, f.Theme.Ink)
	line, big := f.Fonts.Metrics(small).Line, f.Fonts.Metrics(bold).Line
	words := render.Rect{X: c.Rect.X + x, W: c.Rect.W - x, H: line}
	words.Y = render.Floor(c.Rect.Y + (c.Rect.H-line-big*float32(len(lines)))/2)
	if len(lines) == 0 { // on the line on which the figure stands
		words.Y += render.Floor((f.Fonts.Metrics(c.Face).Cap - f.Fonts.Metrics(small).Cap) / 2)
	}
	dl.TextIn(f.Fonts, small, k.counted, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Ink)
	words.Y, words.H = words.Y+line, big
	for _, text := range lines {
		dl.TextIn(f.Fonts, bold, text, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Ink)
		words.Y += big
	}
}

// layoutHeadline adds the reason of the verdict, in one line if that can be.
func layoutHeadline(col *ui.Column, k *facts) {
	size := float32(20)
	if col.F.TextSize >= ui.LargeText { // what explains it should stay in sight
		size = 16
	}
	for f := col.F; size > 17 && f.Fonts.Width(f.Face(render.Title, size), k.headline) > col.Area.W; {
		size--
	}
	col.Line(k.headline, ui.Plain, render.Title, size)
}

// layoutMend says which swap makes the board solvable, and offers it if button is set. As what leads the page it shows the swap, too.
func layoutMend(col *ui.Column, b *bench, leads, button bool) {
	if !b.facts.CanMend {
		return
	}
	if leads {
		layoutSwap(col, &b.facts)
	} else {
		col.Line(b.facts.mend, ui.Plain, render.Regular, wordsSize(col.F))
	}
	col.Space(swapBelow(col.F, button))
	if button {
		layoutNext(col, b)
	}
}

// The minimum sizes of cells, in dip, for counts in their corners.
const (
	countsMin      = 48
	countsMinLarge = 60 // on boards of more than 100 cells, whose counts may have three digits
)

// countsFit reports whether the tiles are large enough for counts in their corners.
func countsFit(f *ui.Frame, b *board) bool {
	if b.Board.Size().Cells() > 100 {
		return b.Cell >= f.Dip(countsMinLarge)
	}
	return b.Cell >= f.Dip(countsMin)
}

// paint draws the order in which the tiles are read, and either the tiles' counts or the inversions of one tile.
func (w *why) paint(dl *render.List, f *ui.Frame, b *bench) {
	dl.PushClip(b.board.Rect)
	ink := f.Theme.Accent
	if w.tile.On {
		ink = render.Mix(f.Theme.Edge, f.Theme.Paper, 0.4)
	}
	joined := w.tile.On && joins(f)
	if joined {
		paintPairs(dl, f, b, w.tile.At, true)
	}
	if w.tile.On {
		paintChosen(dl, f, &b.board, w.tile.At)
	}
	if joined {
		paintPairs(dl, f, b, w.tile.At, false)
	}
	w.paintOrder(dl, f, b, ink)
	if !w.tile.On {
		paintCounts(dl, f, b)
	}
	dl.PopClip()
}

// The measures of the counts.
const (
	countLeast = 13   // dip to the em at least, which grow with the letters
	countPart  = 0.2  // cells to the em
	countMost  = 0.21 // and at most
	countPill  = 1.35 // ems: the height of the pill around one
	countEdge  = 0.09 // ems: the pill's edge
	countOver  = 0.05 // cells: how far a pill hangs over the side and the top of its tile

	besideCounts = 0.4 // the part by which the tiles' own numbers are smaller
)

// paintCounts writes the number of smaller tiles that are read after a tile on a pill in the tile's corner, clear of its own number: a
// count is not taken for a number of a tile.
func paintCounts(dl *render.List, f *ui.Frame, b *bench) {
	v := &b.board
	if v.Motion.Slides(b.Stage) || !countsFit(f, v) {
		return
	}
	size := min(max(v.Cell*countPart, f.Grown(countLeast)), v.Cell*countMost)
	face, high := f.Fonts.Face(render.Title, int(size)), render.Floor(size*countPill)
	in := render.Floor(v.Cell * ((1-smallZoom)/2 - countOver))
	for c, n := range b.facts.after {
		if n > 0 {
			r, text := v.CellRect(c), v.numbers[n]
			w := max(high, render.Floor(f.Fonts.Width(face, text)+high*0.5))
			pill := render.Rect{X: r.X + r.W - in - w, Y: r.Y + in, W: w, H: high}
			label := b.start.At(c)
			dl.Box(pill, high/2, render.BoxStyle{Fill: v.OnTile(label), Edge: v.Colors[label], EdgeWidth: max(1, size*countEdge)})
			dl.TextIn(f.Fonts, face, text, pill, render.Middle, render.Middle, v.Colors[label])
		}
	}
}
