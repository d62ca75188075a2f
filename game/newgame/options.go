package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// optionIDs returns the buttons that open a sheet with a choice, for some sizes.
func (s *Scene) optionIDs() []ui.ID {
	if s.options.GoalOnly {
		return optionIDs[:1]
	}
	return optionIDs[:]
}

// alone reports whether the missing number is the only option that the chosen size has: it then takes the row of both.
func (s *Scene) alone() bool { return !s.hasLevel() }

// layoutOptions adds the buttons for the missing number and, for small sizes, the difficulty.
func (s *Scene) layoutOptions(col *ui.Column) {
	f, t, p := col.F, s.Stage.Lang.T, &s.place
	ids := s.optionIDs()
	h := optionHeight(f)
	if s.alone() {
		if p.options { // the last one stands above the start button, however many there are
			col.Y += float32(p.rows-1) * (h + f.Dip(8))
		}
		ids = optionIDs[:1]
	}
	for i, id := range ids {
		row := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: h}
		if p.rows < len(ids) {
			row = f.Split(row, len(ids), i, 8)
		}
		c := ui.Control{ID: id, Role: ui.Button, Look: ui.Card, Label: t("newgame.missing"), Value: s.missingValue(), Rect: row}
		if id == difficultyID {
			c.Label, c.Value = t("newgame.level"), s.levelValue()
		}
		f.Add(c)
		if p.rows == len(ids) || i == len(ids)-1 {
			col.Y += h
			col.Space(8)
		}
	}
}

// missingValue says which number is missing.
func (s *Scene) missingValue() string {
	if s.choice.way == missingChosen {
		return s.captions.number.Text
	}
	return s.ways[s.choice.way]
}

// levelValue says how difficult the game is.
func (s *Scene) levelValue() string {
	if s.level.exact {
		return s.level.value
	}
	return s.level.names[0]
}

// optionHeight returns the height of a button for an option: two lines of words.
func optionHeight(f *ui.Frame) float32 {
	return max(f.ControlHeight(), 2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(12))
}

// optionsWidth returns the width that a button for an option needs for its words.
func (s *Scene) optionsWidth(f *ui.Frame) (w float32) {
	face := f.Face(render.Regular, 16)
	for _, key := range [...]string{"newgame.missing", "newgame.level"} {
		w = max(w, f.Fonts.Width(face, s.Stage.Lang.T(key)))
	}
	return max(w, f.Fonts.Width(f.Face(render.Bold, 16), s.level.longest)+f.IconSide()) + f.Dip(24)
}

// paintOption paints a button for an option on the ground of a card: its name, what is chosen, and an angle. Alone in its row all three
// stand in one line, else what is chosen stands below the name.
func (s *Scene) paintOption(l *render.List, f *ui.Frame, c *ui.Control) {
	face, bold := f.Face(render.Regular, 16), f.Face(render.Bold, 16)
	line, side, pad := f.Fonts.Metrics(face).Line, f.IconSide(), f.Dip(12)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: w, H: h})
	}
	w, y, x := c.Rect.W-2*pad, c.Rect.H/2, pad // of the name, and of what is chosen
	above := line
	if s.alone() {
		chosen := f.Fonts.Width(bold, c.Value) + side
		w, x, y, above = w-chosen-pad, c.Rect.W-pad-chosen, y-line/2, 0
	}
	l.TextIn(f.Fonts, f.FaceFitting(c.Label, w), c.Label, at(pad, y-above, w, line), f.Near(), render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, bold, c.Value, at(x, y, c.Rect.W-pad-side-x, line), f.Near(), render.Middle, f.Theme.Ink)
	l.Icon(render.Down, at(c.Rect.W-pad-side*0.8, y+line/2-side/2, side, side).Inset(side/5), f.Dip(2), f.Theme.Ink2)
}
