package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// next returns the button for what comes next on the tab shown: to mend a board that cannot be solved, to play it, or to search. ok is
// false on a tab without one.
func (l *Scene) next() (what ui.Command, ok bool) {
	b, t := &l.bench, l.Stage.Lang.T
	switch {
	case l.tabs.At == setupTab:
		return nextStep(b), true
	case l.tabs.At != solveTab:
		return what, false
	case b.facts.CanMend:
		return nextStep(b), true
	case l.solution.offers(b):
		return ui.Command{ID: solveID, Label: t("lab.solve"), Icon: render.Play}, true
	}
	return what, false
}

// nextStep returns the button that mends a board that cannot be solved, or else plays it.
func nextStep(b *bench) ui.Command {
	t := b.Stage.Lang.T
	if b.facts.CanMend {
		return ui.Command{ID: mendID, Label: t("lab.mend"), Icon: render.Wrench}
	}
	return ui.Command{ID: playID, Label: t("lab.play"), Icon: render.Play, Disabled: !b.facts.Solvable || b.solved()}
}

// layoutNext adds the button that mends or plays the board.
func layoutNext(col *ui.Column, b *bench) {
	what := nextStep(b)
	dress(col.Button(what.ID, what.Label, ui.Primary), what)
}

// dress gives a button its icon, and the look of one that cannot be pressed.
func dress(c *ui.Control, what ui.Command) {
	c.Icon, c.Disabled = what.Icon, what.Disabled
	if c.Disabled {
		c.Look = ui.Custom
	}
}

// pinNext puts the button for what comes next at the foot of the column, so that it stands in one place on all tabs, and returns where
// what is above it ends. Where the rest of the column would have to scroll for it, only a search is pinned: ok is false for the others.
func (l *Scene) pinNext(f *ui.Frame, area render.Rect) (foot float32, ok bool) {
	whole := area.Y + area.H
	what, ok := l.next()
	if !ok {
		return whole, false
	}
	c := f.Pinned(&area, area, what.ID, what.Label)
	if what.ID != solveID {
		high := f.Column(area).Measure(func(col *ui.Column) { l.layoutColumn(f, col, false, !l.reasoned) })
		if high > area.H {
			return whole, false
		}
		l.air = area.H - high
	}
	dress(&c, what)
	f.Add(c)
	return area.Y + area.H, true
}
