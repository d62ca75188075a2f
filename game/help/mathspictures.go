package help

import (
	"strconv"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// swapPicture is the picture of a board in order, except that 14 and 15 are swapped.
type swapPicture struct{ boardview.BoardPicture }

func newSwapPicture() *swapPicture {
	return &swapPicture{newBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", puzzle.Classic)}
}

func (s *swapPicture) height(f *ui.Frame, width float32) float32 { return squareHeight(f, width) }

// mathsCell is the side of a cell of the pictures side by side on a desktop, in dip: they are of one scale.
const mathsCell = 68

// The sides of pictures of one board in dip: at most, in a wide window, on a low screen, and there above its words.
const (
	squareMost   = 208
	squareBeside = 4 * mathsCell
	squareLow    = 176
	squareLower  = 144 // so that it shows whole
)

// squareHeight returns the height of a picture of one board.
func squareHeight(f *ui.Frame, width float32) float32 {
	most := float32(squareMost)
	switch {
	case f.Low() && f.TextSize < ui.LargeText:
		most = squareLow
	case f.Low():
		most = squareLower
	case f.Wide():
		most = squareBeside
	}
	return min(width, f.Dip(most))
}

// swappedCells are the cells of 15 and 14.
var swappedCells = [...]int{13, 14}

// Paint draws the board and rings around the two tiles.
func (s *swapPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	s.BoardPicture.Paint(l, f, r)
	v := &s.View
	width := max(f.Dip(2), v.Cell*0.06)
	for _, c := range swappedCells {
		at := render.CellRect(v.Origin, v.Cell, v.Board.Size(), c).Inset(v.Cell * 0.08)
		l.Box(at, v.Cell*0.16, render.BoxStyle{Edge: v.Theme.Hint, EdgeWidth: width})
	}
}

// inversionsPicture is the picture of eight tiles in a row, with a bracket below each pair in the wrong order.
type inversionsPicture struct{ boardview.BoardPicture }

// invertedPairs are the indices in the row of the pairs in the wrong order: 3 and 2, 8 and 7.
var invertedPairs = [...][2]int{{1, 2}, {6, 7}}

func newInversionsPicture() *inversionsPicture {
	return &inversionsPicture{newBoard("1 3 2/4 5 6/8 7 0", puzzle.Classic)}
}

// rowCell is the side of a tile in a wide window in dip.
const rowCell = 88

// bracketRoom is the height below the tiles for the brackets, in dip.
const bracketRoom = 24

// tileSide returns the side of a tile.
func (n *inversionsPicture) tileSide(f *ui.Frame, width float32) float32 {
	most := float32(64)
	if f.Wide() && !f.Low() {
		most = rowCell
	}
	return render.Floor(min(width/8, f.Dip(most)))
}

func (n *inversionsPicture) height(f *ui.Frame, width float32) float32 {
	return n.tileSide(f, width) + f.Dip(bracketRoom)
}

func (n *inversionsPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	side := n.tileSide(f, r.W)
	x := render.Floor(r.X + (r.W-8*side)/2)
	face := f.Fonts.Face(render.Title, int(side*0.5))
	for i := range 8 {
		label := n.View.Board.At(i)
		at := render.Rect{X: x + side*float32(i), Y: r.Y, W: side, H: side}.Inset(f.Dip(2))
		l.Box(at, side*0.14, render.BoxStyle{Fill: n.View.Colors[label], Edge: f.Theme.TileEdge, EdgeWidth: f.Dip(2)})
		l.TextIn(f.Fonts, face, strconv.Itoa(label), at, render.Middle, render.Middle, f.Theme.Number)
	}
	for _, pair := range invertedPairs {
		x0, x1 := x+side*(float32(pair[0])+0.5), x+side*(float32(pair[1])+0.5)
		y := r.Y + side + f.Dip(4)
		bracket := [4]render.Point{{X: x0, Y: y}, {X: x0, Y: y + f.Dip(12)}, {X: x1, Y: y + f.Dip(12)}, {X: x1, Y: y}}
		l.Line(bracket[:], f.Dip(3), f.Theme.Accent)
	}
}

// jumpPicture is the picture of a tile that slides down past those between in reading order, which stand in full colour.
type jumpPicture struct {
	boardview.BoardPicture
	from int // the cell of that tile, above the gap
}

// newJumpPicture returns the picture of a jump on a board that a text describes. The gap is not in its first row.
func newJumpPicture(text string) *jumpPicture {
	p := &jumpPicture{BoardPicture: newBoard(text, puzzle.Classic)}
	b := p.View.Board
	p.from = b.Blank() - b.Size().W
	p.Lit = make([]bool, b.Size().Cells())
	for c := p.from; c < b.Blank(); c++ {
		p.Lit[b.At(c)] = true
	}
	return p
}

// height returns the height of the picture. Its tiles are as large as those of the boards of 4x4.
func (j *jumpPicture) height(f *ui.Frame, width float32) float32 {
	cell := f.Dip(squareMost / 4)
	if f.Wide() && !f.Low() {
		cell = f.Dip(mathsCell)
	}
	return min(squareHeight(f, width), cell*float32(j.View.Board.Size().W))
}

// Paint draws the board with an arrow into the gap.
func (j *jumpPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	j.BoardPicture.Paint(l, f, r)
	l.Step(&j.View, j.from)
}

// linePicture is the picture of a solved spiral and, beside it, of the path along which its tiles are read.
type linePicture struct {
	solved boardview.BoardPicture
	path   boardview.GoalPicture
}

func newLinePicture() *linePicture {
	return &linePicture{solved: newBoard("1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7", puzzle.Spiral)}
}

func (n *linePicture) Update(theme *render.Theme, scheme session.Scheme) {
	n.solved.Update(theme, scheme)
	n.path.Set(configOf(puzzle.Spiral), theme, scheme)
}

func (n *linePicture) height(f *ui.Frame, width float32) float32 {
	most := float32(232)
	if f.Wide() && !f.Low() {
		most = 4 * mathsCell
	}
	return min((width-f.Dip(16))/2, f.Dip(most))
}

func (n *linePicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	side, gap := r.H, f.Dip(16)
	left := render.Rect{X: r.X + (r.W-2*side-gap)/2, Y: r.Y, W: side, H: side}
	n.solved.Paint(l, f, left)
	n.path.Draw(l, f.Fonts, left.Move(side+gap, 0), f.Scale)
}

// chessPicture is the picture of a board coloured like a chessboard, with the blank's path to its cell in the goal, whose steps are counted.
type chessPicture struct{}

// chessWay lists the cells of the blank's path.
var chessWay = [...]int{5, 6, 10, 11, 15}

func (*chessPicture) Update(*render.Theme, session.Scheme) {}

// chessMost is the side of the chessboard between its words in dip, at most.
const chessMost = 184

func (*chessPicture) height(f *ui.Frame, width float32) float32 {
	if f.Wide() {
		return squareHeight(f, width)
	}
	return min(width, f.Dip(chessMost))
}

// stepSpot is half the side of the number of a step as a part of a cell.
const stepSpot = 0.26

func (*chessPicture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	tray, cell, origin := render.TrayFor(r, fourByFour, f.Scale, 0)
	l.Box(tray, cell*0.14, render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)})
	dark, way, ink := f.Theme.DotOnTray, f.Theme.Accent, f.Theme.OnAccent
	if f.Theme.Contrast {
		dark, way, ink = f.Theme.ChartGrid.Fade(140), f.Theme.Home, f.Theme.Paper
	}
	square := func(c int) render.Rect { return render.CellRect(origin, cell, fourByFour, c) }
	for c := range fourByFour.Cells() {
		if (c%fourByFour.W+c/fourByFour.W)%2 == 0 {
			l.Fill(square(c), 0, dark)
		}
	}
	l.Box(square(chessWay[0]).Inset(f.Dip(4)), cell*0.14, render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: f.Dip(2)})
	for i := 1; i < len(chessWay); i++ {
		step := [2]render.Point{square(chessWay[i-1]).Centre(), square(chessWay[i]).Centre()}
		l.Line(step[:], f.Dip(3), way)
	}
	spot := cell * stepSpot
	face := f.Fonts.Face(render.Title, int(spot*1.3))
	for i, c := range chessWay[1:] {
		at := around(square(c).Centre(), spot)
		l.Fill(at, spot, way)
		l.TextIn(f.Fonts, face, strconv.Itoa(i+1), at, render.Middle, render.Middle, ink)
	}
}
