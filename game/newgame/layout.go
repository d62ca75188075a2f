package newgame

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// wideWidth is the maximum width of the page, in dip, on a screen that is wider than high.
const wideWidth = 920

// Layout adds the picture of the goal and all choices. The start button stands below the part that scrolls.
func (s *Scene) Layout(f *ui.Frame) {
	s.captions.update(&s.choice)
	if s.hasLevel() {
		s.level.update(s.choice.config())
	}
	s.pictures.update(&s.choice, f.Theme, s.Set)
	width := float32(stage.PageWidth)
	if f.Safe.W > f.Safe.H {
		width = wideWidth
	}
	area, column := s.Head(f, s.options.Title, width)
	entered := s.enterInBar(f, column)
	area, column = s.place.divide(f, area, column)
	if s.place.wide {
		s.goalBeside(f)
	}
	col := s.Scroll.Begin(f, area, column)
	s.layoutColumn(col, !entered)
	s.place.spread(f, area, col.Y+s.Scroll.Offset-area.Y)
	s.Scroll.End(f)
	r := s.place.start
	r.X, r.W = column.X, column.W
	f.Add(ui.Control{ID: startID, Role: ui.Button, Look: ui.Primary, Label: s.options.Start, Icon: render.Play, Rect: r, Align: render.Middle})
}

// enterInBar adds the button for entering a text beside the title, or returns false if there is too little space. It
// measures the space with the usual texts, so that the place of the button does not depend on the choices.
func (s *Scene) enterInBar(f *ui.Frame, column render.Rect) bool {
	t := s.Lang.T
	w := f.Fonts.Width(f.Face(render.Regular, 16), t("newgame.entry")) + f.Dip(64)
	title := f.Fonts.Width(f.Face(render.Bold, 20), t("newgame.title"))
	if !f.Wide() || w+title+f.Dip(72) > column.W {
		return false
	}
	heading := &f.Controls[len(f.Controls)-1]
	heading.Rect.W = column.X + column.W - w - heading.Rect.X
	heading.Face = f.Fitting(render.Bold, 20, heading.Label, heading.Rect.W)
	f.Add(ui.Control{ID: enterID, Role: ui.Button, Look: ui.Quiet, Label: s.options.Enter, Icon: render.Keyboard,
		Rect: render.Rect{X: column.X + column.W - w, Y: f.Safe.Y + f.Dip(8), W: w, H: f.ControlHeight()}})
	return true
}

// layoutColumn adds the part that scrolls.
func (s *Scene) layoutColumn(col *ui.Column, enter bool) {
	t := s.Lang.T
	if !s.place.wide {
		s.goalAbove(col)
	}
	col.Space(4)
	s.layoutKinds(col)
	col.Space(12)
	col.Y += s.place.gap
	col.Choice(wayGroup, t("newgame.missing"), s.ways, s.choice.way)
	if c := &s.choice; c.way == missingChosen {
		col.Stepper(numberID, t("newgame.number"), s.captions.number.Text,
			ui.Range{Lo: 1, Hi: float32(c.size.Cells()), At: float32(min(c.number, c.size.Cells())), Step: 1})
	}
	if s.hasLevel() {
		s.level.layout(col, s.Lang)
	}
	if enter {
		col.Y += s.place.gap
		col.Button(enterID, s.options.Enter, ui.Quiet).Icon = render.Keyboard
	}
}

// layoutKinds adds the cards of the kinds, as many in a row as are wide enough for their words.
func (s *Scene) layoutKinds(col *ui.Column) {
	f := col.F
	var labels [len(kinds)]string
	for i, k := range kinds {
		labels[i] = words.Kind(s.Lang, k)
	}
	perRow, face := f.CardRow(col.Area.W, labels[:], len(labels))
	w := (col.Area.W - f.Dip(ui.CardGap)*float32(perRow-1)) / float32(perRow)
	h := render.Floor(min(w, f.Dip(96)*f.TextSize) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line)
	for i, label := range labels {
		r := f.Split(render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: h}, perRow, i%perRow, ui.CardGap)
		f.Add(ui.Control{ID: ui.ID{Name: kindGroup, N: i}, Role: ui.Radio, Look: ui.Card, Label: label, Rect: r, Face: face,
			On: i == s.choice.kind})
		last := i == len(labels)-1
		if last || i%perRow == perRow-1 {
			col.Y += h
		}
		if !last && i%perRow == perRow-1 {
			col.Space(ui.CardGap)
		}
	}
}
