package play

import (
	"slices"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// figures is the sheet with the figures of a solved game, over the result.
type figures struct {
	stage.Page
	result  *result
	large   []figureRow  // the figures
	rows    []figureRow  // of tries or legs
	list    []ui.Command // of leads
	canRace bool
	aside   bool       // the figures stand beside the board, and are larger than in the sheet
	known   ui.Caption // the excess that the rows were made for
	tall    rowHeights
}

// figureRow is a figure and its name; total is the third column of the rows of a run.
type figureRow struct{ name, value, total string }

// update makes the rows, again when the excess becomes known.
func (g *figures) update() {
	p, l := g.result.play, g.Stage.Lang
	if p.course.Run != nil {
		if g.rows == nil {
			g.rows = g.splitRows()
		}
		return
	}
	s := p.Session()
	n, ok := p.best.excess(s)
	if !ok {
		n = -1
	}
	if !g.known.Update(int64(n)) {
		return
	}
	var excess, tps string
	if ok {
		excess = l.Count(n)
	}
	if v, ok := puzzle.TPS(s.STM(), s.Clock(p.Stage.Now())); ok {
		tps = p.Stage.Lang.Decimal(v, 2)
	}
	g.large = append(g.large[:0], figureRow{name: l.N("result.tiles", s.STM()), value: l.Count(s.STM())},
		figureRow{name: l.N("result.pushes", s.MTM()), value: l.Count(s.MTM())})
	if tps != "" && !p.fewest() {
		g.large = append(g.large, figureRow{name: l.T("result.tps"), value: tps})
	}
	if ok && !s.Failed() {
		g.large = append(g.large, figureRow{name: l.T("result.excess"), value: excess})
	}
	g.rows, g.tall.all = g.rows[:0], nil
	for _, b := range s.Branches() {
		key := "modes.branch"
		if b.Kept {
			key = "modes.branch_kept"
		}
		g.rows = append(g.rows, figureRow{name: l.T(key, "n", b.From), value: l.N("result.moves", b.Cost)})
	}
}

// moreWidth is the width of the sheet at its button, moreLeast that from which it fills the column beside the board, morePad the space
// around what it holds, moreLow what the row of the title adds to that above it, moreAir what there is more around all of it in the
// column, and moreHang how far its rows reach beyond its words on both sides, all in dip.
const (
	moreWidth = 320
	moreLeast = 240
	morePad   = 24
	moreLow   = 12
	moreAir   = 4
	moreHang  = 8
)

// Layout lays out the title, the figures and the rows that lead on, in a sheet that is as high as they need.
func (g *figures) Layout(f *ui.Frame) {
	g.update()
	pad := f.Dip(morePad)
	width, place := f.Grown(moreWidth), &g.result.play.sight.place
	docked := place.beside && place.column.W >= f.Grown(moreLeast) && f.Safe.W >= f.Dip(600)
	g.Sheet.Clear = docked || !f.Wide() // it stands beside the board or below most of it, not over it
	if docked {
		width = place.column.W
		pad = f.Dip(16)
	}
	if narrow := f.Safe.W - f.Dip(2*stage.SheetMargin); narrow < f.Grown(600) {
		width = min(width, narrow)
	}
	air, low := pad-f.Dip(moreLow), pad-f.Dip(4)
	r := g.Sheet.Place(&g.Page, f, width, f.Safe.H)
	high := g.height(f, r.W-2*pad)
	r = g.Sheet.Place(&g.Page, f, width, high+air+low)
	if foot := f.Safe.Y + f.Safe.H - f.Dip(stage.SheetMargin); docked {
		r.X = place.column.X
		if r.H > foot-r.Y-f.StackedHeight() { // it covers the buttons whole
			r.H = foot - r.Y
		}
		if top := g.result.top - f.Dip(moreLow); g.result.top > 0 && top < r.Y { // and what stands beside the board
			r.Y, r.H = top, r.H+r.Y-top
		}
	}
	panel := r
	if docked { // no corner of a button below it shows
		panel = r.Inset(-f.Dip(moreAir))
	}
	f.Add(ui.Control{Role: ui.Panel, Rect: panel})
	in := render.Rect{X: r.X + pad, W: r.W - 2*pad}
	col := g.Scroll.Begin(f, render.Rect{X: r.X + f.Dip(4), Y: r.Y + air, W: r.W - f.Dip(8), H: r.H - air - low + f.Dip(4)}, in)
	g.title(f, col.Take(f.ControlHeight()))
	from := len(f.Controls)
	col.Space(4)
	g.grid(col)
	tall := g.heights(f, in.W)
	for i, row := range g.rows {
		if at := col.Take(tall[i]); f.Reaches(at) { // a marathon has a thousand
			if row.total != "" {
				at.H -= f.Dip(8)
				g.tableRow(f, at, row, i == 0)
				continue
			}
			g.row(f, at, row)
		}
	}
	late := f.TextSize >= ui.LargeText // what leads on is to be in sight without scrolling
	if !late {
		g.notes(col)
	}
	col.Space(8)
	col.Hang = f.Dip(moreHang)
	if leads := g.leads(); g.abreast(f, in.W) {
		row := *col
		row.Area.X, row.Area.W = col.Area.X-col.Hang, col.Area.W+2*col.Hang
		row.Commands(leads)
		col.Take(f.StackedHeight())
	} else {
		for _, c := range leads {
			b := col.Open(c.ID, c.Label, "")
			b.Icon, b.Disabled = c.Icon, c.Disabled
		}
	}
	if late {
		g.notes(col)
	}
	if g.result.offerLeft {
		col.Open(offerID, g.result.offers, "")
	}
	if spare := r.H - air - low - high; spare > 0 { // it covers more than it needs, so that nothing is hidden by halves
		f.Spread(from, spare)
	}
	g.Scroll.End(f)
}

// notes adds the words for which the result itself had no room.
func (g *figures) notes(col *ui.Column) {
	for _, line := range g.result.left {
		col.Space(8)
		col.Line(line, ui.Small, render.Regular, 16)
	}
}

// abreast reports whether what leads on stands side by side, as the figures above it do, if the words have room: on an upright screen,
// where a sheet that is lower for it hides less of the board.
func (g *figures) abreast(f *ui.Frame, width float32) bool {
	leads := g.leads()
	if f.Wide() || f.TextSize >= ui.LargeText || len(leads) == 0 {
		return false
	}
	perRow, _ := f.CommandRows(width+2*f.Dip(moreHang), leads)
	return perRow == len(leads)
}

// height returns the height of the content in a width.
func (g *figures) height(f *ui.Frame, width float32) float32 {
	below := f.ControlHeight() * float32(len(g.leads()))
	if g.abreast(f, width) {
		below = f.StackedHeight()
	}
	h := f.ControlHeight() + f.Dip(4) + g.gridHeight(f, width) + f.Dip(8) + below
	for _, tall := range g.heights(f, width) {
		h += tall
	}
	face := f.Face(render.Regular, 16)
	for _, line := range g.result.left {
		h += f.Fonts.Metrics(face).Line*float32(len(f.Wrap(line, face, width))) + f.Dip(8)
	}
	if g.result.offerLeft {
		h += f.ControlHeight()
	}
	return h
}

// rowHeights are the heights of the rows in a width and a face.
type rowHeights struct {
	width float32
	face  render.FaceID
	all   []float32
}

// heights returns the heights of the rows.
func (g *figures) heights(f *ui.Frame, width float32) []float32 {
	h, face := &g.tall, f.Face(render.Regular, 16)
	if len(h.all) != len(g.rows) || h.width != width || h.face != face {
		h.width, h.face, h.all = width, face, h.all[:0]
		for _, row := range g.rows {
			h.all = append(h.all, g.rowHeight(f, row, width))
		}
	}
	return h.all
}

// titleThumb is the side of the picture of the goal before the title, in dip: in large letters the sheet hides the board.
const titleThumb = 56

var thumbID = ui.ID{Name: "solvedgoal"}

// Paint draws the picture of the goal.
func (g *figures) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == thumbID {
		b := &g.result.play.sight.board
		l.GoalThumb(f.Fonts, &render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: b.Goal, Theme: f.Theme, Plain: true, Colors: b.Palette})
	}
}

// title lays out the title and the cross that closes the sheet; in large letters the goal stands before them if there is room.
func (g *figures) title(f *ui.Frame, at render.Rect) {
	text, side := g.Stage.Lang.T("result.more_title"), f.Dip(48)
	if g.result.play.course.Run != nil {
		text = g.Stage.Lang.T("runs.more_title")
	}
	words := at
	words.W -= side
	if thumb, gap := min(f.Dip(titleThumb), at.H), f.Dip(12); f.TextSize >= ui.LargeText && f.Fonts.Width(f.Face(render.Title, 20), text) <= words.W-thumb-gap {
		f.Add(ui.Control{ID: thumbID, Role: ui.Image, Look: ui.Custom, Label: g.result.play.sight.words.config,
			Rect: render.Rect{X: at.X, Y: at.Y + render.Floor((at.H-thumb)/2), W: thumb, H: thumb}})
		words.X, words.W = words.X+thumb+gap, words.W-thumb-gap
	}
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: text, Face: f.Fitting(render.Title, 20, text, words.W), Rect: words})
	cross := render.Rect{X: at.X + at.W - side + f.Dip(12), Y: at.Y + render.Floor((at.H-side)/2), W: side, H: side}
	f.Add(ui.Control{ID: stage.BackID, Role: ui.Button, Look: ui.Quiet, Label: g.Stage.Lang.T("result.close"), Icon: render.Close, Rect: cross})
}

// figureGap is the space between two figures; the others are the sizes of their digits and the space below them, in the sheet and
// beside the board, all in dip.
const (
	figureGap = 16

	sheetSize  = 28
	sheetBelow = 8
	asideSize  = 36
	asideBelow = 20
)

// size returns the size of the digits.
func (g *figures) size() float32 {
	if g.aside {
		return asideSize
	}
	return sheetSize
}

// below returns the space below a row of figures.
func (g *figures) below(f *ui.Frame) float32 {
	if g.aside {
		return f.Dip(asideBelow)
	}
	return f.Dip(sheetBelow)
}

// across returns how many figures stand beside each other in a width, and the height of a row of them. Three stand in a row or one
// below the other: two rows would leave one of them alone.
func (g *figures) across(f *ui.Frame, width float32) (n int, h float32) {
	words := f.Face(render.Regular, 16)
	wide := func(c figureRow) bool { return f.Fonts.Width(words, c.name) > (width-f.Dip(figureGap))/2 }
	switch three := len(g.large) == 3; {
	case three && g.together(f, 3)+f.Dip(2*figureGap) <= width:
		n = 3
	case three || slices.ContainsFunc(g.large, wide):
		n = 1
	default:
		n = 2
	}
	if n == 1 && g.inLines(f, width) {
		return n, g.digits(f) + g.below(f)
	}
	return n, g.digits(f) + f.Fonts.Metrics(words).Line + g.below(f)
}

// inLines reports whether figures that stand one below the other have their names beside them in a width.
func (g *figures) inLines(f *ui.Frame, width float32) bool {
	words, digits := f.Face(render.Regular, 16), f.Face(render.Figure, g.size())
	return !slices.ContainsFunc(g.large, func(c figureRow) bool {
		return f.Fonts.Width(digits, c.value)+f.Dip(figureGap)+f.Fonts.Width(words, c.name) > width
	})
}

// together returns the width of the first n figures without the space between them.
func (g *figures) together(f *ui.Frame, n int) (w float32) {
	words, digits := f.Face(render.Regular, 16), f.Face(render.Figure, g.size())
	for _, c := range g.large[:n] {
		w += render.Floor(max(f.Fonts.Width(words, c.name), f.Fonts.Width(digits, c.value))) + 1
	}
	return w
}

// place returns the place of the i-th figure in a row of n. Three fill the row each as wide as it is: thirds would be too narrow
// for the longer names.
func (g *figures) place(f *ui.Frame, row render.Rect, n, i int) render.Rect {
	if n != 3 {
		return f.Split(row, n, i%n, figureGap)
	}
	from, gap := g.together(f, i), render.Floor((row.W-g.together(f, n))/2)
	return render.Rect{X: row.X + from + gap*float32(i), Y: row.Y, W: g.together(f, i+1) - from, H: row.H}
}

// digits returns the height of the digits of a figure.
func (g *figures) digits(f *ui.Frame) float32 {
	return render.Floor(f.Fonts.Metrics(f.Face(render.Figure, g.size())).Cap * 1.5)
}

func (g *figures) gridHeight(f *ui.Frame, width float32) float32 {
	n, h := g.across(f, width)
	return h * float32((len(g.large)+n-1)/n)
}

// lines lays out the figures one below the other, each with its name at the other end of its line.
func (g *figures) lines(col *ui.Column, h float32) {
	f := col.F
	for _, c := range g.large {
		at := col.Take(h)
		words := f.Face(render.Regular, 16)
		name := at
		name.W = render.Floor(f.Fonts.Width(words, c.name)) + 1
		f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: c.name, Face: words, Rect: name})
		at.X, at.W = at.X+name.W, at.W-name.W
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: f.Face(render.Figure, g.size()), Align: render.End, Rect: at})
	}
}

// grid lays out the figures, each over its name: centred above icons side by side, as the words of these are.
func (g *figures) grid(col *ui.Column) {
	f := col.F
	n, h := g.across(f, col.Area.W)
	if n == 1 && g.inLines(f, col.Area.W) {
		g.lines(col, h)
		return
	}
	centred := !g.aside && g.abreast(f, col.Area.W)
	align := render.Start
	if centred {
		align = render.Middle
	}
	var row render.Rect
	for i, c := range g.large {
		if i%n == 0 {
			row = col.Take(h)
		}
		at := g.place(f, row, n, i)
		if centred {
			if over := g.over(f, row, n, i); f.Fonts.Width(f.Face(render.Regular, 16), c.name) <= over.W {
				at = over
			}
		}
		at.H = g.digits(f)
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: f.Fitting(render.Figure, g.size(), c.value, at.W), Align: align, Rect: at})
		words := render.Rect{X: at.X, Y: at.Y + at.H, W: at.W, H: f.Fonts.Metrics(f.Face(render.Regular, 16)).Line}
		f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: c.name, Face: f.FaceFitting(c.name, at.W), Align: align, Rect: words})
	}
}

// over returns the place of the i-th figure in a row of n where it stands over what leads on, side by side: in the column of that.
func (g *figures) over(f *ui.Frame, row render.Rect, n, i int) render.Rect {
	hang := f.Dip(moreHang)
	return f.Split(render.Rect{X: row.X - hang, Y: row.Y, W: row.W + 2*hang, H: row.H}, n, i%n, 2)
}

var (
	watchID  = ui.ID{Name: "watch"}
	reviewID = ui.ID{Name: "review"}
	raceID   = ui.ID{Name: "race"}
)

// leads are the rows that lead to what can be done with the game; none after a run, whose page in the records has them for
// each leg.
func (g *figures) leads() []ui.Command {
	if g.result.play.course.Run != nil {
		return nil
	}
	if g.list == nil {
		t := g.Stage.Lang.T
		g.list = []ui.Command{
			{ID: watchID, Label: t("result.watch"), Icon: render.Eye},
			{ID: reviewID, Label: t("result.review"), Icon: render.Search},
			{ID: raceID, Label: t("result.race_best"), Icon: render.Flag, Disabled: !g.canRace},
		}
	}
	return g.list
}

// Hear makes the words anew when the language changes.
func (g *figures) Hear(n stage.News) {
	if n == stage.Reworded {
		g.rows, g.list = nil, nil
		g.known.Forget()
	}
}

func (g *figures) Act(id ui.ID) {
	p := g.result.play
	g.Stage.Pop()
	switch id {
	case watchID:
		p.desk.Watch(p.Session().Recording())
	case reviewID:
		p.desk.Review(p.Session().Recording())
	case raceID:
		p.desk.RaceBest()
	case offerID:
		g.result.Act(id)
	}
}

// rowHeight returns the height of a row: its name may need several lines.
func (g *figures) rowHeight(f *ui.Frame, row figureRow, width float32) float32 {
	face := f.Face(render.Regular, 16)
	if row.total != "" {
		return f.Fonts.Metrics(face).Line + f.Dip(8)
	}
	w, below := g.nameWidth(f, row, width)
	lines := len(f.Wrap(row.name, face, w))
	if below {
		lines++
	}
	return f.Fonts.Metrics(face).Line*float32(lines) + f.Dip(8)
}

// nameWidth returns the width of a name in a row of a width. The figure stands below it if a word is too long to stand
// beside it.
func (g *figures) nameWidth(f *ui.Frame, row figureRow, width float32) (w float32, below bool) {
	w = width - f.Fonts.Width(f.Face(render.Bold, 16), row.value) - f.Dip(16)
	if f.LongestWord(row.name, f.Face(render.Regular, 16)) > w {
		return width, true
	}
	return w, false
}

// row lays out a name and its figure at the ends of a row.
func (g *figures) row(f *ui.Frame, r render.Rect, row figureRow) {
	w, below := g.nameWidth(f, row, r.W)
	face := f.Face(render.Regular, 16)
	line, lines := f.Fonts.Metrics(face).Line, f.Wrap(row.name, face, w)
	f.Add(ui.Control{Role: ui.Text, Label: row.name, Rect: render.Rect{X: r.X, Y: r.Y, W: w, H: line * float32(len(lines))}, Face: face, Lines: lines})
	value := render.Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: line}
	if below {
		value = render.Rect{X: r.X, Y: r.Y + line*float32(len(lines)), W: r.W, H: line}
	}
	f.Add(ui.Control{Role: ui.Text, Label: row.value, Face: f.Face(render.Bold, 16), Align: render.End, Rect: value})
}
