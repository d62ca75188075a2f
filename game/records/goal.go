package records

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// groupGoal is the goal of a group, or that of the largest board of its runs, and its picture.
type groupGoal struct {
	config   puzzle.Config
	playable bool // another game can be dealt; without, there is no picture
	picture  goalPicture
}

// choose makes it the goal of a group.
func (g *groupGoal) choose(of *history.Group) {
	g.config, g.playable = goalOf(of)
	g.picture.choose(of)
}

// update brings the picture up to date.
func (g *groupGoal) update(f *ui.Frame, scheme session.Scheme) { g.picture.update(f, g.config, scheme) }

func (g *groupGoal) paint(l *render.List, f *ui.Frame, r render.Rect) { g.picture.paint(l, f, r) }

// indent returns how far the line of a goal of a size, which is thinner than its cells, begins after a picture of a side.
func indent(size puzzle.Size, side float32) float32 {
	if size.W < size.H { // in the middle of the picture
		return 0
	}
	return render.Floor(side * 0.14 / float32(size.W))
}

// goalPicture is the picture of the goal of a group, or of the legs of its runs: a relay is to be told from a single board.
type goalPicture struct {
	goal boardview.GoalPicture
	legs *boardview.Legs // nil for a single board
	few  bool            // the legs are few enough for a small picture
}

// choose makes it the picture of a group.
func (g *goalPicture) choose(of *history.Group) {
	r, ok := of.Run()
	if !ok {
		return
	}
	if g.legs == nil {
		g.legs = &boardview.Legs{}
	}
	g.legs.Choose(r)
	g.few = r.Kind == puzzle.Relay && r.Len() <= legsMost
}

// update brings the picture up to date: that of a goal.
func (g *goalPicture) update(f *ui.Frame, c puzzle.Config, scheme session.Scheme) {
	g.goal.Set(c, f.Theme, scheme)
	if g.legs != nil {
		g.legs.Update(f, scheme)
	}
}

// legsWide is the width of a picture that has room for many legs, in dip.
const legsWide = 240

// paint draws the picture in the middle of a rectangle.
func (g *goalPicture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	if g.legs != nil && (g.few || r.W >= f.Dip(legsWide)) {
		g.legs.Paint(l, f, r)
		return
	}
	g.goal.Draw(l, f.Fonts, r, f.Scale)
}

// high returns the height that the picture takes of a rectangle.
func (g *goalPicture) high(f *ui.Frame, r render.Rect) float32 {
	if g.legs != nil {
		return g.legs.High(f, r)
	}
	return r.H
}
