package records

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// widestMoves is a number of moves for which the rows of a list have room, where they are a single line each.
const widestMoves = 888

// makeRow makes the texts of a solve's row.
func makeRow(lang *assets.Lang, h *history.History, id history.ID, g *history.Group, now time.Time) solveRow {
	r := h.Row(id)
	s := solveRow{known: true, time: render.Figures(resultText(lang, r)), sentence: solveSentence(lang, r, now)}
	s.took = tookOf(g, r)
	s.moves, s.widest, s.rest = lang.N("common.moves", int(r.STM)), lang.N("common.moves", widestMoves), dayText(lang, r.Date(), now)
	if v, ok := r.TPS(); ok {
		s.tps = lang.T("records.tps_row", "n", hundredths(lang, v))
	}
	if r.Is(history.Failed) { // that leads, and the moves stand with the day
		s.time, s.tps = lang.T("records.not_solved"), ""
		s.rest, s.moves = lang.T("records.dotted", "a", s.rest, "b", s.moves), ""
	}
	if m := marks(lang, r); m != "" && !r.Is(history.Failed) {
		s.rest = lang.T("records.dotted", "a", s.rest, "b", m)
	}
	if t := g.Tally(0); t != nil {
		s.best = t.Time.OK && t.Time.ID == id || t.Moves.OK && t.Moves.ID == id
		if r.Is(history.Fewest) {
			s.best = t.Excess.OK && t.Excess.ID == id
		}
	}
	return s
}

// listPage is the list of all solves of a configuration. However long it is, only the rows on the screen are laid out and
// worded.
type listPage struct {
	stage.Page
	records *Scene
	group   *history.Group
	undo    *undo
	name    string
	short   string // of the puzzle

	filter  history.Filter
	period  history.Period
	by      history.Sort
	turned  bool
	list    *history.List
	more    bool
	changes int
	heading string // what is listed
	skyline skyline
	window  window

	goal groupGoal

	rows   []solveRow // a ring: the row of the i-th solve is at i modulo its length
	owners []int      // the solve of each row
	worded int        // the number of rows worded in this tick
}

// The controls of the list's page.
var (
	filterID = ui.ID{Name: "filter"}
	exportID = ui.ID{Name: "export"}
)

// rowsKept is the number of rows whose texts are kept.
const rowsKept = 128

// sortATick is the number of rows that a tick looks at or merges.
const sortATick = 50_000

func newListPage(s *Scene, g *history.Group, u *undo) *listPage {
	p := &listPage{Page: stage.NewPage(s.Stage), records: s, group: g, undo: u, name: groupName(s.Stage.Lang, g), short: groupShort(s.Stage.Lang, g)}
	p.goal.choose(g)
	p.rows, p.owners = make([]solveRow, rowsKept), make([]int, rowsKept)
	p.begin()
	return p
}

// begin makes the list anew.
func (p *listPage) begin() {
	h := p.records.desk.History()
	p.changes = h.Changes()
	if p.period != history.All {
		p.filter.From = p.period.From(p.Stage.In.Date)
	}
	// Solves stand in the history in the order of their dates: the latest are shown first by counting from the end.
	p.list = history.NewList(h, p.group, p.filter, p.by, p.turned || p.by == history.ByDate)
	p.more = true
	p.step()
}

func (p *listPage) step() {
	p.more = p.list.Step(sortATick)
	clear(p.rows)
	p.heading = p.Stage.Lang.N("records.listed", p.list.Len(), "order", p.Stage.Lang.T(orderKeys[p.by][turnedAt(p.turned)]))
	if !p.more { // it looks at all of them
		p.skyline.fill(p.Stage.Lang, p.records.desk.History(), p)
	}
	p.window.clamp(&p.Scroll, p.list.Len())
}

func turnedAt(turned bool) int {
	if turned {
		return 1
	}
	return 0
}

// orderKeys are the names of the orders, each also the other way round.
var orderKeys = [...][2]string{
	history.ByDate: {"records.by_date", "records.by_date_turned"}, history.ByTime: {"records.by_time", "records.by_time_turned"},
	history.ByMoves: {"records.by_moves", "records.by_moves_turned"},
}

// Tick continues the list.
func (p *listPage) Tick() {
	p.worded = 0
	if !p.Stage.Shows(p) {
		return
	}
	h := p.records.desk.History()
	settling := h.Work(workATick)
	switch {
	case p.more:
		p.step()
		p.Stage.Animate()
	case settling:
		p.Stage.Animate()
	case h.Changes() != p.changes && !p.records.desk.Loading():
		p.begin()
	}
}

// at returns the i-th solve.
func (p *listPage) at(i int) history.ID {
	if p.by == history.ByDate && !p.turned {
		i = p.list.Len() - 1 - i
	}
	return p.list.At(i)
}

// row returns the texts of a solve of the list.
func (p *listPage) row(i int) *solveRow {
	k := i % rowsKept
	if !p.rows[k].known || p.owners[k] != i {
		p.rows[k] = makeRow(p.Stage.Lang, p.records.desk.History(), p.at(i), p.group, p.Stage.In.Date)
		p.owners[k] = i
		p.worded++
	}
	return &p.rows[k]
}

// First returns the first solve on the screen.
func (p *listPage) First() ui.ID {
	if p.list.Len() == 0 {
		return filterID
	}
	return ui.ID{Name: solveGroup, N: min(p.window.first, p.list.Len()-1)}
}

// Act opens a solve or the choice of what is listed.
func (p *listPage) Act(id ui.ID) {
	switch {
	case p.undo.act(id):
	case id == filterID:
		p.Stage.Push(newFilterPage(p))
	case id == exportID:
		p.Stage.Push(newExportSheet(p))
	case id.Name == solveGroup && id.N < p.list.Len():
		p.Stage.Push(p.records.page(p.at(id.N), p.undo))
	}
}

// Key goes to the ends of the list.
func (p *listPage) Key(e game.KeyEvent) bool {
	if !e.Down || p.list.Len() == 0 {
		return false
	}
	switch e.Key {
	case "Home":
		p.goTo(0)
	case "End":
		p.goTo(p.list.Len() - 1)
	default:
		return false
	}
	return true
}

// Pad goes a tenth of the list up or down with the shoulders.
func (p *listPage) Pad(b stage.PadPress) bool {
	step := max(1, p.list.Len()/10)
	switch b.Button {
	case game.PadL1:
		p.goTo(max(0, p.window.first-step))
	case game.PadR1:
		p.goTo(min(p.list.Len()-1, p.window.first+step))
	default:
		return false
	}
	return true
}

// goTo shows a solve and moves the focus there.
func (p *listPage) goTo(i int) {
	if p.list.Len() == 0 {
		return
	}
	p.window.goTo(&p.Scroll, i, p.list.Len())
	p.Focus = ui.ID{Name: solveGroup, N: i}
}

// Hear makes all texts anew in another language.
func (p *listPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.name, p.short = groupName(p.Stage.Lang, p.group), groupShort(p.Stage.Lang, p.group)
		p.begin()
	}
}

// Layout lays out the rows on the screen, below a picture of all of them, or beside it where there is room.
func (p *listPage) Layout(f *ui.Frame) {
	area, column := p.HeadBelow(f, p.name, p.short, wide(f))
	if _, _, beside := f.Column(column).Halves(); beside || lowPage(f) {
		area, column = p.layoutBeside(f, area, column)
	} else {
		head := f.Column(render.Rect{X: column.X, Y: area.Y, W: column.W})
		p.layoutAbove(head, area)
		area.H -= head.Y - area.Y
		area.Y = head.Y
	}
	n := p.list.Len()
	row := rowHeight(f, column.W)
	if room := area.H - f.Dip(listFoot); lowPage(f) && room >= row { // whole rows end with the skyline
		row = render.Floor(room / render.Floor(room/row))
	}
	p.window.slide(&p.Scroll, row, area.H, n)
	col := p.Scroll.Begin(f, area, column)
	switch {
	case p.more:
		col.Para(p.Stage.Lang.T("records.reading"))
	case n == 0:
		col.Para(p.Stage.Lang.T("records.none_chosen"))
	}
	top := col.Y
	if i := p.Focus.N; p.Focus.Name == solveGroup && i < n && (i < p.window.first || i >= p.window.last) {
		p.layoutRow(f, column, top, i) // the focus stays where it is when it scrolls out of sight
	}
	for i := p.window.first; i < p.window.last; i++ {
		p.layoutRow(f, column, top, i)
	}
	col.Y = top + p.window.height(n)
	p.Scroll.End(f)
}

// The measures of what stands beside the list, in dip.
const (
	listBeside  = 304
	listGap     = 40
	listPart    = 0.42 // of the width of a low page
	listGapLow  = 24
	listHeading = 12  // what tells what is listed, in large letters
	listFoot    = 24  // below it
	listSkyline = 320 // the highest skyline
)

// layoutBeside adds the goal, unless the page is low, what is listed and the skyline beside the list, and returns the place of the list.
func (p *listPage) layoutBeside(f *ui.Frame, area, column render.Rect) (view, rest render.Rect) {
	w, gap, foot := f.Grown(listBeside), float32(listGap), area.Y+area.H-f.Dip(listFoot)
	if lowPage(f) {
		w, gap = render.Floor(column.W*listPart), listGapLow
	}
	col := f.Column(render.Rect{X: column.X, Y: area.Y, W: w})
	if side := min(w, (foot-area.Y)*0.45); p.goal.playable && !lowPage(f) {
		p.goal.update(f, p.Stage.Set.Scheme)
		goal := col.Picture(goalID, p.name, side)
		goal.Rect.X, goal.Rect.W = goal.Rect.X-indent(p.goal.config.Size, side), side
		col.Space(16)
	}
	p.layoutHead(col, 0)
	p.undo.layout(col)
	col.Space(8)
	if high := min(foot-col.Y, f.Dip(listSkyline)); high >= f.Dip(skylineLow) {
		p.skyline.add(f, render.Rect{X: column.X, Y: foot - high, W: w, H: high}, p.heading)
	}
	view, rest = stage.Beside(f, area, column, w, gap)
	rest.Y = area.Y
	return view, rest
}

// listAbove is the least height of the skyline above the list in dip.
const listAbove = 96

// listPeek is how much of the row below the last whole one shows on a narrow page, in dip.
const listPeek = 16

// layoutAbove adds what is listed and the skyline above the list: on a low page beside each other, else the skyline is as high as leaves
// whole rows in sight below it.
func (p *listPage) layoutAbove(head *ui.Column, area render.Rect) {
	f := head.F
	line := float32(0)
	if f.Low() {
		line = f.Dip(skylineLine)
	}
	p.layoutHead(head, line)
	p.undo.layout(head)
	row, low := rowHeight(f, head.Area.W), f.Dip(skylineLow)
	room := area.Y + area.H - head.Y - f.Dip(listPeek)
	if f.Low() {
		if float32(p.list.Len())*row > room {
			head.Y += room - row*render.Floor(room/row)
		}
		return
	}
	if !p.skyline.shows() {
		return
	}
	if f.TextSize < ui.LargeText { // large letters leave the room to the rows
		low = f.Dip(listAbove)
	}
	room -= low + f.Dip(20)
	low += room - row*render.Floor(room/row)
	head.Space(8)
	p.skyline.add(f, head.Take(low), p.heading)
	head.Space(12)
}

// layoutHead adds the line that tells what is listed and chooses it, beside it the skyline of a height, if it is to stand there, and at
// the end the button that saves the list.
func (p *listPage) layoutHead(head *ui.Column, line float32) {
	f, side, whole := head.F, head.F.Dip(48), head.Area.W
	saves := !p.more && p.list.Len() > 0
	if saves {
		head.Area.W -= side + f.Dip(8)
	}
	row, ground := openFilter(head, p.heading)
	if f.TextSize >= ui.LargeText { // the times lead
		room := row.Rect.W - f.IconSide() - f.Dip(filterIn)
		row.Face = f.Fitting(render.Regular, listHeading, p.heading, room)
		lines := f.Wrap(p.heading, row.Face, room)
		high := max(f.ControlHeight(), f.LinesHeight(row.Face, len(lines))+f.Dip(8))
		head.Y -= row.Rect.H - high
		row.Rect.H = high
	}
	at := row.Rect
	if words := f.Fonts.Width(f.Face(render.Regular, 16), p.heading) + f.IconSide() + f.Dip(40); line > 0 && p.skyline.shows() && at.W-words > f.Dip(120) {
		w := min(f.Dip(280), at.W-words-f.Dip(8))
		row.Rect.W = at.W - w - f.Dip(8)
		p.skyline.add(f, render.Rect{X: at.X + at.W - w, Y: at.Y + render.Floor((at.H-line)/2), W: w, H: line}, p.heading)
	}
	f.Controls[ground].Rect = render.Rect{X: at.X, Y: at.Y, W: whole, H: at.H}
	if saves {
		end := render.Rect{X: head.Area.X + whole - side, Y: at.Y + (at.H-side)/2, W: side, H: side}
		f.Add(ui.Control{ID: exportID, Role: ui.Button, Look: ui.Quiet, Label: p.Stage.Lang.T("records.export"), Icon: render.Share, Rect: end})
	}
	head.Area.W = whole
}

func (p *listPage) layoutRow(f *ui.Frame, column render.Rect, top float32, i int) {
	y := top + float32(i-p.window.base)*p.window.row
	layoutSolve(f, ui.ID{Name: solveGroup, N: i}, p.row(i), render.Rect{X: column.X, Y: y, W: column.W, H: p.window.row})
}

// Paint draws a row, or all of them as bars.
func (p *listPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case solveGroup:
		if k := c.ID.N % rowsKept; p.owners[k] == c.ID.N {
			paintSolve(l, f, c, &p.rows[k])
		}
	case skylineID.Name:
		p.skyline.paint(l, f, c.Rect)
	case goalID.Name:
		p.goal.paint(l, f, c.Rect)
	}
}
