package boardview

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// BoardPicture is a picture of a board with its numbers, in the colours of its goal.
type BoardPicture struct {
	View render.BoardView
	Lit  []bool // by label: the tiles in full colour; nil: all

	palette Palette
	pale    pale
}

// NewBoardPicture returns a picture of a board.
func NewBoardPicture(b puzzle.Board, g puzzle.Goal) BoardPicture {
	return BoardPicture{View: render.BoardView{Board: b, Goal: g, Numbers: true}}
}

// MustBoardPicture returns a picture of the board that a text describes, whose goal has a rule. It is for texts of the program.
func MustBoardPicture(text string, rule puzzle.Rule) BoardPicture {
	b := puzzle.MustParseBoard(text)
	g, err := puzzle.NewGoal(b.Size(), rule)
	if err != nil {
		panic(err)
	}
	return NewBoardPicture(b, g)
}

// Update gives the picture the colours of a theme and a scheme. It is fast if they did not change.
func (p *BoardPicture) Update(theme *render.Theme, scheme session.Scheme) {
	p.View.Theme, p.View.Colors = theme, p.palette.Colors(theme, scheme, p.View.Goal)
	p.View.Dimmed, p.View.Inks = nil, nil
	if p.Lit != nil && !theme.Contrast {
		p.pale.dim(&p.View, p.Lit)
	}
}

// Paint draws the board in the middle of r, as large as fits.
func (p *BoardPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	v := &p.View
	v.Scale = f.Scale
	v.Rect, v.Cell, v.Origin = render.TrayFor(r, v.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, v)
}
