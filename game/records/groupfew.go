package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// few reports whether the page tells of one puzzle with too few solves for a diagram: the goal leads it, and the line that chooses the
// solves is all the heading that their list needs.
func (p *groupPage) few() bool { return p.diagramless() && p.other == nil && p.goal.playable }

// alone reports whether the goal leads a page in two columns alone.
func (p *groupPage) alone(f *ui.Frame) bool {
	return p.few() && !f.Low() && f.TextSize < ui.LargeText
}

// leads reports whether the goal of such a page stands beside the first of the figures.
func (p *groupPage) leads(f *ui.Frame) bool { return p.few() && !f.Wide() && f.TextSize < ui.LargeText }

// layoutAlone adds the goal as large as its column and a page of a height allow, and beside it, in the middle of its height, all else.
func (p *groupPage) layoutAlone(left, right *ui.Column, page float32) {
	f, room := left.F, page-left.F.Dip(goalFoot)
	p.goal.update(f, p.Stage.Set.Scheme)
	side := min(left.Area.W, room)
	left.Y += spare(room, p.goal.picture.high(f, render.Rect{W: left.Area.W, H: side}))
	if !p.isRun {
		left.Area.X, left.Area.W = left.Area.X-indent(p.goal.config.Size, side), side
	}
	p.layoutPicture(left, side)
	right.Y += spare(room, right.Measure(func(col *ui.Column) { p.layoutTold(col) }))
	p.layoutTold(right)
}

// layoutTold adds what stands beside the goal: the figures, the buttons that play, and the games.
func (p *groupPage) layoutTold(col *ui.Column) {
	layoutHonoursOf(col, p.honours, honourMost(col.F))
	if !p.layoutGrid(col, nil) {
		p.layoutRest(col, nil)
	}
	col.Space(gamesAir)
	p.layoutGames(col)
	col.Space(gamesAir)
	p.layoutFilter(col)
	if p.summary.Games == 0 && !p.more {
		col.Para(p.Stage.Lang.T("records.none_chosen"))
	}
	p.layoutLatest(col, false)
	p.layoutMore(col)
}
