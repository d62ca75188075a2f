package atlas

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// hardCards are the hardest boards of a space as cards. A press on one plays it.
type hardCards struct {
	views   []render.BoardView
	labels  []string
	theme   *render.Theme // that the views were made for; nil if there are none
	scheme  session.Scheme
	palette boardview.Palette
}

// hardGroup is the name in the IDs of the cards; their numbers are indices.
const hardGroup = "hard"

// forget removes the cards, so that they are made anew.
func (h *hardCards) forget() { h.views, h.labels, h.theme = h.views[:0], nil, nil }

// update makes the cards anew if they were forgotten or the colours have changed.
func (h *hardCards) update(b *boardPage, theme *render.Theme) {
	if h.theme == theme && h.scheme == b.Stage.Set.Scheme {
		return
	}
	h.theme, h.scheme = theme, b.Stage.Set.Scheme
	colors := h.palette.Colors(theme, h.scheme, b.goal)
	h.views, h.labels = h.views[:0], h.labels[:0]
	for i, board := range b.survey.hardest {
		h.views = append(h.views, render.BoardView{Board: board, Goal: b.goal, Theme: theme, Colors: colors, Numbers: true})
		h.labels = append(h.labels, b.Stage.Lang.T("atlas.hard_card", "n", i+1, "board", words.Board(b.Stage.Lang, board)))
	}
}

// The width of a cell of a card in dip, at least and at most.
const (
	hardLeast = 28
	hardMost  = 72
)

// layout lays the cards out, with as many in a row as fit: few of them are larger, and fill the row.
func (h *hardCards) layout(b *boardPage, f *ui.Frame, col *ui.Column) {
	h.update(b, f.Theme)
	cols, rows := float32(b.charted.size.W), float32(b.charted.size.H)
	pad, gap := f.Dip(8), f.Dip(8)
	minWidth, maxWidth := cols*f.Dip(hardLeast)+2*pad, cols*f.Dip(hardMost)+2*pad
	perRow := max(1, min(len(h.views), int((col.Area.W+gap)/(minWidth+gap))))
	w := min((col.Area.W-gap*float32(perRow-1))/float32(perRow), maxWidth)
	height := render.Floor((w-2*pad)/cols*rows + 2*pad)
	for first := 0; first < len(h.views); first += perRow {
		row := col.Take(height)
		for i := first; i < min(first+perRow, len(h.views)); i++ {
			r := render.Rect{X: render.Floor(row.X + (w+gap)*float32(i-first)), Y: row.Y, W: render.Floor(w), H: height}
			f.Add(ui.Control{ID: ui.ID{Name: hardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: h.labels[i], Rect: r})
			v := &h.views[i]
			v.Scale = f.Scale
			v.Rect, v.Cell, v.Origin = render.TrayFor(f.Fixed(r).Inset(f.Dip(6)), v.Board.Size(), f.Scale, 0)
		}
		col.Y += gap
	}
}

// paint draws the board of a card.
func (h *hardCards) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	l.Board(f.Fonts, &h.views[c.ID.N])
}
