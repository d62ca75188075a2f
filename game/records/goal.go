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
	picture  boardview.GoalPicture
}

// choose makes it the goal of a group.
func (g *groupGoal) choose(of *history.Group) { g.config, g.playable = goalOf(of) }

// update brings the picture up to date.
func (g *groupGoal) update(f *ui.Frame, scheme session.Scheme) {
	g.picture.Set(g.config, f.Theme, scheme)
}

// indent returns how far the line of a goal of a size, which is thinner than its cells, begins after a picture of a side.
func indent(size puzzle.Size, side float32) float32 {
	if size.W < size.H { // in the middle of the picture
		return 0
	}
	return render.Floor(side * 0.14 / float32(size.W))
}

func (g *groupGoal) paint(l *render.List, f *ui.Frame, r render.Rect) {
	g.picture.Draw(l, f.Fonts, r, f.Scale)
}
