package solve

// attempt is how a beam search for a whole solution goes.
type attempt struct {
	width     int
	weights   weights
	descent   int // the plan begins once the estimate is this share of that of the start, in percent; 0: at once
	maxCells  int // of a board that needs no plan; 0: follow a plan
	minCells  int // of a board that this attempt is for, at least
	mostCells int // and at most; 0: any number
}

// attempts is the schedule: first careful, narrow searches that nearly always reach the goal, then bolder and
// wider ones. The attempts of a round do not depend on each other. The figures are the best of those measured on 6x6 to
// 16x16. On 16x16 descents found nothing.
var attempts = [][]attempt{
	{{width: 8, weights: weights{unit: 20, estimate: 10, value: 13, slack: 4}, minCells: 200}},
	{{width: 100, weights: weights{unit: 20, estimate: 10, value: 13, slack: 4}}},
	{
		{width: 100, weights: estimateOnly, maxCells: 36},
		{width: 100, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
		{width: 100, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
		{width: 100, weights: bold, descent: 32, minCells: 60, mostCells: 200},
		{width: 100, weights: bold, descent: 40, minCells: 60, mostCells: 200},
	},
	{
		{width: 600, weights: bold, descent: 28, minCells: 37, mostCells: 200},
		{width: 600, weights: bold, descent: 32, minCells: 37, mostCells: 200},
		{width: 600, weights: bold, descent: 36, minCells: 37, mostCells: 200},
		{width: 600, weights: bold, descent: 40, minCells: 37, mostCells: 200},
		{width: 600, weights: bold, descent: 48, minCells: 37, mostCells: 200},
		{width: 600, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
		{width: 1000, weights: estimateOnly, maxCells: 36},
		{width: 600, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
		{width: 12000, weights: estimateOnly, maxCells: 30},
	},
}

// bold are the weights of a search that leaves a unit much time.
var bold = weights{unit: 10, estimate: 13, value: 13, slack: 40}

// trial is an attempt under way. With a descent, a beam search without a plan comes first: it brings all tiles nearer to
// their homes at once, which costs fewer moves than line by line, up to a board from where a plan is needed.
type trial struct {
	attempt
	index   int // of the attempt in its round
	start   *task
	plan    *plan
	limit   int
	before  []uint8 // the steps of the descent
	beam    *beam
	falling bool    // whether the descent is under way
	steps   []uint8 // the solution; nil: none
}

// newTrial starts an attempt to find a solution that is shorter than limit. It returns nil if the attempt is not for such a
// board. finished is a finished beam whose buffers are reused, or nil.
func newTrial(a attempt, k *task, limit int, finished *beam) *trial {
	if k.n < a.minCells || a.mostCells > 0 && k.n > a.mostCells || a.maxCells > 0 && k.n > a.maxCells {
		return nil
	}
	if a.maxCells > 0 && a.width > firstWidth && canEstimate(k.grid) && k.n <= earlyCells {
		return nil // tableBeams do better
	}
	t := &trial{attempt: a, start: k, limit: limit, falling: a.descent > 0}
	if a.maxCells == 0 {
		if t.plan = newPlan(k); len(t.plan.units) == 0 {
			return nil
		}
	}
	if !t.falling {
		t.beam = newBeam(t.plan, a.weights, k, a.width, limit, finished)
		return t
	}
	t.beam = newBeam(nil, weights{estimate: 10}, k, a.width, limit, finished)
	t.beam.far = farSteps(k.grid, descentFar)
	t.beam.enough = t.beam.now[0].estimate * int32(a.descent) / 100
	return t
}

// step searches for about budget nodes.
func (t *trial) step(budget int) (used int, done bool) {
	used, done = t.beam.step(budget)
	switch way := t.beam.steps; {
	case !done:
	case way == nil:
	case t.falling:
		k := t.start.clone()
		k.play(way)
		t.falling, t.before = false, way
		t.beam = newBeam(t.plan, t.weights, k, t.width, t.limit-len(way), t.beam)
		return used + k.n, false
	default:
		t.steps = append(t.before[:len(t.before):len(t.before)], way...)
	}
	return used, done
}

func (t *trial) buffers() *beam { return t.beam }
