package atlas

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// walkPage is the tab that compares ways to scramble: how far from the goal random walks and the shuffle lead. The zero
// walkPage reads its data when it is first laid out.
type walkPage struct {
	mix    mixPage
	charts [2]render.Chart // over the walk's steps, and over the swaps
	labels [2]string       // of the charts
	pairs  [2]pairs        // the figures that lead the charts on a phone
	texts  []string
}

// walkGroup is the name in the IDs of the two charts; their numbers are indices.
const walkGroup = "walk"

// interval is the number of standard errors, to either side, within which the true mean lies in 95 of 100 experiments.
const interval = 1.96

// reword makes the words anew; known has the average of all boards.
func (p *walkPage) reword(lang *assets.Lang, known []space.KnownSize) {
	p.texts = nil // the next layout reads the data
	p.mix.begin(lang, known)
}

// read makes the charts and texts from the data of the experiment.
func (p *walkPage) read(lang *assets.Lang) {
	d := readWalks()
	p.charts = walkCharts(lang, &d)
	p.labels = [2]string{lang.T("atlas.chart_steps"), lang.T("atlas.chart_swaps")}
	p.texts = walkTexts(lang, &d)
	p.pairs = walkPairs(lang, &d)
}

// walkCharts returns the two charts.
func walkCharts(lang *assets.Lang, d *walkData) [2]render.Chart {
	bySteps := render.Series{Ribbon: true} // alone, it needs no name
	bySwaps := render.Series{Bold: true, Name: lang.T("atlas.walk")}
	for _, w := range d.Walks {
		at := render.ChartPoint{X: float64(w.Iterations), Y: w.Moves} // line and dot are wider than their errors
		bySteps.Points = append(bySteps.Points, at)
		at.X = w.Swaps
		bySwaps.Points = append(bySwaps.Points, at)
	}
	shuffle := render.Series{Name: lang.T("atlas.shuffle"), Dots: true, Points: []render.ChartPoint{{X: d.Shuffle.Swaps, Y: d.Shuffle.Moves}}}
	rules := []render.Rule{{Y: d.Mean, Name: lang.T("atlas.all_boards")}}
	last := d.Walks[len(d.Walks)-1]
	steps := render.Axis{Title: lang.T("atlas.axis_steps"), Max: 1.05 * float64(last.Iterations)}
	swaps := render.Axis{Title: lang.T("atlas.axis_swaps"), Max: 1.05 * last.Swaps}
	moves := render.Axis{Title: lang.T("atlas.axis_moves"), Max: 60}
	return [2]render.Chart{
		{X: steps, Y: moves, Lines: []render.Series{bySteps}, Rules: rules, EndTitle: true},
		{X: swaps, Y: moves, Lines: []render.Series{bySwaps, shuffle}, Rules: rules, EndTitle: true},
	}
}

// walkTexts returns what the charts show in words: two texts on the first chart, the others on the second one.
func walkTexts(lang *assets.Lang, d *walkData) []string {
	short, usual, last := d.walk(20), d.walk(150), d.Walks[len(d.Walks)-1]
	return []string{
		lang.T("atlas.walks_text", "n", lang.Number(uint64(d.Samples))),
		lang.T("atlas.walks_steps", "few", short.Iterations, "near", lang.Decimal(short.Moves, 1), "many", usual.Iterations, "far", lang.Decimal(usual.Moves, 1),
			"mean", lang.Decimal(d.Mean, 1), "most", last.Iterations, "end", lang.Decimal(last.Moves, 1)),
		lang.T("atlas.walks_swaps", "swaps", lang.Decimal(d.Shuffle.Swaps, 1), "moves", lang.Decimal(d.Shuffle.Moves, 1),
			"walk", lang.Number(uint64(usual.Swaps+0.5)), "steps", usual.Iterations),
		lang.T("atlas.walks_game"),
		lang.T("atlas.walks_made", "within", lang.Decimal(interval*d.maxError(), 2)),
	}
}

// walkPairs returns the figures of the two charts: of a short walk and a usual one, and of the latter and the shuffle.
func walkPairs(lang *assets.Lang, d *walkData) [2]pairs {
	short, usual := d.walk(20), d.walk(150)
	far, moves := lang.Decimal(usual.Moves, 1), lang.T("atlas.axis_moves")
	return [2]pairs{
		{x: lang.T("atlas.axis_steps"), y: moves, rows: [2]pair{
			{x: lang.Number(uint64(short.Iterations)), y: lang.Decimal(short.Moves, 1)}, {x: lang.Number(uint64(usual.Iterations)), y: far}}},
		{x: lang.T("atlas.axis_swaps"), y: moves, rows: [2]pair{
			{lang.T("atlas.walk"), lang.Number(uint64(usual.Swaps + 0.5)), far},
			{lang.T("atlas.shuffle"), lang.Decimal(d.Shuffle.Swaps, 1), lang.Decimal(d.Shuffle.Moves, 1)}}},
	}
}

// layout lays out the board being shuffled and, below it, the experiment.
func (p *walkPage) layout(lang *assets.Lang, f *ui.Frame, col *ui.Column, height float32) {
	if p.texts == nil {
		p.read(lang)
	}
	p.mix.layout(lang, f, col, height)
	col.Heading(lang.T("atlas.walks"))
	if left, right, ok := col.Halves(); ok && !f.Low() { // both charts in sight at once, to be compared
		p.layoutTold(f, &left, 0, p.texts[:2])
		p.layoutTold(f, &right, 1, p.texts[2:])
		col.Y = max(left.Y, right.Y)
		return
	}
	p.layoutLed(f, col, 0, p.texts[1], p.texts[:1])
	col.Space(16)
	p.layoutLed(f, col, 1, p.texts[2], p.texts[2:])
}

// layoutTold lays out a chart and, below it, its texts, of which the first stands out.
func (p *walkPage) layoutTold(f *ui.Frame, col *ui.Column, chart int, texts []string) {
	p.charts[chart].Y.Title = p.pairs[chart].y
	p.layoutChart(f, col, chart, walkPart)
	col.Para(texts[0])
	smalls(col, texts[1:])
}

// layoutLed lays out a chart led by its figures, which name what it counts and which a screen reader tells, and its texts: on a low screen
// figures and texts stand beside the chart if there is room.
func (p *walkPage) layoutLed(f *ui.Frame, col *ui.Column, chart int, told string, texts []string) {
	p.charts[chart].Y.Title = ""
	left, right, beside := col.Part()
	if beside {
		p.layoutChart(f, &left, chart, walkPart)
		high := right.Measure(func(c *ui.Column) { p.layoutWords(f, c, chart, told, texts) })
		right.Y += max(0, render.Floor((left.Y-col.Y-high)/2)) // in the middle of the chart's height
		p.layoutWords(f, &right, chart, told, texts)
		col.Y = max(left.Y, right.Y)
		return
	}
	p.layoutPairs(f, col, chart, told)
	p.layoutChart(f, col, chart, walkLed)
	smalls(col, texts)
}

// layoutWords lays out the figures of a chart and, below them, its texts.
func (p *walkPage) layoutWords(f *ui.Frame, col *ui.Column, chart int, told string, texts []string) {
	p.layoutPairs(f, col, chart, told)
	smalls(col, texts)
}

// layoutPairs lays out the figures of a chart.
func (p *walkPage) layoutPairs(f *ui.Frame, col *ui.Column, chart int, told string) {
	f.Add(ui.Control{ID: ui.ID{Name: pairsGroup, N: chart}, Role: ui.Image, Look: ui.Custom, Label: told, Rect: col.Take(p.pairs[chart].height(f, col.Area.W))})
	col.Space(12)
}

// smalls adds texts as paragraphs.
func smalls(col *ui.Column, texts []string) {
	for _, t := range texts {
		col.Small(t)
	}
}

// The height of a chart: a part of the screen's, so much below its figures that a phone shows it whole with these and what it is about, and
// at most in dip.
const (
	walkPart = 0.44
	walkLed  = 0.38
	walkMost = 400
)

func (p *walkPage) layoutChart(f *ui.Frame, col *ui.Column, chart int, part float32) {
	height := max(f.Dip(200), min(f.Dip(walkMost), f.Safe.H*part)) * max(1, f.TextSize*0.7)
	f.Add(ui.Control{ID: ui.ID{Name: walkGroup, N: chart}, Role: ui.Image, Look: ui.Custom, Label: p.labels[chart], Rect: col.Take(height)})
	col.Space(12)
}

func (p *walkPage) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == pairsGroup {
		p.pairs[c.ID.N].paint(l, f, c.Rect)
		return
	}
	l.Chart(f.Fonts, c.Rect, &p.charts[c.ID.N], f.Theme, f.Scale*mixScale(f))
}
