package lessons

import (
	"slices"

	"wildfifteen/game/boardview"
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
	board boardview.BoardPicture
	line  bool            // of the goal, without a board
	shown render.GoalView // a reused buffer
}

// read reads the n-th emblem.
func (p *picture) read(n int) {
	e := &emblems[n]
	goal := puzzle.MustParseGoal(e.goal)
	board := goal.Board()
	if p.line = e.board == ""; !p.line {
		board = puzzle.MustParseBoard(e.board)
	}
	p.board = boardview.NewBoardPicture(board, goal)
	p.board.View.Bridges, p.board.View.Growth = true, 1
	for label := range board.Size().Cells() + 1 {
		p.board.Lit = append(p.board.Lit, e.about == nil || slices.Contains(e.about, label))
	}
}

// paint draws the picture in a square.
func (p *picture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	if p.line {
		v := &p.board.View
		p.shown = render.GoalView{Rect: r, Scale: f.Scale, Goal: v.Goal, Theme: f.Theme, Colors: v.Colors, Plain: true}
		l.GoalThumb(f.Fonts, &p.shown)
		return
	}
	p.board.Paint(l, f, r)
}
