package watch

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// legend says what a kind of mark means.
type legend struct {
	kind puzzle.StepKind
	text string
	at   render.Rect // below the marks, see placeLegend
}

// meanings returns the legend of the marks on the track that there are.
func (m *marks) meanings(l *assets.Lang, undos, hints, pauses int) (all []legend) {
	for _, c := range [...]struct {
		kind puzzle.StepKind
		n    int
		key  string
	}{{puzzle.UndoStep, undos, "watch.undo"}, {puzzle.HintStep, hints, "watch.hint"}, {puzzle.PauseStep, pauses, "watch.paused"}} {
		if c.n > 0 {
			all = append(all, legend{kind: c.kind, text: l.T(c.key)})
		}
	}
	return all
}

// legendGroup is the name in the IDs of the parts of the legend.
const legendGroup = "legend"

// The measures of the legend in dip.
const (
	legendSign = 28 // from the start of a mark's place to its words
	legendPart = 20 // the piece of the track that a mark stands on
	legendGap  = 20
	legendNear = 14 // the gap where it stands beside other words

	legendAbove = 4  // the space above all parts
	legendBelow = 16 // and below them
)

// placeLegend finds the places of the parts of the legend in lines of a width, and returns the height of them all.
func (m *marks) placeLegend(f *ui.Frame, width float32) (height float32) {
	face := f.Face(render.Regular, 16)
	r := render.Rect{H: f.Fonts.Metrics(face).Line}
	for i := range m.legend {
		r.W = min(f.Dip(legendSign)+f.Fonts.Width(face, m.legend[i].text)+1, width)
		if i > 0 && r.X+r.W > width {
			r.X, r.Y = 0, r.Y+r.H
		}
		m.legend[i].at, height = r, r.Y+r.H
		r.X += r.W + f.Dip(legendGap)
	}
	return height
}

// layoutLegend adds the legend below the marks, in as many lines as it needs.
func (m *marks) layoutLegend(col *ui.Column) {
	if len(m.legend) == 0 {
		return
	}
	f := col.F
	col.Space(legendAbove)
	all := col.Take(m.placeLegend(f, col.Area.W))
	for i, one := range m.legend {
		r := one.at
		r.X, r.Y = r.X+all.X, r.Y+all.Y
		f.Add(ui.Control{ID: ui.ID{Name: legendGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: one.text, Rect: r, Face: f.Face(render.Regular, 16)})
	}
	col.Space(legendBelow)
}

// beside returns how wide the legend is at the end of the line above the track; 0 if there is none, or if what that line says, as wide as it
// is most often, and the legend have no room in a width.
func (m *marks) beside(f *ui.Frame, width float32, told string) (w float32) {
	if len(m.legend) == 0 || !summedBelow(f) {
		return 0
	}
	for i := range m.legend {
		w += f.Dip(legendSign) + f.Fonts.Width(f.Face(render.Regular, 16), m.legend[i].text) + 1
	}
	w += f.Dip(legendNear) * float32(len(m.legend)-1)
	if w+f.Dip(legendNear)+f.Fonts.Width(placeFace(f), told) > width {
		return 0
	}
	return w
}

// layoutBeside adds the legend in a line of its width.
func (m *marks) layoutBeside(f *ui.Frame, r render.Rect) {
	for i := range m.legend {
		r.W = f.Dip(legendSign) + f.Fonts.Width(f.Face(render.Regular, 16), m.legend[i].text) + 1
		f.Add(ui.Control{ID: ui.ID{Name: legendGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: m.legend[i].text, Rect: r, Face: f.Face(render.Regular, 16)})
		r.X += r.W + f.Dip(legendNear)
	}
}

// paintLegend draws a part of the legend: the mark and what it means.
func (m *marks) paintLegend(l *render.List, f *ui.Frame, c *ui.Control) {
	one, thick := &m.legend[c.ID.N], f.Dip(4)
	track := f.Within(c.Rect, render.Rect{X: c.Rect.X, Y: c.Rect.Y + render.Floor((c.Rect.H-thick)/2), W: f.Dip(legendPart), H: thick})
	sign := track.Centre()
	l.Fill(track, thick/2, f.Theme.Edge)
	paintMark(l, f, one.kind, render.Floor(sign.X), sign.Y)
	lead := f.Dip(legendSign)
	words := f.Within(c.Rect, render.Rect{X: c.Rect.X + lead, Y: c.Rect.Y, W: c.Rect.W - lead, H: c.Rect.H})
	l.TextIn(f.Fonts, f.FaceFitting(one.text, words.W), one.text, words, f.Near(), render.Middle, f.Theme.Ink2)
}
