package solve

import (
	"math/rand/v2"
	"testing"
)

// TestPulls checks that distances weigh most on the far side of the goal's blank, as much as the rise says, and 1 at the blank.
func TestPulls(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		w, h, blank int
		slope       slope
		cell        int
		want        int32
	}{
		{8, 8, 63, slope{rise: 1}, 63, slopeUnit},
		{8, 8, 63, slope{rise: 1}, 0, 2 * slopeUnit},
		{8, 8, 63, slope{rise: 1}, 7, 2 * slopeUnit}, // the whole row is the far side
		{8, 8, 63, slope{rise: 1, round: true}, 7, slopeUnit * 3 / 2},
		{8, 8, 63, slope{rise: 0.5, round: true}, 0, slopeUnit * 3 / 2},
		{5, 9, 0, slope{rise: 1}, 44, 2 * slopeUnit},
		{5, 9, 0, slope{rise: 1}, 20, slopeUnit * 3 / 2}, // half way down
		{1, 9, 8, slope{rise: 1}, 0, 2 * slopeUnit},
	} {
		pulls := c.slope.pulls(newGrid(c.w, c.h), c.blank)
		if got := pulls[c.cell]; got != c.want {
			t.Errorf("%dx%d, blank in %d, %+v: cell %d weighs %d, want %d", c.w, c.h, c.blank, c.slope, c.cell, got, c.want)
		}
		if len(pulls) != c.w*c.h {
			t.Errorf("%dx%d: %d weights", c.w, c.h, len(pulls))
		}
	}
}

// TestSlopedBeams checks that at least half of the beams with a slope find a solution, and that it is one.
func TestSlopedBeams(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	solved := 0
	for range 4 {
		start, goal := randomPair(t, r, 8, 7)
		k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 8, 7)
		for _, s := range []slope{{1, false, 7}, {0.6, true, 8}} {
			const limit = 1000
			b := newDescent(&s, k, 300, limit, nil)
			for done := false; !done; {
				_, done = b.step(1 << 20)
			}
			if b.steps == nil {
				continue
			}
			solved++
			if end := k.clone(); len(b.steps) >= limit || !end.play(b.steps) || !end.solved() {
				t.Errorf("%v to %v: %d steps do not solve it", start, goal, len(b.steps))
			}
		}
	}
	if solved < 4 {
		t.Errorf("%d of 8 beams have found a solution", solved)
	}
}

// TestFarSideFirst checks which tiles are home when an eighth of the estimate is left: with a slope more of those far from the goal's
// blank, and fewer of those near it, than without.
func TestFarSideFirst(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 9)) // always the same boards: between sets of them the sums vary by half of what the slope makes
	var lead [2]int                  // of the far side
	for range 24 {
		goal := classicLabels(81)
		start := solvableLabels(t, r, goal)
		for i, rise := range []float64{0, 3} {
			k := newTask(start, goal, 9, 9)
			lead[i] += farLead(k, &slope{rise: rise, fade: 7})
		}
	}
	if lead[1] <= lead[0] {
		t.Errorf("the far side leads by %d tiles with a slope, by %d without", lead[1], lead[0])
	}
}

// farLead returns how many more tiles far from the goal's blank are home than near it when an eighth of the estimate is left.
func farLead(k *task, s *slope) (lead int) {
	b := newDescent(s, k, 150, 2000, nil)
	b.enough = b.now[0].estimate / 8
	for done := false; !done; {
		_, done = b.step(1 << 20)
	}
	k.play(b.steps)
	for c, content := range k.board {
		d := k.dist(c, k.goalBlank)
		switch {
		case int(content) != c:
		case d > (k.w+k.h-2)/2:
			lead++
		case d > 0 && d < (k.w+k.h-2)/2:
			lead--
		}
	}
	return lead
}
