package solve

// improving looks for shorter solutions than a first one on a board too large
// for an exact search: beam searches of growing width from the start, then
// windows for as long as one likes.
type improving struct {
	start  *task
	best   []uint8
	next   int // attempt that comes after beam
	beam   *beam
	tables *Tables // nil: no guide
	round  int     // of guidedWidths, under way
	from   int     // steps of best that the next guided search starts after
	guide  *guideBuild
	guided *guided
	ended  struct { // the last searches, whose room the next ones take
		beam   *beam
		guided *guided
	}
	windows *windows
}

// attempt is one beam search of the schedule.
type attempt struct {
	width int
	judge judgement
	most  int // cells of a board that needs no plan; 0: follow a plan
	least int // cells of a board that this is for
}

// attempts is the schedule: careful, narrow searches that nearly always arrive,
// then bolder and wider ones. The figures are the best of those measured on 6x6
// to 10x10.
var attempts = []attempt{
	{width: 8, judge: judgement{unit: 20, guess: 10, value: 13, slack: 4}, least: 200},
	{width: 100, judge: judgement{unit: 20, guess: 10, value: 13, slack: 4}},
	{width: 100, judge: plain, most: 36},
	{width: 100, judge: judgement{unit: 10, guess: 8, value: 20, slack: 12}},
	{width: 100, judge: judgement{unit: 10, guess: 13, value: 13, slack: 12}},
	{width: 600, judge: judgement{unit: 10, guess: 13, value: 13, slack: 12}},
	{width: 1000, judge: plain, most: 36},
	{width: 600, judge: judgement{unit: 10, guess: 8, value: 20, slack: 12}},
	{width: 12000, judge: plain, most: 30},
}

// guidedWidths is the schedule of guided searches on boards that are small
// enough for them. Those of one width start from the first board and then, hop
// by hop, from later ones of the best solution, which are easier to judge.
var guidedWidths = []int{1400, 8000, 14000}

const (
	guidedHop = 12
	guidedEnd = 30 // steps that are left to the windows
)

func newImproving(k *task, best []uint8, tables *Tables) *improving {
	return &improving{start: k.clone(), best: best, tables: tables}
}

// step works for about budget nodes; better tells that best has become shorter,
// done that windows have grown over the whole solution without any gain.
func (m *improving) step(budget int) (used int, better, done bool) {
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
			m.beam, m.ended.beam = nil, m.beam
		}
		return used, better, false
	case m.guided != nil:
		used, done = m.guided.step(budget)
		if done {
			better = m.endGuided()
		}
		return used, better, false
	case m.next < len(attempts):
		a := attempts[m.next]
		m.next++
		if m.start.n < a.least {
			return 1, false, false
		}
		var p *plan
		if a.most == 0 {
			p = newPlan(m.start)
			if len(p.units) == 0 {
				return 1, false, false
			}
		} else if m.start.n > a.most || a.width > firstWidth && canGuide(m.start.grid) {
			return 1, false, false
		}
		m.beam = newBeam(p, a.judge, m.start, a.width, len(m.best), taken(&m.ended.beam))
		return m.start.n, false, false
	case m.tables != nil && m.round < len(guidedWidths) && canGuide(m.start.grid):
		return m.nextGuided(budget), false, false
	}
	m.windows = newWindows(m.start, m.best, firstSpan, firstWidth)
	m.windows.ended, m.ended.guided = taken(&m.ended.beam), nil
	return 1, false, false
}

// nextGuided begins the next guided search, once there is a guide.
func (m *improving) nextGuided(budget int) (used int) {
	if m.guide == nil {
		m.guide = m.tables.guideOf(m.start)
	}
	used, u := m.guide.step(budget)
	if u != nil {
		k := m.start.clone()
		k.play(m.best[:m.from])
		m.guided = newGuided(u, k, guidedWidths[m.round], len(m.best)-m.from, taken(&m.ended.guided))
	}
	return used
}

// endGuided takes what a guided search has found and moves on to the next.
func (m *improving) endGuided() (better bool) {
	if way := m.guided.steps; way != nil {
		m.best, better = append(m.best[:m.from:m.from], way...), true
	}
	m.guided, m.ended.guided = nil, m.guided
	m.from += guidedHop
	if m.from+guidedEnd > len(m.best) {
		m.from = 0
		m.round++
	}
	return better
}

// follow goes on from a new start with its best solution.
func (m *improving) follow(k *task, best []uint8) {
	m.start, m.best = k.clone(), best
	if m.beam != nil {
		m.beam, m.ended.beam = nil, m.beam
		m.next--
	}
	m.guided, m.from = nil, 0
	if m.windows != nil {
		ended := m.windows
		m.windows = newWindows(k, best, ended.span, ended.width)
		m.windows.ended = ended.ended
	}
}
