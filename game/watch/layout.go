package watch

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// place is where the parts of the scene stand.
type place struct {
	bar     render.Rect // back and the name
	figures render.Rect // the goal, the clock and the moves
	board   render.Rect // the area of the board
	panel   render.Rect // the scrolled column
	foot    float32     // where the column is to end at the earliest: the board's foot, 0 where they do not stand side by side
}

var sumID = ui.ID{Name: "sum"}

const (
	edgeWidth = 12 // dip, around the board
	pageEdge  = 16 // dip, beside what stands below each other

	figuresMost = 232 // the height of the goal and the figures beside the board

	goalLow = 78 // and on a low screen, where the goal has numbers then

	fadedFoot = 24 // below what is to be in sight whole: there the column fades

	boardAir = 8 // more around a board lower than its room

	boardLeast = 0.3 // of the height of a narrow screen, however large the letters are
)

func (w *Scene) findPlace(f *ui.Frame) place {
	if f.Wide() {
		return w.widePlace(f)
	}
	return w.narrowPlace(f)
}

// titleSize is the size of the name in dip: that of other titles, but in large letters, which leave the room to the board.
func titleSize(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 20
	}
	return 24
}

// oneLine is the height of a bar of one line on a narrow screen, as of other pages, and of one of two lines on a wide one, and twoLines
// that of one of two lines on a narrow screen, in dip.
const (
	oneLine  = 64
	twoLines = 72
)

// barHeight is the height of the bar: of two lines.
func barHeight(f *ui.Frame) float32 {
	least := f.Dip(twoLines)
	if f.Wide() {
		least = f.Dip(oneLine)
	}
	return max(least, f.Fonts.Metrics(f.Face(render.Title, titleSize(f))).Line+f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(4))
}

// barHeight is the height of the bar of this game.
func (w *Scene) barHeight(f *ui.Frame) float32 {
	if summedBelow(f) {
		return barHeight(f)
	}
	return lowBar(f)
}

// summedBelow reports that the sum stands below the name: beside a large board. Elsewhere it stands at the end of the bar or, where that
// has no room for it, in the column.
func summedBelow(f *ui.Frame) bool {
	return f.Wide() && !f.Low() && f.TextSize < ui.LargeText
}

// summed reports that the sum stands in the bar.
func (w *Scene) summed(f *ui.Frame) bool {
	return summedBelow(f) || f.TextSize < ui.LargeText && inOneLine(f, w.words.name, w.words.sum)
}

// lowBar is the height of a bar of one line.
func lowBar(f *ui.Frame) float32 {
	if !f.Wide() && f.TextSize < ui.LargeText {
		return f.Dip(oneLine)
	}
	return max(f.Dip(56), f.Fonts.Metrics(f.Face(render.Title, titleSize(f))).Line+f.Dip(8))
}

// summedAbove reports that the bar has room for a second line, which a narrow screen with large letters leaves to the board.
func summedAbove(f *ui.Frame) bool { return f.Wide() || f.TextSize < ui.LargeText }

// narrowPlace puts everything below each other. The board has what the figures and a usable part of the column leave.
func (w *Scene) narrowPlace(f *ui.Frame) (p place) {
	safe, edge := f.Safe, f.Dip(pageEdge)
	p.bar = render.Rect{X: safe.X + f.Dip(4), Y: safe.Y, W: safe.W - f.Dip(16), H: w.barHeight(f)}
	figures := figureRow(f)
	if safe.H >= f.Dip(640) && f.TextSize < ui.LargeText {
		figures = max(figures, min(f.Dip(120), safe.H*0.14))
	}
	p.figures = render.Rect{X: safe.X + edge, Y: p.bar.Y + p.bar.H, W: safe.W - 2*edge, H: render.Floor(figures)}
	y := p.figures.Y + p.figures.H + f.Dip(8)
	column := w.controlsHeight(f, min(safe.W-2*edge, f.Grown(stage.PageWidth)))
	size := w.reel.film.Recording.Game.Goal.Size()
	room := max(f.Dip(72), safe.Y+safe.H-y-column, min(safe.H*boardLeast, safe.Y+safe.H-y-f.Dip(128)))
	tray, _ := boardview.Tray(f, render.Rect{X: safe.X + edge, W: safe.W - 2*edge, H: room}, size, boardview.MostSide(f))
	air := render.Floor(min(max(0, room-tray.H)/4, f.Dip(boardAir))) // above and below a board that is as wide as the screen
	y += air
	p.board = render.Rect{X: safe.X + edge, Y: y, W: safe.W - 2*edge, H: tray.H}
	width := min(safe.W-2*edge, f.Grown(stage.PageWidth))
	y += tray.H + air + f.Dip(8)
	p.panel = render.Rect{X: render.Floor(safe.X + (safe.W-width)/2), Y: y, W: width, H: safe.Y + safe.H - y}
	return p
}

// controlsHeight is the height of what is to be in sight below the board: the slider, its marks, the buttons, and the legend unless it
// stands below them.
func (w *Scene) controlsHeight(f *ui.Frame, width float32) float32 {
	h := f.Fonts.Metrics(placeFace(f)).Line + growthHeight(f) + f.Dip(24) + reelHeight(f) + f.Dip(8+fadedFoot)
	if len(w.marks.places) > 0 {
		h += f.Dip(marksHeight)
	}
	if len(w.marks.legend) > 0 && f.TextSize < ui.LargeText {
		h += w.marks.placeLegend(f, width) + f.Dip(legendAbove+legendBelow)
	}
	return h
}

// widePlace puts the board on one side and everything else on the other.
func (w *Scene) widePlace(f *ui.Frame) (p place) {
	safe, edge := f.Safe, f.Dip(edgeWidth)
	size := w.reel.film.Recording.Game.Goal.Size()
	if page, ok := boardview.PageFor(f, size, barHeight(f)); ok {
		p.bar, p.board, p.panel = page.Bar, page.Board, page.Rest
		p.figures = page.Rest
		p.foot = page.Board.Y + page.Board.H
		if low := page.Rest.Y + page.Rest.H - f.Dip(pageEdge); size.W > size.H && p.foot < low { // in the middle of the page, beside a column as high as that
			p.board.Y += render.Floor((low - p.foot) / 2)
			p.foot = low
		}
		spare := p.foot - page.Rest.Y - f.Dip(8) - f.Column(page.Rest).Measure(func(col *ui.Column) { w.layoutPanel(f, col, 0) })
		p.figures.H = render.Floor(max(min(page.Rest.H*0.24, f.Dip(200)), min(spare, f.Dip(figuresMost))))
		if goal, _, _ := w.placeGoal(f, p.figures); goal.H < p.figures.H { // half of what it leaves stands below it, half above the foot
			p.figures.H -= render.Floor((p.figures.H - goal.H) / 2)
		}
		p.panel.Y += p.figures.H + f.Dip(8)
		p.panel.H -= p.figures.H + f.Dip(8)
		return p
	}
	side := max(f.Dip(280), min(f.Dip(400)*max(1, f.TextSize*0.8), safe.W*0.4))
	tray, _ := boardview.Tray(f, render.Rect{W: safe.W - side - 2*edge, H: safe.H - 2*edge}, size, boardview.MostSide(f))
	spare := max(0, safe.W-side-tray.W-2*edge)
	side += min(spare*0.5, f.Dip(80))
	pull := max(0, safe.W-side-tray.W-2*edge) * 0.5
	x := render.Floor(safe.X + safe.W - side - pull)
	p.board = render.Rect{X: safe.X + edge + pull, Y: safe.Y + edge, W: x - safe.X - 2*edge - pull, H: safe.H - 2*edge}
	down := min((safe.H-tray.H)*0.5, (safe.H-f.Dip(boardview.MostSide(f)))*0.5)
	y := render.Floor(safe.Y + max(0, down))
	p.bar = render.Rect{X: x, Y: y, W: side - edge, H: w.barHeight(f)}
	figures := figureRow(f)
	if f.Low() && f.TextSize < ui.LargeText {
		figures = max(figures, f.Dip(goalLow))
	}
	if room := safe.H * 0.3; room > figures && safe.H > f.Dip(480) {
		figures = min(room, f.Dip(240))
	}
	p.figures = render.Rect{X: x + f.Dip(12), Y: p.bar.Y + p.bar.H, W: side - edge - f.Dip(20), H: render.Floor(figures)}
	y = p.figures.Y + p.figures.H + f.Dip(8)
	p.panel = render.Rect{X: p.figures.X, Y: y, W: p.figures.W, H: safe.Y + safe.H - y}
	return p
}

// grown returns a size, in dip, of the figures and their captions: they are large as they are, and with large letters they leave the room
// to the board.
func grown(f *ui.Frame, dip float32) float32 { return f.UpTo(render.Regular, dip, ui.LargeText) }

// captionLine is the height of the captions of figures.
func captionLine(f *ui.Frame) float32 {
	return f.Fonts.Metrics(f.Face(render.Regular, grown(f, 16))).Line
}

// captionFitting returns the font of a caption of a figure so wide.
func captionFitting(f *ui.Frame, text string, width float32) render.FaceID {
	return f.Fitting(render.Regular, grown(f, 16), text, width)
}

// figureRow is the least height of the clock and the moves.
func figureRow(f *ui.Frame) float32 {
	return f.Fonts.Metrics(f.Face(render.Figure, grown(f, 28))).Line + captionLine(f)
}

// Layout lays out everything.
func (w *Scene) Layout(f *ui.Frame) {
	p := w.findPlace(f)
	w.words.update(w)
	w.layoutBar(f, p.bar, p.panel)
	w.layoutFigures(f, p.figures)
	w.layoutBoard(f, p.board)
	clip := stage.ToEdge(f.Safe, render.Rect{X: p.panel.X - f.Dip(14), Y: p.panel.Y, W: p.panel.W + f.Dip(28), H: p.panel.H})
	col := w.Scroll.Begin(f, clip, p.panel)
	col.Hang = f.Dip(8)
	w.layoutPanel(f, col, p.foot-w.Scroll.Offset)
	w.End(f, col)
}

// layoutPanel lays out the column: what leads elsewhere stands at its foot, if that is further down, and what changes the film in the
// middle of the rest.
func (w *Scene) layoutPanel(f *ui.Frame, col *ui.Column, foot float32) {
	w.layoutReel(f, col)
	rest := col.Measure(func(col *ui.Column) { w.layoutWays(f, col); w.layoutActions(col) })
	col.Y += max(0, render.Floor((foot-col.Y-rest)/2))
	w.layoutWays(f, col)
	col.Y = max(col.Y, foot-col.Measure(func(col *ui.Column) { w.layoutActions(col) }))
	w.layoutActions(col)
}

// barOut is how far the bar begins before what stands below it, in dip: so far the button Back is wider than its icon.
const barOut = 12

// layoutBar lays out the button Back, the name of the game and what became of it.
func (w *Scene) layoutBar(f *ui.Frame, r, column render.Rect) {
	rest := w.BackIn(f, r, r.X+f.Dip(barOut))
	sum := ""
	if w.summed(f) {
		sum = w.words.sum
	}
	f.Add(ui.Control{ID: sumID, Role: ui.Heading, Look: ui.Custom, Label: w.words.name, Value: sum, Rect: headIn(f, r, rest, column)})
}

// headIn returns the place of a name in the rest of a bar: where it is one line, it ends with the column below it.
func headIn(f *ui.Frame, bar, rest, column render.Rect) render.Rect {
	if bar.H >= barHeight(f) {
		return rest
	}
	rest.W = column.X + column.W - rest.X
	return rest
}

// inOneLine reports whether a bar has room for a name and, at its end, a line about it.
func inOneLine(f *ui.Frame, name, line string) bool {
	room := f.Safe.W
	if f.Wide() {
		room = f.Dip(300)
	}
	return f.Fonts.Width(f.Face(render.Title, titleSize(f)), name)+f.Fonts.Width(f.Face(render.Regular, 16), line) <= room-f.Dip(96)
}

// paintHead draws a name and a line about it: at the end of the bar, if that is so low, or below the name.
func paintHead(l *render.List, f *ui.Frame, c *ui.Control) {
	line := f.FaceFitting(c.Value, c.Rect.W)
	if c.Rect.H < barHeight(f) {
		name := f.Fitting(render.Title, titleSize(f), c.Label, c.Rect.W-f.Fonts.Width(line, c.Value))
		l.TextIn(f.Fonts, name, c.Label, c.Rect, f.Near(), render.Middle, f.Theme.Ink)
		l.TextIn(f.Fonts, line, c.Value, c.Rect, f.Far(), render.Middle, f.Theme.Ink2)
		return
	}
	name := f.Fitting(render.Title, titleSize(f), c.Label, c.Rect.W)
	first, second := f.Fonts.Metrics(f.Face(render.Title, titleSize(f))).Line, f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	if c.Value == "" {
		second = 0
	}
	y := render.Floor(c.Rect.Y + (c.Rect.H-first-second)/2)
	l.TextIn(f.Fonts, name, c.Label, render.Rect{X: c.Rect.X, Y: y, W: c.Rect.W, H: first}, f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, line, c.Value, render.Rect{X: c.Rect.X, Y: y + first, W: c.Rect.W, H: second}, f.Near(), render.Middle, f.Theme.Ink2)
}

// layoutFigures lays out the goal, the clock and the moves side by side.
func (w *Scene) layoutFigures(f *ui.Frame, r render.Rect) {
	t := w.Stage.Lang.T
	goal, stacked, beside := w.placeGoal(f, r)
	wide := goal.W
	if stacked { // the figures stand in the middle of the goal's height
		r.H = goal.H
	}
	f.Add(ui.Control{ID: goalID, Role: ui.Image, Look: ui.Custom, Label: t("watch.goal"), Value: w.words.name, Rect: goal})
	rest := render.Rect{X: r.X + wide + f.Dip(goalGap), Y: r.Y, H: r.H}
	rest.W = r.X + r.W - rest.X
	clock, moves := rest, rest
	if stacked {
		large := f.Fonts.Metrics(f.Face(render.Figure, grown(f, 44))).Cap*1.5 + captionLine(f)
		clock.H = max(figureRow(f), min(render.Floor((r.H-f.Dip(8))/2), render.Floor(large)+1))
		clock.Y += render.Floor((r.H - 2*clock.H - f.Dip(8)) / 2)
		moves.Y, moves.H = clock.Y+clock.H+f.Dip(8), clock.H
	} else {
		gap := f.Dip(24)
		if f.TextSize >= ui.LargeText {
			gap = f.Dip(20)
		}
		one, two := figureWidth(f, w.words.digits, t("watch.time")), figureWidth(f, w.words.moves.Text, t("watch.moves"))
		caption := f.Fonts.Width(f.Face(render.Regular, grown(f, 16)), t("watch.moves")) + f.Dip(2)
		clock.W = render.Floor(min((rest.W-gap)*one/(one+two), rest.W-gap-min(caption, rest.W*0.4)))
		moves.X, moves.W = rest.X+clock.W+gap, rest.W-clock.W-gap
		if one+two < rest.W-gap { // as near to each other as they belong
			clock.W = render.Floor(one)
			moves.X = rest.X + clock.W + gap
			moves.W = rest.X + rest.W - moves.X
		}
	}
	most := min(figureSize(f, clock), grown(f, beside))
	w.caption = captionFitting(f, t("watch.moves"), moves.W)
	if w.reel.film.Recording.Timed {
		w.caption = smaller(f, w.caption, captionFitting(f, t("watch.time"), clock.W))
		digits := w.words.digits
		if small := f.Fitting(render.Figure, grown(f, 28), digits, clock.W); f.Fonts.Width(small, digits) > clock.W ||
			f.Fonts.Metrics(small).Cap < f.Fonts.Metrics(f.Face(render.Regular, grown(f, 16))).Cap { // a clock is never smaller than its caption
			digits = w.words.short
		}
		face := smaller(f, f.Fitting(render.Figure, most, digits, clock.W), f.Fitting(render.Figure, most, w.words.moves.Text, moves.W))
		f.Add(ui.Control{ID: clockID, Role: ui.Status, Look: ui.Custom, Label: t("watch.time"), Value: digits, Rect: clock, Align: render.Start, Face: face})
		f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: t("watch.moves"), Value: w.words.moves.Text, Rect: moves, Align: render.Start, Face: face})
		return
	}
	w.caption = captionFitting(f, t("watch.moves"), clock.W)
	f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: t("watch.moves"), Value: w.words.moves.Text, Rect: clock, Align: render.Start,
		Face: f.Fitting(render.Figure, most, w.words.moves.Text, clock.W)})
}

// figureWidth returns how wide large digits and their caption are.
func figureWidth(f *ui.Frame, digits, caption string) float32 {
	return max(f.Fonts.Width(f.Face(render.Figure, grown(f, 44)), digits), f.Fonts.Width(f.Face(render.Regular, grown(f, 16)), caption)) + f.Dip(2)
}

// figureSize returns the size, in dip, of digits with a caption below that fill r.
func figureSize(f *ui.Frame, r render.Rect) float32 {
	if f.Low() || r.H < f.Fonts.Metrics(f.Face(render.Figure, grown(f, 44))).Cap*1.5+captionLine(f) {
		return grown(f, 28)
	}
	return grown(f, 44)
}

// smaller returns the font of lower digits, so that figures beside each other are of one size.
func smaller(f *ui.Frame, a, b render.FaceID) render.FaceID {
	if f.Fonts.Metrics(b).Cap < f.Fonts.Metrics(a).Cap {
		return b
	}
	return a
}

// paintFigure draws large digits in an ink and their caption below.
func paintFigure(l *render.List, f *ui.Frame, c *ui.Control, caption render.FaceID, ink render.Color) {
	below := captionLine(f)
	digits := render.Floor(f.Fonts.Metrics(f.Face(render.Figure, figureSize(f, c.Rect))).Cap * 1.5)
	y := render.Floor(c.Rect.Y + (c.Rect.H-digits-below)/2)
	l.TextIn(f.Fonts, c.Face, c.Value, render.Rect{X: c.Rect.X, Y: y, W: c.Rect.W, H: digits}, c.Align, render.Middle, ink)
	l.TextIn(f.Fonts, caption, c.Label, render.Rect{X: c.Rect.X, Y: y + digits, W: c.Rect.W, H: below}, c.Align, render.Middle, f.Theme.Ink2)
}

func (w *Scene) layoutBoard(f *ui.Frame, area render.Rect) {
	b := &w.board
	g := w.reel.film.Recording.Game
	b.Zoom = boardview.Zoom{} // the whole board always shows
	b.Cursor = boardview.Cursor{}
	b.Layout(w.Stage, f, w.reel.board(), g.Goal, boardview.Place{Area: area, Max: boardview.MostSide(f), Label: w.Stage.Lang.T("watch.board"), Value: w.words.at.Text})
	b.Shift = b.Motion.Append(b.Shift[:0], w.Stage, b)
}

// layoutReel lays out the slider, its marks and the buttons below it.
func (w *Scene) layoutReel(f *ui.Frame, col *ui.Column) {
	t, r := w.Stage.Lang.T, &w.reel
	above, line := w.words.above(w), col.Take(f.Fonts.Metrics(placeFace(f)).Line)
	beside := w.marks.beside(f, line.W, w.words.home)
	if beside > 0 {
		w.marks.layoutBeside(f, render.Rect{X: line.X + line.W - beside, Y: line.Y, W: beside, H: line.H})
		line.W -= beside + f.Dip(legendNear)
	}
	f.Add(ui.Control{Role: ui.Text, Label: above, Rect: line, Face: f.Fitting(render.Bold, grown(f, 16), above, line.W)})
	f.Add(ui.Control{ID: scrubID, Role: ui.Slider, Look: ui.Custom, Label: t("watch.scrub"), Value: w.words.at.Text, Rect: col.Take(growthHeight(f) + f.Dip(24)),
		Range: ui.Range{Hi: float32(r.film.Last()), At: float32(r.at), Step: 1}, Ends: -f.Dip(12)}) // the track is as wide as the column
	if len(w.marks.places) > 0 {
		col.Picture(marksID, w.marks.text, f.Dip(marksHeight)).Ends = -f.Dip(12)
		if f.TextSize < ui.LargeText && beside == 0 {
			w.marks.layoutLegend(col)
		}
	}
	run := ui.Command{ID: runID, Label: t("watch.play"), Icon: render.Play}
	if r.running {
		run.Label, run.Icon = t("watch.pause"), render.Pause
	}
	left, right := render.Left, render.Right
	if f.RTL {
		left, right = right, left
	}
	begins, ends := r.at == 0, r.at == r.film.Last()
	layoutRow(col, [...]ui.Command{
		{ID: firstID, Label: t("watch.first"), Icon: render.First, Disabled: begins},
		{ID: beforeID, Label: t("watch.before"), Icon: left, Disabled: begins},
		run,
		{ID: afterID, Label: t("watch.after"), Icon: right, Disabled: ends},
		{ID: lastID, Label: t("watch.last"), Icon: render.Step, Disabled: ends},
	})
	if f.TextSize >= ui.LargeText { // the buttons are to be in sight
		w.marks.layoutLegend(col)
	}
}

// layoutWays lays out how the film runs, how fast and with what, and what became of the game, if the bar does not say it.
func (w *Scene) layoutWays(f *ui.Frame, col *ui.Column) {
	t, r := w.Stage.Lang.T, &w.reel
	if summedBelow(f) { // one part of the page
		col.Space(4)
		ground, hang := col.BeginGroup(), col.Hang
		col.Hang = 0
		defer func() { col.EndGroup(ground); col.Hang = hang }()
	}
	col.Stepper(speedID, t("watch.speed"), w.words.speeds[r.speed], ui.Range{Hi: float32(len(speeds) - 1), At: float32(r.speed), Step: 1})
	col.Switch(wholeID, t("watch.whole"), r.whole)
	if !w.summed(f) {
		col.Small(w.words.sum)
	}
}

// The measures of the row of buttons in dip: the least and the most width of those beside the main one, and its most where its word has no
// room.
const (
	rowLeast = 44
	rowMost  = 64
	rowIcon  = 70
)

// rowMain is the index of the main button in that row.
const rowMain = 2

// reelHeight is the height of the buttons of a film, which with large letters are no higher than their words need: the board and the chart
// above them need the room.
func reelHeight(f *ui.Frame) float32 {
	return max(f.Dip(48), min(f.ControlHeight(), f.Fonts.Metrics(f.Face(render.Bold, 16)).Line+f.Dip(8)))
}

// layoutRow lays out the buttons of a film: the main one in the middle, in the accent and with its word, the steps as icons beside it. In a
// narrow column the main one is a word alone or, without room for that, an icon as well.
func layoutRow(col *ui.Column, set [5]ui.Command) {
	f := col.F
	row := col.Take(reelHeight(f))
	side := render.Floor(min(f.Dip(rowMost), max(f.Dip(rowLeast), row.W*0.15)))
	x, gap := row.X, max(0, min(f.Dip(4), (row.W-4*f.Dip(rowLeast)-f.Dip(rowIcon))/4))
	main, word := row.W-4*(side+gap), f.Fonts.Width(f.Face(render.Bold, 16), set[rowMain].Label)+f.Dip(16)
	if word > main {
		main = min(main, f.Dip(rowIcon))
		side = (row.W - main - 4*gap) / 4
	}
	for i := range set {
		r := render.Rect{X: x, Y: row.Y, W: side, H: row.H}
		c := f.Add(set[i].Control(r))
		c.Look = ui.Quiet
		if i == rowMain {
			c.Look, c.Align, c.Rect.W = ui.Primary, render.Middle, main
			if word <= main && word+f.IconSide()+f.Dip(8+16) > main {
				c.Icon = render.NoIcon
			}
		}
		x += c.Rect.W + gap
	}
	col.Space(8)
}

// layoutActions lays out what leads elsewhere and what is made of the game, in rows of one kind.
func (w *Scene) layoutActions(col *ui.Column) {
	t := w.Stage.Lang.T
	w.actions = append(w.actions[:0],
		ui.Command{ID: fromHereID, Label: t("watch.from_here"), Icon: render.New, Disabled: !w.canPlay()},
		ui.Command{ID: reviewID, Label: t("watch.review"), Icon: render.Detour})
	if w.canRace {
		w.actions = append(w.actions, ui.Command{ID: raceID, Label: t("watch.race"), Icon: render.Flag})
	}
	w.actions = append(w.actions,
		ui.Command{ID: shareID, Label: t("watch.share"), Icon: render.Share},
		ui.Command{ID: pictureID, Label: t("watch.picture"), Icon: render.Picture})
	if w.film.film == nil && !w.long {
		w.actions = append(w.actions, ui.Command{ID: filmID, Label: t("watch.film"), Icon: render.Film})
	}
	for i := range w.actions { // in the order of the ramp, a little after its beginning: 0 would be ink
		w.actions[i].Hue = float32(i+1) / float32(len(w.actions))
	}
	col.Commands(w.actions)
	w.film.layout(w, col)
}
