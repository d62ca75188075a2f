package game

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// walkPage is the tab of ways to shuffle: how far random walks and the shuffle lead from the goal.
type walkPage struct {
	charts [2]render.Chart // over the walk's steps, and over the swaps
	labels [2]string
	texts  []string
}

// walkGroup is the name in the IDs of the two charts.
const walkGroup = "walk"

// interval is how many standard errors to either side hold the true mean in 95 of 100 experiments.
const interval = 1.96

// read takes over what was measured.
func (p *walkPage) read(a *App) {
	t := a.lang.T
	d := mustRead[walksData](walksJSON)
	bySteps := render.Series{Name: t("atlas.walk"), Dots: true}
	bySwaps := bySteps
	for _, w := range d.Walks {
		at := render.ChartPoint{X: float64(w.Iterations), Y: w.Moves, Err: interval * w.Error}
		bySteps.Points = append(bySteps.Points, at)
		at.X = w.Swaps
		bySwaps.Points = append(bySwaps.Points, at)
	}
	shuffle := render.Series{Name: t("atlas.shuffle"), Dots: true,
		Points: []render.ChartPoint{{X: d.Shuffle.Swaps, Y: d.Shuffle.Moves, Err: interval * d.Shuffle.Error}}}
	rule := []render.Rule{{Y: d.Mean, Name: t("atlas.all_boards")}}
	last := d.Walks[len(d.Walks)-1]
	y := render.Axis{Title: t("atlas.axis_moves"), Max: 60}
	p.charts = [2]render.Chart{
		{X: render.Axis{Title: t("atlas.axis_steps"), Max: 1.05 * float64(last.Iterations)}, Y: y, Lines: []render.Series{bySteps}, Rules: rule},
		{X: render.Axis{Title: t("atlas.axis_swaps"), Max: 1.05 * last.Swaps}, Y: y, Lines: []render.Series{bySwaps, shuffle}, Rules: rule},
	}
	p.labels = [2]string{t("atlas.chart_steps"), t("atlas.chart_swaps")}
	near, usual := d.walk(20), d.walk(150)
	p.texts = []string{
		t("atlas.walks_text", "n", a.lang.Number(uint64(d.Samples))),
		t("atlas.walks_steps", "few", near.Iterations, "near", tenths(near.Moves), "many", usual.Iterations, "far", tenths(usual.Moves), "mean", tenths(d.Mean), "most", last.Iterations, "end", tenths(last.Moves)),
		t("atlas.walks_swaps", "swaps", tenths(d.Shuffle.Swaps), "moves", tenths(d.Shuffle.Moves), "walk", a.lang.Number(uint64(usual.Swaps+0.5)), "steps", usual.Iterations),
		t("atlas.walks_game"),
		t("atlas.walks_made", "command", d.Command, "within", strconv.FormatFloat(interval*d.worst(), 'f', 2, 64)),
	}
}

// walk is the row of so many iterations, the first one where there is none.
func (d *walksData) walk(iterations int) walkRow {
	for _, w := range d.Walks {
		if w.Iterations == iterations {
			return w
		}
	}
	return d.Walks[0]
}

// worst is the largest standard error.
func (d *walksData) worst() float64 {
	e := d.Shuffle.Error
	for _, w := range d.Walks {
		e = max(e, w.Error)
	}
	return e
}

func tenths(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

func (p *walkPage) layout(a *App, f *ui.Frame, col *ui.Column) {
	if p.texts == nil {
		p.read(a)
	}
	p.part(f, col, 0, p.texts[:2])
	col.Space(8)
	p.part(f, col, 1, p.texts[2:])
}

// part lays out a chart and what it shows in words: between the words, or beside them where there is room.
func (p *walkPage) part(f *ui.Frame, col *ui.Column, i int, texts []string) {
	tall := clamp(f.Safe.H*0.4, f.Dip(200), f.Dip(300)) * max(1, f.TextSize*0.7)
	chart := func(col *ui.Column) {
		f.Add(ui.Control{ID: ui.ID{Name: walkGroup, N: i}, Role: ui.Image, Look: ui.Custom, Label: p.labels[i], Rect: col.Take(tall)})
		col.Space(12)
	}
	left, right, beside := col.Part()
	if beside {
		chart(&left)
		for _, t := range texts {
			right.Para(t)
		}
		col.Y = max(left.Y, right.Y)
		return
	}
	for k, t := range texts {
		if k == 1-i {
			chart(col)
		}
		col.Para(t)
	}
}

func (p *walkPage) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	l.Chart(f.Fonts, c.Rect, &p.charts[c.ID.N], f.Theme, f.Scale*clamp(f.TextSize, 1, 1.6))
}
