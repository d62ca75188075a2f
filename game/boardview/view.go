// Package boardview shows a board on the screen and handles the gestures on it, for every scene that has a board.
package boardview

import (
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// GridID is the ID of the board's control.
var GridID = ui.ID{Name: "board"}

// CellGroup is the name in the IDs of the board's cells; the number in such an ID is the index of the cell.
const CellGroup = "cell"

// CellID returns the ID of a cell's control.
func CellID(cell int) ui.ID { return ui.ID{Name: CellGroup, N: cell} }

// MaxWidth is the maximum width and height of a board, in dip, where other things share the window with it.
const MaxWidth = 720

// View is a board on the screen: its position, its colours and the motion of its tiles. A scene lays it out in each
// tick; all positions are those of the last layout. The zero View is ready for its first layout.
type View struct {
	render.BoardView
	Inner  render.Rect // the viewport of the cells: the inside of the tray
	Motion Motion
	Zoom   Zoom
	Cursor Cursor

	Palette []render.Color // of the goal, by label: those of the tiles may be pale

	palette Palette
	astray  []bool // by label, of MarkAstray
	pale    pale
	picture Picture
	own     bool // the picture is the player's own one
	names   names
}

// Cursor is the cell that the keyboard and a screen reader act on.
type Cursor struct {
	Cell  int
	Shown bool
}

// Place says how a board is laid out.
type Place struct {
	Area         render.Rect
	Max          float32 // the maximum width and height of the board, in dip
	Down         float32 // how far the board's centre is below that of the area, in pixels
	Label, Value string  // of the grid's control
	Covered      bool    // the tiles show no numbers
	Gap          bool    // of a covered board: which cell is the blank can be seen
	MarkStuck    bool    // the name of a tile that cannot move says so; its cell and the blank are disabled
}

// Tray returns the tray of a board that is centred in an area, and the side of its cells.
func Tray(f *ui.Frame, area render.Rect, size puzzle.Size, max float32) (tray render.Rect, cell float32) {
	tray, cell, _ = render.TrayFor(area, size, f.Scale, max)
	return tray, cell
}

// Fit places a board, of which the zoom says what is visible, and returns its tray. The scene adds the controls.
func (v *View) Fit(f *ui.Frame, b puzzle.Board, p Place) (tray render.Rect) {
	tray, cell, at := render.TrayFor(p.Area, b.Size(), f.Scale, p.Max)
	tray = tray.Move(0, p.Down)
	at.Y += p.Down
	v.Rect, v.Cell, v.Origin, v.Inner, v.Scale = tray, cell, at, tray.Inset(at.X-tray.X), f.Scale
	v.Board = b
	v.Zoom.apply(v)
	return tray
}

// Layout lays out a board and its cells.
func (v *View) Layout(s *stage.Stage, f *ui.Frame, b puzzle.Board, g puzzle.Goal, p Place) {
	tray := v.Fit(f, b, p)
	v.Goal = g
	f.Add(ui.Control{ID: GridID, Role: ui.Grid, Look: ui.Custom, Label: p.Label, Value: p.Value, Rect: tray})
	was := f.Clip(v.Inner)
	v.addCells(s, f, p)
	f.Unclip(was)
	v.Mirror(f)
	v.Theme, v.Palette = f.Theme, v.palette.Colors(f.Theme, s.Set.Scheme, g)
	v.Colors, v.Dimmed, v.Inks = v.Palette, nil, nil
	v.Covered, v.Numbers, v.Bridges = p.Covered, true, true
	v.Framed = s.Set.HomeDots || f.Theme.Contrast || !render.Ordered(g)
	v.Engraved, v.Numerals = engraved(s.Set.Groove, g), Numerals(s.Set.Numerals)
	v.Image, v.Plates = v.picture.Image(f.Theme, &s.Set.Choices, &s.Own, g), Plates(&s.Set.Choices, g)
	v.PlateSize = f.TextSize
	v.own = s.Set.Picture == session.OwnPicture
	v.dimAstir()
	v.Whole = v.picture.whole(s, b == g.Board() && !v.Motion.Runs(s))
	v.Before, v.Growth = v.Motion.growth(s)
	v.Focus, v.Hint, v.Way, v.Honey = render.Mark{}, render.Mark{}, nil, false
	if v.Cursor.Shown && f.ShowRing && s.FocusOn(GridID) && !p.Covered {
		v.Focus = render.MarkAt(v.Cursor.Cell)
	}
}

// Mirror moves the picture of the board, if the page runs from the right, to where the controls will be: they are mirrored
// after the layout. A scene that adds its own controls for the cells calls it after that.
func (v *View) Mirror(f *ui.Frame) {
	if f.RTL {
		by := f.Flip(v.Rect).X - v.Rect.X
		v.Rect, v.Inner = v.Rect.Move(by, 0), v.Inner.Move(by, 0)
		v.Origin.X += by
	}
}

func engraved(groove session.Groove, g puzzle.Goal) bool {
	return groove == session.EveryGroove || groove == session.WildGroove && g.Kind() != puzzle.Classic
}

// Numerals returns the numerals of a setting.
func Numerals(n session.Numerals) render.Numerals {
	switch n {
	case session.RomanNumerals:
		return render.Roman
	case session.PipNumerals:
		return render.Pips
	case session.NoNumerals:
		return render.NoNumerals
	}
	return render.Arabic
}

// CellAt returns the cell under a point of the screen; ok is false if no visible cell is there.
func (v *View) CellAt(p render.Point) (cell int, ok bool) {
	if v.Cell <= 0 || !v.Inner.Contains(p) {
		return 0, false
	}
	return render.CellAt(p, v.Origin, v.Cell, v.Board.Size())
}

// CellRect returns the rectangle of a cell on the screen.
func (v *View) CellRect(cell int) render.Rect {
	return render.CellRect(v.Origin, v.Cell, v.Board.Size(), cell)
}

// CellFrame returns a frame that stands so far inside of a cell: it is concentric with the corners of the tile there.
func (v *View) CellFrame(cell int, in float32) (r render.Rect, radius float32) {
	return v.CellRect(cell).Inset(in), max(0, v.CellRadius()-in)
}

// CellOf returns the cell of a tile; ok is false if the board lacks it.
func (v *View) CellOf(label int) (cell int, ok bool) {
	cell = cellOf(v.Board, label)
	return cell, cell >= 0
}

// Paint draws the board; PaintFocus draws the focus ring around it.
func (v *View) Paint(l *render.List, f *ui.Frame) { l.Board(f.Fonts, &v.BoardView) }

// PaintFocus shows that a board is focused, unless a ring is around a cell, that of the cursor or of a hint. The focus is here nearly all
// the time of a game played by keys, so it is the rim of the tray that is stronger, not a ring around it: that of a trial becomes wider,
// others darker. In high contrast, where the rim is as strong without, a trial's has the colour of the focus, and others get a ring.
func (v *View) PaintFocus(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case !c.Focused || !f.ShowRing || v.Cursor.Shown || v.Hint.On || len(v.Way) > 0:
	case v.Trial:
		color := f.Theme.Accent
		if f.Theme.Contrast {
			color = f.Theme.Focus
		}
		l.Box(v.Rect, v.TrayRadius(), render.BoxStyle{Edge: color, EdgeWidth: f.Dip(trialRim)})
	case f.Theme.TrayEdge == f.Theme.Edge:
		ui.Ring(l, f, v.Rect, v.TrayRadius())
	default:
		l.Box(v.Rect, v.TrayRadius(), render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(focusRim)})
	}
}

// The widths of the rim of a focused board in dip, and of that of a trial, which has one already.
const (
	focusRim = 2
	trialRim = 5
)

// PaintWay draws an arrow in the blank that shows the direction in which a tile is to move there.
func (v *View) PaintWay(l *render.List, f *ui.Frame, d puzzle.Dir) {
	l.PushClip(v.Inner)
	l.Step(&v.BoardView, Mover(v.Board, d))
	l.PopClip()
}

// PaintWays draws a small arrow in the blank beside each tile that can move there, in the direction in which it would go.
func (v *View) PaintWays(l *render.List, f *ui.Frame) {
	const side, out = 0.3, 0.29 // of an arrow, and of its centre from that of the blank, in cells
	mid := v.CellRect(v.Board.Blank()).Centre()
	l.PushClip(v.Inner)
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		if v.Board.MaxRun(d) == 0 {
			continue
		}
		x, y := d.Delta()
		c := render.Point{X: mid.X - out*v.Cell*float32(x), Y: mid.Y - out*v.Cell*float32(y)}
		r := render.Rect{X: c.X, Y: c.Y}.Inset(-side * v.Cell / 2)
		l.Icon(wayIcons[d], r, max(f.Dip(2), v.Cell*0.045), f.Theme.Accent)
	}
	l.PopClip()
}

var wayIcons = [4]render.Icon{puzzle.Up: render.Up, puzzle.Down: render.Down, puzzle.Left: render.Left, puzzle.Right: render.Right}

// Palette caches the colours of a goal's tiles. It computes them again only when the theme, the scheme or the goal
// changes.
type Palette struct {
	theme  *render.Theme
	scheme session.Scheme
	goal   puzzle.Goal
	colors []render.Color
}

// Colors returns the colours by label. They are valid until the next call.
func (p *Palette) Colors(theme *render.Theme, scheme session.Scheme, goal puzzle.Goal) []render.Color {
	if p.theme != theme || p.scheme != scheme || p.goal != goal {
		p.theme, p.scheme, p.goal = theme, scheme, goal
		p.colors = render.TileColors(p.colors[:0], theme, RenderScheme(scheme), goal)
	}
	return p.colors
}

// RenderScheme returns the scheme of the renderer that a setting stands for.
func RenderScheme(s session.Scheme) render.Scheme {
	switch s {
	case session.OneScheme:
		return render.OneScheme
	case session.RowsScheme:
		return render.RowsScheme
	case session.ColumnsScheme:
		return render.ColumnsScheme
	case session.FringeScheme:
		return render.FringeScheme
	case session.Fringe3Scheme:
		return render.Fringe3Scheme
	}
	return render.PathScheme
}

// Mover returns the cell of the tile that moves into the blank in direction d.
func Mover(b puzzle.Board, d puzzle.Dir) int {
	x, y := d.Delta()
	return b.Blank() - x - y*b.Size().W
}

func abs(x float32) float32 { return max(x, -x) }
