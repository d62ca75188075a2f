package help

import (
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// gesture is something that a finger or a mouse does, shown on a board.
type gesture struct {
	name  string // the keys of its name and of what is said of it
	text  string
	board boardview.BoardPicture
	lit   []int                 // the tiles in full colour, by label; nil: all
	goal  boardview.GoalPicture // laid over the board, for the one that shows it
	paint func(l *render.List, f *ui.Frame, g *gesture)

	colors []render.Color // the scratch memory of update: of the board's tiles
}

// The gestures.
const (
	tapping = iota
	dragging
	swiping
	zooming
	showing
	holding
	hinting
	gestureCount
)

// gestureGroup is the name in the IDs of the gestures; their numbers are the constants above.
const gestureGroup = "way"

func newGestures() [gestureCount]gesture {
	all := [gestureCount]gesture{
		tapping:  {name: "help.way_tap", text: "help.pointer_tap", board: plain("1 2 3/4 5 6/7 8 0"), lit: []int{7, 8}, paint: paintTap},
		dragging: {name: "help.way_drag", text: "help.pointer_drag", board: plain("1 2 3/4 5 0/7 8 6"), lit: []int{5}, paint: paintDrag},
		swiping:  {name: "help.way_swipe", text: "help.pointer_swipe", board: plain("1 2 3/4 0 6/7 5 8"), lit: []int{5}, paint: paintSwipe},
		zooming:  {name: "help.way_zoom", text: "help.pointer_zoom", board: large(), paint: paintZoom},
		showing:  {name: "help.act_goal", board: plain("1 2 3/8 0 4/7 6 5"), lit: []int{}, paint: paintGoal},
		holding:  {name: "help.act_where", board: plain("8 2 3/4 5 6/7 1 0"), lit: []int{8}, paint: paintHold},
		hinting:  {name: "help.act_hint", text: "help.pointer_hint", board: plain("1 2 3/4 5 6/7 0 8"), lit: []int{8}, paint: paintHint},
	}
	all[dragging].board.View.Shift = []render.TileShift{{Label: 5}}
	all[hinting].board.View.Hint = render.MarkAt(8)
	return all
}

// plain returns a picture of a board without numbers, which fingers would hide.
func plain(text string) boardview.BoardPicture {
	p := newBoard(text, puzzle.Classic)
	p.View.Numbers = false
	return p
}

// large returns a picture of a board of many tiles.
func large() boardview.BoardPicture {
	goal := puzzle.MustParseGoal("7x7.spiral")
	p := boardview.NewBoardPicture(goal.Board(), goal)
	p.View.Numbers = false
	return p
}

// standBack is the part of its own colour in that of a tile that stands back; the rest is that of the tray.
const standBack = 0.4

// update sets the theme and the colours of the tiles: all stand back but those that are lit.
func (g *gesture) update(theme *render.Theme, scheme session.Scheme) {
	g.board.Update(theme, scheme)
	if g.lit == nil || theme.Contrast || theme.Inked {
		return
	}
	g.colors = g.colors[:0]
	for label, c := range g.board.View.Colors {
		if !slices.Contains(g.lit, label) {
			c = render.Mix(theme.Tray, c, standBack)
		}
		g.colors = append(g.colors, c)
	}
	g.board.View.Colors = g.colors
}

// at returns the place on the board that is some cells from its upper left corner.
func (g *gesture) at(x, y float32) render.Point {
	v := &g.board.View
	return render.Point{X: v.Origin.X + x*v.Cell, Y: v.Origin.Y + y*v.Cell}
}

// cell returns a third of the board's side, whatever its size: the side of a cell of most boards, by which fingers are drawn.
func (g *gesture) cell() float32 {
	return g.board.View.Cell * float32(g.board.View.Board.Size().W) / 3
}

// Paint draws the board and what is done on it.
func (g *gesture) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	v := &g.board.View
	if len(v.Shift) > 0 { // a tile on its way into the gap
		_, cell, _ := render.TrayFor(r, v.Board.Size(), f.Scale, 0)
		v.Shift[0].DX = render.Floor(cell * dragged)
	}
	g.board.Paint(l, f, r)
	g.paint(l, f, g)
}

// dragged is how far the tile that is dragged has come into the gap.
const dragged = 0.55

func paintTap(l *render.List, f *ui.Frame, g *gesture) {
	l.Step(&g.board.View, 7)
	finger(l, f, g.at(0.5, 2.5), g.cell())
}

func paintDrag(l *render.List, f *ui.Frame, g *gesture) {
	stroke(l, f, g.at(1.1, 1.5), g.at(1.62, 1.5), g.cell())
	finger(l, f, g.at(1.5+dragged, 1.5), g.cell())
}

func paintSwipe(l *render.List, f *ui.Frame, g *gesture) {
	l.Step(&g.board.View, 7)
	stroke(l, f, g.at(2.5, 2.5), g.at(2.5, 1), g.cell())
	finger(l, f, g.at(2.5, 0.5), g.cell())
}

func paintZoom(l *render.List, f *ui.Frame, g *gesture) {
	for _, end := range [...]float32{1.15, 5.85} {
		from, tip := (3.5*5+end)/6, (3.5+2*end)/3
		stroke(l, f, g.at(from, 7-from), g.at(tip, 7-tip), g.cell())
		finger(l, f, g.at(end, 7-end), g.cell())
	}
}

func paintGoal(l *render.List, f *ui.Frame, g *gesture) {
	g.goal.Draw(l, f.Fonts, g.board.View.Rect.Inset(f.Dip(3)), f.Scale)
	finger(l, f, g.at(2.5, 2.5), g.cell())
}

func paintHold(l *render.List, f *ui.Frame, g *gesture) {
	home := around(g.at(1.5, 2.5), g.cell()*0.4)
	way := [3]render.Point{g.at(0.5, 0.5), g.at(0.5, 2.5), {X: home.X, Y: home.Y + home.H/2}}
	l.Line(way[:], f.Dip(5), f.Theme.Paper)
	l.Line(way[:], f.Dip(2), f.Theme.Accent)
	l.Box(home, g.cell()*0.14, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: f.Dip(5)})
	l.Box(home.Inset(f.Dip(1.5)), g.cell()*0.14, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	held(l, f, g.at(0.5, 0.5), g.cell())
}

func paintHint(l *render.List, f *ui.Frame, g *gesture) {
	l.Step(&g.board.View, 8)
	lamp := around(g.at(2.5, 0.5), g.cell()*0.46)
	halo := lamp.Inset(-f.Dip(2))
	l.Fill(halo, halo.W/2, f.Theme.Paper)
	l.Fill(lamp, lamp.W/2, f.Theme.Accent)
	l.Icon(render.Hint, lamp.Inset(lamp.W*0.18), max(1, f.Dip(1.5)), f.Theme.OnAccent)
}
