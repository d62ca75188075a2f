package solve

// improver shortens the first solution: by beam searches of increasing width from the start, and then by
// windows until the caller stops. On boards with a tableEstimator, windows make way for tableBeams each time that they have
// become wider. Searches that do not depend on each other make a round and may run side by side; what a
// round finds does not depend on the order in which they end.
type improver struct {
	start     *task
	best      []uint8
	memory    int        // bytes that the beams of windows may take
	rounds    int        // number of rounds so far
	search    sideSearch // of the present round, under way in step
	attempts  [][]attempt
	next      int     // index of the present round of attempts
	begun     int     // number of attempts of the round that have begun
	running   int     // number of those that have not ended
	limit     int     // length of the best solution before the round
	winner    int     // index of the attempt of the round that has found best
	tables    *Tables // nil: make no tableBeam
	large     bool    // whether tableBeams use the large databases
	turn      int     // number of times that windows have made way for tableBeams
	widths    []int   // of the tableBeams before the next windows
	again     bool    // whether there were tableBeams before this turn
	wide      int     // the width of the last tableBeams
	from      int     // the present tableBeam starts after this many steps of best
	estimator *tableEstimatorBuild
	tableBeam *tableBeam
	threads   int      // that may share the work of a tableBeam
	finished  struct { // the previous searches, finished; the next ones reuse their buffers
		beam      *beam
		tableBeam *tableBeam
	}
	windows *windows
	before  *windows // those that made way for the last tableBeams; nil: none
}

// sideSearch is a search of a round.
type sideSearch interface {
	step(budget int) (used int, done bool)
	buffers() *beam // another search may use them once this one is done
}

// tableWidths is the schedule of the first tableBeams on boards with a tableEstimator. The first tableBeam of a width begins at
// the start. Each further one begins a hop later, at a board of the best solution that is easier to estimate. The figures are the
// best of those measured on 5x5 and 6x6.
var tableWidths = []int{300, 1400, 8000, 14000}

// smallWidths is the schedule on boards of up to smallCells cells. Wide tableBeams take so little time there that those between bring less.
var smallWidths = []int{1000, 5000, 14000}

const smallCells = 25

// firstWidths returns the schedule for a board of up to 49 cells.
func firstWidths(cells int) []int {
	if cells <= smallCells {
		return smallWidths
	}
	return tableWidths
}

// middleWidths is the schedule on boards of more than 49 cells, whose narrower tableBeams seldom reach the goal.
var middleWidths = []int{2000, 6000, 14000}

const (
	tableHop    = 12 // steps; with patterns of three tiles the hop is longer for narrower beams
	tableEnd    = 30 // number of last steps that are left to the windows
	tableGrowth = 3  // how much wider the tableBeams of each later turn are
	tableParts  = 3  // number of tableBeams of a turn after there were others

	// Numbers of rounds of attempts before tableBeams, which are better than wider attempts, up to earlyCells cells: if the large
	// databases are there, and if the small ones are still to be computed.
	firstAttempts  = 1
	narrowAttempts = 2
)

func newImprover(k *task, best []uint8, tables *Tables, memory int) *improver {
	m := &improver{start: k.clone(), best: best, tables: tables, memory: memory, attempts: schedule(k.grid)}
	if tables != nil && canEstimate(k.grid) {
		switch m.large = tables.hasLarge(k); {
		case k.n > moreTilesCells && tables.largeEstimator(k.grid): // they are no larger than the small ones
			m.large, m.widths = true, middleWidths
		case m.large && k.n > earlyCells:
			m.widths, m.attempts = tableWidths, m.attempts[:len(middleAttempts)]
		case m.large:
			m.widths, m.attempts = firstWidths(k.n), m.attempts[:firstAttempts]
		case k.n <= earlyCells:
			m.widths, m.attempts = firstWidths(k.n), m.attempts[:narrowAttempts]
		}
	}
	return m
}

// step searches for about budget nodes. better reports whether best has become shorter. done reports whether
// nothing is left to try.
func (m *improver) step(budget int) (used int, better, done bool) {
	switch {
	case m.search != nil:
		used, done = m.search.step(budget)
		if !done {
			return used, false, false
		}
		better, m.finished.beam, m.search = m.end(m.search), m.search.buffers(), nil
		return used, better, m.exhausted()
	case m.sided():
		m.search = m.begin(take(&m.finished.beam))
		return m.beginCost(), false, false
	case m.tableBeam != nil:
		used, done = m.tableBeam.step(budget, m.threads)
		if done {
			better = m.endTableBeam()
		}
		return used, better, false
	case len(m.widths) > 0:
		return m.nextTableBeam(budget), false, false
	}
	span, width := firstSpan, firstWidth
	if m.before != nil {
		span, width = m.before.span, m.before.width
	}
	m.windows, m.finished.tableBeam = newWindows(m.start, m.best, span, width, m.memory), nil
	m.windows.lasting = !canEstimate(m.start.grid)
	return 1, false, m.exhausted()
}

// lateWidth is the width of windows from which on the large databases are worth their time.
const lateWidth = 1000

// pause leaves the windows for tableBeams with the large databases once they are wide, and again each time that their
// width has doubled, with wider tableBeams as long as there is memory for them. If there were tableBeams with the small databases,
// only the widest come again with the large ones.
func (m *improver) pause() {
	if m.tables == nil || m.windows.width < lateWidth<<m.turn || !m.tables.largeEstimator(m.start.grid) {
		return
	}
	widths := firstWidths(m.start.n)
	switch {
	case m.large:
		if exceeds(m.memory, m.wide, tableGrowth*(tableBeamBytes+tableBeamLevelBytes*len(m.best))) {
			return
		}
		widths = []int{m.wide * tableGrowth}
	case m.wide > 0: // narrower ones, and nearer to each other, have found what they can with the small databases
		widths = tableWidths[len(tableWidths)-1:]
	}
	m.widths, m.again = widths, m.wide > 0
	m.turn++
	m.large, m.from = true, 0
	m.before, m.windows = m.windows, nil
}

// exhausted reports whether nothing is left to try.
func (m *improver) exhausted() bool { return m.windows != nil && m.windows.exhausted() }

// sided reports whether the next search is one of a round.
func (m *improver) sided() bool { return m.windows != nil || m.next < len(m.attempts) }

// begin returns the next search of the present round; nil if there is none. finished is a finished beam whose buffers are
// reused, or nil.
func (m *improver) begin(finished *beam) sideSearch {
	if m.windows != nil {
		if s := m.windows.begin(finished); s != nil {
			return s
		}
		return nil
	}
	round := m.attempts[m.next]
	if m.begun == 0 {
		m.limit, m.winner = len(m.best), len(round)
	}
	for m.begun < len(round) {
		i := m.begun
		m.begun++
		a, ok := round[i].within(m.memory, m.start.n, m.limit)
		if !ok {
			continue
		}
		if t := newTrial(a, m.start, m.limit, finished); t != nil {
			t.index = i
			m.running++
			return t
		}
	}
	m.endRound()
	return nil
}

// beginCost returns what it has cost to begin a search, in nodes: above all, to forget what the one before remembered. On boards of few
// cells that takes longer than the searches.
func (m *improver) beginCost() int {
	if m.search == nil {
		return m.start.n
	}
	return m.start.n + len(m.search.buffers().seen.marks)/marksPerNode
}

// marksPerNode is the number of marks that can be cleared in the time of a node.
const marksPerNode = 128

// end takes what a search of the present round has found. better reports whether best has become shorter.
func (m *improver) end(s sideSearch) (better bool) {
	switch s := s.(type) {
	case *windowSearch:
		rounds := m.windows.rounds
		if better = m.windows.end(s) != nil; better {
			m.best = m.windows.steps()
		}
		if m.windows.rounds == rounds {
			return better
		}
		m.rounds++
		m.pause()
	case *trial:
		m.running--
		better = s.steps != nil && len(s.steps) < len(m.best)
		if better || s.steps != nil && len(s.steps) == len(m.best) && s.index < m.winner && m.winner < len(m.attempts[m.next]) {
			m.best, m.winner = s.steps, s.index
		}
		m.endRound()
	}
	return better
}

// endRound begins the next round once all attempts of the present one have ended.
func (m *improver) endRound() {
	if m.running == 0 && m.begun == len(m.attempts[m.next]) {
		m.next++
		m.begun = 0
		m.rounds++
	}
}

// nextTableBeam continues to compute the tableEstimator and, once it is complete, starts the next tableBeam.
func (m *improver) nextTableBeam(budget int) (used int) {
	if m.estimator == nil {
		m.estimator = m.tables.estimatorOf(m.start, m.large)
	}
	used, u := m.estimator.step(budget)
	if u != nil {
		k := m.start.clone()
		k.play(m.best[:m.from])
		m.tableBeam = newTableBeam(u, k, m.widths[0], len(m.best)-m.from, take(&m.finished.tableBeam))
		m.wide = m.widths[0]
	}
	return used
}

// endTableBeam takes the solution of a finished tableBeam and chooses where the next one starts.
func (m *improver) endTableBeam() (better bool) {
	if way := m.tableBeam.steps; way != nil {
		m.best, better = append(m.best[:m.from:m.from], way...), true
	}
	m.tableBeam, m.finished.tableBeam = nil, m.tableBeam
	m.from += m.hop()
	if m.from+tableEnd > len(m.best) {
		m.from = 0
		if m.widths = m.widths[1:]; len(m.widths) == 0 {
			m.estimator = nil
		}
	}
	return better
}

// hop returns how many steps a tableBeam begins after the last one.
func (m *improver) hop() int {
	switch {
	case m.wide == firstWidths(m.start.n)[0]: // wider ones follow at once
		return len(m.best)
	case m.again || m.start.n > moreTilesCells:
		return len(m.best)/tableParts + 1
	case patternTiles(m.start.n, m.large) > 3:
		return tableHop
	}
	return tableHop * len(m.widths)
}

// follow continues from a new start; best is the best solution from there. A round of attempts begins again.
func (m *improver) follow(k *task, best []uint8) {
	m.start, m.best = k.clone(), best
	m.search, m.begun, m.running = nil, 0, 0
	m.tableBeam, m.from = nil, 0
	if old := m.windows; old != nil {
		m.windows = newWindows(k, best, old.span, old.width, m.memory)
		m.windows.lasting = old.lasting
	}
}
