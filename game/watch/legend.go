package watch

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// legend says what a kind of mark means.
type legend struct {
	mark mark
	text string
}

// meanings returns the legend of the marks that there are.
func (m *marks) meanings(l *assets.Lang, undos, hints, pauses int) (all []legend) {
	if n := len(m.places); n > undos+hints+pauses {
		key := "watch.legend_row"
		if m.quarters {
			key = "watch.legend_quarter"
		}
		all = append(all, legend{mark{kind: puzzle.MoveStep}, l.T(key)})
	}
	for _, c := range [...]struct {
		kind puzzle.StepKind
		n    int
		key  string
	}{{puzzle.UndoStep, undos, "watch.undo"}, {puzzle.HintStep, hints, "watch.hint"}, {puzzle.PauseStep, pauses, "watch.paused"}} {
		if c.n > 0 {
			all = append(all, legend{mark{kind: c.kind, part: -1}, l.T(c.key)})
		}
	}
	return all
}

// legendGroup is the name in the IDs of the parts of the legend.
const legendGroup = "legend"

// The measures of the legend in dip.
const (
	legendSign = 20 // from the middle of a mark's place to its words
	legendGap  = 20
)

// legendLines returns in how many lines of a width the legend stands.
func (m *marks) legendLines(f *ui.Frame, width float32) (n int) {
	x := float32(0)
	for i := range m.legend {
		w := m.legendWidth(f, i, width)
		if i == 0 || x+w > width {
			n, x = n+1, 0
		}
		x += w + f.Dip(legendGap)
	}
	return n
}

// legendWidth returns the width of a part of the legend.
func (m *marks) legendWidth(f *ui.Frame, i int, most float32) float32 {
	return min(f.Dip(legendSign)+f.Fonts.Width(f.Face(render.Regular, 16), m.legend[i].text)+1, most)
}

// layoutLegend adds the legend below the marks, in as many lines as it needs.
func (m *marks) layoutLegend(col *ui.Column) {
	f := col.F
	face := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(face).Line
	var row render.Rect
	x := float32(0)
	for i := range m.legend {
		w := m.legendWidth(f, i, col.Area.W)
		if i == 0 || x+w > col.Area.W {
			row, x = col.Take(line), 0
		}
		f.Add(ui.Control{ID: ui.ID{Name: legendGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: m.legend[i].text,
			Rect: render.Rect{X: row.X + x, Y: row.Y, W: w, H: line}, Face: face})
		x += w + f.Dip(legendGap)
	}
	if len(m.legend) > 0 {
		col.Space(8)
	}
}

// paintLegend draws a part of the legend: the mark and what it means.
func (m *marks) paintLegend(l *render.List, f *ui.Frame, c *ui.Control) {
	one, half := &m.legend[c.ID.N], f.Dip(6)
	sign := f.Within(c.Rect, render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: 2 * half, H: c.Rect.H}).Centre()
	m.paintMark(l, f, one.mark, render.Floor(sign.X), render.Floor(sign.Y))
	lead := f.Dip(legendSign)
	words := f.Within(c.Rect, render.Rect{X: c.Rect.X + lead, Y: c.Rect.Y, W: c.Rect.W - lead, H: c.Rect.H})
	l.TextIn(f.Fonts, f.FaceFitting(one.text, words.W), one.text, words, f.Near(), render.Middle, f.Theme.Ink2)
}
