package cli

import (
	"time"

	"wildfifteen/game/history"
	"wildfifteen/render"
)

// maxPlotted is the largest number of points of a line in a chart.
const maxPlotted = 2000

// charts returns the times in order with their ao12, the spread of the times, and the moves beyond the fewest possible
// where those are known.
func (r *recorder) charts(b *book, s *history.Summary) []*render.Chart {
	h := b.saves.History
	seconds := func(d time.Duration) float64 { return d.Seconds() }
	times := render.Series{Name: b.lang.T("cli_records.time"), Dots: len(s.Solves) <= 100}
	averages := render.Series{Name: "ao12"}
	step := 1 + len(s.Solves)/maxPlotted
	for i := 0; i < len(s.Solves); i += step {
		times.Points = append(times.Points, render.ChartPoint{X: float64(i + 1), Y: seconds(h.Row(s.Solves[i]).Time())})
		if s.Ao12[i] > 0 {
			averages.Points = append(averages.Points, render.ChartPoint{X: float64(i + 1), Y: seconds(s.Ao12[i])})
		}
	}
	x := func(p render.ChartPoint) float64 { return p.X }
	y := func(p render.ChartPoint) float64 { return p.Y }
	order := &render.Chart{X: axis(b.lang.T("cli_records.axis_games"), times.Points, x), Y: axis(b.lang.T("cli_records.axis_seconds"), times.Points, y),
		Lines: []render.Series{times}}
	if len(averages.Points) > 0 {
		order.Lines = append(order.Lines, averages)
	}
	charts := []*render.Chart{order, r.spread(b, &s.Spread)}
	if len(s.Excess) > 0 {
		over := render.Series{Name: b.lang.T("cli_records.excess"), Dots: true}
		for i := 0; i < len(s.Excess); i += 1 + len(s.Excess)/maxPlotted {
			over.Points = append(over.Points, render.ChartPoint{X: float64(s.Excess[i].At + 1), Y: float64(s.Excess[i].Moves)})
		}
		charts = append(charts, &render.Chart{X: axis(b.lang.T("cli_records.axis_games"), over.Points, x),
			Y: axis(b.lang.T("cli_records.excess"), over.Points, y), Lines: []render.Series{over}})
	}
	return charts
}

// spread returns a line over the spans of a histogram.
func (r *recorder) spread(b *book, h *history.Histogram) *render.Chart {
	games := render.Series{Name: b.lang.T("cli_records.games"), Dots: true}
	for i, n := range h.Counts {
		middle := h.From + time.Duration(i)*h.Width + h.Width/2
		games.Points = append(games.Points, render.ChartPoint{X: middle.Seconds(), Y: float64(n)})
	}
	return &render.Chart{
		X:     axis(b.lang.T("cli_records.axis_seconds"), games.Points, func(p render.ChartPoint) float64 { return p.X }),
		Y:     axis(b.lang.T("cli_records.games"), games.Points, func(p render.ChartPoint) float64 { return p.Y }),
		Lines: []render.Series{games},
	}
}
