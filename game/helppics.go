package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// helpPictures are the pictures in the help.
type helpPictures struct {
	theme  *render.Theme
	scheme session.Scheme
	boards [3]render.BoardView // a slide in three steps
	swap   render.BoardView    // 14 and 15
	row    render.BoardView    // the tiles of the inversions
	round  render.BoardView    // a spiral
	kinds  [4]goalPicture
	path   goalPicture
	names  [4]string
}

var (
	slidePic      = ui.ID{Name: "pic", N: 0}
	goalsPic      = ui.ID{Name: "pic", N: 1}
	fifteenPic    = ui.ID{Name: "pic", N: 2}
	inversionsPic = ui.ID{Name: "pic", N: 3}
	linePic       = ui.ID{Name: "pic", N: 4}
	chessPic      = ui.ID{Name: "pic", N: 5}
)

// invertedPairs are the places of the tiles that the picture of inversions joins: 3 and 2, 8 and 7.
var invertedPairs = [...][2]int{{1, 2}, {6, 7}}

// chessWay is the way of the blank on a 4x4 board coloured like a chessboard.
var chessWay = [...]int{5, 6, 10, 11, 15}

// set brings the pictures up to date with theme and colours.
func (p *helpPictures) set(a *App, f *ui.Frame) {
	if p.theme == f.Theme && p.scheme == a.set.Scheme {
		return
	}
	p.theme, p.scheme = f.Theme, a.set.Scheme
	three := puzzle.Size{W: 3, H: 3}
	for i, text := range [3]string{"1 2 3/4 0 5/7 8 6", "1 2 3/4 5 0/7 8 6", "1 2 3/4 5 6/7 8 0"} {
		p.boards[i] = p.view(text, three, puzzle.Classic)
	}
	p.swap = p.view("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", puzzle.Size{W: 4, H: 4}, puzzle.Classic)
	p.row = p.view("1 3 2/4 5 6/8 7 0", three, puzzle.Classic)
	p.round = p.view("1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7", puzzle.Size{W: 4, H: 4}, puzzle.Spiral)
	for i, k := range [4]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild} {
		p.kinds[i].set(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: k}}, false, f.Theme, a.set.Scheme)
		p.names[i] = a.lang.T(kindKeys[k])
	}
	p.path.set(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Spiral}}, false, f.Theme, a.set.Scheme)
}

// view is a board as it stands in a picture.
func (p *helpPictures) view(text string, size puzzle.Size, kind puzzle.Kind) render.BoardView {
	goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: kind})
	if err != nil {
		panic(err) // the goals of these sizes exist
	}
	return render.BoardView{Board: puzzle.MustParseBoard(text), Goal: goal, Theme: p.theme, Numbers: true,
		Colors: render.TileColors(nil, p.theme, schemeOf(p.scheme), goal)}
}

// fit places a board in the middle of an area, as large as it gets.
func fit(v *render.BoardView, area render.Rect, f *ui.Frame) {
	v.Scale = f.Scale
	v.Rect, v.Cell, v.Origin = render.TrayFor(area, v.Board.Size(), f.Scale, 0)
}

func (p *helpPictures) slide(f *ui.Frame, col *ui.Column, label string) {
	side := min((col.Area.W-f.Dip(64))/3, f.Dip(144))
	col.Picture(slidePic, label, side)
	col.Space(8)
}

// perRow is how many of the goals stand in a row.
func (p *helpPictures) perRow(f *ui.Frame, width float32) int {
	if width < f.Dip(288)*f.TextSize {
		return 2
	}
	return 4
}

func (p *helpPictures) goals(f *ui.Frame, col *ui.Column, label string) {
	per := p.perRow(f, col.Area.W)
	side := min((col.Area.W-f.Dip(12)*float32(per-1))/float32(per), f.Dip(128))
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	col.Picture(goalsPic, label, (side+line+f.Dip(8))*float32(4/per))
	col.Space(8)
}

func (p *helpPictures) fifteen(f *ui.Frame, col *ui.Column, label string) {
	col.Picture(fifteenPic, label, min(col.Area.W, f.Dip(200)))
	col.Space(8)
}

func (p *helpPictures) inversions(f *ui.Frame, col *ui.Column, label string) {
	col.Picture(inversionsPic, label, p.tile(f, col.Area.W)+f.Dip(32))
	col.Space(8)
}

// tile is the side of a tile in the row of eight.
func (p *helpPictures) tile(f *ui.Frame, width float32) float32 {
	return float32(int(min(width/8, f.Dip(48))))
}

func (p *helpPictures) line(f *ui.Frame, col *ui.Column, label string) {
	col.Picture(linePic, label, min((col.Area.W-f.Dip(16))/2, f.Dip(176)))
	col.Space(8)
}

func (p *helpPictures) chess(f *ui.Frame, col *ui.Column, label string) {
	col.Picture(chessPic, label, min(col.Area.W, f.Dip(176)))
	col.Space(8)
}

func (p *helpPictures) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case slidePic:
		p.paintSlide(l, f, c.Rect)
	case goalsPic:
		p.paintGoals(l, f, c.Rect)
	case fifteenPic:
		fit(&p.swap, c.Rect, f)
		l.Board(f.Fonts, &p.swap)
	case inversionsPic:
		p.paintInversions(l, f, c.Rect)
	case linePic:
		side := c.Rect.H
		left := render.Rect{X: c.Rect.X + (c.Rect.W-2*side-f.Dip(16))/2, Y: c.Rect.Y, W: side, H: side}
		fit(&p.round, left, f)
		l.Board(f.Fonts, &p.round)
		p.path.draw(l, f.Fonts, left.Move(side+f.Dip(16), 0), f.Scale)
	case chessPic:
		p.paintChess(l, f, c.Rect)
	}
}

// paintSlide draws three boards with arrows between, in the direction of reading.
func (p *helpPictures) paintSlide(l *render.List, f *ui.Frame, r render.Rect) {
	gap := f.Dip(32)
	x := r.X + (r.W-3*r.H-2*gap)/2
	arrow := render.Right
	if f.RTL {
		arrow = render.Left
	}
	for i := range p.boards {
		v := &p.boards[i]
		if f.RTL {
			v = &p.boards[len(p.boards)-1-i]
		}
		fit(v, render.Rect{X: x, Y: r.Y, W: r.H, H: r.H}, f)
		l.Board(f.Fonts, v)
		x += r.H
		if i < len(p.boards)-1 {
			l.Icon(arrow, render.Rect{X: x + f.Dip(6), Y: r.Y + r.H/2 - f.Dip(10), W: f.Dip(20), H: f.Dip(20)}, f.Dip(2), f.Theme.Ink2)
		}
		x += gap
	}
}

func (p *helpPictures) paintGoals(l *render.List, f *ui.Frame, r render.Rect) {
	per := p.perRow(f, r.W)
	gap, face := f.Dip(12), f.Face(render.Regular, 16)
	side := min((r.W-gap*float32(per-1))/float32(per), f.Dip(128))
	line := f.Fonts.Metrics(face).Line
	x0 := r.X + (r.W-side*float32(per)-gap*float32(per-1))/2
	for i := range p.kinds {
		col := i % per
		if f.RTL {
			col = per - 1 - col
		}
		at := render.Rect{X: x0 + (side+gap)*float32(col), Y: r.Y + (side+line+f.Dip(8))*float32(i/per), W: side, H: side}
		p.kinds[i].draw(l, f.Fonts, at, f.Scale)
		l.TextIn(f.Fonts, face, p.names[i], render.Rect{X: at.X, Y: at.Y + side + f.Dip(2), W: side, H: line}, render.Middle, render.Middle, f.Theme.Ink2)
	}
}

// paintInversions draws the tiles one after the other, and a bracket below each pair in the wrong order.
func (p *helpPictures) paintInversions(l *render.List, f *ui.Frame, r render.Rect) {
	v := &p.row
	side := p.tile(f, r.W)
	x := float32(int(r.X + (r.W-8*side)/2))
	face := f.Fonts.Face(render.Bold, int(side*0.5))
	for i := range 8 {
		label := v.Board.At(i)
		at := render.Rect{X: x + side*float32(i), Y: r.Y, W: side, H: side}.Inset(f.Dip(2))
		l.Box(at, side*0.14, render.BoxStyle{Fill: v.Colors[label], Edge: f.Theme.TileEdge, EdgeWidth: f.Dip(2)})
		l.TextIn(f.Fonts, face, lowerDigits[label], at, render.Middle, render.Middle, f.Theme.Number)
	}
	for _, pair := range invertedPairs {
		x0, x1 := x+side*(float32(pair[0])+0.5), x+side*(float32(pair[1])+0.5)
		y := r.Y + side + f.Dip(4)
		pts := [4]render.Point{{X: x0, Y: y}, {X: x0, Y: y + f.Dip(12)}, {X: x1, Y: y + f.Dip(12)}, {X: x1, Y: y}}
		l.Line(pts[:], f.Dip(3), f.Theme.Accent)
	}
}

// lowerDigits are the numbers of the row of tiles as text.
var lowerDigits = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8"}

// paintChess draws cells in two colours and the way of the blank over them to its place.
func (p *helpPictures) paintChess(l *render.List, f *ui.Frame, r render.Rect) {
	v := &p.swap
	tray, cell, at := render.TrayFor(r, v.Board.Size(), f.Scale, 0)
	l.Box(tray, cell*0.14, render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)})
	w := v.Board.Size().W
	dark, way := f.Theme.DotOnTray, f.Theme.Accent
	if f.Theme.Contrast {
		dark, way = f.Theme.ChartGrid.Fade(140), f.Theme.Home
	}
	middle := func(c int) render.Point {
		return render.Point{X: at.X + cell*(float32(c%w)+0.5), Y: at.Y + cell*(float32(c/w)+0.5)}
	}
	for c := range v.Board.Size().Cells() {
		if (c%w+c/w)%2 == 0 {
			m := middle(c)
			l.Fill(render.Rect{X: m.X - cell/2, Y: m.Y - cell/2, W: cell, H: cell}, 0, dark)
		}
	}
	first := middle(chessWay[0])
	l.Box(render.Rect{X: first.X - cell/2, Y: first.Y - cell/2, W: cell, H: cell}.Inset(f.Dip(4)), cell*0.14, render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: f.Dip(2)})
	for i := 1; i < len(chessWay); i++ {
		pts := [2]render.Point{middle(chessWay[i-1]), middle(chessWay[i])}
		l.Line(pts[:], f.Dip(3), way)
	}
	for _, c := range chessWay {
		m := middle(c)
		l.Fill(render.Rect{X: m.X - f.Dip(5), Y: m.Y - f.Dip(5), W: f.Dip(10), H: f.Dip(10)}, f.Dip(5), way)
	}
}
