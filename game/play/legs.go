package play

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The strip of the legs of a run, in dip.
const (
	stripHigh  = 6
	stripGap   = 2
	stripSpace = 8 // above it
	stripLeast = 4 // width of a leg; narrower ones have no gaps between them
)

// stripHeight is the height of the strip of legs in the head; 0 in a game of no run.
func (v *sight) stripHeight(f *ui.Frame) float32 {
	if v.scene.course.Run == nil {
		return 0
	}
	return f.Dip(stripSpace + stripHigh)
}

// paintStrip draws the legs of a run side by side: those that are done in the colours of the ramp, the one being played in
// accent.
func paintStrip(l *render.List, f *ui.Frame, r *Run, at render.Rect) {
	n := r.Of.Len()
	for i := range n {
		style := render.BoxStyle{Fill: f.Theme.Groove}
		switch {
		case i < r.Leg:
			style.Fill = legColor(f, i, n)
		case i == r.Leg && f.Theme.Contrast: // half full
			l.Box(legPart(f, at, float32(i)/float32(n), (float32(i)+0.5)/float32(n)), 0, render.BoxStyle{Fill: f.Theme.Ink})
			style = render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: max(1, f.Dip(1))}
		case i == r.Leg:
			style.Fill = f.Theme.Accent
		case f.Theme.Contrast:
			style = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))}
		}
		part := legPart(f, at, float32(i)/float32(n), float32(i+1)/float32(n))
		l.Box(part, min(part.H, part.W)/2, style)
	}
}

// legColor is the colour of a leg.
func legColor(f *ui.Frame, i, n int) render.Color {
	return f.Theme.RibbonColor(f.Theme.OnPaper(float64(i) / float64(max(1, n-1))))
}

// legPart returns a part of a strip, with a gap after it if it is wide enough.
func legPart(f *ui.Frame, at render.Rect, from, to float32) render.Rect {
	x, end := render.Floor(at.W*from), render.Floor(at.W*to)
	w := end - x
	if w >= f.Dip(stripLeast) && to < 1 {
		w -= f.Dip(stripGap)
	}
	return f.Within(at, render.Rect{X: at.X + x, Y: at.Y, W: max(1, w), H: at.H})
}

// splitsID is the bar of the legs in the result of a run.
var splitsID = ui.ID{Name: "splits"}

// splitsBar is the height of that bar in dip.
const splitsBar = 16

// splitsHeight returns the height of the bar: with the names and times, unless no leg has room for them.
func splitsHeight(f *ui.Frame, legs []splitLabel, total time.Duration, width float32) float32 {
	n := splitLines(f, legs, total, width)
	if n == 0 {
		return f.Dip(splitsBar)
	}
	return f.Dip(splitsBar+4) + float32(n)*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
}

// splitsAlike reports whether every leg has room for its name and time, or none has: one time alone would puzzle.
func splitsAlike(f *ui.Frame, legs []splitLabel, total time.Duration, width float32) bool {
	told := 0
	for i := range legs {
		if legs[i].width(f, 2) <= legs[i].room(f, total, width) {
			told++
		}
	}
	return told == 0 || told == len(legs)
}

// splitLines returns in how many lines the names and times stand below the bar: in one, unless a leg has room for them only in two;
// in none if no leg has room.
func splitLines(f *ui.Frame, legs []splitLabel, total time.Duration, width float32) (n int) {
	for i := range legs {
		if leg, room := &legs[i], legs[i].room(f, total, width); leg.width(f, 1) <= room {
			n = max(n, 1)
		} else if leg.width(f, 2) <= room {
			n = 2
		}
	}
	return n
}

// splitBetween is the gap between a name and a time in one line, in dip.
const splitBetween = 6

// width returns the width that the words of a leg need in so many lines.
func (s *splitLabel) width(f *ui.Frame, lines int) float32 {
	name, clock := f.Fonts.Width(f.Face(render.Regular, 16), s.name), f.Fonts.Width(f.Face(render.Bold, 16), s.clock)
	if lines == 1 {
		return name + f.Dip(splitBetween) + clock
	}
	return max(name, clock)
}

// room returns the width below the leg's part of a bar.
func (s *splitLabel) room(f *ui.Frame, total time.Duration, width float32) float32 {
	return width*float32(s.time)/float32(max(1, total)) - f.Dip(4)
}

// paintSplits draws the legs of a finished run as parts of its time and, where there is room, their names and times below.
func paintSplits(l *render.List, f *ui.Frame, legs []splitLabel, total time.Duration, r render.Rect) {
	words, bold := f.Face(render.Regular, 16), f.Face(render.Bold, 16)
	line := f.Fonts.Metrics(words).Line
	bar := render.Rect{X: r.X, Y: r.Y, W: r.W, H: f.Dip(splitsBar)}
	at, told, lines := time.Duration(0), r.X, splitLines(f, legs, total, r.W)
	for i := range legs {
		leg := &legs[i]
		from, to := float32(at)/float32(max(1, total)), float32(at+leg.time)/float32(max(1, total))
		at += leg.time
		part := legPart(f, bar, from, to)
		l.Box(part, min(f.Dip(4), part.W/2), render.BoxStyle{Fill: legColor(f, i, len(legs))})
		w := leg.width(f, lines)
		x := r.X + render.Floor(r.W*from)
		if w > leg.room(f, total, r.W) || x < told {
			continue
		}
		told = x + w + f.Dip(8)
		below := render.Rect{X: x, Y: r.Y + bar.H + f.Dip(4), W: w + 1, H: line}
		l.TextIn(f.Fonts, words, leg.name, f.Within(r, below), f.Near(), render.Middle, f.Theme.Ink2)
		if lines == 1 {
			l.TextIn(f.Fonts, bold, leg.clock, f.Within(r, below), f.Far(), render.Middle, f.Theme.Ink)
			continue
		}
		l.TextIn(f.Fonts, bold, leg.clock, f.Within(r, below.Move(0, line)), f.Near(), render.Middle, f.Theme.Ink)
	}
}

// splitLabel is a leg in the bar.
type splitLabel struct {
	name, clock string
	time        time.Duration
}

// labels makes the labels of the bar.
func (w *resultWords) labels(p *Scene) []splitLabel {
	if len(w.bars) != len(w.legs) {
		w.bars = nil
		for i, t := range w.legs {
			w.bars = append(w.bars, splitLabel{words.Leg(p.Stage.Lang, p.course.Run.Of, i), formatClock(p.Stage.Lang, t, time.Millisecond), t})
		}
	}
	return w.bars
}
