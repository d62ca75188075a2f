package entry

import (
	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// preview is the picture of what the text would open: its board, and the ribbon of its goal. The zero preview is empty.
type preview struct {
	game  puzzle.Game
	theme *render.Theme // of the colours
	board render.BoardView
	goal  render.GoalView
	read  links.AsRead // shown instead of a game
}

var previewID = ui.ID{Name: "preview"}

// The measures of the picture in dip.
const (
	previewLeast = 72
	previewMost  = 320
	previewWide  = 640 // on a wide screen
)

// show makes the picture show what a verdict is on: a game, of which the board may be missing, or a board as far as it was read.
func (p *preview) show(v *links.Verdict) { p.game, p.read, p.theme = v.Game, v.Read, nil }

// empty reports whether there is nothing to show.
func (p *preview) empty() bool { return p.game.Goal.Board().IsZero() && len(p.read.Labels) == 0 }

// add adds the picture in a place; nothing if there is none.
func (p *preview) add(f *ui.Frame, r render.Rect, label string) {
	if p.empty() || r.H < f.Dip(previewLeast) {
		return
	}
	if len(p.read.Labels) > 0 {
		p.colourRead(f)
		p.placeRead(f, f.Fixed(r))
	} else {
		p.colour(f)
		p.place(f, f.Fixed(r))
	}
	f.Add(ui.Control{ID: previewID, Role: ui.Image, Look: ui.Custom, Label: label, Rect: r})
}

// layout adds the picture, down to a place of the screen; nothing if there is none or no room for it.
func (p *preview) layout(col *ui.Column, low float32, label string) {
	f := col.F
	room := low - col.Y - f.Dip(32)
	if p.empty() || room < f.Dip(previewLeast) {
		return
	}
	col.Space(16)
	most, part := float32(previewMost), float32(0.75)
	if f.Wide() {
		most, part = previewWide, 1
	}
	p.add(f, col.Take(min(room, f.Dip(most), col.Area.W*part)), label)
	col.Space(8)
}

// colour makes the colours of a theme.
func (p *preview) colour(f *ui.Frame) {
	if p.theme == f.Theme {
		return
	}
	p.theme = f.Theme
	p.goal = render.GoalView{Goal: p.game.Goal, Theme: f.Theme, Colors: render.TileColors(p.goal.Colors[:0], f.Theme, render.PathScheme, p.game.Goal)}
	p.board = render.BoardView{Goal: p.game.Goal, Board: p.game.Scramble, Theme: f.Theme, Colors: p.goal.Colors, Numbers: true, Engraved: p.game.Goal.Kind() != puzzle.Classic, Bridges: true, Growth: 1}
}

// placeAlone places the board or, if there is none, the ribbon of the goal.
func (p *preview) placeAlone(f *ui.Frame, r render.Rect) {
	p.colour(f)
	p.goal.Scale, p.goal.Rect = f.Scale, r
	p.board.Scale = f.Scale
	if !p.game.Scramble.IsZero() {
		p.board.Rect, p.board.Cell, p.board.Origin = render.TrayFor(r, p.game.Scramble.Size(), f.Scale, previewWide)
	}
}

// paintAlone draws what placeAlone has placed.
func (p *preview) paintAlone(l *render.List, f *ui.Frame) {
	if p.game.Scramble.IsZero() {
		l.GoalThumb(f.Fonts, &p.goal)
		return
	}
	l.Board(f.Fonts, &p.board)
}

// place places the ribbon of the goal or, if there is one, the board with the ribbon beside it.
func (p *preview) place(f *ui.Frame, r render.Rect) {
	goal, board := &p.goal, &p.board
	goal.Scale, goal.Rect = f.Scale, r
	if p.game.Scramble.IsZero() {
		return
	}
	gap, left := f.Dip(24), r
	goal.Rect = render.Rect{} // a place as high as wide has room for the board alone
	if r.W > r.H {
		left.W = min(r.H, (r.W-gap)*0.62)
		side := min(r.W-left.W-gap, left.H*0.6)
		goal.Rect = render.Rect{X: left.X + left.W + gap, Y: left.Y + (left.H-side)/2, W: side, H: side}
	}
	board.Scale = f.Scale
	board.Rect, board.Cell, board.Origin = render.TrayFor(left, p.game.Scramble.Size(), f.Scale, previewWide)
}

// paint draws the board and the ribbon of the goal.
func (p *preview) paint(l *render.List, f *ui.Frame) {
	if len(p.read.Labels) > 0 {
		paintRead(l, f, &p.board, &p.read)
		return
	}
	if !p.game.Scramble.IsZero() {
		l.Board(f.Fonts, &p.board)
	}
	if !p.goal.Rect.Empty() {
		l.GoalThumb(f.Fonts, &p.goal)
	}
}
