package atlas

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// gapBoard is the solved board beside the words on its gap: where that ends up is seen, not only read.
type gapBoard struct {
	view    render.BoardView
	palette boardview.Palette
}

// gapID is the solved board.
var gapID = ui.ID{Name: "gap"}

// The measures of the solved board in dip: its width and, beside it, the gap and the least width of the words.
const (
	gapWide  = 96
	gapApart = 16
	gapWords = 160
)

// layoutMeaning lays out what the chart shows.
func (b *boardPage) layoutMeaning(col *ui.Column) {
	t := b.Stage.Lang.T
	col.Heading(t("atlas.meaning"))
	col.Para(t("atlas.meaning_text"))
	col.Small(b.texts.blank)
	col.Small(t("atlas.blank_text"))
}

// layoutMeaningCard lays out what the chart shows as a card, in which the board shows its gap.
func (b *boardPage) layoutMeaningCard(f *ui.Frame, col *ui.Column) {
	t := b.Stage.Lang.T
	col.Space(16)
	col.Chapter(t("atlas.meaning"), func() {
		col.Para(t("atlas.meaning_text"))
		col.Space(4)
		b.layoutGap(f, col)
		col.Small(t("atlas.blank_text"))
	})
}

// layoutGap lays out the solved board and, beside it if there is room, where its gap is.
func (b *boardPage) layoutGap(f *ui.Frame, col *ui.Column) {
	size := b.charted.size
	wide := min(f.Grown(gapWide), col.Area.W)
	high := render.Floor(wide * float32(size.H) / float32(size.W))
	words := col.Area.W - wide - f.Dip(gapApart)
	if words < f.Grown(gapWords) {
		b.addGap(f, render.Rect{X: col.Area.X, Y: col.Y, W: wide, H: high})
		col.Y += high + f.Dip(8)
		col.Small(b.texts.blank)
		return
	}
	right := *col
	right.Area.X, right.Area.W = col.Area.X+wide+f.Dip(gapApart), words
	text := right.Measure(func(c *ui.Column) { c.Small(b.texts.blank) }) - f.Dip(8)
	row := col.Take(max(high, text))
	b.addGap(f, render.Rect{X: row.X, Y: row.Y + render.Floor((row.H-high)/2), W: wide, H: high})
	right.Y = row.Y + render.Floor((row.H-text)/2)
	right.Small(b.texts.blank)
	col.Space(12)
}

// addGap adds the picture of the solved board.
func (b *boardPage) addGap(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: gapID, Role: ui.Image, Look: ui.Custom, Label: b.texts.name, Rect: r})
	v := &b.gap.view
	v.Rect, v.Cell, v.Origin = render.TrayFor(f.Fixed(r), b.charted.size, f.Scale, 0)
	v.Scale, v.Theme, v.Colors = f.Scale, f.Theme, b.gap.palette.Colors(f.Theme, b.Stage.Set.Scheme, b.goal)
	v.Board, v.Goal, v.Numbers = b.goal.Board(), b.goal, true
}
