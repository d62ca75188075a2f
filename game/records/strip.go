package records

import (
	"cmp"
	"slices"
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
	has      bool // there is such an average
	ends     [2]stripEnd
	flag     string // what stands at the average
	sentence string
	label    string
}

type stripTime struct {
	took    time.Duration
	dropped bool
}

// stripID is the strip.
var stripID = ui.ID{Name: "strip"}

// stripEnd is what stands below the fastest or the slowest solve.
type stripEnd struct {
	time string // with digits of equal width
	note string // "fastest · not counted"
	name string // "fastest"
	rest string // "not counted", if it is not
}

// The measures of a strip in dip.
const (
	stripDot   = 10
	stripStick = 22 // how far the stick of the average reaches up
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
	slices.SortStableFunc(s.times, func(a, b stripTime) int { return cmp.Compare(a.took, b.took) })
	first, last := s.times[0], s.times[len(s.times)-1]
	s.from, s.to = first.took, last.took
	end := func(t stripTime, key string) stripEnd {
		e := stripEnd{time: render.Figures(clockText(lang, t.took)), note: lang.T(key), name: lang.T(key)}
		if t.dropped {
			e.rest = lang.T("records.dropped")
			e.note = lang.T("records.dotted", "a", e.note, "b", lang.T("records.dropped"))
		}
		return e
	}
	s.ends = [2]stripEnd{end(first, "records.strip_fastest"), end(last, "records.strip_slowest")}
	s.label, s.flag = lang.T("records.chart_spread"), lang.T("records.mean")
	s.sentence = lang.T("records.strip", "from", clockText(lang, s.from), "to", clockText(lang, s.to))
}

// lines returns the number of lines of what the ends are, side by side in a width.
func (s *strip) lines(f *ui.Frame, width float32) float32 {
	half, face := (width-f.Dip(16))/2, f.Face(render.Regular, 16)
	if f.TextSize >= ui.LargeText || max(f.Fonts.Width(face, s.ends[0].note), f.Fonts.Width(face, s.ends[1].note)) > half {
		return 2
	}
	return 1
}

// layout adds the strip: its flag, its dots with air of so many dip around them, and what its ends are.
func (s *strip) layout(col *ui.Column, air float32) {
	if len(s.times) < 2 || s.from == s.to {
		return
	}
	f := col.F
	words := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	h := (1+s.lines(f, col.Area.W))*words + f.Fonts.Metrics(f.Face(render.Figure, 20)).Line + f.Dip(2*stripDot+stripStick+2*air)
	f.Add(ui.Control{ID: stripID, Role: ui.Image, Look: ui.Custom, Label: s.label, Value: s.sentence, Rect: col.Take(h)})
}

func (s *strip) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	t, words, figure := f.Theme, f.Face(render.Regular, 16), f.Face(render.Figure, 20)
	line, high, r := f.Fonts.Metrics(words).Line, f.Fonts.Metrics(figure).Line, f.Dip(stripDot)
	lines := s.lines(f, c.Rect.W)
	air := (c.Rect.H - (1+lines)*line - high - 2*r - f.Dip(stripStick)) / 2
	y := c.Rect.Y + line + air + f.Dip(stripStick) + r
	place := func(at time.Duration) float32 {
		part := float32(at-s.from) / float32(s.to-s.from)
		if f.RTL {
			part = 1 - part
		}
		return c.Rect.X + r + (c.Rect.W-2*r)*part
	}
	bar := f.Dip(4)
	l.Fill(render.Rect{X: c.Rect.X, Y: y - bar/2, W: c.Rect.W, H: bar}, bar/2, t.Groove)
	if s.has {
		x, top := place(s.mean), y-r-f.Dip(stripStick)
		l.Fill(render.Rect{X: x - bar/2, Y: top, W: bar, H: y + r + f.Dip(8) - top}, bar/2, t.Ink)
		w := f.Fonts.Width(words, s.flag)
		at := max(c.Rect.X, min(x-w/2, c.Rect.X+c.Rect.W-w))
		l.TextIn(f.Fonts, words, s.flag, render.Rect{X: at, Y: top - line - f.Dip(4), W: w, H: line}, render.Start, render.Middle, t.Ink)
	}
	for _, one := range s.times {
		part := float64(one.took-s.from) / float64(s.to-s.from)
		style := render.BoxStyle{Fill: t.OnPaper(part)}
		switch {
		case one.dropped:
			style = render.BoxStyle{Fill: t.Paper, Edge: t.Edge, EdgeWidth: f.Dip(3)}
		case t.Contrast:
			style.Fill = t.Ink
		}
		disc, in := render.Rect{X: place(one.took) - r, Y: y - r, W: 2 * r, H: 2 * r}, f.Dip(2)
		l.Fill(disc, r, t.Paper)
		l.Box(disc.Inset(in), r-in, style)
	}
	half := (c.Rect.W - f.Dip(16)) / 2
	for i, align := range [...]render.Align{f.Near(), f.Far()} {
		at := render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - lines*line - high, W: c.Rect.W, H: high}
		l.TextIn(f.Fonts, f.Fitting(render.Figure, 20, s.ends[i].time, half), s.ends[i].time, at, align, render.Middle, t.Ink)
		at.Y, at.H = at.Y+high, line
		if lines == 1 {
			l.TextIn(f.Fonts, f.FaceFitting(s.ends[i].note, half), s.ends[i].note, at, align, render.Middle, t.Ink2)
			continue
		}
		l.TextIn(f.Fonts, f.FaceFitting(s.ends[i].name, half), s.ends[i].name, at, align, render.Middle, t.Ink2)
		at.Y += line
		switch rest := s.ends[i].rest; {
		case rest != s.ends[1-i].rest:
			l.TextIn(f.Fonts, f.FaceFitting(rest, half), rest, at, align, render.Middle, t.Ink2)
		case i == 0: // of both: once, between them
			l.TextIn(f.Fonts, f.FaceFitting(rest, c.Rect.W), rest, at, render.Middle, render.Middle, t.Ink2)
		}
	}
}
