package play

import (
	"strconv"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// figures is the card with the figures of a solved game, over the result.
type figures struct {
	stage.Page
	result  *result
	rows    [4]figureRow
	canRace bool
	known   ui.Caption // the excess that the rows were made for
}

// figureRow is a figure, its name and its unit.
type figureRow struct{ name, value string }

// update makes the rows, again when the excess becomes known.
func (g *figures) update() {
	p, l := g.result.play, g.Stage.Lang
	s := p.Session()
	n, ok := p.best.excess(s)
	if !ok {
		n = -1
	}
	if !g.known.Update(int64(n)) {
		return
	}
	excess, tps := l.T("result.unknown"), l.T("result.unknown")
	if ok {
		excess = l.Count(n)
	}
	if v, ok := puzzle.TPS(s.STM(), s.Clock(p.Stage.Now())); ok {
		tps = strconv.FormatFloat(v, 'f', 2, 64)
	}
	g.rows = [4]figureRow{
		{l.T("result.tiles"), l.T("result.tiles_value", "n", l.Count(s.STM()))},
		{l.T("result.pushes"), l.T("result.pushes_value", "n", l.Count(s.MTM()))},
		{l.T("result.tps"), l.T("result.tps_value", "n", tps)},
		{l.T("result.excess"), excess},
	}
}

func (g *figures) Layout(f *ui.Frame) {
	g.update()
	pad := f.Dip(24)
	w := min(f.Safe.W-f.Dip(32), f.Grown(360))
	in := render.Rect{W: w - 2*pad}
	leads := g.leads()
	h := min(g.rowsHeight(f, in.W)+f.ControlHeight()*float32(1+len(leads))+f.Dip(24)+2*pad, f.Safe.H-f.Dip(16))
	r := render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: render.Floor(f.Safe.Y + (f.Safe.H-h)/2), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in.X = r.X + pad
	col := g.Scroll.Begin(f, render.Rect{X: r.X + f.Dip(4), Y: r.Y + pad, W: r.W - f.Dip(8), H: r.H - 2*pad + f.Dip(8)}, in)
	for _, row := range g.rows {
		g.row(f, col.Take(g.rowHeight(f, row, in.W)), row)
	}
	col.Space(8)
	col.Hang = f.Dip(8)
	for _, c := range leads {
		b := col.Open(c.ID, c.Label, "")
		b.Icon, b.Disabled = c.Icon, c.Disabled
	}
	col.Space(8)
	col.Button(stage.BackID, g.Stage.Lang.T("common.ok"), ui.Primary)
	g.Scroll.End(f)
}

var (
	watchID  = ui.ID{Name: "watch"}
	reviewID = ui.ID{Name: "review"}
	raceID   = ui.ID{Name: "race"}
)

// leads are the rows that lead to what can be done with the game.
func (g *figures) leads() [3]ui.Command {
	t := g.Stage.Lang.T
	return [3]ui.Command{
		{ID: watchID, Label: t("result.watch"), Icon: render.Eye},
		{ID: reviewID, Label: t("result.review"), Icon: render.Search},
		{ID: raceID, Label: t("result.race_best"), Icon: render.Flag, Disabled: !g.canRace},
	}
}

func (g *figures) Act(id ui.ID) {
	p := g.result.play
	g.Stage.Pop()
	switch id {
	case watchID:
		p.desk.Watch(p.Session().Recording())
	case reviewID:
		p.desk.Review(p.Session().Recording())
	case raceID:
		p.desk.RaceBest()
	}
}

func (g *figures) rowsHeight(f *ui.Frame, width float32) (h float32) {
	for _, row := range g.rows {
		h += g.rowHeight(f, row, width)
	}
	return h
}

// rowHeight returns the height of a row: its name may need several lines.
func (g *figures) rowHeight(f *ui.Frame, row figureRow, width float32) float32 {
	face := f.Face(render.Regular, 16)
	return f.Fonts.Metrics(face).Line*float32(len(f.Wrap(row.name, face, g.nameWidth(f, row, width)))) + f.Dip(8)
}

func (g *figures) nameWidth(f *ui.Frame, row figureRow, width float32) float32 {
	return max(width-f.Fonts.Width(f.Face(render.Bold, 16), row.value)-f.Dip(16), width*0.3)
}

// row lays out a name and its figure at the ends of a row.
func (g *figures) row(f *ui.Frame, r render.Rect, row figureRow) {
	w := g.nameWidth(f, row, r.W)
	face := f.Face(render.Regular, 16)
	name := render.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
	f.Add(ui.Control{Role: ui.Text, Label: row.name, Rect: name, Face: face, Lines: f.Wrap(row.name, face, w)})
	f.Add(ui.Control{Role: ui.Text, Label: row.value, Face: f.Face(render.Bold, 16), Align: render.End,
		Rect: render.Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: f.Fonts.Metrics(face).Line}})
}
