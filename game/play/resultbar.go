package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// bar compares the player's moves with the fewest possible: a bar in the colours of the goal's line as long as the fewest
// moves, and beyond its end a dot at the player's moves.
type bar struct {
	lower, upper, you int // the fewest moves lie between lower and upper
	label, moves      ui.Caption
	perfect           bool
	palette           boardview.Palette
	colors            []render.Color
	missing           int // the number that no tile has
}

// update brings the bar up to date.
func (b *bar) update(f *ui.Frame, p *Scene) {
	s, l, known := p.Session(), p.Stage.Lang, &p.best
	n, proven := known.fewest(s)
	b.lower, b.upper, b.you = known.lower, n, s.STM()
	if proven {
		b.lower = n
	}
	b.perfect = known.perfect(s)
	b.missing = s.Board().Missing()
	b.colors = b.palette.Colors(f.Theme, session.PathScheme, s.Goal())
	if b.moves.Update(int64(b.you)) {
		b.moves.Text = l.N("result.moves", b.you)
	}
	if !b.label.Update(known.state()) {
		return
	}
	switch {
	case b.perfect:
		b.label.Text = l.N("result.fewest", n)
	case proven:
		b.label.Text = l.T("result.bar", "n", l.Count(n))
	case n < b.you:
		b.label.Text = l.T("result.bar_range", "n", l.Count(b.lower), "enough", l.Count(n))
	default:
		b.label.Text = l.T("result.bar_least", "n", l.Count(b.lower))
	}
}

const (
	barThick = 8 // dip
	barDot   = 16
	barWords = 18 // the most
)

// over returns the place of the words of the best in a line of a width, from its start: over their tick, as far as the edges allow.
func (b *bar) over(f *ui.Frame, face render.FaceID, width float32) (x, w float32) {
	w = f.Fonts.Width(face, b.label.Text) + 1
	tick := b.point(f, width, float32(b.lower)/float32(max(1, b.you)))
	return render.Floor(max(0, min(tick-w/2, width-w))), w
}

// stacked reports whether the two words, in a face and its bold one, need a line each; those on a perfect game say the moves, too.
func (b *bar) stacked(f *ui.Frame, face render.FaceID, width float32) bool {
	bold := f.Fonts.Face(render.Bold, face.Px())
	x, w := b.over(f, face, width)
	return !b.perfect && x+w+f.Dip(16)+f.Fonts.Width(bold, b.moves.Text) > width
}

// point returns how far from the start of a bar of a width a part of it ends: the whole one ends in the middle of the dot.
func (b *bar) point(f *ui.Frame, width, part float32) float32 {
	thick, half := f.Dip(barThick), f.Dip(barDot)/2
	return thick/2 + (width-thick/2-half)*part
}

func (b *bar) height(f *ui.Frame, face render.FaceID, width float32) float32 {
	line := f.Fonts.Metrics(face).Line
	if b.stacked(f, face, width) {
		return 2*line + f.Dip(barDot+8)
	}
	return line + f.Dip(barDot+4)
}

func (b *bar) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	words, bold := c.Face, f.Fonts.Face(render.Bold, c.Face.Px())
	line := f.Fonts.Metrics(words).Line
	r := c.Rect
	above := render.Rect{X: r.X, Y: r.Y, W: r.W, H: line}
	below := above
	track := render.Rect{X: r.X, Y: r.Y + line + f.Dip(4), W: r.W, H: f.Dip(barDot)}
	if b.stacked(f, words, r.W) {
		below.Y = r.Y + r.H - line
	}
	if b.perfect {
		l.TextIn(f.Fonts, min(words, f.Fitting(render.Regular, barWords, b.label.Text, r.W)), b.label.Text, above, c.Align, render.Middle, f.Theme.Ink)
	} else {
		x, w := b.over(f, words, r.W)
		at := f.Within(r, render.Rect{X: r.X + x, Y: above.Y, W: w, H: line})
		l.TextIn(f.Fonts, words, b.label.Text, at, render.Middle, render.Middle, f.Theme.Ink2)
		l.TextIn(f.Fonts, bold, b.moves.Text, below, f.Far(), render.Middle, f.Theme.Ink)
	}
	b.paintTrack(l, f, track)
}

// paintTrack draws the bar and the dot.
func (b *bar) paintTrack(l *render.List, f *ui.Frame, r render.Rect) {
	you := float32(max(1, b.you))
	thick, y, half := f.Dip(barThick), r.Y+r.H/2, r.H/2
	at := func(part float32) render.Point { // from the edge of the words above to the dot
		x := b.point(f, r.W, part)
		if f.RTL {
			x = r.W - x
		}
		return render.Point{X: r.X + x, Y: y}
	}
	if f.Theme.Contrast {
		l.Line([]render.Point{at(0), at(1)}, f.Dip(2), f.Theme.Groove)
	} else {
		l.Line([]render.Point{at(0), at(1)}, thick, f.Theme.Groove)
	}
	if b.upper > b.lower {
		l.Line([]render.Point{at(float32(b.lower) / you), at(float32(b.upper) / you)}, thick, f.Theme.Edge)
	}
	b.paintRamp(l, f, float32(b.lower)/you, thick, at)
	if tick := at(float32(b.lower) / you); !b.perfect {
		l.Line([]render.Point{{X: tick.X, Y: y - half + f.Dip(1)}, {X: tick.X, Y: y + half - f.Dip(1)}}, f.Dip(2), f.Theme.Ink)
	}
	ink := f.Theme.Ink
	if b.perfect {
		ink = f.Theme.Honey
	}
	end := at(1)
	l.Box(render.Rect{X: end.X - half, Y: r.Y, W: r.H, H: r.H}, half, render.BoxStyle{Fill: ink, Edge: f.Theme.Paper, EdgeWidth: f.Dip(2)})
}

// paintRamp draws a line from 0 to a part of the track in the colours of the goal's line.
func (b *bar) paintRamp(l *render.List, f *ui.Frame, part, thick float32, at func(float32) render.Point) {
	if f.Theme.Contrast {
		l.Line([]render.Point{at(0), at(part)}, thick, f.Theme.Ink)
		return
	}
	from, to := at(0), at(part)
	r := render.Rect{X: min(from.X, to.X) - thick/2, Y: from.Y - thick/2, W: max(to.X-from.X, from.X-to.X) + thick, H: thick}
	ui.RampBar(l, f, r, r.W, func(at float32) render.Color { return f.Theme.RibbonColor(b.ramp(at)) })
}

// ramp returns the colour at a part, 0..1, of the goal's line.
func (b *bar) ramp(part float32) render.Color {
	x := part * float32(len(b.colors)-3) // no tile has the colour of the missing number, nor that of 0
	i := int(x)
	return render.Mix(b.tile(i), b.tile(i+1), x-float32(i))
}

// tile returns the colour of the i-th tile on the goal's line, from 0.
func (b *bar) tile(i int) render.Color {
	if i++; i >= b.missing {
		i++
	}
	return b.colors[min(i, len(b.colors)-1)]
}
