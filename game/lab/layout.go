package lab

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// place is where the parts of the laboratory stand.
type place struct {
	bar     render.Rect // back, the verdict and the goal
	verdict render.Rect // the verdict and its reason above the tabs; empty: the verdict stands in the bar
	board   render.Rect // the area for the board
	tabs    render.Rect
	panel   render.Rect // the column of the tab
	goal    render.Rect // the large picture of the goal below the column; empty: it stands in the bar
	foot    float32     // where that picture may end; 0: there is none
}

const (
	barHeight = 64 // dip
	narrowBar = 56 // dip, that of a narrow screen
	tallBar   = 72 // dip, that of a high one, whose verdict stands as high as the titles of other pages
	tallFrom  = 560
	edgeWidth = 16 // dip, around the board
	barGap    = 8  // dip, below the bar
)

// needs is what the place of the parts depends on besides the screen.
type needs struct {
	size   puzzle.Size
	reason string  // of the verdict
	all    bool    // the column holds all commands, in more than two rows
	brief  bool    // what leads it is short
	words  float32 // the height of the second line of what it says below its commands, if that needs two
}

// findPlace divides the screen.
func findPlace(f *ui.Frame, n needs) place {
	if !f.Wide() {
		return narrowPlace(f, n)
	}
	if p, ok := highPlace(f, n); ok {
		return p
	}
	p, width := widePlace(f, n)
	if width < f.Dip(minBoard) {
		if small, w := smallPlace(f, n.size); w > width || width > p.board.W {
			return small
		}
	}
	return p
}

// The measures of a narrow screen: the height of the column in dip, and the least part of the screen's height that the board has, in
// large letters, whose words need the room, another one. That is also all that it has where the column holds all commands.
const (
	narrowColumn = 192
	narrowBrief  = 100 // where what leads it is short
	narrowLeast  = 0.46
	narrowLarge  = 0.37
)

// narrowPlace puts everything below each other: the bar, the board, the tabs and their column.
func narrowPlace(f *ui.Frame, n needs) (p place) {
	safe, edge := f.Safe, f.Dip(edgeWidth)
	p.bar = render.Rect{X: safe.X + f.Dip(4), Y: safe.Y, W: safe.W - f.Dip(4) - edge, H: f.Dip(narrowBar)}
	switch {
	case safe.H < f.Dip(tallFrom):
	case f.TextSize >= ui.LargeText: // the verdict stands alone
		p.bar.H = f.Dip(barHeight)
	default:
		p.bar.H = f.Dip(tallBar)
	}
	above, below := f.Dip(8), f.Dip(4) // the board, and the tabs
	least := safe.H * narrowLeast
	if f.TextSize >= ui.LargeText {
		least = safe.H * narrowLarge
	}
	column := float32(narrowColumn)
	if n.brief {
		column = narrowBrief
	}
	high := max(least, safe.H-p.bar.H-f.ControlHeight()-f.Dip(8)-above-below-f.Grown(column)-n.words)
	if n.all && f.TextSize < ui.LargeText {
		high = safe.H * narrowLarge
	}
	tray, _ := boardview.Tray(f, render.Rect{X: safe.X + edge, W: safe.W - 2*edge, H: high}, n.size, boardview.MostSide(f))
	p.board = render.Rect{X: safe.X + edge, Y: safe.Y + p.bar.H + above, W: safe.W - 2*edge, H: tray.H}
	w := columnWidth(f)
	y := p.board.Y + p.board.H + f.Dip(8)
	p.cutTabs(f, render.Rect{X: render.Floor(safe.X + (safe.W-w)/2), Y: y, W: w, H: safe.Y + safe.H - y})
	return p
}

// columnWidth returns the width of tabs and column below each other.
func columnWidth(f *ui.Frame) float32 {
	return min(f.Safe.W-2*f.Dip(edgeWidth), f.Dip(stage.PageWidth)*max(1, f.TextSize))
}

// highPlace puts the bar across the top of a wide screen, and the board and everything else side by side below it. ok is false
// if the screen is too low.
func highPlace(f *ui.Frame, n needs) (p place, ok bool) {
	page, ok := boardview.PageFor(f, n.size, f.Dip(barHeight))
	if !ok {
		return p, false
	}
	p.bar, p.board = page.Bar, page.Board
	rest := page.Rest
	if high := verdictHeight(f, rest.W, n.reason); rest.H-high >= f.Grown(verdictFrom) {
		p.verdict = rest
		p.verdict.H = high
		rest.Y, rest.H = rest.Y+high, rest.H-high
	}
	p.cutTabs(f, rest)
	p.foot = p.board.Y + max(p.board.H, page.Rest.H*0.6)
	return p, true
}

// widePlace puts the board on one side and everything else on the other. It returns the board's width.
func widePlace(f *ui.Frame, n needs) (p place, width float32) {
	safe, edge := f.Safe, f.Dip(edgeWidth)
	side := max(f.Dip(280), min(f.Dip(400)*max(1, f.TextSize*0.8), safe.W*0.4))
	tray, _ := boardview.Tray(f, render.Rect{W: safe.W - side - 2*edge, H: safe.H - 2*edge}, n.size, boardview.MostSide(f))
	spare := max(0, safe.W-side-tray.W-2*edge)
	side += min(spare*0.5, f.Dip(80)) // a part of what a narrow board leaves free
	pull := max(0, safe.W-side-tray.W-2*edge) * 0.5
	x := render.Floor(safe.X + safe.W - side - pull)
	p.board = render.Rect{X: safe.X + edge + pull, Y: safe.Y + edge, W: x - safe.X - 2*edge - pull, H: safe.H - 2*edge}
	down := min((safe.H-tray.H)*0.5, (safe.H-f.Dip(boardview.MostSide(f)))*0.5) // aligned with the top of a board that does not fill a high window
	y := render.Floor(safe.Y + max(f.Dip(barGap), down))
	in := f.Dip(12) // by which the arrow stands inside the button Back
	p.bar = render.Rect{X: x - in, Y: y, W: side - edge + in, H: f.Dip(barHeight)}
	p.cutTabs(f, render.Rect{X: x, Y: y + p.bar.H, W: side - edge, H: safe.Y + safe.H - y - p.bar.H})
	p.foot = y + edge + max(tray.H, p.board.H*0.6)
	return p, tray.W
}

// The measures of the large picture of the goal in dip: its sides, the largest one beside its name and the largest one below it, and
// the space above it.
const (
	goalLeast = 72
	goalMost  = 208
	goalWide  = 400
	goalAbove = 16
	goalHung  = 80 // the least one beside the words of the tab that solves
)

// verdictFrom is the least height, in dip, of tabs and column below a verdict.
const verdictFrom = 440

// cutGoal puts a large picture of the goal at the foot of the column, at the height of the board's foot, if a column of a height
// leaves room: with its name beside it or, as wide as the column, below its name.
func (p *place) cutGoal(f *ui.Frame, column float32) {
	foot := min(render.Floor(p.foot), p.panel.Y+p.panel.H-f.Dip(edgeWidth))
	room := render.Floor(foot - p.panel.Y - column - f.Dip(goalAbove))
	high := min(room, f.Dip(goalMost), render.Floor(p.panel.W*0.6))
	if name := goalNameHeight(f); room-name > high && p.panel.H >= f.Grown(goalFrom) {
		if side := min(room-name, p.panel.W, f.Dip(goalWide)); side > p.panel.W*goalFills {
			high = side + name
		}
	}
	if high < f.Grown(goalLeast) { // its words stand beside it
		return
	}
	p.goal = render.Rect{X: p.panel.X, Y: foot - high, W: p.panel.W, H: high}
	p.panel.H = p.goal.Y - f.Dip(8) - p.panel.Y
}

// hangGoal puts the picture of the goal beside the words of the tab that solves, above the button at its foot, if there is room. It
// reports whether that is so.
func (p *place) hangGoal(l *Scene, f *ui.Frame) bool {
	area := p.panel
	f.Pinned(&area, area, solveID, l.Stage.Lang.T("lab.solve"))
	side := min(render.Floor(area.H-f.Dip(8)), render.Floor(area.W*0.36), f.Dip(goalMost))
	words, gap := area, side+f.Dip(16)
	words.X, words.W = area.X+gap, area.W-gap
	l.hung = true // for the column to be measured as it would be
	high := f.Column(words).Measure(func(col *ui.Column) { l.layoutColumn(f, col, false, false) })
	if side < f.Dip(goalHung) || high > area.H {
		return false
	}
	p.goal = render.Rect{X: area.X, Y: area.Y + render.Floor((area.H-side)/2), W: side, H: side}
	words.Y += render.Floor((area.H - high) / 2)
	p.panel = words
	return true
}

// goalFills is the part of the column's width that a picture below its name fills at least; a narrower one has its name beside it. So has
// one in a column lower than goalFrom, in dip, where only the shortest tab would have room for another.
const (
	goalFills = 0.7
	goalFrom  = 560
)

// goalNameHeight returns the height of the name above a large picture of the goal, with the space between them.
func goalNameHeight(f *ui.Frame) float32 {
	return f.Fonts.Metrics(f.Face(render.Title, 20)).Line + f.Dip(8)
}

// minBoard is the width of the board in dip below which smallPlace may give a larger board than widePlace.
const minBoard = 120

// smallPlace gives bar and tabs the whole width and puts board and column side by side below them. It returns the
// board's width.
func smallPlace(f *ui.Frame, size puzzle.Size) (p place, width float32) {
	safe, edge := f.Safe, f.Dip(edgeWidth)
	p.bar = render.Rect{X: safe.X + edge, Y: safe.Y, W: safe.W - 2*edge, H: f.Dip(barHeight)}
	p.cutTabs(f, render.Rect{X: safe.X + edge, Y: safe.Y + p.bar.H, W: safe.W - 2*edge, H: safe.H - p.bar.H})
	p.board = p.panel
	p.board.H -= edge
	p.board.W = min(p.board.H, safe.W*0.45)
	p.panel.X += p.board.W + edge
	p.panel.W -= p.board.W + edge
	tray, _ := boardview.Tray(f, p.board, size, boardview.MostSide(f))
	return p, tray.W
}

// cutTabs divides an area into the tabs and their column.
func (p *place) cutTabs(f *ui.Frame, area render.Rect) {
	h := f.ControlHeight()
	p.tabs = render.Rect{X: area.X, Y: area.Y, W: area.W, H: h}
	p.panel = area
	p.panel.Y += h + f.Dip(4)
	p.panel.H -= h + f.Dip(4)
}

// Layout lays out bar, board, tabs and the column of the tab shown.
func (l *Scene) Layout(f *ui.Frame) {
	l.hung, l.air = false, 0
	inBar := f.Low() && f.TextSize < ui.LargeText // where there is room for three rows, but not for a fourth
	l.setup.goalSeen = inBar
	n := needs{size: l.bench.start.Size(), reason: l.bench.facts.headline, all: l.tabs.At == setupTab && l.setup.more && !l.setup.gridded(f, &l.bench),
		brief: l.brief(f), words: secondLine(f, &l.bench)}
	p := findPlace(f, n)
	if p.foot > 0 {
		l.setup.goalSeen = true // for the column to be measured as it would be
		p.cutGoal(f, f.Column(p.panel).Measure(func(col *ui.Column) { l.layoutColumn(f, col, true, p.verdict.Empty()) }))
		l.setup.goalSeen = inBar || !p.goal.Empty()
	}
	whole := p.panel
	l.hung = p.goal.Empty() && l.tabs.At == solveTab && l.solution.offers(&l.bench) && p.hangGoal(l, f)
	l.apart = !p.verdict.Empty()
	l.layoutBar(f, &p)
	l.layoutBoard(f, p.board)
	l.layoutTabs(f, p.tabs)
	area, pinned := p.panel, false
	if l.hung || p.goal.Empty() { // else the picture of the goal stands at the foot
		foot, ok := l.pinNext(f, whole)
		area.H, pinned = foot-area.Y, ok
	}
	clip := stage.ToEdge(f.Safe, render.Rect{X: area.X - f.Dip(10), Y: area.Y, W: area.W + f.Dip(20), H: area.H})
	col := l.Scroll.Begin(f, clip, area)
	l.layoutColumn(f, col, !pinned, !l.hung && !l.reasoned)
	l.Scroll.End(f)
}

// brief reports whether what leads the tab shown is so short that the board has the rest of a narrow screen.
func (l *Scene) brief(f *ui.Frame) bool {
	switch l.tabs.At {
	case setupTab:
		return !l.setup.more && f.TextSize >= ui.LargeText
	case whyTab:
		return l.bench.facts.counted != "" && f.TextSize >= ui.LargeText
	case solveTab:
		return l.bench.facts.CanMend && f.TextSize >= ui.LargeText
	}
	return false
}

// layoutColumn lays out the column of the tab shown. The button for what comes next stands in it only if next is set, and the reason of
// the verdict only if headline is.
func (l *Scene) layoutColumn(f *ui.Frame, col *ui.Column, next, headline bool) {
	if f.TextSize < ui.LargeText {
		col.Space(8)
	}
	switch l.tabs.At {
	case setupTab:
		l.setup.layout(col, &l.bench, next, l.air)
	case whyTab:
		l.why.layout(f, col, &l.bench, headline)
	case parityTab:
		l.parity.layout(f, col, &l.bench)
	case solveTab:
		if l.hung && f.TextSize < ui.LargeText { // large letters leave no room for it
			col.Line(l.bench.facts.goalName, ui.Plain, render.Title, 20)
		}
		col.Y += render.Floor(l.air / 2)
		l.solution.layout(f, col, &l.bench, next, headline)
	}
	if l.tabs.At != setupTab && (next || l.tabs.At != solveTab) { // the rows of the setup end with a space, and a pinned button has one above it
		col.Space(8)
	}
}

// layoutTabs lays out the tabs side by side.
func (l *Scene) layoutTabs(f *ui.Frame, r render.Rect) {
	longest := ""
	regular := f.Face(render.Regular, 16)
	for _, name := range l.tabs.Names {
		if f.Fonts.Width(regular, name) > f.Fonts.Width(regular, longest) {
			longest = name
		}
	}
	face := f.FaceFitting(longest, r.W/tabCount-f.Dip(ui.ChipRoom))
	for i, name := range l.tabs.Names {
		f.Add(ui.Control{ID: ui.ID{Name: tabGroup, N: i}, Role: ui.Radio, Look: ui.Chip, Label: name, On: i == l.tabs.At,
			Align: render.Middle, Face: face, Joint: ui.JointOf(i, tabCount), Rect: f.Split(r, tabCount, i, 0)})
	}
}

// Paint draws the laboratory's custom controls.
func (l *Scene) Paint(dl *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case boardview.GridID:
		l.paintBoard(dl, f, c)
	case goalID:
		l.paintGoal(dl, f, c)
	case hungID:
		l.paintHung(dl, f, c)
	case statusID:
		l.solution.paintStatus(dl, f, c)
	case swapShownID:
		l.bench.paintSwap(dl, f, c)
	case orderKeyID:
		paintOrderKey(dl, f, c.Rect)
	case countKeyID:
		l.bench.board.paintCountKey(dl, f, c.Rect)
	case inversionsID:
		l.bench.facts.paintInversions(dl, f, c)
	case sumID:
		l.bench.facts.paintSum(dl, f, c)
	case boardview.LampsID:
		l.bench.lamps.Paint(dl, f, l.Stage, c.Rect)
	case playID:
		paintUnready(dl, f, c)
	case verdictID:
		if l.apart {
			l.bench.facts.paintVerdict(dl, f, c)
		} else {
			l.paintBarVerdict(dl, f, c)
		}
	}
}
