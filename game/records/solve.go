package records

import (
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
	led      bool            // these stand beside the goal in large letters
	apart    bool            // the button that removes the solve stands at the end of the title
	moves    string          // there
	facts    []figure
	cells    []*figure // buffer: those that stand in cells
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

// told is fact for what is no number.
func (p *solvePage) told(key, value string) {
	p.fact(key, value)
	p.facts[len(p.facts)-1].worded = true
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
		p.told("records.marks", m)
	}
	if r.Input != session.NoInput {
		p.told("records.input", inputText(lang, r.Input))
	}
	date := r.Date().In(p.Stage.In.Date.Location())
	p.told("records.when", lang.T("records.at_time", "day", DateText(lang, date, true), "time", date.Format("15:04")))
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

// playable reports whether another game like this one can be dealt.
func (p *solvePage) playable() bool {
	_, ok := goalOf(p.records.desk.History().GroupOf(p.id))
	return ok
}
