package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// goalAspect is the width of the picture on the card of the goal, divided by its height.
const goalAspect = 1.25

// layoutGoal lays out the card that names the state space shown. A press on it opens the picker.
func (b *boardPage) layoutGoal(f *ui.Frame, col *ui.Column) {
	b.picture.Set(puzzle.Config{Size: b.charted.size, Rule: b.goal.Rule()}, f.Theme, b.Stage.Set.Scheme)
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Card, Label: b.texts.name, Value: b.Stage.Lang.T("atlas.change"),
		Rect: col.Take(b.goalHeight(f, col.Area.W))})
	col.Space(8)
}

// goalHeight returns the height of the card at a width.
func (b *boardPage) goalHeight(f *ui.Frame, width float32) float32 {
	name, change := b.goalLines(f, width)
	line := f.Fonts.Metrics(f.Face(render.Bold, 16)).Line
	return max(f.ControlHeight(), line*float32(len(name)+len(change))) + f.Dip(16)
}

// goalLines returns the lines of words on a card of a width: the board's name, and that another can be chosen.
func (b *boardPage) goalLines(f *ui.Frame, width float32) (name, change []string) {
	free := width - f.ControlHeight()*goalAspect - f.Dip(24+5*8)
	return f.Wrap(b.texts.name, f.Face(render.Bold, 16), free), f.Wrap(b.Stage.Lang.T("atlas.change"), f.Face(render.Regular, 16), free)
}

// paintGoal draws the picture of the goal, the words and an arrow.
func (b *boardPage) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	pad := f.Dip(8)
	in := c.Rect.Inset(pad)
	side := f.ControlHeight()
	picture := render.Rect{X: in.X, Y: in.Y + render.Floor((in.H-side)/2), W: side * goalAspect, H: side}
	arrow := render.Rect{X: in.X + in.W - f.Dip(24), Y: in.Y + render.Floor((in.H-f.Dip(24))/2), W: f.Dip(24), H: f.Dip(24)}
	words := render.Rect{X: picture.X + picture.W + pad, W: arrow.X - picture.X - picture.W - 2*pad}
	icon := render.Right
	if f.RTL {
		picture, arrow, words = f.Within(c.Rect, picture), f.Within(c.Rect, arrow), f.Within(c.Rect, words)
		icon = render.Left
	}
	b.picture.Draw(l, f.Fonts, picture, f.Scale)
	l.Icon(icon, arrow, f.Dip(2), f.Theme.Ink2)
	name, change := b.goalLines(f, c.Rect.W)
	bold, regular := f.Face(render.Bold, 16), f.Face(render.Regular, 16)
	words.H = f.Fonts.Metrics(bold).Line
	words.Y = in.Y + render.Floor((in.H-words.H*float32(len(name)+len(change)))/2)
	for _, line := range name {
		l.TextIn(f.Fonts, bold, line, words, f.Near(), render.Middle, f.Theme.Ink)
		words.Y += words.H
	}
	for _, line := range change {
		l.TextIn(f.Fonts, regular, line, words, f.Near(), render.Middle, f.Theme.Ink2)
		words.Y += words.H
	}
}
