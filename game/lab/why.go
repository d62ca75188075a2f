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
	t := b.Stage.Lang.T
	if headline {
		layoutHeadline(col, &b.facts)
		col.Space(4)
	}
	if face := f.Face(render.Title, 20); !headline && f.Fonts.Width(face, b.facts.reason) <= col.Area.W { // a short reason leads
		col.Line(b.facts.reason, ui.Plain, render.Title, 20)
	} else {
		col.Line(b.facts.reason, ui.Plain, render.Regular, wordsSize(f))
	}
	col.Space(8)
	col.Intro(t("lab.inversion"))
	switch {
	case w.tile.On:
		paragraph(col, w.words(b))
	case countsFit(f, &b.board):
		col.Intro(t("lab.counts"))
	default:
		col.Intro(w.words(b))
	}
	layoutMend(col, b, render.Regular)
	if w.proof || !headline && !b.facts.CanMend { // there is room for it
		col.Intro(b.facts.always)
	} else {
		if f.Low() { // it would stand half in sight there
			col.Space(20)
		}
		col.Button(proofID, t("lab.proof"), ui.Quiet).Icon = render.NoIcon
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

// layoutMend says which swap makes the board solvable, and offers it. In bold letters that is what leads the page.
func layoutMend(col *ui.Column, b *bench, weight render.Weight) {
	if !b.facts.CanMend {
		return
	}
	f, size := col.F, wordsSize(col.F)
	switch {
	case weight != render.Title:
	case f.TextSize >= ui.LargeText:
		size = 16
	case f.Fonts.Width(f.Face(weight, 20), b.facts.mend) <= col.Area.W:
		size = 20
	}
	col.Line(b.facts.mend, ui.Plain, weight, size)
	col.Space(12)
	col.Button(mendID, b.Stage.Lang.T("lab.mend"), ui.Primary).Icon = render.Tick
}

// The minimum sizes of cells, in dip, for counts in their corners and for the order of reading between them.
const (
	countsMin      = 48
	countsMinLarge = 60 // on boards of more than 100 cells, whose counts may have three digits
	orderMin       = 30
	orderAll       = 100 // cells: on larger boards only the arrows at the beginning of each straight part are drawn, as where a groove joins the tiles
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
	ink := f.Theme.Ink2
	if w.tile.On {
		ink = render.Mix(f.Theme.Edge, f.Theme.Paper, 0.4)
	}
	w.paintOrder(dl, f, b, ink)
	if w.tile.On {
		paintPairs(dl, f, b, w.tile.At)
	} else {
		paintCounts(dl, f, b)
	}
	dl.PopClip()
}

// paintOrder draws small arrowheads in the order of reading, each in the gap between two adjacent cells.
func (w *why) paintOrder(dl *render.List, f *ui.Frame, b *bench, ink render.Color) {
	v, order := &b.board, b.facts.Order
	if v.Cell < f.Dip(orderMin) {
		return
	}
	sparse := len(order) > orderAll || v.Engraved
	room := v.Cell * (1 - smallZoom)      // the gap between two tiles
	width, length := room*0.26, room*0.36 // of the strokes, and from the tip to the back between their middles
	for i := 1; i < len(order); i++ {
		c, d := order[i-1], order[i]
		goesOn := i > 1 && d-c == c-order[i-2] && cellDistance(order[i-2], c, v.Board.Size().W) == 1
		if w.covers(b, c, d) || cellDistance(c, d, v.Board.Size().W) != 1 || sparse && goesOn {
			continue
		}
		p, q := v.middle(c), v.middle(d)
		m := render.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
		dx, dy := (q.X-p.X)/v.Cell*length, (q.Y-p.Y)/v.Cell*length // along the order
		tip, back := render.Point{X: m.X + dx/2, Y: m.Y + dy/2}, render.Point{X: m.X - dx/2, Y: m.Y - dy/2}
		pts := [5]render.Point{back, {X: back.X - dy*0.8, Y: back.Y - dx*0.8}, tip, {X: back.X + dy*0.8, Y: back.Y + dx*0.8}, back}
		dl.Line(pts[:], width, ink)
	}
}

// covers reports whether the line of an inversion that is shown runs between two cells.
func (w *why) covers(b *bench, c, d int) bool {
	return w.tile.On && (w.tile.At == c || w.tile.At == d) && b.facts.inverted(b.start, c, d)
}

// The size of counts to the em: at least so many dip, which grow with the letters, and at most so large a part of a cell; the distances
// of their capitals from the sides and the top of a tile, in cells; and by how much the tiles' own numbers are smaller.
const (
	countLeast = 13
	countPart  = 0.19
	countMost  = 0.23
	countIn    = 0.085
	countDown  = 0.07

	besideCounts = 0.26
)

// paintCounts writes the number of smaller tiles that are read after a tile into the tile's corner, clear of its own number.
func paintCounts(dl *render.List, f *ui.Frame, b *bench) {
	v := &b.board
	if v.Motion.Slides(b.Stage) || !countsFit(f, v) {
		return
	}
	face := f.Fonts.Face(render.Title, int(min(max(v.Cell*countPart, f.Grown(countLeast)), v.Cell*countMost)))
	cap := f.Fonts.Metrics(face).Cap
	in, down := render.Floor(v.Cell*((1-smallZoom)/2+countIn)), v.Cell*((1-smallZoom)/2+countDown)+cap
	for c, n := range b.facts.after {
		if n > 0 {
			r := v.CellRect(c)
			dl.Text(f.Fonts, face, v.numbers[n], r.X+in, render.Floor(r.Y+down), v.OnTile(b.start.At(c)))
		}
	}
}

// paintPairs draws a line from the tile in a cell to each tile that forms an inversion with it. It draws the halos of all
// lines first, so that no halo covers a line.
func paintPairs(dl *render.List, f *ui.Frame, b *bench, cell int) {
	v := &b.board
	from := v.middle(cell)
	width := max(f.Dip(2), v.Cell*0.035)
	for _, halo := range [2]bool{true, false} {
		for d := range b.facts.rank {
			if !b.facts.inverted(b.start, cell, d) {
				continue
			}
			to := v.middle(d)
			k := (v.Cell * 0.42) / max(abs(to.X-from.X), abs(to.Y-from.Y)) // clear of both numbers
			pts := [2]render.Point{{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}, {X: to.X - (to.X-from.X)*k, Y: to.Y - (to.Y-from.Y)*k}}
			if halo {
				dl.Line(pts[:], width+f.Dip(3), f.Theme.Paper)
				continue
			}
			dl.Line(pts[:], width, f.Theme.Accent)
			dl.Line(pts[:1], width*2, f.Theme.Accent)
			dl.Line(pts[1:], width*2, f.Theme.Accent)
		}
	}
	in, edge := v.Cell*0.02, max(f.Dip(3), v.Cell*0.04)
	r, radius := v.CellRect(cell).Inset(in), v.CellRadius()-in
	dl.Box(r, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: edge})
	dl.Box(r.Inset(edge), max(0, radius-edge), render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: f.Dip(1.5)})
}
