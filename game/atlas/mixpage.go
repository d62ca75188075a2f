package atlas

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// mixPage is the part of a tab in which the player watches a board being shuffled.
type mixPage struct {
	mixer
	view    render.BoardView
	palette boardview.Palette
	chart   render.Chart
	spread  spread
	figures [2]figure // the steps made, and the depth
	shown   int       // number of depths in chart and figures
}

var (
	mixBoardID = ui.ID{Name: "mixboard"}
	mixChartID = ui.ID{Name: "mixchart"}
	mixID      = ui.ID{Name: "mix"}
	mixBackID  = ui.ID{Name: "mixback"}
)

// The measures in dip.
const (
	mixBoard   = 176 // of the board: at most in a narrow column, at least in a wide one
	mixSmall   = 120 // and at least beside its figures in a narrow one
	mixLow     = 136 // of the chart
	mixHigh    = 240
	mixClose   = 1.2  // times as much at least between the buttons: in large letters, whose words in the chart need it
	mixButtons = 320  // the width from which the buttons stand side by side
	mixGap     = 24   // between the board and what stands beside it on a low screen
	mixLeast   = 96   // height of the chart there, at least
	mixFigure  = 1.3  // times the height of a figure, for its line: what it counts stands close below it
	mixAside   = 40   // between the board and the chart on a desktop
	mixAir     = 64   // above and below the figures there, together and at most
	mixPart    = 0.44 // of the width, for the board there
)

// begin makes the chart; known has the average of all boards.
func (p *mixPage) begin(lang *assets.Lang, known []space.KnownSize) {
	p.chart = render.Chart{
		X:        render.Axis{Title: lang.T("atlas.axis_slides"), Whole: true},
		Y:        render.Axis{Whole: true, Least: 4},
		Lines:    []render.Series{{Ribbon: true}},
		EndTitle: true,
	}
	for i := range known {
		if k := &known[i]; k.Size == p.goal.Size() {
			p.chart.Y.Max = float64(k.Radius)
			p.chart.Rules = []render.Rule{{Y: k.Mean, Name: lang.T("atlas.mean")}}
			p.spread = newSpread(k, lang.T("atlas.all_boards"))
		}
	}
	p.shown = 0
}

// update brings chart and figures up to date.
func (p *mixPage) update(lang *assets.Lang) {
	if p.shown == len(p.depths) {
		return
	}
	line := &p.chart.Lines[0]
	if p.shown > len(p.depths) {
		line.Points = line.Points[:0]
	}
	for i := len(line.Points); i < len(p.depths); i++ {
		line.Points = append(line.Points, render.ChartPoint{X: float64(i), Y: float64(p.depths[i])})
	}
	p.shown = len(p.depths)
	p.chart.X.Max = float64(max(1, (p.steps()+mixSteps-1)/mixSteps) * mixSteps)
	p.figures = [2]figure{{strconv.Itoa(p.steps()), lang.T("atlas.mix_steps")}, {strconv.Itoa(p.depth()), lang.T("atlas.mix_away")}}
}

// layout lays out the board with its figures, the chart and the buttons, so that they fill a viewport of some height: the
// board with its buttons beside figures and chart if there is room.
func (p *mixPage) layout(lang *assets.Lang, f *ui.Frame, col *ui.Column, height float32) {
	p.update(lang)
	late := f.TextSize >= ui.LargeText && !f.Wide() // the words come last, so that board and chart are in sight
	if !late {
		col.Para(lang.T("atlas.mix_text"))
	}
	top := col.Y
	free := height - (top - col.Area.Y) - f.Dip(stage.FadeHigh)
	if _, _, beside := col.Halves(); beside {
		p.layoutWide(lang, f, col, free)
	} else if f.Wide() && p.lowFits(f, col.Area.W, free) {
		p.layoutLow(lang, f, col, free)
	} else {
		p.layoutBoard(lang, f, col)
		col.Space(8)
		p.layoutBelow(lang, f, col, free-(col.Y-top))
	}
	if late {
		col.Space(8)
		col.Para(lang.T("atlas.mix_text"))
	}
	col.Space(16)
}

// layoutWide lays out the board with its figures and buttons, as high as the screen, and beside them the chart, which is what the page is
// about.
func (p *mixPage) layoutWide(lang *assets.Lang, f *ui.Frame, col *ui.Column, free float32) {
	left, right := *col, *col
	part := render.Floor((col.Area.W - f.Dip(mixAside)) * mixPart)
	rest := figuresHeight(f, part, p.figures[:]) + p.buttonsHeight(f, part)
	side := render.Floor(max(f.Dip(mixBoard), min(part, free-rest)))
	air := max(0, min(free-rest-side, f.Dip(mixAir)))
	width := min(part, max(side, f.Grown(mixButtons))) // a small board stands in the middle above the buttons
	left.Area.W = width
	right.Area.X, right.Area.W = col.Area.X+width+f.Dip(mixAside), col.Area.W-width-f.Dip(mixAside)
	at := left.Take(side)
	at.X, at.W = at.X+render.Floor((width-side)/2), side
	p.addBoard(lang, f, at)
	left.Y += render.Floor(air / 2)
	layoutFigures(f, &left, p.figures[:])
	left.Y += render.Floor(air / 2)
	p.layoutButtons(lang, f, &left)
	p.addChart(lang, f, right.Take(max(left.Y-right.Y-f.Dip(8), f.Dip(mixLow)*chartScale(f))))
	col.Y = max(left.Y, right.Y)
}

// lowFits reports whether on a low screen figures, chart and buttons have room beside a board of a height.
func (p *mixPage) lowFits(f *ui.Frame, width, side float32) bool {
	right := width - side - f.Dip(mixGap)
	return side >= f.Dip(mixBoard) && p.buttonsBeside(f, right) && side >= p.lowChart(f, right, f.Dip(mixLeast)*chartScale(f))
}

// lowChart returns the height of figures and buttons in a column of a width, with a chart of a height between them.
func (p *mixPage) lowChart(f *ui.Frame, width, chart float32) float32 {
	return stackLine(f, lineSize) + chart + p.buttonsHeight(f, width)
}

// layoutLow lays out the board as high as the screen is, and figures, chart and buttons beside it.
func (p *mixPage) layoutLow(lang *assets.Lang, f *ui.Frame, col *ui.Column, side float32) {
	row := col.Take(side)
	p.addBoard(lang, f, render.Rect{X: row.X, Y: row.Y, W: side, H: side})
	row.X, row.W = row.X+side+f.Dip(mixGap), row.W-side-f.Dip(mixGap)
	right := f.Column(row)
	layoutLine(f, right, p.figures[:])
	p.addChart(lang, f, right.Take(side-p.lowChart(f, row.W, 0)))
	p.layoutButtons(lang, f, right)
}

// layoutBelow lays out the chart and the buttons below the board, in a height if they fit. Buttons in a row end the page; else the
// one that shuffles stands at the board.
func (p *mixPage) layoutBelow(lang *assets.Lang, f *ui.Frame, col *ui.Column, free float32) {
	low, high := f.Dip(mixLow)*chartScale(f), f.Dip(mixHigh)*chartScale(f)
	if p.buttonsBeside(f, col.Area.W) {
		p.addChart(lang, f, col.Take(max(low, min(high, free-p.buttonsHeight(f, col.Area.W)))))
		p.layoutButtons(lang, f, col)
		return
	}
	more, back := p.commands(lang)
	top := col.Y
	col.Command(more, ui.Primary)
	p.addChart(lang, f, col.Take(max(f.Dip(mixLow)*mixClose, min(high, free-(col.Y-top)))))
	col.Space(16)
	col.Command(back, ui.Plain)
}

// addChart adds the chart. Its Y axis has no title: it counts what the figures beside it name.
func (p *mixPage) addChart(lang *assets.Lang, f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: mixChartID, Role: ui.Image, Look: ui.Custom, Label: lang.T("atlas.mix_chart"), Rect: r})
}

// buttonsBeside reports whether the two buttons stand side by side in a width.
func (p *mixPage) buttonsBeside(f *ui.Frame, width float32) bool { return width >= f.Grown(mixButtons) }

// buttonsHeight returns the height of the buttons and the space above them.
func (p *mixPage) buttonsHeight(f *ui.Frame, width float32) float32 {
	if p.buttonsBeside(f, width) {
		return f.Dip(8) + f.ControlHeight()
	}
	return f.Dip(16) + 2*f.ControlHeight()
}

// commands returns what the two buttons do.
func (p *mixPage) commands(lang *assets.Lang) (more, back ui.Command) {
	return ui.Command{ID: mixID, Label: lang.T("atlas.mix_more"), Icon: render.Play, Disabled: !p.ready()},
		ui.Command{ID: mixBackID, Label: lang.T("atlas.mix_back"), Icon: render.Again, Disabled: p.steps() == 0}
}

// layoutButtons lays out the buttons: the one that shuffles takes most of the row.
func (p *mixPage) layoutButtons(lang *assets.Lang, f *ui.Frame, col *ui.Column) {
	col.Space(8)
	more, back := p.commands(lang)
	if !p.buttonsBeside(f, col.Area.W) {
		col.Command(more, ui.Primary)
		col.Command(back, ui.Plain)
		return
	}
	first := col.Take(f.ControlHeight())
	second := first
	words := f.Fonts.Width(f.Face(render.Regular, 16), back.Label) + f.IconSide() + f.Dip(8+2*16)
	first.W = render.Floor(min(first.W*0.6, first.W-words-f.Dip(8)))
	second.X, second.W = first.X+first.W+f.Dip(8), second.W-first.W-f.Dip(8)
	for i, c := range [...]ui.Control{more.Control(first), back.Control(second)} {
		c.Align, c.Ground = render.Middle, i > 0
		if i == 0 {
			c.Look = ui.Primary
		}
		f.Add(c)
	}
}

// layoutBoard lays out the board, its figures beside it or, in a narrow column, below it.
func (p *mixPage) layoutBoard(lang *assets.Lang, f *ui.Frame, col *ui.Column) {
	sizes := []float32{36, 28, 20}
	if f.TextSize >= ui.LargeText {
		sizes = sizes[2:]
	}
	for _, size := range sizes {
		if side := min(f.Dip(mixBoard), render.Floor(col.Area.W-p.widest(f, size)-f.Dip(16))); side >= f.Dip(mixSmall) {
			p.layoutBeside(lang, f, col, side, size)
			return
		}
	}
	side := min(f.Dip(mixBoard), col.Area.W)
	r := col.Take(side)
	r.X, r.W = r.X+render.Floor((r.W-side)/2), side
	p.addBoard(lang, f, r)
	col.Space(8)
	layoutFigures(f, col, p.figures[:])
}

// widest returns the width of the widest figure of a size in dip.
func (p *mixPage) widest(f *ui.Frame, size float32) (w float32) {
	for _, g := range p.figures {
		w = max(w, g.width(f, size))
	}
	return w
}

// layoutBeside lays out the board and, beside it, its figures of a size in dip, one below the other.
func (p *mixPage) layoutBeside(lang *assets.Lang, f *ui.Frame, col *ui.Column, side, size float32) {
	each := render.Floor(mixFigure*f.Fonts.Metrics(f.Face(render.Figure, size)).Cap + f.Fonts.Metrics(wordsFace(f)).Line)
	gap := f.Dip(16)
	row := col.Take(max(side, 2*each+gap))
	p.addBoard(lang, f, render.Rect{X: row.X, Y: row.Y + render.Floor((row.H-side)/2), W: side, H: side})
	r := render.Rect{X: row.X + side + f.Dip(16), Y: row.Y + render.Floor((row.H-2*each-gap)/2), W: row.W - side - f.Dip(16), H: each}
	for i, g := range p.figures {
		c := g.control(f, i, size)
		c.Rect = r
		f.Add(c)
		r.Y += each + gap
	}
}

// addBoard adds the picture of the board.
func (p *mixPage) addBoard(lang *assets.Lang, f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: mixBoardID, Role: ui.Image, Look: ui.Custom, Label: lang.T("atlas.mix_board"), Rect: r})
	p.place(f, f.Fixed(r))
}

// place sets where the board is drawn.
func (p *mixPage) place(f *ui.Frame, r render.Rect) {
	v, set := &p.view, p.stage.Set
	v.Rect, v.Cell, v.Origin = render.TrayFor(r, p.goal.Size(), f.Scale, 0)
	v.Scale, v.Theme, v.Colors = f.Scale, f.Theme, p.palette.Colors(f.Theme, set.Scheme, p.goal)
	v.Board, v.Goal, v.Numbers, v.Bridges = p.board, p.goal, true, true
	v.Framed, v.Numerals = set.HomeDots || f.Theme.Contrast, boardview.Numerals(set.Numerals)
	v.Before, v.Growth = p.board, 1
	v.Shift = p.appendShifts(v.Shift[:0], v.Cell)
}

// paint draws the board or the chart.
func (p *mixPage) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case mixBoardID:
		l.Board(f.Fonts, &p.view)
	case mixChartID:
		lines, bars := p.spread.split(f, c.Rect)
		plot := l.Chart(f.Fonts, lines, &p.chart, f.Theme, f.Scale*mixScale(f))
		p.spread.paint(l, f, bars, &plot, p.depth())
		p.paintNow(l, f, bars, &plot)
	}
}

// mixScale is how much larger than usual the words of the chart are: it has few.
func mixScale(f *ui.Frame) float32 { return max(mixWords, chartScale(f)) }

// The measures of the mark of the board's depth now: its radius and the width of the line from it to its bar, in dip.
const (
	mixWords = 1.2
	nowSpot  = 5
	nowLine  = 2
)

// paintNow marks the end of the line, where the board is now, and joins it to its bar among those of all boards.
func (p *mixPage) paintNow(l *render.List, f *ui.Frame, bars render.Rect, plot *render.Plot) {
	if plot.Rect.Empty() || len(p.depths) == 0 {
		return
	}
	at, c := plot.At(float64(p.steps()), float64(p.depth())), f.Theme.Ink
	if !f.Theme.Contrast {
		c = p.spread.color(f, p.depth())
	}
	if !bars.Empty() {
		l.Line([]render.Point{at, {X: bars.X, Y: at.Y}}, max(1, f.Dip(nowLine)), c)
	}
	l.Spot(render.DiscSpot, at, f.Dip(nowSpot), 0, c, f.Theme)
}
