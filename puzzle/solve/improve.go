package solve

// improver shortens the first solution: by beam searches of increasing width from the start, and then by
// windows until the caller stops. Searches that do not depend on each other make a round and may run side by side; what a
// round finds does not depend on the order in which they end.
type improver struct {
	start     *task
	best      []uint8
	memory    int        // bytes that the beams of windows may take
	rounds    int        // number of rounds so far
	search    sideSearch // of the present round, under way in step
	next      int        // index of the present round of attempts
	begun     int        // number of attempts of the round that have begun
	running   int        // number of those that have not ended
	limit     int        // length of the best solution before the round
	winner    int        // index of the attempt of the round that has found best
	tables    *Tables    // nil: make no tableBeam
	width     int        // index of the present width in tableWidths
	from      int        // the present tableBeam starts after this many steps of best
	estimator *tableEstimatorBuild
	tableBeam *tableBeam
	finished  struct { // the previous searches, finished; the next ones reuse their buffers
		beam      *beam
		tableBeam *tableBeam
	}
	windows *windows
	before  *windows // those before the searches with a late tableEstimator; nil: none yet
}

// sideSearch is a search of a round.
type sideSearch interface {
	step(budget int) (used int, done bool)
	buffers() *beam // another search may use them once this one is done
}

// tableWidths is the schedule of the tableBeams on boards with a tableEstimator. For each width, the first
// tableBeam begins at the start. Each further one begins tableHop steps later, at a board of the best solution
// that is easier to estimate.
var tableWidths = []int{1400, 8000, 14000}

const (
	tableHop = 12 // on boards with patterns of four tiles; else it is longer for narrow beams
	tableEnd = 30 // number of last steps that are left to the windows
)

func newImprover(k *task, best []uint8, tables *Tables, memory int) *improver {
	return &improver{start: k.clone(), best: best, tables: tables, memory: memory}
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
		return m.start.n, false, false
	case m.tableBeam != nil:
		used, done = m.tableBeam.step(budget)
		if done {
			better = m.endTableBeam()
		}
		return used, better, false
	case m.tables != nil && m.width < len(tableWidths) && (m.before != nil || canEstimate(m.start.grid) && m.start.n <= earlyCells):
		return m.nextTableBeam(budget), false, false
	}
	span, width := firstSpan, firstWidth
	if m.before != nil {
		span, width = m.before.span, m.before.width
	}
	m.windows, m.finished.tableBeam = newWindows(m.start, m.best, span, width, m.memory), nil
	return 1, false, m.exhausted()
}

// lateWidth is the width of windows from which on a late tableEstimator is worth its time.
const lateWidth = 1000

// pause leaves the windows for searches with a late tableEstimator, once.
func (m *improver) pause() {
	if m.before == nil && m.tables != nil && m.windows.width >= lateWidth && m.tables.lateEstimator(m.start.grid) {
		m.before, m.windows = m.windows, nil
	}
}

// exhausted reports whether nothing is left to try.
func (m *improver) exhausted() bool { return m.windows != nil && m.windows.exhausted() }

// sided reports whether the next search is one of a round.
func (m *improver) sided() bool { return m.windows != nil || m.next < len(attempts) }

// begin returns the next search of the present round; nil if there is none. finished is a finished beam whose buffers are
// reused, or nil.
func (m *improver) begin(finished *beam) sideSearch {
	if m.windows != nil {
		if s := m.windows.begin(finished); s != nil {
			return s
		}
		return nil
	}
	round := attempts[m.next]
	if m.begun == 0 {
		m.limit, m.winner = len(m.best), len(round)
	}
	for m.begun < len(round) {
		i := m.begun
		m.begun++
		if t := newTrial(round[i], m.start, m.limit, finished); t != nil {
			t.index = i
			m.running++
			return t
		}
	}
	m.endRound()
	return nil
}

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
		if better || s.steps != nil && len(s.steps) == len(m.best) && s.index < m.winner && m.winner < len(attempts[m.next]) {
			m.best, m.winner = s.steps, s.index
		}
		m.endRound()
	}
	return better
}

// endRound begins the next round once all attempts of the present one have ended.
func (m *improver) endRound() {
	if m.running == 0 && m.begun == len(attempts[m.next]) {
		m.next++
		m.begun = 0
		m.rounds++
	}
}

// nextTableBeam continues to compute the tableEstimator and, once it is complete, starts the next tableBeam.
func (m *improver) nextTableBeam(budget int) (used int) {
	if m.estimator == nil {
		m.estimator = m.tables.estimatorOf(m.start)
	}
	used, u := m.estimator.step(budget)
	if u != nil {
		k := m.start.clone()
		k.play(m.best[:m.from])
		m.tableBeam = newTableBeam(u, k, tableWidths[m.width], len(m.best)-m.from, take(&m.finished.tableBeam))
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
		m.width++
	}
	return better
}

// hop returns how many steps a tableBeam begins after the last one.
func (m *improver) hop() int {
	if m.start.n <= fourCells {
		return tableHop
	}
	return tableHop * (len(tableWidths) - m.width)
}

// follow continues from a new start; best is the best solution from there. A round of attempts begins again.
func (m *improver) follow(k *task, best []uint8) {
	m.start, m.best = k.clone(), best
	m.search, m.begun, m.running = nil, 0, 0
	m.tableBeam, m.from = nil, 0
	if old := m.windows; old != nil {
		m.windows = newWindows(k, best, old.span, old.width, m.memory)
	}
}
