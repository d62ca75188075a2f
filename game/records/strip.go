package records

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// strip shows the times of an average as dots on a line, from the fastest to the slowest, and where the average is. The times that
// do not count are hollow.
type strip struct {
	times    []stripTime
	from, to time.Duration
	mean     time.Duration
	has      bool      // there is such an average
	ends     [2]string // the names of both ends
	sentence string
	label    string
}

type stripTime struct {
	took    time.Duration
	dropped bool
}

// stripID is the strip.
var stripID = ui.ID{Name: "strip"}

// The measures of a strip in dip.
const (
	stripDot    = 8
	stripHeight = 48 // above the names of its ends
)

// fill makes the strip of some solves. A game that was not solved has no time and is left out.
func (s *strip) fill(lang *assets.Lang, h *history.History, counted []history.Averaged, mean time.Duration, ok bool) {
	s.times, s.mean, s.has = s.times[:0], mean, ok
	for _, c := range counted {
		if r := h.Row(c.ID); !r.Is(history.Failed) {
			s.times = append(s.times, stripTime{r.Time(), c.Dropped})
		}
	}
	if len(s.times) == 0 {
		return
	}
	s.from, s.to = s.times[0].took, s.times[0].took
	for _, t := range s.times {
		s.from, s.to = min(s.from, t.took), max(s.to, t.took)
	}
	s.ends = [2]string{clockText(lang, s.from), clockText(lang, s.to)}
	s.label = lang.T("records.chart_spread")
	s.sentence = lang.T("records.strip", "from", clockText(lang, s.from), "to", clockText(lang, s.to))
}

func (s *strip) layout(col *ui.Column) {
	if len(s.times) < 2 || s.from == s.to {
		return
	}
	f := col.F
	h := f.Dip(stripHeight) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	f.Add(ui.Control{ID: stripID, Role: ui.Image, Look: ui.Custom, Label: s.label, Value: s.sentence, Rect: col.Take(h)})
}

func (s *strip) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	t, face := f.Theme, f.Face(render.Regular, 16)
	r, line := f.Dip(stripDot), f.Fonts.Metrics(face).Line
	high := c.Rect.H - line
	y := c.Rect.Y + high/2
	place := func(at time.Duration) float32 {
		part := float32(at-s.from) / float32(s.to-s.from)
		if f.RTL {
			part = 1 - part
		}
		return c.Rect.X + r + (c.Rect.W-2*r)*part
	}
	bar := f.Dip(4)
	l.Fill(render.Rect{X: c.Rect.X, Y: y - bar/2, W: c.Rect.W, H: bar}, bar/2, t.Tray)
	if s.has {
		l.Fill(render.Rect{X: place(s.mean) - bar/2, Y: c.Rect.Y + f.Dip(4), W: bar, H: high - f.Dip(8)}, bar/2, t.Ink)
	}
	for _, one := range s.times {
		part := float64(one.took-s.from) / float64(s.to-s.from)
		style := render.BoxStyle{Fill: t.OnPaper(part), Edge: t.Paper, EdgeWidth: f.Dip(1)}
		switch {
		case one.dropped:
			style = render.BoxStyle{Fill: t.Paper, Edge: t.Edge, EdgeWidth: f.Dip(2)}
		case t.Contrast:
			style.Fill = t.Ink
		}
		l.Box(render.Rect{X: place(one.took) - r, Y: y - r, W: 2 * r, H: 2 * r}, r, style)
	}
	names := render.Rect{X: c.Rect.X, Y: c.Rect.Y + high, W: c.Rect.W, H: line}
	l.TextIn(f.Fonts, face, s.ends[0], names, f.Near(), render.Middle, t.Ink2)
	l.TextIn(f.Fonts, face, s.ends[1], names, f.Far(), render.Middle, t.Ink2)
}
