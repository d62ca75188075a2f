package records

import (
	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// skyline shows what a list holds, in its order, as bars: as high as the solves took long or, in the order of their moves, as these
// are many.
type skyline struct {
	parts []float32 // of the highest
	best  int       // the index of the best of all, -1 if it is not among them
	label string
	flag  string // the best of all, if it is a time: what stands above the bars
}

var skylineID = ui.ID{Name: "skyline"}

// The measures of a skyline: the bars that it has at most, and its height in dip.
const (
	skylineMost = 32
	skylineLine = 40 // beside words
	skylineLow  = 56
	skylineHigh = 248
	skylineTold = 80 // from this height on it says what its bars are
	skylineGap  = 8  // between that and the bars
)

// fill makes the skyline of a list: of one solve of several where there are many.
func (s *skyline) fill(lang *assets.Lang, h *history.History, p *listPage) {
	s.parts, s.best, s.flag = s.parts[:0], -1, ""
	s.label = lang.T("records.chart_times")
	moves := p.by == history.ByMoves || untimed(p.group)
	if moves {
		s.label = lang.T("records.chart_moves")
	}
	n, most := p.list.Len(), float32(1)
	shown := min(n, skylineMost)
	best := history.Best{}
	if t := p.group.Tally(0); t != nil {
		if best = t.Time; moves {
			best = t.Moves
		}
	}
	for i := range shown {
		first, last := i*n/shown, (i+1)*n/shown // the best of all stands for those around it
		id := p.at(first)
		for k := first; s.best < 0 && best.OK && k < last; k++ {
			if p.at(k) == best.ID {
				id, s.best = best.ID, i
			}
		}
		part := float32(h.Row(id).MS)
		if moves {
			part = float32(h.Row(id).STM)
		}
		s.parts, most = append(s.parts, part), max(most, part)
	}
	for i := range s.parts {
		s.parts[i] /= most
	}
	if s.best >= 0 && !moves {
		s.flag = lang.T("records.named", "name", lang.T("records.fastest"), "value", clockText(lang, secondsOf(best.Value)))
	}
}

// shows reports whether there is something to compare.
func (s *skyline) shows() bool { return len(s.parts) > 1 }

// add adds the skyline at r, if it shows something. The value tells what is listed.
func (s *skyline) add(f *ui.Frame, r render.Rect, value string) {
	if s.shows() {
		f.Add(ui.Control{ID: skylineID, Role: ui.Image, Look: ui.Custom, Label: s.label, Value: value, Rect: r})
	}
}

func (s *skyline) paint(l *render.List, f *ui.Frame, r render.Rect) {
	if r.H >= f.Dip(skylineTold) && f.TextSize < ui.LargeText {
		face := f.Face(render.Regular, 14)
		line := f.Fonts.Metrics(face).Line
		s.paintTold(l, f, render.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, face)
		r.Y += line + f.Dip(skylineGap)
		r.H -= line + f.Dip(skylineGap)
	}
	paintBars(l, f, r, s.parts, s.best, hues(s.parts))
}

// paintTold draws what the bars are, and which of them is the best.
func (s *skyline) paintTold(l *render.List, f *ui.Frame, r render.Rect, face render.FaceID) {
	l.TextIn(f.Fonts, face, s.label, r, f.Near(), render.Middle, f.Theme.Ink2)
	w, dot, gap := f.Fonts.Width(face, s.flag), f.Dip(honeySide), f.Dip(honeyGap)
	if s.flag == "" || f.Fonts.Width(face, s.label)+w+dot+3*gap > r.W {
		return
	}
	l.TextIn(f.Fonts, face, s.flag, r, f.Far(), render.Middle, f.Theme.Ink)
	mark := render.Rect{X: r.X + r.W - w - gap - dot, Y: r.Y + render.Floor((r.H-dot)/2), W: dot, H: dot}
	l.Fill(f.Within(r, mark), dot/2, f.Theme.Honey)
}

// hues returns where the colours of bars are on the ramp, as those of the marks of rows are: from the least bar to a high one.
func hues(parts []float32) func(i int) float32 {
	least, sum := parts[0], float32(0)
	for _, part := range parts {
		least, sum = min(least, part), sum+part
	}
	full := max(least*1.01, sum/float32(len(parts))*slowest)
	return func(i int) float32 { return min((parts[i]-least)/(full-least), 1) }
}

// paintBars draws bars on the foot of a place, the best in honey, the others in colours of the ramp.
func paintBars(l *render.List, f *ui.Frame, r render.Rect, parts []float32, best int, hue func(i int) float32) {
	n := len(parts)
	gap := f.Dip(4)
	if n > bigLatest {
		gap = f.Dip(2)
	}
	slot := min(f.Dip(bigBar)+gap, (r.W+gap)/float32(n))
	for i, part := range parts {
		color := f.Theme.OnPaper(float64(hue(i)))
		switch {
		case i == best:
			color = f.Theme.Honey
		case f.Theme.Contrast:
			color = f.Theme.Ink
		}
		w, h := slot-gap, max(f.Dip(4), r.H*part)
		bar := render.Rect{X: r.X + slot*float32(i), Y: r.Y + r.H - h, W: w, H: h}
		l.Fill(f.Within(r, bar), min(f.Dip(4), w/2), color)
	}
}
