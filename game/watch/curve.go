package watch

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// curve draws the moves still needed over the moves made. Steps nearer are a neutral line, steps away a thicker one in the colour of
// errors; detours are bands in that colour, which say what they cost. A better way that is shown is a second line, on which the cursor runs.
type curve struct{}

// Measures of the curve in dip.
const (
	curveTick  = 13 // the numbers beside it
	curveKnob  = 10 // half of the knob, which runs on its base
	curveTrack = 4
)

// plot is where the positions and the depths stand.
type plot struct {
	area  render.Rect
	right bool // from right to left
	last  int
	most  int
	air   float32       // above the curve, for what its bands say
	words render.FaceID // of that
}

func (p *plot) x(i int) float32 {
	part := float32(i) / float32(max(1, p.last))
	if p.right {
		part = 1 - part
	}
	return p.area.X + p.area.W*part
}

func (p *plot) y(left int) float32 {
	return p.area.Y + p.air + (p.area.H-p.air)*(1-float32(left)/float32(max(1, p.most)))
}

// most returns the largest number of moves still needed.
func (v *Review) most() int {
	most := 10
	if v.review != nil && v.review.Exact() {
		for i := range v.review.Known() {
			most = max(most, v.review.Left(i))
		}
	}
	return most
}

// curvePad returns the room of the numbers beside the curve.
func (v *Review) curvePad(f *ui.Frame) float32 {
	if v.review == nil || !v.review.Exact() {
		return 0
	}
	widest := "00"
	if v.most() > 99 {
		widest = "000"
	}
	return render.Floor(f.Fonts.Width(tickFace(f), widest)) + f.Dip(7)
}

// curveOver returns how far the curve's control reaches beyond its column, so that the plot ends near the column's end.
func (v *Review) curveOver(f *ui.Frame) float32 {
	return max(0, min(f.Dip(14), v.curvePad(f)-f.Dip(curveKnob)))
}

func newPlot(f *ui.Frame, c *ui.Control, v *Review) plot {
	track := f.Track(c)
	p := plot{right: f.RTL, last: v.span(), most: v.most(), words: f.Face(render.Bold, grown(f, 16))}
	p.air = f.Fonts.Metrics(p.words).Line + f.Dip(lostBar+lostGap)
	p.area = render.Rect{X: track.X, Y: c.Rect.Y, W: track.W, H: c.Rect.H - f.Dip(curveKnob+2)}
	return p
}

func (curve) paint(l *render.List, f *ui.Frame, c *ui.Control, v *Review) {
	t, p := f.Theme, newPlot(f, c, v)
	hair := max(1, f.Dip(1))
	exact := v.review != nil && v.review.Exact()
	ink := t.Ink
	if v.better.moves != nil { // the better way is what counts
		ink = t.Accent
	} else {
		paintLost(l, f, &p, v)
	}
	if exact {
		paintGrid(l, f, &p)
		paintGround(l, f, &p, v)
		paintSteps(l, f, &p, v)
		paintBetter(l, f, &p, v)
	}
	base, thick := p.area.Y+p.area.H, f.Dip(curveTrack)
	l.Fill(render.Rect{X: p.area.X, Y: base - thick/2, W: p.area.W, H: thick}, thick/2, t.Edge)
	x, r := p.x(v.at+v.better.at), f.Dip(curveKnob)
	top := p.area.Y + p.air
	if exact && v.at < v.review.Known() {
		top = p.y(v.review.Left(v.at) - v.better.at)
	}
	l.Fill(render.Rect{X: x - hair, Y: top, W: 2 * hair, H: base - top}, 0, ink)
	if exact && v.at < v.review.Known() {
		s := f.Dip(5)
		l.Box(render.Rect{X: x - s, Y: top - s, W: 2 * s, H: 2 * s}, s, render.BoxStyle{Fill: ink, Edge: t.Paper, EdgeWidth: hair})
	}
	knob := render.Rect{X: x - r, Y: base - r, W: 2 * r, H: 2 * r}
	l.Box(knob, r, render.BoxStyle{Fill: t.Accent, Edge: t.Paper, EdgeWidth: f.Dip(2)})
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, knob, r)
	}
}

// The alpha of the bands of detours, and of those in the colours of the ramp.
const (
	lostAlpha = 34
	partAlpha = 44
)

// Of the bands of detours, in dip: the height of the bar at the head of each, the least space between that and the curve, and the most by
// which the words above it reach beyond both of its ends.
const (
	lostBar  = 3
	lostGap  = 6
	lostOver = 6
)

// paintLost draws a band in the colour of what is lost for each detour and, above it, how many moves that cost, if there is room.
func paintLost(l *render.List, f *ui.Frame, p *plot, v *Review) {
	t := f.Theme
	for i := range v.words.detours {
		d, saved := &v.words.detours[i], v.words.saved[i]
		x0, x1, gap := p.x(d.From), p.x(d.To), f.Dip(1) // so that those beside each other are two
		line := f.Fonts.Metrics(p.words).Line
		band := render.Rect{X: min(x0, x1) + gap, Y: p.area.Y + line, W: max(abs(x1-x0)-2*gap, gap), H: p.area.H - line}
		if v.review.Exact() || t.Contrast {
			l.Fill(band, 0, t.Error.Fade(lostAlpha))
		} else { // no curve stands before it, which would tell how far the solve was
			p.paintPart(l, f, band)
		}
		bar := band
		bar.H = f.Dip(lostBar)
		l.Fill(bar, bar.H/2, t.Error)
		if over := f.Dip(lostOver); f.Fonts.Width(p.words, saved) <= band.W+2*over {
			head := render.Rect{X: band.X - over, Y: p.area.Y, W: band.W + 2*over + 1, H: line}
			l.TextIn(f.Fonts, p.words, saved, head, render.Middle, render.Middle, t.Error)
		}
	}
}

// paintPart fills the place of a part of the solve in the colours that the ramp has there, as the ground below a curve, but faintly.
func (p *plot) paintPart(l *render.List, f *ui.Frame, r render.Rect) {
	const parts = 24
	for i := range parts {
		x0, x1 := render.Floor(r.X+r.W*float32(i)/parts), render.Floor(r.X+r.W*float32(i+1)/parts)
		part := ((x0+x1)/2 - p.area.X) / p.area.W
		if p.right {
			part = 1 - part
		}
		l.Fill(render.Rect{X: x0, Y: r.Y, W: x1 - x0, H: r.H}, 0, f.Theme.OnPaper(float64(max(0, min(part, 1)))).Fade(partAlpha))
	}
}

// tickFace returns the font of the numbers beside the curve.
func tickFace(f *ui.Frame) render.FaceID {
	return f.Fonts.Face(render.Regular, int(f.Dip(curveTick)*min(f.TextSize, 1.4)))
}

// paintGrid draws a line for each ten or twenty moves still needed, with its number.
func paintGrid(l *render.List, f *ui.Frame, p *plot) {
	t, hair := f.Theme, max(1, f.Dip(1))
	face := tickFace(f)
	m := f.Fonts.Metrics(face)
	step := 10
	for p.most/step > 2 || p.area.H*float32(step)/float32(p.most) < m.Line {
		step *= 2
	}
	var buf [8]byte
	for n := step; n <= p.most; n += step {
		y := render.Floor(p.y(n))
		l.Fill(render.Rect{X: p.area.X, Y: y, W: p.area.W, H: hair}, 0, t.ChartGrid)
		text := string(strconv.AppendInt(buf[:0], int64(n), 10))
		x := p.area.X - f.Dip(6) - f.Fonts.Width(face, text)
		if p.right {
			x = p.area.X + p.area.W + f.Dip(6)
		}
		l.Text(f.Fonts, face, text, x, y+render.Floor(m.Cap/2), t.Ink2)
	}
}

// paintBetter draws the better way that is shown: straight down, since each of its steps goes nearer, on a ground of its own.
func paintBetter(l *render.List, f *ui.Frame, p *plot, v *Review) {
	n := len(v.better.moves)
	if n == 0 || v.at >= v.review.Known() {
		return
	}
	left, color := v.review.Left(v.at), f.Theme.Accent
	for i := range n {
		if !f.Theme.Contrast {
			color = f.Theme.OnPaper(float64(i) / float64(n))
		}
		p.fillStep(l, v.at+i+1, left-i, left-i-1, color.Fade(betterAlpha))
	}
	l.Line([]render.Point{{X: p.x(v.at), Y: p.y(left)}, {X: p.x(v.at + n), Y: p.y(left - n)}}, f.Dip(4), f.Theme.Accent)
}

// The alpha of the grounds in the colours of the ramp: below the curve, below it while a better way is shown, and below that.
const (
	groundAlpha = 110
	behindAlpha = 36
	betterAlpha = 150
)

// paintGround fills the place below the known steps in the colours of the ramp, from the start to the end of the solve: faintly while a
// better way is shown, which is what counts then.
func paintGround(l *render.List, f *ui.Frame, p *plot, v *Review) {
	if f.Theme.Contrast {
		return
	}
	ground := func(i int, color render.Color) { p.fillStep(l, i, v.review.Left(i-1), v.review.Left(i), color) }
	alpha := uint8(groundAlpha)
	if v.better.moves != nil {
		alpha = behindAlpha
	}
	for i := 1; i < v.review.Known(); i++ {
		ground(i, f.Theme.Paper) // the bands of detours end at the curve
		ground(i, f.Theme.OnPaper(float64(i)/float64(max(1, p.last))).Fade(alpha))
	}
}

// fillStep fills the place below the step to the i-th position, which goes from one number of moves still needed to another.
func (p *plot) fillStep(l *render.List, i, from, to int, color render.Color) {
	x0, x1 := render.Floor(p.x(i-1)), render.Floor(p.x(i))
	if x0 == x1 { // of a long solve, a pixel shows one of several steps
		return
	}
	top := (p.y(from) + p.y(to)) / 2
	l.Fill(render.Rect{X: min(x0, x1), Y: top, W: abs(x1 - x0), H: p.area.Y + p.area.H - top}, 0, color)
}

// paintSteps draws the known steps, faint and thin while a better way is shown. Steps in one direction make one line.
func paintSteps(l *render.List, f *ui.Frame, p *plot, v *Review) {
	t, r := f.Theme, v.review
	ink, away, thin, thick := t.Ink2, t.Error, f.Dip(3), f.Dip(4)
	if v.better.moves != nil {
		ink, thin, thick = t.Edge, f.Dip(1.5), f.Dip(1.5)
		if !t.Contrast {
			ink = render.Mix(t.Paper, t.Edge, 0.7)
		}
		away = ink
	}
	nearer := func(i int) bool { return r.Left(i) < r.Left(i-1) }
	for from, i := 0, 1; i < r.Known(); i++ {
		if i+1 < r.Known() && nearer(i+1) == nearer(i) {
			continue
		}
		line := [2]render.Point{{X: p.x(from), Y: p.y(r.Left(from))}, {X: p.x(i), Y: p.y(r.Left(i))}}
		if nearer(i) {
			l.Line(line[:], thin, ink)
		} else {
			l.Line(line[:], thick, away)
		}
		from = i
	}
}

func abs(x float32) float32 { return max(x, -x) }
