package records

import (
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the page: in two columns if there is room. In one, the button that shows the solve does not scroll, or stands
// beside the goal on a low screen.
func (p *solvePage) Layout(f *ui.Frame) {
	area, column := p.HeadBelow(f, p.title, p.short, wide(f))
	left, right, beside := f.Column(column).Part()
	var watch ui.Control
	pin := !beside && f.Pins(area)
	if pin {
		watch = f.Pinned(&area, column, watchID, p.Stage.Lang.T("records.watch"))
	}
	col := p.Scroll.Begin(f, area, column)
	p.led = false
	if lying(f, beside) {
		left, right = col.Equal(24)
		side := min(left.Area.W, area.H-f.Dip(32))
		left.Area.W = side // at the margin, not in the middle
		p.layoutGoal(&left, side)
		p.layoutHead(&right)
		p.layoutWatch(&right)
		p.layoutCommands(&right)
		col.Y = max(left.Y, right.Y)
		p.layoutFacts(col)
		p.End(f, col)
		return
	}
	left.Y, right.Y = col.Y, col.Y
	if beside {
		rest := left.Measure(func(col *ui.Column) { p.layoutUnder(col) })
		p.layoutGoal(&left, max(f.Dip(goalLeast), min(left.Area.W, area.H-rest-f.Dip(40))))
		p.layoutUnder(&left)
		p.layoutFacts(&right)
		col.Y = max(left.Y, right.Y)
	} else {
		if !p.layoutLed(col) {
			p.layoutGoal(col, min(f.Dip(goalSide(f)), col.Area.W*0.6))
			p.layoutHead(col)
		}
		if !pin {
			p.layoutWatch(col)
		}
		p.layoutFacts(col)
		p.layoutCommands(col)
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

// The measures of the goal that leads in large letters: the part of the width that it takes, and what the time beside it measures at most,
// in dip.
const (
	ledPart   = 0.4
	ledFigure = 24
)

// layoutLed adds the goal with the time and the moves beside it, which need no words there: large letters leave little room below it.
// It reports whether it does: the letters are large, and the solve is one of a time and moves.
func (p *solvePage) layoutLed(col *ui.Column) bool {
	f, r := col.F, p.row()
	p.led = f.TextSize >= ui.LargeText && p.read && !r.Is(history.Failed) && !r.Is(history.Fewest)
	if !p.led {
		return false
	}
	side, words := render.Floor(col.Area.W*ledPart), *col
	words.Area.X, words.Area.W = col.Area.X+side+f.Dip(16), col.Area.W-side-f.Dip(16)
	room := words.Area.W - f.Dip(honeySide+honeyGap)
	p.moves = p.Stage.Lang.N("common.moves", int(r.STM))
	faces := [...]render.FaceID{f.Fitting(render.Figure, ledFigure, p.head[0].shown, room), f.FaceFitting(p.moves, room)}
	high := f.Fonts.Metrics(faces[0]).Line + f.Fonts.Metrics(faces[1]).Line
	left := *col
	left.Area.W = side
	p.layoutGoal(&left, side)
	words.Y += spare(side, high)
	for i, face := range faces {
		g := &p.head[i]
		f.Add(ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: words.Take(f.Fonts.Metrics(face).Line), Face: face})
	}
	col.Y = max(left.Y, words.Y)
	return true
}

// paintLed draws the time or the moves beside the goal.
func (p *solvePage) paintLed(l *render.List, f *ui.Frame, c *ui.Control) {
	text := [...]string{p.head[0].shown, p.moves}[c.ID.N]
	l.TextIn(f.Fonts, c.Face, text, c.Rect, f.Near(), render.Middle, f.Theme.Ink)
	if d := f.Dip(honeySide); p.head[c.ID.N].best {
		at := render.Rect{X: c.Rect.X + f.Fonts.Width(c.Face, text) + f.Dip(honeyGap), Y: c.Rect.Y + (c.Rect.H-d)/2, W: d, H: d}
		l.Fill(f.Within(c.Rect, at), d/2, f.Theme.Honey)
	}
}

// goalLeast is the least side, in dip, of the goal beside the facts, where it is as large as the height of the page lets it be.
const goalLeast = 200

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

func (p *solvePage) layoutHead(col *ui.Column) {
	if p.outcome != "" {
		col.Heading(p.outcome)
	}
	if p.head[1].label == "" {
		layoutHonoursOf(col, p.head[:1], honourMost(col.F))
		return
	}
	layoutHonoursOf(col, p.head[:], honourMost(col.F))
}

// layoutFacts adds the parts of the solve, what else is known of it, and notes.
func (p *solvePage) layoutFacts(col *ui.Column) {
	if len(p.splits) > 1 {
		col.Heading(p.Stage.Lang.T("records.splits"))
		for i := range p.splits {
			layoutSplit(col, i, &p.splits[i])
		}
		col.Space(16)
	}
	for i := range p.facts {
		layoutFact(col, &p.facts[i], 0)
	}
	col.Space(16)
	if p.read { // why a race, or playing the same, counts elsewhere
		col.Small(p.Stage.Lang.T("records.known"))
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
	set := append(p.buttons[:0], ui.Command{ID: reviewID, Label: t("records.review"), Icon: render.Search, Disabled: !p.read})
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
	p.buttons = append(set, ui.Command{ID: removeID, Label: t("records.remove"), Icon: render.Bin})
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
	case splitGroup:
		paintSplit(l, f, c, &p.splits[c.ID.N])
	case factGroup:
		if i := slices.IndexFunc(p.facts, func(g figure) bool { return g.id == c.ID }); i >= 0 {
			paintFigure(l, f, c, &p.facts[i])
		}
	}
}
