// Package film draws pictures of boards for files, and animations of moves.
package film

import (
	"image"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Measures of pictures of boards, in device pixels.
const (
	pictureScale  = 2    // device pixels a dip
	pictureMargin = 24   // around the board
	pictureSide   = 1800 // largest side of the board
)

// The largest sides of a cell, in device pixels.
const (
	Large = 144
	Small = 72
)

// Picture draws boards that have the same goal, all with the same layout.
type Picture struct {
	Fonts *render.Fonts
	list  render.List
	view  render.BoardView
	goal  *render.GoalView // the goal beside the board, or nil
	size  render.Point
}

// New lays out pictures of boards with cells of at most a side. If path is true, the picture of the goal stands beside the
// board.
func New(fonts *render.Fonts, theme *render.Theme, goal puzzle.Goal, side int, path bool) *Picture {
	size := goal.Size()
	cell := float32(min(side, pictureSide/max(size.W, size.H)))
	p := &Picture{Fonts: fonts}
	// TrayAround gives the tray for a known cell 0: lay out with cell 0 at 0, 0, then move both so that the tray begins
	// at the margin.
	tray := render.TrayAround(render.Point{}, cell, size, pictureScale)
	origin := render.Point{X: pictureMargin - tray.X, Y: pictureMargin - tray.Y}
	tray = tray.Move(origin.X, origin.Y)
	colors := render.TileColors(nil, theme, render.PathScheme, goal)
	p.view = render.BoardView{
		Rect: tray, Cell: cell, Origin: origin, Scale: pictureScale, Goal: goal, Theme: theme, Colors: colors,
		Framed: theme.Contrast || !render.Ordered(goal), Numbers: true, Bridges: true, Growth: 1, Engraved: goal.Kind() != puzzle.Classic,
	}
	p.size = render.Point{X: tray.W + 2*pictureMargin, Y: tray.H + 2*pictureMargin}
	if path {
		beside := tray.Move(tray.W+pictureMargin, 0)
		p.goal = &render.GoalView{Rect: beside, Scale: pictureScale, Goal: goal, Theme: theme, Colors: colors}
		p.size.X += beside.W + pictureMargin
	}
	return p
}

// Draw returns the display list of a board with some tiles shifted. The list is valid until the next call.
func (p *Picture) Draw(b puzzle.Board, shift []render.TileShift) *render.List {
	p.list.Reset(p.size.X, p.size.Y, p.view.Theme.Paper)
	p.view.Board, p.view.Shift = b, shift
	p.list.Board(p.Fonts, &p.view)
	if p.goal != nil {
		p.list.GoalThumb(p.Fonts, p.goal)
	}
	return &p.list
}

// drawPart returns the display list of what lies in a part of a board's picture or casts a shadow into it, to be painted over
// another board of the same picture, in that part only. The list is valid until the next call.
func (p *Picture) drawPart(b puzzle.Board, shift []render.TileShift, part image.Rectangle) *render.List {
	p.list.Reset(p.size.X, p.size.Y, p.view.Theme.Paper)
	r := render.Rect{X: float32(part.Min.X), Y: float32(part.Min.Y), W: float32(part.Dx()), H: float32(part.Dy())}
	p.list.PushClip(r.Inset(-p.view.Cell))
	p.list.Fill(r, 0, p.view.Theme.Paper)
	p.view.Board, p.view.Shift = b, shift
	p.list.Board(p.Fonts, &p.view)
	p.list.PopClip()
	return &p.list
}

// around returns the part of the picture in which the cells from one to another of a row or column lie, with one cell around
// them: bridges reach that far.
func (p *Picture) around(one, other int) image.Rectangle {
	width := p.view.Goal.Size().W
	first, last := min(one, other), max(one, other)
	cell := p.view.Cell
	r := render.Rect{
		X: p.view.Origin.X + (float32(first%width)-1)*cell, Y: p.view.Origin.Y + (float32(first/width)-1)*cell,
		W: float32(last%width-first%width+3) * cell, H: float32(last/width-first/width+3) * cell,
	}.Intersect(p.view.Rect)
	return image.Rect(int(r.X), int(r.Y), int(r.X+r.W+1), int(r.Y+r.H+1)).Intersect(image.Rect(0, 0, int(p.size.X+0.5), int(p.size.Y+0.5)))
}

// PNG returns the picture of a board as a file.
func (p *Picture) PNG(b puzzle.Board) []byte { return PNG(soft.New(p.Fonts).Picture(p.Draw(b, nil))) }
