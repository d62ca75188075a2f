package watch

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// curve draws the moves still needed over the moves made. Steps nearer are a neutral line, steps away a thicker one in the colour of
// errors; detours are bars above them. A better way that is shown is a second line, on which the cursor runs.
type curve struct{}

// Measures of the curve in dip.
const (
	curveTick = 13 // the numbers beside it
	curveFoot = 24 // for the knob below it
	curveKnob = 10 // half of the knob
)

// plot is where the positions and the depths stand.
type plot struct {
	area  render.Rect
	right bool // from right to left
	last  int
	most  int
	air   float32       // above the curve
	words render.FaceID // of the name and the legend, which stand above it in so many lines
	lines float32
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
	p := plot{right: f.RTL, last: v.span(), most: v.most(), air: f.Dip(10)}
	p.words, p.lines = curveWords(f, c, v)
	head := f.Fonts.Metrics(p.words).Line*p.lines + f.Dip(4)
	p.area = render.Rect{X: track.X, Y: c.Rect.Y + head, W: track.W, H: c.Rect.H - head - f.Dip(curveFoot)}
	return p
}

// curveColumn returns the column that the curve stands in, of which its numbers and its plot are parts.
func curveColumn(f *ui.Frame, c *ui.Control, v *Review) render.Rect {
	r := c.Rect
	r.W -= v.curveOver(f)
	return f.Within(c.Rect, r)
}

// curveWords returns the font of the name of the curve and of what its colours mean: that of the captions of figures or, where they have
// no room beside each other then, a smaller one. Where the smallest has none either, the legend stands in a second line.
func curveWords(f *ui.Frame, c *ui.Control, v *Review) (face render.FaceID, lines float32) {
	if v.review == nil || !v.review.Exact() {
		return f.Face(render.Regular, grown(f, 16)), 1
	}
	keys, n := v.legendKeys()
	for size := float32(16); size >= curveTick; size-- {
		face = f.Face(render.Regular, grown(f, size))
		width := f.Fonts.Width(face, c.Label)
		for _, key := range keys[:n] {
			width += f.Fonts.Width(face, v.Stage.Lang.T(key)) + f.Dip(36)
		}
		if n == 0 || width <= curveColumn(f, c, v).W {
			return face, 1
		}
	}
	return face, 2
}

// legendKeys returns the keys of what is explained beside the curve's name, the last first.
func (v *Review) legendKeys() (keys [2]string, n int) {
	if v.better.moves != nil {
		return [2]string{"review.legend_better"}, 1
	}
	if len(v.words.detours) > 0 {
		keys[n], n = "review.legend_detour", n+1
	}
	for i := 1; i < v.review.Known(); i++ {
		if v.review.Left(i) > v.review.Left(i-1) {
			keys[n], n = "review.legend_away", n+1
			break
		}
	}
	return keys, n
}

func (curve) paint(l *render.List, f *ui.Frame, c *ui.Control, v *Review) {
	t, p := f.Theme, newPlot(f, c, v)
	hair := max(1, f.Dip(1))
	exact := v.review != nil && v.review.Exact()
	if exact {
		paintGrid(l, f, &p)
		name := curveColumn(f, c, v)
		name.H = f.Fonts.Metrics(p.words).Line
		l.TextIn(f.Fonts, p.words, c.Label, name, f.Near(), render.Middle, t.Ink2)
		used := f.Fonts.Width(p.words, c.Label)
		if p.lines > 1 {
			name.Y, used = name.Y+name.H, 0
		}
		paintCurveLegend(l, f, v, p.words, name, used)
	} else if len(v.words.detours) > 0 {
		name := render.Rect{X: p.area.X, Y: c.Rect.Y, W: p.area.W, H: p.area.Y - c.Rect.Y - f.Dip(4)}
		l.TextIn(f.Fonts, p.words, v.Stage.Lang.T("review.saved"), name, f.Near(), render.Middle, t.Ink2)
	}
	for i := range v.words.detours {
		if v.better.moves != nil { // the better way is what counts
			break
		}
		d := &v.words.detours[i]
		x0, x1 := p.x(d.From), p.x(d.To)
		band := render.Rect{X: min(x0, x1), Y: p.area.Y, W: max(abs(x1-x0), hair), H: p.area.H}
		bar := band
		bar.H = f.Dip(4)
		l.Fill(bar, bar.H/2, t.Accent)
		if !exact { // no curve stands there, which has colours of its own
			l.Fill(band, 0, t.Accent.Fade(40))
			l.Fill(render.Rect{X: band.X, Y: band.Y, W: hair, H: band.H}, 0, t.Accent)
		}
	}
	if exact {
		paintGround(l, f, &p, v)
		paintSteps(l, f, &p, v)
		paintBetter(l, f, &p, v)
	}
	base := p.area.Y + p.area.H
	l.Fill(render.Rect{X: p.area.X, Y: base, W: p.area.W, H: hair}, 0, t.Edge)
	x, r, ink := p.x(v.at+v.better.at), f.Dip(10), t.Ink
	if v.better.moves != nil {
		ink = t.Accent
	}
	l.Fill(render.Rect{X: x - hair/2, Y: p.area.Y, W: hair, H: p.area.H}, 0, ink)
	if !exact {
		for i := range v.words.detours {
			paintSaved(l, f, &p, v, i)
		}
	}
	if exact && v.better.moves == nil && v.at < v.review.Known() { // a better way begins at the position
		y, s := p.y(v.review.Left(v.at)), f.Dip(5)
		l.Box(render.Rect{X: x - s, Y: y - s, W: 2 * s, H: 2 * s}, s, render.BoxStyle{Fill: ink, Edge: t.Paper, EdgeWidth: hair})
	}
	knob := render.Rect{X: x - r, Y: base + f.Dip(2), W: 2 * r, H: 2 * r}
	l.Box(knob, r, render.BoxStyle{Fill: t.Accent, Edge: t.Paper, EdgeWidth: f.Dip(2)})
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, knob, r)
	}
}

// paintCurveLegend draws what the colours mean at the end of the line above the curve, each only if it is there and has room beside
// the name, whose width is given.
func paintCurveLegend(l *render.List, f *ui.Frame, v *Review, face render.FaceID, r render.Rect, name float32) {
	t, room := v.Stage.Lang.T, r.W-name+f.Dip(16)
	x := r.W
	keys, n := v.legendKeys()
	for _, key := range keys[:n] {
		text, color := t(key), f.Theme.Accent
		if key == "review.legend_away" {
			color = f.Theme.Error
		}
		w := f.Fonts.Width(face, text)
		if room -= w + f.Dip(36); room < 0 {
			continue
		}
		l.TextIn(f.Fonts, face, text, f.Within(r, render.Rect{X: r.X + x - w, Y: r.Y, W: w, H: r.H}), f.Near(), render.Middle, f.Theme.Ink2)
		high := f.Dip(4)
		l.Fill(f.Within(r, render.Rect{X: r.X + x - w - f.Dip(20), Y: r.Y + (r.H-high)/2, W: f.Dip(14), H: high}), high/2, color)
		x -= w + f.Dip(36)
	}
}

// paintSaved writes what a shorter way saves in the middle of its band, if there is room: beside the line of the position shown,
// if that would run through it.
func paintSaved(l *render.List, f *ui.Frame, p *plot, v *Review, i int) {
	d, saved, face := &v.words.detours[i], v.words.saved[i], f.Face(render.Figure, grown(f, 20))
	x0, x1 := p.x(d.From), p.x(d.To)
	band := render.Rect{X: min(x0, x1), Y: p.area.Y, W: abs(x1 - x0), H: p.area.H}
	width := f.Fonts.Width(face, saved)
	if at := p.x(v.at); abs(at-band.X-band.W/2) < width/2+f.Dip(4) {
		if end := band.X + band.W; at-band.X > end-at {
			band.W = at - band.X
		} else {
			band.X, band.W = at, end-at
		}
	}
	if width <= band.W-f.Dip(8) && f.Fonts.Metrics(face).Cap*1.4 <= band.H {
		l.TextIn(f.Fonts, face, saved, band, render.Middle, render.Middle, f.Theme.Ink)
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
	for p.most/step > 4 || p.area.H*float32(step)/float32(p.most) < m.Line {
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
	alpha := uint8(groundAlpha)
	if v.better.moves != nil {
		alpha = behindAlpha
	}
	for i := 1; i < v.review.Known(); i++ {
		p.fillStep(l, i, v.review.Left(i-1), v.review.Left(i), f.Theme.OnPaper(float64(i)/float64(max(1, p.last))).Fade(alpha))
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
