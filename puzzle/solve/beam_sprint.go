package solve

import "slices"

// sprint is a beam search on a board of up to 16 cells with the pattern databases of its class as the estimate.
// In a long search it usually finds an optimal solution before IDA* does. That solution is proven optimal once IDA* has
// raised the lower bound to its length, without a search at the optimal limit.
type sprint struct {
	*class
	levels[frame, frame]            // no solution is longer than the limit
	trail                [][]uint16 // level, member -> parent<<2 | direction
}

// A solver's first sprint is narrow; each further one is sprintGrowth times as wide. It is due once IDA* has searched, since the last one,
// quickSprintShare or optimalSprintShare (by the mode) times the nodes that it is expected to take. Most boards are solved before the first
// one is due in the Optimal mode: there it would only delay the proof. The widest sprint nearly always finds an optimal solution.
const (
	firstSprintWidth   = 64
	maxSprintWidth     = 4096 // its index, shifted by 2, must fit a uint16, see sprint.trail
	sprintGrowth       = 4
	quickSprintShare   = 8
	optimalSprintShare = 32
	sprintCost         = 45 // nodes for each board of the width, measured at width 1000
)

// newSprint starts a sprint. finished is a finished sprint whose buffers are reused, or nil.
func newSprint(c *class, k *task, width, limit int, finished *sprint) *sprint {
	root := c.frameOf(k)
	root.slack = uint8((limit - k.md()) / 2)
	s := &sprint{class: c}
	if finished == nil {
		s.begin(width, limit, recentLevels*width, nil)
	} else {
		s.begin(width, limit, recentLevels*width, &finished.levels)
	}
	s.now = append(s.now, root)
	return s
}

// step searches for about budget nodes. Once done, steps is the solution, or nil if there is none within the
// limit.
func (s *sprint) step(budget int) (used int, done bool) {
	return s.search(budget, s.expand, s.choose)
}

func (s *sprint) expand() (tried int, solved bool) {
	first, parents := s.members(maxParents)
	left := s.limit - len(s.trail) - 1 // moves left below this level
	kept := len(s.candidates)
	s.candidates, tried = s.class.expand(parents, first, nil, slices.Grow(s.candidates, maxChildren))
	for i := kept; i < len(s.candidates); i++ {
		f := &s.candidates[i]
		if left == 2*int(f.slack) { // MD is 0
			s.steps = trace(s.trail, s.stepTo(f))
			return tried, true
		}
		if s.seen.add(boardHash(f.board, uint32(f.blank))) {
			s.candidates[kept] = *f
			kept++
		}
	}
	s.candidates = s.candidates[:kept]
	return tried, false
}

// stepTo returns how a candidate was reached: parent<<2 | direction.
func (s *sprint) stepTo(f *frame) uint16 {
	return f.parent<<2 | uint16(s.dir(int(f.blank), int(s.now[f.parent].blank)))
}

// score returns the score of a candidate. All boards of the level are the same number of moves from the start, so a board that used
// less slack has less MD left.
func (f *frame) score() int32 { return int32(f.sum[0]) + int32(f.sum[1]) - 2*int32(f.slack) }

func boardHash(board uint64, blank uint32) uint64 {
	h := (board ^ uint64(blank)) * 0x9e3779b97f4a7c15
	return (h ^ h>>29) * 0xbf58476d1ce4e5b9
}

// choose makes the best candidates the next level. The search has ended if there are no candidates.
func (s *sprint) choose() (cost int, ended bool) {
	if len(s.candidates) == 0 {
		return 1, true
	}
	s.next = s.next[:0]
	s.cut.set(len(s.candidates), s.width, func(i int) int32 { return s.candidates[i].score() })
	steps := make([]uint16, 0, min(s.width, len(s.candidates)))
	for i := range s.candidates {
		if f := &s.candidates[i]; s.cut.take(f.score()) {
			steps = append(steps, s.stepTo(f))
			s.next = append(s.next, *f)
		}
	}
	s.trail = append(s.trail, steps)
	s.now, s.next = s.next, s.now
	s.candidates, s.at = s.candidates[:0], 0
	return 0, false
}

// trace returns the steps along a trail from the start to its end.
func trace[T uint16 | uint32](trail [][]T, from T) []uint8 {
	steps := []uint8{uint8(from & 3)}
	for level := len(trail) - 1; level >= 0; level-- {
		from = trail[level][from>>2]
		steps = append(steps, uint8(from&3))
	}
	slices.Reverse(steps)
	return steps
}
