package cli

import (
	"slices"

	"wildfifteen/cli/experiment"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// plotRows writes two charts of the mean optimum: over the iterations of the walk, and over the swaps, where the
// shuffle is a point of its own. all is nil if the mean of all boards is
// unknown.
func (s *simulator) plotRows(c puzzle.Config, rows []experiment.Row, all *known) error {
	walk, last := rows[:len(rows)-1], rows[len(rows)-1]
	byIterations := render.Series{Name: s.lang.T("cli_simulate.walk"), Dots: true}
	bySwaps := byIterations
	for _, r := range walk {
		point := render.ChartPoint{X: float64(r.Iterations), Y: r.Length.Mean(), Err: interval(r.Length)}
		byIterations.Points = append(byIterations.Points, point)
		point.X = r.Swaps.Mean()
		bySwaps.Points = append(bySwaps.Points, point)
	}
	shuffle := render.Series{Name: s.lang.T("cli_simulate.shuffle"), Dots: true, Points: []render.ChartPoint{
		{X: last.Swaps.Mean(), Y: last.Length.Mean(), Err: interval(last.Length)}}}
	rule := render.Rule{Y: level(rows, all), Name: s.lang.T("cli_simulate.shuffle")}
	if all != nil {
		rule.Name = s.lang.T("cli_simulate.mean")
	}
	y := axis(s.lang.T("cli_simulate.axis_moves"), slices.Concat(byIterations.Points, shuffle.Points), func(p render.ChartPoint) float64 { return p.Y + p.Err })
	across := func(p render.ChartPoint) float64 { return p.X }
	return s.plots(s.plotFile, s.lang.N("cli_simulate.heading", s.samples, "configuration", c), []*render.Chart{
		{X: axis(s.lang.T("cli_simulate.axis_iterations"), byIterations.Points, across), Y: y,
			Lines: []render.Series{byIterations}, Rules: []render.Rule{rule}},
		{X: axis(s.lang.T("cli_simulate.axis_swaps"), slices.Concat(bySwaps.Points, shuffle.Points), across), Y: y,
			Lines: []render.Series{bySwaps, shuffle}, Rules: []render.Rule{rule}},
	})
}

// axis returns an axis from 0 to a little above the largest value.
func axis(title string, points []render.ChartPoint, value func(render.ChartPoint) float64) render.Axis {
	a := render.Axis{Title: title}
	for _, p := range points {
		a.Max = max(a.Max, 1.05*value(p))
	}
	return a
}
