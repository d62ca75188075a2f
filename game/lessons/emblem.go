package lessons

import (
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// emblem is the small board that stands for a lesson in the list.
type emblem struct {
	goal  string
	board string // none: the emblem is the goal's line
	about []int  // the tiles that the lesson is about; none: all
}

// emblems are those of the course, in its order.
var emblems = [Count]emblem{
	{"3x3.classic", "1 2 3/4 5 6/7 0 8", nil},
	{"3x3.classic", "8 5 2/7 0 1/3 4 6", []int{1}},
	{"3x3.classic", "1 2 8/4 7 3/6 5 0", []int{1, 2, 3}},
	{"3x3.classic", "1 3 0/4 2 6/7 5 8", []int{1, 2, 3}},
	{"4x4.classic", "1 2 3 4/5 6 7 8/11 15 0 9/14 10 13 12", []int{1, 2, 3, 4, 5, 6, 7, 8}},
	{"4x4.classic", "1 2 3 4/5 6 7 8/9 11 0 12/13 15 10 14", []int{9, 13}},
	{"4x4.classic", "1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12", []int{11, 12, 15}},
	{"4x4.snake", "", nil},
	{"4x4.path(a1:RDLD2RURDRU3LD)-9", "", nil},
	{"3x3.classic", "4 1 2/0 5 3/7 8 6", []int{1, 2, 3}},
	{"4x4.classic", "1 2 3 4/0 5 6 7/9 10 11 8/13 14 15 12", []int{5, 6, 7}},
	{"3x3.classic", "1 2 3/4 5 6/8 7 0", []int{7, 8}},
}

// picture is an emblem as the list shows it.
type picture struct {
	view    boardview.View
	palette boardview.Palette
	lit     []bool
	line    bool            // of the goal, without a board
	shown   render.GoalView // a reused buffer
}

// read reads the n-th emblem.
func (p *picture) read(n int) {
	e := &emblems[n]
	p.view.Goal = puzzle.MustParseGoal(e.goal)
	p.view.Board = p.view.Goal.Board()
	if p.line = e.board == ""; !p.line {
		p.view.Board = puzzle.MustParseBoard(e.board)
	}
	p.lit = p.lit[:0]
	for label := range p.view.Board.Size().Cells() + 1 {
		p.lit = append(p.lit, e.about == nil || slices.Contains(e.about, label))
	}
}

// color gives the picture the colours of a theme and a scheme.
func (p *picture) color(f *ui.Frame, s session.Scheme) {
	v := &p.view
	v.Theme, v.Scale = f.Theme, f.Scale
	v.Numbers, v.Bridges, v.Growth, v.Dimmed = true, true, 1, nil
	v.Colors = p.palette.Colors(f.Theme, s, v.Goal)
	v.Dim(p.lit, nil)
}

// paint draws the picture in a square.
func (p *picture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	v := &p.view.BoardView
	if p.line {
		p.shown = render.GoalView{Rect: r, Scale: f.Scale, Goal: v.Goal, Theme: f.Theme, Colors: v.Colors, Plain: true}
		l.GoalThumb(f.Fonts, &p.shown)
		return
	}
	v.Rect, v.Cell, v.Origin = render.TrayFor(r, v.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, v)
}
