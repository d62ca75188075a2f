package records

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// splitRow tells when a row of the goal, or a quarter of its line, was home.
type splitRow struct {
	name, time, moves string // moves: those since the split before, and how long they took, "" if both were home at once
	sentence          string
	hue               float64 // where its colour is on the ramp
	from, to          float32 // when it began and ended, as parts of the solve
}

// splitsOf returns the splits of a solve in the order in which they were home. Each takes the time since the one before, or,
// where no clock ran, the moves.
func splitsOf(lang *assets.Lang, g puzzle.Game, moves []puzzle.Move, at []int64) (rows []splitRow) {
	name, key := "records.row", "records.split_row"
	if _, ok := g.Goal.Line(); ok {
		name, key = "records.quarter", "records.split_quarter"
	}
	ends := puzzle.SplitsOf(g.Goal, g.Scramble, moves)
	order := make([]int, 0, len(ends))
	for i, n := range ends {
		if n > 0 && n <= len(at) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(ends[a], ends[b]) })
	share := func(n int) float32 {
		switch last := at[len(at)-1]; {
		case n == 0:
			return 0
		case last > 0:
			return float32(at[n-1]) / float32(last)
		}
		return float32(n) / float32(len(moves))
	}
	before, since := 0, time.Duration(0)
	for _, i := range order {
		n, number := ends[i], strconv.Itoa(i+1)
		took := msOf(at[n-1])
		clock := words.ClockIn(lang, took, listDecimals)
		own := ""
		if n > before {
			own = lang.T("records.dotted", "a", lang.N("common.moves", puzzle.STM(moves[before:n])),
				"b", lang.T("records.plus", "n", words.ClockIn(lang, took-since, listDecimals)))
		}
		rows = append(rows, splitRow{
			name: lang.T(name, "n", number), time: render.Figures(clock), moves: own,
			sentence: lang.T(key, "n", number, "time", clock, "moves", lang.N("common.moves", puzzle.STM(moves[:n]))),
			hue:      (float64(i) + 0.5) / float64(len(ends)), from: share(before), to: share(n),
		})
		before, since = n, took
	}
	return rows
}

// splitGroup is the name in the IDs of the splits, splitsID the bar above them.
const splitGroup = "split"

var splitsID = ui.ID{Name: "splits"}

// The measures of the splits in dip: the bar and the gap between its parts, the mark of a row and the gap after it, and the space below a
// row, which grows with the letters.
const (
	splitBar   = 16
	splitGap   = 3
	splitMark  = 12
	splitAfter = 10
	splitBelow = 8
)

// layoutSplitBar adds the whole solve as one bar, of which each split is a part in the colour of its row of the goal.
func (p *solvePage) layoutSplitBar(col *ui.Column) {
	col.F.Add(ui.Control{ID: splitsID, Role: ui.Image, Look: ui.Custom, Label: p.Stage.Lang.T("records.splits"), Rect: col.Take(col.F.Dip(splitBar))})
	col.Space(8)
}

func layoutSplit(col *ui.Column, i int, s *splitRow) {
	f := col.F
	c := ui.Control{ID: ui.ID{Name: splitGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: s.sentence, Face: f.Face(render.Figure, 20)}
	if f.TextSize >= ui.LargeText { // the time of all leads the page
		c.Face = f.Face(render.Figure, 16)
	}
	h := f.Fonts.Metrics(c.Face).Line + f.Grown(splitBelow)
	if s.movesBelow(f, c.Face, col.Area.W) {
		h += f.Fonts.Metrics(splitNote(f)).Line
	}
	c.Rect = col.Take(h)
	f.Add(c)
}

// movesBelow reports whether the moves of a split stand below its name, because a row of a width has no room for both.
func (s *splitRow) movesBelow(f *ui.Frame, face render.FaceID, width float32) bool {
	words := f.Face(render.Regular, 16)
	return f.Dip(splitMark+splitAfter)+f.Fonts.Width(words, s.name)+f.Fonts.Width(words, s.moves)+f.Fonts.Width(face, s.time)+f.Dip(40) > width
}

// splitNote returns the face of the moves of a split below its name.
func splitNote(f *ui.Frame) render.FaceID {
	if f.TextSize >= ui.LargeText {
		return f.Face(render.Regular, 13)
	}
	return f.Face(render.Regular, 16)
}

// paintSplit draws a split: the mark of its part of the bar, its name, its moves and its time.
func paintSplit(l *render.List, f *ui.Frame, c *ui.Control, s *splitRow) {
	words, note := f.Face(render.Regular, 16), splitNote(f)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: w, H: h})
	}
	top, mark := f.Fonts.Metrics(c.Face).Line, f.Dip(splitMark)
	time, from := f.Fonts.Width(c.Face, s.time), mark+f.Dip(splitAfter)
	l.Fill(at(0, (top-mark)/2, mark, mark), mark/2, s.color(f.Theme))
	l.TextIn(f.Fonts, words, s.name, at(from, 0, c.Rect.W-from, top), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, c.Face, s.time, at(0, 0, c.Rect.W, top), f.Far(), render.Middle, f.Theme.Ink)
	if s.movesBelow(f, c.Face, c.Rect.W) {
		line := f.Fonts.Metrics(note).Line
		l.TextIn(f.Fonts, min(note, f.FaceFitting(s.moves, c.Rect.W-from)), s.moves, at(from, top, c.Rect.W-from, line), f.Near(), render.Middle, f.Theme.Ink2)
	} else {
		l.TextIn(f.Fonts, words, s.moves, at(0, 0, c.Rect.W-time-f.Dip(16), top), f.Far(), render.Middle, f.Theme.Ink2)
	}
}

// color returns the colour of a split.
func (s *splitRow) color(t *render.Theme) render.Color {
	if t.Contrast {
		return t.Ink
	}
	return t.OnPaper(s.hue)
}

// paintSplitBar draws the splits one after the other, each as long as it took.
func paintSplitBar(l *render.List, f *ui.Frame, bar render.Rect, rows []splitRow) {
	for i := range rows {
		s := &rows[i]
		x, w := bar.W*s.from, bar.W*(s.to-s.from)
		if i < len(rows)-1 {
			w -= min(f.Dip(splitGap), w/2)
		}
		if w > 0 {
			l.Fill(f.Within(bar, render.Rect{X: bar.X + x, Y: bar.Y, W: w, H: bar.H}), min(w, bar.H)/2, s.color(f.Theme))
		}
	}
}
