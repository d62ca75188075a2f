package play

import (
	"slices"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The strip of the legs of a run, in dip.
const (
	stripHigh  = 8
	stripGap   = 2
	stripLeast = 4 // width of a leg; narrower ones have no gaps between them
)

// paintStrip draws the legs of a run side by side, each in its colour of the ramp: those that are done, and of the one being played the
// part of its tiles that are home, 0..1.
func paintStrip(l *render.List, f *ui.Frame, r *Run, at render.Rect, home float32) {
	n := r.Of.Len()
	for i := range n {
		leg := legPart(f, at, float32(i)/float32(n), float32(i+1)/float32(n))
		round := min(leg.H, leg.W) / 2
		ui.Track(l, f, leg)
		full := leg
		switch {
		case i > r.Leg || i == r.Leg && home == 0:
			continue
		case i == r.Leg:
			full = f.Within(leg, render.Rect{X: leg.X, Y: leg.Y, W: max(2*round, render.Floor(leg.W*home)), H: leg.H})
		}
		l.Fill(full, round, legColor(f, i, n))
	}
}

// stripPart returns where in a width the words below a leg of a strip stand.
func (v *sight) stripPart(width float32, leg int) (x, w float32) {
	r := v.scene.course.Run
	each := width / float32(r.Of.Len())
	x = each * float32(leg)
	if leg == r.Leg { // nothing stands below those to come
		return x, width - x
	}
	return x, each
}

// stripFits reports whether below each leg of the strip that is done there is room for its time in a width, and below the one being played
// for the words of its tiles that are home.
func (v *sight) stripFits(f *ui.Frame, face render.FaceID, width float32) bool {
	for i, text := range v.words.splits {
		if _, w := v.stripPart(width, i); f.Fonts.Width(face, text)+f.Dip(stripAir) > w {
			return false
		}
	}
	_, w := v.stripPart(width, v.scene.course.Run.Leg)
	return f.Fonts.Width(face, v.words.home.Text) <= w
}

// stripAir is the space after a time below the strip, in dip.
const stripAir = 8

// paintStripWords draws the times of the legs that are done, each below its part of the strip, and the words of the leg being played.
func (v *sight) paintStripWords(l *render.List, f *ui.Frame, c *ui.Control, r render.Rect) {
	paint := func(leg int, text string) {
		x, w := v.stripPart(r.W, leg)
		l.TextIn(f.Fonts, c.Face, text, f.Within(r, render.Rect{X: r.X + x, Y: r.Y, W: w, H: r.H}), f.Near(), render.Middle, f.Theme.Ink2)
	}
	for i, text := range v.words.splits {
		paint(i, text)
	}
	paint(v.scene.course.Run.Leg, c.Label)
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

// splitsHeight returns the height of the bar: with the names and times, unless they have no room.
func splitsHeight(f *ui.Frame, legs []splitLabel, width float32) float32 {
	way := splitWayOf(f, legs, width)
	if way.lines == 0 {
		return f.Dip(splitsBar)
	}
	return f.Dip(splitsBar+splitsGap) + float32(way.lines)*f.Fonts.Metrics(f.Face(render.Regular, way.size)).Line
}

// splitWay is a way in which the names and times stand below the bar, in columns of equal width.
type splitWay struct {
	lines  int     // 0: they have no room
	size   float32 // of their letters in dip
	tenths bool    // not thousandths, as the time of the run and the sheet with the figures have them
}

// splitWays are these ways, the best first.
var splitWays = [...]splitWay{{lines: 1, size: 16}, {lines: 1, size: 14}, {lines: 2, size: 16}, {lines: 2, size: 14}, {lines: 2, size: 16, tenths: true}}

// splitWayOf returns the best way in which they have room.
func splitWayOf(f *ui.Frame, legs []splitLabel, width float32) splitWay {
	room := width/float32(len(legs)) - f.Dip(8)
	for _, way := range splitWays {
		if !slices.ContainsFunc(legs, func(s splitLabel) bool { return s.width(f, way) > room }) {
			return way
		}
	}
	return splitWay{}
}

// The measures of the bar's words in dip: the space above them, the gap between a name and a time in one line, and the size of the
// dot before them, of the leg's colour, and the gap after it.
const (
	splitsGap    = 6
	splitBetween = 6
	splitDot     = 10
	splitDotGap  = 6
	splitLeast   = 8 // the least width of a leg's part of the bar
)

// width returns the width that the words of a leg need.
func (s *splitLabel) width(f *ui.Frame, way splitWay) float32 {
	name, clock := f.Fonts.Width(f.Face(render.Regular, way.size), s.name), f.Fonts.Width(f.Face(render.Bold, way.size), s.text(way))
	if way.lines == 1 {
		return f.Dip(splitDot+splitDotGap) + name + f.Dip(splitBetween) + clock
	}
	return max(f.Dip(splitDot+splitDotGap)+name, clock)
}

// paintSplits draws the legs of a finished run as parts of its time and, where there is room, their names and times below.
func paintSplits(l *render.List, f *ui.Frame, legs []splitLabel, total time.Duration, r render.Rect) {
	n := float32(len(legs))
	bar := render.Rect{X: r.X, Y: r.Y, W: r.W, H: f.Dip(splitsBar)}
	least := min(f.Dip(splitLeast)/r.W, 0.5/n)
	at := time.Duration(0)
	way := splitWayOf(f, legs, r.W)
	edge := func(i int) float32 { // where a part begins
		return least*float32(i) + (1-least*n)*float32(at)/float32(max(1, total))
	}
	for i := range legs {
		from := edge(i)
		at += legs[i].time
		to := edge(i + 1)
		if i == len(legs)-1 {
			to = 1
		}
		part := legPart(f, bar, from, to)
		l.Box(part, min(f.Dip(4), part.W/2), render.BoxStyle{Fill: legColor(f, i, len(legs))})
		if way.lines > 0 {
			legs[i].paint(l, f, r, f.Split(r, len(legs), i, 0), legColor(f, i, len(legs)), way)
		}
	}
}

// paint draws the words of a leg in their column of all.
func (s *splitLabel) paint(l *render.List, f *ui.Frame, all, column render.Rect, c render.Color, way splitWay) {
	words, bold, clock := f.Face(render.Regular, way.size), f.Face(render.Bold, way.size), s.text(way)
	line, dot := f.Fonts.Metrics(words).Line, f.Dip(splitDot)
	below := render.Rect{X: column.X, Y: column.Y + f.Dip(splitsBar+splitsGap), H: line}
	l.Fill(f.Within(all, render.Rect{X: below.X, Y: render.Floor(below.Y + (line-dot)/2), W: dot, H: dot}), dot/2, c)
	below.W = s.width(f, way) + 1
	name := below
	name.X, name.W = below.X+dot+f.Dip(splitDotGap), below.W-dot-f.Dip(splitDotGap)
	l.TextIn(f.Fonts, words, s.name, f.Within(all, name), f.Near(), render.Middle, f.Theme.Ink2)
	if way.lines == 1 {
		l.TextIn(f.Fonts, bold, clock, f.Within(all, below), f.Far(), render.Middle, f.Theme.Ink)
		return
	}
	l.TextIn(f.Fonts, bold, clock, f.Within(all, below.Move(0, line)), f.Near(), render.Middle, f.Theme.Ink)
}

// splitLabel is a leg in the bar.
type splitLabel struct {
	name, clock, tenths string
	time                time.Duration
}

// text returns the time as it is written.
func (s *splitLabel) text(way splitWay) string {
	if way.tenths {
		return s.tenths
	}
	return s.clock
}

// labels makes the labels of the bar.
func (w *resultWords) labels(p *Scene) []splitLabel {
	if len(w.bars) != len(w.legs) {
		w.bars = nil
		l := p.Stage.Lang
		for i, tenths := range legClocks(nil, l, w.legs) {
			w.bars = append(w.bars, splitLabel{words.Leg(l, p.course.Run.Of, i), formatClock(l, w.legs[i], time.Millisecond), tenths, w.legs[i]})
		}
	}
	return w.bars
}
