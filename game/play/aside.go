package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// goalsID are the goals in what the words of a result leave of the column beside the board.
var goalsID = ui.ID{Name: "goals"}

// asideGoals are the goals that a result shows beside the board: of a blind game that was not solved the one that was missed, and of a run
// those of its legs, in cells of one size.
type asideGoals struct {
	legs []boardview.GoalPicture
	cell float32
}

// The measures of these goals: in dip, and the space between two of them in cells.
const (
	asideGap   = 32 // above and below
	asideLeast = 24 // of a cell
	asideMost  = 56 // of a cell in the goals of a run
	asideLegs  = 4  // most goals
	asideApart = 0.5
)

// layoutGoals lays out the goals in a room, if it is large enough.
func (r *result) layoutGoals(f *ui.Frame, room render.Rect) {
	room.Y, room.H = room.Y+f.Dip(asideGap), room.H-2*f.Dip(asideGap)
	p := r.play
	wide, high, most := p.Session().Goal().Size().W, p.Session().Goal().Size().H, room.W
	label := p.Stage.Lang.T("play.goal")
	width := float32(wide)
	if run := p.course.Run; run != nil {
		kind := run.Of.Rule.Kind
		if run.Of.Len() > asideLegs || kind == puzzle.Wild || kind == puzzle.Random { // each deal has another goal
			return
		}
		width, high, most, label = r.goals.choose(f, r, run.Of), 0, f.Dip(asideMost), p.sight.words.config
		for i := range r.goals.legs {
			high = max(high, r.goals.legs[i].View.Goal.Size().H)
		}
	}
	air := float32(0) // a ribbon begins where the words do
	if render.Ordered(p.Session().Goal()) {
		air = render.RibbonAir
	}
	cell := render.Floor(min(room.W/(width-2*air), room.H/float32(high), most))
	if cell < f.Dip(asideLeast) {
		return
	}
	r.goals.cell = cell
	f.Add(ui.Control{ID: goalsID, Role: ui.Image, Look: ui.Custom, Label: label,
		Rect: render.Rect{X: room.X - render.Floor(air*cell), Y: room.Y, W: render.Floor(width * cell), H: float32(high) * cell}})
}

// choose makes the pictures of a run's goals, and returns their width in cells.
func (g *asideGoals) choose(f *ui.Frame, r *result, run puzzle.Run) (width float32) {
	if len(g.legs) != run.Len() {
		g.legs = make([]boardview.GoalPicture, run.Len())
	}
	width = -asideApart
	for i := range g.legs {
		g.legs[i].Set(run.Config(i), f.Theme, r.Stage.Set.Scheme)
		width += float32(g.legs[i].View.Goal.Size().W) + asideApart
	}
	return width
}

// paintGoals draws the goals, those of a run on one line.
func (r *result) paintGoals(l *render.List, f *ui.Frame, c *ui.Control) {
	g, at := &r.goals, c.Rect
	if r.play.course.Run == nil {
		pic := render.GoalView{Rect: at, Scale: f.Scale, Goal: r.of.Goal(), Theme: f.Theme, Colors: r.play.sight.board.Palette}
		l.GoalThumb(f.Fonts, &pic)
		return
	}
	for i := range g.legs {
		size := g.legs[i].View.Goal.Size()
		at.W, at.H = float32(size.W)*g.cell, float32(size.H)*g.cell
		at.Y = c.Rect.Y + c.Rect.H - at.H
		g.legs[i].Draw(l, f.Fonts, f.Within(c.Rect, at), f.Scale)
		at.X += at.W + render.Floor(asideApart*g.cell)
	}
}
