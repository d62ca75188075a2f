package picture

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// plain is the board on the card of the tiles without a picture.
type plain struct {
	view    render.BoardView
	palette boardview.Palette
}

// plainSize is the size of that board.
var plainSize = puzzle.Size{W: 4, H: 3}

// maxSample is the maximum side of a board, in dip.
const maxSample = 480

// prepare makes the board.
func (p *plain) prepare(f *ui.Frame, set *session.Choices) {
	v := &p.view
	if v.Goal.Board().IsZero() {
		goal, err := puzzle.NewGoal(plainSize, puzzle.Rule{})
		if err != nil {
			return // the size is legal
		}
		v.Goal, v.Board = goal, goal.Board()
	}
	v.Theme, v.Colors = f.Theme, p.palette.Colors(f.Theme, set.Scheme, v.Goal)
	v.Scale, v.Numbers, v.Bridges, v.Growth = f.Scale, true, true, 1
	v.Numerals = boardview.Numerals(set.Numerals)
}

// place puts the board in r.
func (p *plain) place(f *ui.Frame, r render.Rect) {
	p.view.Rect, p.view.Cell, p.view.Origin = render.TrayFor(r, plainSize, f.Scale, maxSample)
}
