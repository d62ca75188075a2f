package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// board lays out the board and its cells in an area; v says where it stands if there is height to spare.
func (p *play) board(f *ui.Frame, area render.Rect, v render.Align) {
	pl := &p.place
	b := p.session().Board()
	pl.tray, pl.cell, pl.at = p.trayFor(f, area)
	down := float32(0)
	switch v {
	case render.Start:
		down = area.Y - pl.tray.Y
	case render.End:
		down = area.Y + area.H - pl.tray.Y - pl.tray.H
		if pl.wide {
			down /= 2
		} else if spare := down; spare > f.Dip(160) {
			down = spare * 0.75
		}
	}
	down = float32(int(down))
	if pl.wide {
		down = 0
	}
	pl.tray = pl.tray.Move(0, down)
	pl.at.Y += down
	rim := pl.at.X - pl.tray.X
	pl.inner = pl.tray.Inset(rim)
	p.zoom.apply(p, f)
	f.Add(ui.Control{ID: boardID, Role: ui.Grid, Look: ui.Custom, Label: p.app.lang.T("play.board"), Value: p.config, Rect: pl.tray})
	was := f.Clip(pl.inner)
	p.addCells(f, b)
	f.Unclip(was)
	if f.RTL { // the controls are turned round after the layout; the picture of the board goes with them
		by := f.Flip(pl.tray).X - pl.tray.X
		pl.tray, pl.inner = pl.tray.Move(by, 0), pl.inner.Move(by, 0)
		pl.at.X += by
	}
	p.arrange()
	p.fillView(f)
}

// fillView says how the board is to be painted in this tick.
func (p *play) fillView(f *ui.Frame) {
	a, s := p.app, p.session()
	if p.theme != f.Theme || p.scheme != a.set.Scheme {
		p.theme, p.scheme = f.Theme, a.set.Scheme
		p.colors = render.TileColors(p.colors[:0], f.Theme, schemeOf(a.set.Scheme), s.Goal())
	}
	p.view = render.BoardView{
		Rect: p.place.tray, Cell: p.place.cell, Origin: p.place.at, Scale: f.Scale,
		Board: s.Board(), Goal: s.Goal(), Theme: f.Theme, Colors: p.colors,
		Covered: a.hidden(), Dots: a.set.HomeDots, Numbers: true, Shift: p.shifts,
	}
	if p.cursed && f.ShowRing && a.top().base().focus == boardID && !a.hidden() {
		p.view.Focus = render.MarkAt(p.cursor)
	}
	if p.hint.on && p.hint.board == s.Board() && !p.peek {
		p.view.Hint = render.MarkAt(p.hint.cell)
	}
}

func schemeOf(s session.Scheme) render.Scheme {
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
