package game

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// labWhy is what the verdict rests on, as it is shown on the board.
type labWhy struct {
	x     puzzle.Explanation
	rank  []int // of each cell: its place in the order of reading
	after []int // of each cell: how many smaller tiles are read after it
}

// labWords are the sentences about a question, made when it changes.
type labWords struct {
	verdict string
	goal    string // its name
	largest string // the two largest tiles
	rule    string // the classical rule and what it counts
	always  string // why that never changes
	general string // the general rule
	counts  string // what the small numbers are
	mend    string
	swaps   string // of the tiles' lamp
	steps   string // of the blank's lamp
	alike   string // what the two lamps say together
	probe   string // about the tile that is looked at
	probed  int    // the cell that probe belongs to
}

// explain brings all that is said about the question up to date.
func (l *lab) explain() {
	w := &l.why
	b, g := l.it.Start, l.it.Goal
	w.x = puzzle.Explain(b, g)
	n := b.Size().Cells()
	if len(w.rank) != n {
		w.rank, w.after = make([]int, n), make([]int, n)
	}
	for i, c := range w.x.Order {
		w.rank[c] = i
	}
	for i, c := range w.x.Order {
		w.after[c] = 0
		for _, d := range w.x.Order[i+1:] {
			if small := b.At(d); small != 0 && small < b.At(c) {
				w.after[c]++
			}
		}
	}
	l.lamps.set(b, g, &w.x)
	l.word()
}

func (l *lab) word() {
	t, x, w := l.app.lang.T, &l.why.x, &l.words
	b := l.it.Start
	switch {
	case l.solved():
		w.verdict = t("lab.solved")
	case x.Solvable:
		w.verdict = t("lab.solvable")
	default:
		w.verdict = t("lab.unsolvable")
	}
	w.goal = l.app.configWords(l.game())
	c1, c2 := twoLargest(b)
	w.largest = t("lab.largest", "first", b.At(c2), "second", b.At(c1))
	w.rule = words.Classical(l.app.lang, *x)
	w.general = words.General(l.app.lang, *x)
	switch x.Applied {
	case puzzle.AlongLine:
		w.always = t("lab.always_line")
	case puzzle.OddWidth:
		w.always = t("lab.always_odd", "n", b.Size().W-1)
	default:
		w.always = t("lab.always_even", "n", b.Size().W-1)
	}
	w.counts = t("lab.counts", "n", l.app.lang.Count(x.Start.Inversions))
	w.mend = ""
	if x.CanMend {
		w.mend = t("explain.mend", "first", x.Tiles[0], "second", x.Tiles[1])
	}
	l.wordLamps()
	w.probed = noCell
}

// look shows the inversions of the tile in a cell, noCell for none.
func (l *lab) look(c int) {
	if c != noCell && l.it.Start.At(c) == 0 {
		c = noCell
	}
	l.probe = c
}

// probeWords says what the inversions of the tile looked at are.
func (l *lab) probeWords() string {
	w := &l.words
	c := l.probe
	if c == noCell {
		return l.app.lang.T("lab.probe")
	}
	if w.probed != c {
		before, after := 0, 0
		for d := range l.why.rank {
			if !l.inverted(c, d) {
				continue
			}
			if l.why.rank[d] < l.why.rank[c] {
				before++
			} else {
				after++
			}
		}
		w.probed = c
		w.probe = l.app.lang.T("lab.probed", "n", l.it.Start.At(c), "after", l.app.lang.Count(after), "before", l.app.lang.Count(before))
	}
	return w.probe
}

// inverted reports whether the tiles of two cells are a pair in the wrong order.
func (l *lab) inverted(c, d int) bool {
	b := l.it.Start
	x, y := b.At(c), b.At(d)
	return x != 0 && y != 0 && (x > y) == (l.why.rank[c] < l.why.rank[d]) && x != y
}

// The smallest cells, in dip, with counts in their corners and with the order of reading between them.
const (
	countsFrom  = 44
	countsFrom3 = 60 // the same for boards of more than 100 cells
	orderFrom   = 30
)

// paintWhy draws the order of reading, the tiles' counts, and the pairs of the tile looked at.
func (l *lab) paintWhy(dl *render.List, f *ui.Frame) {
	v := &l.view
	dl.PushClip(v.Rect)
	l.paintOrder(dl, f)
	if l.probe == noCell {
		l.paintCounts(dl, f)
	} else {
		l.paintPairs(dl, f)
	}
	dl.PopClip()
}

// paintOrder draws a small arrow into the gap between each two cells that are read one after the other.
func (l *lab) paintOrder(dl *render.List, f *ui.Frame) {
	v := &l.view
	size := v.Board.Size()
	order := l.why.x.Order
	if v.Cell < f.Dip(orderFrom) {
		return
	}
	ink := f.Theme.Ink
	if l.probe != noCell {
		ink = render.Mix(f.Theme.Edge, f.Theme.Paper, 0.4)
	}
	width := max(f.Dip(1.5), v.Cell*0.035)
	long := 0.7*v.Cell*(1-small) + f.Dip(0.5) // with its line's width less than the gap between two tiles
	for i := 1; i < len(order); i++ {
		c, d := order[i-1], order[i]
		if cellDistance(c, d, size.W) != 1 {
			continue
		}
		p, q := l.middle(c), l.middle(d)
		m := render.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
		dx, dy := (q.X-p.X)/v.Cell*long, (q.Y-p.Y)/v.Cell*long // along the order
		pts := [3]render.Point{{X: m.X - dx/2 - dy*1.4, Y: m.Y - dy/2 - dx*1.4}, {X: m.X + dx/2, Y: m.Y + dy/2}, {X: m.X - dx/2 + dy*1.4, Y: m.Y - dy/2 + dx*1.4}}
		dl.Line(pts[:], width, ink)
	}
}

// paintCounts writes into the corner of each tile, clear of its number, how many smaller ones are read after it.
func (l *lab) paintCounts(dl *render.List, f *ui.Frame) {
	v := &l.view
	if _, on := l.glide.part(l.app.anim); on || !l.counted(f) {
		return
	}
	number := f.Fonts.Face(render.Bold, max(1, render.NumberPx(f.Fonts, v.Board, v.Cell)))
	room := (v.Cell - small*f.Fonts.Metrics(number).Cap) / 2 // above a number
	in := max(1, float32(int(v.Cell*0.02)))
	side := float32(int(min(v.Cell*0.3, room-in-f.Dip(1))))
	face := f.Fonts.Face(render.Bold, int(side*0.72))
	for c, n := range l.why.after {
		if n == 0 {
			continue
		}
		r := render.CellRect(v.Origin, v.Cell, v.Board.Size(), c)
		text := l.numeral[n]
		w := max(side, f.Fonts.Width(face, text)+side*0.4)
		pill := render.Rect{X: r.X + in, Y: r.Y + in, W: float32(int(w)), H: side}
		dl.Box(pill, side/2, render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.Ink, EdgeWidth: max(1, f.Dip(1))})
		dl.TextIn(f.Fonts, face, text, pill, render.Middle, render.Middle, f.Theme.Ink)
	}
}

// counted reports whether tiles carry counts: counts of three digits need more room.
func (l *lab) counted(f *ui.Frame) bool {
	least := float32(countsFrom)
	if len(l.why.after) > 100 {
		least = countsFrom3
	}
	return l.place.cell >= f.Dip(least)
}

// paintPairs draws a line from the tile looked at to each with which it stands in the wrong order.
func (l *lab) paintPairs(dl *render.List, f *ui.Frame) {
	v := &l.view
	from := l.middle(l.probe)
	thin := max(f.Dip(2), v.Cell*0.035)
	for _, halo := range [2]bool{true, false} {
		for d := range l.why.rank {
			if !l.inverted(l.probe, d) {
				continue
			}
			to := l.middle(d)
			k := (v.Cell * 0.42) / max(abs(to.X-from.X), abs(to.Y-from.Y)) // clear of both numbers
			pts := [2]render.Point{{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}, {X: to.X - (to.X-from.X)*k, Y: to.Y - (to.Y-from.Y)*k}}
			if halo {
				dl.Line(pts[:], thin+f.Dip(3), f.Theme.Paper)
				continue
			}
			dl.Line(pts[:], thin, f.Theme.Accent)
			dl.Line(pts[:1], thin*2, f.Theme.Accent)
			dl.Line(pts[1:], thin*2, f.Theme.Accent)
		}
	}
	r := render.CellRect(v.Origin, v.Cell, v.Board.Size(), l.probe).Inset(v.Cell * 0.02)
	dl.Box(r, v.Cell*0.15, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: max(f.Dip(3), v.Cell*0.04)})
	dl.Box(r.Inset(max(f.Dip(3), v.Cell*0.04)), v.Cell*0.12, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: f.Dip(1.5)})
}

// middle is the middle of a cell on the screen.
func (l *lab) middle(c int) render.Point {
	v := &l.view
	return render.CellRect(v.Origin, v.Cell, v.Board.Size(), c).Centre()
}
