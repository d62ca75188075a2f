package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// paintPick draws what board it is: its goal, its name, and that another can be chosen.
func (s *atlas) paintPick(l *render.List, f *ui.Frame, c *ui.Control) {
	pad := f.Dip(8)
	in := c.Rect.Inset(pad)
	side := f.ControlHeight()
	pic := render.Rect{X: in.X, Y: in.Y + float32(int((in.H-side)/2)), W: side * pickWide, H: side}
	arrow := render.Rect{X: in.X + in.W - f.Dip(24), Y: in.Y + float32(int((in.H-f.Dip(24))/2)), W: f.Dip(24), H: f.Dip(24)}
	words := render.Rect{X: pic.X + pic.W + pad, W: arrow.X - pic.X - pic.W - 2*pad}
	icon, align := render.Right, render.Start
	if f.RTL {
		for _, r := range []*render.Rect{&pic, &arrow, &words} {
			r.X = 2*c.Rect.X + c.Rect.W - r.X - r.W
		}
		icon, align = render.Left, render.End
	}
	s.picture.draw(l, f.Fonts, pic, f.Scale)
	l.Icon(icon, arrow, f.Dip(2), f.Theme.Ink2)
	name, more := s.pickWords(f, c.Rect.W)
	bold, plain := f.Face(render.Bold, 16), f.Face(render.Regular, 16)
	words.H = f.Fonts.Metrics(bold).Line
	words.Y = in.Y + float32(int((in.H-words.H*float32(len(name)+len(more)))/2))
	for _, line := range name {
		l.TextIn(f.Fonts, bold, line, words, align, render.Middle, f.Theme.Ink)
		words.Y += words.H
	}
	for _, line := range more {
		l.TextIn(f.Fonts, plain, line, words, align, render.Middle, f.Theme.Ink2)
		words.Y += words.H
	}
}

// paintProgress draws how far something is, and what.
func paintProgress(l *render.List, f *ui.Frame, c *ui.Control) {
	m := f.Fonts.Metrics(c.Face)
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y + f.Dip(4), W: c.Rect.W, H: f.Dip(8)}
	l.Box(bar, bar.H/2, render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	part := bar
	part.W = max(bar.H, bar.W*c.At)
	if f.RTL {
		part.X += bar.W - part.W
	}
	l.Fill(part, bar.H/2, f.Theme.Accent)
	align := render.Start
	if f.RTL {
		align = render.End
	}
	for i, line := range c.Lines {
		r := render.Rect{X: c.Rect.X, Y: bar.Y + bar.H + f.Dip(8) + m.Line*float32(i), W: c.Rect.W, H: m.Line}
		l.TextIn(f.Fonts, c.Face, line, r, align, render.Middle, f.Theme.Ink)
	}
}

// paintFigure draws a large number with what it counts below it, or beside it where that is the layout.
func paintFigure(l *render.List, f *ui.Frame, c *ui.Control) {
	small := f.Face(render.Regular, 16)
	r := c.Rect
	if c.Align == render.Middle {
		line := f.Fonts.Metrics(small).Line
		r.H -= line
		l.TextIn(f.Fonts, c.Face, c.Value, r, render.Middle, render.Middle, f.Theme.Ink)
		l.TextIn(f.Fonts, small, c.Label, render.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: line}, render.Middle, render.Middle, f.Theme.Ink2)
		return
	}
	near, far := render.Start, render.End
	if f.RTL {
		near, far = far, near
	}
	l.TextIn(f.Fonts, small, c.Label, r, near, render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, c.Face, c.Value, r, far, render.Middle, f.Theme.Ink)
}

// hardCards are the hardest boards as cards to play.
type hardCards struct {
	views  []render.BoardView
	labels []string
	theme  *render.Theme // that the colours belong to
	scheme session.Scheme
	colors []render.Color
}

func (h *hardCards) forget() { h.views, h.labels, h.theme = h.views[:0], nil, nil }

// set brings the boards' looks up to date.
func (h *hardCards) set(s *atlas, f *ui.Frame) {
	if h.theme == f.Theme && h.scheme == s.app.set.Scheme {
		return
	}
	h.theme, h.scheme = f.Theme, s.app.set.Scheme
	h.colors = render.TileColors(h.colors[:0], f.Theme, schemeOf(h.scheme), s.goal)
	h.views, h.labels = h.views[:0], h.labels[:0]
	for i, b := range s.survey.hardest {
		h.views = append(h.views, render.BoardView{Board: b, Goal: s.goal, Theme: f.Theme, Colors: h.colors, Numbers: true})
		h.labels = append(h.labels, s.app.lang.T("atlas.hard_card", "n", i+1, "board", s.app.boardWords(b)))
	}
}

// layout lays the cards out, as many in a row as have room.
func (h *hardCards) layout(s *atlas, f *ui.Frame, col *ui.Column) {
	h.set(s, f)
	size := s.what.size
	pad, gap := f.Dip(8), f.Dip(8)
	w := float32(size.W)*f.Dip(30) + 2*pad
	per := max(1, int((col.Area.W+gap)/(w+gap)))
	cw := min((col.Area.W-gap*float32(per-1))/float32(per), float32(size.W)*f.Dip(44)+2*pad)
	cell := (cw - 2*pad) / float32(size.W)
	tall := float32(int(cell*float32(size.H) + 2*pad))
	for i := 0; i < len(h.views); i += per {
		row := col.Take(tall)
		for k := i; k < min(i+per, len(h.views)); k++ {
			r := render.Rect{X: float32(int(row.X + (cw+gap)*float32(k-i))), Y: row.Y, W: float32(int(cw)), H: tall}
			f.Add(ui.Control{ID: ui.ID{Name: hardGroup, N: k}, Role: ui.Button, Look: ui.Card, Label: h.labels[k], Rect: r})
		}
		col.Y += gap
	}
}

func (h *hardCards) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.N >= len(h.views) {
		return
	}
	v := &h.views[c.ID.N]
	v.Scale = f.Scale
	v.Rect, v.Cell, v.Origin = render.TrayFor(c.Rect.Inset(f.Dip(6)), v.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, v)
}
