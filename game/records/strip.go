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

// strip shows the times of an average as dots on a line, from the fastest to the slowest, and where the average is. A ribbon joins the
// times that count; the others are hollow.
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
	time  string // with digits of equal width
	note  string // "fastest · not counted"
	short string // "not counted", or "fastest" if it is
}

// The measures of a strip in dip.
const (
	stripDot   = 10
	stripHole  = 4   // the radius of a time on the ribbon
	stripHoles = 2.5 // and of one of more than stripFew
	stripFew   = 12
	stripWords = 12 // the sizes of the words and the times at the ends in large letters
	stripTimes = 15
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
		name := lang.T(key)
		e := stripEnd{time: clockText(lang, t.took), note: name, short: name}
		if t.dropped {
			e.short = lang.T("records.dropped")
			e.note = lang.T("records.dotted", "a", name, "b", e.short)
		}
		return e
	}
	s.ends = [2]stripEnd{end(first, "records.strip_fastest"), end(last, "records.strip_slowest")}
	s.label, s.flag = lang.T("records.chart_spread"), lang.T("records.mean")
	s.sentence = lang.T("records.strip", "from", clockText(lang, s.from), "to", clockText(lang, s.to))
}

// tells reports whether a width has room for all words at both ends. The short ones stand in others: which end is the fastest, its place
// and its time say.
func (s *strip) tells(f *ui.Frame, width float32) bool {
	half, face := (width-f.Dip(16))/2, f.Face(render.Regular, 16)
	return f.TextSize < ui.LargeText && max(f.Fonts.Width(face, s.ends[0].note), f.Fonts.Width(face, s.ends[1].note)) <= half
}

// layout adds the strip: its flag, its dots with air of so many dip around them, and what its ends are.
func (s *strip) layout(col *ui.Column, air float32) {
	if len(s.times) < 2 || s.from == s.to {
		return
	}
	f := col.F
	words, figure := stripFaces(f)
	h := 2*f.Fonts.Metrics(words).Line + f.Fonts.Metrics(figure).Line + f.Dip(2*stripDot+stripStick+2*air)
	f.Add(ui.Control{ID: stripID, Role: ui.Image, Look: ui.Custom, Label: s.label, Value: s.sentence, Rect: col.Take(h)})
}

// stripFaces returns the faces of the words and the times of a strip. In large letters the average above it
// is to stay the largest thing by far: the words and the ends are smaller.
func stripFaces(f *ui.Frame) (words, figure render.FaceID) {
	if f.TextSize >= ui.LargeText {
		return f.Face(render.Regular, stripWords), f.Face(render.Figure, stripTimes)
	}
	return f.Face(render.Regular, 16), f.Face(render.Figure, 20)
}

func (s *strip) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	t := f.Theme
	words, figure := stripFaces(f)
	line, high, r := f.Fonts.Metrics(words).Line, f.Fonts.Metrics(figure).Line, f.Dip(stripDot)
	air := (c.Rect.H - 2*line - high - 2*r - f.Dip(stripStick)) / 2
	y := c.Rect.Y + line + air + f.Dip(stripStick) + r
	place := func(at time.Duration) float32 { return r + (c.Rect.W-2*r)*float32(at-s.from)/float32(s.to-s.from) }
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: y, W: w, H: h})
	}
	bar := f.Dip(4)
	l.Fill(at(r, y-bar/2, c.Rect.W-2*r, bar), bar/2, t.Groove)
	if s.has { // behind the ribbon, so that no time on it is hidden
		x, top := place(s.mean), y-r-f.Dip(stripStick)
		l.Fill(at(x-bar/2, top, bar, y+r+f.Dip(8)-top), bar/2, t.Ink)
		w := f.Fonts.Width(words, s.flag)
		l.TextIn(f.Fonts, words, s.flag, at(max(0, min(x-w/2, c.Rect.W-w)), top-line-f.Dip(4), w, line), f.Near(), render.Middle, t.Ink)
	}
	s.paintRibbon(l, f, c.Rect, y, place)
	for _, one := range s.times {
		if x, in := place(one.took), f.Dip(2); one.dropped {
			l.Fill(at(x-r, y-r, 2*r, 2*r), r, t.Paper)
			l.Box(at(x-r+in, y-r+in, 2*(r-in), 2*(r-in)), r-in, render.BoxStyle{Fill: t.Paper, Edge: t.Edge, EdgeWidth: f.Dip(3)})
		} else {
			hole := f.Dip(stripHole)
			if len(s.times) > stripFew { // less of each shows that they are many
				hole = f.Dip(stripHoles)
			}
			l.Fill(at(x-hole, y-hole, 2*hole, 2*hole), hole, t.Paper)
		}
	}
	half, tells := (c.Rect.W-f.Dip(16))/2, s.tells(f, c.Rect.W)
	for i, align := range [...]render.Align{f.Near(), f.Far()} {
		time, note := s.ends[i].time, s.ends[i].short
		if tells {
			note = s.ends[i].note
		}
		below := render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - line - high, W: c.Rect.W, H: high}
		l.TextIn(f.Fonts, min(figure, f.Fitting(render.Figure, 20, time, half)), time, below, align, render.Middle, t.Ink)
		below.Y, below.H = below.Y+high, line
		l.TextIn(f.Fonts, min(words, f.FaceFitting(note, half)), note, below, align, render.Middle, t.Ink2)
	}
}

// paintRibbon draws the ribbon from the first to the last time that counts, in the colours of the ramp.
func (s *strip) paintRibbon(l *render.List, f *ui.Frame, whole render.Rect, y float32, place func(time.Duration) float32) {
	counts := func(one stripTime) bool { return !one.dropped }
	first := slices.IndexFunc(s.times, counts)
	if first < 0 {
		return
	}
	last := first
	for i, one := range s.times {
		if counts(one) {
			last = i
		}
	}
	r := f.Dip(stripDot)
	from, to := place(s.times[first].took)-r, place(s.times[last].took)+r
	track := f.Within(whole, render.Rect{X: whole.X + from, Y: y - r, W: to - from, H: 2 * r})
	paintRamp(l, f, track, track.W)
}
