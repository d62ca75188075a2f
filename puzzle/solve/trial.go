package solve

import "slices"

// attempt is how a beam search for a whole solution goes.
type attempt struct {
	width    int
	weights  weights
	descent  int    // the plan begins once the estimate is this share of that of the start, in percent; 0: at once
	after    int    // the width with the plan, after a descent; 0: the same
	slope    *slope // of the descent, or of a beam that leads to the goal without a plan; nil: none
	planless bool   // whether a beam without a slope has no plan either
}

// The schedules: first careful, narrow searches that nearly always reach the goal, then bolder and wider ones. The attempts of a round
// do not depend on each other. The figures are the best of those measured on 6x6 to 32x32. Attempts that differ in other ways than
// their width find solutions up to 5 % apart, so that above 64 cells the best of two is worth more than one of twice the width.
var (
	smallAttempts = [][]attempt{ // up to earlyCells cells
		{{width: 100, weights: weights{unit: 20, estimate: 10, value: 13, slack: 4}}},
		{
			{width: 100, weights: estimateOnly, planless: true},
			{width: 100, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
			{width: 100, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
		},
		{
			{width: 600, weights: weights{unit: 10, estimate: 13, value: 13, slack: 12}},
			{width: 600, weights: weights{unit: 10, estimate: 8, value: 20, slack: 12}},
		},
	}
	middleAttempts = [][]attempt{ // up to 64 cells
		{{width: 25, weights: broad, descent: 30, slope: &slope{0.5, false, 8}}},
		{{width: 80, weights: broad, descent: 30, slope: &slope{0.5, false, 8}}},
		{{width: 400, slope: &slope{1, false, 7}}, {width: 400, slope: &slope{0.6, false, 8}}},
	}
	largeAttempts = [][]attempt{ // up to 14 cells a side
		{{width: 15, weights: steep, descent: 20, slope: &slope{0.5, false, 8}}},
		{{width: 60, weights: broad, descent: 20, slope: &slope{0.5, false, 8}}, {width: 60, weights: broad, descent: 40}},
		{{width: 240, weights: broad, descent: 20, slope: &slope{0.5, false, 8}}, {width: 240, weights: broad, descent: 40}},
		{{width: 600, after: 200, weights: broad, descent: 15, slope: &slope{0.5, false, 8}},
			{width: 600, after: 200, weights: broad, descent: 15, slope: &slope{1, false, 8}}},
	}
	slopedAttempts = [][]attempt{ // after those of the two kinds above
		{{width: 1500, slope: &slope{1, false, 7}}, {width: 1500, slope: &slope{1, false, 8}}},
		{{width: 1500, slope: &slope{0.6, true, 8}}, {width: 1500, slope: &slope{0.6, false, 8}}},
		{{width: 1500, slope: &slope{1, true, 7}}, {width: 1500, slope: &slope{0.6, false, 7}}},
		{{width: 1500, slope: &slope{1.3, false, 8}}, {width: 1500, slope: &slope{1, true, 8}}},
		{{width: 5000, slope: &slope{1, false, 7}}, {width: 5000, slope: &slope{1, false, 8}}},
		{{width: 5000, slope: &slope{0.6, true, 8}}, {width: 5000, slope: &slope{0.6, false, 8}}},
		{{width: 5000, slope: &slope{1, true, 7}}, {width: 5000, slope: &slope{0.6, false, 7}}},
	}
	hugeAttempts = [][]attempt{ // from 15 cells a side
		{{width: 2, weights: keen}, {width: 30, weights: steep, descent: 30}},
		{{width: 60, after: 20, weights: broad, descent: 12, slope: &slope{0.5, false, 9}},
			{width: 60, after: 20, weights: broad, descent: 20, slope: &slope{0.5, false, 9}}},
		{{width: 200, after: 50, weights: broad, descent: 12, slope: &slope{0.5, false, 9}},
			{width: 200, after: 50, weights: broad, descent: 20, slope: &slope{1, false, 8}}},
		{{width: 800, after: 200, weights: broad, descent: 12, slope: &slope{0.5, false, 9}},
			{width: 800, after: 200, weights: broad, descent: 12, slope: &slope{1, false, 8}}},
		{{width: 800, after: 200, weights: broad, descent: 12, slope: &slope{1, true, 9}},
			{width: 800, after: 200, weights: broad, descent: 12, slope: &slope{1, false, 9}}},
	}
)

// schedule returns the attempts for a board.
func schedule(g *grid) [][]attempt {
	switch side := max(g.w, g.h); {
	case g.n <= earlyCells:
		return smallAttempts
	case g.n <= 64:
		return slices.Concat(middleAttempts, slopedAttempts)
	case side < 15:
		return slices.Concat(largeAttempts, slopedAttempts)
	}
	return hugeAttempts
}

// The weights of searches that bring tiles far from home nearer while they complete their units. A keen one cares less for that, which
// is best for the narrowest ones.
var (
	broad = weights{unit: 10, hurry: 10, estimate: 8, value: 20, slack: 60, far: 1.7, conflicts: conflictWeight}
	steep = weights{unit: 10, hurry: 10, estimate: 4, value: 20, slack: 20, far: 1.7, conflicts: conflictWeight}
	keen  = weights{unit: 30, hurry: 10, estimate: 4, value: 20, slack: 20, far: 1.7, conflicts: conflictWeight}
)

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

// newTrial starts an attempt to find a solution that is shorter than limit. It returns nil if it needs a plan and the
// board has none. finished is a finished beam whose buffers are reused, or nil.
func newTrial(a attempt, k *task, limit int, finished *beam) *trial {
	t := &trial{attempt: a, start: k, limit: limit, falling: a.descent > 0}
	if !a.planless && (t.falling || a.slope == nil) {
		if t.plan = newPlan(k); len(t.plan.units) == 0 {
			return nil
		}
	}
	if !t.falling && a.slope == nil {
		t.beam = newBeam(t.plan, a.weights, k, a.width, limit, finished)
		return t
	}
	t.beam = newDescent(a.slope, k, a.width, limit, finished)
	if t.falling {
		from := t.beam.now[0].estimate
		t.beam.enough = from * int32(a.descent) / 100
		t.beam.limit = min(limit, int(t.beam.enough+descentMost*(from-t.beam.enough)))
	}
	return t
}

// descentMost is the number of moves for each by which the estimate falls, with which a descent gives up: it may have come to where it
// can go on for ever.
const descentMost = 3

// within returns the attempt with no more boards than memory has room for in a search for a solution of a length. ok is false if that is
// less than half of them.
func (a attempt) within(memory, cells, length int) (fitting attempt, ok bool) {
	most := memory / (beamBytes + beamCellBytes*cells + beamLevelBytes*length)
	if most >= a.width {
		return a, true
	}
	ok = most >= a.width/2
	a.width = most
	return a, ok
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
		if t.after > 0 {
			t.width = t.after
		}
		t.beam = newBeam(t.plan, t.weights, k, t.width, t.limit-len(way), t.beam)
		return used + k.n, false
	default:
		t.steps = trim(t.start, slices.Concat(t.before, way)) // lengths are compared without loops
	}
	return used, done
}

func (t *trial) buffers() *beam { return t.beam }
