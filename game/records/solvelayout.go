package records

import (
	"slices"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the page: in two columns if there is room. In one, the button that shows the solve does not scroll, or stands
// beside the goal on a low screen.
func (p *solvePage) Layout(f *ui.Frame) {
	area, column := p.layoutTitle(f)
	left, right, beside := f.Column(column).Part()
	var watch ui.Control
	pin := !beside && f.Pins(area)
	if pin {
		watch = f.Pinned(&area, column, watchID, p.Stage.Lang.T("records.watch"))
	}
	col := p.Scroll.Begin(f, area, column)
	p.led = false
	if lying(f, beside) {
		p.layoutLying(col, area.H)
		p.layoutSplits(col, false)
		p.layoutFacts(col)
		p.End(f, col)
		return
	}
	left.Y, right.Y = col.Y, col.Y
	switch {
	case beside && p.alone(f):
		p.layoutAlone(&left, &right, area.H)
		col.Y = max(left.Y, right.Y)
	case beside:
		p.layoutLeft(&left, &right, area.H)
		p.layoutSplits(&right, true)
		p.layoutCells(&right)
		col.Y = max(left.Y, right.Y)
	default:
		if p.left != nil { // a board is wider than its line
			col.Space(8)
		}
		if !p.layoutLedAny(col) {
			p.layoutGoal(col, min(f.Dip(goalSide(f)), col.Area.W*0.6))
			p.layoutHead(col)
		}
		if !pin {
			p.layoutWatch(col)
		}
		p.layoutSplits(col, true)
		p.layoutCommands(col)
		col.Space(8)
		p.layoutFew(col)
		col.Space(16)
		p.layoutNotes(col)
	}
	p.End(f, col)
	if pin {
		p.showWatch(f.Add(watch))
	}
}

// goalSide returns the side of the goal above the figures in dip: less in large letters, which leave more of the page to words.
func goalSide(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 112
	}
	return 176
}

// layoutTitle adds the title, and at its end the button that removes the solve, apart from all others. Where there is no room for it, it is
// one of them.
func (p *solvePage) layoutTitle(f *ui.Frame) (area, column render.Rect) {
	at := len(f.Controls)
	area, column, _, p.apart = p.HeadChoice(f, p.title, wide(f), stage.HeadEnd{Button: removal(p.Stage.Lang)})
	if !p.apart {
		f.Controls = f.Controls[:at]
		area, column = p.HeadBelow(f, p.title, p.short, wide(f))
	}
	return area, column
}

// removal is the button that removes a record.
func removal(lang *assets.Lang) ui.Command {
	return ui.Command{ID: removeID, Label: lang.T("records.remove"), Icon: render.Bin}
}

// The measures of the goal that leads with the time and the moves beside it: the part of the width that it takes on a narrow page, the gap
// after it, what the time measures at most, and the distance of both figures, in dip.
const (
	ledPart    = 0.44
	ledGap     = 20
	ledFigure  = 24
	ledSize    = 44
	ledBetween = 8
)

// leads reports whether the goal may stand beside the figures: in large letters, only if the solve is one of a time and moves.
func (p *solvePage) leads(f *ui.Frame) bool {
	r := p.row()
	return p.read && (f.TextSize < ui.LargeText || !r.Is(history.Failed) && !r.Is(history.Fewest))
}

// flush returns a column moved so that the line of a goal of a side, which is thinner than its cells, begins with it.
func (p *solvePage) flush(col *ui.Column, side float32) *ui.Column {
	moved := *col
	if p.read && p.left == nil {
		moved.Area.X -= indent(p.game.Goal.Size(), side)
	}
	moved.Area.W = side
	return &moved
}

// layoutLeft adds what stands beside the facts on a page of a height: the goal as large as leaves room for the figures and the buttons below
// it, all of one width, which leaves more to the facts.
func (p *solvePage) layoutLeft(left, right *ui.Column, page float32) {
	f, width := left.F, min(left.Area.W, left.F.Grown(leftWide))
	if p.read {
		right.Area.X -= left.Area.W - width
		right.Area.W += left.Area.W - width
		left.Area.W = width
	}
	rest := left.Measure(func(col *ui.Column) { p.layoutUnder(col) })
	side := max(f.Dip(goalLeast), min(left.Area.W, page-rest-f.Dip(goalFoot)))
	p.layoutGoal(p.flush(left, side), side)
	if p.read {
		left.Y += side + f.Dip(8)
	}
	p.layoutUnder(left)
}

// layoutLed adds the goal of a side with the time and the moves beside it, which need no words there in large letters. It reports whether
// they have room.
func (p *solvePage) layoutLed(col *ui.Column, side float32) bool {
	f, words := col.F, *col
	words.Area.X, words.Area.W = col.Area.X+side+f.Dip(ledGap), col.Area.W-side-f.Dip(ledGap)
	if p.led = false; !p.leads(f) {
		return false
	}
	if f.TextSize >= ui.LargeText {
		p.layoutLedLarge(col, words, side)
		return true
	}
	size, _, ok := honourFits(f, p.head[:1], words.Area.W, ledSize)
	if !ok {
		return false
	}
	p.layoutGoal(p.flush(col, side), side)
	add := func(col *ui.Column) {
		if p.outcome != "" {
			col.Heading(p.outcome)
		}
		layoutHonoursOf(col, p.head[:1], size)
		if p.head[1].label != "" {
			col.Space(ledBetween)
			layoutHonoursOf(col, p.head[1:], size)
		}
	}
	words.Y += spare(side, words.Measure(add)-f.Dip(12))
	add(&words)
	col.Y = max(col.Y+side+f.Dip(8), words.Y)
	return true
}

// layoutLedLarge is layoutLed for large letters.
func (p *solvePage) layoutLedLarge(col *ui.Column, words ui.Column, side float32) {
	f, r := col.F, p.row()
	p.led = true
	room := words.Area.W - f.Dip(honeySide+honeyGap)
	p.moves = p.Stage.Lang.N("common.moves", int(r.STM))
	faces := [...]render.FaceID{f.Fitting(render.Figure, ledFigure, p.head[0].value, room), f.FaceFitting(p.moves, room)}
	high := f.Fonts.Metrics(faces[0]).Line + f.Fonts.Metrics(faces[1]).Line
	p.layoutGoal(p.flush(col, side), side)
	words.Y += spare(side, high)
	for i, face := range faces {
		g := &p.head[i]
		f.Add(ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: words.Take(f.Fonts.Metrics(face).Line), Face: face})
	}
	col.Y = max(col.Y+side+f.Dip(8), words.Y)
}

// paintLed draws the time or the moves beside the goal.
func (p *solvePage) paintLed(l *render.List, f *ui.Frame, c *ui.Control) {
	text := [...]string{p.head[0].value, p.moves}[c.ID.N]
	l.TextIn(f.Fonts, c.Face, text, c.Rect, f.Near(), render.Middle, f.Theme.Ink)
	if d := f.Dip(honeySide); p.head[c.ID.N].best {
		at := render.Rect{X: c.Rect.X + f.Fonts.Width(c.Face, text) + f.Dip(honeyGap), Y: c.Rect.Y + (c.Rect.H-d)/2, W: d, H: d}
		l.Fill(f.Within(c.Rect, at), d/2, f.Theme.Honey)
	}
}

// The measures of the goal beside the facts, where it is as large as the height of the page lets it be: its least side, and what is left
// free below all, and the width of what stands below it, in dip.
const (
	goalLeast = 200
	goalFoot  = 40
	leftWide  = 460
)

// layoutUnder adds what stands below the goal beside the facts.
func (p *solvePage) layoutUnder(col *ui.Column) {
	p.layoutHead(col)
	p.layoutWatch(col)
	p.layoutCommands(col)
}

// layoutWatch adds the button that shows the solve.
func (p *solvePage) layoutWatch(col *ui.Column) {
	p.showWatch(col.Button(watchID, p.Stage.Lang.T("records.watch"), ui.Primary))
	col.Space(8)
}

func (p *solvePage) showWatch(b *ui.Control) { b.Icon, b.Disabled = render.Eye, !p.read }

func (p *solvePage) layoutGoal(col *ui.Column, side float32) {
	if p.read {
		v := &p.picture
		if v.Goal != p.game.Goal || v.Theme != col.F.Theme {
			v.Goal, v.Theme = p.game.Goal, col.F.Theme
			v.Colors = render.TileColors(v.Colors[:0], col.F.Theme, boardview.RenderScheme(p.Stage.Set.Scheme), p.game.Goal)
		}
		col.Picture(goalID, p.title, side)
		col.Space(8)
	}
}

func (p *solvePage) layoutHead(col *ui.Column) { p.layoutHeadOf(col, honourMost(col.F)) }

// layoutHeadOf is layoutHead for figures of so many dip at most.
func (p *solvePage) layoutHeadOf(col *ui.Column, most float32) {
	if p.outcome != "" {
		col.Heading(p.outcome)
	}
	if p.head[1].label == "" {
		layoutHonoursOf(col, p.head[:1], most)
		return
	}
	layoutHonoursOf(col, p.head[:], most)
}

// divided reports whether the solve has splits.
func (p *solvePage) divided() bool { return len(p.splits) > 1 }

// layoutSplits adds the splits, below the bar of all of them unless that stands elsewhere.
func (p *solvePage) layoutSplits(col *ui.Column, bar bool) {
	if !p.divided() {
		return
	}
	col.Heading(p.Stage.Lang.T("records.splits"))
	if bar {
		p.layoutSplitBar(col)
	}
	for i := range p.splits {
		layoutSplit(col, i, &p.splits[i])
	}
	col.Space(16)
}

// layoutCells is layoutFacts with what is known in cells, if it has room there.
func (p *solvePage) layoutCells(col *ui.Column) {
	p.cells = pointers(p.cells[:0], p.facts)
	mark := col.Y
	if col.F.TextSize < ui.LargeText && p.divided() {
		col.Space(16)
	}
	if col.F.TextSize >= ui.LargeText || !(cells{perRow: 3, size: figureSize, air: 24}).layout(col, p.cells) {
		col.Y = mark
		p.layoutFacts(col)
		return
	}
	col.Space(16)
	p.layoutNotes(col)
}

// layoutFacts adds what else is known of the solve, and notes.
func (p *solvePage) layoutFacts(col *ui.Column) {
	for i := range p.facts {
		layoutFact(col, &p.facts[i], 0)
	}
	col.Space(16)
	p.layoutNotes(col)
}

// layoutNotes adds what is told in words.
func (p *solvePage) layoutNotes(col *ui.Column) {
	if p.read { // why a race, or playing the same, counts elsewhere
		col.Small(p.Stage.Lang.T("records.known"))
		if c := &col.F.Controls[len(col.F.Controls)-1]; col.F.TextSize < ui.LargeText {
			c.Unit = c.Rect.H // half of the sentence says nothing
		}
	}
	if p.seed != "" {
		col.Small(p.seed)
	}
	if p.lost {
		col.Small(p.Stage.Lang.T("records.no_moves"))
	}
}

// layoutCommands adds all other buttons as icons with their words.
func (p *solvePage) layoutCommands(col *ui.Column) {
	t := p.Stage.Lang.T
	set := append(p.buttons[:0], ui.Command{ID: reviewID, Label: t("records.review"), Icon: render.Detour, Disabled: !p.read})
	solved := !p.row().Is(history.Failed)
	if solved {
		set = append(set, ui.Command{ID: raceID, Label: t("records.race"), Icon: render.Flag, Disabled: !p.read})
	}
	set = append(set, ui.Command{ID: sameID, Label: t("records.same_board"), Icon: render.Again, Disabled: !p.read})
	if solved {
		set = append(set, ui.Command{ID: shareID, Label: t("records.share"), Icon: render.Share, Disabled: !p.read})
	}
	if p.only {
		set = append(set, ui.Command{ID: againID, Label: t("records.new_board"), Icon: render.New, Disabled: !p.playable()})
	} else {
		set = append(set, ui.Command{ID: dayID, Label: t("records.that_day"), Icon: render.Calendar})
	}
	if !p.apart {
		set = append(set, removal(p.Stage.Lang))
	}
	p.buttons = set
	col.Commands(hued(p.buttons))
	col.Space(8)
}

// paintLeft draws the board as a game that was not solved left it, with the tiles out of place set off.
func (p *solvePage) paintLeft(l *render.List, f *ui.Frame, r render.Rect) {
	v := p.left
	v.Fit(f, v.Board, boardview.Place{Area: r})
	v.Theme, v.Goal, v.Colors, v.Numbers, v.Bridges, v.Growth = f.Theme, p.game.Goal, p.picture.Colors, true, true, 1
	v.Numerals = boardview.Numerals(p.Stage.Set.Numerals)
	v.MarkAstray()
	v.Paint(l, f)
	v.PaintAstray(l, f)
}

// Paint draws the goal, or the board as it was left, and the figures.
func (p *solvePage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case goalID.Name:
		if p.left != nil {
			p.paintLeft(l, f, c.Rect)
			break
		}
		p.picture.Rect, p.picture.Scale = c.Rect, f.Scale
		l.GoalThumb(f.Fonts, &p.picture)
	case headGroup:
		if p.led {
			p.paintLed(l, f, c)
		} else {
			paintHonour(l, f, c, &p.head[c.ID.N])
		}
	case splitsID.Name:
		paintSplitBar(l, f, c.Rect, p.splits)
	case splitGroup:
		paintSplit(l, f, c, &p.splits[c.ID.N])
	case factGroup:
		if i := slices.IndexFunc(p.facts, func(g figure) bool { return g.id == c.ID }); i >= 0 {
			paintFigure(l, f, c, &p.facts[i])
		}
	}
}
