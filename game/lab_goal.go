package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// labGoal is the chooser of the laboratory: it puts another goal, and if need be another size, instead of
// dealing a game.
type labGoal struct {
	chooser
	lab *lab
}

func newLabGoal(l *lab) *labGoal {
	g := &labGoal{chooser: *newChooser(l.app), lab: l}
	g.take(l.game())
	return g
}

func (g *labGoal) layout(f *ui.Frame) {
	g.chooser.layout(f)
	t := g.app.lang.T
	for i := range f.Controls {
		switch c := &f.Controls[i]; {
		case c.Role == ui.Heading:
			c.Label = t("lab.choose_goal")
			c.Face = f.Fitting(render.Bold, 20, c.Label, c.Rect.W)
		case c.ID == startID:
			c.Label = t("lab.take_goal")
		case c.ID == entryID:
			c.Label = t("lab.enter")
		}
	}
}

func (g *labGoal) act(id ui.ID) {
	switch id {
	case startID:
		g.takeIt()
	case entryID:
		g.app.pop()
		g.app.push(newLabEntry(g.lab))
	default:
		g.chooser.act(id)
	}
}

// takeIt puts the goal chosen and goes back to the laboratory.
func (g *labGoal) takeIt() {
	it, err := withConfig(g.lab.it, g.config(chooserKinds[g.kind]), g.app.boot.Deals)
	g.app.pop()
	if err != nil {
		g.app.message(g.app.fault(err))
		return
	}
	g.lab.change(it)
}

// key has none of the chooser's keys that deal a game.
func (g *labGoal) key(KeyEvent) bool { return false }

func (g *labGoal) pad(b padPress) bool {
	if b.button == PadStart && !b.repeat {
		g.takeIt()
		return true
	}
	return false
}

func (g *labGoal) reply(r Reply) bool {
	if r.Kind != Pasted {
		return false
	}
	g.app.pop()
	return g.lab.reply(r)
}
