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
	large   []figureRow  // the figures that are shown
	all     []figureRow  // the figures; the moves lead them
	rows    []figureRow  // of tries or legs
	list    []ui.Command // of leads
	canRace bool
	aside   bool       // the figures stand beside the board, and are larger than in the sheet
	told    bool       // the bar of the fewest moves is in sight above the sheet
	deal    float32    // the height in which it shows where the game began and ended
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
	g.all = append(g.all[:0], figureRow{name: l.N("result.tiles", s.STM()), value: l.Count(s.STM())},
		figureRow{name: l.N("result.pushes", s.MTM()), value: l.Count(s.MTM())})
	if tps != "" && !p.fewest() {
		g.all = append(g.all, figureRow{name: l.T("result.tps"), value: tps})
	}
	if ok && !s.Failed() {
		g.all = append(g.all, figureRow{name: l.T("result.excess"), value: excess})
	}
	g.large = g.all
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
// around what it holds, moreLow what the row of the title adds to that above it, and moreLeft how much of the column beside the board
// it leaves in sight at least, or nothing, all in dip.
const (
	moreWidth = 320
	moreLeast = 240
	morePad   = 24
	moreLow   = 12
	moreLeft  = 140
)

// Layout lays out what the sheet holds, in a panel that is as high as that needs.
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
	g.told = docked && g.result.top > 0
	r := g.Sheet.Place(&g.Page, f, width, f.Safe.H)
	g.barred(f)
	g.deal = 0
	if !f.Wide() {
		g.deal = g.result.dealHeight(f, r.W-2*pad)
	}
	high := f.Column(render.Rect{W: r.W - 2*pad}).Measure(func(col *ui.Column) { g.fill(col) })
	r = g.Sheet.Place(&g.Page, f, width, high+air+low)
	if docked {
		r = g.dock(f, r)
		g.deal = min(g.result.dealHeight(f, r.W-2*pad), r.H-air-low-high-f.Dip(dealBelow))
		high = f.Column(render.Rect{W: r.W - 2*pad}).Measure(func(col *ui.Column) { g.fill(col) })
	}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := render.Rect{X: r.X + pad, W: r.W - 2*pad}
	col := g.Scroll.Begin(f, render.Rect{X: r.X + f.Dip(4), Y: r.Y + air, W: r.W - f.Dip(8), H: r.H - air - low + f.Dip(4)}, in)
	from := len(f.Controls)
	head := g.fill(col)
	if spare := r.H - air - low - high; spare > 0 { // it covers more than it needs, so that nothing is hidden by halves
		f.Spread(from+head, spare)
	}
	g.Scroll.End(f)
}

// dock returns the place of a panel in the column beside the board: it is as wide as that and ends with the board, if it is not too
// high, and covers what stands below the words of the result.
func (g *figures) dock(f *ui.Frame, r render.Rect) render.Rect {
	place := &g.result.play.sight.place
	foot := place.column.Y + max(place.column.H, r.H) // it covers the buttons whole
	top := min(foot-r.H, place.column.Y+place.column.H/4)
	if g.result.top > 0 {
		top = min(foot-r.H, g.result.top-f.Dip(moreLow))
	}
	if top < place.column.Y+f.Dip(moreLeft) { // no title alone above it
		board := g.result.play.sight.board.Rect
		top = min(top, board.Y-(foot-board.Y-board.H)) // as far above the board as below it
	}
	return render.Rect{X: place.column.X, Y: top, W: r.W, H: foot - top}
}

// barred leaves out the moves where the bar of the fewest tells them.
func (g *figures) barred(f *ui.Frame) {
	g.large = g.all
	if len(g.all) > 1 && g.result.words.best.Text != "" && (g.told || f.TextSize < ui.LargeText) {
		g.large = g.all[1:]
	}
}

// fill puts into a column the title, the way of the game, its figures and the rows that lead on; head is the number of controls of the
// title.
func (g *figures) fill(col *ui.Column) (head int) {
	f := col.F
	from := len(f.Controls)
	g.title(f, col.Take(f.ControlHeight()))
	head = len(f.Controls) - from
	large := f.TextSize >= ui.LargeText
	if !large {
		g.way(col)
		g.best(col)
	}
	col.Space(8)
	g.grid(col)
	g.table(col)
	if !large {
		g.notes(col)
	}
	g.lead(col)
	if large { // what leads on is to be in sight without scrolling
		g.notes(col)
	}
	if g.result.offerLeft {
		col.Open(offerID, g.result.offers, "")
	}
	return head
}

// table lays out the rows of tries or of legs.
func (g *figures) table(col *ui.Column) {
	f := col.F
	tall := g.heights(f, col.Area.W)
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
}

// dealBelow is the space below where the game began and where it ended, in dip.
const dealBelow = 12

// way lays out where the game began and where it ended, if the sheet has room for it: beside the board that is in what it covers.
func (g *figures) way(col *ui.Column) {
	f, r, h := col.F, g.result, g.deal
	if r.play.course.Run != nil || h < f.Dip(dealLeast) || r.dealCells(h) < f.Dip(dealCell) {
		return
	}
	r.addDeal(f, col.Take(h))
	col.Space(dealBelow)
}

// best lays out the bar of the fewest moves and the player's, unless it is in sight above the sheet.
func (g *figures) best(col *ui.Column) {
	if g.told || g.result.words.best.Text == "" {
		return
	}
	f := col.F
	f.Add(ui.Control{ID: barID, Role: ui.Text, Look: ui.Custom, Label: g.result.words.best.Text, Face: f.Face(render.Regular, 16),
		Rect: col.Take(g.result.bar.height(f, f.Face(render.Regular, 16), col.Area.W))})
	col.Space(4)
}

// lead lays out what leads on: rows on a ground or, on a low screen, buttons side by side.
func (g *figures) lead(col *ui.Column) {
	f, leads := col.F, g.leads()
	if len(leads) == 0 {
		return
	}
	col.Space(8)
	if f.Low() && g.leadAbreast(col, leads) {
		return
	}
	at := col.BeginGroup()
	for _, c := range leads {
		b := col.Open(c.ID, c.Label, "")
		b.Icon, b.Disabled, b.Leads = c.Icon, c.Disabled, f.TextSize < ui.LargeText
	}
	col.EndGroup(at)
	col.Space(-8)
}

// What leads on side by side: the space between the buttons, that around their words, their least width and the least size of the
// words, all in dip.
const (
	leadGap     = 4
	leadAir     = 8
	leadLeast   = 48
	leadLetters = 13
)

// leadAbreast lays out what leads on as buttons side by side, each as wide as its word needs; it reports whether they have room.
func (g *figures) leadAbreast(col *ui.Column, leads []ui.Command) (fits bool) {
	f, size := col.F, float32(16)
	face := f.Face(render.Regular, size)
	need := func(c ui.Command) float32 {
		return render.Floor(max(f.Fonts.Width(face, c.Label)+2*f.Dip(leadAir), f.Dip(leadLeast))) + 1
	}
	spare := float32(-1)
	for ; size >= leadLetters && spare < 0; size-- {
		face, spare = f.Face(render.Regular, size), col.Area.W-f.Dip(leadGap)*float32(len(leads)-1)
		for _, c := range leads {
			spare -= need(c)
		}
	}
	if spare < 0 {
		return false
	}
	row := col.Take(f.StackedHeight() + f.Dip(8))
	at := row
	for i, c := range leads {
		at.W = need(c) + render.Floor(spare/float32(len(leads)))
		if i == len(leads)-1 {
			at.W = row.X + row.W - at.X
		}
		b := c.Control(at)
		b.Look, b.Ground, b.Face = ui.Stacked, true, face
		f.Add(b)
		at.X += at.W + f.Dip(leadGap)
	}
	return true
}

// notes adds the words for which the result itself had no room.
func (g *figures) notes(col *ui.Column) {
	for _, line := range g.result.left {
		col.Space(8)
		col.Line(line, ui.Small, render.Regular, 16)
	}
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

// Paint draws the pictures and the bar.
func (g *figures) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case thumbID:
		b := &g.result.play.sight.board
		l.GoalThumb(f.Fonts, &render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: b.Goal, Theme: f.Theme, Plain: true, Colors: b.Palette})
	case dealID:
		g.result.paintDeal(l, f, c)
	case barID:
		g.result.bar.paint(l, f, c)
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

// figureGap is the space between two figures; the others are the sizes of their digits and of their names and the space below them, in
// the sheet and beside the board, all in dip.
const (
	figureGap = 12

	sheetSize  = 28
	sheetLarge = 22 // in large letters
	sheetWords = 16
	sheetBelow = 8
	asideSize  = 40
	asideWords = 18
	asideBelow = 16

	nameShrinks = 1.12 // how much longer than its room a name may be that stands in one line: its letters are smaller
)

// sizes returns the sizes of the digits and of the names, in dip.
func (g *figures) sizes(f *ui.Frame) (digits, names float32) {
	switch {
	case g.aside:
		return asideSize, asideWords
	case f.TextSize >= ui.LargeText:
		return sheetLarge, sheetWords
	}
	return sheetSize, sheetWords
}

func (g *figures) faces(f *ui.Frame) (digits, names render.FaceID) {
	size, words := g.sizes(f)
	return f.Face(render.Figure, size), f.Face(render.Regular, words)
}

// below returns the space below a row of figures.
func (g *figures) below(f *ui.Frame) float32 {
	switch {
	case g.aside:
		return f.Dip(asideBelow)
	case f.TextSize >= ui.LargeText:
		return f.Dip(sheetBelow / 2)
	}
	return f.Dip(sheetBelow)
}

// inRow are the numbers of figures that may stand side by side, the most first, by how many there are: none is left alone in a row.
var inRow = [...][]int{2: {2, 1}, 3: {3, 1}, 4: {4, 2, 1}}

// across returns how many figures stand beside each other in a width, in equal columns, and how many lines their names need there.
func (g *figures) across(f *ui.Frame, width float32) (n, lines int) {
	for _, n := range inRow[len(g.large)] {
		if n == 1 || n == 4 && g.aside || n > 1 && f.TextSize >= ui.LargeText && !f.Wide() {
			continue
		}
		if lines := g.nameLines(f, render.Floor((width-f.Dip(figureGap)*float32(n-1))/float32(n))); lines > 0 {
			return n, lines
		}
	}
	_, names := g.faces(f)
	for _, c := range g.large {
		lines = max(lines, len(f.Wrap(c.name, names, width)))
	}
	return 1, lines
}

// nameLines returns how many lines the names of the figures need in a column of a width, 0 if a figure or a name has no room in it.
func (g *figures) nameLines(f *ui.Frame, width float32) int {
	digits, names := g.faces(f)
	short, whole := true, true
	for _, c := range g.large {
		if f.Fonts.Width(digits, c.value) > width || len(f.Wrap(c.name, names, width)) > 2 {
			return 0
		}
		short = short && f.Fonts.Width(names, c.name) <= width*nameShrinks
		whole = whole && f.LongestWord(c.name, names) <= width
	}
	switch {
	case short:
		return 1
	case whole:
		return 2
	}
	return 0
}

// inLines reports whether figures that stand one below the other have their names beside them in a width.
func (g *figures) inLines(f *ui.Frame, width float32) bool {
	digits, names := g.faces(f)
	return !slices.ContainsFunc(g.large, func(c figureRow) bool {
		return f.Fonts.Width(digits, c.value)+f.Dip(figureGap)+f.Fonts.Width(names, c.name) > width
	})
}

// digits returns the height of the digits of a figure.
func (g *figures) digits(f *ui.Frame) float32 {
	face, _ := g.faces(f)
	return render.Floor(f.Fonts.Metrics(face).Cap * 1.5)
}

// grid lays out the figures: each over its name, or one below the other.
func (g *figures) grid(col *ui.Column) {
	if len(g.large) == 0 {
		return
	}
	f := col.F
	n, lines := g.across(f, col.Area.W)
	if n == 1 && g.inLines(f, col.Area.W) {
		g.lines(col)
		return
	}
	size, words := g.sizes(f)
	names := f.Face(render.Regular, words)
	line, high, wide := f.Fonts.Metrics(names).Line, g.digits(f), f.Split(col.Area, n, 0, figureGap).W
	if lines == 1 && n > 1 { // all have the letters in which the longest has room
		for _, c := range g.large {
			names = min(names, f.Fitting(render.Regular, words, c.name, wide))
		}
	}
	var row render.Rect
	for i, c := range g.large {
		if i%n == 0 {
			row = col.Take(high + line*float32(lines) + g.below(f))
		}
		at := f.Split(row, n, i%n, figureGap)
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: f.Fitting(render.Figure, size, c.value, at.W), Rect: render.Rect{X: at.X, Y: at.Y, W: at.W, H: high}})
		name := ui.Control{Role: ui.Text, Look: ui.Small, Label: c.name, Face: names, Rect: render.Rect{X: at.X, Y: at.Y + high, W: at.W, H: line}}
		if lines > 1 {
			name.Lines = f.Wrap(c.name, names, at.W)
			name.Rect.H = line * float32(len(name.Lines))
		}
		f.Add(name)
	}
}

// lines lays out the figures one below the other, each with its name at the other end of its line.
func (g *figures) lines(col *ui.Column) {
	f := col.F
	digits, names := g.faces(f)
	for _, c := range g.large {
		at := col.Take(g.digits(f) + g.below(f))
		name := at
		name.W = render.Floor(f.Fonts.Width(names, c.name)) + 1
		f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: c.name, Face: names, Rect: name})
		at.X, at.W = at.X+name.W, at.W-name.W
		f.Add(ui.Control{Role: ui.Text, Label: c.value, Face: digits, Align: render.End, Rect: at})
	}
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
