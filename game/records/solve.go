package records

import (
	"slices"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// solvePage is the page of a solve.
type solvePage struct {
	buttons []ui.Command // buffer of those below the first
	stage.Page
	records *Scene
	id      history.ID
	undo    *undo
	racing  bool // race against the solve as soon as it is read
	only    bool // it has no group's page below it, so that this one offers what that does

	read     bool
	lost     bool // the whole record cannot be read
	solve    session.Solve
	game     puzzle.Game
	solver   *solve.Solver // of the fewest moves, nil if they are known or not looked for
	picture  render.GoalView
	title    string
	short    string          // of the puzzle
	outcome  string          // of a game that was not solved
	left     *boardview.View // the board as such a game left it, in the place of the goal
	head     [2]figure       // time and moves, how far from its goal it ended and its time, or moves that are the fewest possible
	led      bool            // these stand beside the goal
	moves    string          // there
	facts    []figure
	splits   []splitRow
	seed     string
	optimal  uint16 // when the texts were made
	searched bool
}

// The controls of a solve's page.
var (
	goalID   = ui.ID{Name: "goal"}
	watchID  = ui.ID{Name: "watch"}
	reviewID = ui.ID{Name: "review"}
	sameID   = ui.ID{Name: "same"}
	shareID  = ui.ID{Name: "share"}
	dayID    = ui.ID{Name: "day"}
	removeID = ui.ID{Name: "remove"}
)

const (
	headGroup = "head"
	factGroup = "fact"
)

func newSolvePage(s *Scene, id history.ID, u *undo) *solvePage {
	p := &solvePage{Page: stage.NewPage(s.Stage), records: s, id: id, undo: u}
	p.look()
	return p
}

func (p *solvePage) row() *history.Row { return p.records.desk.History().Row(p.id) }

// look reads the whole record, if it is not read yet.
func (p *solvePage) look() {
	r, ok, err := p.records.desk.Look(p.id)
	if err == nil && ok {
		p.solve, p.read = r, true
		p.game, err = r.Game()
	}
	if err != nil {
		p.lost, p.read = true, false
	}
	p.fill()
}

// Tick reads the record, looks for the fewest moves, and keeps them once they are proven.
func (p *solvePage) Tick() {
	if !p.Stage.Shows(p) {
		return
	}
	switch {
	case !p.read && !p.lost:
		p.look()
		p.Stage.Animate()
	case p.racing && p.read:
		p.racing = false
		p.Act(raceID)
	case p.read && !p.searched:
		p.searched = true
		if p.row().Optimal == 0 && solve.Exact(p.game.Scramble.Size()) {
			p.solver = p.records.budget.Solver(p.game.Scramble, p.game.Goal.Board(), solve.Optimal)
			p.fill()
		}
	case p.solver != nil:
		p.search()
	}
	if p.row().Optimal != p.optimal {
		p.fill()
	}
}

// search continues the search for the fewest moves.
func (p *solvePage) search() {
	done := p.records.budget.Solve(p.solver)
	n, ok := p.solver.Best()
	switch {
	case ok && p.solver.Proven():
		p.solver = nil
		p.records.desk.SetOptimal(p.id, n)
		p.fill()
		p.Stage.Say(p.Stage.Lang.N("records.said_optimal", n))
	case done || p.solver.Nodes() > work.MaxNodes:
		p.solver = nil
		p.fill()
	}
	p.Stage.Animate()
}

func (p *solvePage) fact(key, value string) {
	p.facts = append(p.facts, newFigure(ui.ID{Name: factGroup, N: len(p.facts)}, p.Stage.Lang.T(key), "", value))
}

// fill makes all texts.
func (p *solvePage) fill() {
	lang, r, h := p.Stage.Lang, p.row(), p.records.desk.History()
	g := h.GroupOf(p.id)
	p.title, p.short, p.optimal = groupName(lang, g), groupShort(lang, g), r.Optimal
	p.fillHead(g)
	p.facts = p.facts[:0]
	if p.fillMissed() {
		p.fact("records.chart_moves", lang.Count(int(r.STM)))
	}
	switch {
	case r.Is(history.Failed):
	case r.Optimal > 0:
		n, _ := r.Excess()
		if !r.Is(history.Fewest) || n > 0 { // the head says it of the fewest moves
			p.fact("records.possible", lang.Count(int(r.Optimal)))
		}
		if !r.Is(history.Fewest) {
			p.fact("records.excess", lang.Count(n))
		}
	case p.solver != nil:
		p.fact("records.possible", lang.T("records.looking"))
	default:
		p.fact("records.possible", lang.T("records.unknown"))
	}
	if r.MTM > 0 && !r.Is(history.Failed) {
		p.fact("records.pushes", lang.Count(int(r.MTM)))
	}
	if tps, ok := r.TPS(); ok && !r.Is(history.Fewest) && !r.Is(history.Failed) {
		p.fact("records.tps", hundredths(lang, tps))
	}
	if p.read && !r.Is(history.Failed) {
		p.fact("records.distance", lang.Count(puzzle.MD(p.game.Scramble, p.game.Goal.Board())))
	}
	if m := marks(lang, r); m != "" && !r.Is(history.Failed) {
		p.fact("records.marks", m)
	}
	if r.Input != session.NoInput {
		p.fact("records.input", inputText(lang, r.Input))
	}
	date := r.Date().In(p.Stage.In.Date.Location())
	p.fact("records.when", lang.T("records.at_time", "day", DateText(lang, date, true), "time", date.Format("15:04")))
	p.splits, p.seed = p.splits[:0], ""
	if p.read {
		p.fillMoves()
	}
}

// fillHead makes the two figures that lead.
func (p *solvePage) fillHead(g *history.Group) {
	lang, r := p.Stage.Lang, p.row()
	p.outcome, p.left = "", nil
	p.head[0] = newFigure(ui.ID{Name: headGroup}, lang.T("records.sort_time"), "", words3(lang, r))
	if r.Is(history.Fewest) {
		p.head[0] = newFigure(ui.ID{Name: headGroup}, lang.T("records.excess"), "", resultText(lang, r))
	}
	p.head[1] = newFigure(ui.ID{Name: headGroup, N: 1}, lang.T("records.sort_moves"), "", lang.Count(int(r.STM)))
	if t := g.Tally(session.NoInput); t != nil {
		p.head[0].best = t.Time.OK && t.Time.ID == p.id
		p.head[1].best = t.Moves.OK && t.Moves.ID == p.id
		if r.Is(history.Fewest) {
			p.head[0].best, p.head[1].best = t.Excess.OK && t.Excess.ID == p.id, false
		}
	}
	if over, ok := r.Excess(); r.Is(history.Fewest) && ok && over == 0 { // one figure says it, gladder than +0
		best := p.head[0].best
		p.head[0] = newFigure(p.head[0].id, lang.N("lab.figure_optimal", int(r.STM)), "", lang.Count(int(r.STM)))
		p.head[0].best, p.head[1] = best, figure{}
	}
}

// fillMissed makes what leads on the page of a game that was not solved: that it was not, and how far from its goal it ended. It
// reports whether the moves are told elsewhere then.
func (p *solvePage) fillMissed() bool {
	lang := p.Stage.Lang
	if !p.row().Is(history.Failed) {
		return false
	}
	p.outcome = lang.T("records.not_solved")
	if !p.read {
		return false
	}
	s, err := p.solve.Replay()
	if err != nil {
		return false
	}
	b, goal := s.Board(), s.Goal().Board()
	time := p.head[0]
	p.head[0] = newFigure(time.id, lang.T("records.misplaced"), "", lang.Count(puzzle.Misplaced(b, goal)))
	p.head[1] = newFigure(p.head[1].id, time.label, "", time.value)
	p.fact("records.distance_end", lang.Count(puzzle.MD(b, goal)))
	p.left = &boardview.View{}
	p.left.Board = b
	return true
}

// words3 writes the time of a solve as exactly as it is known.
func words3(lang *assets.Lang, r *history.Row) string {
	return words.ClockIn(lang, r.Time(), solveDecimals)
}

// fillMoves makes what only the whole record tells: splits, and the seed.
func (p *solvePage) fillMoves() {
	lang := p.Stage.Lang
	moves, err := puzzle.ParseMoves(p.solve.Moves)
	if err != nil {
		return
	}
	p.splits = splitsOf(lang, p.game, moves, p.solve.At)
	if p.solve.Seed != "" {
		p.seed = lang.T("records.seed", "seed", p.solve.Seed)
	}
}

// First returns the button that plays the solve again.
func (p *solvePage) First() ui.ID {
	if p.read {
		return watchID
	}
	return removeID
}

// Act does what a button says.
func (p *solvePage) Act(id ui.ID) {
	desk := p.records.desk
	switch id {
	case removeID:
		p.Stage.Pop()
		p.undo.remove(p.id)
		return
	case dayID:
		l := newListPage(p.records, desk.History().GroupOf(p.id), p.undo)
		l.filter = l.filter.Day(p.row().Date().In(p.Stage.In.Date.Location()))
		l.begin()
		p.Stage.Push(l)
		return
	case againID:
		p.records.again(desk.History().GroupOf(p.id))
		return
	}
	if !p.read {
		return
	}
	switch id {
	case sameID:
		desk.PlaySame(p.game)
		return
	case shareID:
		desk.ShareSolve(p.solve, int(p.row().Optimal))
		return
	}
	rec, err := p.solve.Recording()
	if err != nil {
		p.Stage.Message(p.Stage.Lang.T("records.no_moves"))
		return
	}
	switch id {
	case watchID:
		desk.Watch(rec)
	case reviewID:
		desk.Review(rec)
	case raceID:
		desk.Race(rec)
	}
}

// Hear makes all texts anew in another language.
func (p *solvePage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.fill()
	}
}

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
	col.Commands(p.buttons)
	col.Space(8)
}

// playable reports whether another game like this one can be dealt.
func (p *solvePage) playable() bool {
	_, ok := goalOf(p.records.desk.History().GroupOf(p.id))
	return ok
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
