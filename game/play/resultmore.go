package play

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"wildfifteen/assets/words"
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
	fitted  []ui.Command // the same with the words that have room
	made    string       // the moves and the time
	canRace bool
	aside   bool       // the figures stand beside the board, and are larger than in the sheet
	short   bool       // they stand there in lines
	told    bool       // the bar of the fewest moves is in sight above the sheet
	deal    float32    // the height in which it shows where the game began and ended
	part    float32    // of their usual size that the letters of the figures have, set by grid
	top     float32    // of the sheet
	covers  bool       // it stands over the whole column beside a low board
	roomy   bool       // it stands in a wide column and has larger figures
	known   ui.Caption // the excess that the rows were made for
	tall    rowHeights
}

// figureRow is a figure and its name; first is that name where it begins a line, total the third column of the rows of a run.
type figureRow struct{ name, value, total, first string }

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
	g.all = append(g.all[:0], figureRow{name: l.N("result.tiles", s.STM()), value: l.Count(s.STM())},
		figureRow{name: l.N("result.pushes", s.MTM()), value: l.Count(s.MTM())})
	if tps, ok := puzzle.TPS(s.STM(), s.Clock(p.Stage.Now())); ok && !p.fewest() {
		g.all = append(g.all, figureRow{name: l.T("result.tps"), value: l.Decimal(tps, 2)})
	}
	if ok && !s.Failed() {
		g.all = append(g.all, figureRow{name: l.T("result.excess"), value: l.Count(n)})
	}
	for i := range g.all {
		r, size := utf8.DecodeRuneInString(g.all[i].name)
		g.all[i].first = string(unicode.ToUpper(r)) + g.all[i].name[size:]
	}
	g.made = l.T("daily.made", "moves", l.N("result.moves", s.STM()), "time", words.Clock(s.Clock(p.Stage.Now()), 0))
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
// around what it holds, moreLow what the row of the title adds to that above it, moreAbove how far it reaches above what it covers, and
// moreLeft how much of the column beside the board it leaves in sight at least, or nothing, all in dip.
const (
	moreWidth    = 320
	moreLeast    = 240
	morePad      = 24
	moreLow      = 12
	moreAbove    = 12
	moreAboveLow = 2 // on a low screen
	moreLeft     = 140
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
	g.roomy = docked && !f.Low()
	g.covers = docked && f.Low() && g.result.figured
	g.told = !docked || g.result.top > 0
	r, high := g.place(f, width, pad, air+low)
	if g.told && !docked && (g.result.barFoot == 0 || r.Y < g.result.barFoot) { // the sheet covers the bar
		g.told = false
		r, high = g.place(f, width, pad, air+low)
	}
	if docked {
		r = g.dock(f, r)
	}
	g.top = r.Y
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

// place returns where the sheet stands and how high what it holds is: with where the game began and ended, as low as the screen wants that.
func (g *figures) place(f *ui.Frame, width, pad, edges float32) (r render.Rect, high float32) {
	r = g.Sheet.Place(&g.Page, f, width, f.Safe.H)
	room, inner := r.H-edges, r.W-2*pad
	if g.covers { // it is as high as the board, and a little more
		room = min(room, g.result.play.sight.board.Rect.H+2*f.Dip(coverMore)-edges)
	}
	measure := func(deal float32) float32 {
		g.deal = deal
		g.choose(f)
		return f.Column(render.Rect{W: inner}).Measure(func(col *ui.Column) { g.fill(col) })
	}
	most := g.result.dealHeight(f, inner)
	if high = measure(most); high > room {
		high = measure(max(0, most-high+room))
	}
	return g.Sheet.Place(&g.Page, f, width, high+edges), high
}

// dock returns the place of a panel in the column beside the board: it is as wide as that and ends with the board, if it is not too
// high, and covers what stands below the words of the result: no more of its parts than it needs to, where the figures stand there.
func (g *figures) dock(f *ui.Frame, r render.Rect) render.Rect {
	place := &g.result.play.sight.place
	if board := g.result.play.sight.board.Rect.Inset(-f.Dip(coverMore)); g.covers && r.H <= board.H {
		return render.Rect{X: place.column.X, Y: board.Y, W: r.W, H: board.H}
	}
	foot := place.column.Y + max(place.column.H, r.H) // it covers the buttons whole
	if low := foot - r.H; g.result.dealTop > 0 && low >= g.result.dealTop {
		return render.Rect{X: place.column.X, Y: low, W: r.W, H: r.H}
	}
	above := f.Dip(moreAbove)
	if f.Low() { // clear of the time
		above = f.Dip(moreAboveLow)
	}
	for _, top := range [...]float32{g.result.dealTop, g.result.top, g.result.barTop} {
		if top -= above; g.result.figured && top > place.column.Y && top <= foot-r.H {
			return render.Rect{X: place.column.X, Y: top, W: r.W, H: foot - top}
		}
	}
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

// choose leaves out the moves where the bar of the fewest tells them, above the sheet or in it.
func (g *figures) choose(f *ui.Frame) {
	g.large = g.all
	if bar := g.told || f.TextSize < ui.LargeText && !g.showsWay(f); bar && len(g.all) > 1 && g.result.words.best.Text != "" {
		g.large = g.untold()
	}
}

// untold returns the figures that the bar of the fewest moves does not tell: not the moves nor, in a column beside the board, where that bar
// stands right above, by how many these are more, unless a figure would then be alone.
func (g *figures) untold() []figureRow {
	rows := g.all[1:]
	if last := len(rows) - 1; g.aside && last > 1 && rows[last].name == g.Stage.Lang.T("result.excess") {
		rows = rows[:last]
	}
	return rows
}

// showsWay reports whether the sheet has room for where the game began and where it ended.
func (g *figures) showsWay(f *ui.Frame) bool {
	return g.result.play.course.Run == nil && f.TextSize < ui.LargeText && g.result.dealFits(f, g.deal)
}

// fill puts into a column the title, the way of the game, its figures and the rows that lead on; head is the number of controls of the
// title.
func (g *figures) fill(col *ui.Column) (head int) {
	f := col.F
	from := len(f.Controls)
	g.title(f, col.Take(f.ControlHeight()))
	head = len(f.Controls) - from
	large := f.TextSize >= ui.LargeText
	if !g.result.figured || g.covers { // what stands beside the board is not told again, but where the sheet covers it
		switch {
		case g.showsWay(f):
			g.way(col)
		case !large:
			g.best(col)
		}
		col.Space(8)
		g.grid(col)
	}
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

// dealBelow is the space below where the game began and where it ended, in dip.
const dealBelow = 12

// way lays out where the game began and where it ended.
func (g *figures) way(col *ui.Column) {
	g.result.addDeal(col.F, col.Take(g.deal))
	col.Space(dealBelow)
}

// coverMore is how far a sheet over the column reaches beyond the board on both sides, in dip: it covers the buttons with their words.
const coverMore = 4

// best lays out, in the place of the way of the game, the bar of the fewest moves and the player's, unless it is in sight above the sheet.
func (g *figures) best(col *ui.Column) {
	if g.told || g.result.words.best.Text == "" {
		return
	}
	f := col.F
	face := f.Face(render.Regular, 16)
	f.Add(ui.Control{ID: barID, Role: ui.Text, Look: ui.Custom, Label: g.result.words.best.Text, Face: face,
		Rect: col.Take(g.result.bar.height(f, face, col.Area.W))})
	col.Space(4)
}

// lead lays out what leads on: buttons side by side or, where these have no room and in large letters, rows on a ground.
func (g *figures) lead(col *ui.Column) {
	f, leads := col.F, append(g.fitted[:0], g.leads()...)
	if g.fitted = leads; len(leads) == 0 {
		return
	}
	col.Space(8)
	if f.TextSize < ui.LargeText && g.leadAbreast(col, leads) {
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

// What leads on side by side: the room around the words of the buttons, the space between these, and the least size of the words, in dip.
const (
	leadAir     = 5
	leadGap     = 4
	leadLetters = 13
)

// leadAbreast lays out what leads on as buttons of one width side by side, in the columns of the figures above them; it reports whether
// their words have room.
func (g *figures) leadAbreast(col *ui.Column, leads []ui.Command) (fits bool) {
	f, size := col.F, float32(16)
	row := col.Area.Inset(-f.Dip(ui.GroundAir)) // the grounds of the buttons begin and end where the column does
	room := f.Split(row, len(leads), 0, leadGap).W - f.Dip(2*leadAir)
	wide := func(c ui.Command) bool { return f.Fonts.Width(f.Face(render.Regular, size), c.Label) > room }
	if last := &leads[len(leads)-1]; wide(*last) {
		last.Label = g.Stage.Lang.T("menu.race_short")
	}
	for slices.ContainsFunc(leads, wide) {
		if size--; size < leadLetters {
			return false
		}
	}
	at := col.Take(f.StackedHeight() + f.Dip(8))
	row.Y, row.H = at.Y, at.H
	for i, c := range leads {
		b := c.Control(f.Split(row, len(leads), i, leadGap))
		b.Look, b.Ground, b.Face = ui.Stacked, true, f.Face(render.Regular, size)
		f.Add(b)
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
	} else if g.covers {
		text = g.made // which it covers
	}
	title := at
	title.W -= side
	if thumb, gap := min(f.Dip(titleThumb), at.H), f.Dip(12); f.TextSize >= ui.LargeText && f.Fonts.Width(f.Face(render.Title, 20), text) <= title.W-thumb-gap {
		f.Add(ui.Control{ID: thumbID, Role: ui.Image, Look: ui.Custom, Label: g.result.play.sight.words.config,
			Rect: render.Rect{X: at.X, Y: at.Y + render.Floor((at.H-thumb)/2), W: thumb, H: thumb}})
		title.X, title.W = title.X+thumb+gap, title.W-thumb-gap
	}
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: text, Face: f.Fitting(render.Title, 20, text, title.W), Rect: title})
	cross := render.Rect{X: at.X + at.W - side + f.Dip(12), Y: at.Y + render.Floor((at.H-side)/2), W: side, H: side}
	f.Add(ui.Control{ID: stage.BackID, Role: ui.Button, Look: ui.Quiet, Label: g.Stage.Lang.T("result.close"), Icon: render.Close, Rect: cross})
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
			{ID: reviewID, Label: t("result.review"), Icon: render.Detour},
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
