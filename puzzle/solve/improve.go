package solve

// improver shortens the first solution: by beam searches of increasing width from the start, and then by
// windows until the caller stops.
type improver struct {
	start     *task
	best      []uint8
	next      int // index of the next attempt
	beam      *beam
	tables    *Tables // nil: make no tableBeam
	round     int     // index of the present width in tableWidths
	from      int     // the present tableBeam starts after this many steps of best
	estimator *tableEstimatorBuild
	tableBeam *tableBeam
	finished  struct { // the previous searches, finished; the next ones reuse their buffers
		beam      *beam
		tableBeam *tableBeam
	}
	windows *windows
}

// attempt is one beam search of the schedule.
type attempt struct {
	width    int
	weights  weights
	maxCells int // of a board that needs no plan; 0: follow a plan
	minCells int // of a board that this attempt is for
}

// attempts is the schedule: first careful, narrow searches that nearly always reach the goal, then bolder and
// wider ones. The figures are the best of those measured on 6x6 to 10x10.
var attempts = []attempt{
	{width: 8, weights: weights{unit: 20, estimate: 10, value: 13, slack: 4}, minCells: 200},
	{width: 100, weights: weights{unit: 20, estimate: 10, value: 13, slack: 4}},
	{width: 100, weights: estimateOnly, maxCells: 36},
	{width: 100, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
	{width: 100, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
	{width: 600, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
	{width: 1000, weights: estimateOnly, maxCells: 36},
	{width: 600, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
	{width: 12000, weights: estimateOnly, maxCells: 30},
}

// tableWidths is the schedule of the tableBeams on boards with a tableEstimator. For each width, the first
// tableBeam begins at the start. Each further one begins tableHop steps later, at a board of the best solution
// that is easier to estimate.
var tableWidths = []int{1400, 8000, 14000}

const (
	tableHop = 12
	tableEnd = 30 // number of last steps that are left to the windows
)

func newImprover(k *task, best []uint8, tables *Tables) *improver {
	return &improver{start: k.clone(), best: best, tables: tables}
}

// step searches for about budget nodes. better reports whether best has become shorter. done reports whether
// the windows have grown to their maximum without any further gain.
func (m *improver) step(budget int) (used int, better, done bool) {
	switch {
	case m.windows != nil:
		used, better = m.windows.step(budget)
		m.best = m.windows.steps
		return used, better, m.windows.exhausted()
	case m.beam != nil:
		used, done = m.beam.step(budget)
		if done {
			if m.beam.steps != nil {
				m.best, better = m.beam.steps, true
			}
			m.beam, m.finished.beam = nil, m.beam
		}
		return used, better, false
	case m.tableBeam != nil:
		used, done = m.tableBeam.step(budget)
		if done {
			better = m.endTableBeam()
		}
		return used, better, false
	case m.next < len(attempts):
		a := attempts[m.next]
		m.next++
		if m.start.n < a.minCells {
			return 1, false, false
		}
		var p *plan
		if a.maxCells == 0 {
			p = newPlan(m.start)
			if len(p.units) == 0 {
				return 1, false, false
			}
		} else if m.start.n > a.maxCells || a.width > firstWidth && canEstimate(m.start.grid) {
			return 1, false, false
		}
		m.beam = newBeam(p, a.weights, m.start, a.width, len(m.best), take(&m.finished.beam))
		return m.start.n, false, false
	case m.tables != nil && m.round < len(tableWidths) && canEstimate(m.start.grid):
		return m.nextTableBeam(budget), false, false
	}
	m.windows = newWindows(m.start, m.best, firstSpan, firstWidth)
	m.windows.finished, m.finished.tableBeam = take(&m.finished.beam), nil
	return 1, false, false
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
		m.tableBeam = newTableBeam(u, k, tableWidths[m.round], len(m.best)-m.from, take(&m.finished.tableBeam))
	}
	return used
}

// endTableBeam takes the solution of a finished tableBeam and chooses where the next one starts.
func (m *improver) endTableBeam() (better bool) {
	if way := m.tableBeam.steps; way != nil {
		m.best, better = append(m.best[:m.from:m.from], way...), true
	}
	m.tableBeam, m.finished.tableBeam = nil, m.tableBeam
	m.from += tableHop
	if m.from+tableEnd > len(m.best) {
		m.from = 0
		m.round++
	}
	return better
}

// follow continues from a new start; best is the best solution from there.
func (m *improver) follow(k *task, best []uint8) {
	m.start, m.best = k.clone(), best
	if m.beam != nil {
		m.beam, m.finished.beam = nil, m.beam
		m.next--
	}
	m.tableBeam, m.from = nil, 0
	if m.windows != nil {
		old := m.windows
		m.windows = newWindows(k, best, old.span, old.width)
		m.windows.finished = old.finished
	}
}
