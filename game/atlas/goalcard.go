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
	w := b.goalWords(f, width)
	return max(b.goalSide(f), f.Fonts.Metrics(w.face).Line*float32(len(w.name)+len(w.change))) + f.Dip(16)
}

// goalSide returns the height of the picture on the card: in large letters the chart below needs the room.
func (b *boardPage) goalSide(f *ui.Frame) float32 {
	if over(f) {
		return f.Dip(48)
	}
	return f.ControlHeight()
}

// goalWords are the words on the card: the board's name in a face, and that another can be chosen.
type goalWords struct {
	face         render.FaceID
	name, change []string
}

// goalWords returns the words on a card of a width. Large letters leave the card to the name, in one line if it need not be small for
// that: the chart below is more than words that the arrow says, too.
func (b *boardPage) goalWords(f *ui.Frame, width float32) (w goalWords) {
	free := width - b.goalSide(f)*goalAspect - f.Dip(24+5*8)
	w.face = f.Face(render.Bold, 16)
	if f.TextSize >= ui.LargeText {
		w.face = f.Fitting(render.Bold, 16, b.texts.name, free)
	} else {
		w.change = f.Wrap(b.Stage.Lang.T("atlas.change"), f.Face(render.Regular, 16), free)
	}
	w.name = f.Wrap(b.texts.name, w.face, free)
	return w
}

// paintGoal draws the picture of the goal, the words and an arrow.
func (b *boardPage) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	pad := f.Dip(8)
	in := c.Rect.Inset(pad)
	side := b.goalSide(f)
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
	text, regular := b.goalWords(f, c.Rect.W), f.Face(render.Regular, 16)
	words.H = f.Fonts.Metrics(text.face).Line
	words.Y = in.Y + render.Floor((in.H-words.H*float32(len(text.name)+len(text.change)))/2)
	for _, line := range text.name {
		l.TextIn(f.Fonts, text.face, line, words, f.Near(), render.Middle, f.Theme.Ink)
		words.Y += words.H
	}
	for _, line := range text.change {
		l.TextIn(f.Fonts, regular, line, words, f.Near(), render.Middle, f.Theme.Ink2)
		words.Y += words.H
	}
}
