package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// How the laboratory searches and shows a solution.
const (
	labSearch = 20 * time.Second // after which a search goes on only if asked to
	labEvery  = 450 * time.Millisecond
	labHurry  = 200 * time.Millisecond // the same for solutions of many moves
	labLong   = 120                    // moves that are many
)

// labSolution is a solution as it is searched and shown.
type labSolution struct {
	asked     bool
	searching bool
	until     time.Duration // the search goes on so long by itself
	solver    *solve.Solver
	moves     []puzzle.Move
	found     bool
	pos       int  // moves made
	kept      bool // undo has been told of what it begins with
	playing   bool
	next      time.Duration // when the next move is played

	status caption
	count  caption
	turn   caption
}

// solve begins the search.
func (l *lab) solve() {
	if !l.solvable() || l.solved() {
		return
	}
	mode := solve.Quick
	if solve.Exact(l.it.Start.Size()) {
		mode = solve.Optimal
	}
	solver, err := solve.New(l.it.Start, l.it.Goal.Board(), solve.Options{Mode: mode, Tables: l.app.tables})
	if err != nil {
		return // cannot happen: the board is solvable
	}
	l.sol = labSolution{asked: true, solver: solver, searching: true, until: l.app.in.Now + labSearch}
}

// solveTick searches and plays.
func (l *lab) solveTick() {
	s, now := &l.sol, l.app.in.Now
	if s.searching {
		l.app.out.Animating = true
		l.search()
	}
	if !s.playing {
		return
	}
	l.app.out.Animating = true
	if now < s.next {
		return
	}
	s.next = now + labEvery
	if len(s.moves) > labLong {
		s.next = now + labHurry
	}
	if l.step(1); s.pos >= len(s.moves) {
		s.playing = false
	}
}

// search lets the solver work for one tick and takes a better solution over while none is being played.
func (l *lab) search() {
	s := &l.sol
	done := s.solver.Done() || l.app.search(s.solver.Step, tickNodes, slice)
	if n, ok := s.solver.Best(); ok && s.pos == 0 && (!s.found || n < len(s.moves)) {
		s.moves, s.found = s.solver.Solution().Moves, true
	}
	if done || s.solver.Proven() || s.pos > 0 || l.app.in.Now > s.until || s.solver.Nodes() > provenWorthwhile {
		s.searching = false
		l.app.say(l.statusWords())
	}
}

// statusWords says how far the search is.
func (l *lab) statusWords() string {
	s := &l.sol
	if s.solver == nil {
		return ""
	}
	low := s.solver.Lower()
	proven := s.solver.Proven() && s.found
	key := int64(low)<<32 | int64(len(s.moves))<<8
	for i, b := range [3]bool{s.searching, proven, s.found} {
		if b {
			key |= 1 << i
		}
	}
	if s.status.is(key) {
		return s.status.text
	}
	t := l.app.lang
	switch {
	case proven:
		s.status.text = t.N("lab.optimal", len(s.moves))
	case s.searching && s.found:
		s.status.text = t.T("lab.searching", "low", t.Count(low), "best", t.Count(len(s.moves)))
	case s.searching:
		s.status.text = t.T("lab.begun", "low", t.Count(low))
	default:
		s.status.text = t.N("lab.good", len(s.moves), "low", t.Count(low))
	}
	return s.status.text
}

// nextMove is the solution's next move.
func (l *lab) nextMove() (puzzle.Move, bool) {
	s := &l.sol
	if !s.found || s.pos >= len(s.moves) {
		return puzzle.Move{}, false
	}
	return s.moves[s.pos], true
}

// step goes one move on along the solution, or back.
func (l *lab) step(by int) {
	to := min(max(l.sol.pos+by, 0), len(l.sol.moves))
	if !l.sol.found || to == l.sol.pos {
		return
	}
	d := l.sol.moves[min(to, l.sol.pos)].Dir
	if by < 0 {
		d = d.Opposite()
	}
	label := l.it.Start.At(l.it.Start.Blank() - stepOf(d, l.it.Start.Size().W))
	l.scrub(to)
	l.lamps.did = l.app.lang.N("lab.did_slide", 1)
	l.app.sound(SlideSound, float32(label)/float32(l.it.Start.Size().Cells()))
	if _, ok := l.nextMove(); ok {
		l.app.say(l.turnWords())
	} else {
		l.app.say(l.words.verdict)
	}
}

// scrub shows the board after so many moves of the solution.
func (l *lab) scrub(to int) {
	s := &l.sol
	if !s.kept && to != s.pos {
		s.kept = true // undo brings back what the solution began with
		l.remember()
	}
	old, was := l.it, l.lamps
	b := old.Start
	for ; s.pos < to; s.pos++ {
		b = b.Step(s.moves[s.pos].Dir)
	}
	for ; s.pos > to; s.pos-- {
		b = b.Step(s.moves[s.pos-1].Dir.Opposite())
	}
	l.set(puzzle.Lab{Start: b, Goal: old.Goal})
	l.startGlide(old.Start)
	l.lamps.flash(l.app, was)
}

// turnWords says which move comes next.
func (l *lab) turnWords() string {
	s := &l.sol
	m, ok := l.nextMove()
	if !ok {
		return ""
	}
	if !s.turn.is(int64(s.pos)<<32 | int64(len(s.moves))) {
		b := l.it.Start
		label := b.At(b.Blank() - stepOf(m.Dir, b.Size().W))
		s.turn.text = l.app.lang.T("lab.next", "n", label, "way", l.app.lang.T(wayKeys[m.Dir]))
	}
	return s.turn.text
}

// countWords says how many of the moves are made.
func (l *lab) countWords() string {
	s := &l.sol
	if !s.count.is(int64(s.pos)<<32 | int64(len(s.moves))) {
		s.count.text = l.app.lang.T("lab.count", "at", l.app.lang.Count(s.pos), "of", l.app.lang.Count(len(s.moves)))
	}
	return s.count.text
}

// actSolve does what the buttons of the solution do.
func (l *lab) actSolve(id ui.ID) {
	s := &l.sol
	switch id {
	case solveID:
		switch {
		case s.searching:
			s.searching = false
		case s.solver != nil && s.pos == 0:
			s.searching, s.until = true, l.app.in.Now+10*labSearch
		default:
			l.solve()
		}
	case runID:
		if s.pos >= len(s.moves) && !s.playing {
			l.scrub(0)
		}
		s.playing = !s.playing
		s.next = l.app.in.Now
	case firstID:
		l.scrubTo(0)
	case beforeID:
		s.playing = false
		l.step(-1)
	case afterID:
		s.playing = false
		l.step(1)
	case lastID:
		l.scrubTo(len(s.moves))
	case copyMovesID:
		l.app.out.Copy = puzzle.FormatMoves(s.moves) // no link: moves open nothing
		l.app.toast.show(l.app, l.app.lang.T("message.copied"))
	}
}

// scrubTo goes to a place of the solution and stays there.
func (l *lab) scrubTo(to int) {
	l.sol.playing = false
	l.scrub(to)
}

func (l *lab) adjust(id ui.ID, at float32) {
	if id == scrubID && l.sol.found {
		l.scrubTo(min(max(int(at+0.5), 0), len(l.sol.moves)))
	}
}

// paintNext draws the way of the solution's next move into the blank.
func (l *lab) paintNext(dl *render.List, f *ui.Frame) {
	m, ok := l.nextMove()
	if _, on := l.glide.part(l.app.anim); !ok || on {
		return
	}
	v := &l.view
	r := render.CellRect(v.Origin, v.Cell, v.Board.Size(), v.Board.Blank())
	dl.Icon(wayIcons[m.Dir], r.Inset(v.Cell*0.22), max(f.Dip(2), v.Cell*0.06), f.Theme.Accent)
}

// solvePanel is the column of the solution.
func (l *lab) solvePanel(f *ui.Frame, col *ui.Column) {
	t, s := l.app.lang.T, &l.sol
	switch {
	case !l.solvable():
		col.Para(t("lab.no_way"))
		l.mendButton(col)
		return
	case s.solver == nil:
		if l.solved() {
			col.Para(t("lab.at_goal"))
			return
		}
		if solve.Exact(l.it.Start.Size()) {
			col.Para(t("lab.will_optimal"))
		} else {
			col.Para(t("lab.will_good"))
		}
		b := col.Button(solveID, t("lab.solve"), ui.Primary)
		b.Icon = render.Play
		return
	}
	col.Line(l.statusWords(), ui.Plain, render.Bold, 16)
	col.Space(4)
	if s.found {
		l.player(f, col)
	}
	l.searchButton(col)
	if s.found {
		c := col.Open(copyMovesID, t("lab.copy_moves"), "")
		c.Icon = render.Copy
	}
}

// searchButton stops the search, or lets it go on.
func (l *lab) searchButton(col *ui.Column) {
	s := &l.sol
	switch {
	case s.searching:
		b := col.Button(solveID, l.app.lang.T("lab.stop"), ui.Plain)
		b.Icon = render.Stop
	case !s.solver.Proven() && !s.solver.Done() && s.pos == 0:
		b := col.Button(solveID, l.app.lang.T("lab.search_on"), ui.Plain)
		b.Icon = render.Search
	}
}

// player lays out the slider over the moves and the buttons that step through them.
func (l *lab) player(f *ui.Frame, col *ui.Column) {
	t, s := l.app.lang.T, &l.sol
	col.Slider(scrubID, t("lab.move"), l.countWords(), ui.Range{Hi: float32(len(s.moves)), At: float32(s.pos), Step: 1})
	run := button{runID, "lab.play_moves", render.Play, true}
	if s.playing {
		run = button{runID, "lab.pause", render.Pause, true}
	}
	left, right := render.Left, render.Right
	if f.RTL {
		left, right = right, left
	}
	l.buttons(f, col, []button{
		{firstID, "lab.first", render.Again, s.pos > 0},
		{beforeID, "lab.before", left, s.pos > 0},
		run,
		{afterID, "lab.after", right, s.pos < len(s.moves)},
		{lastID, "lab.last", render.Step, s.pos < len(s.moves)},
	})
	line := l.turnWords()
	if line == "" {
		line = l.words.verdict
	}
	col.Line(line, ui.Plain, render.Regular, 16).Align = render.Middle
	col.Space(12)
}
