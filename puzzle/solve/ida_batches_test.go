package solve

import (
	"slices"
	"testing"
)

// TestBatches compares the solutions of both kinds of search on 3x3 boards of every depth, and their order: all solutions without
// a transposition table, the first one with it. Where several begin with the frames that have most room, they find one as short.
func TestBatches(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8))
	boards, depth := allDepths(goal)
	class := builtClass(3, 3, 8, smallPatterns)
	labels := goal.AppendLabels(nil)
	solutions := func(d *ida, run func(int) outcome, path func() []uint8, budget, most int) (list [][]uint8) {
		for len(list) < most {
			switch run(budget) {
			case found:
				list = append(list, slices.Clone(path()))
			case exhausted:
				if len(list) > 0 {
					return list
				}
				d.raiseLimit()
			}
		}
		return list
	}
	for i := 1; i < len(boards); i += 211 {
		k := newTask(boards[i].AppendLabels(nil), labels, 3, 3)
		for _, most := range []int{1, 1 << 20} {
			one, several := newIDA(class, true), newIDA(class, true)
			for _, d := range []*ida{one, several} {
				d.reset(k, 0)
				if most == 1 {
					d.visited = new(transpositionTable)
				} else {
					d.single = false
				}
			}
			want := solutions(one, one.run, one.path, 1<<30, most)
			got := solutions(several, several.runBatches, several.pathOfBatches, 7, most)
			if len(want[0]) != depth[boards[i]] || !slices.EqualFunc(got, want, slices.Equal) {
				t.Fatalf("%v: %d solutions, not %d of %d moves: %v", boards[i], len(got), len(want), depth[boards[i]], got[0])
			}
			if most > 1 && several.nodes != one.nodes {
				t.Fatalf("%v: %d nodes, not %d", boards[i], several.nodes, one.nodes)
			}
		}
		sorted := newIDA(class, true)
		sorted.reset(k, 0)
		sorted.visited, sorted.byRoom = new(transpositionTable), true
		way := solutions(sorted, sorted.runBatches, sorted.pathOfBatches, 7, 1)[0]
		if len(way) != depth[boards[i]] || !k.play(way) || !k.solved() {
			t.Fatalf("%v: by room, %v is no solution of %d moves", boards[i], way, depth[boards[i]])
		}
	}
}
