//go:build unix

package main

import (
	"fmt"

	"wildfifteen/render"
	"wildfifteen/render/svg"
)

// Measures of the charts, in device pixels.
const (
	width, height = 1280, 500 // of each
	margin        = 40
	scale         = 2 // device pixels a dip
)

// groups are the sizes that share a chart: those larger than each number, up to the one before. A chart has three colours.
var groups = []int{8, 5, 0}

// chart returns charts of curves, the largest boards on top, as SVG.
func chart(curves []curve) []byte {
	fonts, theme := render.NewFonts(), render.LightTheme()
	var l render.List
	l.Reset(width, margin+float32(len(groups))*height, theme.Paper)
	most := 1 << 30
	for i, least := range groups {
		c := render.Chart{X: render.Axis{Min: 0.01, Max: 10, Log: true}, Y: render.Axis{Title: "moves over the fewest expected", Min: 0.8}}
		if i == len(groups)-1 {
			c.X.Title = "seconds of processor time"
		}
		for k := len(curves) - 1; k >= 0; k-- { // the legend as the curves lie
			if n := curves[k].n; n > least && n <= most {
				c.Lines = append(c.Lines, line(curves[k]))
			}
		}
		for _, s := range c.Lines {
			c.Y.Max = max(c.Y.Max, 1.05*s.Points[0].Y)
		}
		l.Chart(fonts, render.Rect{X: margin, Y: margin + float32(i)*height, W: width - 2*margin, H: height - margin}, &c, theme, scale)
		most = least
	}
	return svg.Append(nil, &l, fonts)
}

// line returns a curve as it is drawn.
func line(c curve) render.Series {
	s := render.Series{Name: fmt.Sprintf("%dx%d", c.n, c.n), Bold: true}
	for _, p := range c.points {
		s.Points = append(s.Points, render.ChartPoint{X: p.seconds, Y: p.ratio})
	}
	return s
}
